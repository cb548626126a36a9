"""To hit by shooting: skill, modifiers, range, people aboard vehicles."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any, get_args

import pytest

from rules.rogue_trader.modifiers import ShootingCode, modifiers
from tests.examples import BAD_INPUT, chances, check, log_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param({"bs": 3}, [4], {"allowed": True, "reason": None, "needed": 4, "hits": 1}, marks=rule("RT-SHT-01")),
        param({"bs": 3}, [3], {"hits": 0}, marks=rule("RT-SHT-01")),
        param({"bs": 6, "shots": 2}, [2, 1], {"needed": 2, "hits": 1}, marks=rule("RT-SHT-01")),
        param({"bs": 5, "extra": 1}, [1], {"needed": 2, "hits": 0}, marks=rule("RT-SHT-01", "RT-SHT-02")),
        param(
            {"bs": 8, "modifiers": ["cover-heavy"]}, [2], {"needed": 2, "hits": 1}, marks=rule("RT-SHT-01", "RT-SHT-02")
        ),
        param(
            {"bs": 4, "modifiers": ["cover-heavy", "target-large"]},
            [4],
            {"needed": 4, "hits": 1},
            marks=rule("RT-SHT-02"),
        ),
        param(
            {"bs": 3, "modifiers": ["confused"], "distance": 10, "weapon": {"short": 12, "long": 24, "hit_short": 1}},
            [4],
            {"band": "short", "needed": 4, "hits": 1},
            marks=rule("RT-SHT-02"),
        ),
        param({"bs": 3, "modifiers": ["confused", "confused"]}, [5], {"needed": 5, "hits": 1}, marks=rule("RT-SHT-02")),
        param(
            {"bs": 6, "coordination_losses": 2, "power_losses": 1, "shots": 2},
            [4, 3],
            {"needed": 4, "hits": 1},
            marks=rule("RT-SHT-02", "RT-DRD-14", "RT-DRD-15"),
        ),
        param(
            {"bs": 4, "modifiers": ["cover-heavy"], "modifier_values": {"cover-heavy": -3}},
            [5],
            {"needed": 6, "hits": 0},
            marks=rule("RT-SHT-02"),
        ),
        param({"needed": 7}, [6, 4], {"hits": 1}, marks=rule("RT-SHT-03")),
        param({"needed": 7}, [6, 3], {"hits": 0}, marks=rule("RT-SHT-03")),
        param({"needed": 7}, [5], {"hits": 0}, marks=rule("RT-SHT-03")),
        param({"needed": 9}, [6, 6], {"needed": 9, "hits": 1}, marks=rule("RT-SHT-03")),
        param({"needed": 8, "shots": 2}, [6, 4, 6, 5], {"hits": 1}, marks=rule("RT-SHT-03")),
        param({"needed": 10}, [], {"allowed": False, "reason": "cannot-hit"}, marks=rule("RT-SHT-03")),
        param(
            {"needed": 7, "settings": {"rt.sht.beyondSix": "impossible"}},
            [],
            {"allowed": False, "reason": "cannot-hit"},
            marks=rule("RT-SHT-03"),
        ),
        param(
            {"bs": 3, "distance": 12, "weapon": {"short": 12, "long": 24, "hit_short": 1}},
            [3],
            {"band": "short", "needed": 3, "hits": 1},
            marks=rule("RT-SHT-04"),
        ),
        param(
            {"bs": 3, "distance": 12.5, "weapon": {"short": 12, "long": 24, "hit_short": 1}},
            [3],
            {"band": "long", "needed": 4, "hits": 0},
            marks=rule("RT-SHT-04"),
        ),
        param(
            {"bs": 3, "distance": 24, "weapon": {"short": 12, "long": 24, "hit_short": 1}},
            [4],
            {"band": "long", "hits": 1},
            marks=rule("RT-SHT-04"),
        ),
        param(
            {"bs": 3, "distance": 24.5, "weapon": {"short": 12, "long": 24, "hit_short": 1}},
            [],
            {"allowed": False, "reason": "out-of-range"},
            marks=rule("RT-SHT-04"),
        ),
        param(
            {"bs": 3, "distance": 13, "weapon": {"short": 12, "long": 24}, "aboard": {"role": "passenger"}},
            [],
            {"allowed": False, "reason": "short-range-only"},
            marks=rule("RT-SHT-04", "RT-CRW-06"),
        ),
        param(
            {
                "bs": 3,
                "distance": 30,
                "weapon": {"class": "heavy", "short": 20, "long": 60},
                "aboard": {"role": "crew", "built_in": True},
            },
            [4],
            {"band": "long", "hits": 1},
            marks=rule("RT-CRW-06"),
        ),
        param(
            {
                "bs": 3,
                "distance": 30,
                "weapon": {"class": "heavy", "short": 20, "long": 60},
                "aboard": {"role": "crew", "built_in": True},
                "settings": {"rt.crw.shortRangeScope": "allWeapons"},
            },
            [],
            {"reason": "short-range-only"},
            marks=rule("RT-CRW-06"),
        ),
        param(
            {"needed": 4, "weapon": {"class": "pistol"}, "aboard": {"role": "driver"}},
            [4],
            {"needed": 5, "hits": 0},
            marks=rule("RT-CRW-02"),
        ),
        param(
            {"needed": 4, "weapon": {"class": "grenade"}, "aboard": {"role": "driver"}},
            [5],
            {"needed": 5, "hits": 1},
            marks=rule("RT-CRW-02"),
        ),
        param(
            {"needed": 4, "weapon": {"class": "pistol"}, "modifiers": ["driver-hand"], "aboard": {"role": "driver"}},
            [5],
            {"needed": 5, "hits": 1},
            marks=rule("RT-CRW-02", "RT-SHT-02"),
        ),
        param(
            {"needed": 4, "weapon": {"class": "basic"}, "aboard": {"role": "driver"}},
            [],
            {"allowed": False, "reason": "two-handed-weapon"},
            marks=rule("RT-CRW-02"),
        ),
        param(
            {"needed": 4, "weapon": {"class": "pistol"}, "aboard": {"role": "passenger"}},
            [4],
            {"needed": 4, "hits": 1},
            marks=rule("RT-CRW-02"),
        ),
        param(
            {"needed": 4, "weapon": {"class": "heavy"}, "aboard": {"role": "driver", "built_in": True}},
            [4],
            {"needed": 4, "hits": 1},
            marks=rule("RT-CRW-03"),
        ),
        param(
            {"needed": 4, "weapon": {"class": "pistol"}, "aboard": {"role": "driver", "hands_used": True}},
            [],
            {"reason": "hands-busy"},
            marks=rule("RT-CRW-03"),
        ),
        param(
            {
                "needed": 4,
                "weapon": {"class": "heavy"},
                "aboard": {"role": "driver", "built_in": True, "mount": "rear"},
            },
            [],
            {"reason": "not-forward"},
            marks=rule("RT-CRW-03"),
        ),
        param(
            {
                "needed": 4,
                "weapon": {"class": "heavy"},
                "aboard": {"role": "driver", "built_in": True, "mount": "turret-front"},
            },
            [],
            {"reason": "not-forward"},
            marks=rule("RT-CRW-03"),
        ),
        param(
            {
                "needed": 4,
                "weapon": {"class": "heavy"},
                "aboard": {"role": "driver", "built_in": True, "mount": "turret-front"},
                "settings": {"rt.crw.pilotTurret": "on"},
            },
            [4],
            {"hits": 1},
            marks=rule("RT-CRW-03"),
        ),
        param({"needed": 4, "modifiers": ["target-large"]}, [3], {"needed": 3, "hits": 1}, marks=rule("RT-HIT-01")),
        param(
            {"needed": 4, "modifiers": ["target-large"], "extra": -1, "shots": 2},
            [4, 3],
            {"needed": 4, "hits": 1},
            marks=rule("RT-HIT-01"),
        ),
        param({"needed": 4, "modifiers": ["target-small"]}, [4], {"needed": 5, "hits": 0}, marks=rule("RT-HIT-01")),
        param({"bs": 3, "needed": 4}, [4], BAD_INPUT, marks=rule("RT-SHT-01")),
        param({"bs": 3, "aboard": {"role": "passenger", "built_in": True}}, [4], BAD_INPUT, marks=rule("RT-CRW-03")),
    ],
)
def test_to_hit_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.to-hit", given, dice, then)


BOLTER = {"short": 12, "long": 24, "hit_short": 1}


@rule("RT-SHT-01")
@pytest.mark.parametrize(("bs", "needed"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 2), (10, 2)])
def test_needed_by_skill(bs: int, needed: int) -> None:
    check("rogue-trader.to-hit", {"bs": bs}, [needed], {"needed": needed, "hits": 1})
    check("rogue-trader.to-hit", {"bs": bs}, [needed - 1], {"needed": needed, "hits": 0})


@rule("RT-SHT-01", "RT-SHT-03")
def test_no_skill_at_all_needs_a_six_and_more() -> None:
    check("rogue-trader.to-hit", {"bs": 0}, [6, 4], {"needed": 7, "hits": 1})


@rule("RT-SHT-01", "RT-SHT-02")
def test_held_to_two_only_after_all_modifiers() -> None:
    given = {"bs": 10, "modifiers": ["cover-heavy", "confused"], "extra": -1}
    check("rogue-trader.to-hit", given, [2], {"needed": 2, "hits": 1})  # 7 − 10 + 4 = 1
    check("rogue-trader.to-hit", given | {"extra": -3}, [2], {"needed": 3, "hits": 0})


@rule("RT-SHT-02", "RT-HIT-01", "RT-CRW-02", "RT-BLD-34")
def test_the_shipped_modifiers() -> None:
    shipped = modifiers("shooting")
    assert {code: row.value for code, row in shipped.items()} == {
        "cover-light": -1,
        "cover-heavy": -2,
        "target-large": 1,
        "target-small": -1,
        "driver-hand": -1,
        "confused": -1,
    }
    assert set(shipped) == set(get_args(ShootingCode))
    assert {code for code, row in shipped.items() if row.mark == "rule"} == {"driver-hand", "confused"}


@rule("RT-SHT-02")
@pytest.mark.parametrize("code", get_args(ShootingCode))
def test_each_modifier_can_have_a_value_of_the_groups_own(code: str) -> None:
    given = {"needed": 4, "modifiers": [code], "modifier_values": {code: -2}}
    check("rogue-trader.to-hit", given, [6], {"needed": 6, "hits": 1})


@rule("RT-SHT-02")
def test_a_value_without_its_modifier_changes_nothing() -> None:
    check("rogue-trader.to-hit", {"needed": 4, "modifier_values": {"confused": -2}}, [4], {"needed": 4, "hits": 1})


@rule("RT-SHT-02")
def test_a_dreadnoughts_losses_add_up_with_the_rest() -> None:
    given = {"bs": 6, "coordination_losses": 1, "power_losses": 3, "modifiers": ["target-large"], "extra": -1}
    check("rogue-trader.to-hit", given, [5], {"needed": 5, "hits": 1})


@rule("RT-SHT-03")
@pytest.mark.parametrize(
    ("needed", "dice", "hits"),
    [(6, [6], 1), (7, [6, 4], 1), (8, [6, 4], 0), (8, [6, 5], 1), (9, [6, 5], 0), (9, [6, 6], 1), (9, [5], 0)],
)
def test_beyond_six(needed: int, dice: list[int], hits: int) -> None:
    check("rogue-trader.to-hit", {"needed": needed}, dice, {"needed": needed, "hits": hits})


@rule("RT-SHT-03")
@pytest.mark.parametrize(("needed", "chance"), [(2, 30), (6, 6), (7, 3), (8, 2), (9, 1)], ids=lambda value: str(value))
def test_the_chances_beyond_six(needed: int, chance: int) -> None:
    assert chances("rogue-trader.to-hit", {"needed": needed}, "hits")[1,] == Fraction(chance, 36)


@rule("RT-SHT-03")
def test_impossible_means_no_more_than_six() -> None:
    settings = {"rt.sht.beyondSix": "impossible"}
    check("rogue-trader.to-hit", {"needed": 6, "settings": settings}, [6], {"hits": 1})
    check("rogue-trader.to-hit", {"bs": 0, "settings": settings}, [], {"reason": "cannot-hit"})
    check("rogue-trader.to-hit", {"bs": 0, "extra": 1, "settings": settings}, [6], {"needed": 6, "hits": 1})


@rule("RT-SHT-04")
def test_range_plays_no_part_without_distance_or_ranges() -> None:
    check("rogue-trader.to-hit", {"bs": 3, "weapon": BOLTER}, [4], {"band": None, "needed": 4, "hits": 1})
    check("rogue-trader.to-hit", {"bs": 3, "distance": 900, "weapon": {"hit_long": -5}}, [4], {"band": None, "hits": 1})


@rule("RT-SHT-04")
def test_the_long_value_counts_beyond_short_range() -> None:
    weapon = {"short": 0, "long": 0.5, "hit_short": 3, "hit_long": -2}
    check("rogue-trader.to-hit", {"needed": 4, "distance": 0, "weapon": weapon}, [2], {"band": "short", "needed": 2})
    check("rogue-trader.to-hit", {"needed": 4, "distance": 0.5, "weapon": weapon}, [6], {"band": "long", "needed": 6})


@rule("RT-CRW-02", "RT-CRW-03", "RT-CRW-06", "RT-SHT-03", "RT-SHT-04")
@pytest.mark.parametrize(
    ("aboard", "weapon", "distance", "reason"),
    [
        ({"role": "driver", "hands_used": True}, {"class": "heavy", "short": 5, "long": 9}, 99, "hands-busy"),
        ({"role": "crew", "hands_used": True}, {"class": "pistol"}, None, "hands-busy"),
        (
            {"role": "driver", "built_in": True, "mount": "left"},
            {"class": "heavy", "short": 5, "long": 9},
            99,
            "not-forward",
        ),
        ({"role": "driver"}, {"class": "basic", "short": 5, "long": 9}, 99, "two-handed-weapon"),
        ({"role": "driver"}, {"class": "close-combat"}, None, "two-handed-weapon"),
        ({"role": "driver"}, {"class": "pistol", "short": 5, "long": 9}, 9.5, "out-of-range"),
        ({"role": "driver"}, {"class": "pistol", "short": 5, "long": 9, "hit_long": -9}, 9, "short-range-only"),
        ({"role": "crew"}, {"class": "basic", "short": 5, "long": 9}, 5.5, "short-range-only"),
        ({"role": "crew"}, {"class": "basic", "short": 5, "long": 9, "hit_short": -9}, 5, "cannot-hit"),
    ],
)
def test_the_first_reason_counts(
    aboard: dict[str, Any], weapon: dict[str, Any], distance: float | None, reason: str
) -> None:
    given = {"needed": 4, "aboard": aboard, "weapon": weapon, "distance": distance}
    check("rogue-trader.to-hit", given, [], {"allowed": False, "reason": reason})


@rule("RT-CRW-03")
@pytest.mark.parametrize(
    ("mount", "pilot_turret", "allowed"),
    [
        (mount, setting, mount == "front" or (mount == "turret-front" and setting == "on"))
        for mount, setting in product(("front", "left", "right", "rear", "turret", "turret-front"), ("off", "on"))
    ],
)
def test_what_the_driver_may_work(mount: str, pilot_turret: str, allowed: bool) -> None:
    aboard = {"role": "driver", "built_in": True, "mount": mount}
    given = {"needed": 4, "aboard": aboard, "settings": {"rt.crw.pilotTurret": pilot_turret}}
    check("rogue-trader.to-hit", given, [4] if allowed else [], {"allowed": allowed})


@rule("RT-CRW-04")
@pytest.mark.parametrize("mount", ["front", "left", "right", "rear", "turret", "turret-front"])
def test_the_rest_of_the_crew_may_work_any_built_in_weapon(mount: str) -> None:
    aboard = {"role": "crew", "built_in": True, "mount": mount}
    check("rogue-trader.to-hit", {"needed": 4, "aboard": aboard}, [4], {"needed": 4, "hits": 1})


@rule("RT-CRW-06")
def test_short_range_itself_is_allowed_from_aboard() -> None:
    given = {"bs": 3, "distance": 12, "weapon": {"short": 12, "long": 24}, "aboard": {"role": "passenger"}}
    check("rogue-trader.to-hit", given, [4], {"band": "short", "hits": 1})


@rule("RT-HIT-01")
def test_a_speed_modifier_is_typed_by_the_players() -> None:
    given = {"needed": 4, "modifiers": ["target-large"], "extra": -1}
    check("rogue-trader.to-hit", given, [4], {"needed": 4, "hits": 1})
    check("rogue-trader.to-hit", given, [3], {"needed": 4, "hits": 0})


@rule("RT-SHT-01", "RT-SHT-02", "RT-SHT-04")
@pytest.mark.parametrize(
    "more",
    [
        {"bs": None},
        {"bs": 11},
        {"bs": -1},
        {"bs": 3.0},
        {"needed": 4},
        {"shots": 0},
        {"shots": 61},
        {"distance": -1},
        {"distance": 1001},
        {"modifiers": ["charging"]},
        {"modifiers": ["confused"] * 21},
        {"modifiers": None},
        {"modifier_values": {"charging": 1}},
        {"modifier_values": {"confused": 11}},
        {"modifier_values": {"confused": 1.5}},
        {"coordination_losses": 21},
        {"power_losses": -1},
        {"extra": 11},
        {"extra": True},
        {"weapon": None},
        {"weapon": {"class": "rifle"}},
        {"weapon": {"weapon_class": "basic"}},
        {"weapon": {"short": 12}},
        {"weapon": {"short": 12, "long": None}},
        {"weapon": {"short": 12, "long": 11.5}},
        {"weapon": {"short": 12, "long": 401}},
        {"weapon": {"hit_short": 11}},
        {"weapon": {"strength": 0}},
        {"weapon": {"strength": 21}},
        {"weapon": {"damage": "D8"}},
        {"weapon": {"damage": 0}},
        {"weapon": {"damage": 100}},
        {"weapon": {"damage": True}},
        {"weapon": {"save_modifier": 1}},
        {"weapon": {"following": "on"}},
        {"aboard": {}},
        {"aboard": {"role": "gunner"}},
        {"aboard": {"role": "driver", "mount": "top"}},
        {"aboard": {"role": "passenger", "built_in": True}},
        {"target": {}},
        {"settings": {"rt.sht.beyondSix": "sixthen"}},
        {"settings": {"beyond_six": "impossible"}},
    ],
    ids=str,
)
def test_bad_input(more: dict[str, Any]) -> None:
    check("rogue-trader.to-hit", {"bs": 3, **more}, [4], BAD_INPUT)


def test_needed_within_its_bounds() -> None:
    check("rogue-trader.to-hit", {"needed": -10}, [2], {"needed": 2, "hits": 1})
    check("rogue-trader.to-hit", {"needed": 20}, [], {"reason": "cannot-hit"})
    check("rogue-trader.to-hit", {"needed": 21}, [], BAD_INPUT)
    check("rogue-trader.to-hit", {"needed": -11}, [2], BAD_INPUT)
    check("rogue-trader.to-hit", {"bs": None, "needed": 4}, [4], {"hits": 1})


def test_the_log_names_every_modifier() -> None:
    given = {
        "bs": 3,
        "distance": 10,
        "weapon": BOLTER,
        "modifiers": ["cover-heavy", "confused", "confused"],
        "coordination_losses": 1,
        "shots": 2,
    }
    assert log_of("rogue-trader.to-hit", given, [6, 4, 5]) == [
        "To hit: 7+ (BS 3, heavy cover \N{MINUS SIGN}2, confused \N{MINUS SIGN}1, "
        "loss of coordination \N{MINUS SIGN}1, short range +1).",
        "Hit: a 6, then 4 (needs 4+).",
        "Missed on 5 (needs a 6, then 4+).",
        "1 of 2 hit.",
    ]
    french = log_of("rogue-trader.to-hit", {"needed": 4, "modifiers": ["target-large"]}, [3], "fr")
    assert french == [
        "Pour toucher\N{NO-BREAK SPACE}: 3+ (4+ sans modificateur, grande cible +1).",
        "Touché sur 3 (il faut 3+).",
        "Touches\N{NO-BREAK SPACE}: 1 sur 1.",
    ]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            {"bs": 3, "distance": 24.5, "weapon": BOLTER},
            "Hors de portée\N{NO-BREAK SPACE}: 24,5″, l’arme porte à 24″.",
        ),
        ({"needed": 10}, "Impossible à toucher\N{NO-BREAK SPACE}: il faudrait 10+."),
    ],
)
def test_a_refusal_is_said(given: dict[str, Any], sentence: str) -> None:
    assert log_of("rogue-trader.to-hit", given, [], "fr") == [sentence]
