"""The vehicular bull rush: what is pushed, and what stands behind it (PF-COL-05 to PF-COL-07)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, NamedTuple

from pydantic import Field

from rules.actions import Input, action
from rules.dice import Dice
from rules.fields import Many, described
from rules.language import C_, N_
from rules.outcome import Allowed, Refused
from rules.pathfinder.bounds import Defence, OtherModifier, Squares
from rules.pathfinder.checks import Trial
from rules.pathfinder.driven import DEFAULT_DRIVER, DEFAULT_VEHICLE, DrivenVehicle, Driver
from rules.pathfinder.grid.obstacles import is_rammed
from rules.pathfinder.manoeuvres.attempt import Circumstances, ManoeuvreCheck, after_failure, against, attempt, bonus
from rules.pathfinder.manoeuvres.overrun import BY_FIVE, D8, RAMMING_DAMAGE
from rules.pathfinder.manoeuvres.target import ManoeuvreTarget, Target, is_defenceless, needed_cmd
from rules.pathfinder.measures import SQUARES
from rules.pathfinder.performance import performance
from rules.pathfinder.reasons import refuse
from rules.pathfinder.settings import PathfinderInput, Settings
from rules.pathfinder.terms import CMD

BULL_RUSH = Trial(N_("bull rush"), N_("Bull rush"), naturals_decide=True)
BEHIND = -4
"""On the check against each creature further back, once more for each."""


class Behind(Input):
    """A creature behind the target; `gap`: free squares between it and the one before."""

    cmd: Defence = described(N_("Combat manoeuvre defence"), letter=CMD, rule="PF-COL-07")
    gap: Squares = described(N_("Free squares before it"), 0, unit=SQUARES, rule="PF-COL-07")


Line = Annotated[Many[Behind], Field(max_length=20)]


class BullRushInput(PathfinderInput):
    """One bull rush; `free_squares`: room behind the last of the row, None where nothing bars the way."""

    vehicle: DrivenVehicle = described(N_("Vehicle"), DEFAULT_VEHICLE)
    driver: Driver = described(C_("pathfinder", "Driver"), DEFAULT_DRIVER)
    target: ManoeuvreTarget = described(N_("Target"))
    wide_turn: bool = described(N_("In a wide turn"), False, rule="PF-WIDE-06")
    other_modifier: OtherModifier = described(N_("Other modifier"), 0, rule="PF-COL-14")
    uncontrolled: bool = described(N_("Uncontrolled"), False, rule="PF-DRV-09")
    deal_damage: bool = described(N_("Deals ramming damage"), False, rule="PF-COL-06")
    line: Line = described(N_("Creatures behind"), (), rule="PF-COL-07")
    free_squares: Squares | None = described(N_("Free squares behind the last"), None, unit=SQUARES, rule="PF-COL-06")


@dataclass(frozen=True, slots=True, kw_only=True)
class BullRush(Allowed):
    """`pushed`: squares, the target first, then each of the line."""

    check: ManoeuvreCheck
    pushed: tuple[int, ...]
    damage: int = 0
    target_damage: int = 0
    passes: bool = True
    sudden_stop: bool = False
    speed: int


class Row(NamedTuple):
    """What stands behind the target."""

    line: Sequence[Behind] = ()
    free_squares: int | None = None


def bull_rush_of(
    vehicle: DrivenVehicle,
    driver: Driver,
    target: Target,
    row: Row,
    deal_damage: bool,
    how: Circumstances,
    settings: Settings,
    dice: Dice,
) -> BullRush:
    """A bull rush that the rules allow. Raises BadInput when the target's CMD was not given."""
    dc = needed_cmd(target)
    added = bonus(vehicle, driver, driver.bull_rush_feats, how)
    level = attempt(BULL_RUSH, added + against(target), dc, dice, automatic=is_defenceless(target))
    check = ManoeuvreCheck(dc, level > 0)
    speed = performance(vehicle, driver).speed
    if not level:
        halt = after_failure(settings, dice)
        stopped = 0 if halt.sudden_stop else speed
        pushed = (0,) * (1 + len(row.line))
        return BullRush(check=check, pushed=pushed, passes=halt.passes, sudden_stop=halt.sudden_stop, speed=stopped)
    pushed = _pushed(level, row, added, dice)
    dice.say(N_("Pushed by squares: {squares}."), squares=", ".join(str(squares) for squares in pushed))
    damage = suffered = 0
    if deal_damage and level >= BY_FIVE:
        damage = dice.total(vehicle.ramming_dice, D8, RAMMING_DAMAGE)
        suffered = max(0, damage - target.hardness)
        dice.say(N_("Ramming damage {damage}, {suffered} after hardness."), damage=damage, suffered=suffered)
    return BullRush(check=check, pushed=pushed, damage=damage, target_damage=suffered, speed=speed)


def _pushed(first: int, row: Row, added: int, dice: Dice) -> tuple[int, ...]:
    """Squares that each is pushed, the target first (PF-COL-07).

    Forward, each that is reached is pushed by its own result, but no further than the one before comes; from the
    back, nobody goes further than the room and the next one leave.
    """
    potentials = [first]
    for behind in row.line:
        room = potentials[-1] - behind.gap
        if room <= 0:
            break
        bonus_ = added + BEHIND * len(potentials)
        potentials.append(attempt(BULL_RUSH, bonus_, behind.cmd, dice, most=room))
    ends = potentials[-1]
    if len(potentials) > len(row.line) and row.free_squares is not None:
        ends = min(ends, row.free_squares)
    moves = [ends]
    for potential, behind in zip(reversed(potentials[:-1]), reversed(row.line[: len(potentials) - 1]), strict=True):
        ends = min(potential, behind.gap + ends)
        moves.append(ends)
    return (*reversed(moves), *(0,) * (len(row.line) + 1 - len(moves)))


@action(
    "pathfinder.bull-rush",
    N_("Vehicular bull rush"),
    "PF-COL-05",
    "PF-COL-06",
    "PF-COL-07",
    "PF-DRV-09",
    "PF-WIDE-06",
)
def bull_rush(given: BullRushInput, dice: Dice) -> BullRush | Refused:
    """A manoeuvre check for the target and for each that it is pushed into; damage if wanted, by 5 or more."""
    target = given.target
    if given.uncontrolled:
        return refuse("uncontrolled", dice)
    if is_rammed(target.size, target.solid, given.vehicle.size):
        return refuse("must-ram", dice)
    if target.kind == "object":
        return refuse("must-overrun", dice)
    return bull_rush_of(
        given.vehicle,
        given.driver,
        target,
        Row(given.line, given.free_squares),
        given.deal_damage,
        Circumstances(given.wide_turn, given.other_modifier),
        given.settings,
        dice,
    )
