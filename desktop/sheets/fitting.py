"""Text made to fit a width: wrapped, long words broken, set smaller, or cut with an ellipsis."""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import combining

from desktop.sheets.fonts import shown, width
from desktop.sheets.marks import LEAST_SIZE, Face

ELLIPSIS = "…"
_STEP = 0.25
_SPACES = re.compile("([ \t\n\r\v\f\x85\u2028\u2029\u2002-\u2006\u2008-\u200a]+)")


def _fitting(face: Face, size: float, text: str, room: float) -> int:
    """How many characters from the beginning go into the room."""
    low, high = 0, min(len(text), int(room / size * 8) + 1)  # hardly a letter is narrower than an eighth of its size
    while low < high:
        middle = (low + high + 1) // 2
        if width(face, size, text[:middle]) <= room:
            low = middle
        else:
            high = middle - 1
    return low


def _break_word(face: Face, size: float, word: str, room: float) -> tuple[str, str]:
    """As much of a word as goes into the room, at least a character, and the rest."""
    count = max(1, _fitting(face, size, word, room))
    while count < len(word) and combining(word[count]):  # a letter keeps its accents
        count += 1
    return word[:count], word[count:]


@lru_cache(maxsize=1 << 14)
def wrapped(face: Face, size: float, text: str, room: float, first: float = 0) -> tuple[str, ...]:
    """The lines of a text no wider than `room`; `first`: how much of the first line is taken already.

    Words longer than a line are broken. An empty text has no line.
    """
    text = shown(text)
    if first + width(face, size, text) <= room:
        return (text,) if text.strip() else ()
    lines: list[str] = []
    line, left = "", room - first
    for word in _SPACES.split(text.strip()):
        if word.isspace() or not word:
            continue
        longer = f"{line} {word}" if line else word
        if width(face, size, longer) <= left:
            line = longer
            continue
        if line or (first and not lines):
            lines.append(line)
            line, left = "", room
        line, rest = _break_word(face, size, word, left)
        while rest:
            lines.append(line)
            line, rest = _break_word(face, size, rest, left)
    return (*lines, line) if line else tuple(lines)


def largest(face: Face, size: float, text: str, room: float, least: float = LEAST_SIZE) -> float:
    """The size, from `size` down to `least`, at which the text is no wider than the room; `least` when none is."""
    natural = width(face, 1, text)
    if natural * size <= room:
        return size
    steps = int((size - room / natural) / _STEP + 0.999)
    return max(least, size - steps * _STEP)


def elided(face: Face, size: float, text: str, room: float) -> str:
    """The text, or as much of its beginning as goes into the room, and an ellipsis."""
    text = shown(text).strip()
    if width(face, size, text) <= room:
        return text
    room -= width(face, size, ELLIPSIS)
    count = _fitting(face, size, text, room)
    return text[:count].rstrip() + ELLIPSIS
