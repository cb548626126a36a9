"""Draws the pages of a unit's PDF in a thread: one at a time, and of the wishes that came meanwhile the latest."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from rules.army import Army
from rules.language import Language
from rules.stored import Unit

Producer = Callable[[Unit, Army, Language], bytes]
"""Makes the PDF of a unit. Runs in a thread of its own."""

PDFIUM = threading.Lock()
"""PDFium works for one thread at a time."""


@dataclass(frozen=True, slots=True)
class Face:
    """A view of a unit on paper: its word, what makes the PDF, and the page shown.

    Pages from the end are counted −1, −2; None: all, one under the other.
    """

    id: str
    title: str
    producer: Producer
    page: int | None = None


def page_images(pdf: bytes, wanted: Callable[[float, float], float], page: int | None) -> list[QImage]:
    """The pages of a PDF; `wanted` gives the px a point for a page's width and height in points."""
    import pypdfium2

    images: list[QImage] = []
    with PDFIUM:
        document = pypdfium2.PdfDocument(pdf)
        try:
            for place in range(len(document)) if page is None else [page % len(document)]:
                sheet = document[place]
                bitmap = sheet.render(
                    scale=wanted(*sheet.get_size()),  # type: ignore[arg-type]
                    rev_byteorder=False,
                    prefer_bgrx=True,
                )
                data = bytes(bitmap.buffer)
                image = QImage(data, bitmap.width, bitmap.height, bitmap.stride, QImage.Format.Format_RGB32)
                images.append(image.copy())
                bitmap.close()
                sheet.close()
        finally:
            document.close()
    return images


@dataclass(frozen=True, slots=True)
class Wish:
    unit: Unit
    army: Army
    face: Face
    language: Language
    room: tuple[float, float]
    """Device px that the first page may take."""
    zoom: float


@dataclass(frozen=True, slots=True)
class Drawn:
    wish: Wish
    images: Sequence[QImage]
    scale: float


class Drawer(QObject):
    """Draws wishes in a thread, one at a time; a wish that came while another was drawn waits, the latest only."""

    drawn = Signal(object)
    failed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._pool = ThreadPoolExecutor(1, "preview")
        self._lock = threading.Lock()
        self._wish: Wish | None = None
        self._running = False
        self._stopped = False

    def draw(self, wish: Wish) -> None:
        with self._lock:
            if self._stopped:
                return
            self._wish = wish
            if self._running:
                return
            self._running = True
        self._pool.submit(self._work)

    def busy(self) -> bool:
        with self._lock:
            return self._running

    def _work(self) -> None:
        while True:
            with self._lock:
                wish, self._wish = self._wish, None
                if wish is None:
                    self._running = False
                    return
            try:
                result: object = _draw(wish)
            except Exception as error:
                result = error
            with suppress(RuntimeError):  # the window may be gone by now
                if isinstance(result, Exception):
                    self.failed.emit(f"{type(result).__name__}: {result}")
                else:
                    self.drawn.emit(result)

    def stop(self) -> None:
        with self._lock:
            self._wish, self._stopped = None, True
        self._pool.shutdown(wait=True, cancel_futures=True)


def _draw(wish: Wish) -> Drawn:
    pdf = wish.face.producer(wish.unit, wish.army, wish.language)
    scales: list[float] = []

    def wanted(width: float, height: float) -> float:
        fit = min(wish.room[0] / width, wish.room[1] / height)
        scales.append(max(0.2, fit) * wish.zoom)
        return scales[0]

    images = page_images(pdf, wanted, wish.face.page)
    return Drawn(wish, images, scales[0] if scales else 1.0)
