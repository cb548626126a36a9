"""Playing-size cards as PDF: on sheets to cut and to fold, or one unit's faces by themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from threading import Lock
from typing import Any, BinaryIO, NamedTuple

from reportlab.pdfgen.canvas import Canvas

from desktop.sheets.blocks import Photo
from desktop.sheets.contents import card
from desktop.sheets.faces import CARD, Face, Placed
from desktop.sheets.fonts import pieces
from desktop.sheets.imposition import Item, Sheet, cutting_marks, page_foot, sheet
from desktop.sheets.ink import Pen
from desktop.sheets.paging import faces, notes_face
from desktop.sheets.pictures import photo
from desktop.sheets.subject import Subject
from rules.army import Army
from rules.errors import Problem
from rules.language import N_, Language, Message, Words
from rules.storage import write_atomically
from rules.stored import Unit

FOLDED = Item(2 * CARD.width, CARD.height, (CARD.width,))
"""A card before it is folded: front and back side by side."""
_saving = Lock()
"""ReportLab reads its fonts' files by a position: one document at a time takes its subsets from them."""

Progress = Callable[[int, int], None]
"""Steps done, of how many."""


class Cancelled(Exception):
    """Printing was stopped: nothing was written."""


@dataclass(frozen=True, slots=True)
class InBattle:
    """How units stand in a battle: the states of a unit's copies by its id, and from when they are."""

    states: Mapping[str, Sequence[Any]]
    when: Words = ""


@dataclass(frozen=True, slots=True)
class Order:
    """Units of an army to print, in their order; with `battle`, their damage is marked."""

    army: Army
    units: Sequence[Unit]
    battle: InBattle | None = None


@dataclass(slots=True)
class Printed:
    """What was printed: pages, cards to cut out, and what went wrong, each sentence naming its unit."""

    pages: int = 0
    cards: int = 0
    problems: list[Message] = field(default_factory=list)


class _Pair(NamedTuple):
    """Front and back of a card to fold; the first of a unit carries its name for the outline."""

    left: Face
    right: Face
    name: str = ""


def _forces(army: Army) -> Mapping[str, str]:
    """The name of each unit's force, by the unit's id."""
    return {unit.id: force.name for force in army.forces for unit in force.units}


def _subjects(
    order: Order, unit: Unit, force: str, language: Language, together: bool, picture: Photo | None
) -> list[Subject]:
    """A subject for each of a unit's cards: one for each copy, or one for all together."""
    army, battle = order.army, order.battle
    states = tuple(battle.states.get(unit.id, ())) if battle else ()
    when = battle.when if battle and states else ""
    if together or unit.copies == 1:
        return [Subject(unit, army, force, language, 1, unit.copies, together, states, when, picture)]
    return [
        Subject(unit, army, force, language, copy, unit.copies, False, states[copy - 1 : copy], when, picture)
        for copy in range(1, unit.copies + 1)
    ]


def _photo(unit: Unit, problems: list[Message]) -> Photo | None:
    if unit.picture is None:
        return None
    try:
        return photo(unit.picture)
    except Problem as problem:
        figures: dict[str, Words] = {"name": unit.name or unit.id, "problem": problem.message}
        problems.append(Message(N_("The picture of “{name}” is left out: {problem}."), figures))
        return None


def _unit_faces(
    order: Order, unit: Unit, force: str, language: Language, together: bool, problems: list[Message]
) -> list[tuple[str, list[Face], Face]]:
    """For each card of a unit its name, its faces, and a face of notes for where one stays blank."""
    picture = _photo(unit, problems)
    try:
        cards = [card(subject) for subject in _subjects(order, unit, force, language, together, picture)]
    except Problem as problem:
        figures: dict[str, Words] = {"name": unit.name or unit.id, "problem": problem.message}
        problems.append(Message(N_("“{name}” is not printed: {problem}"), figures))
        return []
    return [(each.name, faces(each, language), notes_face(each, language)) for each in cards]


def _pairs(found: Sequence[tuple[str, list[Face], Face]]) -> list[_Pair]:
    pairs: list[_Pair] = []
    for index, (name, each, notes) in enumerate(found):
        every = [*each, notes] if len(each) % 2 else each
        for first in range(0, len(every), 2):
            pairs.append(_Pair(every[first], every[first + 1], "" if index or first else name))
    return pairs


def _canvas(size: tuple[float, float], title: str, language: Language) -> tuple[Canvas, BytesIO]:
    data = BytesIO()
    font = pieces("text", "?")[0].font  # else a font that nothing uses comes in, not embedded
    canvas = Canvas(data, pagesize=size, pageCompression=1, invariant=1, lang=language.code, initialFontName=font)
    canvas.setTitle(title)
    canvas.setAuthor("Ironmuster")
    canvas.setCreator("Ironmuster")
    canvas.setViewerPreference("PrintScaling", "None")
    return canvas, data


