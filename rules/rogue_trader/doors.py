"""Opening, closing, locking doors, and getting through them (RT-DOOR-01 to RT-DOOR-05)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Literal

from pydantic import Field

from rules.actions import Input, action
from rules.dice import Dice
from rules.fields import Many, described
from rules.language import C_, N_, Message
from rules.outcome import Allowed, Outcome, Refused
from rules.rogue_trader.passage import door_limit, door_room, door_share
from rules.rogue_trader.refusals import Refusal, refused
from rules.rogue_trader.settings import RogueTraderInput, Settings
from rules.rogue_trader.speeds import halved

DoorAction = Literal["unlock", "lock", "open", "close"]
ACTIONS: Mapping[DoorAction, str] = {
    "unlock": C_("door action", "unlock"),
    "lock": C_("door action", "lock"),
    "open": C_("door action", "open"),
    "close": C_("door action", "close"),
}
DoorState = Literal["open", "closed", "locked"]
STATES: Mapping[DoorState, str] = {
    "open": C_("door", "open"),
    "closed": C_("door", "closed"),
    "locked": C_("door", "locked"),
}
Offered = Literal["unlock", "lock", "open", "close", "attack"]
OFFERED: Mapping[DoorState, tuple[Offered, ...]] = {
    "open": ("close", "attack"),
    "closed": ("lock", "open", "attack"),
    "locked": ("unlock", "attack"),
}
ONLY_ATTACK: tuple[Offered, ...] = ("attack",)
MOST_ACTIONS = 4
Move = Annotated[float, Field(ge=0, le=60)]
DoorFactor = Annotated[float, Field(ge=0.1, le=20)]


def movement_after(move: float, actions: int, settings: Settings) -> float:
    """Inches left of a Move after so many door actions: one or two halve it, three or four end it (RT-DOOR-01)."""
    if actions == 0:
        return move
    return halved(move, 1, settings.rounding) if actions <= 2 else 0.0


class DoorInQuestion(Input):
    """A door; `far_side`: held shut from the other side."""

    state: DoorState = described(N_("State"), words=STATES, rule="RT-DOOR-05")
    far_side: bool = described(N_("Held shut from the other side"), False, rule="RT-DOOR-05")


class DoorsInput(RogueTraderInput):
    """What one model does at doors in a turn, and the door in question."""

    move: Move = described(N_("Move"), unit="″", rule="RT-DOOR-01")
    actions: Many[DoorAction] = described(N_("Door actions"), (), max_length=20, words=ACTIONS, rule="RT-DOOR-02")
    door: DoorInQuestion | None = described(N_("Door"), None, rule="RT-DOOR-05")


@dataclass(frozen=True, slots=True, kw_only=True)
class DoorsOutcome(Allowed):
    """`movement` left, inches; `offered`: what may be done to the door."""

    movement: float
    offered: tuple[Offered, ...] | None


def offered(door: DoorInQuestion, settings: Settings) -> tuple[Offered, ...]:
    """What may be done to a door (RT-DOOR-05)."""
    shut = door.state != "open"
    must_destroy = door.state == "closed" and settings.closed_unlocked == "mustDestroy"
    return ONLY_ATTACK if must_destroy or (shut and door.far_side) else OFFERED[door.state]


def _refusal(given: DoorsInput, offers: tuple[Offered, ...] | None) -> Refusal | None:
    if len(given.actions) > MOST_ACTIONS:
        figures = {"most": MOST_ACTIONS, "actions": len(given.actions)}
        return Refusal(
            "too-many-actions", Message(N_("At most {most} door actions in a turn, not {actions}."), figures)
        )
    if offers == ONLY_ATTACK and ("open" in given.actions or "unlock" in given.actions):
        return Refusal("must-be-destroyed", Message(N_("This door only opens by being destroyed.")))
    return None


@action("rogue-trader.doors", N_("Door actions"), "RT-DOOR-01", "RT-DOOR-02", "RT-DOOR-05")
def doors(given: DoorsInput, dice: Dice) -> DoorsOutcome | Refused:
    """What the door actions leave of the movement, and what may be done to the door."""
    offers = None if given.door is None else offered(given.door, given.settings)
    refusal = _refusal(given, offers)
    if refusal is not None:
        return refused(refusal, dice, offered=offers)
    left = movement_after(given.move, len(given.actions), given.settings)
    dice.say(
        N_("Door actions: {actions}; movement {left}″ of {move}″."),
        actions=len(given.actions),
        left=left,
        move=given.move,
    )
    return DoorsOutcome(movement=left, offered=offers)


class Passers(Input):
    """Models alike who want to go through this turn; `actions`: door actions that each has done."""

    count: int = described(N_("How many"), 1, ge=1, le=100)
    move: Move = described(N_("Move"), unit="″", rule="RT-DOOR-03")
    actions: Annotated[int, Field(ge=0, le=MOST_ACTIONS)] = described(N_("Door actions"), 0, rule="RT-DOOR-01")


class PassageInput(RogueTraderInput):
    """Doors, by the factor of each, and who wants to go through, in order."""

    doors: Many[DoorFactor] = described(
        N_("Doors, width factor of each"), (1.0,), min_length=1, max_length=20, rule="RT-DOOR-04"
    )
    groups: Many[Passers] = described(N_("Groups"), min_length=1, max_length=50, rule="RT-DOOR-04")

    def moves(self) -> list[float]:
        """The Move that counts of each model that can still move, in order (`rt.door.bandBasis`)."""
        found: list[float] = []
        for group in self.groups:
            left = movement_after(group.move, group.actions, self.settings)
            counts = left if self.settings.band_basis == "moveLeft" else group.move
            found.extend([counts] * group.count if left > 0 else ())
        return found


@dataclass(frozen=True, slots=True)
class PassageOutcome(Outcome):
    """`limit`: models this turn; None where they share the doors by what each takes up."""

    limit: int | None
    through: int
    held: int


def _sharing(moves: list[float], room: Fraction) -> int:
    """How many pass, in order, until one finds no room; the first always does (`rt.door.mixed` share)."""
    through = 0
    for move in moves:
        room -= door_share(move)
        if room < 0 and through:
            break
        through += 1
    return through


@action("rogue-trader.passage", N_("Through a door"), "RT-DOOR-01", "RT-DOOR-03", "RT-DOOR-04")
def passage(given: PassageInput, dice: Dice) -> PassageOutcome:
    """How many get through this turn (RT-DOOR-03, RT-DOOR-04)."""
    moves = given.moves()
    total = sum(group.count for group in given.groups)
    if given.settings.mixed_group == "share":
        limit, through = None, _sharing(moves, door_room(given.doors))
    else:
        limit = door_limit(given.doors, moves)
        through = min(limit, len(moves))
    dice.say(N_("{through} of {total} get through this turn."), through=through, total=total)
    return PassageOutcome(limit, through, total - through)
