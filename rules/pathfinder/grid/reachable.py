"""Where a move may end: every final placement with a path to it, and what is passed on the way (PF-GRID-14)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from rules.pathfinder.grid.course import Course, Scene, may_turn_at_all, turns_wide, wide_turn_needs
from rules.pathfinder.grid.placement import (
    FACINGS,
    SIDES,
    STEPS,
    Facing,
    Placement,
    Step,
    Token,
    is_diagonal,
    shift,
    turn_token,
    turned,
    wide_turned,
)


@dataclass(frozen=True, slots=True)
class Reach:
    """`ends`: each final placement with one path; `passed`: each placement on the way, with fewest squares spent.

    `turns`: each quarter turn that may be made, as the placements before and after it. A path is completed straight
    on, as `lay_out` does.
    """

    ends: Mapping[Placement, tuple[Token, ...]]
    passed: Mapping[Placement, int]
    turns: frozenset[tuple[Placement, Placement]]


class _State(NamedTuple):
    """A place on the way; `odd`: 1 when the next diagonal step is the dearer one."""

    x: int
    y: int
    facing: Facing
    left: int
    odd: int
    has_turned: bool


class _Stride(NamedTuple):
    """A step as it shifts (x, y)."""

    step: Step
    x: int
    y: int
    diagonal: int


_Turn = tuple[Token, int, int, Facing]
_Before = tuple[_State, Token] | None
_Place = tuple[int, int, Facing]


class _Search:
    """All states that a move can go through. What follows a state has less left, or has turned: none comes twice."""

    def __init__(self, course: Course, scene: Scene) -> None:
        self._course = course
        self._scene = scene
        self._plain = not scene.ground.solid and not scene.ground.difficult
        self._dear = 0 if scene.ground.diagonals == "single" else 1
        self._strides = {facing: tuple(self._strides_of(facing)) for facing in FACINGS}
        self._may_turn = course.may_turn and may_turn_at_all(course.distance, scene.settings)
        self._wide = turns_wide(course.distance, scene.settings)
        self._turns = tuple(self._turns_of(course.start.facing))
        start = course.start
        first = _State(start.x, start.y, start.facing, course.distance, 0, False)
        self.came_from: dict[_State, _Before] = {first: None}
        self.ends: list[_State] = []
        self._waiting = [first]

    def placed(self, place: _Place) -> Placement:
        """Where the vehicle stands."""
        return Placement(*place, self._course.start.width, self._course.start.length)

    def run(self) -> None:
        """Goes through all states."""
        while self._waiting:
            state = self._waiting.pop()
            if not self._stride(state):
                self.ends.append(state)
            if self._may_turn and not state.has_turned:
                self._turn(state)

    def _come_to(self, state: _State, before: _State, token: Token) -> None:
        if state not in self.came_from:
            self.came_from[state] = (before, token)
            self._waiting.append(state)

    def _stride(self, state: _State) -> bool:
        """The steps that can be paid; False when it cannot go straight on, so that the move ends here."""
        x, y, facing, left, odd, has_turned = state
        goes_on = False
        for step, dx, dy, diagonal in self._strides[facing] if left else ():
            cost = 1 + (self._dear & odd & diagonal) if self._plain else self._cost(state, step)
            if cost > left:
                continue
            self._come_to(_State(x + dx, y + dy, facing, left - cost, odd ^ diagonal, has_turned), state, step)
            goes_on = goes_on or not diagonal
        return goes_on

    def _strides_of(self, facing: Facing) -> Iterator[_Stride]:
        steps: tuple[Step, ...] = ("B", "BL", "BR") if self._course.backward else ("F", "FL", "FR")
        for step in steps if self._course.diagonals and self._course.driven else steps[:1]:
            yield _Stride(step, *shift(facing, *STEPS[step]), int(is_diagonal(step)))

    def _cost(self, state: _State, step: Step) -> int:
        """Squares that a step spends; more than there are when something solid bars it."""
        ground, there = self._scene.ground, self.placed(state[:3])
        if ground.bars(there, step):
            return state.left + 1
        return ground.cost(there, step, state.odd)

    def _turn(self, state: _State) -> None:
        """A move has one quarter turn, so all start from the same facing."""
        settings = self._scene.settings
        needs = wide_turn_needs(self._course.start, settings) if self._wide else 0
        if state.left < needs:
            return
        over = self._wide and settings.wide_turn_spends == "rest"
        left = 0 if over else state.left - needs
        for token, dx, dy, facing in self._turns:
            self._come_to(_State(state.x + dx, state.y + dy, facing, left, state.odd, True), state, token)

    def _turns_of(self, facing: Facing) -> Iterator[_Turn]:
        there = self.placed((0, 0, facing))
        for side in SIDES:
            to = wide_turned(there, side) if self._wide else turned(there, side)
            yield turn_token(side, self._wide), to.x, to.y, to.facing

    def path(self, state: _State) -> tuple[Token, ...]:
        """The tokens that lead to a state."""
        tokens: list[Token] = []
        while before := self.came_from[state]:
            state, token = before
            tokens.append(token)
        return tuple(reversed(tokens))

    def turns(self) -> frozenset[tuple[_Place, _Place]]:
        """Each quarter turn that was found."""
        return frozenset(
            (before[0][:3], state[:3])
            for state, before in self.came_from.items()
            if before and before[1] in ("TL", "TR", "WL", "WR")
        )


def reachable(course: Course, scene: Scene) -> Reach:
    """Every way to drive the distance of a course, its path left aside."""
    search = _Search(course, scene)
    search.run()
    passed: dict[_Place, int] = {}
    for state in search.came_from:
        spent = course.distance - state.left
        passed[state[:3]] = min(spent, passed.get(state[:3], spent))
    found: dict[_Place, _State] = {}
    for state in search.ends:
        found.setdefault(state[:3], state)
    return Reach(
        ends={search.placed(place): search.path(state) for place, state in found.items()},
        passed={search.placed(place): spent for place, spent in passed.items()},
        turns=frozenset((search.placed(before), search.placed(after)) for before, after in search.turns()),
    )
