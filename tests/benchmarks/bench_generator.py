"""Random dreadnoughts against calling the random generator for the same dice.

    python tests/benchmarks/bench_generator.py [--suits 60000] [--runs 3]

Both seed a generator for each suit. The bare side rolls dice of the same sides and keeps nothing.
"""

from __future__ import annotations

import argparse
import random
import time
from statistics import median

from rules.actions import play
from rules.dice import Rolled

ACTION = "rogue-trader.generate-dreadnought"


def ours(suits: int) -> list[list[int]]:
    """The sides of the dice of each suit."""
    return [[die.sides for die in play(ACTION, {}, Rolled(seed)).rolls] for seed in range(suits)]


def bare(dice: list[list[int]]) -> None:
    for seed, sides in enumerate(dice):
        roll = random.Random(seed).randint
        for side in sides:
            roll(1, side)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--suits", type=int, default=60_000)
    parser.add_argument("--runs", type=int, default=3)
    arguments = parser.parse_args()
    dice = ours(arguments.suits)
    taken: dict[str, list[float]] = {"ours": [], "bare": []}
    for _ in range(arguments.runs):
        start = time.perf_counter()
        ours(arguments.suits)
        middle = time.perf_counter()
        bare(dice)
        taken["ours"].append(middle - start)
        taken["bare"].append(time.perf_counter() - middle)
    mine, least = median(taken["ours"]), median(taken["bare"])
    print(f"{arguments.suits} suits: {mine:.2f} s, bare dice {least:.2f} s, ratio {mine / least:.1f}")


if __name__ == "__main__":
    main()
