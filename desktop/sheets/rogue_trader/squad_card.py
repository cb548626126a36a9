"""What a squad's card says (RT-TRP-01, RT-TRP-02, RT-STAT-01, RT-CONV-08)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import cast

from desktop.sheets.blocks import (
    Boxes,
    Card,
    Cell,
    Column,
    Front,
    Profile,
    Prose,
    Row,
    Table,
    Tick,
    TickLine,
    Ticks,
    Title,
)
from desktop.sheets.fonts import width
from desktop.sheets.marks import Ink
from desktop.sheets.rogue_trader.frame import ATTACKS, SAVE, cell, whole, wrong_places
from desktop.sheets.rogue_trader.load import joined, signs, weapon_table
from desktop.sheets.rogue_trader.squad_back import back
from desktop.sheets.subject import Subject, continued
from rules.army import unit_findings
from rules.fields import about
from rules.language import C_, N_, Plural, Words
from rules.rogue_trader import characteristics
from rules.rogue_trader.characteristics import armours
from rules.rogue_trader.morale.squad_unit import morale_unit
from rules.rogue_trader.morale.statuses import Status
from rules.rogue_trader.morale.unit import charge_inches
from rules.rogue_trader.morale.words import STATUS_NAMES
from rules.rogue_trader.settings import DEFAULT_SETTINGS
from rules.rogue_trader.squad import RANKS, Character, Squad, Tag, squad_save, squad_type
from rules.rogue_trader.tables import DASH
from rules.units import SECTIONS

_ABOVE = ("ws", "bs", "s", "t", "w")
_BELOW = ("ld", "intelligence", "cl", "wp")
_CHARACTERISTICS = tuple(characteristics.Profile.model_fields)
_FLAGS = ("frenzy_prone", "causes_fear", "causes_confusion", "psyker")
_STATUSES: Sequence[Status] = (
    "routing",
    "rally-turn",
    "pursuing",
    "confused",
    "frenzied",
    "hating",
    "no-reserve",
    "kept-from-charging",
)
"""Statuses to tick."""
_MOST_WOUNDS = 10
_NAME_SIZE, _COLUMN = 6.5, 32.0
"""Of the names of characters: size, and the least width of their column, in points."""


def card(subject: Subject) -> Card:
    """A squad's card."""
    squad = cast(Squad, subject.unit)
    found = unit_findings(squad, subject.army.own)
    wrong = wrong_places(found)
    title = Title(subject.word(SECTIONS["weapons"]))
    arms = weapon_table(squad.weapons, title, wrong, subject, count=lambda arm: arm.count)
    characters = (_characters(squad, wrong, subject),) if squad.characters else ()
    return whole(
        subject,
        found,
        lines=_lines(squad, subject),
        drawing=Front("squad"),
        top=(_profile(squad, wrong, subject),),
        flows=(*characters, arms),
        loose=(_psychology(squad, subject),),
        bottom=(_boxes(squad, subject), _ticks(squad, subject)),
        back_title=subject.word(N_("Tests")),
        back=back(squad, subject),
        source=signs(squad.weapons, (), subject),
    )


def _lines(squad: Squad, subject: Subject) -> tuple[str, ...]:
    models = subject.text(Plural("{n} model", "{n} models", squad.models))
    first = joined((subject.text(squad_type(squad)).strip() or subject.word(N_("Squad")), models))
    armour = armours().get(squad.armour or "")
    return first, "" if armour is None else subject.text(armour.name.words())


def _profile(squad: Squad, wrong: Collection[str], subject: Subject) -> Profile:
    """Two rows of seven: M with the charge and rout move beside it, and the save (RT-STAT-01)."""

    def value(field: str, word: str = "") -> Cell:
        return cell(squad, field, wrong, subject, word=word, unit=False)

    letter = subject.word(about(Squad.model_fields["m"], "letter"))
    double = DASH if squad.m is None else subject.language.number(2 * squad.m)
    save = squad_save(squad)
    sv = Cell(
        subject.word(SAVE), subject.word(C_("weapon", "Sv")), DASH if save is None else f"{save}+", 1, "save" in wrong
    )
    above = (value("m"), Cell("", f"2{letter}", double), *(value(field) for field in _ABOVE))
    return Profile((above, (value("i"), value("a", ATTACKS), *(value(field) for field in _BELOW), sv)))


