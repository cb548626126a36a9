"""The Ironmuster tables of random generation: house tables, rows by the face of a die (RT-GEN-02 to RT-GEN-10)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from pydantic import Field

from rules.catalogue import Band, Id, rows
from rules.dice import Dice
from rules.language import N_, Message

IRONMUSTER_TABLES = N_("Rolled on the Ironmuster tables: house tables, not printed ones.")
RandomClass = Literal["basic", "heavy", "super-heavy"]


class FrameRow(Band):
    """A frame: profile before individual differences; `plating` is added to the die of that step."""

    m: int
    ws: int
    bs: int
    s: int
    t: int
    damage: int
    i: int
    a: int
    weapon_points: int = Field(ge=0, le=99)
    plating: int = Field(ge=-5, le=5)


class DifferenceRow(Band):
    change: int = Field(ge=-9, le=9)


class PlatingRow(Band):
    """`save`: score needed on a D6, None for no save."""

    save: int | None = Field(ge=2, le=6)


class ClassRow(Band):
    weapon_class: RandomClass


class EquipmentRow(Band):
    """`item`: id in the armoury where it is not the row's own."""

    item: Id | None = None


B = TypeVar("B", bound=Band)


@dataclass(frozen=True, slots=True, eq=False)
class RandomTable(Generic[B]):
    """`id`: the name of its file; `title`: a template; `sides` of the die that is rolled on it."""

    id: str
    title: str
    kind: type[B]
    sides: int


FRAMES = RandomTable("random_frame", N_("Frame"), FrameRow, 6)
DIFFERENCES = RandomTable("random_difference", N_("Individual differences"), DifferenceRow, 6)
PLATINGS = RandomTable("random_plating", N_("Armour plating"), PlatingRow, 6)
DREADNOUGHT_CLASSES = RandomTable("random_dreadnought_class", N_("Class of a weapon"), ClassRow, 6)
ARMAMENT_CLASSES = RandomTable("random_armament_class", N_("Class of a weapon"), ClassRow, 6)
BASIC_WEAPONS = RandomTable("random_basic_weapon", N_("Basic weapons"), Band, 10)
HEAVY_WEAPONS = RandomTable("random_heavy_weapon", N_("Heavy weapons"), Band, 10)
SUPER_HEAVY_WEAPONS = RandomTable("random_super_heavy_weapon", N_("Super-heavy weapons"), Band, 10)
EQUIPMENT_TABLE = RandomTable("random_equipment", N_("Equipment"), EquipmentRow, 10)
HISTORIES = RandomTable("random_history", N_("History"), Band, 10)
FIRST_NAMES = RandomTable("random_name_first", N_("Name, first part"), Band, 20)
SECOND_NAMES = RandomTable("random_name_second", N_("Name, second part"), Band, 20)


class _Known(NamedTuple):
    """A table as it was read last: the row of each face, and why it cannot be rolled on."""

    rows: Mapping[str, Any]
    faces: Mapping[int, Any]
    gap: Message | None


_known: dict[RandomTable[Any], _Known] = {}


def _read(table: RandomTable[Any]) -> _Known:
    found = table_rows(table)
    known = _known.get(table)
    if known is None or known.rows is not found:
        rolled = range(1, table.sides + 1)
        by_face = {face: next((row for row in found.values() if row.covers(face)), None) for face in rolled}
        there = {face: row for face, row in by_face.items() if row is not None}
        known = _known[table] = _Known(found, there, _gap(table, there))
    return known


def _gap(table: RandomTable[Any], there: Mapping[int, Any]) -> Message | None:
    if not there:
        return Message(N_("The Ironmuster table “{table}” is empty."), {"table": Message(table.title)})
    for face in range(1, table.sides + 1):
        if face not in there:
            template = N_("The Ironmuster table “{table}” has no row for {face}.")
            return Message(template, {"table": Message(table.title), "face": face})
    return None


def table_rows(table: RandomTable[B]) -> Mapping[str, B]:
    """The rows of a table by id."""
    return rows("rogue_trader", table.id, table.kind)


def faces(table: RandomTable[B]) -> Mapping[int, B]:
    """The row of each face of the table's die; a face without a row is not there (see `gap`)."""
    return _read(table).faces


def gap(tables: Iterable[RandomTable[Any]]) -> Message | None:
    """Why nothing can be rolled on some tables: one is empty or has no row for a face (RT-DRD-09, RT-VEH-09)."""
    for table in tables:
        missing = _read(table).gap
        if missing is not None:
            return missing
    return None


def roll_row(table: RandomTable[B], purpose: str, dice: Dice) -> B:
    """The row that a die shows."""
    row: Callable[[int], Any] = _read(table).faces.__getitem__
    return dice.read(table.sides, purpose, row)


def record_words(seed: str, mixed: bool) -> Message:
    """Where something that was rolled up comes from: the tables, by our name for them, and the seed.

    The figures are those of a `rules.stored.RollRecord`.
    """
    if not seed:
        return Message(N_("Rolled on the Ironmuster tables, with real dice"))
    if mixed:
        template = N_("Rolled on the Ironmuster tables, seed {seed}, with rows kept, rolled again or typed")
    else:
        template = N_("Rolled on the Ironmuster tables, seed {seed}")
    return Message(template, {"seed": seed})
