"""Units to print, and printed pages read back."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any, NamedTuple

import pypdfium2
import pypdfium2.raw as raw
from PIL import Image

from desktop.sheets.cards import Order, Printed, card_pdf, write_cards
from desktop.sheets.fonts import shown
from rules.army import Army, Force
from rules.language import language
from rules.rogue_trader.building import Building, BuildingDoor, Section
from rules.rogue_trader.dreadnought import Dreadnought, SuitWeapon
from rules.rogue_trader.squad import Character, Squad, SquadWeapon
from rules.rogue_trader.vehicle import Aboard, CarriedItem, MountedWeapon, Turret, Vehicle
from rules.stored import Unit

MM = 72 / 25.4
SIDE, TOP = 3.2 * MM, 2.6 * MM


class Word(NamedTuple):
    """A word on a page and the box its letters take, in points from the bottom left."""

    text: str
    left: float
    bottom: float
    right: float
    top: float


def vehicle(**given: Any) -> Vehicle:
    """An armoured car with three weapons and three items."""
    fields: dict[str, Any] = {
        "id": "car",
        "name": "Cormorant",
        "archetype": "armoured-car",
        "body": "closed",
        "size": "large",
        "ground_maximum": 22.0,
        "ground_acceleration": 5.0,
        "trr": 1.0,
        "capacity": 4,
        "toughness": 7,
        "damage": 12,
        "save": 5,
        "equipment_points": 3,
        "weapon_points": 4,
        "turrets": (Turret(id="turret"),),
        "weapons": (
            MountedWeapon(id="w1", weapon="autocannon", mount="turret", turret="turret"),
            MountedWeapon(id="w2", weapon="bolt-gun", mount="front"),
            MountedWeapon(id="w3", weapon="bolt-gun", mount="rear", auto_aim=True),
        ),
        "equipment": (
            CarriedItem(id="i1", item="communicator"),
            CarriedItem(id="i2", item="searchlight"),
            CarriedItem(id="i3", item="auto-aim"),
        ),
        "aboard": (
            Aboard(id="a1", name="Wren", role="driver", save=5),
            Aboard(id="a2", name="Moss", role="crew", save=5),
        ),
    }
    return Vehicle(**{**fields, **given})


def suit(**given: Any) -> Dreadnought:
    """An Imperial battle armour with its pilot and three weapons."""
    fields: dict[str, Any] = {
        "id": "suit",
        "name": "Old Nail",
        "archetype": "imperial-battle-armour",
        **dict.fromkeys(("ws", "bs", "s", "t", "damage", "i"), 6),
        "m": 6.0,
        "a": 3,
        "weapon_points": 4,
        "pilot": "Sgt Orrin Vale",
        "ld": 9,
        "intelligence": 8,
        "cl": 9,
        "wp": 8,
        "weapons": (
            SuitWeapon(id="w1", weapon="lascannon", mount="right-arm"),
            SuitWeapon(id="w2", weapon="bolt-gun", mount="left-arm", to_hit=-1, note="salvaged"),
            SuitWeapon(id="w3", weapon="bolt-gun", mount="body", auto_aim=True),
        ),
        "equipment": (CarriedItem(id="i1", item="communicator"), CarriedItem(id="i2", item="auto-aim")),
    }
    return Dreadnought(**{**fields, **given})


HUMAN: dict[str, Any] = dict.fromkeys(("ws", "bs", "s", "t", "i"), 3)
HUMAN |= {"m": 4.0, "w": 1, "a": 1, **dict.fromkeys(("ld", "intelligence", "cl", "wp"), 7)}


def squad(**given: Any) -> Squad:
    """Ten humans with a leader."""
    leader = {**HUMAN, "ws": 4, "ld": 8, "cl": 8}
    fields: dict[str, Any] = {
        **HUMAN,
        "id": "squad",
        "name": "Delorme’s",
        "archetype": "human",
        "armour": "carapace",
        "characters": (Character(id="c1", name="Sgt Delorme", **leader, save=4),),
        "weapons": (
            SquadWeapon(id="w1", weapon="bolt-gun", count=9),
            SquadWeapon(id="w2", weapon="autocannon"),
        ),
    }
    return Squad(**{**fields, **given})


def building(**given: Any) -> Building:
    """A stone house of two storeys and a cellar, with two doors."""
    fields: dict[str, Any] = {
        "id": "house",
        "name": "Guard post",
        "archetype": "building",
        "material": "stone",
        "toughness": 8,
        "damage": 5,
        "width": 8.0,
        "depth": 4.0,
        "sections": (
            Section(id="s1", name="Guard room"),
            Section(id="s2", name="Armoury", damage=7),
            Section(id="s3", storey=1, stands_on="s1"),
            Section(id="s4", name="Cellar", storey=-1),
        ),
        "doors": (
            BuildingDoor(id="d1", name="Gate", door_type="thick-steel", factor=2.0, locked=True),
            BuildingDoor(id="d2", door_type="light-wood"),
        ),
    }
    return Building(**{**fields, **given})


def army(*units: Unit, **given: Any) -> Army:
    """An army of one force."""
    fields: dict[str, Any] = {"name": "Marchbrook Column", "forces": (Force(name="Vanguard", units=units),)}
    return Army(ruleset="rogue-trader", **{**fields, **given})


def printed(*units: Unit, code: str = "en", **given: Any) -> tuple[bytes, Printed]:
    """Cards of units on sheets."""
    data = BytesIO()
    result = write_cards(data, [Order(army(*units), units)], language=language(code), **given)
    return data.getvalue(), result


def pages(pdf: bytes) -> list[pypdfium2.PdfPage]:
    return list(pypdfium2.PdfDocument(pdf))


def page_texts(pdf: bytes) -> list[str]:
    """The text of each page, without its spaces: where lines break is not what is asked."""
    return ["".join(page.get_textpage().get_text_range().split()) for page in pages(pdf)]


def text(pdf: bytes) -> str:
    """All text of a PDF, without its spaces."""
    return "".join(page_texts(pdf))


def words(page: pypdfium2.PdfPage) -> list[Word]:
    """The words of a page with the boxes of their letters."""
    textpage = page.get_textpage()
    found: list[Word] = []
    letters: list[tuple[str, tuple[float, float, float, float]]] = []
    for index in range(textpage.count_chars()):
        char = chr(raw.FPDFText_GetUnicode(textpage, index))
        if char.isspace() or raw.FPDFText_IsGenerated(textpage, index):
            found += _word(letters)
            letters = []
        else:
            letters.append((char, textpage.get_charbox(index)))
    return found + _word(letters)


def _word(letters: Sequence[tuple[str, tuple[float, float, float, float]]]) -> list[Word]:
    if not letters:
        return []
    boxes = [box for _, box in letters]
    left, bottom = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, top = max(box[2] for box in boxes), max(box[3] for box in boxes)
    return [Word("".join(char for char, _ in letters), left, bottom, right, top)]


def overlaps(found: Sequence[Word], tolerance: float = 0.35) -> list[tuple[str, str]]:
    """Pairs of words whose letters lie over each other by more than a hair, in points."""
    pairs: list[tuple[str, str]] = []
    ordered = sorted(found, key=lambda word: word.bottom)
    for index, one in enumerate(ordered):
        for other in ordered[index + 1 :]:
            if other.bottom > one.top - tolerance:
                break
            across = min(one.right, other.right) - max(one.left, other.left)
            along = min(one.top, other.top) - other.bottom
            if across > tolerance and along > tolerance:
                pairs.append((one.text, other.text))
    return pairs


def assert_whole(pdf: bytes, said: Sequence[str]) -> None:
    """Every word said is on the faces of a card; none lies over another, none leaves its card."""
    everything = text(pdf)
    lost = [word for words in said for word in shown(words).split() if word not in everything and len(word) < 40]
    assert lost == []
    for page in pages(pdf):
        found = words(page)
        assert overlaps(found) == []
        for word in found:
            assert word.left >= SIDE - 0.6
            assert word.right <= 63 * MM - SIDE + 0.6
            assert word.bottom >= TOP - 0.6
            assert word.top <= 88 * MM - TOP + 3


def squares(page: pypdfium2.PdfPage, size: float) -> int:
    """How many boxes of that size, in points, are on a page; PDFium counts a line of 0.7 twice."""
    count = 0
    for found in page.get_objects(filter=[raw.FPDF_PAGEOBJ_PATH], max_depth=5):
        left, bottom, right, top = found.get_bounds()
        if abs(right - left - size - 1.4) < 0.1 and abs(top - bottom - size - 1.4) < 0.1:
            count += 1
    return count


def card(unit: Unit, code: str = "en", of: Army | None = None) -> bytes:
    """The faces of a unit's card."""
    return card_pdf(unit, of or army(unit), language(code))


def missing(found: str, *expected: str) -> list[str]:
    """Those of the expected words that are not in a text without spaces."""
    return [words for words in expected if "".join(words.split()) not in found]


def png(width: int = 60, height: int = 40) -> bytes:
    data = BytesIO()
    Image.new("RGB", (width, height), "#7788aa").save(data, "PNG")
    return data.getvalue()
