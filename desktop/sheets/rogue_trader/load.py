"""Weapons and equipment on a card, and what their figures are worth (RT-WPN-01, RT-VEH-07, RT-VEH-08, RT-AUTO-06)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Protocol, TypeVar

from desktop.sheets.blocks import Column, Prose, Row, Table, Title
from desktop.sheets.subject import Subject, continued
from rules.catalogue import Mark
from rules.language import N_, Plural, Words
from rules.rogue_trader.armoury import Equipment, Weapon, equipment, weapons
from rules.rogue_trader.tables import DASH, WEAPONS
from rules.rogue_trader.weapon_terms import CLASSES
from rules.units import SECTIONS, Meter

_AUTO_SYSTEMS = ("auto-drive", "auto-aim", "auto-fac")
_SIGNS: dict[Mark, tuple[str, str]] = {
    "parent": ("†", N_("† parent game")),
    "house": ("‡", N_("‡ house")),
}
"""The sign after a row's name, and what it says in the foot."""
_FIGURES = WEAPONS.columns[:-1]
"""What stands in a weapon's columns; the last, its points, is in the total."""


class Arm(Protocol):
    """A weapon on a unit."""

    @property
    def id(self) -> str: ...
    @property
    def weapon(self) -> str: ...
    @property
    def note(self) -> str: ...


class BuiltIn(Arm, Protocol):
    """A weapon that an auto-aim may control."""

    @property
    def auto_aim(self) -> bool: ...


A = TypeVar("A", bound=Arm)


class Kit(Protocol):
    """A piece of equipment on a unit."""

    @property
    def item(self) -> str: ...
    @property
    def note(self) -> str: ...


def joined(parts: Iterable[str]) -> str:
    """Parts of a line, those that say something."""
    return " · ".join(part for part in parts if part)


def other_weapons(n: int, card: int, cards: int) -> Words:
    """What stands where a weapon table breaks off."""
    return Plural(
        "and {n} other weapon: card {card} of {cards}",
        "and {n} other weapons: card {card} of {cards}",
        n,
        {"card": card, "cards": cards},
    )


def used_title(section: str, meter: Meter, subject: Subject) -> Title:
    """A section's title with the points used of those allowed."""
    if meter.allowed is None:
        return Title(subject.word(SECTIONS[section]), str(meter.used))
    count = subject.word(N_("{used} of {allowed}"), used=meter.used, allowed=meter.allowed)
    return Title(subject.word(SECTIONS[section]), count, meter.used > meter.allowed)


def _marks(row: Weapon | Equipment | None) -> set[Mark]:
    if row is None:
        return set()
    return {row.mark, *row.marks.values()} if isinstance(row, Weapon) else {row.mark}


def _name(row_id: str, row: Weapon | Equipment | None, subject: Subject) -> str:
    """A row's name with the signs of its figures; the id of one that is not known."""
    if row is None:
        return row_id
    return subject.text(row.name.words()) + "".join(_SIGNS[mark][0] for mark in _SIGNS if mark in _marks(row))


def weapon_table(
    arms: Sequence[A],
    title: Title,
    wrong: Collection[str],
    subject: Subject,
    *,
    before: Callable[[A], str] = lambda arm: "",
    after: Callable[[A], str] = lambda arm: "",
    count: Callable[[A], int] = lambda arm: 1,
    lost: Collection[str] = (),
) -> Table:
    """The weapons. `before`, `after`: what is said of one around its kind; `count`: how many are alike.

    `wrong`: places of errors; `lost`: ids of weapons that are gone.
    """
    known = weapons(subject.army.own)
    found: list[Row] = []
    for arm in arms:
        row = known.get(arm.weapon)
        figures = [DASH if row is None else subject.text(figure.text(row)) for figure in _FIGURES]
        note = row.note.strip() if row else ""
        detail = joined((before(arm), *_kind(row, subject), after(arm), arm.note.strip(), note))
        inks = ("carmine",) if f"weapons.{arm.id}" in wrong else ()
        name = _name(arm.weapon, row, subject) + (f" ×{count(arm)}" if count(arm) > 1 else "")
        found.append(Row((name, *figures), detail, inks, arm.id in lost))
    columns = [Column(face="medium", grows=True, wraps=True)]
    columns += [Column(subject.word(figure.title), "right", "medium") for figure in _FIGURES]
    return Table(tuple(columns), tuple(found), title, subject.word(N_("No weapon.")), other_weapons)


def auto_aim(arm: BuiltIn, subject: Subject) -> str:
    """Said of a weapon that an auto-aim controls."""
    return subject.small(N_("Auto-aim")) if arm.auto_aim else ""


def _kind(row: Weapon | None, subject: Subject) -> Sequence[str]:
    if row is None:
        return ()
    area = "" if row.area is None else subject.word(N_("area {inches}″"), inches=row.area)
    contact = subject.small(Weapon.model_fields["contact"].title) if row.contact else ""
    return (subject.word(CLASSES[row.weapon_class]), " ".join(row.types), area, contact)


def _listed(pairs: Iterable[tuple[str, str]]) -> str:
    """Names with their notes, equal ones together."""
    counted = Counter(pairs)
    return ", ".join(
        name + (f" ×{count}" if count > 1 else "") + (f" ({note})" if note else "")
        for (name, note), count in counted.items()
    )


def equipment_text(kit: Sequence[Kit], personality: str, meter: Meter, subject: Subject) -> Prose:
    """Auto-systems by their abbreviations (RT-AUTO-06), the other items, and the systems' personality."""
    known = equipment(subject.army.own)
    rank = {item_id: place for place, item_id in enumerate(known)}
    autos: list[tuple[str, str]] = []
    others: list[tuple[str, str]] = []
    for carried in sorted(kit, key=lambda each: rank.get(each.item, 0) if _is_auto(known.get(each.item)) else -1):
        item = known.get(carried.item)
        note = joined((carried.note.strip(), item.note.strip() if item else ""))
        if item is not None and _is_auto(item):
            autos.append((item.abbreviation, note))
        else:
            others.append((_name(carried.item, item, subject), note))
    systems = subject.word(N_("Auto-systems: {list}"), list=_listed(autos) or DASH)
    paragraphs = [joined((systems, _listed(others)))] if kit else []
    if personality.strip():
        label = subject.word(N_("Personality"))
        paragraphs.append(subject.word(N_("{label}: {text}"), label=label, text=personality.strip()))
    nothing = subject.word(N_("No equipment. {systems}"), systems=systems)
    return Prose(tuple(paragraphs), used_title("equipment", meter, subject), nothing, continued)


def _is_auto(item: Equipment | None) -> bool:
    return item is not None and item.effect in _AUTO_SYSTEMS and bool(item.abbreviation)


def signs(arms: Sequence[Arm], kit: Sequence[Kit], subject: Subject) -> Sequence[str]:
    """What the signs after names say, of those that occur."""
    known_arms, known_kit = weapons(subject.army.own), equipment(subject.army.own)
    marks: set[Mark] = set()
    for arm in arms:
        marks |= _marks(known_arms.get(arm.weapon))
    for carried in kit:
        item = known_kit.get(carried.item)
        marks |= set() if _is_auto(item) else _marks(item)
    return [subject.word(words) for mark, (_, words) in _SIGNS.items() if mark in marks]
