"""One rule, three dice.

A rule asks its `Dice` for each die, by size and purpose, and says what happens. Three kinds answer:

- `Rolled`: from a seed, so that whatever was rolled can be rolled again;
- `Typed`: the player's real dice; `DieWanted` is raised when they run out, the rule being simply run
  again from the start with one die more;
- `Every`: each result with its weight: the same rule, run down each branch (`rules.odds`).

What a rule repeats (shots, models, blows) is a step over a small hashable state, given to `fold`, where `Every`
merges equal states after each turn of the loop. What no later die depends on (how many hits) is not in the
state: it is counted with `tally`. Purposes are English keys: `N_` marks them, a screen translates them.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from math import gcd, lcm
from typing import Any, NamedTuple, TypeVar

from rules.errors import BadInput
from rules.language import N_, Message, Words

S = TypeVar("S", bound=Hashable)
T = TypeVar("T", bound=Hashable)
I = TypeVar("I")  # noqa: E741


class Roll(NamedTuple):
    """A die as it fell. `needed` is there when it had a score to reach; `harm`: reaching it was bad."""

    sides: int
    result: int
    purpose: str
    needed: int | None = None
    harm: bool = False

    @property
    def passed(self) -> bool | None:
        """Whether the score was reached; None when there was none to reach."""
        return None if self.needed is None else self.result >= self.needed


class DieWanted(BadInput):
    """Raised by typed dice that have run out: the next die, its range 1 to `sides` and what it is for."""

    def __init__(self, sides: int, purpose: str, needed: int | None) -> None:
        super().__init__(
            N_("A die is missing: {die} for {purpose} (1 to {sides})."),
            die=f"D{sides}",
            purpose=Message(purpose),
            sides=sides,
        )
        self.sides = sides
        self.purpose = purpose
        self.needed = needed


class Dice(ABC):
    """What a rule may ask of its dice."""

    @abstractmethod
    def read(
        self,
        sides: int,
        purpose: str,
        reading: Callable[[int], T],
        needed: int | None = None,
        harm: bool = False,
    ) -> T:
        """One die, read: equal readings are one branch of the odds. `needed`, `harm`: see `Roll`."""

    @abstractmethod
    def fold(self, step: Callable[[S, I, Dice], S], state: S, items: Sequence[I]) -> S:
        """`state = step(state, item, dice)` for each item. The step may use only the dice it is given.

        Give the same object for the same item (`(weapon,) * shots`), so that equal turns are worked out once.
        """

    @abstractmethod
    def tally(self, name: str, count: int = 1) -> None:
        """Counts something that no later die depends on."""

    @abstractmethod
    def tallied(self, name: str) -> int:
        """How often `name` was counted. Never ask inside a step of `fold`."""

    @abstractmethod
    def say(self, template: str | Message, **figures: Words) -> None:
        """A sentence for the log (see rules.language). `{die}` in it is what the last die showed."""

    def roll(self, sides: int, purpose: str) -> int:
        """One die, 1 to `sides`."""
        return self.read(sides, purpose, _as_it_fell)

    def check(self, sides: int, needed: int, purpose: str, harm: bool = False) -> bool:
        """One die that must show `needed` or more; `harm` when that is bad for whoever rolls."""
        return self.read(sides, purpose, needed.__le__, needed, harm)

    def total(self, count: int, sides: int, purpose: str) -> int:
        """`count` dice added up, each asked for on its own; 0 dice give 0."""

        return self.fold(_add, 0, (_die(sides, purpose),) * count)

    def pick(self, items: Sequence[T], purpose: str) -> T:
        """One of `items` by a die of as many sides; no die for a single one (RT-CONV-04)."""
        if len(items) == 1:
            return items[0]
        return self.read(len(items), purpose, lambda k: items[k - 1])


def _as_it_fell(result: int) -> int:
    return result


@cache
def _die(sides: int, purpose: str) -> tuple[int, str]:
    return sides, purpose


def _add(so_far: int, die: tuple[int, str], dice: Dice) -> int:
    return so_far + dice.roll(*die)


class Fallen(Dice):
    """Dice that fall one way: they keep a record, `rolls` and what was `said`, in order."""

    def __init__(self) -> None:
        self.rolls: list[Roll] = []
        self.said: list[Words] = []
        self._counts: dict[str, int] = {}

    @abstractmethod
    def _next(self, sides: int, purpose: str, needed: int | None) -> int: ...

    def read(
        self,
        sides: int,
        purpose: str,
        reading: Callable[[int], T],
        needed: int | None = None,
        harm: bool = False,
    ) -> T:
        result = self._next(sides, purpose, needed)
        self.rolls.append(Roll(sides, result, purpose, needed, harm))
        return reading(result)

    def roll(self, sides: int, purpose: str) -> int:
        result = self._next(sides, purpose, None)
        self.rolls.append(Roll(sides, result, purpose))
        return result

    def fold(self, step: Callable[[S, I, Dice], S], state: S, items: Sequence[I]) -> S:
        for item in items:
            state = step(state, item, self)
        return state

    def tally(self, name: str, count: int = 1) -> None:
        self._counts[name] = self._counts.get(name, 0) + count

    def tallied(self, name: str) -> int:
        return self._counts.get(name, 0)

    def say(self, template: str | Message, **figures: Words) -> None:
        if isinstance(template, Message):
            template, figures = template.template, {**template.figures, **figures}
        if self.rolls:
            figures.setdefault("die", self.rolls[-1].result)
        self.said.append(Message(template, figures))


class Rolled(Fallen):
    """Dice from a seed: the same seed gives the same dice, on every machine."""

    def __init__(self, seed: int | str) -> None:
        super().__init__()
        self._random = random.Random(seed).random

    def _next(self, sides: int, purpose: str, needed: int | None) -> int:
        return int(self._random() * sides) + 1


class Typed(Fallen):
    """The player's own dice, in the order of the rule."""

    def __init__(self, results: Iterable[int]) -> None:
        super().__init__()
        self._results = list(results)

    def _next(self, sides: int, purpose: str, needed: int | None) -> int:
        position = len(self.rolls)
        if position >= len(self._results):
            raise DieWanted(sides, purpose, needed)
        result = self._results[position]
        if not 1 <= result <= sides:
            raise BadInput(
                N_("Die {position} shows {result}: {die} for {purpose} goes from 1 to {sides}."),
                position=position + 1,
                result=result,
                die=f"D{sides}",
                purpose=Message(purpose),
                sides=sides,
            )
        return result

    def check_all_used(self) -> None:
        """Raises BadInput when dice are left over."""
        unused = len(self._results) - len(self.rolls)
        if unused:
            raise BadInput(
                N_("Too many dice: {needed} needed, {given} given."),
                needed=len(self.rolls),
                given=len(self._results),
            )


# --- every result with its weight --------------------------------------------------------------------------------

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
        if known.only is None or name in known.only:
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
