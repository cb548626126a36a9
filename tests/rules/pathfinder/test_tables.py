"""The shipped tables, row by row."""

from __future__ import annotations

from typing import Any

import pytest

from rules.army import OwnRows
from rules.catalogue import Row
from rules.errors import BadFile
from rules.language import language
from rules.pathfinder.construction import devices, expected_hardness, expected_hp, materials
from rules.pathfinder.feats import feats
from rules.pathfinder.grid.placement import Placement
from rules.pathfinder.overland import travel_speeds
from rules.pathfinder.propulsion import dc_change, propulsions, skills_for, substance, usual_skills
from rules.pathfinder.siege_crew import aim_actions, bears, hands
from rules.pathfinder.siege_engines import engines, siege_engines
from rules.pathfinder.sizes import size_rows
from rules.pathfinder.tables import critical_words, damage_words


@pytest.mark.rule("PF-BLD-04", "PF-BLD-05", "PF-BLD-06", "PF-BLD-07", "PF-BLD-20")
def test_sizes() -> None:
    """Squares, base AC, CMB, d8 of ramming damage, price of a ram."""
    assert {
        row.id: (row.first, row.last, row.ac, row.cmb, row.ramming_dice, row.ram_gp) for row in size_rows().values()
    } == {
        "large": (2, 6, 9, 1, 1, 50),
        "huge": (7, 12, 8, 2, 2, 100),
        "gargantuan": (13, 20, 6, 4, 4, 200),
        "colossal": (21, None, 2, 8, 8, 400),
    }


@pytest.mark.rule("PF-BLD-08", "PF-BLD-14")
def test_materials() -> None:
    """Hit points a square, hardness, squares of pullers a square needs."""
    assert {row.id: (row.hp, row.hardness, row.pull) for row in materials().values()} == {
        "leather": (10, 0, 1),
        "wood": (15, 5, 1),
        "stone": (20, 8, 4),
        "metal": (20, 10, 4),
        "sail": (5, 0, 1),
        "other": (None, None, 2),
    }


@pytest.mark.rule("PF-BLD-08")
@pytest.mark.parametrize(
    ("material", "squares", "treated", "hp", "hardness"),
    [
        ("wood", 4, False, 60, 5),
        ("metal", 16, False, 320, 10),
        ("wood", 4, True, 120, 10),
        ("other", 4, False, None, None),
    ],
)
def test_hit_points_by_material(
    material: Any, squares: int, treated: bool, hp: int | None, hardness: int | None
) -> None:
    assert expected_hp(material, squares, treated) == hp
    assert expected_hardness(material, treated) == hardness


@pytest.mark.rule("PF-CAT-03", "PF-BLD-17")
def test_driving_devices() -> None:
    """AC, hit points with 20 squares of sail, hardness."""
    assert {
        row.id: (row.ac, row.hit_points(20), row.hardness, row.mark == "unknown") for row in devices().values()
    } == {
        "reins": (14, 10, 0, False),
        "rigging": (9, 100, 0, False),
        "wheel": (10, 25, 5, False),
        "throttle": (12, 15, 5, False),
        "rudder": (10, 25, 5, False),
        "oars": (None, None, None, True),
        "levers": (None, None, None, True),
        "magic-item": (None, None, None, True),
    }
    known = devices()
    assert known["rudder"].hit_points(0, magically_treated=True) == 50
    assert known["rigging"].hit_points(8) == 40
    assert known["oars"].hit_points(8, magically_treated=True) is None


@pytest.mark.rule("PF-CAT-04", "PF-CHK-07", "PF-DRV-08", "PF-BLD-16", "PF-DMG-03")
def test_propulsions() -> None:
    """DC, loss when uncontrolled, hit points and hardness a square, vulnerable to."""
    assert {row.id: (row.dc, row.loses, row.hp, row.hardness, row.vulnerable) for row in propulsions().values()} == {
        "muscle-pulled": (0, "acceleration", None, None, ()),
        "muscle-pushed": (0, "acceleration", None, None, ()),
        "water-current": (0, 2, None, None, ()),
        "air-current": (10, 2, 5, 0, ("acid", "fire")),
        "weird-current": (10, 2, None, None, ()),
        "alchemical": (10, 0, 20, 8, ()),
        "magic": (None, 0, None, None, ()),
        "dirigible": (None, 0, 5, 0, ("acid", "electricity", "fire")),
    }
    assert propulsions()["weird-current"].dc_most == 15
    assert usual_skills(("alchemical",)) == ("craft-alchemy", "knowledge-arcana")
    assert [substance(what).id for what in ("sail", "engine", "dirigible")] == [
        "air-current",
        "alchemical",
        "dirigible",
    ]


@pytest.mark.rule("PF-CHK-07", "PF-BLD-13")
@pytest.mark.parametrize(
    ("kinds", "change"),
    [
        (("muscle-pulled",), 0),
        (("air-current", "water-current"), 10),
        (("alchemical",), 10),
        (("air-current", "magic"), 0),
        ((), 0),
    ],
)
def test_the_highest_change_of_the_dc_counts(kinds: Any, change: int) -> None:
    assert dc_change(kinds) == change


