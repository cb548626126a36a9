"""A sudden stop: everybody and everything loose aboard is thrown forward (PF-STOP-01 to PF-STOP-04, PF-DMG-14)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from rules.actions import Input, action
from rules.dice import Dice
from rules.fields import Many, described
from rules.language import N_
from rules.outcome import Allowed, Outcome, Refused
from rules.pathfinder.bounds import Modifier, Name, Squares
from rules.pathfinder.checks import DIFFICULTY_OF_REFLEX, REFLEX_SAVE, passes
from rules.pathfinder.measures import SQUARES
from rules.pathfinder.reasons import refuse
from rules.pathfinder.settings import PathfinderInput

CUT_OFF = N_("square cut off")
SUDDEN_STOP = N_("sudden stop")
D6 = 6
OccupantKind = Literal["creature", "object"]
OCCUPANT_KINDS: Mapping[OccupantKind, str] = {"creature": N_("creature"), "object": N_("object")}


class Occupant(Input):
    """Somebody or something loose aboard. `free`: squares to something solid; None where nothing stops the throw."""

    id: Name = described(N_("Name"))
    kind: OccupantKind = described(N_("Kind"), "creature", words=OCCUPANT_KINDS)
    reflex: Modifier = described(N_("Reflex"), 0, rule="PF-STOP-04")
    free: Squares | None = described(N_("Free squares ahead"), None, unit=SQUARES, rule="PF-STOP-03")


class SuddenStopInput(PathfinderInput):
    """A vehicle that stops otherwise than by braking, and who is aboard."""

    speed: Squares = described(N_("Speed"), unit=SQUARES, rule="PF-STOP-02")
    occupants: Annotated[Many[Occupant], Field(max_length=200)] = described(N_("Aboard"), (), rule="PF-STOP-02")


@dataclass(frozen=True, slots=True)
class Thrown(Outcome):
    """Squares thrown, and what it did."""

    id: str
    thrown: int
    damage: int
    prone: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SuddenStop(Allowed):
    """`distance`: squares that everything loose is thrown."""

    speed: int = 0
    distance: int
    occupants: tuple[Thrown, ...]


def _thrown(occupant: Occupant, distance: int, dice: Dice) -> Thrown:
    """A D6 for each square cut off by something solid, a D6 for the throw, a save for creatures."""
    thrown = distance if occupant.free is None else min(distance, occupant.free)
    damage = dice.total(distance - thrown, D6, CUT_OFF) + dice.roll(D6, SUDDEN_STOP)
    template = N_("{name} is thrown forward. Squares: {squares}, damage: {damage}.")
    dice.say(template, name=occupant.id, squares=thrown, damage=damage)
    prone = occupant.kind == "creature" and not passes(REFLEX_SAVE, occupant.reflex, DIFFICULTY_OF_REFLEX, dice)
    if prone:
        dice.say(N_("{name} falls prone."), name=occupant.id)
    return Thrown(occupant.id, thrown, damage, prone)


@action(
    "pathfinder.sudden-stop", N_("Sudden stop"), "PF-STOP-01", "PF-STOP-02", "PF-STOP-03", "PF-STOP-04", "PF-DMG-14"
)
def sudden_stop(given: SuddenStopInput, dice: Dice) -> SuddenStop | Refused:
    """Each is thrown half the speed towards the front and hurt; creatures may fall prone."""
    if not given.speed:
        return refuse("not-moving", dice)
    distance = given.speed // 2
    dice.say(N_("Everything loose is thrown forward. Squares: {squares}."), squares=distance)
    return SuddenStop(distance=distance, occupants=tuple(_thrown(one, distance, dice) for one in given.occupants))
