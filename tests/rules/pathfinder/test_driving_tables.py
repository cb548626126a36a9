"""The tables of driving: what each action costs, which steps it allows, what it leaves of the speed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check, outcome_of

SUCCESS, FAILURE = 20, 1
DRIVERS: dict[str, dict[str, Any]] = {
    "plain": {"modifier": 7},
    "expert": {"modifier": 7, "expert_driver": ["land"]},
    "expert elsewhere": {"modifier": 7, "expert_driver": ["water", "air"]},
}


def drive(choice: str, dice: list[int], speed: int = 8, **given: Any) -> dict[str, Any]:
    """The outcome of a driving action of the light wagon by a driver with +7."""
    vehicle = {"speed": 0 if choice == "reverse" else speed} | given.pop("vehicle", {})
    whole = {"choice": choice, "vehicle": vehicle, "driver": DRIVERS["plain"], **given}
    return outcome_of("pathfinder.drive", whole, dice)


@pytest.mark.rule("PF-RND-05", "PF-DRV-11")
@pytest.mark.parametrize(
    ("choice", "driver", "cost"),
    [
        ("accelerate", "plain", "standard"),
        ("accelerate", "expert", "move"),
        ("accelerate", "expert elsewhere", "standard"),
        ("decelerate", "plain", "standard"),
        ("decelerate", "expert", "move"),
        ("turn", "plain", "standard"),
        ("turn", "expert", "move"),
        ("reverse", "plain", "standard"),
        ("reverse", "expert", "standard"),
        ("keep-going", "plain", "move"),
        ("keep-going", "expert", "move"),
        ("nothing", "expert", "none"),
        ("delay", "plain", "none"),
    ],
)
@pytest.mark.parametrize("die", [SUCCESS, FAILURE])
def test_what_each_action_costs(choice: str, driver: str, cost: str, die: int) -> None:
    dice = [] if cost == "none" else [die]
    assert drive(choice, dice, driver=DRIVERS[driver])["action_cost"] == cost


@pytest.mark.rule("PF-DRV-10", "PF-DRV-01", "PF-DRV-02", "PF-DRV-03", "PF-DRV-05", "PF-DRV-06", "PF-DRV-07")
@pytest.mark.parametrize(
    ("choice", "die", "diagonals", "may_turn", "direction", "distance"),
    [
        ("accelerate", SUCCESS, True, False, "forward", 13),
        ("accelerate", FAILURE, False, False, "forward", 8),
        ("keep-going", SUCCESS, True, False, "forward", 8),
        ("keep-going", FAILURE, False, False, "forward", 8),
        ("decelerate", SUCCESS, True, False, "forward", 3),
        ("decelerate", FAILURE, True, False, "forward", 8),
        ("turn", SUCCESS, True, True, "forward", 8),
        ("turn", FAILURE, True, False, "forward", 8),
        ("reverse", SUCCESS, True, False, "backward", 2),
        ("reverse", FAILURE, False, False, "backward", 0),
        ("nothing", None, False, False, "forward", 3),
    ],
)
def test_who_may_go_diagonally(
    choice: str, die: int | None, diagonals: bool, may_turn: bool, direction: str, distance: int
) -> None:
    outcome = drive(choice, [] if die is None else [die])
    found = tuple(outcome[field] for field in ("diagonals", "may_turn", "direction", "distance"))
    assert found == (diagonals, may_turn, direction, distance)


@pytest.mark.rule("PF-SPD-01")
def test_the_speed_stays_from_turn_to_turn() -> None:
    assert drive("keep-going", [SUCCESS])["speed"] == drive("turn", [FAILURE])["speed"] == 8
    assert drive("reverse", [SUCCESS])["speed"] == 0


@pytest.mark.rule("PF-RND-06", "PF-GRID-05")
def test_the_whole_distance_is_covered() -> None:
    place = {"x": 0, "y": 0, "facing": "N", "width": 2, "length": 4}
    outcome = drive("keep-going", [15], path=["FL", "F", "F"], placement=place)
    assert outcome["steps"] == ["FL", *"FFFFFFF"]
    assert (outcome["spent"], outcome["placement"]["x"], outcome["placement"]["y"]) == (8, -1, -8)


@pytest.mark.rule("PF-SPD-03", "PF-SPD-05", "PF-DRV-06", "PF-DRV-01")
@pytest.mark.parametrize(
    ("given", "limits"),
    [
        ({"choice": "accelerate", "amount": 6}, (1, 5)),
        ({"choice": "accelerate", "amount": 2, "vehicle": {"acceleration": 1}}, (1, 1)),
        ({"choice": "decelerate", "amount": 6, "vehicle": {"speed": 9}}, (1, 5)),
        ({"choice": "decelerate", "amount": 4, "vehicle": {"speed": 9}, "settings": {"pf.acc.amount": "full"}}, (5, 5)),
        ({"choice": "reverse", "amount": 0}, (1, 2)),
        ({"choice": "reverse", "amount": 2, "vehicle": {"acceleration": 3}}, (1, 1)),
        ({"choice": "reverse", "amount": 3, "settings": {"pf.acc.amount": "full"}}, (1, 2)),
        ({"choice": "accelerate", "amount": 21, "vehicle": {"full_speed_start": True}}, (1, 20)),
        ({"choice": "accelerate", "amount": 11, "vehicle": {"full_speed_start": True, "hp": 29}}, (1, 10)),
        ({"choice": "decelerate", "amount": 6, "vehicle": {"full_speed_start": True, "speed": 9}}, (1, 5)),
        ({"choice": "accelerate", "amount": 7, "driver": {"hard_drive": True}}, (1, 6)),
        ({"choice": "accelerate", "amount": 4, "driver": {"hard_drive": True}, "vehicle": {"hp": 29}}, (1, 3)),
    ],
)
def test_limits_of_an_amount(given: dict[str, Any], limits: tuple[int, int]) -> None:
    figures = {"given": given["amount"], "minimum": limits[0], "maximum": limits[1]}
    outcome = outcome_of("pathfinder.drive", given, [])
    assert outcome == {"allowed": False, "reason": "amount-range", "limits": figures}


@pytest.mark.rule("PF-SPD-09")
@pytest.mark.parametrize(
    ("given", "distance", "speed"),
    [
        ({"choice": "keep-going", "vertical": "climb"}, 4, 9),
        ({"choice": "turn", "vertical": "climb"}, 4, 9),
        ({"choice": "keep-going", "vertical": "climb", "vehicle": {"speed": 1}}, 0, 1),
        ({"choice": "accelerate", "amount": 2, "vertical": "descend"}, 11, 11),
        ({"choice": "accelerate", "amount": 2, "vertical": "descend", "amount_vertical": 22}, 22, 11),
        ({"choice": "decelerate", "amount": 2, "vertical": "descend", "amount_vertical": 14}, 14, 7),
        ({"choice": "nothing", "vertical": "climb"}, 9, 9),
        ({"choice": "reverse", "vertical": "climb", "vehicle": {"speed": 0}}, 2, 0),
    ],
)
def test_up_and_down(given: dict[str, Any], distance: int, speed: int) -> None:
    vehicle = {"type": "air", "propulsion": ["magic"], "speed": 9} | given.pop("vehicle", {})
    check("pathfinder.drive", {**given, "vehicle": vehicle}, [], {"distance": distance, "speed": speed})


@pytest.mark.rule("PF-SPD-09", "PF-DRV-04")
def test_rolling_to_a_stop_is_level() -> None:
    place = {"x": 0, "y": 0, "facing": "N", "width": 2, "length": 2}
    flying = {"type": "air", "propulsion": ["magic"], "speed": 3}
    given = {"choice": "decelerate", "vertical": "climb", "vehicle": flying, "placement": place}
    check("pathfinder.drive", given, [4], {"inertia": 4, "distance": 4, "steps": ["F", "F", "F", "F"]})
    climbing = {**given, "choice": "keep-going"}
    assert "steps" not in outcome_of("pathfinder.drive", climbing, [])


@pytest.mark.rule("PF-SPD-09")
@pytest.mark.parametrize(
    ("choice", "amount", "least", "most"),
    [("keep-going", None, 9, 18), ("accelerate", 2, 9, 22), ("decelerate", 2, 7, 18)],
)
def test_a_descent_may_be_what_success_or_failure_allow(choice: str, amount: int | None, least: int, most: int) -> None:
    given = {"choice": choice, "amount": amount, "vertical": "descend", "vehicle": {"type": "air", "speed": 9}}
    for wrong in (least - 1, most + 1):
        outcome = outcome_of("pathfinder.drive", given | {"amount_vertical": wrong}, [])
        assert outcome["limits"] == {"given": wrong, "minimum": least, "maximum": most}
    for right in (least, most):
        assert outcome_of("pathfinder.drive", given | {"amount_vertical": right}, [FAILURE])["distance"] in (9, 18)


@pytest.mark.rule("PF-CHK-15", "PF-DRV-06")
def test_an_engine_that_breaks_while_backing_up_backs_up_less() -> None:
    engine = {"propulsion": ["alchemical"], "acceleration": 8, "maximum_speed": 12}
    driver = {"uses": "wisdom", "modifier": 29}
    given = {"choice": "reverse", "amount": 4, "vehicle": engine, "driver": driver}
    check("pathfinder.drive", given, [1], {"engine_broken": True, "acceleration": 4, "distance": 2})
    check("pathfinder.drive", given, [2], {"engine_broken": False, "acceleration": 8, "distance": 4})


@pytest.mark.rule("PF-CHK-15", "PF-CHK-12")
def test_the_dc_of_a_turn_does_not_change_when_the_engine_breaks() -> None:
    engine = {"propulsion": ["alchemical"], "acceleration": 6, "maximum_speed": 12, "speed": 12}
    given = {"choice": "turn", "vehicle": engine, "driver": {"trained": False, "modifier": 34}}
    then = {"check": {"dc": 35, "success": True}, "speed": 6, "may_turn": True, "distance": 6}
    check("pathfinder.drive", given, [1], then)


@pytest.mark.rule("PF-CHK-15", "PF-SPD-04")
def test_what_is_broken_already_is_not_halved_again() -> None:
    engine = {"propulsion": ["alchemical"], "propulsion_state": "broken"}
    given = {"driver": {"uses": "wisdom"}, "vehicle": engine}
    check("pathfinder.driving-check", given, [1], {"engine_broken": True, "maximum_speed": 10, "acceleration": 2})


@pytest.mark.rule("PF-DRV-08")
@pytest.mark.parametrize(
    ("propulsion", "lost", "each"),
    [
        (["muscle-pulled"], 5, 5),
        (["muscle-pushed"], 3, 3),
        (["water-current"], 2, 2),
        (["air-current"], 2, 2),
        (["weird-current"], 2, 2),
        (["air-current", "water-current", "weird-current"], 2, 6),
        (["muscle-pushed", "air-current", "water-current"], 5, 7),
        (["alchemical"], 0, 0),
        (["magic"], 0, 0),
        (["magic", "air-current"], 2, 2),
    ],
)
def test_what_an_uncontrolled_vehicle_loses(propulsion: list[str], lost: int, each: int) -> None:
    muscle = 5 if propulsion == ["muscle-pulled"] else 3
    vehicle = {"propulsion": propulsion, "speed": 20, "muscle_acceleration": muscle}
    given = {"choice": "nothing", "vehicle": vehicle}
    check("pathfinder.drive", given, [], {"speed": 20 - lost})
    check("pathfinder.drive", given | {"settings": {"pf.unc.currents": "each"}}, [], {"speed": 20 - each})


@pytest.mark.rule("PF-RND-04", "PF-DRV-08")
def test_control_that_was_lost_stays_lost_turn_after_turn() -> None:
    vehicle = {"speed": 10, "acceleration": 4}
    first = outcome_of("pathfinder.drive", {"choice": "delay", "vehicle": vehicle}, [])
    assert (first["speed"], first["control_lost"]) == (6, True)
    second = outcome_of("pathfinder.drive", {"choice": "no-driver", "vehicle": vehicle | {"speed": 6}}, [])
    assert (second["speed"], second["control_lost"]) == (2, False)
