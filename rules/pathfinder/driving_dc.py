"""What a driving check adds up to before the dice: the DC and the bonus, piece by piece (PF-CHK-02 to PF-CHK-16)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.language import N_, Message, Words
from rules.outcome import Outcome
from rules.pathfinder.checks import signed
from rules.pathfinder.condition import is_broken
from rules.pathfinder.control import able_crew
from rules.pathfinder.driven import DrivenVehicle, Driver, Situation
from rules.pathfinder.feats import feat
from rules.pathfinder.performance import drives_hard, performance
from rules.pathfinder.settings import TurnPenalties
from rules.pathfinder.terms import GETAWAY_FEATS

IN_COMBAT = 20
OUT_OF_COMBAT = 5
CURRENT_DC = 10
ENGINE_DC = 10
SHORT_CREW = 10
BROKEN_DEVICE = 10
BROKEN_VEHICLE = 2
FORCED = 20
WELL_DISPOSED = -5
TURN_STEPS: Mapping[TurnPenalties, tuple[tuple[int, int], ...]] = {
    "source": ((4, 20), (3, 10), (2, 5)),
    "french": ((4, 20), (2, 10)),
}
"""From so many times the acceleration, so much on the DC of a turn (PF-CHK-12)."""

PART_WORDS: Mapping[str, str] = {
    "base": N_("base"),
    "air-current": N_("air current"),
    "weird-current": N_("weird current"),
    "alchemical": N_("alchemical engine"),
    "forced": N_("forced team"),
    "attitude": N_("well-disposed team"),
    "crew": N_("short crew"),
    "device": N_("broken driving device"),
    "broken": N_("broken vehicle"),
    "turn": N_("turn at speed"),
    "hard-drive": N_("Hard Drive"),
    "other": N_("other"),
    "modifier": N_("driver"),
    "skilled-driver": N_("Skilled Driver"),
    "getaway": N_("Getaway talent"),
}


@dataclass(frozen=True, slots=True)
class Part(Outcome):
    """One piece of a DC or of a bonus."""

    name: str
    value: int


@dataclass(frozen=True, slots=True)
class Parts(Outcome):
    """What is fixed before the dice; aid is not."""

    dc: tuple[Part, ...] = ()
    bonus: tuple[Part, ...] = ()


def needs_no_check(vehicle: DrivenVehicle) -> bool:
    """Magic propulsion is driven without a check, unless its stat block asks for one (PF-CHK-14)."""
    return "magic" in vehicle.propulsion and vehicle.magic_check is None


def parts(
    vehicle: DrivenVehicle, driver: Driver, situation: Situation, turning: bool, penalties: TurnPenalties
) -> Parts:
    """DC and bonus of a driving check; a piece of 0 other than base and modifier is left out."""
    always = ("base", "modifier")
    dc = _dc(vehicle, driver, situation, turning, penalties)
    bonus = _bonus(vehicle, driver, situation)
    return Parts(
        tuple(part for part in dc if part.value or part.name in always),
        tuple(part for part in bonus if part.value or part.name in always),
    )


def _dc(
    vehicle: DrivenVehicle, driver: Driver, situation: Situation, turning: bool, penalties: TurnPenalties
) -> Iterator[Part]:
    yield Part("base", IN_COMBAT if situation.in_combat else OUT_OF_COMBAT)
    yield _by_propulsion(vehicle)
    yield _by_mood(vehicle)
    short = able_crew(vehicle) < vehicle.crew_required
    yield Part("crew", SHORT_CREW if short else 0)
    yield Part("device", BROKEN_DEVICE if vehicle.device_state == "broken" else 0)
    yield Part("broken", BROKEN_VEHICLE if is_broken(vehicle) else 0)
    if turning:
        now = performance(vehicle, driver)
        yield Part("turn", turn_penalty(now.speed, now.acceleration, penalties))
    yield Part("hard-drive", feat("hard-drive").dc if drives_hard(vehicle, driver) else 0)
    yield Part("other", situation.other_dc)


def _bonus(vehicle: DrivenVehicle, driver: Driver, situation: Situation) -> Iterator[Part]:
    yield Part("modifier", driver.modifier)
    yield Part("skilled-driver", feat("skilled-driver").check if vehicle.type in driver.skilled_driver else 0)
    yield Part("getaway", sum(feat(id_).check for id_ in GETAWAY_FEATS[driver.getaway]))
    yield Part("other", situation.other_modifier)


def _by_propulsion(vehicle: DrivenVehicle) -> Part:
    """The highest among the propulsions in use (PF-CHK-07)."""
    changes = {"air-current": CURRENT_DC, "weird-current": vehicle.weird_dc, "alchemical": ENGINE_DC}
    found = [Part(name, value) for name, value in changes.items() if name in vehicle.propulsion]
    return max(found, key=lambda part: part.value, default=Part("", 0))


def _by_mood(vehicle: DrivenVehicle) -> Part:
    """What intelligent pullers and pushers think of it (PF-CHK-08)."""
    pulled, pushed = "muscle-pulled" in vehicle.propulsion, "muscle-pushed" in vehicle.propulsion
    if vehicle.team_mind != "intelligent":
        return Part("attitude", 0)
    if pulled and vehicle.forced:
        return Part("forced", FORCED)
    helpful, friendly = vehicle.team_attitude == "helpful", vehicle.team_attitude == "friendly"
    willing = (pulled and helpful) or (pushed and (helpful or friendly))
    return Part("attitude", WELL_DISPOSED if willing else 0)


def turn_penalty(speed: int, acceleration: int, penalties: TurnPenalties) -> int:
    """What the DC of a turn rises by at that speed (PF-CHK-12)."""
    return next((more for times, more in TURN_STEPS[penalties] if speed >= times * acceleration), 0)


def total(pieces: tuple[Part, ...]) -> int:
    """The pieces added up."""
    return sum(part.value for part in pieces)


def in_words(pieces: tuple[Part, ...]) -> Words:
    """The pieces as a player reads them: "base +20, short crew +10"."""
    words: Words = ""
    for part in pieces:
        piece = Message("{part} {value}", {"part": Message(PART_WORDS[part.name]), "value": signed(part.value)})
        words = Message("{before}, {piece}", {"before": words, "piece": piece}) if words else piece
    return words