def _characters(squad: Squad, wrong: Collection[str], subject: Subject) -> Table:
    """A line of figures for the leader and each hero, under the letters of the profile."""
    fields = Character.model_fields
    heads = [
        Column(subject.word(ATTACKS if field == "a" else about(fields[field], "letter")), "centre", "medium")
        for field in _CHARACTERISTICS
    ]
    save = Column(subject.word(C_("weapon", "Sv")), "right", "medium")
    found: list[Row] = []
    for character in squad.characters:
        values = [_figure(getattr(character, field), subject) for field in _CHARACTERISTICS]
        values.append(DASH if character.save is None else f"{character.save}+")
        name, said = _called(character, subject)
        faulty = any(place.startswith(f"characters.{character.id}.") for place in wrong)
        found.append(Row((name, *values), said, _inks(faulty)))
    columns = (Column(face="medium", grows=True, wraps=True), *heads, save)
    return Table(columns, tuple(found), Title(subject.word(N_("Leaders"))), rest=_other_characters, least=0.2)


def _called(character: Character, subject: Subject) -> tuple[str, str]:
    """What stands in the line of a character and under it: his name, or his rank where the name is long."""
    name, rank = character.name.strip(), subject.word(RANKS[character.rank])
    widths = [width("medium", _NAME_SIZE, word) for word in name.split()]
    if not name or max(widths) > _COLUMN or sum(widths) > 2 * _COLUMN:
        return rank, name
    return name, subject.small(RANKS[character.rank]) if character.rank == "hero" else ""


def _inks(faulty: bool) -> tuple[Ink, ...]:
    return ("carmine",) if faulty else ()


def _figure(value: float | None, subject: Subject) -> str:
    return DASH if value is None else subject.language.number(value)


def _other_characters(n: int, card: int, cards: int) -> Words:
    return Plural(
        "and {n} other: card {card} of {cards}", "and {n} others: card {card} of {cards}", n, _at(card, cards)
    )


def _at(card: int, cards: int) -> dict[str, Words]:
    return {"card": card, "cards": cards}


def _psychology(squad: Squad, subject: Subject) -> Prose:
    """What they are prone to, what they are, hate and fear, and a charge move of their own."""
    parts = list(_traits(squad, subject))
    title = Title(subject.word(SECTIONS["psychology"]))
    return Prose((joined(parts) or DASH,), title, rest=continued, run_in=True)


def _traits(squad: Squad, subject: Subject) -> Iterator[str]:
    fields = Squad.model_fields
    for field in _FLAGS:
        if getattr(squad, field):
            yield subject.word(fields[field].title or "")
    lists: Sequence[tuple[str, Sequence[Tag]]] = (
        ("tags", squad.tags),
        ("hates", squad.hates),
        ("fears_only", squad.fears_only),
    )
    for field, tags in lists:
        listed = ", ".join(tag.text.strip() for tag in tags if tag.text.strip())
        if listed:
            yield subject.word(N_("{label}: {text}"), label=subject.word(fields[field].title or ""), text=listed)
    if squad.charge_move is not None:
        charge = charge_inches(morale_unit(squad), DEFAULT_SETTINGS)
        label = subject.word(fields["charge_move"].title or "")
        yield subject.word(N_("{label}: {text}"), label=label, text=f"{subject.language.number(charge)}″")


def _boxes(squad: Squad, subject: Subject) -> Boxes:
    """A box for each model."""
    title = Title(subject.word(SECTIONS["models"]), str(squad.models))
    rows = subject.copies if subject.together else 1
    return Boxes(title, squad.models, (0,) * rows, subject.word(N_("lost this turn")))


def _wounds(squad: Squad, subject: Subject) -> Iterator[TickLine]:
    """Boxes for whoever has more than one Wound."""
    label = subject.word(Squad.model_fields["w"].title or "")
    if squad.w is not None and 1 < squad.w <= _MOST_WOUNDS:
        yield TickLine(tuple(Tick(str(n)) for n in range(1, squad.w + 1)), label)
    for character in squad.characters:
        if character.w is not None and 1 < character.w <= _MOST_WOUNDS:
            name = character.name.strip() or subject.word(RANKS[character.rank])
            yield TickLine(tuple(Tick(str(n)) for n in range(1, character.w + 1)), f"{label}, {name}", own=True)


def _ticks(squad: Squad, subject: Subject) -> Ticks:
    """Wounds of those who have several, and the statuses that this squad can have."""
    barred: set[Status] = set()
    if not squad.frenzy_prone:
        barred.add("frenzied")
    if not squad.hates:
        barred.add("hating")
    statuses = tuple(Tick(subject.word(STATUS_NAMES[status])) for status in _STATUSES if status not in barred)
    return Ticks((*_wounds(squad, subject), TickLine(statuses)))
