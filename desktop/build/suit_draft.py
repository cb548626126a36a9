"""A dreadnought that is being rolled up: its rows, which are locked or typed, the die that is waited for. No widget."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from desktop.seeds import fresh_seed
from rules.dice import DieWanted, Rolled
from rules.language import Words
from rules.rogue_trader.dreadnought import Dreadnought
from rules.rogue_trader.random_dreadnought import STEPS, Step, step_gap
from rules.rogue_trader.random_rows import RolledSuit, next_die, roll_again, roll_suit, with_typed
from rules.rogue_trader.random_suit import suit_name, suit_unit
from rules.stored import RollRecord


@dataclass(frozen=True, slots=True)
class Typing:
    """A row into which real dice are being typed.

    `fallen`: sides and result of each so far; `wanted`: the one that comes next; `refused`: a number it does not have.
    """

    step: Step
    fallen: tuple[tuple[int, int], ...]
    wanted: DieWanted
    refused: int | None = None

    def dice(self) -> list[str]:
        """The dice so far as a record has them."""
        return [f"D{sides} {result}" for sides, result in self.fallen]


class SuitDraft(QObject):
    """`changed` is sent when anything of it did."""

    changed = Signal()

    def __init__(self, record: RollRecord | None = None) -> None:
        """`record`: the dice to begin with. Raises BadInput when there are no frames to roll."""
        super().__init__()
        self.seed = (record.seed if record else "") or fresh_seed()
        self.locked: set[Step] = set()
        self.typed: set[Step] = set()
        self.typing: Typing | None = None
        self.loosened: tuple[Step, ...] = ()
        """Locked rows whose dice no longer fitted the last time something was rolled."""
        self.own_name: str | None = None
        """The player's own name for it; None for the one proposed."""
        self._times: dict[Step, int] = {}
        kept = _kept(record) if record else {}
        self.suit = roll_suit(kept, self._dice(self.seed))
        if record is not None:
            self.typed = {step for step in STEPS if self._is_typed(record, step)}

    def _is_typed(self, record: RollRecord, step: Step) -> bool:
        there = next((each for each in record.steps if each.step == step), None)
        results = tuple(result for _, result in there.faces()) if there else ()
        return there is not None and there.typed and self.suit.dice().get(step) == results

    @staticmethod
    def _dice(seed: str) -> Callable[[], Rolled]:
        return lambda: Rolled(seed)

    # Rolling

    def roll(self, seed: str = "") -> None:
        """Rolls all rows but the locked ones, from that seed or a fresh one."""
        self.seed = seed or fresh_seed()
        self._times = {}
        known = self.suit.dice()
        kept = {step: known[step] for step in self.locked if step in known}
        self._take(roll_suit(kept, self._dice(self.seed)))

    def again(self, step: Step) -> None:
        """Rolls one row again, and those that depend on it; a locked row is rolled all the same when asked for."""
        self._take(roll_again(self.suit, step, self.locked, self._fresh_dice(step)), step)

    def _fresh_dice(self, step: Step) -> Callable[[], Rolled]:
        """Dice of this row's own, each time others, the same for the same seed."""
        self._times[step] = self._times.get(step, 0) + 1
        return self._dice(f"{self.seed}-{step}-{self._times[step]}")

    def _take(self, suit: RolledSuit, asked: Step | None = None, *, typed: bool = False) -> None:
        """Takes another suit; `asked`: the row that was rolled again, or typed."""
        before, after = self.suit.dice(), suit.dice()
        other = {step for step in STEPS if before.get(step) != after.get(step)}
        self.loosened = tuple(step for step in STEPS if step in self.locked & other and step != asked)
        self.typed -= other
        if asked is not None:
            (self.typed.add if typed else self.typed.discard)(asked)
        if "name" in other:
            self.own_name = None
        self.suit = suit
        self.typing = None
        self.changed.emit()

    def lock(self, step: Step, *, locked: bool) -> None:
        """Keeps a row's dice from now on, or no longer."""
        (self.locked.add if locked else self.locked.discard)(step)
        self.changed.emit()

    # Typing

    def begin(self, step: Step) -> None:
        """Waits for the first real die of a row; what it shows stays until all its dice are there."""
        self._type(step, ())

    def type_die(self, number: int) -> None:
        """A real die. One that the die does not have is shown as refused."""
        typing = self.typing
        if typing is None:
            return
        if 1 <= number <= typing.wanted.sides:
            self._type(typing.step, (*typing.fallen, (typing.wanted.sides, number)))
        else:
            self.typing = replace(typing, refused=number)
            self.changed.emit()

    def take_back(self) -> None:
        """Takes the last typed die back; without one, the row is as it was."""
        typing = self.typing
        if typing is None:
            return
        if typing.refused is not None:
            self._type(typing.step, typing.fallen)
        elif typing.fallen:
            self._type(typing.step, typing.fallen[:-1])
        else:
            self.stop()

    def stop(self) -> None:
        """The row is as it was before typing began."""
        self.typing = None
        self.changed.emit()

    def _type(self, step: Step, fallen: tuple[tuple[int, int], ...]) -> None:
        results = [result for _, result in fallen]
        wanted = next_die(self.suit, step, results)
        if wanted is not None:
            self.typing = Typing(step, fallen, wanted)
            self.changed.emit()
            return
        suit = with_typed(self.suit, step, results, self.locked, self._fresh_dice(step))
        self.locked.add(step)
        self._take(suit, step, typed=True)

    # What comes of it

    def name(self) -> Words:
        """The player's own name, or the one proposed."""
        return suit_name(self.suit.outcome) if self.own_name is None else self.own_name

    def mixed(self) -> bool:
        """Whether the seed alone gives other dice."""
        return self.suit.dice() != roll_suit({}, self._dice(self.seed)).dice()

    def unit(self, text: Callable[[Words], str]) -> Dreadnought:
        """The suit as a unit, in the language of `text`."""
        unit = suit_unit(self.suit, self.seed, text, mixed=self.mixed(), typed=self.typed)
        return unit if self.own_name is None else unit.model_copy(update={"name": self.own_name})


def _kept(record: RollRecord) -> dict[Step, tuple[int, ...]]:
    """The dice of a record, of the steps that can be rolled."""
    there = {each.step: tuple(result for _, result in each.faces()) for each in record.steps}
    return {step: there[step] for step in STEPS if step in there and step_gap(step) is None}
