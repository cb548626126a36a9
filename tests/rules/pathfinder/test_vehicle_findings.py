"""What is wrong with the body of a vehicle."""

from __future__ import annotations

from typing import Any

import pytest

from rules.army import NO_ROWS
from rules.findings import in_order, mended
from rules.pathfinder.vehicle_findings import findings
from tests.rules.pathfinder.wagon import WAGON, found, line, of, one, printed


def test_nothing_is_wrong_with_a_wagon() -> None:
    assert found(WAGON) == []


@pytest.mark.rule("PF-BLD-02")
def test_a_name_and_a_type() -> None:
    assert of(WAGON, name="  ") == [("error", "pf-name-empty")]
    assert of(WAGON, type=None) == [("error", "pf-type")]


@pytest.mark.rule("PF-BLD-03", "PF-GRID-02")
@pytest.mark.parametrize(
    ("changes", "codes"),
    [
        ({"squares": 6, "width": 2, "length": 3, "hp": 90, "broken": 44}, ["pf-pull-short"]),
        ({"squares": 6, "width": 2, "length": 2, "hp": 90, "broken": 44}, ["pf-footprint", "pf-pull-short"]),
        ({"squares": 6, "width": 3, "length": 2, "hp": 90, "broken": 44}, ["pf-footprint-front", "pf-pull-short"]),
        ({"width": 0}, ["pf-grid-size", "pf-footprint"]),
        ({"length": 0}, ["pf-grid-size", "pf-footprint", "pf-footprint-front"]),
    ],
)
def test_footprint(changes: dict[str, Any], codes: list[str]) -> None:
    assert [code for _, code in of(WAGON, **changes)] == codes


@pytest.mark.rule("PF-BLD-03")
def test_a_footprint_that_does_not_fit_names_both_figures_and_mends() -> None:
    wrong = WAGON.model_copy(update={"squares": 3, "hp": 45, "broken": 22})
    (finding,) = findings(wrong, NO_ROWS)
    assert (finding.severity, finding.figures) == ("error", {"squares": 3, "covered": 4})
    assert finding.fix
    assert mended(wrong, finding.fix).squares == 4  # type: ignore[attr-defined]


@pytest.mark.rule("PF-BLD-04")
def test_size() -> None:
    huge = WAGON.model_copy(update={"squares": 8, "length": 4, "hp": 120, "broken": 59})
    codes = [finding for finding in findings(huge, NO_ROWS) if finding.code == "pf-size"]
    assert [(finding.severity, finding.figures) for finding in codes] == [
        ("warning", {"given": "large", "expected": "huge"})
    ]
    assert codes[0].fix
    assert mended(huge, codes[0].fix).size == "huge"  # type: ignore[attr-defined]
    single = of(WAGON, squares=1, width=1, length=1, hp=15, broken=7, driving_space=1)
    assert single == [("note", "pf-size-one-square")]


@pytest.mark.rule("PF-BLD-05", "PF-BLD-06", "PF-BLD-07", "PF-BLD-08", "PF-BLD-09")
@pytest.mark.parametrize(
    ("field", "value", "code", "expected"),
    [
        ("ac", 8, "pf-ac", 9),
        ("ac", None, "pf-ac", 9),
        ("cmb", 2, "pf-cmb", 1),
        ("cmd", 12, "pf-cmd", 11),
        ("ramming_dice", 4, "pf-ramming", 1),
        ("hardness", 8, "pf-hardness", 5),
        ("broken", 30, "pf-broken", 29),
        ("broken", None, "pf-broken", 29),
    ],
)
def test_values_by_the_tables(field: str, value: int | None, code: str, expected: int) -> None:
    changed = WAGON.model_copy(update={field: value})
    finding = one(changed)
    assert (finding.severity, finding.code, finding.place) == ("warning", code, field)
    assert finding.figures == {"given": value, "expected": expected}
    assert finding.fix
    assert findings(mended(changed, finding.fix), NO_ROWS) == []  # type: ignore[arg-type]


