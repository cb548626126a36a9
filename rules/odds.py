"""Every result with its weight: the third kind of dice (see rules.dice), run down each branch of a rule.

Chances are exact: whole numbers over a common total, fractions only at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from math import gcd, lcm
from typing import Any, TypeVar

from rules.dice import Dice
from rules.errors import BadInput
from rules.language import N_, Message, Words

S = TypeVar("S", bound=Hashable)
T = TypeVar("T", bound=Hashable)
I = TypeVar("I")  # noqa: E741

# A branch of a distribution: value, counts made on the way (packed), weight. Weights of one distribution are whole
# numbers over one total.
_Branch = tuple[Hashable, int, int]
_Distribution = tuple[list[_Branch], int]
_COUNT_BITS = 20  # room for a count of one name: a million
_MOST_BRANCHES = 200_000
_MOST_DICE = 2_000_000  # on all paths together
_DEEPEST = 1000  # dice on one path: beyond, a rule rolls again for ever, as for an item that is there already


def _too_many() -> BadInput:
    return BadInput(N_("There are too many different outcomes to list them all."))


class _Known:
    """What all walks through one rule share: places of the counts, and the loops and steps worked out so far."""

    def __init__(self, only: frozenset[str] | None) -> None:
        self.only = only
        self.slots: dict[str, int] = {}
        self._steps: dict[tuple[Any, int], dict[Any, _Distribution]] = {}
        self.loops: dict[tuple[Any, ...], _Distribution] = {}
        self._kept: list[Any] = []

    def steps(self, step: Callable[..., Any], item: Any) -> dict[Any, _Distribution]:
        """The distributions of `step` with that very item, by state."""
        key = (step, id(item))
        if key not in self._steps:
            self._kept.append(item)  # so that its id stays its own
            self._steps[key] = {}
        return self._steps[key]


class _Node:
    """A die or a fold on the path being walked, and which of its branches is taken.

    `weight` and `total` are those of the path up to and with that branch.
    """

    __slots__ = ("branch", "branches", "taken", "total", "weight", "weight_before")

    def __init__(self, distribution: _Distribution, path: list[_Node]) -> None:
        self.branches, total = distribution
        self.taken = -1
        self.total = path[-1].total * total if path else total
        self.weight_before = path[-1].weight if path else 1
        self.next()

    def next(self) -> None:
        """Takes the next branch."""
        self.taken += 1
        self.branch = self.branches[self.taken]
        self.weight = self.weight_before * self.branch[2]


class Every(Dice):
    """One walk through a rule along a path of branches; `spread` makes all the walks."""

    __slots__ = ("_depth", "_known", "_path", "counts")

    def __init__(self, path: list[_Node], known: _Known) -> None:
        self._path = path
        self._depth = 0
        self._known = known
        self.counts = 0

    def read(
        self,
        sides: int,
        purpose: str,
        reading: Callable[[int], T],
        needed: int | None = None,
        harm: bool = False,
    ) -> T:
        if self._depth == len(self._path):
            readings: dict[T, int] = {}
            for result in range(1, sides + 1):
                value = reading(result)
                readings[value] = readings.get(value, 0) + 1
            self._come_to(([(value, 0, weight) for value, weight in readings.items()], sides))
        return self._take()

    def check(self, sides: int, needed: int, purpose: str, harm: bool = False) -> bool:
        if self._depth == len(self._path):
            self._come_to(_checked(sides, needed))
        return self._take()

    def fold(self, step: Callable[[S, I, Dice], S], state: S, items: Sequence[I]) -> S:
        if self._depth == len(self._path):
            # Items are told apart by identity, and kept alive by `_Known.steps`; only a loop without items has none.
            loop = (step, state, *map(id, items))
            distribution = self._known.loops.get(loop)
            if distribution is None:
                distribution = self._known.loops[loop] = self._folded(step, state, items)
            self._come_to(distribution)
        return self._take()

    def tally(self, name: str, count: int = 1) -> None:
        known = self._known
        if known.only is None or name.partition(".")[0] in known.only:
            slot = known.slots.setdefault(name, len(known.slots))
            self.counts += count << (slot * _COUNT_BITS)

    def tallied(self, name: str) -> int:
        slot = self._known.slots.get(name)
        return 0 if slot is None else (self.counts >> (slot * _COUNT_BITS)) & ((1 << _COUNT_BITS) - 1)

    def say(self, template: str | Message, **figures: Words) -> None:
        """Nothing is said while odds are counted."""

    def _come_to(self, distribution: _Distribution) -> None:
        if len(self._path) == _DEEPEST:
            raise _too_many()
        self._path.append(_Node(distribution, self._path))

    def _take(self) -> Any:
        value, counts, _weight = self._path[self._depth].branch
        self._depth += 1
        self.counts += counts
        return value

    def _folded(self, step: Callable[[S, I, Dice], S], state: S, items: Sequence[I]) -> _Distribution:
        now: dict[tuple[S, int], int] = {(state, 0): 1}  # weight by state and counts
        total = 1
        for item in items:
            steps = self._known.steps(step, item)
            for current, _ in now:
                if current not in steps:
                    steps[current] = _walk_all(lambda dice, s=current, i=item: step(s, i, dice), self._known)
            if len(items) == 1:
                return steps[state]
            scale = lcm(*{steps[current][1] for current, _ in now})
            now = _stepped(now, steps, scale)
            total *= scale
            if len(now) > _MOST_BRANCHES:
                raise _too_many()
        return [(value, counts, weight) for (value, counts), weight in now.items()], total


@cache
def _checked(sides: int, needed: int) -> _Distribution:
    good = min(sides, max(0, sides + 1 - needed))
    return [(value, 0, weight) for value, weight in ((True, good), (False, sides - good)) if weight], sides


def _stepped(now: dict[tuple[S, int], int], steps: dict[Any, _Distribution], scale: int) -> dict[tuple[S, int], int]:
    """Weights by state and counts after one more step, over a total `scale` times as large."""
    after: dict[Any, int] = {}
    get = after.get
    for (current, counts), weight in now.items():
        branches, step_total = steps[current]
        if scale != step_total:
            weight *= scale // step_total
        for value, more, share in branches:
            there = value, counts + more
            after[there] = get(there, 0) + weight * share
    return after


def _walks(run: Callable[[Every], T], known: _Known) -> Iterator[tuple[T, int, int, int]]:
    """Result, counts, weight and total of each path of branches, depth first."""
    path: list[_Node] = []
    dice_left = _MOST_DICE
    for _ in range(_MOST_BRANCHES):
        dice = Every(path, known)
        result = run(dice)
        dice_left -= len(path)
        if dice_left < 0:
            break
        if path:
            yield result, dice.counts, path[-1].weight, path[-1].total
        else:
            yield result, dice.counts, 1, 1
        while path and path[-1].taken + 1 == len(path[-1].branches):
            path.pop()
        if not path:
            return
        path[-1].next()
    raise _too_many()


def _merged(shares: Iterable[tuple[T, int, int]]) -> tuple[list[tuple[T, int]], int]:
    """Weights of equal values added up, over one total, from values with a weight and a total of their own."""
    found: dict[T, list[tuple[int, int]]] = {}
    for value, weight, total in shares:
        found.setdefault(value, []).append((weight, total))
    totals = {total for parts in found.values() for _, total in parts}
    common = lcm(*totals)
    factors = {total: common // total for total in totals}
    return [
        (value, sum([weight * factors[total] for weight, total in parts])) for value, parts in found.items()
    ], common


def _walk_all(run: Callable[[Every], T], known: _Known) -> _Distribution:
    """The distribution of `run`'s result and counts."""
    weights, total = _merged(((result, counts), weight, all_) for result, counts, weight, all_ in _walks(run, known))
    least = gcd(total, *[weight for _, weight in weights])
    return [(result, counts, weight // least) for (result, counts), weight in weights], total // least


def weigh(run: Callable[[Dice], T], only: frozenset[str] | None = None) -> tuple[list[tuple[T, int]], int]:
    """Each result of `run` with its weight, and the total of the weights.

    `only`: names of the tallies that the result shows; counts of others are left out, which keeps long
    volleys quick. Raises BadInput when there are too many outcomes to list.
    """
    return _merged((result, weight, total) for result, _counts, weight, total in _walks(run, _Known(only)))


def spread(run: Callable[[Dice], T], only: frozenset[str] | None = None) -> dict[T, Fraction]:
    """The exact chance of each result of `run`; `only` and errors as `weigh`."""
    weights, total = weigh(run, only)
    return {result: Fraction(weight, total) for result, weight in weights}
