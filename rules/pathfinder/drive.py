"""A driving action: check, speed, distance, and the move on the grid (PF-RND-02 to PF-RND-06, PF-DRV, PF-SPD)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from rules.actions import action
from rules.dice import Dice
from rules.language import N_, Message
from rules.outcome import ABSENT, Absent, Allowed, Pairs, Refused
from rules.pathfinder.drive_input import (
    DRIVE_CHOICES,
    DriveInput,
    amount_of,
    refusal,
    speed_on_success,
    uncontrolled_reason,
)
from rules.pathfinder.driving_check import Check, CheckedChoice, Driven, make_check
from rules.pathfinder.feats import feat
from rules.pathfinder.grid.course import Contact, Course, TurnRefused, check_path, lay_out
from rules.pathfinder.grid.move import Direction, say_laid, scene_of
from rules.pathfinder.grid.placement import Placement, Token, Zone
from rules.pathfinder.performance import Performance, performance
from rules.pathfinder.reasons import REASONS, refuse, why
from rules.pathfinder.uncontrolled import speed_after

INERTIA = N_("inertia")
INERTIA_DIE = 4

ActionTaken = Literal["accelerate", "keep-going", "decelerate", "turn", "reverse", "uncontrolled"]
ActionCost = Literal["standard", "move", "none"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Drive(Allowed):
    """`speed_before` as it was given; `distance`: squares of this move; `inertia`: after the feat.

    The fields from `placement` on are there with a placement and a level move only (`Laid`).
    """

    action_taken: ActionTaken
    action_cost: ActionCost
    check: Check | None = None
    speed_before: int
    speed: int
    maximum_speed: int
    acceleration: int
    distance: int
    direction: Direction = "forward"
    diagonals: bool = False
    may_turn: bool = False
    inertia: int | None = None
    bull_rush_allowed: bool = False
    engine_broken: bool = False
    control_lost: bool = False
    sudden_stop: bool = False
    placement: Placement | Absent = ABSENT
    spent: int | Absent = ABSENT
    lost: int | Absent = ABSENT
    steps: tuple[Token, ...] | Absent = ABSENT
    replaced: tuple[Token, ...] | Absent = ABSENT
    unused: tuple[Token, ...] | Absent = ABSENT
    contacts: tuple[Contact, ...] | Absent = ABSENT
    zone: Zone | Absent | None = ABSENT
    turn_refused: TurnRefused | Absent | None = ABSENT


@action(
    "pathfinder.drive",
    N_("Drive"),
    "PF-RND-02",
    "PF-RND-03",
    "PF-RND-04",
    "PF-RND-05",
    "PF-RND-06",
    "PF-RND-10",
    "PF-SPD-02",
    "PF-SPD-03",
    "PF-SPD-04",
    "PF-SPD-05",
    "PF-SPD-09",
    "PF-DRV-01",
    "PF-DRV-02",
    "PF-DRV-03",
    "PF-DRV-04",
    "PF-DRV-05",
    "PF-DRV-06",
    "PF-DRV-07",
    "PF-DRV-08",
    "PF-DRV-09",
    "PF-DRV-10",
    "PF-DRV-11",
    "PF-DRV-12",
    "PF-DRV-13",
    "PF-CRW-02",
    "PF-CRW-03",
)
def drive(given: DriveInput, dice: Dice) -> Drive | Refused:
    """The driving check, then the move; without control it slows and goes straight on. A D4 when braking stops it."""
    reason = uncontrolled_reason(given)
    choice = given.checked_choice
    if reason is None and given.placement is not None:
        check_path(given.path, choice == "reverse", given.settings)
    if given.driver.took_control_this_turn:
        return refuse("first-turn", dice)
    if reason is not None or choice is None:
        return _on_the_grid(_uncontrolled(given, reason or given.choice, dice), given, dice)
    now = given.performance
    if refused := refusal(choice, given, now):
        limits = refused.limits
        if limits is None:
            return refuse(refused.reason, dice)
        figures = {"given": refused.given, "minimum": limits.minimum, "maximum": limits.maximum}
        dice.say(REASONS[refused.reason], **figures)
        return Refused(refused.reason, (("limits", Pairs(figures.items())),))
    made = make_check(given.vehicle, given.driver, given.situation, choice == "turn", given.settings, dice)
    if made.engine_broken:
        now = performance(given.vehicle, given.driver, engine_broken=True)
    return _on_the_grid(_driven(choice, made, given, now, dice), given, dice)


def _uncontrolled(given: DriveInput, reason: str, dice: Dice) -> Drive:
    """It slows, then goes straight on (PF-DRV-07, PF-DRV-08); delaying may lose control for longer (PF-RND-04)."""
    now = given.performance
    speed = speed_after(given.vehicle, now, given.settings)
    for_longer = reason in ("delay", "ready") and given.settings.delay_loses_driver == "yes"
    stops = now.speed > 0 and speed == 0
    sudden = stops and given.settings.coast_stop == "sudden"
    dice.say(N_("{why} The vehicle is uncontrolled."), why=why(reason))
    dice.say(N_("It slows from {before} to {after} and goes straight on."), before=now.speed, after=speed)
    if for_longer and speed:
        dice.say(N_("Control stays lost until it stops or somebody takes the controls."))
    if sudden:
        dice.say(N_("It makes a sudden stop."))
    return Drive(
        reason=reason,
        action_taken="uncontrolled",
        action_cost="none",
        speed_before=given.vehicle.speed,
        speed=speed,
        maximum_speed=now.maximum_speed,
        acceleration=now.acceleration,
        distance=speed,
        control_lost=for_longer and speed > 0,
        sudden_stop=sudden,
    )


class _Effect(NamedTuple):
    """What a driving action comes to: speed, squares of the move, inertia, what the path may hold."""

    speed: int
    distance: int
    diagonals: bool = True
    may_turn: bool = False
    inertia: int | None = None


def _effect(choice: CheckedChoice, success: bool, given: DriveInput, now: Performance, dice: Dice) -> _Effect:
    """PF-DRV-01 to PF-DRV-06, PF-DRV-10."""
    if choice == "reverse":
        distance = amount_of(choice, given, now) if success else 0
        return _Effect(0, distance, diagonals=success)
    speed = speed_on_success(choice, given, now) if success else now.speed
    if choice == "decelerate" and success and speed == 0:
        inertia = _inertia(given, dice)
        return _Effect(0, inertia, inertia=inertia)
    always = choice in ("decelerate", "turn")
    distance = _vertical(choice, speed, given, now)
    return _Effect(speed, distance, success or always, may_turn=success and choice == "turn")


def _vertical(choice: CheckedChoice, speed: int, given: DriveInput, now: Performance) -> int:
    """Squares of a move at that speed: half of them in a climb, up to twice as many in a descent (PF-SPD-09)."""
    if given.vertical == "climb":
        return speed // 2
    if given.vertical == "level" or given.amount_vertical is None:
        return speed
    return min(2 * speed, max(speed, given.amount_vertical))


def _inertia(given: DriveInput, dice: Dice) -> int:
    """Squares that a vehicle braked to a stop still rolls (PF-DRV-04)."""
    change = feat("expert-driver").inertia if given.vehicle.type in given.driver.expert_driver else 0
    inertia = dice.read(INERTIA_DIE, INERTIA, lambda shown: max(0, shown + change))
    dice.say(N_("It comes to a stop; inertia carries it on. Squares: {inertia}."), inertia=inertia)
    return inertia


def _cost(choice: CheckedChoice, given: DriveInput) -> ActionCost:
    """What the action costs the driver (PF-RND-05, PF-DRV-11)."""
    quick = given.vehicle.type in given.driver.expert_driver and choice != "reverse"
    return "move" if quick or choice == "keep-going" else "standard"


def _driven(choice: CheckedChoice, made: Driven, given: DriveInput, now: Performance, dice: Dice) -> Drive:
    effect = _effect(choice, made.check.success, given, now, dice)
    figures = {"choice": Message(DRIVE_CHOICES[choice]), "speed": effect.speed, "distance": effect.distance}
    if made.check.success:
        dice.say(N_("{choice}: done. Speed {speed}, it moves {distance}."), **figures)
    else:
        dice.say(N_("{choice}: failed. Speed {speed}, it moves {distance}."), **figures)
    return Drive(
        action_taken=choice,
        action_cost=_cost(choice, given),
        check=made.check,
        speed_before=given.vehicle.speed,
        speed=effect.speed,
        maximum_speed=now.maximum_speed,
        acceleration=now.acceleration,
        distance=effect.distance,
        direction="backward" if choice == "reverse" else "forward",
        diagonals=effect.diagonals,
        may_turn=effect.may_turn,
        inertia=effect.inertia,
        bull_rush_allowed=True,
        engine_broken=made.engine_broken,
    )


def _on_the_grid(driven: Drive, given: DriveInput, dice: Dice) -> Drive:
    """The outcome with the move laid out, where a placement was given and the move is level (PF-GRID-05)."""
    if given.placement is None or not _is_level(driven, given):
        return driven
    course = Course(
        start=given.placement.placement,
        distance=driven.distance,
        path=given.path,
        diagonals=driven.diagonals,
        may_turn=driven.may_turn,
        backward=driven.direction == "backward",
        driven=driven.action_taken != "uncontrolled",
    )
    laid = lay_out(course, scene_of(given.vehicle, given.obstacles, given.difficult, given))
    say_laid(laid, dice)
    if driven.may_turn and not any(step in ("TL", "TR", "WL", "WR") for step in laid.steps):
        dice.say(N_("The turn was not used."))
    return replace(
        driven,
        placement=laid.placement,
        spent=laid.spent,
        lost=laid.lost,
        steps=laid.steps,
        replaced=laid.replaced,
        unused=laid.unused,
        contacts=laid.contacts,
        zone=laid.zone,
        turn_refused=laid.turn_refused,
    )


def _is_level(driven: Drive, given: DriveInput) -> bool:
    """Reversing, coasting to a stop and uncontrolled moves are level whatever was wished (PF-SPD-09)."""
    forced = driven.action_taken in ("uncontrolled", "reverse") or driven.inertia is not None
    return forced or given.vertical == "level"
