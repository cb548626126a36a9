"""The type of the page: which font shows what, and text made to fit."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from desktop.sheets.fitting import elided, largest, wrapped
from desktop.sheets.fonts import FRAME, pieces, shown, width
from desktop.sheets.marks import INKS, LEAST_SIZE

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=80)


def contrast(colour: str) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(colour[place : place + 2], 16) / 255) for place in (1, 3, 5))
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)


@pytest.mark.parametrize(
    ("ink", "least"), [("ink", 17), ("second", 8), ("number", 4.5), ("line", 3), ("blue", 8), ("carmine", 7)]
)
def test_inks_stand_out_on_white(ink: str, least: float) -> None:
    assert contrast(INKS[ink]) > least  # type: ignore[index]


@pytest.mark.parametrize(
    ("text", "fonts"),
    [
        ("Crécerelle 22″ × 0,5 − « à »", ["IBMPlexSansCondensed-SemiBold"]),
        ("Ёж Ωμέγα", ["IBMPlexSansCondensed-SemiBold"]),
        ("☠", ["DejaVuSans-Bold"]),
        ("a☠b", ["IBMPlexSansCondensed-SemiBold", "DejaVuSans-Bold", "IBMPlexSansCondensed-SemiBold"]),
        ("漢", [FRAME]),
        ("🚀", [FRAME]),
        ("", []),
    ],
)
def test_a_character_comes_from_the_first_font_that_has_it(text: str, fonts: list[str]) -> None:
    assert [piece.font for piece in pieces("bold", text)] == fonts


@given(TEXTS)
def test_no_visible_character_is_lost(text: str) -> None:
    drawn = "".join(piece.text for piece in pieces("text", text))
    assert sorted(drawn) == sorted(shown(text))
    assert shown(shown(text)) == shown(text)


def test_what_is_not_seen_is_not_set() -> None:
    assert shown("a\u200db\ufe0f\tc\nd\u00ad") == "ab c d"
    assert shown("e\u0301") == "é"


def test_what_is_written_from_the_right_is_drawn_so() -> None:
    assert "".join(piece.text for piece in pieces("text", "ab שלום cd")) == "ab םולש cd"


@given(TEXTS, st.floats(20, 160), st.floats(0, 100))
@example("0\u00ad", 20, 0)
def test_wrapped_lines_fit_and_keep_every_character(text: str, room: float, first: float) -> None:
    lines = wrapped("text", 6.2, text, room, min(first, room))
    for index, line in enumerate(lines):
        left = room - min(first, room) if index == 0 else room
        alone = len(line.strip("\u0300\u0301")) <= 1
        assert width("text", 6.2, line) <= left + 1e-6 or alone or index == 0
    assert "".join("".join(lines).split()) == "".join(shown(text).split())


@given(st.text(min_size=1, max_size=60), st.floats(8, 160))
def test_an_elided_text_fits_and_says_so(text: str, room: float) -> None:
    found = elided("bold", 11, text, room)
    assert width("bold", 11, found) <= max(room, width("bold", 11, "…"))
    assert found == shown(text).strip() or found.endswith("…")


@given(st.text(min_size=1, max_size=60), st.floats(8, 160))
def test_type_is_no_smaller_than_it_may_be(text: str, room: float) -> None:
    size = largest("bold", 14.5, text, room)
    assert LEAST_SIZE <= size <= 14.5
    assert size == LEAST_SIZE or width("bold", size, text) <= room + 1e-6
