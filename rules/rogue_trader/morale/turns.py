"""Start and end of a turn: what ends, what is tested, what must follow (RT-SEQ-03, RT-SEQ-04, RT-STAT-03)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.actions import action
from rules.dice import Dice
from rules.fields import described
from rules.language import N_, Message
from rules.outcome import Outcome
from rules.rogue_trader.morale.exemptions import psychology_exemption
from rules.rogue_trader.morale.outcomes import Basis, Changed, Compulsory, changed
from rules.rogue_trader.morale.psychology import TRIALS, near_for_frenzy, owed_move
from rules.rogue_trader.morale.statuses import ENDED_WITH_TURN, STATIONARY, Change, Status
from rules.rogue_trader.morale.two_dice import Trial, passes
from rules.rogue_trader.morale.unit import MoraleUnit
from rules.rogue_trader.morale.values import cool
from rules.rogue_trader.morale.words import STATUS_NAMES, say_consequences
from rules.rogue_trader.settings import RogueTraderInput, Settings

RECOVERY = Trial(
    N_("confusion recovery"),
    N_("Confusion recovery"),
    N_("the confusion is over"),
    N_("the confusion goes on"),
)

Kind = Literal["recovery", "frenzy", "hatred"]
TRIAL_OF: dict[Kind, Trial] = {"recovery": RECOVERY, "frenzy": TRIALS["frenzy"], "hatred": TRIALS["hatred"]}


class StartOfTurnInput(RogueTraderInput):
    """A turn begins, the unit's own or the enemy's."""

    unit: MoraleUnit = described(N_("Unit"), MoraleUnit())
    own_turn: bool = described(N_("Its own turn"), True)


@dataclass(frozen=True, slots=True)
class StartTest(Outcome):
    kind: Kind
    target: int
    basis: Basis
    passed: bool


@dataclass(frozen=True, slots=True)
class StartOfTurnOutcome(Changed):
    """The counters of the new turn, and the tests in the order in which they were rolled."""

    start_models: int = 0
    losses: int = 0
    third_test_taken: bool = False
    tests: tuple[StartTest, ...] = ()


@action(
    "rogue-trader.morale-start-of-turn",
    N_("Start of turn"),
    "RT-SEQ-03",
    "RT-SEQ-04",
    "RT-STAT-02",
    "RT-RALLY-09",
    "RT-PSY-03",
    "RT-PSY-04",
    "RT-PSY-05",
    "RT-CONF-02",
    "RT-CONF-09",
    "RT-CONF-12",
    "RT-FRZ-02",
    "RT-FRZ-04",
    "RT-FRZ-05",
    "RT-FRZ-11",
    "RT-HATE-02",
    "RT-HATE-09",
)
def morale_start_of_turn(given: StartOfTurnInput, dice: Dice) -> StartOfTurnOutcome:
    """The tallies of every unit go to zero; in its own turn effects end and tests are taken (RT-SEQ-04)."""
    unit, settings = given.unit, given.settings
    dice.say(N_("A new turn. Models: {models}; losses are counted from none."), models=unit.models)
    change = _expired(unit, given.own_turn, settings)
    _say_ended(change, dice)
    tests: list[StartTest] = []
    codes: tuple[Compulsory, ...] = ()
    if given.own_turn:
        if "rallied" in change.now:
            change = change.end("rallied").begin("rally-turn")
            dice.say(N_("This is the unit’s rally turn."))
        for kind in TRIAL_OF:
            change = _test(kind, unit, change, tests, settings, dice)
        codes = _owed(unit, change)
        say_consequences(dice, codes)
    return changed(StartOfTurnOutcome(start_models=unit.models, tests=tuple(tests)), change, *codes)


def _expired(unit: MoraleUnit, own_turn: bool, settings: Settings) -> Change:
    """Effects that end before any test of the same step is taken (RT-FRZ-05, RT-FRZ-11, RT-HATE-09)."""
    change = _hatred_out_of_view(unit, settings)
    if not own_turn:
        return change
    if settings.hatred_duration == "untilNextOwnTurn":
        change = change.end("hating")
    return change if unit.base_contact > 0 else change.end("frenzied")


def _hatred_out_of_view(unit: MoraleUnit, settings: Settings) -> Change:
    """With hatred that lasts while a hated enemy is in sight, its end (RT-HATE-09)."""
    change = Change.of(unit.statuses)
    ends = settings.hatred_duration == "whileInSight" and not unit.hated_in_view
    return change.end("hating") if ends else change


def _due(kind: Kind, unit: MoraleUnit, settings: Settings) -> bool:
    """Whether the test is due to the unit in the state it has come to (RT-SEQ-04)."""
    if kind == "recovery":
        return "confused" in unit.statuses and not unit.is_vehicle and unit.models > 0
    if psychology_exemption(unit, settings) is not None:
        return False
    if kind == "hatred":
        return unit.hated_in_view and "hating" not in unit.statuses
    nearest = unit.nearest_enemy_inches
    near = unit.base_contact > 0 or (nearest is not None and near_for_frenzy(nearest, settings))
    return unit.frenzy_prone and near


def _test(
    kind: Kind, unit: MoraleUnit, change: Change, tests: list[StartTest], settings: Settings, dice: Dice
) -> Change:
    """Takes the test if it is due, adds it to `tests`, and gives the statuses it leaves."""
    now = unit.model_copy(update={"statuses": change.statuses})
    value = cool(now, settings) if _due(kind, now, settings) else None
    if value is None:
        return change
    passed = passes(TRIAL_OF[kind], value, dice)
    tests.append(StartTest(kind=kind, target=value.target, basis=value.basis, passed=passed))
    if kind == "recovery":
        return change.end("confused") if passed else change
    effect: Status = "frenzied" if kind == "frenzy" else "hating"
    return change if passed else change.begin(effect)


def _owed(unit: MoraleUnit, change: Change) -> tuple[Compulsory, ...]:
    """The one thing the unit must do in this turn, if anything (RT-STAT-06)."""
    if "routing" in change.now:
        return ("rout-move-double",)
    if not STATIONARY.isdisjoint(change.now):
        return ("stationary",)
    move = owed_move(unit, change.statuses)
    return (move,) if move else ()


def _say_ended(change: Change, dice: Dice) -> None:
    for status in change.lost:
        dice.say(N_("No longer: {status}."), status=Message(STATUS_NAMES[status]))


class EndOfTurnInput(RogueTraderInput):
    """A turn ends, the unit's own or the enemy's."""

    unit: MoraleUnit = described(N_("Unit"), MoraleUnit())


@action(
    "rogue-trader.morale-end-of-turn",
    N_("End of turn"),
    "RT-RALLY-09",
    "RT-ROUT-12",
    "RT-PURS-05",
    "RT-PURS-07",
    "RT-PURS-14",
    "RT-FEAR-04",
    "RT-STAT-03",
    "RT-STAT-06",
    "RT-HATE-09",
)
def morale_end_of_turn(given: EndOfTurnInput, dice: Dice) -> Changed:
    """Every duty to stand still and every bar to the reserve move end with the turn (RT-STAT-03)."""
    change = _hatred_out_of_view(given.unit, given.settings).end(*ENDED_WITH_TURN)
    _say_ended(change, dice)
    if not change.lost:
        dice.say(N_("Nothing ends with this turn."))
    return changed(Changed(), change)
