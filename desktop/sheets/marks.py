"""What ends up on the paper: text, lines, boxes, paths, pictures, with places in points from the top left, y down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

MM = 72 / 25.4
"""Points in a millimetre."""

LEAST_SIZE = 5.5
"""No type is smaller, in points."""

Ink = Literal["ink", "second", "number", "line", "hair", "blue", "wash", "carmine", "paper"]
INKS: Mapping[Ink, str] = {
    "ink": "#111A22",
    "second": "#3F4B56",
    "number": "#5F6B76",
    "line": "#7B8791",
    "hair": "#B9C1C6",
    "blue": "#1B4F8A",
    "wash": "#E1EBF5",
    "carmine": "#A8123F",
    "paper": "#FFFFFF",
}

Align = Literal["left", "centre", "right"]

Face = Literal["bold", "medium", "text", "italic"]
"""Faces of the type in print, all condensed: 600, 500, 450 and italic."""


class Text(NamedTuple):
    """A run of text on its baseline, from its left end."""

    x: float
    y: float
    face: Face
    size: float
    ink: Ink
    text: str


class Line(NamedTuple):
    """A straight line; `dash`: lengths of line and gap in turn."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float
    ink: Ink
    dash: tuple[float, ...] = ()


class Box(NamedTuple):
    """A rectangle from its top left, with rounded corners; `fill` None: see-through."""

    x: float
    y: float
    w: float
    h: float
    radius: float
    width: float
    ink: Ink
    fill: Ink | None = None


class Step(NamedTuple):
    """A step of a path: M moves, L draws a line, C a Bézier curve, Z closes. `places`: x and y in turn."""

    kind: Literal["M", "L", "C", "Z"]
    places: tuple[float, ...] = ()


def move(x: float, y: float) -> Step:
    return Step("M", (x, y))


def to(x: float, y: float) -> Step:
    return Step("L", (x, y))


CLOSE = Step("Z")


class Path(NamedTuple):
    """A path of moves, lines, Bézier curves and closings. Width 0: only filled."""

    steps: tuple[Step, ...]
    width: float
    ink: Ink
    fill: Ink | None = None
    dash: tuple[float, ...] = ()


class Image(NamedTuple):
    """A picture, as the bytes of its file, from its top left."""

    x: float
    y: float
    w: float
    h: float
    data: bytes


class Stamp(NamedTuple):
    """Marks that many cards share: kept once in the file and placed as one. `w`, `h`: the room they take."""

    x: float
    y: float
    w: float
    h: float
    marks: tuple[Mark, ...]


Mark = Text | Line | Box | Path | Image | Stamp


def scaled_steps(steps: Iterable[Step], dx: float, dy: float, factor: float = 1) -> tuple[Step, ...]:
    """Steps enlarged about 0, then moved right by `dx` and down by `dy`."""
    return tuple(
        Step(kind, tuple(value * factor + (dy if place % 2 else dx) for place, value in enumerate(places)))
        for kind, places in steps
    )


def moved(marks: Iterable[Mark], dx: float, dy: float) -> tuple[Mark, ...]:
    """The marks moved right by `dx` and down by `dy`."""
    found: list[Mark] = []
    for mark in marks:
        if isinstance(mark, Line):
            found.append(Line(mark.x1 + dx, mark.y1 + dy, mark.x2 + dx, mark.y2 + dy, *mark[4:]))
        elif isinstance(mark, Path):
            found.append(mark._replace(steps=scaled_steps(mark.steps, dx, dy)))
        else:
            found.append(mark._replace(x=mark.x + dx, y=mark.y + dy))
    return tuple(found)
