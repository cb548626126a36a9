"""What a unit's state does to its shots, blows, moves and tests (tables T3 and T4, RT-STAT-04, RT-STAT-05)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.actions import Input, action
from rules.dice import Dice
from rules.fields import Many, described
from rules.language import C_, N_, Message, Words
from rules.outcome import Allowed
from rules.rogue_trader.bounds import Name
from rules.rogue_trader.morale.exemptions import psychology_exemption, rout_exemption
from rules.rogue_trader.morale.unit import MoraleUnit, charge_inches, move_inches
from rules.rogue_trader.morale.words import STATUS_NAMES
from rules.rogue_trader.settings import RogueTraderInput, Settings

CONFUSED_TO_HIT = -1
FRENZIED_TO_HIT = 2
ROUTERS_WS = 1

Test = Literal["rout", "confusion", "recovery", "frenzy", "fear", "hatred", "decline-pursuit", "rally"]
Reform = Literal["any-formation", "face-and-gather", "none"]

TEST_NAMES: dict[Test, str] = {
    "rout": C_("kind of test", "rout"),
    "confusion": C_("kind of test", "confusion"),
    "recovery": C_("kind of test", "recovery from confusion"),
    "frenzy": C_("kind of test", "frenzy"),
    "fear": C_("kind of test", "fear"),
    "hatred": C_("kind of test", "hatred"),
    "decline-pursuit": C_("kind of test", "not pursuing"),
    "rally": C_("kind of test", "rally"),
}


class Weapon(Input):
    """A weapon of the unit, as far as a rally turn is concerned."""

    name: Name = described(N_("Name"))
    type_s: bool = described(N_("Type S"), False, rule="RT-RALLY-11")


class StatusEffectsInput(RogueTraderInput):
    """Asks what a unit's state does; the other modifiers are what other rules add."""

    unit: MoraleUnit = described(N_("Unit"), MoraleUnit())
    weapons: Many[Weapon] = described(N_("Weapons"), (), max_length=50)
    other_shooting_modifier: int = described(N_("Other modifiers to shooting"), 0, ge=-10, le=10)
    other_h2h_modifier: int = described(N_("Other modifiers to hand-to-hand"), 0, ge=-10, le=10)


@dataclass(frozen=True, slots=True)
class StatusEffectsOutcome(Allowed):
    """`shoot` null: as the shooting rules say. Modifiers and `psychic` hold for the confused models only."""

    shoot: bool | None = True
    barred_weapons: tuple[str, ...] = ()
    shooting_modifier: int = 0
    confused_models: int = 0
    strike: bool = True
    h2h_modifier: int = 0
    ws: int = 0
    psychic: bool = True
    m_inches: float = 0
    charge_inches: float = 0
    stationary: bool = False
    reform: Reform | None = None
    may_charge: bool = True
    may_divide: bool = True
    takes: tuple[Test, ...] = ()


def _shoots(unit: MoraleUnit, settings: Settings) -> bool | None:
    if "routing" in unit.statuses or "off-table" in unit.statuses:
        return False
    if "stopped" in unit.statuses and settings.stop_allows_shooting == "off":
        return False
    return None if "pursuing" in unit.statuses else True


def _strikes(unit: MoraleUnit) -> bool:
    """Routers strike no blow; those who stopped leave the routers alone (RT-ROUT-16, RT-PURS-14)."""
    all_rout = bool(unit.opponents) and all(opponent.routing for opponent in unit.opponents)
    fights_no_more = "routing" in unit.statuses or "off-table" in unit.statuses
    return not fights_no_more and not ("stopped" in unit.statuses and all_rout)


def _reform(unit: MoraleUnit) -> Reform | None:
    """How models that stand still may be set in order (RT-RALLY-10, RT-PURS-07, RT-PURS-14)."""
    if not unit.is_stationary:
        return None
    if "rally-turn" in unit.statuses:
        return "any-formation"
    gathers = not {"refused-pursuit", "stopped", "too-slow"}.isdisjoint(unit.statuses)
    return "face-and-gather" if gathers else "none"


