"""What is wrong with a building (RT-BLD-03, RT-BLD-06, RT-BLD-07, RT-BLD-23, RT-BLD-25, RT-DOOR-07)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.army import OwnRows
from rules.findings import Finding, Fix
from rules.language import N_, Message, Words
from rules.rogue_trader.building import (
    Building,
    Section,
    building_types,
    door_types,
    is_wall,
    proposed_sections,
    section_damage,
)

_USUAL_GROUND_SECTIONS = 2


def findings(building: Building, own: OwnRows) -> Sequence[Finding]:
    """All findings of a building, in the order of its form."""
    return [*_identity(building), *_values(building), *_sections(building), *_doors(building)]


def _identity(building: Building) -> Iterator[Finding]:
    if not building.name.strip():
        yield Finding("no-name", "note", Message(N_("It has no name.")), place="name")
    if building.method == "mapping" and not building.plan_drawn:
        message = Message(N_("Plan to be drawn by the game master before the game."))
        yield Finding("plan-missing", "warning", message, "RT-BLD-03", "plan_drawn")


def _values(building: Building) -> Iterator[Finding]:
    for field in ("toughness", "damage"):
        if not getattr(building, field):
            title: Words = Message(Building.model_fields[field].title or field)
            message = Message(N_("{field} must be at least 1."), {"field": title})
            yield Finding(f"{field}-missing", "error", message, "RT-BLD-23", field)
    kind = building_types().get(building.archetype or "")
    if kind is None:
        return
    for section in building.sections:
        damage = section_damage(building, section)
        if damage is not None and 0 < damage < kind.least_damage:
            figures: dict[str, Words] = {"name": kind.name.words(), "least": kind.least_damage, "damage": damage}
            message = Message(N_("{name}: a section has Damage {least} or more, not {damage}."), figures)
            yield Finding("damage-too-low", "error", message, "RT-BLD-23", "damage")
            break


def _sections(building: Building) -> Iterator[Finding]:
    if building.method == "mapping":
        return
    if not building.sections:
        message = Message(N_("The number of sections is not fixed: the game cannot start."))
        yield Finding("no-sections", "error", message, "RT-BLD-07", "sections")
        return
    ids = {section.id for section in building.sections}
    for section in building.sections:
        if section.stands_on is not None and (section.stands_on not in ids or section.stands_on == section.id):
            message = Message(N_("A section stands on one that is not there."))
            yield Finding("stands-on-nothing", "error", message, "RT-BLD-29", f"sections.{section.id}")
    if is_wall(building):
        yield from _wall(building)
    else:
        yield from _storeys(building)


def _wall(building: Building) -> Iterator[Finding]:
    proposed = proposed_sections(building)
    if proposed is not None and proposed != len(building.sections):
        figures: dict[str, Words] = {"length": building.length or 0, "n": proposed, "there": len(building.sections)}
        message = Message(N_("{length}″ of wall make {n} sections, not {there}."), figures)
        fix = Fix(Message(N_("Make {n} sections"), {"n": proposed}), {"sections": _resized(building, proposed)})
        yield Finding("wall-sections", "warning", message, "RT-BLD-25", "sections", fix=fix)


def _resized(building: Building, count: int) -> tuple[Section, ...]:
    kept = building.sections[:count]
    taken = {section.id for section in kept}
    fresh = (name for name in (f"section-{n}" for n in range(1, 2 * count + 1)) if name not in taken)
    return (*kept, *(Section(id=next(fresh)) for _ in range(count - len(kept))))


def _storeys(building: Building) -> Iterator[Finding]:
    count = Counter(section.storey for section in building.sections)
    for storey in range(min(0, *count), max(0, *count) + 1):
        if not count[storey]:
            message = Message(N_("Storey {storey} has no section."), {"storey": storey})
            yield Finding("storey-empty", "error", message, "RT-BLD-06", "sections")
    if count[0] > _USUAL_GROUND_SECTIONS:
        message = Message(N_("Unusual: more than 2 sections on the ground."))
        yield Finding("ground-sections", "note", message, "RT-BLD-06", "sections")
    proposed = proposed_sections(building)
    if proposed is not None and count[0] and proposed != count[0]:
        figures: dict[str, Words] = {"n": proposed, "there": count[0]}
        message = Message(N_("Its measures suggest {n} sections on the ground, not {there}."), figures)
        yield Finding("sections-proposed", "note", message, "RT-BLD-06", "sections")


def _doors(building: Building) -> Iterator[Finding]:
    for door in building.doors:
        if door.door_type not in door_types():
            message = Message(N_("There is no door “{id}”."), {"id": door.door_type})
            yield Finding("unknown-door", "error", message, "RT-DOOR-07", f"doors.{door.id}")