@pytest.mark.rule("PF-CHK-03")
@pytest.mark.parametrize(
    ("kinds", "mind", "attitude", "forced", "crew", "skills"),
    [
        ("muscle-pulled", "animal", "indifferent", False, 0, {"handle-animal", "profession-driver"}),
        ("muscle-pulled", "intelligent", "hostile", False, 0, {"diplomacy"}),
        ("muscle-pulled", "intelligent", "friendly", True, 0, {"intimidate"}),
        ("muscle-pushed", "animal", "hostile", False, 0, {"handle-animal"}),
        ("muscle-pushed", "intelligent", "indifferent", False, 0, {"diplomacy"}),
        ("muscle-pushed", "intelligent", "helpful", False, 0, {"diplomacy"}),
        ("muscle-pushed", "intelligent", "unfriendly", False, 0, {"intimidate"}),
        ("muscle-pushed", "intelligent", "hostile", False, 0, {"intimidate"}),
        ("water-current", "animal", "indifferent", False, 2, {"profession-sailor", "knowledge-nature"}),
        ("water-current", "animal", "indifferent", False, 1, {"survival"}),
        ("air-current", "animal", "indifferent", False, 8, {"profession-sailor", "knowledge-nature"}),
        ("air-current", "animal", "indifferent", False, 0, {"acrobatics", "fly"}),
        (
            "weird-current",
            "animal",
            "indifferent",
            False,
            2,
            {"profession-sailor", "knowledge-nature", "knowledge-arcana"},
        ),
        ("alchemical", "animal", "indifferent", False, 0, {"craft-alchemy", "knowledge-arcana"}),
        ("magic", "animal", "indifferent", False, 0, set()),
    ],
)
def test_skills_by_propulsion(kinds: Any, mind: Any, attitude: Any, forced: bool, crew: int, skills: set[str]) -> None:
    assert set(skills_for((kinds,), mind, attitude, forced, crew)) == skills


@pytest.mark.rule("PF-CHK-03")
def test_two_propulsions_accept_the_skills_of_either() -> None:
    found = skills_for(("muscle-pushed", "air-current"), "intelligent", "friendly", False, 40)
    assert set(found) == {"diplomacy", "profession-sailor", "knowledge-nature"}


@pytest.mark.rule("PF-CHK-13", "PF-DRV-11", "PF-BLD-22")
def test_feats() -> None:
    """Check, DC, speed, acceleration, inertia, manoeuvre, what is needed first."""
    assert {
        row.id: (row.check, row.dc, row.speed, row.acceleration, row.inertia, row.manoeuvre, row.needs)
        for row in feats().values()
    } == {
        "skilled-driver": (4, 0, 0, 0, 0, 0, None),
        "expert-driver": (0, 0, 0, 0, -2, 0, "skilled-driver"),
        "getaway-artist": (2, 0, 0, 0, 0, 0, None),
        "getaway-master": (10, 0, 0, 0, 0, 0, "getaway-artist"),
        "hard-drive": (0, -2, 2, 1, 0, 0, None),
        "improved-overrun": (0, 0, 0, 0, 0, 2, None),
        "greater-overrun": (0, 0, 0, 0, 0, 2, None),
        "improved-bull-rush": (0, 0, 0, 0, 0, 2, None),
        "greater-bull-rush": (0, 0, 0, 0, 0, 2, None),
    }


# id: fire, size, gp, damage, critical, range, minimum, crew, aim, load, hardness, hp, misfire, blast, shot gp, lb
ENGINES: dict[str, tuple[Any, ...]] = {
    "ballista-light": ("direct", "large", 500, "3d8", "19–20/×2", 120, None, 1, 0, 2, 5, 50, None, None, 10, 10),
    "cannon": ("direct", "large", 6000, "6d6", "×4", 100, None, 2, 1, 3, 10, 70, 1, 20, 30, 25),
    "ballista-heavy": ("direct", "huge", 800, "4d8", "19–20/×2", 180, None, 3, 2, 3, 5, 100, None, None, 30, 20),
    "fiend-cannon": ("direct", "huge", 9000, "8d6", "×4", 150, None, 3, 1, 3, 10, 140, 1, 30, 45, 30),
    "firedrake": ("area", "huge", 4000, "6d6", "–", 60, None, 3, 2, 5, 10, 70, None, None, 200, 20),
    "gate-breaker": ("direct", "gargantuan", 1200, "6d8", "19–20/×2", 100, None, 5, 3, 5, 5, 200, None, None, 50, 30),
    "firewyrm": ("area", "gargantuan", 6000, "6d6", "–", 120, None, 5, 2, 6, 10, 140, None, None, 400, 40),
    "catapult-light": ("indirect", "large", 550, "4d6", "×2", 150, 50, 2, 2, 3, 5, 50, None, None, 10, 50),
    "bombard-light": ("indirect", "large", 6000, "5d6", "×4", 100, 50, 2, 1, 3, 10, 70, 2, 10, 30, 25),
    "catapult": ("indirect", "huge", 800, "6d6", "×2", 200, 100, 3, 2, 3, 5, 100, None, None, 15, 75),
    "bombard": ("indirect", "huge", 8000, "7d6", "×4", 150, 100, 2, 1, 3, 10, 140, 2, 20, 35, 30),
    "springal-arrow": ("indirect", "huge", 1000, "3d8", "×3", 100, 50, 3, 2, 3, None, None, None, None, 20, 10),
    "springal-rocket": ("indirect", "huge", 6000, "3d10", "×4", 100, 50, 3, 2, 3, None, None, None, None, 500, 30),
}


