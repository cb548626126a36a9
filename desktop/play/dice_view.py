"""Dice of a draft as they are shown: grouped by step, with the score needed, faces, and the word for what came."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.look.dice import DiceGroup, DiceStrip, Die, DieState, Tone
from desktop.look.die_keys import DieKeys
from desktop.words import say, tr
from rules.battle_table import Unrolled
from rules.dice import DieWanted, Roll

Verdicts = Mapping[str, tuple[str, str]]
"""What a die that reached its score says, and one that did not, by its purpose."""
Sums = Mapping[str, tuple[str, int]]
"""What dice that are added up gave, by their purpose: the word for it and the figure."""


@dataclass(frozen=True, slots=True)
class Readings:
    """How dice are read: the words of those with a score, the figures of sums, a die that is not rolled."""

    verdicts: Verdicts
    sums: Sums
    unrolled: Unrolled | None = None


def purpose_words(purpose: str) -> str:
    """The purpose of a die as it stands above it."""
    words = tr(purpose)
    return words[:1].upper() + words[1:]


def die_of(roll: Roll, verdicts: Verdicts, *, typed: bool) -> Die:
    """A die that has fallen."""
    if roll.passed is None:
        state = DieState.COUNTED
    elif roll.harm:
        state = DieState.HARM if roll.passed else DieState.PASSED
    else:
        state = DieState.PASSED if roll.passed else DieState.FAILED
    parts = [f"D{roll.sides}", tr(roll.purpose), str(roll.result)]
    if roll.needed is not None:
        parts.append(tr("needed {needed} or more", needed=roll.needed))
        parts.append(verdict(roll, verdicts))
    return Die(roll.sides, roll.result, state, typed=typed, spoken=", ".join(parts))


def verdict(roll: Roll, verdicts: Verdicts) -> str:
    """The word for a die that had a score to reach: "hit", "missed"."""
    yes, no = verdicts.get(roll.purpose, ("", ""))
    if yes:
        return tr(yes) if roll.passed else tr(no)
    return tr("passed") if roll.passed else tr("failed")


def die_row(rolls: Sequence[Roll], *, typed: bool) -> list[Die]:
    """Dice for the log, without words."""
    return [die_of(roll, {}, typed=typed) for roll in rolls]


def sums_of(known: Mapping[str, tuple[str, str]], outcome: Mapping[str, Any]) -> Sums:
    """The figures of an outcome that dice were added up for."""
    found: dict[str, tuple[str, int]] = {}
    for purpose, (word, path) in known.items():
        value: Any = outcome
        for name in path.split("."):
            value = value.get(name) if isinstance(value, Mapping) else None
        if isinstance(value, int):
            found[purpose] = (tr(word), value)
    return found


def groups(rolls: Sequence[Roll], readings: Readings, *, typed: bool) -> list[DiceGroup]:
    """Dice that fell for the same purpose one after the other, as a step; a sum stands at the last of its dice."""
    verdicts, sums, unrolled = readings.verdicts, readings.sums, readings.unrolled
    runs = _runs(rolls)
    last = {run[0].purpose: place for place, run in enumerate(runs)}
    found: list[DiceGroup] = []
    for place, run in enumerate(runs):
        dice = tuple(die_of(roll, verdicts, typed=typed) for roll in run)
        there = sums.get(run[0].purpose) if last[run[0].purpose] == place else None
        found.append(_group(run, dice, verdicts, there))
        if unrolled is not None and run[0].purpose == unrolled.after and any(roll.passed for roll in run):
            found.append(_unrolled(unrolled))
    return found


def _unrolled(unrolled: Unrolled) -> DiceGroup:
    title, word = say(unrolled.title), say(unrolled.word)
    die = Die(6, None, DieState.NONE, spoken=tr("{name}: {what}", name=title, what=word))
    return DiceGroup(title[:1].upper() + title[1:], (die,), word=word, note=say(unrolled.note), tone=Tone.QUIET)


def _runs(rolls: Sequence[Roll]) -> list[list[Roll]]:
    """Neighbours of one purpose and score; many shots are joined by purpose, so that each step is one line."""
    runs: list[list[Roll]] = []
    for roll in rolls:
        if runs and _same(runs[-1][-1], roll):
            runs[-1].append(roll)
        else:
            runs.append([roll])
    if len(rolls) <= 8:
        return runs
    joined: dict[tuple[str, int, int | None], list[Roll]] = {}
    for roll in rolls:
        joined.setdefault((roll.purpose, roll.sides, roll.needed), []).append(roll)
    return list(joined.values())


def _same(one: Roll, other: Roll) -> bool:
    return (one.purpose, one.sides, one.needed) == (other.purpose, other.sides, other.needed)


def _group(run: Sequence[Roll], dice: tuple[Die, ...], verdicts: Verdicts, summed: tuple[str, int] | None) -> DiceGroup:
    first = run[0]
    purpose = purpose_words(first.purpose)
    if first.needed is None:
        number = "" if len(run) == 1 else str(len(run))
        title = f"{purpose}, {number}D{first.sides}"
        if summed is not None:
            return DiceGroup(title, dice, word=summed[0], result=str(summed[1]), tone=Tone.HARM)
        return DiceGroup(title, dice)
    title = f"{purpose}, {first.needed}+"
    if len(run) > 1:
        passed = [roll for roll in run if roll.passed]
        word = tr("{n} of {all}", n=len(passed), all=len(run))
        return DiceGroup(title, dice, word=word)
    good = bool(first.passed) is not first.harm
    tone = Tone.GOOD if good else Tone.HARM if first.harm else Tone.QUIET
    return DiceGroup(title, dice, word=verdict(first, verdicts), tone=tone)


def waiting_groups(wanted: DieWanted, waiting: Sequence[DieWanted], refused: int | None) -> list[DiceGroup]:
    """The next real die with its range, and the dashed ones that may follow it."""
    state = DieState.NEXT if refused is None else DieState.REFUSED
    spoken = tr("Next die: D{sides}, {purpose}, 1 to {sides}", sides=wanted.sides, purpose=tr(wanted.purpose))
    die = Die(wanted.sides, refused, state, spoken=spoken)
    note = tr("1 to {sides}", sides=wanted.sides)
    found = [DiceGroup(_wanted_title(wanted), (die,), word=note, tone=Tone.PLAIN if refused is None else Tone.HARM)]
    run: list[DieWanted] = []
    for one in (*waiting, None):
        if one is not None and (not run or (one.purpose, one.sides) == (run[-1].purpose, run[-1].sides)):
            run.append(one)
            continue
        if run:
            dice = tuple(Die(die.sides, None, DieState.WAITING) for die in run)
            found.append(DiceGroup(_wanted_title(run[0], len(run)), dice, tone=Tone.QUIET))
        run = [one] if one is not None else []
    return found


def _wanted_title(wanted: DieWanted, count: int = 1) -> str:
    purpose = purpose_words(wanted.purpose)
    if wanted.needed is not None:
        return f"{purpose}, {wanted.needed}+"
    return f"{purpose}, {count if count > 1 else ''}D{wanted.sides}"


class DiceEntry(DiceStrip):
    """A dice strip into which real dice are typed (see `desktop.look.die_keys`)."""

    typed = Signal(int)
    """A number was typed for the next die, in its range or not."""
    taken_back = Signal()
    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = DieKeys(self)
        self._keys.typed.connect(self.typed)
        self._keys.taken_back.connect(self.taken_back)
        self._keys.entered.connect(self.entered)

    def expect(self, sides: int) -> None:
        """Waits for a die of so many sides; 0 for none."""
        self._keys.expect(sides)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if sides else Qt.FocusPolicy.TabFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._keys.press(event):
            super().keyPressEvent(event)
