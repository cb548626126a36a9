"""Exact odds of a volley against the least that could work them out: integers in a dictionary, nothing around them.

    python tests/benchmarks/bench_odds.py [--runs 15] [--icepool]

Both give the same rows (points lost, destroyed, special damage, row of its table, exact chance), most likely first;
they are compared, then timed in turns by the processor’s time; medians and their ratio, for several numbers of shots.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from fractions import Fraction
from statistics import median
from typing import Any

from rules.actions import odds

POINTS = 12
FIELDS = frozenset({"points_lost", "destroyed", "special", "result"})
WEAPON = {"class": "heavy", "short": 20, "long": 72, "strength": 8, "damage": "D6", "save_modifier": -2}
TABLE = (
    ("auxiliary-power",) * 5
    + ("temporary-loss-of-control", "power-loss", "mechanical-failure", "weapon-lost", "system-failure")
    + ("loss-of-control", "burning")
)
Rows = list[tuple[dict[str, Any], Fraction]]


def given(shots: int) -> dict[str, Any]:
    """BS 4 at long range against T 7, save 4+ (6+ after the weapon's −2), Damage 12; at most 60 shots an attack."""
    attacks: list[dict[str, Any]] = []
    while shots:
        part = min(shots, 60)
        attacks.append({"bs": 4, "distance": 30, "weapon": WEAPON, "shots": part})
        shots -= part
    return {"attacks": attacks, "target": {"toughness": 7, "save": 4, "points": POINTS}, "check": True}


def ours(shots: int) -> Rows:
    return odds("rogue-trader.volley", given(shots), FIELDS)


def kernel(shots: int) -> Rows:
    """Hit on 3+, damaged on 3+, saved on 6+: 80 of 216 hurt, D6 points each; then the check and its table."""
    state = {0: 1}
    for _ in range(shots):
        after: dict[int, int] = {}
        for lost, weight in state.items():
            if lost == POINTS:
                after[POINTS] = after.get(POINTS, 0) + weight * 1296
                continue
            after[lost] = after.get(lost, 0) + weight * 816
            for points in range(1, 7):
                total = min(POINTS, lost + points)
                after[total] = after.get(total, 0) + weight * 80
        state = after
    weights: dict[tuple[int, str | None], int] = {}
    for lost, weight in state.items():
        chances = min(lost, 6) if lost < POINTS else 0
        if chances < 6:
            weights[lost, None] = weight * (6 - chances) * 10
        for die in range(1, 11) if chances else ():
            total = die + lost - 1
            key = (lost, TABLE[total] if total < POINTS else "explosion")
            weights[key] = weights.get(key, 0) + weight * chances
    scale = 1296**shots * 60
    return [
        (
            {"points_lost": lost, "destroyed": lost == POINTS, "special": result is not None, "result": result},
            Fraction(weight, scale),
        )
        for (lost, result), weight in sorted(weights.items(), key=lambda row: -row[1])
    ]


def same(one: Rows, other: Rows) -> bool:
    by_chance = [sorted(rows, key=lambda row: (row[1], str(sorted(row[0].items())))) for rows in (one, other)]
    return by_chance[0] == by_chance[1]


def icepool_chain(shots: int) -> dict[tuple[int, str], Fraction]:
    """The same with icepool: points lost and row, "" for none."""
    import icepool  # type: ignore[import-untyped]

    hurt = icepool.Die({0: 216 - 80, 1: 80}).map({0: 0, 1: icepool.d(6)})
    lost = icepool.map(lambda before, points: min(POINTS, before + points), icepool.Die([0]), hurt, repeat=shots)

    def checked(lost: int) -> Any:
        chances = min(lost, 6) if lost < POINTS else 0
        rows = [TABLE[die + lost - 1] if die + lost <= POINTS else "explosion" for die in range(1, 11)]
        after = icepool.Die([""] * 10 * (6 - chances) + rows * chances)
        return icepool.tupleize(lost, after)

    die = lost.map(checked)
    return {outcome: Fraction(die.quantity(outcome), die.denominator()) for outcome in die.outcomes()}


def seconds(run: Callable[[int], Any], shots: int) -> float:
    start = time.process_time()
    run(shots)
    return time.process_time() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--icepool", action="store_true")
    arguments = parser.parse_args()
    methods: dict[str, Callable[[int], Any]] = {"kernel": kernel, "odds": ours}
    if arguments.icepool:
        methods["icepool"] = icepool_chain
    for shots in (1, 10, 20, 60, 100):
        assert same(kernel(shots), ours(shots)), shots
        if arguments.icepool:
            apart = {(row["points_lost"], row["result"] or ""): chance for row, chance in ours(shots)}
            assert apart == icepool_chain(shots), shots
        times: dict[str, list[float]] = {name: [] for name in methods}
        for _ in range(arguments.runs):
            for name, run in methods.items():
                times[name].append(seconds(run, shots))
        medians = {name: median(found) for name, found in times.items()}
        figures = "  ".join(f"{name} {1000 * found:8.2f} ms" for name, found in medians.items())
        print(f"{shots:4} shots  {figures}  odds/kernel {medians['odds'] / medians['kernel']:.2f}")


if __name__ == "__main__":
    main()