def _save(canvas: Canvas, data: BytesIO) -> bytes:
    with _saving:
        canvas.save()
    return data.getvalue()


def card_pdf(unit: Unit, army: Army, language: Language, battle: InBattle | None = None, copy: int = 1) -> bytes:
    """The faces of a unit's card as a PDF whose pages are 63 × 88 mm.

    A picture that cannot be read is left out. Raises Problem when the army's own rows are broken.
    """
    order = Order(army, (unit,), battle)
    force = _forces(army).get(unit.id, "")
    subject = _subjects(order, unit, force, language, False, _photo(unit, []))[copy - 1]
    content = card(subject)
    canvas, data = _canvas((CARD.width, CARD.height), content.name, language)
    pen = Pen(canvas, CARD.height)
    for face in faces(content, language):
        pen.draw(face)
        canvas.showPage()
    return _save(canvas, data)


def _title(orders: Sequence[Order], language: Language) -> str:
    names = ", ".join(order.army.name.strip() for order in orders if order.army.name.strip())
    cards = language.text(Message(N_("cards 63 × 88 mm, to fold")))
    return f"{names} · {cards}" if names else cards[:1].upper() + cards[1:]


class _Book:
    """Pairs of faces put on pages as they come."""

    def __init__(self, page: Sheet, pages: int, title: str, language: Language, marks: bool) -> None:
        self.page, self.pages, self.language = page, pages, language
        self.canvas, self.data = _canvas((page.width, page.height), title, language)
        self.pen = Pen(self.canvas, page.height)
        self.marks = (Placed(0, 0, cutting_marks(FOLDED)),) if marks else ()
        self.title = title
        self.count = 0

    def add(self, pair: _Pair) -> None:
        place = self.count % len(self.page.places)
        if place == 0:
            self._begin()
        x, y = self.page.places[place]
        if pair.name:
            key = f"card{self.count}"
            top = self.page.height - y
            self.canvas.bookmarkPage(key, fit="XYZ", left=x, top=top)
            self.canvas.addOutlineEntry(pair.name, key)
        self.pen.draw(pair.left, x, y)
        self.pen.draw(pair.right, x + CARD.width, y)
        self.pen.draw(self.marks, x, y)
        self.count += 1

    def _begin(self) -> None:
        if self.count:
            self.canvas.showPage()
        number = self.count // len(self.page.places) + 1
        page = self.language.text(Message(N_("page {page} of {pages}"), {"page": number, "pages": self.pages}))
        ruler = self.language.text(Message(N_("50 mm: print at 100 %, not fitted to the page")))
        self.pen.draw((Placed(0, 0, page_foot(self.page, self.title, page, ruler)),))

    def finish(self) -> bytes:
        self.canvas.showPage()
        return _save(self.canvas, self.data)


def write_cards(
    target: Path | BinaryIO,
    orders: Sequence[Order],
    *,
    language: Language,
    paper: str = "a4",
    together: bool = False,
    marks: bool = True,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Printed:
    """Writes the cards of all units as PDF. A file is replaced whole or not at all.

    `together`: copies of a unit share a card, marked ×N. `paper`: one of imposition.PAPERS. A unit that cannot be
    printed, or whose picture cannot, is named in the problems, and the rest is printed. Raises Cancelled, BadFile.
    """
    picked = [
        (order, unit, forces.get(unit.id, ""))
        for order in orders
        for forces in (_forces(order.army),)
        for unit in order.units
    ]
    printed = Printed()

    def step(done: int) -> None:
        if cancelled is not None and cancelled():
            raise Cancelled
        if progress is not None:
            progress(done, 2 * len(picked))

    units: list[list[_Pair]] = []
    for index, (order, unit, force) in enumerate(picked):
        step(index)
        units.append(_pairs(_unit_faces(order, unit, force, language, together, printed.problems)))
    page = sheet(paper, FOLDED)
    printed.cards = sum(len(pairs) for pairs in units)
    printed.pages = -(-printed.cards // len(page.places))
    book = _Book(page, printed.pages, _title(orders, language), language, marks)
    for index, pairs in enumerate(units):
        step(len(picked) + index)
        for pair in pairs:
            book.add(pair)
    data = book.finish()
    step(2 * len(picked))
    if isinstance(target, Path):
        write_atomically(target, data)
    else:
        target.write(data)
    return printed
