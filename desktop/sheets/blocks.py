"""What a card says, as blocks in order; how they are laid out is `layout`'s business. Texts are in the card's language.

A block is frozen and hashable, so that what was laid out once is laid out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from desktop.sheets.marks import Align, Face, Ink
from rules.findings import Severity
from rules.language import Words

Rest = Callable[[int, int, int], Words]
"""What stands where a block breaks off: from how many items follow, on which card, of how many."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A vehicle from above, its front to the right."""

    chassis: str
    turrets: int = 0
    open: bool = False


@dataclass(frozen=True, slots=True)
class Front:
    """A unit from in front; of a building, how many sections it has by storey, from the ground up."""

    of: Literal["dreadnought", "squad", "building", "wall"]
    storeys: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Photo:
    """The player's picture: the bytes of its file, checked; `width` and `height` in pixels."""

    data: bytes
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Heading:
    """The head of a card: the unit's name, lines about it, and a drawing at the right."""

    title: str
    lines: tuple[str, ...] = ()
    drawing: Plan | Front | Photo | None = None
    untitled: bool = False
    """The title only stands in for a name that is missing."""


@dataclass(frozen=True, slots=True)
class Running:
    """The head of a further face: the unit's name, and what the face holds."""

    title: str
    right: str


@dataclass(frozen=True, slots=True)
class Cell:
    """A value of the profile under its label; `letter` stands beside the word."""

    label: str
    letter: str
    figure: str
    span: int = 1
    """How wide it is beside the others, where all are even."""
    faulty: bool = False
    wordy: bool = False
    """A word stands in place of the figure, set smaller."""


@dataclass(frozen=True, slots=True)
class Profile:
    """Values read across, in rows; a row too wide for the card is set in several."""

    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Title:
    """The heading of a section, and how much of what is allowed it holds."""

    text: str
    count: str = ""
    over: bool = False


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table. `grows`: it takes the room that is left; one column of a table does.

    `wraps`: its text goes on a second line before the table is set smaller.
    """

    title: str = ""
    align: Align = "left"
    face: Face = "text"
    ink: Ink = "ink"
    grows: bool = False
    wraps: bool = False
    head_face: Face = "text"
    head_ink: Ink = "second"


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table; `detail` stands under its first cell, across the whole width."""

    cells: tuple[str, ...]
    detail: str = ""
    inks: tuple[Ink, ...] = ()
    """Of its first cells, where they differ from their columns."""
    struck: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under headings. With a `title`, it takes the place of the first column's heading."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    title: Title | None = None
    empty: str = ""
    rest: Rest | None = None
    airy: bool = False
    """Room between the rows, as for a table that is read in play."""
    shared: bool = False
    """Many cards have the same table."""
    least: float = 0.3
    """Of the table's width, that the growing column keeps."""


@dataclass(frozen=True, slots=True)
class Prose:
    """Running text in paragraphs, under a title or without one."""

    paragraphs: tuple[str, ...]
    title: Title | None = None
    empty: str = ""
    rest: Rest | None = None
    run_in: bool = False
    """The text begins on the title's line."""
    shared: bool = False


@dataclass(frozen=True, slots=True)
class Boxes:
    """A box to tick for each point; `count` None: there is no value. `lost`: struck already, a row for each copy."""

    title: Title
    count: int | None
    lost: tuple[int, ...] = (0,)
    blank: str = ""
    """Label of a line to write on."""


@dataclass(frozen=True, slots=True)
class Track:
    """Something with damage points of its own: a box for each after its name, `lost` of them struck.

    `detail` follows the name; `group` stands above the first track of several that belong together.
    """

    name: str
    count: int | None
    lost: int = 0
    detail: str = ""
    group: str = ""


@dataclass(frozen=True, slots=True)
class Tracks:
    """Things with damage points, one under the other."""

    title: Title
    tracks: tuple[Track, ...]
    empty: str = ""
    rest: Rest | None = None


@dataclass(frozen=True, slots=True)
class Tick:
    """A box to tick with its word."""

    text: str
    ticked: bool = False


@dataclass(frozen=True, slots=True)
class TickLine:
    """Boxes to tick after a word; at the right, a line to write on, or what is written on it."""

    ticks: tuple[Tick, ...]
    label: str = ""
    blank: str = ""
    written: str = ""
    own: bool = False
    """Its words are this unit's alone: no other card shares the line."""


@dataclass(frozen=True, slots=True)
class Ticks:
    """Lines of boxes to tick."""

    lines: tuple[TickLine, ...]


@dataclass(frozen=True, slots=True)
class Turning:
    """The sketch of a turning circle: the angle of a full move in degrees; `start` is the word at the beginning."""

    angle: float
    figure: str
    start: str


@dataclass(frozen=True, slots=True)
class Arc:
    """The sketch of an arc of fire: its angle in degrees, the figure, and the word under it."""

    angle: float
    figure: str
    words: str


@dataclass(frozen=True, slots=True)
class Beside:
    """A drawing with a table, where there is one, and a text at its right."""

    title: Title
    drawing: Turning | Arc
    table: Table | None
    text: Prose


@dataclass(frozen=True, slots=True)
class Ruled:
    """Lines to write on, as many as there is room for."""

    title: Title


@dataclass(frozen=True, slots=True)
class Foot:
    """The last line of a face; its number is added at the right. `severity`: the text is a finding."""

    text: str
    severity: Severity | None = None


Section = Table | Prose | Tracks
"""What may break off and continue on another face."""
Block = Profile | Section | Boxes | Ticks | Beside


@dataclass(frozen=True, slots=True)
class Card:
    """A unit's card. Blocks of `flows` may break off and continue; `loose` ones stand wherever there is room."""

    name: str
    heading: Heading
    top: tuple[Block, ...]
    flows: tuple[Section, ...]
    loose: tuple[Prose, ...]
    bottom: tuple[Block, ...]
    back_title: str
    back: tuple[Block, ...]
    notes: Title
    """Of lines to write on, where a face has room for them."""
    full_name: Prose
    """The name, where the head has no room for all of it."""
    foot: Foot
    back_foot: Foot
