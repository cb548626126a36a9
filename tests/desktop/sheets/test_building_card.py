"""What is on a building's card, read back from the PDF."""

from __future__ import annotations

import pytest

from rules.rogue_trader.building import Building, BuildingDoor, Section

from .paper import building, card, missing, page_texts, pages, squares, text


def wall(**given: object) -> Building:
    sections = tuple(Section(id=f"s{number}") for number in (1, 2, 3))
    fields = {"archetype": "wall", "material": "brick", "width": None, "depth": None, "length": 12.0, "doors": ()}
    return building(**{**fields, "sections": sections, **given})


@pytest.mark.rule("RT-BLD-06", "RT-BLD-22", "RT-BLD-23", "RT-BLD-24", "RT-BLD-29", "RT-DOOR-04", "RT-DOOR-07")
def test_the_front_holds_values_sections_and_doors() -> None:
    front = page_texts(card(building()))[0]
    expected = [
        "Wood, stone or concrete building · stone",
        "8″ × 4″",
        "Toughness T",
        "Damage of a section D",
        "Save Sv",
    ]
    expected += ["Sections 4", "Storey 1 Section 3 stands on Guard room", "Ground storey Guard room"]
    expected += ["Armoury", "Storey −1 Cellar", "Doors 2", "Gate Thick steel · T 6 · ×2 · locked"]
    expected += ["Door 2 Light wood · T 6", "Holes 1 2 3 4", "held by", "1 / 2"]
    assert missing(_plain(front), *expected) == []


def _plain(front: str) -> str:
    """Without the numbers in the boxes, which stand between names and details."""
    return (
        front.replace("Section35stands", "Section3stands").replace("Gate5Thick", "GateThick").replace("Door21", "Door2")
    )


@pytest.mark.rule("RT-BLD-22", "RT-DOOR-07")
def test_a_box_for_each_point_of_each_section_and_door() -> None:
    pdf = card(building())
    assert sum(squares(page, 7.8) for page in pages(pdf)) == (5 + 7 + 5 + 5) + (5 + 1)
    big = building(damage=60, doors=(), sections=(Section(id="a"), Section(id="b")))
    assert sum(squares(page, 7.8) for page in pages(card(big))) == 120
    fort = building(damage=61, doors=(), sections=(Section(id="a"),))
    assert sum(squares(page, 7.8) for page in pages(card(fort))) == 0
    assert missing(text(card(fort)), "Section 1 61") == []


@pytest.mark.rule("RT-BLD-24")
@pytest.mark.parametrize(("material", "save"), [("mud", "–"), ("wood", "–"), ("brick", "5+"), ("synthetic", "5+")])
def test_the_save_is_that_of_the_material(material: str, save: str) -> None:
    assert missing(page_texts(card(building(material=material)))[0], f"D 5 Save Sv {save} Sections") == []


@pytest.mark.rule("RT-BLD-22", "RT-BLD-24", "RT-DOOR-07")
def test_in_french() -> None:
    found = text(card(building(), "fr"))
    expected = [
        "Bâtiment en bois, pierre ou béton · pierre",
        "Endurance E",
        "Dommages d’une section D",
        "Sauvegarde Sv",
    ]
    expected += ["Rez-de-chaussée", "Étage −1", "repose sur Guard room", "Acier épais · E 6 · ×2 · verrouillée"]
    expected += ["Premier round", "défenseurs", "Effondrement", "une touche de Force D10, D6 points ; piégé sur 6"]
    expected += ["Actions de porte d’une figurine 1 2 3 4", "< 1,5″ 1,5″ + 2,5″ + 3,5″ +"]
    assert missing(found, *expected) == []


@pytest.mark.rule("RT-BLD-12", "RT-BLD-14", "RT-BLD-15", "RT-BLD-16")
def test_the_back_says_what_the_first_round_means() -> None:
    back = page_texts(card(building()))[1]
    expected = ["to come The next round counts as the first. Attackers’ dice to hit: −1."]
    expected += ["defenders The defenders won the first round: the attackers are outside again; pursuit is free."]
    expected += ["attackers The attackers forced their way in: the defenders have no cover any more."]
    expected += ["Attackers’ dice to hit: 0.", "draw The next round counts as the first."]
    assert missing(back, *expected) == []


@pytest.mark.rule("RT-BLD-26", "RT-BLD-27", "RT-BLD-28", "RT-DOOR-01", "RT-DOOR-03", "RT-DOOR-06", "RT-CONV-05")
def test_the_back_holds_collapse_doors_and_damage_rolls() -> None:
    back = page_texts(card(building()))[1]
    expected = ["by Strength 3 4 5 6 7 8 9 10", "Section, T 8 – – 6+ 6+ 5+ 4+ 3+ 2+", "Door, T 6 6+ 6+ 5+ 4+ 3+ 2+"]
    expected += ["Collapse at 0 points", "Models armour save, or dead", "Strength D10, D6 points; trapped on 6"]
    expected += ["left of Move 4″ 2″ 2″ 0″ 0″", "< 1.5″ 1.5″ + 2.5″ + 3.5″ +", "through a door a turn 1 2 3 4"]
    assert missing(back, *expected) == []


@pytest.mark.rule("RT-BLD-25")
def test_a_wall_has_neither_storeys_nor_doors() -> None:
    front, back = page_texts(card(wall()))
    assert missing(front, "Free-standing wall, each 4″ · brick", "Length of wall: 12″", "Sections 3 Section 1") == []
    assert missing(front, "Doors", "Ground storey") == ["Doors", "Ground storey"]
    assert missing(back, "Damage and collapse", "Models armour save", "Notes") == []
    assert missing(back, "First round", "Door actions") == ["First round", "Door actions"]
    gate = wall(doors=(BuildingDoor(id="d", name="Gate"),))
    assert missing(text(card(gate)), "Doors 1", "Gate", "Door actions") == []


@pytest.mark.rule("RT-BLD-02", "RT-BLD-03")
def test_a_mapped_building_points_to_the_plan() -> None:
    front = page_texts(card(building(method="mapping", sections=(), plan_drawn=True)))[0]
    assert missing(front, "stone · mapping", "On the game master’s plan.") == []


def test_an_empty_building_has_all_its_sections() -> None:
    front = page_texts(card(Building()))[0]
    assert (
        missing(
            front,
            "Unnamed",
            "Building · wood",
            "Toughness T – Damage of a section D – Save Sv –",
            "No section.",
            "No door.",
            "(+2)",
        )
        == []
    )


def test_many_sections_continue_on_another_face() -> None:
    rooms = tuple(Section(id=f"s{n}", name=f"Room {n}", storey=n // 4) for n in range(24))
    found = page_texts(card(building(sections=rooms)))
    assert len(found) > 2
    assert missing("".join(found), *(f"Room {n}" for n in range(24)), "other sections: card 2 of") == []
    assert sum(squares(page, 7.8) for page in pages(card(building(sections=rooms)))) == 24 * 5 + 6