@pytest.mark.rule("PF-BLD-06")
def test_two_wrong_values_are_two_warnings() -> None:
    assert of(WAGON, cmb=2, cmd=12) == [("warning", "pf-cmb"), ("warning", "pf-cmd")]


@pytest.mark.rule("PF-BLD-08", "PF-BLD-09")
def test_hit_points_by_material() -> None:
    three = {"squares": 3, "width": 1, "length": 3}
    assert of(WAGON, **three) == [("warning", "pf-hp")]
    assert of(WAGON, hp=120, broken=59, hardness=10, magically_treated=True) == []
    assert of(WAGON, hp=80, broken=44) == [("warning", "pf-hp"), ("warning", "pf-broken")]
    assert of(WAGON, material="other", hp=77, broken=38, hardness=3) == [("warning", "pf-pull-short")]


@pytest.mark.rule("PF-BLD-09")
@pytest.mark.parametrize(("hp", "threshold"), [(60, 29), (90, 44), (675, 337), (1560, 779), (45, 22), (1, 0), (80, 39)])
def test_broken_thresholds(hp: int, threshold: int) -> None:
    codes = [code for _, code in of(WAGON, hp=hp, broken=threshold)]
    assert "pf-broken" not in codes
    assert "pf-broken" in [code for _, code in of(WAGON, hp=hp, broken=threshold + 1)]


@pytest.mark.rule("PF-BLD-10")
def test_base_save() -> None:
    assert of(WAGON, save=5) == of(WAGON, save=0) == of(WAGON, save=None) == []
    assert of(WAGON, save=7) == of(WAGON, save=-1) == [("note", "pf-save-range")]


@pytest.mark.rule("PF-BLD-18")
@pytest.mark.parametrize(("space", "fine"), [(0, False), (None, False), (1, True), (4, True), (5, False)])
def test_driving_space(space: int | None, fine: bool) -> None:
    assert of(WAGON, driving_space=space) == ([] if fine else [("error", "pf-driving-space")])


@pytest.mark.rule("PF-BLD-19")
def test_numbers_of_people() -> None:
    assert line(crew=-1) == [("error", "pf-crew-range")]
    assert of(WAGON, passengers=-1) == [("error", "pf-crew-range")]
    assert of(WAGON, passengers=0) == []


@pytest.mark.rule("PF-BLD-20")
def test_a_ram() -> None:
    assert of(WAGON, ram=True) == [("error", "pf-ram-pulled")]
    assert ("error", "pf-ram-pulled") in of(printed("sleigh"), ram=True)
    assert of(printed("longship"), ram=True) == []


@pytest.mark.rule("PF-BLD-24")
def test_a_changed_copy_gets_ordinary_warnings_where_it_was_changed() -> None:
    chariot = printed("chariot-heavy")
    codes = [code for _, code in of(chariot, ac=9)]
    assert codes == ["pf-hp", "pf-broken", "pf-cmb", "pf-cmd"]
    assert ("warning", "pf-ac") in of(chariot, ac=7)
    assert ("note", "pf-cmb") in of(chariot, ac=7)
    assert found(printed("longship")) == []
    sailing = printed("sailing-ship")
    smaller = tuple(part.model_copy(update={"creature_size": "small"}) for part in sailing.lines)
    assert ("warning", "pf-push-short") in of(sailing, lines=smaller)
    own = of(printed("wagon-heavy"), archetype=None)
    assert own == [("warning", "pf-ac"), ("warning", "pf-pull-short")]


@pytest.mark.rule("PF-BLD-23")
def test_the_front_is_the_width_side_and_may_be_named() -> None:
    giant = printed("steam-giant")
    assert giant.width == giant.length
    assert of(giant, front="the side with the furnace door") == [("note", "pf-device-unknown-values")]
    assert printed("carriage").width == 2


def test_the_worst_comes_first() -> None:
    wrong = WAGON.model_copy(update={"ac": 8, "name": "", "save": 9})
    assert [finding.severity for finding in in_order(findings(wrong, NO_ROWS))] == ["error", "warning", "note"]