def _takes(unit: MoraleUnit, settings: Settings) -> tuple[Test, ...]:
    """The tests the unit takes when they are due (table T4). A value missing on the profile plays no part."""
    has = frozenset(unit.statuses)
    if unit.is_vehicle or unit.models == 0:
        return ()
    new_effects = psychology_exemption(unit, settings) is None
    goes_on = "pursuing" in has or not unit.is_stationary
    taken: dict[Test, bool] = {
        "rout": rout_exemption(unit) is None,
        "confusion": psychology_exemption(unit, settings, routers_too=True) is None,
        "recovery": "confused" in has,
        "frenzy": new_effects and unit.frenzy_prone,
        "fear": new_effects,
        "hatred": new_effects and bool(unit.hates) and "hating" not in has,
        "decline-pursuit": goes_on and has.isdisjoint({"off-table", "routing", "frenzied"}),
        "rally": "routing" in has and "off-table" not in has and not unit.is_engaged,
    }
    return tuple(test for test, takes_it in taken.items() if takes_it)


@action(
    "rogue-trader.status-effects",
    N_("What its state does"),
    "RT-ROUT-16",
    "RT-RALLY-08",
    "RT-RALLY-09",
    "RT-RALLY-10",
    "RT-RALLY-11",
    "RT-PURS-07",
    "RT-PURS-08",
    "RT-PURS-09",
    "RT-PURS-14",
    "RT-CONF-03",
    "RT-CONF-04",
    "RT-CONF-05",
    "RT-CONF-06",
    "RT-CONF-07",
    "RT-CONF-08",
    "RT-CONF-11",
    "RT-CONF-12",
    "RT-FRZ-06",
    "RT-FRZ-10",
    "RT-FEAR-09",
    "RT-STAT-04",
    "RT-STAT-05",
    "RT-STAT-06",
)
def status_effects(given: StatusEffectsInput, dice: Dice) -> StatusEffectsOutcome:
    """All that the statuses of a unit do, added up."""
    unit, has = given.unit, frozenset(given.unit.statuses)
    confused = "confused" in has
    to_hit = CONFUSED_TO_HIT if confused else 0
    out_of_action = not has.isdisjoint({"routing", "off-table"})
    outcome = StatusEffectsOutcome(
        shoot=_shoots(unit, given.settings),
        barred_weapons=tuple(w.name for w in given.weapons if w.type_s and "rally-turn" in has),
        shooting_modifier=to_hit + given.other_shooting_modifier,
        confused_models=(unit.confused_models or unit.models) if confused else 0,
        strike=_strikes(unit),
        h2h_modifier=to_hit + (FRENZIED_TO_HIT if "frenzied" in has else 0) + given.other_h2h_modifier,
        ws=ROUTERS_WS if "routing" in has else unit.ws,
        psychic=not out_of_action and not confused,
        m_inches=move_inches(unit),
        charge_inches=charge_inches(unit, given.settings),
        stationary=unit.is_stationary,
        reform=_reform(unit),
        may_charge=not out_of_action and not unit.is_stationary,
        may_divide=not confused,
        takes=_takes(unit, given.settings),
    )
    _say(unit, outcome, dice)
    return outcome


def _signed(modifier: int) -> Words:
    return f"+{modifier}" if modifier > 0 else modifier


def _say(unit: MoraleUnit, outcome: StatusEffectsOutcome, dice: Dice) -> None:
    for status in unit.statuses:
        dice.say(N_("State: {status}."), status=Message(STATUS_NAMES[status]))
    dice.say(
        N_("To hit: shooting {shooting}, hand-to-hand {blows}; Weapon Skill {ws}."),
        shooting=_signed(outcome.shooting_modifier),
        blows=_signed(outcome.h2h_modifier),
        ws=outcome.ws,
    )
    dice.say(N_("Move {move}″, charge {charge}″."), move=outcome.m_inches, charge=outcome.charge_inches)
    if outcome.stationary:
        dice.say(N_("The unit is bound to stand still."))
    if outcome.shoot is False:
        dice.say(N_("It does not shoot."))
    if not outcome.strike:
        dice.say(N_("It strikes no blow."))
    for name in outcome.barred_weapons:
        dice.say(N_("{weapon} is of type S: it does not fire in a rally turn."), weapon=name)
    for test in outcome.takes:
        dice.say(N_("When due, it takes this test: {test}."), test=Message(TEST_NAMES[test]))
