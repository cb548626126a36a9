"""The special damage tables and the check that leads to them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rules.catalogue import rows
from rules.dice import Dice, Typed
from rules.language import language
from rules.odds import spread
from rules.rogue_trader.special_damage_table import (
    Kind,
    SpecialDamageRow,
    roll_special_damage,
    row_for,
    special_check_needed,
)


@pytest.mark.rule("RT-DMG-10")
@pytest.mark.parametrize(
    ("total", "result"),
    [
        (1, "auxiliary-power"),
        (4, "auxiliary-power"),
        (5, "temporary-loss-of-control"),
        (6, "power-loss"),
        (7, "mechanical-failure"),
        (8, "weapon-lost"),
        (9, "system-failure"),
        (10, "loss-of-control"),
        (11, "burning"),
        (12, "explosion"),
        (21, "explosion"),
        (1100, "explosion"),
    ],
)
def test_vehicle_rows(total: int, result: str) -> None:
    assert row_for("vehicle", total).result == result


@pytest.mark.rule("RT-DRD-12")
@pytest.mark.parametrize(
    ("total", "result"),
    [
        (1, "arm"),
        (3, "arm"),
        (4, "arm"),
        (5, "coordination-loss"),
        (6, "power-loss"),
        (7, "mechanical-jam"),
        (8, "weapon-lost"),
        (9, "system-failure"),
        (10, "berserk"),
        (11, "burning"),
        (12, "explosion"),
        (15, "explosion"),
    ],
)
def test_dreadnought_rows(total: int, result: str) -> None:
    assert row_for("dreadnought", total).result == result


@pytest.mark.parametrize("kind", ["vehicle", "dreadnought"])
def test_each_total_has_one_row(kind: Kind) -> None:
    table = [row for row in rows("rogue_trader", "special_damage", SpecialDamageRow).values() if row.kind == kind]
    for total in range(1, 1101):
        covering = [row for row in table if (row.first or total) <= total and (row.last is None or total <= row.last)]
        assert len(covering) == 1


@pytest.mark.rule("RT-DMG-05", "RT-DMG-07")
@pytest.mark.parametrize(("points", "needed"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, None), (40, None)])
def test_points_are_chances_in_six(points: int, needed: int | None) -> None:
    assert special_check_needed(points) == needed


@pytest.mark.rule("RT-DMG-05", "RT-DMG-06", "RT-DMG-07", "RT-DRD-11")
@pytest.mark.parametrize(
    ("kind", "points", "dice", "result"),
    [
        ("vehicle", 0, [], None),
        ("vehicle", 1, [5], None),
        ("vehicle", 1, [6, 10], "loss-of-control"),
        ("vehicle", 2, [5, 1], "auxiliary-power"),
        ("vehicle", 3, [4, 7], "system-failure"),
        ("vehicle", 4, [2], None),
        ("vehicle", 5, [1], None),
        ("vehicle", 5, [2, 9], "explosion"),
        ("vehicle", 7, [2], "weapon-lost"),
        ("vehicle", 11, [1], "burning"),
        ("vehicle", 11, [2], "explosion"),
        ("vehicle", 12, [], "explosion"),
        ("vehicle", 999, [], "explosion"),
        ("dreadnought", 1, [6, 4], "arm"),
        ("dreadnought", 2, [5, 8], "system-failure"),
        ("dreadnought", 2, [4], None),
        ("dreadnought", 5, [2, 3], "mechanical-jam"),
    ],
)
def test_check_and_table(kind: Kind, points: int, dice: list[int], result: str | None) -> None:
    typed = Typed(dice)
    row = roll_special_damage(kind, points, typed)
    typed.check_all_used()
    assert (row and row.result) == result


@pytest.mark.rule("RT-DMG-07")
@pytest.mark.parametrize(
    ("points", "explosion"),
    [(2, Fraction(0)), (3, Fraction(1, 20)), (4, Fraction(2, 15)), (6, Fraction(2, 5)), (12, Fraction(1))],
)
def test_printed_odds(points: int, explosion: Fraction) -> None:
    def result(dice: Dice) -> str | None:
        row = roll_special_damage("vehicle", points, dice)
        return row and row.result

    chances = spread(result)
    assert chances.get("explosion", 0) == explosion
    assert 1 - chances.get(None, Fraction(0)) == Fraction(min(points, 6), 6)


def test_the_log_names_die_and_row() -> None:
    typed = Typed([4, 7])
    roll_special_damage("vehicle", 3, typed)
    assert [language("en").text(words) for words in typed.said] == [
        "Special damage check: 4 (special damage on 4+).",
        "Special damage table: 7 + 2: System failure",
    ]
    assert (
        language("fr").text(typed.said[1])
        == "Table des dommages spéciaux\N{NO-BREAK SPACE}: 7 + 2\N{NO-BREAK SPACE}: Erreur du système"
    )
