"""A move laid out on the grid: the path completed, what it spends, where it ends, what it touches.

PF-GRID-03 to PF-GRID-10, PF-GRID-12, PF-WIDE-02 to PF-WIDE-04, PF-COL-01, PF-COL-13. The path is laid out as if
nothing stopped the vehicle.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from rules.errors import BadInput
from rules.language import N_
from rules.outcome import Allowed, Outcome
from rules.pathfinder.grid.ground import Ground
from rules.pathfinder.grid.obstacles import Manoeuvre, Obstacle, is_rammed
from rules.pathfinder.grid.placement import (
    Placement,
    Rectangle,
    Side,
    Step,
    Token,
    Zone,
    is_diagonal,
    stepped,
    turn_token,
    turned,
    turning_area,
    wide_turned,
)
from rules.pathfinder.settings import Settings
from rules.pathfinder.sizes import VehicleSize

TurnRefused = Literal["not-enough-movement", "no-speed"]
_FORWARD: frozenset[Token] = frozenset({"F", "FL", "FR", "TL", "TR", "WL", "WR"})
_BACKWARD: frozenset[Token] = frozenset({"B", "BL", "BR"})
_WIDE: frozenset[Token] = frozenset({"WL", "WR"})


class Course(NamedTuple):
    """A move to lay out. `distance`: squares to cover; `driven` false: whatever the path says, straight ahead."""

    start: Placement
    distance: int
    path: tuple[Token, ...] = ()
    diagonals: bool = True
    may_turn: bool = False
    backward: bool = False
    driven: bool = True


class Scene(NamedTuple):
    """Where a move takes place, and the size of the vehicle that makes it."""

    ground: Ground
    obstacles: Sequence[Obstacle]
    size: VehicleSize
    settings: Settings


@dataclass(frozen=True, slots=True)
class Contact(Outcome):
    """Something that is touched at a step (from 1); `before`: where the vehicle stands if it is stopped there."""

    step: int
    id: str
    manoeuvre: Manoeuvre
    before: Placement


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid(Allowed):
    """A move as it is laid out. `steps`: as taken; `replaced`: tokens that became a straight step, turns dropped;
    `unused`: tokens never reached, or that could not be paid; `zone`: the area of a wide turn.
    """

    placement: Placement
    spent: int
    lost: int
    steps: tuple[Token, ...]
    replaced: tuple[Token, ...]
    unused: tuple[Token, ...]
    contacts: tuple[Contact, ...]
    zone: Zone | None
    turn_refused: TurnRefused | None


def check_path(path: Sequence[Token], backward: bool, settings: Settings) -> None:
    """Raises BadInput for a token of the other direction, and for a wide turn where there are none."""
    possible = _BACKWARD if backward else _FORWARD
    for token in path:
        if token not in possible:
            raise BadInput(N_("“{token}” does not belong to a move in this direction"), token=token)
        if token in _WIDE and settings.wide_turns == "off":
            raise BadInput(N_("“{token}”: wide turns are not played"), token=token)


def wide_turn_needs(there: Placement, settings: Settings) -> int:
    """Squares that must be left for a wide turn (PF-WIDE-04)."""
    return there.length if settings.wide_turn_spends == "length" else 1


def turns_wide(distance: int, settings: Settings) -> bool:
    """Whether quarter turns of a move of that distance are wide: never on the spot (PF-WIDE-01)."""
    return settings.wide_turns == "on" and distance > 0


def may_turn_at_all(distance: int, settings: Settings) -> bool:
    """Whether a vehicle that covers that distance may turn: on the spot by house rule only (PF-GRID-07)."""
    return distance > 0 or settings.turn_at_rest == "allowed"


def lay_out(course: Course, scene: Scene) -> Laid:
    """The move, token by token, completed straight on until its distance is spent (PF-GRID-05)."""
    layout = _Layout(course, scene)
    unused: tuple[Token, ...] = ()
    for position, token in enumerate(course.path):
        if not layout.take(token):
            unused = course.path[position:]
            break
    layout.complete()
    return Laid(
        placement=layout.at,
        spent=course.distance - layout.left,
        lost=layout.left,
        steps=tuple(layout.steps),
        replaced=tuple(layout.replaced),
        unused=unused,
        contacts=tuple(layout.contacts),
        zone=layout.zone,
        turn_refused=layout.turn_refused,
    )


class _Layout:
    """A move being laid out. `left`: squares still to spend; `over`: nothing more is possible."""

    def __init__(self, course: Course, scene: Scene) -> None:
        self._course = course
        self._scene = scene
        self._straight: Step = "B" if course.backward else "F"
        self._diagonals_made = 0
        self._has_turned = False
        self._over = False
        self._touched: set[str] = set()
        self.at = course.start
        self.left = course.distance
        self.steps: list[Token] = []
        self.replaced: list[Token] = []
        self.contacts: list[Contact] = []
        self.zone: Zone | None = None
        self.turn_refused: TurnRefused | None = None

    def take(self, token: Token) -> bool:
        """Makes or drops what a token says; False when it is not reached or cannot be paid."""
        if self._over:
            return False
        if token in ("TL", "TR", "WL", "WR"):
            if not self._turn("left" if token in ("TL", "WL") else "right"):
                self.replaced.append(token)
            return True
        return self.left > 0 and self._step(token)

    def complete(self) -> None:
        """Straight on until the distance is spent."""
        while self.left and not self._over:
            self._step(self._straight)

    def _step(self, wanted: Step) -> bool:
        step = wanted if self._is_possible(wanted) else self._straight
        after = stepped(self.at, step)
        cost = self._cost(step)
        if cost > self.left:
            self._over = True
            return False
        if step != wanted:
            self.replaced.append(wanted)
        self._diagonals_made += is_diagonal(step)
        covered = after.rectangle
        self._moved(step, after, cost, lambda there: there.common(covered) > 0)
        return True

    def _is_possible(self, step: Step) -> bool:
        if not self._course.driven or not is_diagonal(step):
            return self._course.driven or step == self._straight
        if not self._course.diagonals or self._scene.ground.bars(self.at, step):
            return False
        return self._cost(step) <= self.left

    def _cost(self, step: Step) -> int:
        return self._scene.ground.cost(self.at, step, self._diagonals_made)

    def _turn(self, side: Side) -> bool:
        """One quarter turn a move, wide where that is played; False when it is dropped (PF-GRID-07, PF-WIDE-04)."""
        settings = self._scene.settings
        if not self._course.may_turn or self._has_turned:
            return False
        if not may_turn_at_all(self._course.distance, settings):
            self.turn_refused = "no-speed"
            return False
        if turns_wide(self._course.distance, settings):
            return self._turn_wide(side)
        self._has_turned = True
        old, after = self.at.rectangle, turned(self.at, side)
        new = after.rectangle

        def newly_covered(there: Rectangle) -> bool:
            return there.common(new) > there.common(new.overlap(old))

        self._moved(turn_token(side, wide=False), after, 0, newly_covered)
        return True

    def _turn_wide(self, side: Side) -> bool:
        settings = self._scene.settings
        needs = wide_turn_needs(self.at, settings)
        if self.left < needs:
            self.turn_refused = "not-enough-movement"
            return False
        self._has_turned = True
        self._over = settings.wide_turn_spends == "rest"
        self.zone = turning_area(self.at, side)
        area = self.zone.rectangle
        spends = self.left if self._over else needs
        self._moved(
            turn_token(side, wide=True), wide_turned(self.at, side), spends, lambda there: there.common(area) > 0
        )
        return True

    def _moved(self, token: Token, after: Placement, cost: int, touches: Callable[[Rectangle], bool]) -> None:
        """Books a step: squares spent, contacts in the order of the obstacles (PF-GRID-12, PF-COL-13)."""
        self.steps.append(token)
        self.left -= cost
        once = self._scene.settings.repeat == "oncePerTurn"
        for obstacle in self._scene.obstacles:
            if (once and obstacle.id in self._touched) or not touches(obstacle.rectangle):
                continue
            self._touched.add(obstacle.id)
            manoeuvre: Manoeuvre = "ram" if is_rammed(obstacle.size, obstacle.solid, self._scene.size) else "overrun"
            self.contacts.append(Contact(len(self.steps), obstacle.id, manoeuvre, self.at))
        self.at = after