@pytest.mark.rule("PF-SGE-01")
@pytest.mark.parametrize("id_", ENGINES)
def test_a_siege_engine_has_its_figures(id_: str) -> None:
    row = siege_engines()[id_]
    damage, critical = damage_words(row), critical_words(row)
    assert ENGINES[id_] == (
        row.fire,
        row.size,
        row.gp,
        damage,
        critical,
        row.range_ft,
        row.minimum_ft,
        row.crew,
        row.aim,
        row.load,
        row.hardness,
        row.hp,
        row.misfire,
        row.blast_ft,
        row.shot_gp,
        row.shot_lb,
    )
    assert row.mark_of("hp") == ("unknown" if row.hp is None else "rule")


@pytest.mark.rule("PF-SGE-01")
def test_no_engine_is_missing_and_areas_have_their_save() -> None:
    assert list(siege_engines()) == list(ENGINES)
    found = siege_engines()
    assert [(found[id_].reflex_dc, found[id_].cone_ft) for id_ in ("firedrake", "firewyrm")] == [(15, 30), (20, 60)]
    assert [found[id_].aim_dc for id_ in ("catapult-light", "bombard-light", "catapult", "bombard")] == [15, 15, 20, 20]


@pytest.mark.rule("PF-SGE-01")
def test_an_army_s_own_engines_go_over_the_shipped_ones() -> None:
    mine = siege_engines()["cannon"].model_dump() | {"id": "old-cannon", "range_ft": 50}
    found = engines(OwnRows(weapons=(mine,)))
    assert found["old-cannon"].range_ft == 50
    assert len(found) == len(ENGINES) + 1
    with pytest.raises(BadFile):
        engines(OwnRows(weapons=({"id": "broken"},)))


@pytest.mark.rule("PF-SGE-03")
def test_few_hands_aim_for_twice_as_long() -> None:
    cannon, ballista = siege_engines()["cannon"], siege_engines()["ballista-light"]
    assert aim_actions(cannon, ("medium",)) == 2
    assert aim_actions(cannon, ("medium", "small")) == 1
    assert aim_actions(cannon, ("large",)) == 1
    assert aim_actions(ballista, ()) == 0
    assert hands(("medium", "large", "huge")) == 13


@pytest.mark.rule("PF-SGE-02")
@pytest.mark.parametrize(
    ("facing", "bank", "square", "fires"),
    [
        ("N", "port", (3, 25), True),
        ("N", "port", (12, 5), False),
        ("N", "port", (20, 25), False),
        ("N", "starboard", (14, 34), True),
        ("N", "starboard", (13, 34), False),
        ("E", "port", (30, 19), True),
        ("E", "port", (30, 20), False),
        ("S", "port", (20, 25), True),
        ("W", "starboard", (12, 19), True),
        ("N", "fore", (12, 5), True),
        ("N", "fore", (12, 40), False),
        ("N", "aft", (12, 40), True),
        ("N", "amidships", (12, 5), False),
        ("N", "amidships", (3, 5), True),
        ("N", "free", (12, 5), True),
    ],
)
def test_banks_fire_out_of_their_own_side(facing: Any, bank: Any, square: tuple[int, int], fires: bool) -> None:
    assert bears(Placement(10, 20, facing, 4, 15), bank, square) == fires


@pytest.mark.rule("PF-OUT-02")
def test_travel() -> None:
    assert {row.id: (row.hour, row.day) for row in travel_speeds().values()} == {
        "cart-or-wagon": (2, 16),
        "rowboat": (1.5, 15),
        "keelboat": (1, 10),
        "sailing-ship": (2, 48),
        "warship": (2.5, 60),
        "longship": (3, 72),
        "galley": (4, 96),
        "raft-or-barge": (0.5, 5),
    }
    assert travel_speeds()["cart-or-wagon"].miles(3) == 48
    assert travel_speeds()["galley"].miles(0.5) == 48
    assert travel_speeds()["raft-or-barge"].miles(1, current=3) == 35


@pytest.mark.parametrize(
    "table", [size_rows, materials, propulsions, feats, siege_engines, travel_speeds], ids=lambda table: table.__name__
)
def test_every_row_has_a_name_in_both_languages(table: Any) -> None:
    rows: dict[str, Row] = table()
    for row in rows.values():
        assert all(language(code).text(row.name.words()) for code in ("en", "fr"))
        assert row.source
