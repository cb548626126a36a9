"""What the rules refuse, in which order; settings and drivers that change it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check, outcome_of
from tests.rules.pathfinder.vehicles import HUGE, MAGIC, MAN, SEVEN, area, at

EVERYTHING_WRONG: dict[str, Any] = {
    "hp": -4,
    "propulsion_state": "destroyed",
    "device_state": "destroyed",
    "crew_required": 4,
    "crew_aboard": 1,
    "crew_disabled": 1,
}
REPAIRS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("destroyed", {"hp": -3}, {}),
    ("wrecked", {"hp": 60}, {}),
    ("propulsion-destroyed", {"propulsion_state": "intact"}, {}),
    ("device-destroyed", {"device_state": "intact"}, {}),
    ("no-driver", {}, {"present": True}),
    ("driver-unfit", {}, {"fit": True}),
    ("crew-below-half", {"crew_aboard": 4, "crew_disabled": 2}, {}),
    ("crew-casualties", {"crew_aboard": 5}, {}),
]
"""Each reason, and what mends it so that the next one holds."""


@pytest.mark.rule("PF-DRV-13", "PF-RND-02", "PF-CRW-02", "PF-CRW-03")
@pytest.mark.parametrize("action", ["driving-check", "drive", "take-control"])
def test_reasons_come_in_their_order(action: str) -> None:
    vehicle, driver = dict(EVERYTHING_WRONG), {"present": False, "fit": False}
    for reason, mended, driver_mended in REPAIRS:
        given: dict[str, Any] = {"vehicle": vehicle, "driver": driver, "situation": {"driver_acted": True}}
        if action == "drive":
            given["choice"] = "keep-going"
            outcome = outcome_of("pathfinder.drive", given, [])
            assert (outcome["allowed"], outcome["action_taken"]) == (True, "uncontrolled")
        elif action == "take-control" and reason == "no-driver":
            driver = driver | driver_mended
            continue
        else:
            outcome = outcome_of(f"pathfinder.{action}", given, [])
            assert outcome == {"allowed": False, "reason": reason}
        assert outcome["reason"] == reason
        vehicle, driver = vehicle | mended, driver | driver_mended
    last = {"vehicle": vehicle, "driver": driver, "choice": "keep-going", "situation": {"driver_acted": True}}
    assert outcome_of("pathfinder.drive", last, [])["reason"] == "already-acted"


@pytest.mark.rule("PF-RND-10", "PF-DRV-13")
def test_a_first_turn_comes_before_all_other_reasons() -> None:
    given = {"choice": "turn", "driver": {"took_control_this_turn": True}, "vehicle": EVERYTHING_WRONG}
    check("pathfinder.drive", given, [], {"allowed": False, "reason": "first-turn"})


@pytest.mark.rule("PF-DRV-06", "PF-SPD-03", "PF-SPD-09", "PF-CHK-05")
def test_refusals_of_a_driving_action_come_in_their_order() -> None:
    given: dict[str, Any] = {
        "choice": "reverse",
        "amount": 9,
        "vertical": "climb",
        "situation": {"take_10": True},
        "vehicle": {"speed": 3},
    }
    for reason, change in (
        ("not-stopped", {"vehicle": {}}),
        ("amount-range", {"amount": 1}),
        ("vertical", {"vertical": "level"}),
        ("take-10-in-combat", {}),
    ):
        assert outcome_of("pathfinder.drive", given, [])["reason"] == reason
        given |= change


@pytest.mark.rule("PF-RND-08")
def test_somebody_who_drives_comes_before_what_is_broken() -> None:
    given = {"has_driver": True, "vehicle": EVERYTHING_WRONG, "driver": {"fit": False}}
    check("pathfinder.take-control", given, [], {"reason": "has-driver"})
    given = {"situation": {"take_10": True}}
    check("pathfinder.take-control", given, [], {"reason": "take-10-in-combat"})


@pytest.mark.rule("PF-COL-01", "PF-COL-03", "PF-COL-06")
@pytest.mark.parametrize(
    ("action", "given", "reason"),
    [
        ("overrun", {"target": {"size": "large", "avoids": True, "conditions": ["prone"]}}, "must-ram"),
        ("overrun", {"target": {"kind": "object", "size": "tiny", "solid": True}}, "must-ram"),
        ("overrun", {"target": {"kind": "object", "size": "small", "avoids": True}}, "cannot-avoid"),
        ("bull-rush", {"uncontrolled": True, "target": {"size": "large"}}, "uncontrolled"),
        ("bull-rush", {"target": {"kind": "object", "size": "large"}}, "must-ram"),
        ("bull-rush", {"target": {"kind": "object", "size": "small"}}, "must-overrun"),
        ("ram", {"target": {"kind": "object", "size": "medium"}}, "must-overrun"),
        ("ram", {"target": {"kind": "vehicle", "size": "medium"}}, "must-overrun"),
        ("siege-shot", {"engine": "catapult", "rowed": True, "distance_ft": 9, "target_ac": 9}, "being-rowed"),
        ("siege-shot", {"engine": "firewyrm", "distance_ft": 99_999, "target_ac": 9}, "area-engine"),
        ("siege-shot", {"engine": "springal-arrow", "distance_ft": 99_999, "target_ac": 9}, "indirect-engine"),
    ],
)
def test_other_refusals(action: str, given: dict[str, Any], reason: str) -> None:
    assert outcome_of(f"pathfinder.{action}", given, []) == {"allowed": False, "reason": reason}


@pytest.mark.rule("PF-COL-03")
@pytest.mark.parametrize(
    "condition",
    [
        "stunned",
        "helpless",
        "paralysed",
        "unconscious",
        "immobilised",
        "prone",
        "flat-footed",
        "entangled",
        "dazed",
        "confused",
    ],
)
def test_each_condition_keeps_a_target_in_the_way(condition: str) -> None:
    target = {"size": "medium", "cmd": 17, "avoids": True}
    check("pathfinder.overrun", {"target": target}, [], {"avoided": True})
    given = {"target": target | {"conditions": [condition]}}
    check("pathfinder.overrun", given, [], {"reason": "cannot-avoid"})


@pytest.mark.rule("PF-COL-02", "PF-COL-06")
@pytest.mark.parametrize("condition", ["helpless", "paralysed", "unconscious", "immobilised"])
def test_against_the_defenceless_no_die_is_rolled(condition: str) -> None:
    target = {"cmd": 24, "conditions": [condition]}
    given = {"vehicle": HUGE, "driver": SEVEN, "target": target}
    check("pathfinder.overrun", given, [3, 4, 1, 1], {"check": {"dc": 24, "success": True}, "damage": 9})
    check("pathfinder.bull-rush", given, [], {"check": {"success": True}, "pushed": [2]})


@pytest.mark.rule("PF-WIDE-05", "PF-WIDE-07")
def test_refusals_of_a_wide_turn_come_in_their_order() -> None:
    pushed, tall = MAN | {"bull_rush": True}, MAN | {"id": "tall", "avoids": True, "x": 1}
    for reason, given in (
        ("order-incomplete", area(pushed, tall, order=["man"])),
        ("no-swift-action", area(pushed, tall, order=["tall", "man"])),
        ("cannot-avoid", area(pushed, tall, bull_rush=True)),
    ):
        assert outcome_of("pathfinder.wide-turn", given, []) == {"allowed": False, "reason": reason}


@pytest.mark.rule("PF-WIDE-05", "PF-WIDE-07")
def test_what_stands_outside_the_area_need_not_be_ordered() -> None:
    outside = {"id": "far", "x": 40, "y": 9}
    for order in (["man"], ["man", "far"], ["far", "man"], None):
        outcome = outcome_of("pathfinder.wide-turn", area(outside, MAN, order=order), [1])
        assert [result["id"] for result in outcome["results"]] == ["man"]
    unknown = area(outside, MAN, order=["man", "nobody"])
    check("pathfinder.wide-turn", unknown, [], {"reason": "order-incomplete"})


@pytest.mark.rule("PF-WIDE-07", "PF-STOP-01")
def test_a_sudden_stop_happens_once() -> None:
    wall = {"kind": "object", "solid": True, "hp": 99, "hardness": 9}
    targets = [wall | {"id": "a", "x": 0, "y": 9}, wall | {"id": "b", "x": 0, "y": 8}]
    outcome = outcome_of("pathfinder.wide-turn", area(*targets, vehicle=HUGE | {"speed": 7}), [1, 1, 1, 1])
    assert [(result["sudden_stop"], result["passes"], result["speed"]) for result in outcome["results"]] == [
        (True, False, 0),
        (False, False, 0),
    ]
    assert (outcome["sudden_stop"], outcome["speed"]) == (True, 0)


@pytest.mark.rule("PF-WIDE-08", "PF-COL-05")
@pytest.mark.parametrize(
    ("failed", "stop", "speed", "gm_places"),
    [("suddenStop", True, 0, True), ("endsMovement", False, 7, True), ("passes", False, 7, False)],
)
def test_a_failure_in_the_area_by_house_rule(failed: str, stop: bool, speed: int, gm_places: bool) -> None:
    given = area(MAN, vehicle=HUGE | {"speed": 7}, settings={"pf.man.failed": failed})
    then = {"sudden_stop": stop, "speed": speed, "gm_places": gm_places, "wrecked": False}
    check("pathfinder.wide-turn", given, [1], then)


@pytest.mark.rule("PF-DRV-09", "PF-RND-11")
def test_an_unfit_driver_is_none() -> None:
    given = {"vehicle": HUGE, "driver": SEVEN | {"fit": False, "improved_overrun": True}, "target": {"cmd": 17}}
    check("pathfinder.overrun", given, [14], {"check": {"success": False}})
    check("pathfinder.overrun", given, [15, 1, 1], {"check": {"success": True}})


@pytest.mark.rule("PF-WIDE-01")
def test_wide_turns_are_an_option() -> None:
    given: dict[str, Any] = {"placement": at(0, 0, "N", 2, 2), "distance": 3, "may_turn": True, "path": ["F", "TL"]}
    check("pathfinder.move", given, [], {"steps": ["F", "TL", "F", "F"], "zone": None})
    wide = given | {"settings": {"pf.turn.wide": "on"}}
    check("pathfinder.move", wide, [], {"steps": ["F", "WL"], "zone": {"side_length": 2}})
    check("pathfinder.move", given | {"path": ["F", "WL"]}, [], BAD_INPUT)
    standing = wide | {"distance": 0, "path": ["TL"]}
    check("pathfinder.move", standing, [], {"steps": ["TL"], "zone": None})
    magic = {"choice": "turn", "vehicle": MAGIC | {"speed": 3}, "path": ["TR"], "placement": at(0, 0, "N", 2, 2)}
    check("pathfinder.drive", magic | {"settings": {"pf.turn.wide": "on"}}, [], {"steps": ["WR"]})
