"""The backs of cards of vehicles and dreadnoughts: special damage, the turning circle, the arc of fire."""

from __future__ import annotations

from fractions import Fraction

import pytest

from desktop.sheets.blocks import Turning
from desktop.sheets.cards import card_pdf
from desktop.sheets.marks import Path
from desktop.sheets.rogue_trader.special_damage import chances
from desktop.sheets.turning import turning_marks
from rules.language import language

from .paper import army, page_texts, text, vehicle


@pytest.mark.rule("RT-DMG-05", "RT-DMG-07")
@pytest.mark.parametrize("points", range(1, 14))
def test_chances_are_those_of_the_rule(points: int) -> None:
    special = Fraction(min(points, 6), 6)
    assert chances("vehicle", points) == (special, special * Fraction(min(max(points - 2, 0), 10), 10))


@pytest.mark.rule("RT-DMG-07", "RT-DMG-10")
@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (
            "en",
            [
                "Points lost 1 2 3 4 5 6 12+",
                "Special 1/6 2/6 3/6 4/6 5/6 sure sure",
                "Bang – – 1/20 2/15 1/4 2/5 sure",
                "≤ 4 Auxiliary power",
                "9 System failure",
                "11 Smell of burning as 9; D6 each own turn, 6: bang",
                "12+ BANG!",
                "On 6 or more, D10 + (points − 1)",
            ],
        ),
        (
            "fr",
            [
                "Points perdus 1 2 3 4 5 6 12+",
                "Spécial 1/6 2/6 3/6 4/6 5/6 sûr sûr",
                "Bang – – 1/20 2/15 1/4 2/5 sûr",
                "≤ 4 Puissance auxiliaire",
                "9 Erreur du système",
                "12+ BANG",
            ],
        ),
    ],
)
def test_the_back_holds_chances_and_rows(code: str, expected: list[str]) -> None:
    found = text(card_pdf(vehicle(), army(vehicle()), language(code)))
    assert [line for line in expected if "".join(line.split()) not in found] == []


@pytest.mark.rule("RT-MOV-09", "RT-MOV-10")
@pytest.mark.parametrize(
    ("trr", "angle", "radii"),
    [
        (1.0, "57°", ["5″5″", "10″10″", "15″15″", "20″20″"]),
        (0.5, "115°", ["5″2.5″", "10″5″", "15″7.5″", "20″10″"]),
        (0.25, "229°", ["5″1.25″", "20″5″"]),
        (1.5, "38°", ["5″7.5″", "20″30″"]),
    ],
)
def test_radii_and_the_angle_of_a_full_move(trr: float, angle: str, radii: list[str]) -> None:
    car = vehicle(trr=trr, ground_maximum=20.0)
    found = text(card_pdf(car, army(car), language("en")))
    assert f"Afullmoveturns{angle}" in found
    assert [row for row in radii if row not in found] == []


@pytest.mark.rule("RT-MOV-09")
@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"antigrav": True}, "None:itmayfaceasitlikes."),
        ({"air_maximum": 40.0, "air_minimum": 0.0, "air_acceleration": 8.0}, "None:itmayfaceasitlikes."),
        ({"trr": None}, "TRRisnotset."),
        ({"trr": 0.0}, "Radius0″atanyspeed."),
        ({"ground_maximum": None, "ground_acceleration": None}, "Itdoesnotmove."),
    ],
)
def test_where_there_is_no_circle_the_card_says_why(given: dict[str, object], words: str) -> None:
    car = vehicle(**given)
    assert words in text(card_pdf(car, army(car), language("en")))


@pytest.mark.rule("RT-MOV-10")
@pytest.mark.parametrize(
    ("angle", "closed"), [(28.6, False), (57.3, False), (179.0, False), (180.0, True), (573.0, True)]
)
def test_from_half_a_turn_on_the_circle_is_closed(angle: float, closed: bool) -> None:
    path = next(
        m
        for m in turning_marks(Turning(angle, f"{angle:.0f}°", "start"), 99, 56)
        if isinstance(m, Path) and m.ink == "blue" and m.width == 1.2
    )
    assert (path.steps[-1].kind == "Z") is closed


@pytest.mark.parametrize("angle", [0.6, 5, 14, 29, 38, 57, 76, 90, 115, 150, 179, 180, 573])
def test_the_sketch_stays_in_its_room(angle: float) -> None:
    wide, high = 99.0, 56.0
    for mark in turning_marks(Turning(angle, f"{angle}°", "départ"), wide, high):
        if isinstance(mark, Path):
            ends = [step.places[-2:] for step in mark.steps if step.places]
            assert all(-1 <= x <= wide and -1.5 <= y <= high + 0.5 for x, y in ends)


def test_the_room_left_is_ruled_to_write_on() -> None:
    hover = vehicle(antigrav=True, aboard=())
    front, back = page_texts(card_pdf(hover, army(hover), language("en")))
    assert "Notes" in back
    assert "Notes" not in front


@pytest.mark.parametrize("code", ["en", "fr"])
def test_an_ordinary_vehicle_takes_front_and_back(code: str) -> None:
    for trr in (0.5, 1.0, 1.5):
        car = vehicle(trr=trr, ground_maximum=20.0)
        assert len(page_texts(card_pdf(car, army(car), language(code)))) == 2
