"""Squads: the shipped profiles and what is wrong with others."""

from __future__ import annotations

from typing import Any

import pytest

from rules.army import NO_ROWS
from rules.findings import Finding
from rules.rogue_trader.characteristics import Profile, armours, troop_profiles
from rules.rogue_trader.squad import Character, Squad, SquadWeapon, squad_archetypes, squad_save, squad_type
from rules.rogue_trader.squad_findings import findings

HUMAN = troop_profiles()["human"]


def squad(**values: Any) -> Squad:
    return Squad(name="Delorme", **dict(HUMAN), characters=(Character(id="c", name="Sgt"),)).model_copy(update=values)


def found(**values: Any) -> dict[str, Finding]:
    return {finding.code: finding for finding in findings(squad(**values), NO_ROWS)}


@pytest.mark.rule("RT-TRP-01")
@pytest.mark.parametrize(
    ("profile", "line"),
    [
        ("human", (4, 3, 3, 3, 3, 1, 3, 1, 7, 7, 7, 7)),
        ("champion", (4, 4, 4, 4, 3, 1, 4, 1, 7, 7, 7, 7)),
        ("minor-hero", (4, 5, 5, 4, 4, 2, 5, 2, 8, 8, 8, 8)),
        ("major-hero", (4, 6, 6, 4, 4, 3, 6, 3, 9, 9, 9, 9)),
    ],
)
def test_shipped_profiles(profile: str, line: tuple[int, ...]) -> None:
    there = troop_profiles()[profile]
    assert tuple(getattr(there, name) for name in Profile.model_fields) == line


@pytest.mark.rule("RT-TRP-01")
def test_armour_gives_its_save_unless_the_squad_has_its_own() -> None:
    saves = {name: (row.save, row.mark) for name, row in armours().items()}
    assert saves == {"flak": (6, "house"), "mesh": (5, "house"), "carapace": (4, "rule"), "power": (4, "rule")}
    assert squad_save(squad()) is None
    assert squad_save(squad(armour="mesh")) == 5
    assert squad_save(squad(armour="mesh", save=3)) == 3


@pytest.mark.rule("RT-TRP-02")
def test_a_squad_needs_models() -> None:
    assert found() == {}
    assert found(models=0)["no-models"].severity == "error"


@pytest.mark.rule("RT-TRP-02")
def test_more_weapons_than_models_is_told() -> None:
    rifles = (SquadWeapon(weapon="lasgun", count=11),)
    assert found(weapons=rifles)["more-weapons-than-models"].severity == "warning"
    hero = (Character(id="l"), Character(id="h", rank="hero"))
    assert found(weapons=rifles, characters=hero) == {}
    assert found(weapons=(SquadWeapon(weapon="death-ray"),))["unknown-weapon"].severity == "error"


@pytest.mark.rule("RT-STAT-01")
def test_leaders_and_the_values_morale_needs() -> None:
    assert found(characters=())["no-leader"].severity == "note"
    two = (Character(id="a"), Character(id="b"))
    assert found(characters=two)["two-leaders"].place == "characters.b"
    warning = found(ld=None)["characteristic-missing"]
    assert (warning.severity, warning.place) == ("warning", "ld")


@pytest.mark.rule("RT-TRP-01")
def test_a_characters_values_are_checked_too() -> None:
    wild = (Character(id="c", ws=-2, bs=12),)
    codes = found(characters=wild)
    assert codes["characteristic-negative"].place == "characters.c.ws"
    assert codes["characteristic-unusual"].place == "characters.c.bs"


@pytest.mark.rule("RT-TRP-02")
def test_squads_to_start_from() -> None:
    name, ten = squad_archetypes()["human"]
    assert isinstance(ten, Squad)
    assert ten.models == 10
    assert squad_type(ten) == name
