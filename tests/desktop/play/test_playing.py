"""A battle played in the window by clicks and keys: shots, dice, what is due, undo and redo, turns."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from desktop.play.acting import seed_of
from desktop.play.texts import input_problem
from rules.actions import play
from rules.battle import edited
from rules.dice import Rolled
from rules.errors import BadInput
from rules.journal import resume
from rules.language import language
from tests.battles import CAR, TANK, beginning, state
from tests.desktop.play.conftest import Table

rule = pytest.mark.rule
ENGLISH = language("en")


def _shoot(table: Table) -> None:
    """Chooses actor and target by clicking them."""
    table.click(table.row(TANK))
    table.click(table.row(CAR))
    assert (table.acting.actor, table.acting.target) == (TANK, CAR)
    table.acting.choose_action("rogue-trader.shoot")


@rule("RT-DMG-01")
def test_a_shot_with_typed_dice_is_on_disk_when_it_is_shown(table: Table) -> None:
    _shoot(table)
    before = table.bytes
    table.mode("dice")
    result = table.board.act.result
    assert not result.apply_button.isEnabled()
    table.dice(4, 3, 4, 3)
    assert result.apply_button.isEnabled()
    assert table.board.sides.rows[CAR].points.text() == "12 → 5 of 12"
    assert "Cormorant loses 7 points: 12 → 5." in result._change.text()
    assert table.bytes == before
    table.qtbot.keyClick(result.dice, Qt.Key.Key_Return)
    assert table.board.sides.rows[CAR].points.text() == "5 / 12"
    assert resume(table.game.path).battle == table.game.battle
    entry = table.game.battle.steps[-1].entry
    assert (entry.way, entry.dice, entry.seed) == ("typed", (4, 3, 4, 3), "")
    assert state(table.game.battle, CAR).lost == 7


def _chosen_by_keys(table: Table) -> None:
    """Actor and target by arrows, A and T."""
    table.row(TANK).setFocus()
    table.press("Down")
    assert table.row(CAR).hasFocus()
    table.press("T")
    table.press("Up")
    table.press("A")
    assert (table.acting.actor, table.acting.target) == (TANK, CAR)


def test_an_action_is_found_by_typing(table: Table) -> None:
    _chosen_by_keys(table)
    box = table.board.act.action
    box.setFocus()
    box.lineEdit().selectAll()  # type: ignore[union-attr]
    table.qtbot.keyClicks(box, "collis")
    popup = box.completer().popup()
    table.qtbot.waitUntil(popup.isVisible)
    table.qtbot.keyClick(popup, Qt.Key.Key_Down)
    table.qtbot.keyClick(popup, Qt.Key.Key_Return)
    assert table.acting.offer is not None
    assert table.acting.offer.action == "rogue-trader.collision"


def test_the_keyboard_alone_plays_a_shot(table: Table) -> None:
    """The action by arrows; real dice; Enter applies; Ctrl+Z takes it back."""
    _chosen_by_keys(table)
    table.board.act.action.setFocus()
    for _ in range(table.board.act.action.count()):
        if table.acting.offer is None or table.acting.offer.action != "rogue-trader.shoot":
            table.press("Down")
    table.press("Alt+D")
    table.qtbot.waitUntil(table.board.act.result.dice.hasFocus)
    for keys in ("4", "2", "1", "1"):
        table.press(keys)
    table.press("Return")
    assert state(table.game.battle, CAR).lost == 2
    table.press("Ctrl+Z")
    assert state(table.game.battle, CAR).lost == 0


def test_typed_dice_are_taken_back_and_checked_for_their_range(table: Table) -> None:
    _shoot(table)
    table.mode("dice")
    table.dice(4, 9)
    assert table.acting.refused_die == 9
    assert "A D6 shows 1 to 6, not 9." in table.board.act.result._sentence.text()
    assert table.acting.draft is not None
    assert table.acting.draft.dice == (4,)
    table.press("Backspace")
    table.press("Backspace")
    assert table.acting.draft.wanted is not None
    assert (table.acting.draft.dice, table.acting.draft.wanted.purpose) == ((), "to hit")
    spoken = table.board.act.result.dice.accessibleName()
    assert "Next die: D6, to hit, 1 to 6" in spoken


@rule("RT-DMG-06")
def test_zero_is_ten_for_a_d10(table: Table) -> None:
    table.game.apply(edited(CAR, {"lost": 1, "lost_this_turn": 1}))
    table.acting.choose_action("rogue-trader.special-damage")
    table.mode("dice")
    table.dice(6, 0)
    assert table.acting.draft is not None
    assert table.acting.draft.entry.outcome["result"] == "loss-of-control"


def test_rolled_dice_come_from_the_seed_that_is_shown(table: Table) -> None:
    _shoot(table)
    table.click(table.board.act.roll_button)
    draft = table.acting.draft
    assert draft is not None
    assert (draft.entry.way, draft.entry.seed) == ("rolled", seed_of("7", 1, 1))
    assert table.board.act.seed.text() == "seed 7-1"
    hand = Rolled("7-1")
    assert draft.dice == tuple(hand.roll(6, "") for _ in draft.dice)
    table.click(table.board.act.roll_button)
    assert table.acting.draft is not None
    assert table.acting.draft.entry.seed == "7-1-2"
    assert table.board.act.seed.text() == "seed 7-1-2"


def test_a_changed_die_makes_the_dice_typed_and_asks_for_those_that_are_new(table: Table) -> None:
    _shoot(table)
    table.mode("dice")
    table.dice(1)
    assert table.acting.draft is not None
    assert table.acting.draft.after is not None
    menu = table.board.act.result.change_button.menu()
    faces = menu.actions()[0].menu()
    assert isinstance(faces, QMenu)
    faces.actions()[4].trigger()
    assert table.acting.draft.dice == (5,)
    assert table.acting.draft.wanted is not None
    table.dice(2, 6, 6)
    faces = table.board.act.result.change_button.menu().actions()[1].menu()
    assert isinstance(faces, QMenu)
    faces.actions()[0].trigger()
    assert table.acting.draft.dice == (5, 1)
    assert table.acting.draft.entry.way == "typed"


def test_discarding_leaves_everything_as_it_was(table: Table) -> None:
    _shoot(table)
    before = table.bytes
    table.click(table.board.act.roll_button)
    table.click(table.board.act.result.discard_button)
    assert table.acting.draft is None
    assert table.board.sides.rows[CAR].points.text() == "12 / 12"
    assert table.bytes == before


def test_odds_follow_the_inputs_and_change_nothing(table: Table) -> None:
    _shoot(table)
    table.settle()
    battle, content = table.game.battle, table.bytes
    shares = [bar.share for bar in table.board.act.odds.bars.bars()]
    ticks = table.board.act.form.ticks()
    assert ticks is not None
    table.qtbot.mouseClick(
        ticks.box("cover-heavy"), Qt.MouseButton.LeftButton, pos=ticks.box("cover-heavy").rect().center()
    )
    assert table.board.act.score.text() == "4+"
    table.settle()
    table.qtbot.waitUntil(lambda: [bar.share for bar in table.board.act.odds.bars.bars()] != shares)
    worse = table.board.act.odds.bars.bars()
    assert worse[0].share > shares[0]
    assert sum(bar.share for bar in worse) == pytest.approx(1)
    assert table.game.battle is battle
    assert table.bytes == content
    assert table.acting.draft is None
    table.mode("odds")
    assert not table.board.act.result.isVisible()


def test_the_outcome_that_came_is_marked_among_the_odds(table: Table) -> None:
    _shoot(table)
    table.mode("dice")
    table.dice(4, 3, 4, 3)
    table.settle()
    marked = [bar.label for bar in table.board.act.odds.bars.bars() if bar.rolled]
    assert marked == ["7"]


@rule("RT-DMG-05", "RT-DMG-08")
def test_special_damage_is_due_at_the_end_of_the_turn_and_one_click_away(table: Table) -> None:
    _shoot(table)
    table.mode("dice")
    table.dice(4, 3, 4, 3)
    table.press("Return")
    for _ in range(7):
        table.press("Ctrl+Return")
    assert table.game.battle.clock.phase == "end"
    assert table.board.turn.next.text() == "&End turn"
    assert table.board.turn.due.isVisible()
    line = table.board.sides.rows[CAR]._lines.itemAt(0).widget()
    assert "special damage is certain" in line.accessibleName()
    table.click(line)
    assert table.acting.mode == "dice"
    assert table.board.act.result.dice.hasFocus()
    table.dice(3, 2)
    assert table.acting.draft is not None
    assert table.acting.draft.entry.outcome["result"] == "system-failure"
    table.press("Return")
    now = state(table.game.battle, CAR)
    assert (now.halted, now.special_checked) == (True, True)
    assert not table.board.turn.due.isVisible()
    assert [chip.name for chip in table.board.sides.rows[CAR].chips.chips()] == ["Halted"]
    table.press("Ctrl+Return")
    assert (table.game.battle.clock.side, table.game.battle.clock.phase) == (1, "start")


def test_what_is_due_is_rolled_at_once_when_dice_are_rolled(table: Table) -> None:
    table.game.apply(edited(TANK, {"burning": True}))
    table.click(table.board.turn.due.buttons[0])
    assert table.acting.draft is not None
    assert table.acting.draft.after is not None
    assert table.board.act.result.apply_button.hasFocus()
    table.press("Return")
    assert state(table.game.battle, TANK).burning_rolled


def test_leaving_with_something_due_asks_and_leaves_anyway_in_the_log(
    table: Table, answer: Callable[[str], list[str]]
) -> None:
    table.game.apply(edited(TANK, {"burning": True}))
    shown = answer("Cancel")
    table.press("Ctrl+Return")
    assert shown == ["Before you leave Start of turn Old Anvil: Fire: D6, explodes on a 6"]
    assert table.game.battle.clock.phase == "start"
    answer("Leave anyway")
    table.press("Ctrl+Return")
    assert table.game.battle.clock.phase == "movement"
    assert [left.action for left in table.game.battle.steps[-1].entry.left] == ["rogue-trader.burning"]
    assert "Left undone" in table.board.turn.log.model.row(2).text


def test_doing_it_now_works_out_what_is_due(table: Table, answer: Callable[[str], list[str]]) -> None:
    table.game.apply(edited(TANK, {"burning": True}))
    answer("Do it now")
    table.press("Ctrl+Return")
    assert table.acting.offer is not None
    assert table.acting.offer.action == "rogue-trader.burning"


@rule("RT-DMG-14")
def test_a_reminder_is_marked_as_done(table: Table) -> None:
    table.game.apply(edited(TANK, {"results": ["mechanical-failure"], "last_speed": 12.0}))
    table.press("Ctrl+Return")
    line = table.board.sides.rows[TANK]._lines.itemAt(0).widget()
    table.click(line)
    assert state(table.game.battle, TANK).moved
    assert table.game.battle.steps[-1].entry.note == "Repeats its last turn: 12″ straight on"


def test_undo_to_the_start_and_redo_to_the_end_give_the_same_bytes(table: Table) -> None:
    contents = [table.bytes]
    _shoot(table)
    table.mode("dice")
    table.dice(4, 3, 4, 3)
    table.press("Return")
    contents.append(table.bytes)
    table.mode("roll")
    for _ in range(3):
        table.press("Ctrl+Return")
        contents.append(table.bytes)
    table.board.damage(CAR, 2)
    contents.append(table.bytes)
    for content in reversed(contents[:-1]):
        table.press("Ctrl+Z")
        assert table.bytes == content
    assert table.game.battle.steps == ()
    assert table.board.sides.rows[CAR].points.text() == "12 / 12"
    for content in contents[1:]:
        table.press("Ctrl+Shift+Z")
        assert table.bytes == content
    assert resume(table.game.path).battle == table.game.battle
    assert table.board.sides.rows[CAR].points.text() == "3 / 12"


def test_after_undo_another_entry_takes_the_place_of_what_was_taken_back(table: Table) -> None:
    table.board.damage(CAR, 2)
    table.board.damage(CAR, 3)
    table.press("Ctrl+Z")
    table.board.damage(TANK, 1)
    assert (state(table.game.battle, CAR).lost, state(table.game.battle, TANK).lost) == (2, 1)
    assert resume(table.game.path).battle == table.game.battle
    assert not table.game.undo_stack.canRedo()


@rule("RT-CRW-04")
def test_a_weapon_that_has_fired_is_marked_and_the_next_one_is_chosen(begun: Callable[..., Table]) -> None:
    from rules.battle import Fighter
    from rules.rogue_trader.vehicle import MountedWeapon
    from tests.battles import vehicle

    arms = (MountedWeapon(id="a", weapon="lascannon"), MountedWeapon(id="b", weapon="heavy-bolter"))
    fighters = (
        Fighter(id=TANK, side=0, name="Old Anvil", unit=vehicle("battle-tank", weapons=arms)),
        Fighter(id=CAR, side=1, name="Cormorant", unit=vehicle()),
    )
    table = begun(beginning(*fighters))
    _shoot(table)
    assert table.board.act.way.currentText() == "Lascannon, hull, front"
    table.mode("dice")
    table.dice(1)
    table.press("Return")
    assert table.acting.offer is not None
    assert table.acting.offer.means == ("b",)
    texts = [table.board.act.way.itemText(place) for place in range(table.board.act.way.count())]
    assert texts[-1] == "another weapon"
    fired = texts.index("Lascannon, hull, front")
    assert table.board.act.way.itemData(fired, Qt.ItemDataRole.ToolTipRole) == "It has fired this turn."


@rule("RT-SHT-04")
def test_the_range_band_follows_the_distance(table: Table) -> None:
    _shoot(table)
    form = table.board.act.form
    ticks = form.ticks()
    assert ticks is not None
    assert ENGLISH.text(ticks.modifiers[0].title) == "Short range, to 20″"
    ticks.box("cover-light").click()
    form.editor("distance").setValue(45)
    ticks = form.ticks()
    assert ticks is not None
    assert ENGLISH.text(ticks.modifiers[0].title) == "Long range, 20 to 60″"
    assert "cover-light" in ticks.codes()
    form.editor("distance").setValue(61)
    assert "Out of range" in table.board.act.result._sentence.text()


def test_range_and_cover_stay_for_the_next_shot_of_the_two(table: Table) -> None:
    _shoot(table)
    form = table.board.act.form
    form.editor("distance").setValue(26)
    ticks = form.ticks()
    assert ticks is not None
    ticks.box("cover-light").click()
    table.mode("dice")
    table.dice(1)
    table.press("Return")
    table.acting.choose_action("rogue-trader.shoot")
    assert table.board.act.form.editor("distance").value() == 26
    ticks = table.board.act.form.ticks()
    assert ticks is not None
    assert ticks.codes() == ["cover-light", "target-large"]


def test_a_move_needs_no_dice_and_says_why_it_is_refused(table: Table) -> None:
    table.acting.choose_action("rogue-trader.move-check")
    speed = table.board.act.form.editor("speed")
    speed.setFocus()
    speed.selectAll()
    table.qtbot.keyClicks(speed, "30")
    result = table.board.act.result
    assert result.isVisible()
    assert not result.apply_button.isEnabled()
    assert "too fast" in result._sentence.text()
    speed.selectAll()
    table.qtbot.keyClicks(speed, "2")
    assert result.apply_button.isEnabled()
    table.press("Return")
    assert state(table.game.battle, TANK).last_speed == 2


def test_an_action_that_is_not_offered_is_found_and_asks_for_its_input(table: Table) -> None:
    box = table.board.act.action
    titles = [box.itemText(place) for place in range(box.count())]
    assert "Random choice" in titles
    table.acting.choose_action("rogue-trader.random-choice")
    assert table.acting.problem
    assert not table.board.act.roll_button.isEnabled()


def test_a_field_that_is_missing_is_named_in_the_player_s_words() -> None:
    with pytest.raises(BadInput) as refused:
        play("rogue-trader.test-value", {}, Rolled(1))
    french = language("fr")
    said = french.text(input_problem("rogue-trader.test-value", refused.value))
    assert said == "Caractéristique\N{NO-BREAK SPACE}: ce champ est obligatoire"
