"""What is due at the start and at the end of a turn: fire and special damage checks (RT-DMG-08, RT-DMG-18)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.actions import Input, action
from rules.dice import Dice
from rules.fields import ManyById, described
from rules.language import N_, Plural
from rules.outcome import Outcome
from rules.rogue_trader.bounds import Kind, Name, PointsLost
from rules.rogue_trader.settings import RogueTraderInput
from rules.rogue_trader.special_damage_table import AUTOMATIC_FROM, EXPLOSION_FROM, special_check_needed

FIRE = N_("fire")
Check = Literal["roll", "automatic", "explosion"]


class DamagedUnit(Input):
    """A vehicle or dreadnought and the points it lost this turn and in the other player's turn before."""

    id: Name = described(N_("Unit"))
    kind: Kind = described(N_("Vehicle or dreadnought"), "vehicle")
    lost_this_turn: PointsLost = described(N_("Points lost this turn"), 0, rule="RT-DMG-05")
    lost_previous_turn: PointsLost = described(N_("Points lost last turn"), 0, rule="RT-DMG-05")
    destroyed: bool = described(N_("Destroyed"), False, rule="RT-DMG-02")
    checked: bool = described(N_("Check made"), False, rule="RT-DMG-08")


class EndOfTurnInput(RogueTraderInput):
    """The units of both players. `round_over`: both have had their turn."""

    units: ManyById[DamagedUnit] = described(N_("Units"), max_length=200)
    round_over: bool = described(N_("Both players have had their turn"), True, rule="RT-DMG-05")


@dataclass(frozen=True, slots=True)
class DueCheck(Outcome):
    """`bonus` is added to the D6 and to the D10; `check`: rolled, or special damage without a check."""

    id: str
    points: int
    bonus: int
    check: Check


@dataclass(frozen=True, slots=True)
class EndOfTurn(Outcome):
    checks: tuple[DueCheck, ...]
    turn_may_end: bool


def kind_of_check(points: int) -> Check:
    """How a turn's loss of `points` (1 or more) comes to special damage (RT-DMG-05, RT-DMG-07)."""
    if points >= EXPLOSION_FROM:
        return "explosion"
    return "automatic" if points >= AUTOMATIC_FROM else "roll"


def _points(unit: DamagedUnit, given: EndOfTurnInput) -> int:
    """The points that count for the check now, by `rt.turnWindow`."""
    if unit.destroyed or unit.checked:
        return 0
    if given.settings.turn_window == "playerTurn":
        return unit.lost_this_turn
    return unit.lost_this_turn + unit.lost_previous_turn if given.round_over else 0


def _say_due(due: DueCheck, dice: Dice) -> None:
    points = Plural(
        "{unit}: {n} point lost this turn", "{unit}: {n} points lost this turn", due.points, {"unit": due.id}
    )
    needed = special_check_needed(due.points)
    if needed is not None:
        dice.say(N_("{points}: special damage on {needed}+."), points=points, needed=needed)
    elif due.check == "automatic":
        dice.say(N_("{points}: special damage, without a check."), points=points)
    else:
        dice.say(N_("{points}: it explodes."), points=points)


@action("rogue-trader.end-of-turn", N_("Checks due at the end of a turn"), "RT-DMG-08", "RT-DMG-05", "RT-DMG-07")
def end_of_turn(given: EndOfTurnInput, dice: Dice) -> EndOfTurn:
    """One check for each unit that lost points, whatever the number of hits; the turn waits for them. No dice."""
    counted = ((unit.id, _points(unit, given)) for unit in given.units)
    checks = tuple(DueCheck(id_, points, points - 1, kind_of_check(points)) for id_, points in counted if points > 0)
    for due in checks:
        _say_due(due, dice)
    if not checks:
        dice.say(N_("No special damage check is due: the turn may end."))
    return EndOfTurn(checks, not checks)


class BurningInput(RogueTraderInput):
    """A burning vehicle or dreadnought at the start of a turn."""

    kind: Kind = described(N_("Vehicle or dreadnought"), "vehicle")
    burning: bool = described(N_("Burning"), True, rule="RT-DMG-18")
    own_turn: bool = described(N_("Its own player’s turn"), True)


@dataclass(frozen=True, slots=True)
class Burning(Outcome):
    """`burning`: still; `next`: the actions that follow."""

    exploded: bool
    burning: bool
    next: tuple[str, ...]


@action("rogue-trader.burning", N_("Fire, start of turn"), "RT-DMG-18", "RT-DRD-20")
def burning(given: BurningInput, dice: Dice) -> Burning:
    """One D6 at the start of each turn of its player, however many fires it has: on a 6 it explodes."""
    if not given.burning:
        dice.say(N_("It does not burn."))
        return Burning(False, False, ())
    if not given.own_turn:
        dice.say(N_("It burns on: the die falls in its own player’s turn."))
        return Burning(False, True, ())
    if dice.check(6, 6, FIRE, harm=True):
        dice.say(N_("Fire: {die}: it explodes!"))
        return Burning(True, False, ("occupants-save",))
    dice.say(N_("Fire: {die}: it burns on (it explodes on a 6)."))
    return Burning(False, True, ())
