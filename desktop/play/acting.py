"""What is being drafted: who acts on whom, with which action and input, and the dice so far. No widget in here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from PySide6.QtCore import QObject, Signal

from desktop.play.draft import Draft, rolled, score, shortened, typed
from desktop.play.game import Game
from desktop.play.texts import action_title, input_problem
from rules.battle import Entry
from rules.battle_table import Due, Modifier, Offer, table
from rules.errors import BadInput
from rules.language import Message, Words

Mode = Literal["roll", "dice", "odds"]
_KEPT = ("modifiers", "extra")


class Acting(QObject):
    """`chosen` is sent when the form must be made anew, `drafted` when only the draft changed.

    `moved` is sent when the battle is another, before the two.
    """

    chosen = Signal()
    drafted = Signal()
    moved = Signal()

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.rules = table(game.battle.beginning.ruleset)
        self.actor: str | None = None
        self.target: str | None = None
        self.offers: Sequence[Offer] = ()
        self.offer: Offer | None = None
        self.given: dict[str, Any] = {}
        self.mode: Mode = "roll"
        self.draft: Draft | None = None
        self.problem: Words = ""
        """Why the input cannot be worked out; empty when it can."""
        self.refused_die: int | None = None
        self._dice: list[int] = []
        self._needed: tuple[int | None, str] = (None, "")
        self._rolls: dict[int, int] = {}
        self._kept: dict[tuple[str, str | None, str | None], dict[str, Any]] = {}
        game.changed.connect(self._battle_changed)
        self._first_units()
        self._renew()

    # Who, on whom, what

    def _first_units(self) -> None:
        """The first unit of the side whose turn it is acts on the first of another."""
        clock = self.game.battle.clock
        for fighter, standing in self.game.battle.standings.items():
            if standing.fighter.side == clock.side and self.actor is None:
                self.actor = fighter
            elif standing.fighter.side != clock.side and self.target is None:
                self.target = fighter

    def choose_actor(self, fighter: str | None) -> None:
        """Another unit acts."""
        self.actor = fighter
        self._renew()

    def choose_target(self, fighter: str | None) -> None:
        """Another unit is acted on."""
        self.target = fighter
        self._renew()

    def swap(self) -> None:
        """Actor and target change places."""
        self.actor, self.target = self.target, self.actor
        self._renew()

    def actions(self) -> list[tuple[str, Words]]:
        """The actions that are offered, each once, with its title."""
        found: dict[str, Words] = {}
        for offer in self.offers:
            found.setdefault(offer.action, offer.title)
        return list(found.items())

    def variants(self) -> list[Offer]:
        """The ways of doing the chosen action: its weapons, take off or stay down."""
        if self.offer is None:
            return []
        return [offer for offer in self.offers if offer.action == self.offer.action]

    def choose_action(self, action: str) -> None:
        """Another action: the first way of doing it that nothing hinders, or its bare input."""
        self._choose(self._best(action) or self._bare(action))

    def choose_offer(self, offer: Offer) -> None:
        """Another way of doing it."""
        self._choose(offer)

    def take_due(self, due: Due) -> None:
        """What is due, ready to be rolled: its unit chosen, its input filled in."""
        if due.action is None:
            return
        battle = self.game.battle
        offers = self.rules.offers(battle, due.fighter, due.fighter)
        whose = next((offer.whose for offer in offers if offer.action == due.action), "target")
        if whose == "actor":
            self.actor = due.fighter
        else:
            self.target = due.fighter
        self.offers = self.rules.offers(battle, self.actor, self.target)
        title = Message(action_title(due.action))
        self._choose(Offer(due.action, title, due.given, whose))

    def _bare(self, action: str) -> Offer:
        settings = dict(self.game.battle.settings)
        return Offer(action, Message(action_title(action)), {"settings": settings} if settings else {})

    def _best(self, action: str) -> Offer | None:
        ways = [offer for offer in self.offers if offer.action == action]
        return next((offer for offer in ways if not offer.hindered), ways[0] if ways else None)

    def _renew(self) -> None:
        """After the units or the battle changed: the same action while it is offered, with the states as they are."""
        before = self.offer
        self.offers = self.rules.offers(self.game.battle, self.actor, self.target)
        again = None
        if before is not None:
            same = [
                o for o in self.offers if (o.action, o.means, o.title) == (before.action, before.means, before.title)
            ]
            again = same[0] if same and not same[0].hindered else self._best(before.action)
        if again is None:
            again = next((offer for offer in self.offers if not offer.hindered), None)
        self._choose(again or (self._bare(before.action) if before is not None else None))

    def _choose(self, offer: Offer | None) -> None:
        self.offer = offer
        self.given = dict(offer.given) if offer is not None else {}
        if offer is not None:
            self.given |= self._kept.get((offer.action, self.actor, self.target), {})
        self._reset()
        self.chosen.emit()
        self._preview()

    # The input

    def front(self) -> tuple[str, ...]:
        """The fields of the action that stand in front."""
        return self.rules.front.get(self.offer.action, ()) if self.offer is not None else ()

    def modifiers(self) -> Sequence[Modifier]:
        """The modifiers of the action as it is drafted."""
        return self.rules.modifiers(self.game.battle, self.entry()) if self.offer is not None else ()

    def set_given(self, given: Mapping[str, Any]) -> None:
        """The player changed the input: a roll is discarded, typed dice stay as far as they go."""
        self.given = dict(given)
        self._keep()
        self.draft, self.problem, self.refused_die = None, "", None
        self._preview()

    def _keep(self) -> None:
        """What the player set between two units stays for the next shot: range, cover."""
        if self.offer is None or self.offer.whose != "both":
            return
        fields = (*(path for path in self.front() if "." not in path), *_KEPT)
        changed = {
            name: self.given[name]
            for name in fields
            if name in self.given and self.given[name] != self.offer.given.get(name)
        }
        self._kept[self.offer.action, self.actor, self.target] = changed

    def entry(self) -> Entry:
        """The entry as far as it is known before any die."""
        offer = self.offer
        assert offer is not None
        return Entry(
            kind="action",
            action=offer.action,
            actor=self.actor if offer.whose != "target" else None,
            target=self.target if offer.whose != "actor" else None,
            means=offer.means,
            crew=offer.crew,
            given=self.given,
        )

    # The dice

    def set_mode(self, mode: Mode) -> None:
        """Rolled dice, typed dice or only the odds."""
        self.mode = mode
        self._reset()
        self._preview()

    def _reset(self) -> None:
        self.draft, self.problem, self.refused_die = None, "", None
        self._dice = []

    def _preview(self) -> None:
        """Where no die is needed the result stands at once; typed dice ask for the first."""
        self._needed = (None, "")
        if self.offer is not None:
            try:
                self._needed = score(typed(self.game.battle, self.entry(), ()))
                self._dice = list(shortened(self.entry(), self._dice))
                now = typed(self.game.battle, self.entry(), self._dice)
            except BadInput as problem:
                self.problem = input_problem(self.offer.action, problem)
            else:
                if self.mode == "dice" or now.wanted is None:
                    self.draft = now
        self.drafted.emit()

    def needed(self) -> tuple[int | None, str]:
        """The score that the first die needs, and what it is for; None where there is no score."""
        return self._needed

    def roll(self) -> None:
        """Rolls the dice, from the battle's seed, the number of the entry and how often it was rolled."""
        if self.offer is None:
            return
        try:
            self.draft = rolled(self.game.battle, self.entry(), self._fresh_seed())
        except BadInput as problem:
            self.problem = input_problem(self.offer.action, problem)
        self.drafted.emit()

    def _fresh_seed(self) -> str:
        number = self.game.battle.next_number
        times = self._rolls.get(number, 0) + 1
        self._rolls[number] = times
        return seed_of(self.game.battle.beginning.seed, number, times)

    def seed(self) -> str:
        """The seed of the roll that is shown, or of the one that comes next."""
        if self.draft is not None and self.draft.entry.seed:
            return self.draft.entry.seed
        number = self.game.battle.next_number
        return seed_of(self.game.battle.beginning.seed, number, self._rolls.get(number, 0) + 1)

    def type_die(self, face: int) -> None:
        """A real die was typed; one out of range is shown and not taken."""
        if self.draft is None or self.draft.wanted is None:
            return
        self.refused_die = None if 1 <= face <= self.draft.wanted.sides else face
        if self.refused_die is None:
            self._dice.append(face)
        self._type()

    def take_die_back(self) -> None:
        """The last typed die is taken back."""
        if self.mode != "dice":
            return
        if self.refused_die is None:
            self._dice = self._dice[:-1]
        self.refused_die = None
        self._type()

    def change_die(self, place: int, face: int) -> None:
        """A die of the draft shows another face; the dice after it stay as far as they are still asked for."""
        if self.draft is None:
            return
        dice = list(self.draft.dice)
        dice[place] = face
        self._dice = list(shortened(self.entry(), dice))
        self._type()

    def _type(self) -> None:
        self.draft = typed(self.game.battle, self.entry(), self._dice)
        self.drafted.emit()

    def discard(self) -> None:
        """The result is not wanted."""
        self._reset()
        self._preview()

    def apply(self) -> None:
        """Applies the result. Raises BadFile when it does not fit the battle."""
        draft = self.draft
        if draft is None or draft.after is None:
            return
        self.draft = None
        self.game.apply(draft.entry)

    def _battle_changed(self) -> None:
        self.moved.emit()
        self._renew()

    def stop(self) -> None:
        """Follows the battle no longer."""
        self.game.changed.disconnect(self._battle_changed)


def seed_of(battle_seed: str, number: int, times: int) -> str:
    """The seed of an entry's dice: that of the battle, the entry's number, and which roll of it this is."""
    seed = f"{battle_seed}-{number}"
    return seed if times == 1 else f"{seed}-{times}"
