"""What vehicles and dreadnoughts carry: points used and allowed, and what is wrong with the load.

RT-VEH-07, RT-VEH-08, RT-VEH-10, RT-DRD-08, RT-AUTO-02, RT-AUTO-03.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Protocol, TypeVar

from rules.army import OwnRows
from rules.findings import Finding, Fix
from rules.language import N_, Message, Plural, Words
from rules.rogue_trader.armoury import Equipment, Weapon, equipment, weapons
from rules.units import Meter


class BuiltIn(Protocol):
    """A weapon on a unit: a row of the armoury."""

    @property
    def id(self) -> str: ...
    @property
    def weapon(self) -> str: ...
    @property
    def auto_aim(self) -> bool: ...


class Carried(Protocol):
    """A piece of equipment on a unit: a row of the armoury."""

    @property
    def id(self) -> str: ...
    @property
    def item(self) -> str: ...


B = TypeVar("B", bound=BuiltIn)
C = TypeVar("C", bound=Carried)


class Loaded(Protocol):
    """A unit with weapon points and equipment points; None is no limit."""

    @property
    def weapons(self) -> Sequence[BuiltIn]: ...
    @property
    def equipment(self) -> Sequence[Carried]: ...
    @property
    def weapon_points(self) -> int | None: ...
    @property
    def equipment_points(self) -> int | None: ...


def weapon_rows(carried: Sequence[B], own: OwnRows) -> list[tuple[B, Weapon]]:
    """The weapons that the armoury knows, in card order."""
    known = weapons(own)
    return [(mounted, known[mounted.weapon]) for mounted in carried if mounted.weapon in known]


def equipment_rows(carried: Sequence[C], own: OwnRows) -> list[tuple[C, Equipment]]:
    """The items that the armoury knows, in card order."""
    known = equipment(own)
    return [(item, known[item.item]) for item in carried if item.item in known]


def has_effect(unit: Loaded, own: OwnRows, effect: str) -> int:
    """How many items with that effect it carries."""
    return sum(item.effect == effect for _, item in equipment_rows(unit.equipment, own))


def meters(unit: Loaded, own: OwnRows) -> tuple[Meter, Meter]:
    """Weapon points and equipment points, used and allowed (RT-VEH-07, RT-VEH-08)."""
    arms = [(weapon.name.words(), weapon.points) for _, weapon in weapon_rows(unit.weapons, own)]
    kit = [(item.name.words(), item.points) for _, item in equipment_rows(unit.equipment, own)]
    return (
        Meter(N_("Weapon points"), sum(points for _, points in arms), unit.weapon_points, arms, "weapons"),
        Meter(N_("Equipment points"), sum(points for _, points in kit), unit.equipment_points, kit, "equipment"),
    )


def used_of_allowed(unit: Loaded, own: OwnRows) -> Words:
    """Weapon points as they stand beside the name: "5/4", "5" without a limit."""
    meter = meters(unit, own)[0]
    return f"{meter.used}" if meter.allowed is None else f"{meter.used}/{meter.allowed}"


def _over(meter: Meter, field: str, rule: str, template: str, fix: Fix | None) -> Iterator[Finding]:
    if meter.allowed is None or meter.used <= meter.allowed:
        return
    detail = " + ".join(str(points) for _, points in meter.parts)
    figures: dict[str, Words] = {"used": meter.used, "allowed": meter.allowed}
    message = Message(template, figures)
    yield Finding(f"{field}-points", "error", message, rule, field, detail=detail, figures=figures, fix=fix)


def _remove_last(field: str, there: Sequence[BuiltIn] | Sequence[Carried], name: Words) -> Fix:
    return Fix(Message(N_("Remove {name}"), {"name": name}), {field: tuple(there[:-1])})


def weapon_findings(unit: Loaded, own: OwnRows, rule: str) -> Iterator[Finding]:
    """Points, super-heavy weapons, unknown weapons and figures, auto-aims. `rule` is that of the unit's points."""
    mounted = weapon_rows(unit.weapons, own)
    known = {weapon.id for _, weapon in mounted}
    last = _remove_last("weapons", unit.weapons, mounted[-1][1].name.words()) if mounted else None
    yield from _over(meters(unit, own)[0], "weapons", rule, N_("Weapons: {used} points, {allowed} allowed"), last)
    super_heavy = [weapon for _, weapon in mounted if weapon.weapon_class == "super-heavy"]
    if len(super_heavy) > 1:
        message = Message(N_("Only one super-heavy weapon is allowed, not {n}."), {"n": len(super_heavy)})
        yield Finding("super-heavy", "error", message, "RT-VEH-08", "weapons")
    for arm in unit.weapons:
        if arm.weapon not in known:
            message = Message(N_("The armoury has no weapon “{id}”."), {"id": arm.weapon})
            yield Finding("unknown-weapon", "error", message, "RT-WPN-03", f"weapons.{arm.id}")
    for arm, weapon in mounted:
        if weapon.strength is None or weapon.damage is None:
            template = N_("{name} has unknown figures: they are asked for when it fires.")
            message = Message(template, {"name": weapon.name.words()})
            yield Finding("unknown-figures", "note", message, "RT-WPN-02", f"weapons.{arm.id}")
    yield from _auto_aims(unit, own, len(mounted))


def _auto_aims(unit: Loaded, own: OwnRows, armed: int) -> Iterator[Finding]:
    """One auto-aim a weapon, and it must be said which (RT-AUTO-03)."""
    fitted = sum(arm.auto_aim for arm in unit.weapons)
    carried = has_effect(unit, own, "auto-aim")
    if carried > armed:
        message = Plural("{n} auto-aim has no weapon.", "{n} auto-aims have no weapon.", carried - armed)
        yield Finding("auto-aim-idle", "error", message, "RT-AUTO-03", "equipment")
    elif carried > fitted:
        message = Message(N_("Which weapon does the auto-aim control? Tick it at the weapon."))
        yield Finding("auto-aim-unassigned", "warning", message, "RT-AUTO-03", "weapons")
    elif fitted > carried:
        message = Message(N_("More weapons are ticked for auto-aim than auto-aims are carried."))
        yield Finding("auto-aim-missing", "error", message, "RT-AUTO-03", "weapons")


def equipment_findings(unit: Loaded, own: OwnRows, rule: str) -> Iterator[Finding]:
    """Points, unknown items, items of which one is enough. `rule` is that of the unit's points."""
    carried = equipment_rows(unit.equipment, own)
    last = _remove_last("equipment", unit.equipment, carried[-1][1].name.words()) if carried else None
    over = N_("Equipment: {used} points, {allowed} allowed")
    yield from _over(meters(unit, own)[1], "equipment", rule, over, last)
    known = equipment(own)
    for item in unit.equipment:
        if item.item not in known:
            message = Message(N_("The armoury has no item “{id}”."), {"id": item.item})
            yield Finding("unknown-item", "error", message, "RT-VEH-10", f"equipment.{item.id}")
    for effect, count in Counter(item.effect for _, item in carried).items():
        if effect in ("auto-drive", "auto-fac", "ejector-seats") and count > 1:
            first = next(item for _, item in carried if item.effect == effect)
            message = Message(N_("A second {name} has no use."), {"name": first.name.words()})
            yield Finding("second-useless", "note", message, "RT-AUTO-02", "equipment")
