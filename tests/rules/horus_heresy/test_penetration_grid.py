"""The die that glances and the die that penetrates, by Strength and armour value; what a sheet of tables shows."""

from __future__ import annotations

from typing import Any

import pytest

from rules.horus_heresy.geometry import Disc, Hull, distance_to_hull
from rules.horus_heresy.glancing import damage_table
from rules.horus_heresy.mounts import arc, half_table, strip, touches
from tests.examples import outcome_of

# Strength | armour 10 to 14: the die for a Glancing Hit, the lowest die for a Penetrating Hit
GRID = """
4|G6|-|-|-|-
5|G5 P6|G6|-|-|-
6|G4 P5|G5 P6|G6|-|-
7|G3 P4|G4 P5|G5 P6|G6|-
8|G2 P3|G3 P4|G4 P5|G5 P6|G6
9|G1 P2|G2 P3|G3 P4|G4 P5|G5 P6
10|P1|G1 P2|G2 P3|G3 P4|G4 P5
12|P1|P1|P1|G1 P2|G2 P3
"""


def results(strength: int, armour: int, *, armourbane: bool = False) -> str:
    """What each die does: the one that glances and the lowest that penetrates."""
    given: dict[str, Any] = {
        "strength": strength,
        "armour": armour,
        "armourbane": armourbane,
        "no_statuses": True,
        "target": {"hull_points": 9},
    }
    told = [outcome_of("horus-heresy.penetrate", given, [die]) for die in range(1, 7)]
    glancing = [f"G{die}" for die, outcome in enumerate(told, 1) if outcome["glancing"]]
    penetrating = [f"P{die}" for die, outcome in enumerate(told, 1) if outcome["penetrating"]]
    assert len(glancing) <= 1
    assert penetrating == [f"P{die}" for die in range(7 - len(penetrating), 7)]
    return " ".join([*glancing, *penetrating[:1]]) or "-"


@pytest.mark.rule("HH-PEN-03", "HH-OUT-02")
@pytest.mark.parametrize("line", GRID.strip().splitlines())
def test_the_die_needed(line: str) -> None:
    strength, *cells = line.split("|")
    assert [results(int(strength), armour) for armour in range(10, 15)] == cells


@pytest.mark.rule("HH-PEN-03", "HH-WPN-04")
def test_armourbane_penetrates_where_others_glance() -> None:
    assert [results(9, armour, armourbane=True) for armour in range(10, 15)] == ["P1", "P2", "P3", "P4", "P5"]


@pytest.mark.rule("HH-DMG-01", "HH-OUT-02")
def test_the_rows_of_the_damage_table() -> None:
    rows = [(row.first, row.last, row.status, row.name.en, row.name.fr) for row in damage_table()]
    assert rows == [
        (1, 2, "stunned", "Sensors", "Capteurs"),
        (3, 4, "pinned", "Engine or tracks", "Moteur ou chenilles"),
        (5, 6, "suppressed", "Weapons", "Armes"),
    ]


@pytest.mark.rule("HH-OUT-02", "HH-MNT-04", "HH-MNT-05")
def test_what_a_template_of_arcs_draws() -> None:
    hull = Hull(4, 3)
    ahead, behind = Disc(30, 1.5), Disc(-30, -1.5)
    assert touches(strip(hull, "front"), ahead)
    assert touches(strip(hull, "rear"), behind)
    assert not touches(strip(hull, "front"), behind)
    assert touches(half_table("left"), Disc(-30, 0))
    assert touches(half_table("right"), Disc(-30, 0))
    assert [touches(arc(hull, face), ahead) for face in ("front", "left", "right", "rear")] == [
        True,
        False,
        False,
        False,
    ]


@pytest.mark.rule("HH-FACE-01", "HH-GEN-08")
def test_range_goes_from_the_edge_of_the_base_to_the_hull() -> None:
    assert distance_to_hull(Hull(4, 3), Disc(14.63, 0, 0.63)) == pytest.approx(12)
    given = {
        "hull": {"length": 4, "width": 3},
        "mount": {"kind": "turret"},
        "target": {"x": 14.63, "y": 0, "radius": 0.63},
    }
    assert outcome_of("horus-heresy.arc", given, [])["distance"] == 12
