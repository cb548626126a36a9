"""Cards against the least that could draw them: a bare ReportLab canvas that is handed the finished marks.

    python tests/benchmarks/bench_cards.py [--cards 1000] [--runs 5]

The bare canvas knows where everything goes and draws it by ReportLab's own calls, with a form for what cards share;
ours starts from the units. First sheets of cards, then one card as the preview asks for it, rendered by PDFium. The
texts of both are compared, then both are timed in turns; the medians and their ratio are printed.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from statistics import median

import pypdfium2
from reportlab.lib.colors import Color, HexColor
from reportlab.pdfgen.canvas import Canvas

from desktop.sheets import cards
from desktop.sheets.cards import FOLDED, Order, card_pdf, write_cards
from desktop.sheets.faces import CARD, Placed
from desktop.sheets.fonts import pieces
from desktop.sheets.imposition import sheet
from desktop.sheets.ink import Pen
from desktop.sheets.marks import INKS, Box, Image, Ink, Line, Mark, Stamp, Text
from desktop.sheets.marks import Path as Steps
from rules.army import Army, units
from rules.language import language
from rules.storage import read_file
from rules.stored import Unit

SAMPLE = Path(__file__).resolve().parents[2] / "resources" / "samples" / "rogue-trader-en.muster"
COLOURS: dict[Ink, Color] = {ink: HexColor(value) for ink, value in INKS.items()}
ENGLISH = language("en")
Drawn = Sequence[tuple[tuple[Placed, ...], float, float]]
"""Marks of a page, and where they go."""


class Recorder(Pen):
    """Keeps what it is given to draw, page by page."""

    recorded: list[list[tuple[tuple[Placed, ...], float, float]]] = []

    def __init__(self, canvas: Canvas, top: float) -> None:
        super().__init__(canvas, top)
        show_page = canvas.showPage

        def next_page() -> None:
            Recorder.recorded.append([])
            show_page()

        Recorder.recorded = [[]]
        canvas.showPage = next_page

    def draw(self, placed: Sequence[Placed], x: float = 0, y: float = 0) -> None:
        Recorder.recorded[-1].append((tuple(placed), x, y))
        super().draw(placed, x, y)


def record(run: Callable[[], object]) -> list[Drawn]:
    """The marks of each page of what `run` prints."""
    pen, cards.Pen = cards.Pen, Recorder
    try:
        run()
    finally:
        cards.Pen = pen
    return [page for page in Recorder.recorded if page]


class Bare:
    """A canvas and the forms made so far."""

    def __init__(self, size: tuple[float, float]) -> None:
        self.data = BytesIO()
        self.canvas = Canvas(self.data, pagesize=size, pageCompression=1, invariant=1)
        self.forms: dict[int, str] = {}

    def mark(self, mark: Mark, x: float, top: float) -> None:
        canvas = self.canvas
        if isinstance(mark, Text):
            left = x + mark.x
            canvas.setFillColor(COLOURS[mark.ink])
            for piece in pieces(mark.face, mark.text):
                canvas.setFont(piece.font, mark.size)
                canvas.drawString(left, top - mark.y, piece.text)
                left += piece.width * mark.size
        elif isinstance(mark, Line):
            self.stroke(mark.width, mark.ink, mark.dash)
            canvas.line(x + mark.x1, top - mark.y1, x + mark.x2, top - mark.y2)
        elif isinstance(mark, Box):
            self.stroke(mark.width, mark.ink, ())
            if mark.fill is not None:
                canvas.setFillColor(COLOURS[mark.fill])
            low = top - mark.y - mark.h
            canvas.roundRect(x + mark.x, low, mark.w, mark.h, mark.radius, fill=int(mark.fill is not None))
        elif isinstance(mark, Steps):
            self.path(mark, x, top)
        elif isinstance(mark, Stamp):
            canvas.saveState()
            canvas.translate(x + mark.x, top - mark.y - mark.h)
            canvas.doForm(self.form(mark))
            canvas.restoreState()
        elif isinstance(mark, Image):
            raise TypeError("the sample has no pictures")

    def stroke(self, width: float, ink: Ink, dash: tuple[float, ...]) -> None:
        self.canvas.setLineWidth(width)
        self.canvas.setStrokeColor(COLOURS[ink])
        self.canvas.setDash(*dash)

    def path(self, mark: Steps, x: float, top: float) -> None:
        path = self.canvas.beginPath()
        for kind, places in mark.steps:
            ends = [top - value if place % 2 else x + value for place, value in enumerate(places)]
            {"M": path.moveTo, "L": path.lineTo, "C": path.curveTo, "Z": path.close}[kind](*ends)
        if mark.width:
            self.stroke(mark.width, mark.ink, mark.dash)
        if mark.fill is not None:
            self.canvas.setFillColor(COLOURS[mark.fill])
        self.canvas.drawPath(path, stroke=int(mark.width > 0), fill=int(mark.fill is not None))

    def form(self, stamp: Stamp) -> str:
        name = self.forms.get(id(stamp.marks))
        if name is None:
            name = self.forms[id(stamp.marks)] = f"form{len(self.forms)}"
            self.canvas.beginForm(name, -2, -2, stamp.w + 2, stamp.h + 2)
            for mark in stamp.marks:
                self.mark(mark, 0, stamp.h)
            self.canvas.endForm()
        return name

    def print(self, pages: Sequence[Drawn], height: float) -> bytes:
        for page in pages:
            for placed, x, y in page:
                for group in placed:
                    for mark in group.marks:
                        self.mark(mark, x + group.x, height - y - group.y)
            self.canvas.showPage()
        self.canvas.save()
        return self.data.getvalue()


def texts(pdf: bytes) -> list[str]:
    document = pypdfium2.PdfDocument(pdf)
    return [" ".join(sorted(page.get_textpage().get_text_range().split())) for page in document]


def rendered(pdf: bytes) -> bytes:
    document = pypdfium2.PdfDocument(pdf)
    document[0].render(scale=3)
    return pdf


def check(title: str, ours: bytes, bare: bytes) -> None:
    if texts(ours) != texts(bare):
        raise SystemExit(f"{title}: the two differ")


def measure(title: str, ours: Callable[[], bytes], bare: Callable[[], bytes], runs: int) -> None:
    times: dict[str, list[float]] = {"ours": [], "bare": []}
    for _ in range(runs):
        for name, run in (("ours", ours), ("bare", bare)):
            start = time.perf_counter()
            run()
            times[name].append(time.perf_counter() - start)
    mine, least = median(times["ours"]), median(times["bare"])
    print(f"{title}: {mine * 1000:.1f} ms, bare {least * 1000:.1f} ms, ratio {mine / least:.2f}")


def many(army: Army, count: int) -> list[Unit]:
    """Units of the army over and over, each with a name and a damage value of its own."""
    there = list(units(army))
    changes = ({"id": f"u{n}", "name": f"Number {n}", "damage": 1 + n % 60, "copies": 1} for n in range(count))
    return [there[n % len(there)].model_copy(update=change) for n, change in enumerate(changes)]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--cards", type=int, default=1000)
    parser.add_argument("--runs", type=int, default=5)
    asked = parser.parse_args()
    army = read_file(SAMPLE).army
    found = many(army, asked.cards)
    orders = [Order(army, found)]

    def sheets() -> bytes:
        data = BytesIO()
        write_cards(data, orders, language=ENGLISH)
        return data.getvalue()

    page = sheet("a4", FOLDED)
    drawn = record(sheets)

    def bare_sheets() -> bytes:
        return Bare((page.width, page.height)).print(drawn, page.height)

    check("cards", sheets(), bare_sheets())
    measure(f"{asked.cards} cards", sheets, bare_sheets, asked.runs)

    edits = iter(range(10**9))
    faces = record(lambda: card_pdf(found[0], army, ENGLISH))

    def live() -> bytes:
        # A letter typed into the name, as in the form: nothing of the head is known already.
        return rendered(card_pdf(found[0].model_copy(update={"name": f"Name {next(edits)}"}), army, ENGLISH))

    def bare_card() -> bytes:
        return rendered(Bare((CARD.width, CARD.height)).print(faces, CARD.height))

    check("live card", card_pdf(found[0], army, ENGLISH), bare_card())
    measure("live card", live, bare_card, asked.runs * 20)


if __name__ == "__main__":
    main()
