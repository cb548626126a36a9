"""Cards on sheets of paper."""

from __future__ import annotations

from io import BytesIO

import pytest
from pypdf import PdfReader

from desktop.sheets.imposition import PAPERS, SCALE_BAR, Item, cutting_marks, page_foot, sheet
from desktop.sheets.marks import Line

from .paper import MM, army, pages, printed, vehicle

FOLDED = Item(126 * MM, 88 * MM, (63 * MM,))


@pytest.mark.parametrize(
    ("paper", "size", "cards"),
    [
        ("a4", (297 * MM, 210 * MM), 4),
        ("letter", (792, 612), 4),
        ("a5", (148 * MM, 210 * MM), 2),
    ],
)
def test_as_many_cards_as_go_on_the_paper(paper: str, size: tuple[float, float], cards: int) -> None:
    page = sheet(paper, FOLDED)
    assert (page.width, page.height) == pytest.approx(size)
    assert len(page.places) == cards


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("item", [FOLDED, Item(63 * MM, 88 * MM), Item(130 * MM, 40 * MM), Item(20 * MM, 20 * MM)])
def test_cards_and_their_marks_stay_apart_and_on_the_page(paper: str, item: Item) -> None:
    page = sheet(paper, item)
    foot = page.height - 10 * MM
    reach = 3.2 * MM
    for x, y in page.places:
        assert reach < x < page.width - reach - item.width
        assert reach < y < foot - item.height
    for index, (x, y) in enumerate(page.places):
        for left, top in page.places[index + 1 :]:
            assert abs(x - left) >= item.width + 2 * reach or abs(y - top) >= item.height + 2 * reach


def test_a_card_larger_than_the_paper_is_refused() -> None:
    with pytest.raises(ValueError, match="a5"):
        sheet("a5", Item(200 * MM, 200 * MM))


def test_marks_stand_outside_the_card_at_its_corners_and_folds() -> None:
    marks = cutting_marks(FOLDED)
    assert len(marks) == 8 + 2
    for mark in marks:
        assert isinstance(mark, Line)
        inside_x = 0 < (mark.x1 + mark.x2) / 2 < FOLDED.width
        inside_y = 0 < (mark.y1 + mark.y2) / 2 < FOLDED.height
        assert not (inside_x and inside_y)
    assert {mark.x1 for mark in marks if isinstance(mark, Line) and mark.dash} == {63 * MM}


def test_the_ruler_is_50_mm_long() -> None:
    page = sheet("a4", FOLDED)
    lengths = [mark.x2 - mark.x1 for mark in page_foot(page, "l", "r", "50 mm") if isinstance(mark, Line)]
    assert max(lengths) == pytest.approx(SCALE_BAR) == pytest.approx(50 * MM)


@pytest.mark.parametrize(("paper", "count"), [("a4", 3), ("letter", 3), ("a5", 5)])
def test_the_pages_are_exactly_of_that_paper(paper: str, count: int) -> None:
    units = [vehicle(id=f"car{index}", name=f"Car {index}") for index in range(9)]
    pdf, result = printed(*units, paper=paper)
    page = sheet(paper, FOLDED)
    assert (result.pages, result.cards) == (count, 9)
    sizes = [found.get_size() for found in pages(pdf)]
    assert sizes == [pytest.approx((page.width, page.height), abs=0.01)] * count


def test_every_unit_is_there_in_order_and_the_pages_are_numbered() -> None:
    units = [vehicle(id=f"car{index}", name=f"Car-{index}") for index in range(9)]
    pdf, _ = printed(*units)
    found = [page.get_textpage().get_text_range() for page in pages(pdf)]
    names = [word for page in found for word in page.split() if word.startswith("Car-")]
    assert names[::2] == [f"Car-{index}" for index in range(9)]
    assert [f"page {number} of 3" in page for number, page in enumerate(found, 1)] == [True] * 3


def test_the_outline_leads_to_each_unit_and_the_file_says_what_it_is() -> None:
    pdf, _ = printed(vehicle(), vehicle(id="other", name="<b>Ω & Co"), vehicle(id="c", name="Twins", copies=2))
    reader = PdfReader(BytesIO(pdf))
    assert [entry.title for entry in reader.outline] == ["Cormorant", "<b>Ω & Co", "Twins"]
    assert reader.metadata is not None
    assert reader.metadata.title == "Marchbrook Column · cards 63 × 88 mm, to fold"
    assert reader.metadata.author == "Ironmuster"
    assert reader.viewer_preferences is not None
    assert reader.viewer_preferences.print_scaling == "/None"
    assert army().name in reader.metadata.title
