"""What the cards of all kinds of units have in common: name, copies and points, notes, foot."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from desktop.sheets.blocks import Block, Card, Cell, Foot, Front, Heading, Plan, Prose, Section, Title
from desktop.sheets.rogue_trader.load import joined
from desktop.sheets.subject import Subject, continued
from rules.fields import about
from rules.findings import Finding
from rules.language import C_, N_, Plural
from rules.rogue_trader.tables import DASH
from rules.stored import Stored


def wrong_places(found: Sequence[Finding]) -> set[str]:
    """Places of errors: their figures stand out."""
    return {finding.place for finding in found if finding.severity == "error"}


def cell(
    model: Stored,
    field: str,
    wrong: Collection[str],
    subject: Subject,
    *,
    word: str = "",
    unit: bool = True,
) -> Cell:
    """A value of a profile with its letter, after `word` where the letter alone means two things (RT-CONV-08).

    `unit`: its unit follows the figure.
    """
    info = type(model).model_fields[field]
    value = getattr(model, field)
    letter = about(info, "letter")
    figure = DASH if value is None else subject.language.number(value) + (about(info, "unit") if unit else "")
    return Cell(
        subject.word(word) if word else "", subject.word(letter) if letter else "", figure, faulty=field in wrong
    )


def short(model: Stored, field: str) -> str:
    """A field's word where room is scarce, as a template."""
    return about(type(model).model_fields[field], "short")


ATTACKS = C_("short", "Att.")
SAVE = C_("short", "Save")
DAMAGE = C_("short", "Dmg")
WEAPON_POINTS = C_("short", "Wpn pts")
"""Words beside letters, where seven values stand in a row."""


def _named(name: str, subject: Subject) -> str:
    return f"{name} ×{subject.copies}" if subject.together and subject.copies > 1 else name


def _heading(lines: Sequence[str], drawing: Plan | Front, subject: Subject) -> Heading:
    name = subject.unit.name.strip()
    more: list[str] = []
    if subject.copies > 1 and not subject.together:
        more.append(subject.word(N_("No. {copy} of {copies}"), copy=subject.copy, copies=subject.copies))
    if subject.unit.points:
        more.append(subject.text(Plural("{n} point", "{n} points", subject.unit.points)))
    shown = tuple(line for line in (*lines, joined(more)) if line)
    title = _named(name or subject.word(N_("Unnamed")), subject)
    return Heading(title, shown, subject.photo or drawing, untitled=not name)


def _notes(subject: Subject) -> Prose | None:
    """The player's notes and the words under the picture; None without them."""
    unit = subject.unit
    paragraphs = [line.strip() for line in unit.notes.splitlines() if line.strip()]
    if unit.picture is not None and unit.picture.caption.strip():
        paragraphs.append(unit.picture.caption.strip())
    if not paragraphs:
        return None
    return Prose(tuple(paragraphs), Title(subject.word(N_("Notes"))), rest=continued, run_in=True)


def _foot(found: Sequence[Finding], source: Sequence[str], subject: Subject) -> Foot:
    """The worst finding, or from when the damage is, or where the figures come from."""
    serious = [finding for finding in found if finding.severity != "note"]
    when = subject.text(subject.when)
    if not serious:
        return Foot(when or joined(source))
    text = subject.text(serious[0].message)
    if len(serious) > 1:
        text = subject.text(Plural("{first} (+{n})", "{first} (+{n})", len(serious) - 1, {"first": text}))
    return Foot(f"{text} · {when}" if when else text, serious[0].severity)


def whole(
    subject: Subject,
    found: Sequence[Finding],
    *,
    lines: Sequence[str],
    drawing: Plan | Front,
    top: Sequence[Block],
    flows: Sequence[Section],
    loose: Sequence[Prose | None] = (),
    bottom: Sequence[Block],
    back_title: str,
    back: Sequence[Block],
    source: Sequence[str] = (),
) -> Card:
    """A card from what its kind says. `source`: where its figures come from, for the foot."""
    name = subject.unit.name.strip()
    notes = _notes(subject)
    return Card(
        name=_named(name or subject.word(N_("Unnamed")), subject),
        heading=_heading(lines, drawing, subject),
        top=tuple(top),
        flows=tuple(flows),
        loose=tuple(section for section in (*loose, notes) if section is not None),
        bottom=tuple(bottom),
        back_title=back_title,
        back=tuple(back),
        notes=Title(subject.word(N_("More notes") if notes else N_("Notes"))),
        full_name=Prose((name,), Title(subject.word(N_("Full name"))), rest=continued),
        foot=_foot(found, source, subject),
        back_foot=Foot(joined((subject.army.name.strip(), subject.force.strip()))),
    )
