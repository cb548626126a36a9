"""The modifiers to the die to hit as ticks: which follow from the states, which do not apply, and why (RT-SHT-02)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules.battle import Battle, Entry
from rules.battle_table import Modifier
from rules.language import N_, Message, Words
from rules.rogue_trader.armoury import weapons
from rules.rogue_trader.modifiers import ModifierRow
from rules.rogue_trader.modifiers import modifiers as rows_of
from rules.rogue_trader.morale_state import MoraleState
from rules.rogue_trader.vehicle import Vehicle


def modifiers(battle: Battle, draft: Entry) -> Sequence[Modifier]:
    """The modifiers of a shot or a blow as it is drafted, in the order of the form."""
    name = (draft.action or "").partition(".")[2]
    if name == "shoot":
        return (*_range(battle, draft), *_shooting(battle, draft))
    if name == "fight":
        return tuple(_of_row(row, *_of_actor(battle, draft, row)) for row in rows_of("close-combat").values())
    return ()


def _of_row(row: ModifierRow, state: Any, source: Words) -> Modifier:
    return Modifier(row.code, row.name.words(), row.value, source, row.mark, state)


def _shooting(battle: Battle, draft: Entry) -> Iterator[Modifier]:
    for row in rows_of("shooting").values():
        yield _of_row(row, *_of_shot(battle, draft, row))


def _of_shot(battle: Battle, draft: Entry, row: ModifierRow) -> tuple[str, Words]:
    """How a modifier of shooting stands: free, applies, absent; and where that comes from."""
    target = battle.standings[draft.target].unit if draft.target is not None else None
    if row.code.startswith("target-") and isinstance(target, Vehicle):
        if row.code == f"target-{target.size}":
            return "applies", Message(N_("from the target"))
        return "absent", Message(N_("the target is not"))
    if row.code == "driver-hand":
        aboard: Mapping[str, Any] = draft.given.get("aboard") or {}
        if aboard.get("role") == "driver" and not aboard.get("built_in"):
            return "applies", Message(N_("the driver fires by hand"))
        return "absent", Message(N_("not by the driver’s hand"))
    return _of_actor(battle, draft, row)


def _of_actor(battle: Battle, draft: Entry, row: ModifierRow) -> tuple[str, Words]:
    """Modifiers that follow from what the one who acts is: confused, frenzied."""
    if row.code not in ("confused", "frenzied") or draft.actor is None:
        return "free", ""
    state = battle.standings[draft.actor].state
    if not isinstance(state, MoraleState):
        return "absent", Message(N_("not for vehicles"))
    held = row.code in state.statuses
    return ("applies", Message(N_("from the unit"))) if held else ("absent", Message(N_("the unit is not")))


def _range(battle: Battle, draft: Entry) -> Iterator[Modifier]:
    """The modifier of the range band, which the action adds by itself (RT-SHT-04)."""
    weapon: Mapping[str, Any] = draft.given.get("weapon") or {}
    short, long, distance = weapon.get("short"), weapon.get("long"), draft.given.get("distance")
    if short is None or long is None or distance is None or distance > long:
        return
    is_short = distance <= short
    value = weapon.get("hit_short" if is_short else "hit_long", 0)
    if is_short:
        title = Message(N_("Short range, to {short}″"), {"short": short})
    else:
        title = Message(N_("Long range, {short} to {long}″"), {"short": short, "long": long})
    mark = _mark(battle, draft, "hit_short" if is_short else "hit_long")
    yield Modifier(None, title, value, Message(N_("weapon")), mark, "applies" if value else "absent")


def _mark(battle: Battle, draft: Entry, field: str) -> Any:
    """What the weapon's figure is worth."""
    if draft.actor is None or not draft.means:
        return "house"
    known = weapons(battle.own(draft.actor))
    for mounted in getattr(battle.standings[draft.actor].unit, "weapons", ()):
        if mounted.id == draft.means[0] and mounted.weapon in known:
            return known[mounted.weapon].mark_of(field)
    return "house"
