"""The card beside the form: drawn in the background, the latest wish wins, a failure leaves the last drawing."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.build.drawing import Face
from desktop.build.faces import FACES
from desktop.build.preview import Preview
from rules.army import Army, new_army
from rules.language import Language
from rules.samples import sample_army
from rules.stored import Unit
from tests.desktop.desktop_hands import Hands


def pdf(width: int) -> bytes:
    """A page as wide as asked, made by the printing library."""
    from io import BytesIO

    from reportlab.pdfgen.canvas import Canvas

    out = BytesIO()
    canvas = Canvas(out, pagesize=(width, 100))
    canvas.drawString(5, 50, "x")
    canvas.save()
    return out.getvalue()


Make = Callable[[Callable[[Unit, Army, Language], bytes]], Preview]


@pytest.fixture
def preview(qtbot: QtBot) -> Iterator[Make]:
    made: list[Preview] = []

    def make(producer: Callable[[Unit, Army, Language], bytes]) -> Preview:
        widget = Preview([Face("card", "Card", producer, 0)])
        widget.resize(400, 400)
        qtbot.addWidget(widget)
        widget.show()
        made.append(widget)
        return widget

    yield make
    for widget in made:
        widget.stop()


def idle(preview: Preview) -> Callable[[], bool]:
    return lambda: not preview.busy() and bool(preview.images())


def test_the_latest_wish_wins_and_those_between_are_never_drawn(preview: Make, qtbot: QtBot) -> None:
    gate, drawn = threading.Event(), []

    def slow(unit: Unit, army: Army, language: Language) -> bytes:
        drawn.append(unit.name)
        gate.wait(5)
        return pdf(100 + len(unit.name))

    shown = preview(slow)
    army = new_army("rogue-trader")
    units = [Unit(kind="rogue-trader.vehicle", name="n" * n) for n in range(1, 30)]
    for unit in units:
        shown.show_unit(unit, army)
    gate.set()
    qtbot.waitUntil(idle(shown))
    qtbot.waitUntil(lambda: shown._shown is not None and shown._shown.wish.unit is units[-1])
    assert drawn[-1] == units[-1].name
    assert len(drawn) <= 4


def test_typing_is_not_waited_for(preview: Make, qtbot: QtBot) -> None:
    gate = threading.Event()

    def stuck(unit: Unit, army: Army, language: Language) -> bytes:
        gate.wait(5)
        return pdf(100)

    shown = preview(stuck)
    unit = Unit(kind="rogue-trader.vehicle")
    shown.show_unit(unit, new_army("rogue-trader"))
    shown.show_unit(unit.model_copy(update={"name": "a"}), new_army("rogue-trader"))
    assert shown.busy()
    gate.set()
    qtbot.waitUntil(idle(shown))


def test_a_failure_keeps_the_last_good_drawing_and_says_so(preview: Make, qtbot: QtBot) -> None:
    def sometimes(unit: Unit, army: Army, language: Language) -> bytes:
        if unit.name == "bad":
            raise ValueError("no")
        return b"no pdf" if unit.name == "worse" else pdf(100)

    shown = preview(sometimes)
    unit, army = Unit(kind="rogue-trader.vehicle", name="good"), new_army("rogue-trader")
    shown.show_unit(unit, army)
    qtbot.waitUntil(idle(shown))
    good = shown.images()
    for name in ("bad", "worse"):
        shown.show_unit(unit.model_copy(update={"name": name}), army)
        qtbot.waitUntil(lambda: bool(shown.failure) and not shown.busy())
        assert shown.images() is good
        assert shown._percent.text() == "not drawn"
        shown.show_unit(unit.model_copy(update={"name": "good"}), army)
        qtbot.waitUntil(lambda: not shown.failure and not shown.busy())
        good = shown.images()
    assert shown._percent.text().endswith("%")


def ink(image: QImage) -> int:
    step = 3
    points = [(x, y) for x in range(0, image.width(), step) for y in range(0, image.height(), step)]
    return sum(image.pixelColor(x, y).lightness() < 128 for x, y in points)


def test_the_real_card_is_drawn_and_follows_the_unit(hands: Hands) -> None:
    hands.qtbot.waitUntil(idle(hands.build.preview), timeout=10_000)
    first = hands.build.preview.images()[0]
    assert ink(first) > 100
    assert abs(first.width() / first.height() - 63 / 88) < 0.02
    hands.type_into(hands.field("damage"), "60")
    hands.qtbot.waitUntil(lambda: hands.build.preview.images()[0] != first, timeout=10_000)
    assert [face.id for face in FACES][:2] == ["front", "back"]
    front = hands.build.preview.images()[0]
    hands.build.preview.show_face("back")
    hands.qtbot.waitUntil(lambda: hands.build.preview.images()[0] != front, timeout=10_000)


def test_no_unit_no_card(hands: Hands) -> None:
    hands.qtbot.waitUntil(idle(hands.build.preview), timeout=10_000)
    hands.build.preview.show_unit(None, sample_army("rogue-trader", "en"))
    assert hands.build.preview.images() == ()
