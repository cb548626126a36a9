"""The dice of random tables as they are drawn in Build: faces with a short name under each."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.build.suit_draft import Typing
from desktop.look.die import Die, DieState
from desktop.words import say, tr
from rules.language import C_, N_
from rules.rogue_trader.random_suit import die_title
from rules.rogue_trader.random_tables import DIFFERENCES, faces
from rules.stored import RolledStep, RollRecord

Cell = tuple[str, Die]
_ROWS = {"frame": N_("Frame"), "plating": C_("die", "Plating"), "history": N_("History")}
"""Names of first dice where no title stands beside them."""


def suit_cells(record: RollRecord) -> list[Cell]:
    """All dice of a suit's record but those of its name, with the names of their rows."""
    found: list[Cell] = []
    for step in record.steps:
        cells = step_cells(step) if step.step != "name" else []
        if step.step in _ROWS and cells:
            cells[0] = (tr(_ROWS[step.step]), cells[0][1])
        found += cells
    return found


def step_cells(step: RolledStep) -> list[Cell]:
    """The dice of one step."""
    found: list[Cell] = []
    dice = step.faces()
    for place, (sides, result) in enumerate(dice):
        name = die_name(step.step, place, [other for other, _ in dice[: place + 1]])
        found.append((name, _die(step.step, place, sides, result, name, typed=step.typed)))
    return found


def die_name(step: str, place: int, sides: Sequence[int]) -> str:
    """What stands under a die of a step, counted from 0; `sides`: of the dice up to and with this one."""
    if step == "differences":
        return tr(die_title("differences", place))
    if step == "name":
        return tr(C_("die", "first part")) if place == 0 else tr(C_("die", "second part"))
    if step == "equipment":
        return tr(C_("die", "number")) if place == 0 else tr(C_("die", "item"))
    if step in ("weapons", "history") and sides[-1] == 6:
        return tr(C_("die", "class"))
    if step == "weapons" or (step == "history" and (sides[-1] != 10 or sides[-2:-1] == [6])):
        return tr(C_("die", "weapon"))
    return f"D{sides[-1]}"


def typing_cells(typing: Typing) -> list[Cell]:
    """The real dice of a row so far, and the one that is waited for."""
    step = RolledStep.model_validate({"step": typing.step, "dice": typing.dice(), "typed": True})
    wanted = typing.wanted
    state = DieState.NEXT if typing.refused is None else DieState.REFUSED
    spoken = tr("Next die: D{sides}, {purpose}, 1 to {sides}", sides=wanted.sides, purpose=tr(wanted.purpose))
    sides = [*(sides for sides, _ in step.faces()), wanted.sides]
    name = die_name(typing.step, len(sides) - 1, sides)
    return [*step_cells(step), (name, Die(wanted.sides, typing.refused, state, spoken=spoken))]


def _die(step: str, place: int, sides: int, result: int, name: str, *, typed: bool) -> Die:
    state = DieState.COUNTED
    becomes = (result + 1) // 2 if step == "equipment" and place == 0 else None
    spoken = [f"D{sides}", name, str(result)]
    row = faces(DIFFERENCES).get(result) if step == "differences" else None
    if row is not None and row.change:
        state = DieState.PASSED if row.change > 0 else DieState.FAILED
        spoken.append(say(row.name.words()))
    if typed:
        spoken.append(tr("real die"))
    return Die(sides, result, state, typed=typed, becomes=becomes, spoken=", ".join(spoken))
