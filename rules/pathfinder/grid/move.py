"""A move on the grid, without dice (PF-GRID-03 to PF-GRID-13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, model_validator

from rules.actions import action
from rules.dice import Dice
from rules.fields import Many, described
from rules.language import N_, Message
from rules.pathfinder.bounds import Squares
from rules.pathfinder.driven import DEFAULT_VEHICLE, DrivenVehicle
from rules.pathfinder.grid.course import Course, Laid, Scene, TurnRefused, check_path, lay_out
from rules.pathfinder.grid.ground import ground_of
from rules.pathfinder.grid.obstacles import Difficult, GivenPlacement, Manoeuvre, Obstacles
from rules.pathfinder.grid.placement import FACING_WORDS, Token
from rules.pathfinder.measures import SQUARES
from rules.pathfinder.settings import PathfinderInput

Direction = Literal["forward", "backward"]
DIRECTIONS: Mapping[Direction, str] = {"forward": N_("forward"), "backward": N_("backward")}
Path = Annotated[Many[Token], Field(max_length=1000)]


class MoveInput(PathfinderInput):
    """A move of so many squares along a path. Of the vehicle only type and size count."""

    placement: GivenPlacement = described(N_("Placement"), rule="PF-GRID-02")
    distance: Squares = described(N_("Distance"), unit=SQUARES, rule="PF-RND-06")
    path: Path = described(N_("Path"), (), rule="PF-GRID-03")
    diagonals: bool = described(N_("Diagonals allowed"), True, rule="PF-DRV-10")
    may_turn: bool = described(N_("A quarter turn is allowed"), False, rule="PF-DRV-05")
    direction: Direction = described(N_("Direction"), "forward", words=DIRECTIONS, rule="PF-GRID-08")
    vehicle: DrivenVehicle = described(N_("Vehicle"), DEFAULT_VEHICLE)
    obstacles: Obstacles = described(N_("Obstacles"), (), rule="PF-GRID-12")
    difficult: Difficult = described(N_("Squares difficult for vehicles"), (), rule="PF-GRID-09")

    @model_validator(mode="after")
    def _path_of_that_direction(self) -> MoveInput:
        check_path(self.path, self.direction == "backward", self.settings)
        return self


def scene_of(vehicle: DrivenVehicle, obstacles: Obstacles, difficult: Difficult, given: PathfinderInput) -> Scene:
    """Where a vehicle moves."""
    ground = ground_of(vehicle.type, obstacles, difficult, given.settings)
    return Scene(ground, obstacles, vehicle.size, given.settings)


_TOUCHED: Mapping[Manoeuvre, str] = {
    "overrun": N_("{name}: to overrun, step {steps}."),
    "ram": N_("{name}: to ram, step {steps}."),
}
_REFUSED: Mapping[TurnRefused, str] = {
    "not-enough-movement": N_("Not enough movement is left for a wide turn."),
    "no-speed": N_("It stands still: it cannot turn on the spot."),
}


def say_laid(laid: Laid, dice: Dice) -> None:
    """A move in sentences: where it ends, what fell out of the path, what is touched."""
    if laid.replaced:
        dice.say(N_("Not possible: {tokens}."), tokens=", ".join(laid.replaced))
    if laid.turn_refused:
        dice.say(_REFUSED[laid.turn_refused])
    if laid.unused:
        dice.say(N_("Not reached: {tokens}."), tokens=", ".join(laid.unused))
    end = laid.placement
    facing = Message(FACING_WORDS[end.facing])
    dice.say(
        N_("Squares spent: {spent}. It ends at {x}, {y}, facing {facing}."),
        spent=laid.spent,
        x=end.x,
        y=end.y,
        facing=facing,
    )
    if laid.lost:
        dice.say(N_("It cannot enter the difficult ground ahead. Squares lost: {lost}."), lost=laid.lost)
    touched: dict[tuple[str, Manoeuvre], list[str]] = {}
    for contact in laid.contacts:
        touched.setdefault((contact.id, contact.manoeuvre), []).append(str(contact.step))
    for (name, manoeuvre), steps in touched.items():
        dice.say(_TOUCHED[manoeuvre], name=name, steps=", ".join(steps))


@action(
    "pathfinder.move",
    N_("Move on the grid"),
    "PF-GRID-03",
    "PF-GRID-04",
    "PF-GRID-05",
    "PF-GRID-06",
    "PF-GRID-07",
    "PF-GRID-08",
    "PF-GRID-09",
    "PF-GRID-10",
    "PF-GRID-12",
    "PF-GRID-13",
    "PF-COL-01",
    "PF-COL-13",
    "PF-WIDE-02",
    "PF-WIDE-03",
    "PF-WIDE-04",
)
def move(given: MoveInput, dice: Dice) -> Laid:
    """The path completed to the whole distance: placement, squares spent, contacts. No dice."""
    course = Course(
        start=given.placement.placement,
        distance=given.distance,
        path=given.path,
        diagonals=given.diagonals,
        may_turn=given.may_turn,
        backward=given.direction == "backward",
    )
    laid = lay_out(course, scene_of(given.vehicle, given.obstacles, given.difficult, given))
    say_laid(laid, dice)
    return laid
