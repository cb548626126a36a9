"""Moves of routers: 4″ at once, then at double; who leaves the table; who is run through.

Sources: RT-ROUT-09 to 15, RT-EDGE-01, RT-EDGE-02, RT-THRU-01 to 03, RT-RES-04.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from pydantic import model_validator

from rules.actions import Input, action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import Many, described
from rules.language import N_
from rules.rogue_trader.morale.fear import FEAR_TEST, fear_value
from rules.rogue_trader.morale.outcomes import Changed, Compulsory, Tested, changed, first_reason
from rules.rogue_trader.morale.statuses import STATUSES, Change, Status
from rules.rogue_trader.morale.two_dice import passes, with_test
from rules.rogue_trader.morale.unit import Enemy, Inches, MoraleUnit, Statuses, move_inches
from rules.rogue_trader.morale.words import no, say_consequences
from rules.rogue_trader.settings import RogueTraderInput, Settings

FIRST_MOVE = 4
"""Inches, at once, of routers and of pursuers, whatever their M (RT-ROUT-09, RT-PURS-04)."""


class AtEdge(Input):
    """Models of the unit that stand equally far from the table edge."""

    models: int = described(N_("Models"), ge=1, le=200)
    inches: Inches = described(N_("From the table edge"), unit="″")
    leader: bool = described(N_("The leader is among them"), False)


class RoutMoveInput(RogueTraderInput):
    """A move of a routing unit; `first`: the 4″ at once."""

    unit: MoraleUnit = described(N_("Unit"), MoraleUnit())
    first: bool = described(N_("First move, at once"), False, rule="RT-ROUT-09")
    own_turn: bool = described(N_("In its own turn"), True, rule="RT-ROUT-13")
    slowed_to_inches: float | None = described(N_("Slowed by terrain to"), None, unit="″", ge=0, le=120)
    edge: Many[AtEdge] = described(N_("Models near the table edge"), (), max_length=50, rule="RT-EDGE-02")

    @model_validator(mode="after")
    def _possible(self) -> RoutMoveInput:
        if sum(group.models for group in self.edge) > self.unit.models:
            raise BadInput(N_("more models are near the table edge than the unit has"))
        with_leader = sum(group.leader for group in self.edge)
        if with_leader > 1:
            raise BadInput(N_("a unit has one leader"))
        if with_leader and self.unit.leader_here is None:
            raise BadInput(N_("there is no leader here"))
        return self


@dataclass(frozen=True, slots=True)
class RoutMoveOutcome(Changed):
    inches: float | None = None
    moved_inches: float | None = None
    models_gone: int | None = None
    models_left: int | None = None
    leader_gone: bool | None = None
    removed: bool | None = None


@action(
    "rogue-trader.rout-move",
    N_("Rout move"),
    "RT-ROUT-09",
    "RT-ROUT-10",
    "RT-ROUT-13",
    "RT-ROUT-14",
    "RT-ROUT-15",
    "RT-EDGE-01",
    "RT-EDGE-02",
    "RT-RALLY-12",
    "RT-CONF-06",
)
def rout_move(given: RoutMoveInput, dice: Dice) -> RoutMoveOutcome:
    """How far the routers go, and which models reach the table edge and are gone."""
    unit, change = given.unit, Change.of(given.unit.statuses)
    reason = first_reason(
        ("routing" not in unit.statuses, "not-routing"),
        (unit.models == 0, "no-models"),
        (not given.first and not given.own_turn, "not-own-turn"),
    )
    if reason:
        reason = no(dice, N_("No rout move: {why}."), reason)
        return changed(RoutMoveOutcome(allowed=False, reason=reason), change)
    inches = FIRST_MOVE if given.first else 2 * move_inches(unit)
    moved = inches if given.slowed_to_inches is None else min(inches, given.slowed_to_inches)
    dice.say(N_("The routers flee {inches}″."), inches=moved)
    gone = [group for group in given.edge if group.inches <= moved]
    models_gone = sum(group.models for group in gone)
    outcome = RoutMoveOutcome(
        inches=inches,
        moved_inches=moved,
        models_gone=models_gone,
        models_left=unit.models - models_gone,
        leader_gone=any(group.leader for group in gone),
        removed=models_gone == unit.models,
    )
    _say_gone(outcome, models_gone, dice)
    if outcome.removed:
        return changed(outcome, change.end(*STATUSES))
    code: Compulsory = "away-from-threat" if given.first else "to-nearest-edge"
    say_consequences(dice, (code,))
    return changed(outcome, change, code)


def _say_gone(outcome: RoutMoveOutcome, models: int, dice: Dice) -> None:
    if not models:
        return
    dice.say(N_("Models that reach the table edge and are out of the battle: {models}."), models=models)
    if outcome.leader_gone:
        dice.say(N_("The leader is among those who left."))
    if outcome.removed:
        dice.say(N_("Nobody is left of the unit."))


class Friend(Enemy):
    """A friend of the routers who stands in their way, as the pursuers see it."""

    vehicle: bool = described(N_("Vehicle"), False, rule="RT-RES-03")
    statuses: Statuses = described(N_("Statuses"), ())
    run_through: bool = described(N_("Routers ran through it"), True, rule="RT-ROUT-12")
    inches_from_routers: Inches | None = described(N_("From the routers"), None, unit="″", rule="RT-ROUT-12")


class MoveThroughInput(RogueTraderInput):
    """Routers ran through, or close by, a friend; `first`: the 4″ pursuit move is in hand."""

    friend: Friend = described(N_("Friend of the routers"))
    pursuers: MoraleUnit | None = described(N_("Pursuers"), None, rule="RT-THRU-01")
    pursuers_to_friend_inches: Inches = described(N_("From the pursuers to the friend"), 0, unit="″")
    first: bool = described(N_("First pursuit move"), True, rule="RT-PURS-04")


@dataclass(frozen=True, slots=True)
class MoveThroughOutcome(Tested):
    """`gained`, `lost` and `statuses` are those of the pursuers."""

    friend_gained: tuple[Status, ...] = ()
    friend_statuses: tuple[Status, ...] = ()
    charged: bool = False
    reach_inches: float | None = None


def _of_friend(friend: Friend, settings: Settings) -> Change:
    """The friend's reserve move of this turn is lost, if it had one to lose (RT-ROUT-12, RT-THRU-03)."""
    change = Change.of(friend.statuses)
    near, reach = friend.inches_from_routers, settings.reserve_router_distance
    disturbed = friend.run_through or (reach > 0 and near is not None and near <= reach)
    has_none = friend.vehicle or "routing" in friend.statuses or settings.reserve == "off"
    return change.begin("no-reserve") if disturbed and not has_none else change


