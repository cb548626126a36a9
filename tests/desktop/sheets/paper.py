"""Vehicles to print, and printed pages read back."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any, NamedTuple

import pypdfium2
import pypdfium2.raw as raw
from PIL import Image

from desktop.sheets.cards import Order, Printed, write_cards
from rules.army import Army, Force
from rules.language import language
from rules.rogue_trader.vehicle import Aboard, CarriedItem, MountedWeapon, Turret, Vehicle

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


def army(*units: Vehicle, **given: Any) -> Army:
    """An army of one force."""
    fields: dict[str, Any] = {"name": "Marchbrook Column", "forces": (Force(name="Vanguard", units=units),)}
    return Army(ruleset="rogue-trader", **{**fields, **given})


def printed(*units: Vehicle, code: str = "en", **given: Any) -> tuple[bytes, Printed]:
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


def squares(page: pypdfium2.PdfPage, size: float) -> int:
    """How many boxes of that size, in points, are on a page; PDFium counts a line of 0.7 twice."""
    count = 0
    for found in page.get_objects(filter=[raw.FPDF_PAGEOBJ_PATH], max_depth=5):
        left, bottom, right, top = found.get_bounds()
        if abs(right - left - size - 1.4) < 0.1 and abs(top - bottom - size - 1.4) < 0.1:
            count += 1
    return count


def png(width: int = 60, height: int = 40) -> bytes:
    data = BytesIO()
    Image.new("RGB", (width, height), "#7788aa").save(data, "PNG")
    return data.getvalue()
