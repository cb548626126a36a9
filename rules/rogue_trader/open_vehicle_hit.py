"""Whom or what a hit on a vehicle strikes (RT-HIT-02, RT-HIT-03, RT-HIT-04)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import model_validator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import Many, check_differ, described
from rules.language import N_, Message
from rules.outcome import Allowed, Refused
from rules.rogue_trader.bounds import Name
from rules.rogue_trader.refusals import Refusal, refused
from rules.rogue_trader.settings import RogueTraderInput
from rules.rogue_trader.to_hit import BANDS, Band

VEHICLE_OR_PEOPLE = N_("vehicle or people")
VEHICLE_OR_PERSON = N_("vehicle or person")
WHICH_PERSON = N_("which person")


class OpenVehicleHitInput(RogueTraderInput):
    """One hit. `aim` None: aimed at the vehicle."""

    open: bool = described(N_("Open vehicle"), rule="RT-HIT-02")
    band: Band = described(N_("Range"), words=BANDS, rule="RT-HIT-03")
    exposed: Many[Name] = described(N_("Exposed"), (), max_length=100, rule="RT-HIT-02")
    inside: Many[Name] = described(N_("In a closed part"), (), max_length=100, rule="RT-HIT-02")
    aim: Name | None = described(N_("Aimed at"), None, rule="RT-HIT-02")

    @model_validator(mode="after")
    def _known(self) -> OpenVehicleHitInput:
        everyone = (*self.exposed, *self.inside)
        check_differ(everyone)
        if self.aim is not None and self.aim not in everyone:
            raise BadInput(N_("nobody aboard is called “{name}”"), name=self.aim)
        return self


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenVehicleHitOutcome(Allowed):
    struck: Literal["vehicle", "person"]
    person: str | None


def _refusal(given: OpenVehicleHitInput) -> Refusal | None:
    if given.aim is None:
        return None
    if not given.open:
        return Refusal("closed-vehicle", Message(N_("A closed vehicle shields its people: only it can be hit.")))
    if given.band == "long":
        return Refusal("long-range", Message(N_("At long range nobody aboard can be picked out.")))
    if given.aim not in given.exposed:
        return Refusal("not-exposed", Message(N_("{person} cannot be seen."), {"person": given.aim}))
    return None


def _person(given: OpenVehicleHitInput, dice: Dice) -> str | None:
    """Who is struck by a hit on an open vehicle at long range; None: the vehicle (RT-HIT-03)."""
    people = given.exposed
    if given.settings.open_long_range == "uniform":
        return dice.read(1 + len(people), VEHICLE_OR_PERSON, lambda die: people[die - 2] if die > 1 else None)
    if dice.check(6, 4, VEHICLE_OR_PEOPLE):
        return dice.pick(people, WHICH_PERSON)
    return None


@action("rogue-trader.open-vehicle-hit", N_("Who is hit"), "RT-HIT-02", "RT-HIT-03", "RT-HIT-04")
def open_vehicle_hit(given: OpenVehicleHitInput, dice: Dice) -> OpenVehicleHitOutcome | Refused:
    """Aimed at somebody at short range, at random at long range, the vehicle otherwise."""
    refusal = _refusal(given)
    if refusal is not None:
        return refused(refusal, dice)
    person = given.aim
    if given.open and given.band == "long" and given.exposed:
        person = _person(given, dice)
    if person is None:
        dice.say(N_("The vehicle is hit."))
        return OpenVehicleHitOutcome(struck="vehicle", person=None)
    dice.say(N_("{person} is hit."), person=person)
    return OpenVehicleHitOutcome(struck="person", person=person)
