"""The type of the printed page: bundled faces, what each can show, and how wide a text runs.

A character that a face lacks is taken from DejaVu Sans; one that DejaVu lacks is shown as a framed mark.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import as_file, files
from itertools import groupby
from threading import Lock
from typing import NamedTuple

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from desktop.sheets.marks import Face

FRAME = ""
"""In place of a font's name: each character is a framed mark."""
FRAME_WIDTH = 0.62
"""Width of a framed mark, in ems, its margins included."""

_FILES: Mapping[Face, tuple[str, str]] = {
    "bold": ("IBMPlexSansCondensed-SemiBold", "DejaVuSans-Bold"),
    "medium": ("IBMPlexSansCondensed-Medium", "DejaVuSans"),
    "text": ("IBMPlexSansCondensed-Text", "DejaVuSans"),
    "italic": ("IBMPlexSansCondensed-Italic", "DejaVuSans"),
}
_RIGHT_TO_LEFT = ("R", "AL")
_BETWEEN = ("NSM", "WS", "CS", "ON", "ES", "BN")


class Piece(NamedTuple):
    """Characters that one font shows; `font` FRAME where none does. `width` in ems."""

    font: str
    text: str
    width: float


class _Loaded(NamedTuple):
    """A font; `beyond`: a character of the private area for each that has more than four hexadecimal digits."""

    font: TTFont
    covered: frozenset[int]
    beyond: Mapping[str, str]


_loaded: dict[str, _Loaded] = {}
_loading = Lock()


def _load(name: str) -> _Loaded:
    found = _loaded.get(name)
    if found is None:
        with _loading:  # each font once: cards are drawn in several threads
            found = _loaded.get(name) or _read(name)
            _loaded[name] = found
    return found


def _read(name: str) -> _Loaded:
    with as_file(files("resources") / "fonts" / f"{name}.ttf") as path:
        font = TTFont(name, str(path))
    pdfmetrics.registerFont(font)
    face = font.face
    covered = frozenset(face.charToGlyph)
    beyond: dict[str, str] = {}
    for private, code in enumerate(sorted(code for code in covered if code > 0xFFFF), 0xE000):
        face.charToGlyph[private] = face.charToGlyph[code]
        face.charWidths[private] = face.charWidths[code]
        beyond[chr(code)] = chr(private)
    return _Loaded(font, covered, beyond)


def stand_in(name: str, char: str) -> str | None:
    """What to draw for a character that ReportLab's table of characters has no room for; None for all others."""
    return _load(name).beyond.get(char)


def _visible(text: str) -> Iterator[str]:
    for char in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(char)
        if char in "\t\n\r\v\f\x85\u2028\u2029":
            yield " "
        elif kind != "Cf" and not 0xFE00 <= ord(char) <= 0xFE0F and not 0xE0100 <= ord(char) <= 0xE01EF:
            yield char


def shown(text: str) -> str:
    """The text as it is set on one line: breaks are spaces, characters that stand for nothing visible are left out."""
    return text if text.isascii() and text.isprintable() else "".join(_visible(text))


def _in_reading_order(text: str) -> str:
    """Runs written from right to left, turned round; the fonts' letters are not joined."""
    kinds = [unicodedata.bidirectional(char) for char in text]
    if not any(kind in _RIGHT_TO_LEFT for kind in kinds):
        return text
    codes = "".join("r" if kind in _RIGHT_TO_LEFT else "n" if kind in _BETWEEN else "l" for kind in kinds)
    parts: list[str] = []
    end = 0
    for run in re.finditer("r(?:[rn]*r)?", codes):
        parts += [text[end : run.start()], text[run.start() : run.end()][::-1]]
        end = run.end()
    return "".join(parts) + text[end:]


def _font_of(face: Face, char: str) -> str:
    for name in _FILES[face]:
        if ord(char) in _load(name).covered:
            return name
    return FRAME


@lru_cache(maxsize=1 << 16)
def pieces(face: Face, text: str) -> tuple[Piece, ...]:
    """The text in the order in which it is drawn, by the font that shows it."""
    first = _load(_FILES[face][0]).font
    widths = first.face.charWidths
    text = shown(text)
    if all(ord(char) in widths for char in text):
        return (Piece(first.fontName, text, sum(widths[ord(char)] for char in text) / 1000),) if text else ()
    found: list[Piece] = []
    for name, chars in groupby(_in_reading_order(text), key=lambda char: _font_of(face, char)):
        run = "".join(chars)
        width = FRAME_WIDTH * len(run) if name == FRAME else pdfmetrics.stringWidth(run, name, 1)
        found.append(Piece(name, run, width))
    return tuple(found)


def width(face: Face, size: float, text: str) -> float:
    """How wide a text runs, in points."""
    return size * sum(piece.width for piece in pieces(face, text))
