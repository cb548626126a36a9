"""What is on a dreadnought's card, read back from the PDF."""

from __future__ import annotations

from fractions import Fraction

import pytest

from desktop.sheets.arcs import arc_marks
from desktop.sheets.blocks import Arc
from desktop.sheets.marks import Path, Text
from desktop.sheets.rogue_trader.special_damage import chances
from rules.rogue_trader.dreadnought import Dreadnought, SuitWeapon

from .paper import card, missing, page_texts, pages, printed, squares, suit, text


@pytest.mark.rule("RT-DRD-03", "RT-DRD-05", "RT-DRD-06", "RT-DRD-07", "RT-DRD-08", "RT-CONV-08")
def test_the_front_holds_suit_and_pilot_with_words_and_letters() -> None:
    front, back = page_texts(card(suit(save=5, height=3.5, points=90)))
    assert (
        missing(
            front,
            "Old Nail",
            "Dreadnought suit · Imperial battle armour · 3.5 m",
            "Pilot: Sgt Orrin Vale",
            "90 points",
            "M 6 WS 6 BS 6 S 6 T 6 Dmg D 6 Save Sv 5+",
            "I 6 Att. A 3 Ld 9 Int 8 Cl 9 WP 8 Wpn pts 4",
            "Weapons 4 of 4",
            "Lascannon† 20 / 60 0 / 0 9 2D6 −6",
            "right arm · heavy · H",
            "left arm · basic · to hit −1 · salvaged",
            "body · basic · auto-aim",
            "Equipment 2",
            "Auto-systems: Aa · Communicator",
            "1 / 2",
        )
        == []
    )
    assert missing(back, "Old Nail", "Special damage", "Marchbrook Column · Vanguard", "2 / 2") == []


@pytest.mark.rule("RT-DRD-05", "RT-DRD-12", "RT-CONV-08")
def test_in_french() -> None:
    found = text(card(suit(seat=True, ejector_save=4, cool_modifier=-1, pilot_save=3), "fr"))
    expected = ["Armure dreadnought · Battle armor impériale", "Pilote : Sgt Orrin Vale"]
    expected += [
        "M 6 CC 6 CT 6 F 6 E 6 Dom. D 6 Sauv. Sv –",
        "Attaq. A 3 Ld 9 Int 8 Cl 9 FM 8 Pts arm. 4",
        "bras gauche · de base",
    ]
    expected += ["−1 pour toucher", "Bras hors service gauche droit", "Arrêté En feu Enrayé Confus Furieux"]
    expected += ["Sauvegarde du siège éjectable : 4+", "Siège éjectable", "Modificateur aux tests de Cool : −1"]
    expected += ["un bras mort : D6 1–3 gauche, 4–6 droit", "180° arc frontal", "absent de l’extrait imprimé"]
    assert missing(found, *expected) == []


@pytest.mark.rule("RT-DRD-06")
def test_a_suit_without_a_pilot_says_so_in_his_values() -> None:
    front = page_texts(card(suit(pilot="", ld=None, intelligence=None, cl=None, wp=None)))[0]
    assert missing(front, "Ld pilot Int pilot Cl pilot WP pilot Wpn pts 4", "It has no pilot.") == []
    front = page_texts(card(suit(ld=None)))[0]
    assert missing(front, "Ld – Int 8 Cl 9") == []


@pytest.mark.rule("RT-DRD-05")
@pytest.mark.parametrize(("damage", "size", "count"), [(1, 11, 1), (6, 11, 6), (12, 11, 12), (20, 8.3, 20)])
def test_a_box_for_each_damage_point(damage: int, size: float, count: int) -> None:
    front = pages(card(suit(damage=damage)))[0]
    assert {each: squares(front, each) for each in (11, 8.3, 7.8)} == {11: 0, 8.3: 0, 7.8: 0} | {size: count}


@pytest.mark.rule("RT-DRD-13", "RT-DRD-14", "RT-DRD-15", "RT-DRD-16", "RT-DRD-17", "RT-DRD-18", "RT-DRD-20")
def test_there_is_a_box_for_each_state() -> None:
    front = pages(card(suit()))[0]
    expected = ["Arm out left right", "Coordination 1 2", "Power loss 1 2", "Initiative", "lost this turn"]
    assert missing(page_texts(card(suit()))[0], *expected, "Halted Burning Jammed Confused Berserk") == []
    assert squares(front, 6.3) == 2 + 2 + 2 + 5


@pytest.mark.rule("RT-DRD-11", "RT-DRD-12", "RT-DRD-19", "RT-DRD-21")
def test_the_back_holds_the_rows_of_its_own_table() -> None:
    back = page_texts(card(suit()))[1]
    expected = [
        "≤ 4 Arm one arm dead",
        "5 Coordination −1 to hit each time; moves D6″",
        "6 Power loss M ÷ 2, −1 to hit",
    ]
    expected += ["7 Mechanical jam repeats", "8 Weapon lost one at random; pilot confused", "9 System failure halts"]
    expected += ["10 Loss of control berserk: the GM", "11 Smell of burning as 9; D6 each own turn", "12+ BANG!"]
    expected += ["Special 1/6 2/6 3/6 4/6 5/6 sure sure", "Bang – – 1/20 2/15 1/4 2/5 sure"]
    assert missing(back, *expected) == []
    assert chances("dreadnought", 3) == (Fraction(3, 6), Fraction(1, 20))


@pytest.mark.rule("RT-DRD-23")
def test_the_arc_of_fire_is_drawn_and_marked_as_not_printed() -> None:
    back = page_texts(card(suit(arc=90)))[1]
    assert missing(back, "Arc of fire", "90°", "front arc", "not in the printed extract; your group fixes it") == []


@pytest.mark.rule("RT-DRD-23")
@pytest.mark.parametrize("angle", [0, 1, 30, 60, 90, 179, 180, 200, 270, 359, 360])
def test_the_sketch_of_an_arc_stays_in_its_room(angle: int) -> None:
    wide, high = 99.0, 56.0
    for mark in arc_marks(Arc(angle, f"{angle}°", "arc frontal"), wide, high):
        if isinstance(mark, Path):
            ends = [step.places[-2:] for step in mark.steps if step.places]
            assert all(-1 <= x <= wide + 1 and -1 <= y <= high + 1 for x, y in ends)
        if isinstance(mark, Text):
            assert 0 <= mark.x <= wide - 25
            assert 5 <= mark.y <= high


def test_an_empty_suit_has_all_its_sections() -> None:
    front = page_texts(card(Dreadnought()))[0]
    assert missing(front, "Unnamed", "No weapon.", "No equipment.", "lost this turn –", "(+8)") == []


def test_many_weapons_continue_on_another_face() -> None:
    arms = tuple(SuitWeapon(id=f"w{n}", weapon="lascannon", note=f"number {n}") for n in range(12))
    found = page_texts(card(suit(weapons=arms)))
    assert len(found) == 3
    assert missing("".join(found), *(f"number {n}" for n in range(12)), "other weapons: card 2 of 3") == []


def test_copies_together_have_a_row_of_boxes_each() -> None:
    pdf, result = printed(suit(copies=2), together=True)
    assert result.cards == 1
    assert sum(squares(page, 11) for page in pages(pdf)) == 12