@action(
    "rogue-trader.move-through",
    N_("Moving through a unit"),
    "RT-ROUT-11",
    "RT-ROUT-12",
    "RT-RES-04",
    "RT-THRU-01",
    "RT-THRU-02",
    "RT-THRU-03",
)
def move_through(given: MoveThroughInput, dice: Dice) -> MoveThroughOutcome:
    """What being run through costs the friend, and whether the routers' pursuers charge it."""
    friend = _of_friend(given.friend, given.settings)
    if friend.gained:
        dice.say(N_("No reserve move this turn: {unit}."), unit=given.friend.words)
    outcome = MoveThroughOutcome(friend_gained=friend.gained, friend_statuses=friend.statuses)
    pursuers = given.pursuers
    reason = first_reason(
        (not given.friend.run_through, "not-run-through"),
        (pursuers is None, "no-pursuers"),
        (pursuers is not None and "pursuing" not in pursuers.statuses, "not-pursuing"),
    )
    if pursuers is not None and reason is None:
        reach = FIRST_MOVE if given.first else 2 * move_inches(pursuers)
        outcome = replace(outcome, reach_inches=reach)
        if given.pursuers_to_friend_inches <= reach:
            return _charge(given, pursuers, outcome, dice)
    outcome = replace(outcome, reason=no(dice, N_("No charge: {why}."), reason or "out-of-reach"))
    return outcome if pursuers is None else changed(outcome, Change.of(pursuers.statuses))


def _charge(
    given: MoveThroughInput, pursuers: MoraleUnit, outcome: MoveThroughOutcome, dice: Dice
) -> MoveThroughOutcome:
    """The pursuers charge whoever was run through, unless fear keeps them (RT-THRU-01)."""
    change = Change.of(pursuers.statuses).end("pursuing")
    value = fear_value(pursuers, given.friend, given.settings)
    if value is not None:
        passed = passes(FEAR_TEST, value, dice)
        outcome = with_test(outcome, value, passed)
        if not passed:
            reason = no(dice, N_("No charge: {why}."), "fear")
            say_consequences(dice, ("stationary",))
            return changed(replace(outcome, reason=reason), change.begin("kept-from-charging"), "stationary")
    dice.say(N_("The pursuers charge {unit}; their pursuit is over."), unit=given.friend.words)
    codes: list[Compulsory] = ["fight-next-hand-to-hand"]
    if pursuers.causes_fear and given.settings.psychology == "on":
        codes.append("target-tests-fear")
    say_consequences(dice, codes)
    return changed(replace(outcome, charged=True), change, *codes)
