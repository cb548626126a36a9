"""The middle of the Play workspace: actor, target, action and its form; roll, typed dice or odds; result; odds."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.look import icons, theme
from desktop.look.flow import FlowLayout
from desktop.look.fonts import Type, px
from desktop.look.labels import Label, plain_tip
from desktop.look.segmented import Segment, SegmentedControl
from desktop.look.severity import Severity, SeverityLabel
from desktop.look.surfaces import Pane
from desktop.play.acting import Acting
from desktop.play.action_box import ActionBox
from desktop.play.dice_view import Readings, purpose_words, sums_of
from desktop.play.draft import Draft
from desktop.play.editors import Lookup
from desktop.play.fitting import Fitting
from desktop.play.form import InputForm
from desktop.play.odds_panel import OddsPanel, Wanted
from desktop.play.result_panel import ResultPanel
from desktop.play.texts import name_of, part_names, with_names
from desktop.play.unit_box import UnitBox
from desktop.words import say, tr
from rules.battle_table import Due
from rules.errors import BadFile
from rules.outcome import as_json


class ActPane(Pane):
    """`failed` is sent with a sentence when an entry does not fit the battle."""

    failed = Signal(str)

    def __init__(self, acting: Acting) -> None:
        super().__init__("sheet")
        self.acting = acting
        column = QVBoxLayout(self)
        column.setContentsMargins(px(18), px(12), px(18), px(10))
        column.setSpacing(px(8))
        column.addLayout(self._units())
        column.addLayout(self._action_row())
        self.form = InputForm(self._fields)
        self.form.edited.connect(self._edited)
        self._form_room = Fitting(self.form)
        column.addWidget(self._form_room)
        self.hindered = SeverityLabel(Severity.WARNING)
        column.addWidget(self.hindered)
        column.addLayout(self._mode_row())
        self.result = self._result()
        column.addWidget(self.result)
        self.odds = OddsPanel()
        column.addWidget(self.odds, 1)
        acting.chosen.connect(self._show_choice)
        acting.drafted.connect(self._show_draft)
        acting.moved.connect(self._show_units)
        self._show_units()
        self._show_choice()
        self._show_draft()

    # Making it

    def _units(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(px(10))
        self.actor = UnitBox(tr("Actor"), "blue")
        self.actor.picked.connect(self.acting.choose_actor)
        self.target = UnitBox(tr("Target"), "error")
        self.target.picked.connect(self.acting.choose_target)
        swap = QPushButton(icons.icon("goto"), "")
        swap.setFlat(True)
        swap.setFixedWidth(px(30))
        swap.setToolTip(tr("Exchange actor and target"))
        swap.setAccessibleName(swap.toolTip())
        swap.clicked.connect(self.acting.swap)
        row.addWidget(self.actor, 1)
        row.addWidget(swap)
        row.addWidget(self.target, 1)
        return row

    def _action_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(px(10))
        self.action = ActionBox()
        self.action.picked.connect(self.acting.choose_action)
        fields = QWidget()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        fields.setSizePolicy(policy)
        self._fields = FlowLayout(fields, px(8), px(6))
        self._fields.addWidget(_under(tr("Action"), self.action))
        self.way = QComboBox()
        self.way.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.way.setMinimumContentsLength(20)
        self.way.activated.connect(self._way_chosen)
        self._way_field = _under(tr("With"), self.way)
        self._fields.addWidget(self._way_field)
        row.addWidget(fields, 1)
        score = QVBoxLayout()
        score.setSpacing(0)
        self.score_title = Label("", Type.NOTE, "ink2")
        self.score = Label("", Type.TITLE)
        for label in (self.score_title, self.score):
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            score.addWidget(label)
        score.addStretch(1)
        row.addLayout(score)
        return row

    def _mode_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(px(10))
        self.mode = SegmentedControl(
            [
                Segment("roll", tr("&Roll"), "play"),
                Segment("dice", tr("Enter &dice"), "pencil"),
                Segment("odds", tr("&Odds"), "list"),
            ],
            spoken=tr("How it is worked out"),
        )
        self.mode.chosen.connect(self._mode_chosen)
        row.addWidget(self.mode)
        row.addStretch(1)
        self.seed = Label("", Type.NOTE, "ink2")
        self.seed.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row.addWidget(self.seed)
        self.roll_button = theme.primary(QPushButton(tr("Roll")))
        self.roll_button.clicked.connect(self.roll)
        row.addWidget(self.roll_button)
        return row

    def _result(self) -> ResultPanel:
        panel = ResultPanel()
        panel.apply.connect(self.apply)
        panel.discard.connect(self.acting.discard)
        panel.change_die.connect(self.acting.change_die)
        panel.typed.connect(self.acting.type_die)
        panel.taken_back.connect(self.acting.take_die_back)
        return panel

    # What the player does

    def _edited(self) -> None:
        self.acting.set_given(self.form.given())
        self.form.show_modifiers(self.acting.modifiers())

    def enter(self) -> None:
        """Enter applies what stands, else rolls."""
        draft = self.acting.draft
        if draft is not None and draft.after is not None:
            self.apply()
        elif self.acting.mode == "roll" and self.roll_button.isEnabled():
            self.roll()

    def apply(self) -> None:
        """Applies the result; it is on disk when it is shown."""
        try:
            self.acting.apply()
        except BadFile as problem:
            self.failed.emit(say(problem.message))

    def roll(self) -> None:
        """Rolls, or rolls again."""
        self.acting.roll()

    def take_due(self, due: Due) -> None:
        """Works out what is due: rolled at once, or ready for the first typed die."""
        self.acting.take_due(due)
        if self.acting.mode == "odds":
            self.acting.set_mode("roll")
        self.mode.set_current(self.acting.mode)
        if self.acting.mode == "roll" and self.acting.draft is None and not self.acting.problem:
            self.acting.roll()
        self._focus_result()

    def _focus_result(self) -> None:
        if self.acting.draft is not None and self.acting.draft.wanted is not None:
            self.result.dice.setFocus()
        elif self.result.apply_button.isEnabled():
            self.result.apply_button.setFocus()

    def _mode_chosen(self, mode: str) -> None:
        self.acting.set_mode(mode)  # type: ignore[arg-type]
        if mode == "dice":
            self._focus_result()

    def _way_chosen(self, index: int) -> None:
        self.acting.choose_offer(self.acting.variants()[index])

    # What is shown

    def _show_units(self) -> None:
        battle = self.acting.game.battle
        for box, fighter in ((self.actor, self.acting.actor), (self.target, self.acting.target)):
            box.show_units(battle)
            box.choose(fighter)

    def _show_choice(self) -> None:
        acting = self.acting
        offer = acting.offer
        self.actor.choose(acting.actor)
        self.target.choose(acting.target)
        whose = offer.whose if offer is not None else "both"
        self.actor.set_idle(tr("not needed") if whose == "target" else "")
        self.target.set_idle(tr("not needed") if whose == "actor" else "")
        rule_set = acting.game.battle.beginning.ruleset
        self.action.show_actions(rule_set, acting.actions(), offer.action if offer is not None else None)
        self._show_ways()
        self.hindered.setVisible(bool(offer is not None and offer.hindered))
        if offer is None:
            self.form.hide()
            return
        self.hindered.set_state(Severity.WARNING, say(offer.hindered))
        self.form.show()
        self.form.show_action(offer.action, acting.given, acting.front(), acting.modifiers(), self._lookup())
        self._form_room.refit()

    def _lookup(self) -> Lookup:
        names = part_names(self.acting.game.battle, self.acting.actor, self.acting.target)
        return Lookup(names={key: say(words) for key, words in names.items()}, words=self.acting.rules.words)

    def _show_ways(self) -> None:
        ways = self.acting.variants()
        self._way_field.setVisible(len(ways) > 1)
        self.way.blockSignals(True)
        self.way.clear()
        for offer in ways:
            self.way.addItem(say(offer.by or offer.title))
            if offer.hindered:
                self.way.setItemIcon(self.way.count() - 1, icons.icon("warning", "warn"))
                self.way.setItemData(self.way.count() - 1, plain_tip(say(offer.hindered)), Qt.ItemDataRole.ToolTipRole)
        if self.acting.offer in ways:
            self.way.setCurrentIndex(ways.index(self.acting.offer))
        self.way.blockSignals(False)

    def _show_draft(self) -> None:
        acting = self.acting
        draft = acting.draft
        self.mode.set_current(acting.mode)
        needs_roll = acting.offer is not None and not acting.problem and (draft is None or bool(draft.rolls))
        self.roll_button.setVisible(acting.mode == "roll")
        self.roll_button.setEnabled(needs_roll)
        again = draft is not None and bool(draft.rolls)
        self.roll_button.setText(tr("Roll again") if again else tr("Roll"))
        self.roll_button.setProperty("primary", not again)
        self.seed.setText(tr("seed {seed}", seed=acting.seed()) if acting.mode == "roll" and needs_roll else "")
        self.result.setVisible(draft is not None and acting.mode != "odds")
        if draft is not None:
            self._show_result(draft)
        self._show_odds()
        self._show_score()

    def _show_result(self, draft: Draft) -> None:
        acting = self.acting
        battle = acting.game.battle
        names = part_names(battle, acting.actor, acting.target)
        sentences = [say(with_names(words, names)) for words in draft.said]
        changes: list[str] = []
        entails: list[str] = []
        if draft.after is not None:
            changes = [say(words) for words in acting.rules.told(battle, draft.after)]
            entails = self._entails(draft)
        sums = sums_of(acting.rules.sums, draft.entry.outcome or {})
        readings = Readings(acting.rules.verdicts, sums, acting.rules.unrolled(draft.entry))
        self.result.show_draft(draft, sentences, changes, entails, readings, acting.refused_die)

    def _entails(self, draft: Draft) -> list[str]:
        """What comes due by the result and was not before."""
        assert draft.after is not None
        battle, rules = self.acting.game.battle, self.acting.rules
        known = {(due.fighter, say(due.title)) for due in (*rules.due(battle), *rules.coming(battle))}
        found: list[str] = []
        for due in (*rules.due(draft.after), *rules.coming(draft.after)):
            if (due.fighter, say(due.title)) not in known:
                when = say(due.when) or tr("Now")
                name = name_of(draft.after, due.fighter)
                found.append(tr("{when}, {name}: {what}", when=when, name=name, what=due.title))
        return found

    def _show_odds(self) -> None:
        acting = self.acting
        if acting.offer is None:
            self.odds.show_reason(tr("Choose who acts, and on whom."))
            return
        if acting.problem:
            self.odds.show_reason(say(acting.problem))
            return
        chances = acting.rules.chances(acting.offer.action)
        draft = acting.draft
        if chances is None or (draft is not None and draft.resolution is not None and not draft.rolls):
            text = (
                tr("The rules do not allow this.") if draft is not None and draft.refused else tr("No die is rolled.")
            )
            self.odds.show_reason(text)
            return
        done = draft is not None and draft.resolution is not None
        self.odds.mark(as_json(draft.resolution.outcome) if done else None)  # type: ignore[union-attr]
        self.odds.ask(Wanted(acting.offer.action, acting.given, chances))

    def _show_score(self) -> None:
        """The score that the first die needs."""
        needed, purpose = self.acting.needed()
        self.score.setText(f"{needed}+" if needed is not None else "")
        self.score_title.setText(tr("Needed {purpose}", purpose=purpose_words(purpose).lower()) if purpose else "")


def _under(title: str, field: QWidget) -> QWidget:
    """A field under its title."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(2)
    label = Label(title, Type.NOTE, "ink2")
    label.setBuddy(field)
    field.setAccessibleName(title)
    column.addWidget(label)
    column.addWidget(field)
    holder.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return holder
