"""Random dreadnoughts: single steps, kept dice, fairness, bounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from rules.actions import Resolution, answer, odds, play
from rules.army import OwnRows
from rules.dice import DieWanted, Rolled, Unheard
from rules.errors import BadInput
from rules.rogue_trader.armoury import weapons
from rules.rogue_trader.random_dreadnought import STEPS, GeneratedDreadnought, generate
from tests.examples import BAD_INPUT, check, log_of, outcome_of, param, rule

ACTION = "rogue-trader.generate-dreadnought"
OTHERS = {"frame": [3], "differences": [2] * 8, "plating": [4], "weapons": [4, 6, 4, 5], "equipment": [1, 1]}
OTHERS |= {"history": [1], "name": [1, 1]}


def kept_but(*steps: str, **other: list[int]) -> dict[str, Any]:
    """Dice of a plain suit kept for all steps but these."""
    return {"kept": {step: dice for step, dice in (OTHERS | other).items() if step not in steps}}


def step_of(purpose: str) -> str:
    """The step that asks for a die."""
    steps = {"frame": "frame", "plating": "plating", "number of items (D3)": "equipment", "equipment": "equipment"}
    if purpose.startswith("difference"):
        return "differences"
    return "name" if purpose.startswith("name") else steps.get(purpose, "weapons")


def dice_by_step(rolled: Resolution) -> dict[str, list[int]]:
    """The dice of a suit by step, as `kept` takes them; what follows the first die of the history belongs to it."""
    kept: dict[str, list[int]] = {step: [] for step in STEPS}
    history = False
    for die in rolled.rolls:
        history = (history or die.purpose == "history") and not die.purpose.startswith("name")
        kept["history" if history else step_of(die.purpose)].append(die.result)
    return kept


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            kept_but("frame"),
            [1],
            {"frame": "light", "weapons": [{"name": "lascannon"}, {"name": "lasgun"}]},
            marks=rule("RT-GEN-01"),
        ),
        param(kept_but("frame"), [5], {"frame": "standard"}, marks=rule("RT-GEN-02")),
        param(
            kept_but("differences"),
            [1] * 8,
            {"m": 5, "ws": 5, "bs": 5, "s": 5, "t": 5, "damage": 5, "i": 5, "a": 2},
            marks=rule("RT-GEN-03"),
        ),
        param(
            kept_but("differences"),
            [6] * 8,
            {"m": 7, "ws": 7, "bs": 7, "s": 7, "t": 7, "damage": 7, "i": 7, "a": 4},
            marks=rule("RT-GEN-03"),
        ),
        param(kept_but("plating"), [1], {"save": None}, marks=rule("RT-GEN-04")),
        param(kept_but("plating"), [3], {"save": 6}, marks=rule("RT-GEN-04")),
        param(kept_but("plating"), [6], {"save": 4}, marks=rule("RT-GEN-04")),
        param(kept_but("plating", frame=[6], weapons=[4, 1, 4, 1, 1, 1]), [5], {"save": 4}, marks=rule("RT-GEN-04")),
        param(
            kept_but("weapons"),
            [4, 6, 2, 1, 5, 3],
            {"weapons": [{"name": "lascannon"}, {"name": "bolt-gun"}, {"name": "bolt-gun", "class": "basic"}]},
            marks=rule("RT-GEN-05"),
        ),
        param(
            kept_but("equipment"),
            [1, 6],
            {"equipment": ["ejector-seat"], "equipment_points": 1},
            marks=rule("RT-GEN-06"),
        ),
        param(
            kept_but("equipment"),
            [3, 6, 6, 1],
            {"equipment": ["ejector-seat", "communicator"], "equipment_points": 2},
            marks=rule("RT-GEN-06"),
        ),
        param(kept_but("history"), [4], {"history": ["sound"], "cool_modifier": 0}, marks=rule("RT-GEN-07")),
        param(kept_but("history"), [6], {"save": 6, "history": ["patched-plating"]}, marks=rule("RT-GEN-07")),
        param(kept_but("history"), [10, 6, 6], {"save": None}, marks=rule("RT-GEN-07")),
        param(
            kept_but("history"),
            [10, 1, 9, 8],
            {"history": ["sound", "nervous-link"], "cool_modifier": -1},
            marks=rule("RT-GEN-07"),
        ),
        param(
            kept_but("history"),
            [10, 5, 2, 5, 2],
            {"history": ["salvaged-arm", "salvaged-arm"], "weapons": [{"to_hit": 0}, {"to_hit": -2}]},
            marks=rule("RT-GEN-07", "RT-CONV-04"),
        ),
        param(
            kept_but("history", frame=[6], weapons=[1, 1] * 5),
            [9, 4, 2],
            {
                "weapon_points": 6,
                "weapons": [
                    {},
                    {},
                    {"mount": "right-arm"},
                    {"mount": "left-arm"},
                    {"mount": "body"},
                    {"mount": "body"},
                ],
            },
            marks=rule("RT-GEN-05", "RT-GEN-07"),
        ),
        param(kept_but("name"), [20, 1], {"name": [20, 1]}, marks=rule("RT-GEN-08")),
    ],
)
def test_one_step_rolled(given: dict[str, Any], dice: list[int], then: dict[str, Any]) -> None:
    check(ACTION, given, dice, then)


@pytest.mark.rule("RT-GEN-07", "RT-GEN-03")
def test_move_is_held_to_1() -> None:
    light = {"frame": [6], "differences": [1] + [2] * 7, "weapons": [4, 1, 4, 1, 1, 1]}
    check(ACTION, kept_but("history", **light), [10, 7, 7], {"m": 2})


@pytest.mark.rule("RT-GEN-01", "RT-GEN-08", "RT-DRD-09")
@drawn(st.integers(0, 2**32))
def test_kept_dice_give_the_same_suit_without_a_die(seed: int) -> None:
    rolled = play(ACTION, {}, Rolled(seed))
    again = play(ACTION, {}, Rolled(seed))
    assert (rolled.rolls, rolled.outcome, rolled.said) == (again.rolls, again.outcome, again.said)
    kept = play(ACTION, {"kept": dice_by_step(rolled)}, Rolled(0))
    assert kept.rolls == []
    assert kept.outcome == rolled.outcome
    assert kept.said == rolled.said


@pytest.mark.rule("RT-GEN-01", "RT-GEN-05")
@drawn(st.integers(0, 2**32), st.integers(0, 2**32))
def test_a_step_rolled_again_leaves_the_others(seed: int, other: int) -> None:
    first = play(ACTION, {}, Rolled(seed))
    kept = dice_by_step(first)
    del kept["equipment"]
    second = play(ACTION, {"kept": kept}, Rolled(other))
    one, two = answer(first, str)["outcome"], answer(second, str)["outcome"]
    changed = {key for key in one if one[key] != two[key]}
    assert changed <= {"equipment", "equipment_points"}


@pytest.mark.rule("RT-GEN-02", "RT-GEN-03", "RT-GEN-05", "RT-GEN-06", "RT-GEN-07", "RT-DRD-05", "RT-DRD-08")
@drawn(st.integers(0, 2**32))
def test_every_suit_is_within_its_bounds(seed: int) -> None:
    suit = answer(play(ACTION, {}, Rolled(seed)), str)["outcome"]
    armoury = weapons(OwnRows())
    assert all(1 <= suit[key] <= 10 for key in ("m", "ws", "bs", "s", "t", "damage", "i", "a"))
    assert suit["save"] in (None, 6, 5, 4)
    assert sum(armoury[weapon["name"]].points for weapon in suit["weapons"]) == suit["weapon_points"]
    assert all(armoury[weapon["name"]].weapon_class == weapon["class"] for weapon in suit["weapons"])
    mounts = ["right-arm", "left-arm", "right-arm", "left-arm", "body", "body"]
    assert [weapon["mount"] for weapon in suit["weapons"]] == mounts[: len(suit["weapons"])]
    assert 1 <= len(set(suit["equipment"])) == len(suit["equipment"]) == suit["equipment_points"] <= 3
    assert suit["weapon_points"] - {"light": 3, "standard": 4, "heavy": 5}[suit["frame"]] == suit["history"].count(
        "field-modification"
    )
    assert len(suit["history"]) == 1 or not {"field-modification", "matched-pair"} & set(suit["history"])
    assert suit["cool_modifier"] == -suit["history"].count("nervous-link")


def chi_square(found: Counter[Any], weights: dict[Any, int]) -> float:
    """How far counts are from the shares they should have; every row must have come up."""
    assert set(found) == set(weights)
    expected = {row: found.total() * weight / sum(weights.values()) for row, weight in weights.items()}
    return sum((found[row] - number) ** 2 / number for row, number in expected.items())


# Values that chi-square passes with a chance of 1 in 1000, by degrees of freedom.
CRITICAL = {1: 10.828, 2: 13.816, 3: 16.266, 4: 18.467, 5: 20.515, 6: 22.458, 7: 24.322, 9: 27.877, 19: 43.820}
BASIC = {
    "bolt-gun": 3,
    "lasgun": 2,
    "autogun": 1,
    "shotgun": 1,
    "melta-gun": 1,
    "plasma-gun": 1,
    "shuriken-catapult": 1,
}
HEAVY = {"heavy-bolter": 2, "autocannon": 2, "heavy-stubber": 1, "lascannon": 1, "missile-launcher-krak": 1}
HISTORY = (
    "sound",
    "salvaged-arm",
    "patched-plating",
    "improvised-power-feed",
    "nervous-link",
    "field-modification",
)
HEAVY |= {"multi-melta": 1, "heavy-plasma-gun": 1, "assault-cannon": 1}


class Counts:
    """How often each frame, save, weapon and result of each die came up."""

    def __init__(self, seeds: Iterable[str]) -> None:
        self.frames: Counter[str] = Counter()
        self.saves: Counter[int | None] = Counter()
        self.weapons: dict[str, Counter[str]] = {"basic": Counter(), "heavy": Counter()}
        self.history: Counter[str] = Counter()
        self.dice: dict[tuple[str, int], Counter[int]] = {}
        for seed in seeds:
            dice = Unheard(seed)
            self._count(generate({}, dice), dice)

    def _count(self, suit: GeneratedDreadnought, dice: Unheard) -> None:
        self.frames[suit.frame] += 1
        if suit.frame == "standard" and "patched-plating" not in suit.history:
            self.saves[suit.save] += 1
        for weapon in suit.weapons:
            self.weapons[weapon.class_][weapon.name] += 1
        self.history.update(suit.history)
        for die in dice.rolls:
            self.dice.setdefault((die.purpose, die.sides), Counter())[die.result] += 1


@pytest.mark.rule("RT-GEN-09", "RT-GEN-02", "RT-GEN-04", "RT-GEN-05")
def test_fair_dice_over_60000_suits() -> None:
    found = Counts(map(str, range(60_000)))
    assert chi_square(found.frames, {"light": 1, "standard": 4, "heavy": 1}) < CRITICAL[2]
    assert chi_square(found.saves, {None: 1, 6: 2, 5: 2, 4: 1}) < CRITICAL[3]
    assert chi_square(found.weapons["basic"], BASIC) < CRITICAL[6]
    assert chi_square(found.weapons["heavy"], HEAVY) < CRITICAL[7]
    assert set(found.history) == set(HISTORY)
    for (purpose, sides), results in found.dice.items():
        even = dict.fromkeys(range(1, sides + 1), 1)
        assert chi_square(results, even) < CRITICAL[sides - 1], purpose
    assert len({purpose for purpose, _ in found.dice}) == 19


@pytest.mark.parametrize(
    ("given", "dice"),
    [
        param(kept_but(), [1]),
        param(kept_but(frame=[]), []),
        param(kept_but(frame=[7]), []),
        param(kept_but(frame=[0]), []),
        param(kept_but(frame=[1.0]), []),
        param(kept_but(frame=["3"]), []),
        param(kept_but(differences=[2] * 7), []),
        param(kept_but(differences=[2] * 9), []),
        param(kept_but(frame=[6]), []),
        param(kept_but(equipment=[6, 1, 1, 2]), []),
        param(kept_but(history=[5]), []),
        param(kept_but(name=[1, 21]), []),
        param({"kept": {"legs": [1]}}, []),
        param({"kept": {"frame": None}}, []),
        param({"kept": {"frame": 3}}, []),
        param({"kept": {"frame": [3] * 101}}, []),
        param({"kept": None}, []),
        param({"kept": []}, []),
    ],
)
def test_bounds(given: dict[str, Any], dice: list[int]) -> None:
    check(ACTION, given, dice, BAD_INPUT)


@pytest.mark.rule("RT-GEN-01")
def test_kept_dice_that_run_out_do_not_ask_for_a_die() -> None:
    with pytest.raises(BadInput) as problem:
        play(ACTION, kept_but(name=[1]), Rolled(1))
    assert not isinstance(problem.value, DieWanted)


@pytest.mark.rule("RT-DRD-09", "RT-GEN-01")
def test_the_log_names_the_tables_and_every_step() -> None:
    assert log_of(ACTION, kept_but(differences=[1, 6] + [2] * 6, history=[7]), []) == [
        "Rolled on the Ironmuster tables: house tables, not printed ones.",
        "Frame 3: Standard.",
        "Move −1 (1).",
        "Weapon Skill +1 (6).",
        "Armour plating 4: Save 5+.",
        "Lascannon.",
        "Heavy stubber.",
        "Communicator.",
        "History 7: Improvised power feed: Move −1.",
        "Name: Atlas the Unbroken.",
    ]
    assert log_of(ACTION, kept_but(), [], "fr")[-1] == "Nom\u00a0: Atlas l’Inflexible."


@pytest.mark.rule("RT-GEN-01")
def test_a_suit_has_too_many_outcomes_to_list() -> None:
    with pytest.raises(BadInput):
        odds(ACTION, kept_but("equipment"))
    assert sum(chance for _, chance in odds(ACTION, kept_but("plating", "name"))) == 1


def test_every_field_of_a_suit() -> None:
    suit = outcome_of(ACTION, kept_but(), [])
    profile = ["m", "ws", "bs", "s", "t", "damage", "i", "a"]
    arms = ["save", "weapon_points", "weapons", "equipment", "equipment_points"]
    assert list(suit) == ["frame", *profile, *arms, "history", "cool_modifier", "name"]
