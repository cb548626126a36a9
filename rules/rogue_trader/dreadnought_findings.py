"""What is wrong with a dreadnought suit (RT-DRD-02, RT-DRD-05 to 08; its load: `loading`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.army import OwnRows
from rules.findings import Finding
from rules.language import N_, Message, Words
from rules.rogue_trader.characteristics import value_findings
from rules.rogue_trader.dreadnought import Dreadnought
from rules.rogue_trader.loading import equipment_findings, has_effect, weapon_findings

_SUIT = ("m", "ws", "bs", "s", "t", "i", "a")
_PILOT = ("ld", "intelligence", "cl", "wp")
_TALLEST = 4.0


def findings(suit: Dreadnought, own: OwnRows) -> Sequence[Finding]:
    """All findings of a suit, in the order of its form."""
    return [
        *_identity(suit),
        *_profile(suit),
        *_pilot(suit, own),
        *weapon_findings(suit, own, "RT-DRD-08"),
        *equipment_findings(suit, own, "RT-DRD-08"),
    ]


def _identity(suit: Dreadnought) -> Iterator[Finding]:
    if not suit.name.strip():
        yield Finding("no-name", "note", Message(N_("It has no name.")), place="name")
    if suit.height is not None and suit.height > _TALLEST:
        template = N_("{height} m is taller than usual: 3 to 4 m.")
        message = Message(template, {"height": suit.height})
        yield Finding("height-unusual", "note", message, "RT-DRD-02", "height")


def _profile(suit: Dreadnought) -> Iterator[Finding]:
    for field in (*_SUIT, "damage"):
        if getattr(suit, field) is None:
            figures: dict[str, Words] = {"field": Message(Dreadnought.model_fields[field].title or field)}
            message = Message(N_("{field} is missing."), figures)
            yield Finding("characteristic-missing", "error", message, "RT-DRD-05", field)
    if suit.damage == 0:
        message = Message(N_("{field} must be at least 1."), {"field": Message(N_("Damage"))})
        yield Finding("damage-zero", "error", message, "RT-DRD-05", "damage")
    yield from value_findings(suit, (*_SUIT, *_PILOT))
    for field in ("save", "pilot_save", "ejector_save"):
        value = getattr(suit, field)
        if value is not None and not 2 <= value <= 6:
            title = Message(Dreadnought.model_fields[field].title or field)
            template = N_("{field} goes from {least} to {most}, not {value}.")
            message = Message(template, {"field": title, "least": 2, "most": 6, "value": value})
            yield Finding("out-of-limits", "error", message, "RT-DRD-05", field)


def _pilot(suit: Dreadnought, own: OwnRows) -> Iterator[Finding]:
    missing = [field for field in _PILOT if getattr(suit, field) is None]
    if len(missing) == len(_PILOT) and not suit.pilot.strip():
        yield Finding("no-pilot", "error", Message(N_("It has no pilot.")), "RT-DRD-06", "pilot")
    else:
        for field in missing:
            title = Message(Dreadnought.model_fields[field].title or field)
            message = Message(N_("{field} is the pilot’s and is missing."), {"field": title})
            yield Finding("pilot-characteristic-missing", "error", message, "RT-DRD-07", field)
    seats = has_effect(suit, own, "ejector-seats")
    if suit.seat and not seats:
        message = Message(N_("The pilot has an ejector seat, but the equipment has none."))
        yield Finding("seat-not-carried", "warning", message, "RT-DRD-10", "seat")
    if seats and suit.ejector_save is None:
        message = Message(N_("The ejector seat save is not in the printed extract: your group fixes it."))
        yield Finding("ejector-save-open", "note", message, "RT-DMG-04", "ejector_save")
