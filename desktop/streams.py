"""Standard input and output as they come: closed, full, or of a terminal that lacks letters."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from contextlib import suppress
from io import TextIOWrapper

_PLAIN = {
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{LEFT DOUBLE QUOTATION MARK}": '"',
    "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    "\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}": '"',
    "\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}": '"',
    "\N{DOUBLE PRIME}": '"',
    "\N{PRIME}": "'",
    "\N{MINUS SIGN}": "-",
    "\N{EN DASH}": "-",
    "\N{EM DASH}": "-",
    "\N{MULTIPLICATION SIGN}": "x",
    "\N{RIGHTWARDS ARROW}": "->",
    "\N{LATIN SMALL LIGATURE OE}": "oe",
    "\N{LATIN CAPITAL LIGATURE OE}": "OE",
}
_LACKING = "ironmuster.plain"


def plain(text: str) -> str:
    """The text in the letters of ASCII: without accents, signs replaced by what they look like, the rest by "?"."""
    letters = ""
    for letter in text:
        near = _PLAIN.get(letter) or unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
        letters += near or "?"
    return letters


def _lacking(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return plain(error.object[error.start : error.end]), error.end


def prepare() -> None:
    """Makes standard output and error take every letter, and gives a program without them some to write into."""
    codecs.register_error(_LACKING, _lacking)
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=_LACKING)


def write_json() -> None:
    """JSON is UTF-8, whatever the terminal's letters."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")


def read_utf8() -> None:
    """Input is UTF-8 with or without a byte order mark."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8-sig", errors="strict")


def leave() -> None:
    """Whoever reads the output has had enough, or it is full: what is left of it must not fail at the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError, AttributeError):
            stream.flush()
            continue
        with suppress(OSError, ValueError, AttributeError):
            os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
