"""What a dreadnought's card says (RT-DRD-03, 05 to 08, 11 to 23, RT-CONV-08)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import cast

from desktop.sheets.blocks import (
    Arc,
    Beside,
    Boxes,
    Card,
    Cell,
    Front,
    Profile,
    Prose,
    Tick,
    TickLine,
    Ticks,
    Title,
)
from desktop.sheets.rogue_trader.frame import ATTACKS, DAMAGE, SAVE, WEAPON_POINTS, cell, whole, wrong_places
from desktop.sheets.rogue_trader.load import auto_aim, equipment_text, joined, signs, used_title, weapon_table
from desktop.sheets.rogue_trader.special_damage import TITLE, special_damage
from desktop.sheets.subject import Subject, continued
from rules.army import unit_findings
from rules.language import C_, N_
from rules.rogue_trader.dreadnought import SUIT_MOUNTS, Dreadnought, SuitWeapon, suit_type
from rules.rogue_trader.loading import meters
from rules.rogue_trader.tables import signed
from rules.units import SECTIONS

_PILOT = ("ld", "intelligence", "cl", "wp")


def card(subject: Subject) -> Card:
    """A dreadnought's card."""
    suit = cast(Dreadnought, subject.unit)
    found = unit_findings(suit, subject.army.own)
    wrong = wrong_places(found)
    weapon_points, equipment_points = meters(suit, subject.army.own)
    arms = weapon_table(
        suit.weapons,
        used_title("weapons", weapon_points, subject),
        wrong,
        subject,
        before=lambda arm: subject.word(SUIT_MOUNTS[arm.mount]),
        after=lambda arm: joined((_own_modifier(arm, subject), auto_aim(arm, subject))),
    )
    return whole(
        subject,
        found,
        lines=_lines(suit, subject),
        drawing=Front("dreadnought"),
        top=(_profile(suit, wrong, subject),),
        flows=(arms, equipment_text(suit.equipment, suit.personality, equipment_points, subject)),
        loose=(_pilot(suit, subject),),
        bottom=(_boxes(suit, subject), _ticks(subject)),
        back_title=subject.word(TITLE),
        back=(*special_damage("dreadnought", subject.language), _arc(suit, subject)),
        source=signs(suit.weapons, suit.equipment, subject),
    )


def _lines(suit: Dreadnought, subject: Subject) -> tuple[str, ...]:
    height = ""
    if suit.height is not None:
        height = subject.word(N_("{height} m"), height=suit.height)
    kind = joined((subject.word(N_("Dreadnought suit")), subject.text(suit_type(suit)).strip(), height))
    pilot = subject.word(Dreadnought.model_fields["pilot"].title or "")
    name = suit.pilot.strip()
    return kind, subject.word(N_("{label}: {text}"), label=pilot, text=name) if name else ""


def _own_modifier(arm: SuitWeapon, subject: Subject) -> str:
    """The modifier of that weapon alone (RT-GEN-07)."""
    return subject.word(N_("to hit {modifier}"), modifier=signed(arm.to_hit)) if arm.to_hit else ""


def _profile(suit: Dreadnought, wrong: Collection[str], subject: Subject) -> Profile:
    """Two rows of seven; the pilot's values say so where there is no pilot (RT-DRD-06)."""

    def value(field: str, word: str = "") -> Cell:
        return cell(suit, field, wrong, subject, word=word, unit=field == "save")

    above = [value(field) for field in ("m", "ws", "bs", "s", "t")]
    pilots = [value(field) for field in _PILOT]
    if "pilot" in wrong:
        word = subject.word(N_("pilot"))
        pilots = [replace(each, figure=word, wordy=True, faulty=True) for each in pilots]
    return Profile(
        (
            (*above, value("damage", DAMAGE), value("save", SAVE)),
            (value("i"), value("a", ATTACKS), *pilots, value("weapon_points", WEAPON_POINTS)),
        )
    )


def _pilot(suit: Dreadnought, subject: Subject) -> Prose | None:
    """What counts of the pilot beside his values; None when nothing does."""
    parts: list[str] = []

    def add(field: str, figure: str) -> None:
        label = subject.word(Dreadnought.model_fields[field].title or "")
        parts.append(subject.word(N_("{label}: {text}"), label=label, text=figure))

    if suit.pilot_save is not None:
        add("pilot_save", f"{suit.pilot_save}+")
    if suit.seat:
        parts.append(subject.word(Dreadnought.model_fields["seat"].title or ""))
    if suit.ejector_save is not None:
        add("ejector_save", f"{suit.ejector_save}+")
    if suit.cool_modifier:
        add("cool_modifier", signed(suit.cool_modifier))
    title = Title(subject.word(SECTIONS["pilot"]))
    return Prose((joined(parts),), title, rest=continued, run_in=True) if parts else None


def _boxes(suit: Dreadnought, subject: Subject) -> Boxes:
    count = "" if suit.damage is None else str(suit.damage)
    title = Title(subject.word(Dreadnought.model_fields["damage"].title or ""), count)
    rows = subject.copies if subject.together else 1
    return Boxes(title, suit.damage, (0,) * rows, subject.word(N_("lost this turn")))


def _ticks(subject: Subject) -> Ticks:
    """What special damage leaves behind (RT-DRD-13 to 20)."""
    arms = (Tick(subject.word(C_("arm", "left"))), Tick(subject.word(C_("arm", "right"))))
    twice = tuple(Tick(str(count)) for count in (1, 2))
    initiative = subject.word(Dreadnought.model_fields["i"].title or "")
    others = (
        N_("Halted"),
        N_("Burning"),
        C_("mechanical jam", "Jammed"),
        C_("pilot", "Confused"),
        C_("suit", "Berserk"),
    )
    return Ticks(
        (
            TickLine(arms, subject.word(N_("Arm out"))),
            TickLine(twice, subject.word(N_("Coordination"))),
            TickLine(twice, subject.word(N_("Power loss")), initiative),
            TickLine(tuple(Tick(subject.word(label)) for label in others)),
        )
    )


def _arc(suit: Dreadnought, subject: Subject) -> Beside:
    """The arc of fire, marked as a value of ours or the group's (RT-DRD-23)."""
    title = Title(subject.word(Dreadnought.model_fields["arc"].title or ""))
    note = subject.word(N_("not in the printed extract; your group fixes it"))
    sketch = Arc(suit.arc, f"{suit.arc}°", subject.word(N_("front arc")))
    return Beside(title, sketch, None, Prose((), None, note))
