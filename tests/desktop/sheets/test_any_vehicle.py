"""Any vehicle, in both languages: nothing is lost, nothing overlaps, nothing leaves the card."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pypdfium2.raw as raw
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from desktop.sheets.cards import Order, card_pdf, write_cards
from desktop.sheets.imposition import PAPERS, Item, sheet
from desktop.sheets.marks import LEAST_SIZE
from rules.army import Army, Force
from rules.language import language
from rules.rogue_trader.armoury import equipment, weapons
from rules.rogue_trader.vehicle import CHASSIS, MOUNTS, ROLES, Aboard, CarriedItem, MountedWeapon, Turret, Vehicle

from .paper import MM, SIDE, army, assert_whole, overlaps, page_texts, pages, printed, vehicle, words

ALPHABET = (
    "aeinrstuéÉçœÏgjpqyQW0189,.;:()/&<>%’″×−– ЖΩ漢☠"
    """No hyphen: PDFium turns those where a line ends into marks of its own."""
)
WORD = st.text(ALPHABET.replace(" ", ""), min_size=1, max_size=14)
LINE = st.lists(WORD | st.just("W" * 40), max_size=9).map(lambda found: " ".join(found)[:300])
NUMBER = st.none() | st.sampled_from([0, 1, 9, 12, 30, 61, 99, 10_000])
SPEED = st.none() | st.sampled_from([0.0, 0.25, 12.0, 22.5, 9_999.75])
ARM = st.builds(
    MountedWeapon,
    id=st.just("w"),
    weapon=st.sampled_from([*weapons(army().own), "no-such-weapon"]),
    mount=st.sampled_from(list(MOUNTS)),
    turret=st.sampled_from(["t0", "t1", "gone", None]),
    auto_aim=st.booleans(),
    note=st.just("") | LINE,
)
KIT = st.builds(
    CarriedItem,
    id=st.just("i"),
    item=st.sampled_from([*equipment(army().own), "no-such-item"]),
    note=st.just("") | LINE,
)
PERSON = st.builds(
    Aboard,
    id=st.just("a"),
    name=LINE,
    role=st.sampled_from(list(ROLES)),
    count=st.integers(1, 100),
    save=st.none() | st.integers(2, 6),
    seat=st.booleans(),
)


def several(kind: Any, most: int) -> Any:
    """A tuple of stored things, each with an id of its own."""
    return st.lists(kind, max_size=most).map(
        lambda found: tuple(one.model_copy(update={"id": f"{one.id}{index}"}) for index, one in enumerate(found))
    )


VEHICLES = st.builds(
    Vehicle,
    name=LINE,
    type_name=st.just("") | LINE,
    archetype=st.sampled_from([None, "armoured-car", "battle-tank"]),
    body=st.sampled_from(["open", "closed", None]),
    chassis=st.sampled_from(list(CHASSIS)),
    antigrav=st.booleans(),
    ground_maximum=SPEED,
    ground_acceleration=SPEED,
    air_maximum=SPEED,
    air_minimum=SPEED,
    air_acceleration=SPEED,
    trr=st.sampled_from([None, 0.0, 0.25, 0.5, 1.0, 1.5, 10.0, 999.25]),
    **dict.fromkeys(("capacity", "toughness", "damage", "equipment_points", "weapon_points"), NUMBER),
    save=st.none() | st.integers(2, 6),
    turrets=several(st.builds(Turret, id=st.just("t"), name=st.just("") | LINE), 3),
    weapons=several(ARM, 14),
    equipment=several(KIT, 12),
    aboard=several(PERSON, 6),
    personality=st.just("") | LINE,
    copies=st.just(1),
    points=st.sampled_from([0, 1, 100_000]),
    notes=st.lists(LINE, max_size=12).map("\n".join),
)


def said(unit: Vehicle) -> list[str]:
    """Every text of the player's that must be found on the card."""
    texts = [unit.name, unit.type_name, unit.personality, *unit.notes.splitlines()]
    texts += [each.name for each in (*unit.turrets, *unit.aboard)]
    texts += [each.note for each in (*unit.weapons, *unit.equipment)]
    return texts


@pytest.mark.parametrize("code", ["en", "fr"])
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(unit=VEHICLES)
@example(unit=Vehicle())
@example(unit=vehicle(name="W" * 300, type_name="Q" * 300, notes="x" * 3000))
@example(unit=vehicle(weapons=(MountedWeapon(id="w", weapon="lascannon", note="y" * 300),) * 1, damage=60))
def test_any_vehicle_is_whole_within_its_card(code: str, unit: Vehicle) -> None:
    pdf = card_pdf(unit, army(unit), language(code))
    everything = "".join(page_texts(pdf))
    assert_whole(pdf, said(unit))
    assert [arm.weapon for arm in unit.weapons if arm.weapon == "no-such-weapon" and arm.weapon not in everything] == []


@pytest.mark.parametrize("code", ["en", "fr"])
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
@given(unit=VEHICLES)
def test_no_type_is_smaller_than_five_and_a_half_points(code: str, unit: Vehicle) -> None:
    for page in pages(card_pdf(unit, army(unit), language(code))):
        for found in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=5):
            assert found.get_font_size() >= LEAST_SIZE


@pytest.mark.parametrize("code", ["en", "fr"])
def test_long_names_of_army_and_force_leave_the_card_whole(code: str) -> None:
    car = vehicle(air_maximum=90.0, air_minimum=1.0, air_acceleration=9.0)
    long = Army(ruleset="rogue-trader", name="W" * 300, forces=(Force(name="Q" * 300, units=(car,)),))
    data = BytesIO()
    write_cards(data, [Order(long, (car,))], language=language(code))
    for page in pages(data.getvalue()):
        assert overlaps(words(page)) == []


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("code", ["en", "fr"])
@settings(max_examples=4, deadline=None, suppress_health_check=list(HealthCheck))
@given(units=st.lists(VEHICLES, min_size=1, max_size=5))
def test_on_every_paper_words_keep_to_their_cards(paper: str, code: str, units: list[Vehicle]) -> None:
    pdf, result = printed(*units, code=code, paper=paper)
    folded = Item(126 * MM, 88 * MM)
    page = sheet(paper, folded)
    assert result.problems == []
    for found in pages(pdf):
        assert found.get_size() == pytest.approx((page.width, page.height), abs=0.01)
        for word in words(found):
            x, y = (word.left + word.right) / 2, page.height - (word.top + word.bottom) / 2
            on_card = any(
                left + half + SIDE - 0.6 <= word.left
                and word.right <= left + half + 63 * MM - SIDE + 0.6
                and top <= page.height - word.top
                and page.height - word.bottom <= top + 88 * MM
                for left, top in page.places
                for half in (0, 63 * MM)
            )
            in_foot = y > page.height - 12 * MM
            assert on_card or in_foot, (word, x, y)
