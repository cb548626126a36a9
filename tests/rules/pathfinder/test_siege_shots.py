"""Direct shots of siege engines."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check


@pytest.mark.rule("PF-SGE-04")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"engine": "ballista-light", "attack_bonus": 6, "distance_ft": 120, "target_ac": 16},
            [12, 4, 5, 6],
            {"hit": True, "critical": False, "damage": 15, "mishap": "none", "engine_state": "intact"},
        ),
        (
            {"engine": "ballista-light", "attack_bonus": 6, "distance_ft": 120, "target_ac": 16},
            [11],
            {"hit": False, "damage": 0},
        ),
        ({"engine": "ballista-light", "attack_bonus": 6, "distance_ft": 121, "target_ac": 16}, [13], {"hit": False}),
        (
            {"engine": "ballista-light", "attack_bonus": 6, "distance_ft": 100, "target_ac": 16},
            [19, 12, 4, 4, 4, 4, 4, 4],
            {"hit": True, "critical": True, "damage": 24},
        ),
        (
            {"engine": "ballista-light", "attack_bonus": 6, "distance_ft": 100, "target_ac": 16},
            [19, 11, 4, 4, 4],
            {"critical": False, "damage": 12},
        ),
        (
            {"engine": "ballista-heavy", "attack_bonus": 6, "extra_crew": 1, "distance_ft": 100, "target_ac": 16},
            [12, 1, 1, 1, 1],
            {"hit": True, "damage": 4},
        ),
        (
            {"engine": "ballista-heavy", "attack_bonus": 6, "engineering": True, "distance_ft": 100, "target_ac": 16},
            [10, 1, 1, 1, 1],
            {"hit": True},
        ),
        (
            {"engine": "cannon", "attack_bonus": 30, "distance_ft": 50, "target_ac": 16},
            [1],
            {"hit": False, "mishap": "misfire", "engine_state": "broken"},
        ),
        (
            {
                "engine": "cannon",
                "attack_bonus": 30,
                "engine_broken": True,
                "distance_ft": 50,
                "target_ac": 16,
                "blast_targets": [5],
            },
            [5, 1, 2, 3, 4, 5, 6, 15],
            {"hit": False, "mishap": "explosion", "engine_state": "exploded", "explosion_damage": 21, "blast": [10]},
        ),
        (
            {"engine": "cannon", "attack_bonus": 30, "engine_broken": True, "distance_ft": 50, "target_ac": 16},
            [6, 1, 2, 3, 4, 5, 6],
            {"hit": True, "damage": 19, "engine_state": "broken"},
        ),
        (
            {"engine": "ballista-light", "siege_engineer": True, "distance_ft": 50, "target_ac": 5},
            [1],
            {"hit": False, "mishap": "none", "engine_state": "intact"},
        ),
        (
            {"engine": "ballista-light", "attack_bonus": 9, "distance_ft": 50, "target_ac": 5},
            [1],
            {"hit": False, "mishap": "mishap", "engine_state": "broken"},
        ),
        (
            {"engine": "cannon", "siege_engineer": True, "attack_bonus": 9, "distance_ft": 50, "target_ac": 5},
            [1],
            {"mishap": "misfire", "engine_state": "broken"},
        ),
        (
            {"engine": "ballista-light", "engine_broken": True, "attack_bonus": 9, "distance_ft": 50, "target_ac": 5},
            [19, 4, 4, 4],
            {"hit": True, "critical": False, "damage": 10},
        ),
        (
            {
                "engine": "ballista-light",
                "proficient": False,
                "attack_bonus": 6,
                "gunner_size": "large",
                "distance_ft": 50,
                "target_ac": 16,
            },
            [13],
            {"hit": False},
        ),
        ({"engine": "firedrake", "distance_ft": 50, "target_ac": 16}, [], {"allowed": False, "reason": "area-engine"}),
        (
            {"engine": "catapult", "distance_ft": 150, "target_ac": 16},
            [],
            {"allowed": False, "reason": "indirect-engine"},
        ),
        (
            {"engine": "ballista-light", "rowed": True, "distance_ft": 50, "target_ac": 16},
            [],
            {"allowed": False, "reason": "being-rowed"},
        ),
        (
            {"engine": "ballista-light", "distance_ft": 1201, "target_ac": 16},
            [],
            {"allowed": False, "reason": "out-of-range"},
        ),
        ({"engine": "trebuchet", "distance_ft": 50, "target_ac": 16}, [], BAD_INPUT),
    ],
)
def test_a_direct_shot(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.siege-shot", given, dice, then)


@pytest.mark.rule("PF-SGE-04", "PF-SGE-01")
@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        (
            {"engine": "ballista-light", "attack_bonus": 6, "distance_ft": 1200, "target_ac": 40},
            [20, 1, 3, 3, 3],
            {"hit": True, "critical": False, "damage": 9},
        ),
        (
            {"engine": "ballista-light", "attack_bonus": 6, "distance_ft": 120, "target_ac": 40},
            [20, 20, 1, 1, 1, 1, 1, 1],
            {"critical": True, "damage": 6},
        ),
        (
            {"engine": "ballista-light", "attack_bonus": 60, "distance_ft": 120, "target_ac": 40},
            [18, 2, 2, 2],
            {"hit": True, "damage": 6},
        ),
        (
            {"engine": "ballista-light", "attack_bonus": 60, "distance_ft": 120, "target_ac": 10},
            [19, 1, 2, 2, 2],
            {"critical": False, "damage": 6},
        ),
        (
            {"engine": "ballista-light", "proficient": False, "attack_bonus": 6, "distance_ft": 120, "target_ac": 16},
            [16, 2, 2, 2],
            {"hit": True},
        ),
        (
            {"engine": "ballista-light", "proficient": False, "attack_bonus": 6, "distance_ft": 120, "target_ac": 16},
            [15],
            {"hit": False},
        ),
        (
            {
                "engine": "ballista-light",
                "gunner_size": "huge",
                "attack_bonus": 6,
                "extra_crew": 3,
                "distance_ft": 120,
                "target_ac": 16,
            },
            [10, 2, 2, 2],
            {"hit": True},
        ),
        (
            {
                "engine": "ballista-light",
                "gunner_size": "huge",
                "attack_bonus": 6,
                "extra_crew": 3,
                "distance_ft": 120,
                "target_ac": 16,
            },
            [9],
            {"hit": False},
        ),
        (
            {"engine": "ballista-light", "attack_bonus": 8, "engine_broken": True, "distance_ft": 120, "target_ac": 16},
            [11],
            {"hit": False, "engine_state": "broken"},
        ),
        (
            {"engine": "ballista-light", "attack_bonus": 8, "engine_broken": True, "distance_ft": 120, "target_ac": 16},
            [12, 1, 1, 1],
            {"hit": True, "damage": 1},
        ),
        (
            {"engine": "cannon", "attack_bonus": 8, "engine_broken": True, "distance_ft": 100, "target_ac": 16},
            [20, 15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
            {"critical": True, "damage": 8},
        ),
        (
            {"engine": "cannon", "attack_bonus": 8, "distance_ft": 200, "target_ac": 16},
            [20, 12, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6],
            {"critical": True, "damage": 29},
        ),
        ({"engine": "cannon", "attack_bonus": 8, "distance_ft": 201, "target_ac": 14}, [11], {"hit": False}),
        (
            {"engine": "ballista-heavy", "attack_bonus": 10, "distance_ft": 180, "target_ac": 16},
            [19, 10, 8, 1, 1, 1, 1, 1, 1, 1],
            {"critical": True, "damage": 15},
        ),
        (
            {"engine": "fiend-cannon", "attack_bonus": 10, "distance_ft": 150, "target_ac": 16},
            [19, 6, 1, 1, 1, 1, 1, 1, 1],
            {"critical": False, "damage": 13},
        ),
        ({"engine": "fiend-cannon", "attack_bonus": 10, "distance_ft": 151, "target_ac": 16}, [11], {"hit": False}),
        (
            {"engine": "fiend-cannon", "attack_bonus": 10, "distance_ft": 150, "target_ac": 16},
            [1],
            {"mishap": "misfire"},
        ),
        (
            {"engine": "gate-breaker", "attack_bonus": 10, "distance_ft": 100, "target_ac": 16},
            [19, 11, 1, 1, 1, 1, 1, 8],
            {"critical": False, "damage": 13},
        ),
        ({"engine": "gate-breaker", "attack_bonus": 10, "distance_ft": 100, "target_ac": 16}, [11], {"hit": False}),
        ({"engine": "gate-breaker", "attack_bonus": 10, "distance_ft": 101, "target_ac": 16}, [13], {"hit": False}),
        (
            {"engine": "gate-breaker", "attack_bonus": 10, "distance_ft": 100, "target_ac": 16},
            [1],
            {"mishap": "mishap", "engine_state": "broken"},
        ),
        ({"engine": "ballista-light", "distance_ft": 50, "target_ac": 16}, [21], BAD_INPUT),
    ],
)
def test_the_other_engines_edges(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("pathfinder.siege-shot", given, dice, then)
