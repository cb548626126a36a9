"""What a building's card says (RT-BLD-02, 06, 22 to 25, 29, RT-DOOR-04 to 07)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import cast

from desktop.sheets.blocks import Card, Cell, Front, Profile, Tick, TickLine, Ticks, Title, Track, Tracks
from desktop.sheets.rogue_trader.building_back import back
from desktop.sheets.rogue_trader.frame import whole, wrong_places
from desktop.sheets.rogue_trader.load import joined
from desktop.sheets.subject import Subject
from rules.army import unit_findings
from rules.language import C_, N_, Plural, Words
from rules.rogue_trader.building import (
    MATERIALS,
    METHODS,
    Building,
    BuildingDoor,
    Section,
    building_types,
    door_types,
    is_wall,
    section_damage,
)
from rules.rogue_trader.settings import DEFAULT_SETTINGS
from rules.rogue_trader.structures import structure_save
from rules.rogue_trader.tables import DASH


def card(subject: Subject) -> Card:
    """A building's card."""
    building = cast(Building, subject.unit)
    found = unit_findings(building, subject.army.own)
    doors = (_doors(building, subject),) if building.doors or not is_wall(building) else ()
    return whole(
        subject,
        found,
        lines=_lines(building, subject),
        drawing=_front(building),
        top=(_profile(building, wrong_places(found), subject),),
        flows=(_sections(building, subject), *doors),
        bottom=(_ticks(subject),),
        back_title=subject.word(N_("Damage and collapse") if is_wall(building) else N_("Assault, collapse, doors")),
        back=back(building, subject),
    )


def _front(building: Building) -> Front:
    if is_wall(building):
        return Front("wall")
    count = Counter(section.storey for section in building.sections if section.storey >= 0)
    highest = max(count, default=0)
    return Front("building", tuple(max(1, count[storey]) for storey in range(highest + 1)))


def _lines(building: Building, subject: Subject) -> tuple[str, ...]:
    kind = building_types().get(building.archetype or "")
    name = subject.word(N_("Building")) if kind is None else subject.text(kind.name.words())
    material = subject.small(MATERIALS[building.material])
    method = "" if building.method == "section" else subject.small(METHODS[building.method])
    return joined((name, material, method)), _measures(building, subject)


def _measures(building: Building, subject: Subject) -> str:
    number = subject.language.number
    if is_wall(building):
        if building.length is None:
            return ""
        label = subject.word(Building.model_fields["length"].title or "")
        return subject.word(N_("{label}: {text}"), label=label, text=f"{number(building.length)}″")
    if building.width is None or building.depth is None:
        return ""
    return f"{number(building.width)}″ × {number(building.depth)}″"


def _profile(building: Building, wrong: Collection[str], subject: Subject) -> Profile:
    save, _ = structure_save(building.material, DEFAULT_SETTINGS)
    fields = Building.model_fields

    def value(field: str, letter: str, figure: int | None) -> Cell:
        shown = DASH if figure is None else str(figure)
        return Cell(subject.word(fields[field].title or ""), subject.word(letter), shown, faulty=field in wrong)

    return Profile(
        (
            (
                value("toughness", C_("vehicle profile", "T"), building.toughness),
                value("damage", C_("vehicle profile", "D"), building.damage),
                Cell(subject.word(N_("Save")), subject.word(C_("vehicle profile", "Sv")), f"{save}+" if save else DASH),
            ),
        )
    )


def _section_name(building: Building, section: Section, subject: Subject) -> str:
    place = [each.id for each in building.sections].index(section.id) + 1
    return section.name.strip() or subject.word(N_("Section {number}"), number=place)


def _storey(storey: int, subject: Subject) -> str:
    if storey == 0:
        return subject.word(N_("Ground storey"))
    return subject.word(N_("Storey {number}"), number=storey)


def _sections(building: Building, subject: Subject) -> Tracks:
    """Boxes for each section, the highest storey first, and on what each stands."""
    names = {section.id: _section_name(building, section, subject) for section in building.sections}
    ordered = sorted(building.sections, key=lambda section: -section.storey)
    grouped = not is_wall(building) and any(section.storey for section in building.sections)
    found: list[Track] = []
    above: int | None = None
    for section in ordered:
        group = _storey(section.storey, subject) if grouped and section.storey != above else ""
        above = section.storey
        on = names.get(section.stands_on or "")
        detail = subject.word(N_("stands on {name}"), name=on) if on else ""
        found.append(Track(names[section.id], section_damage(building, section), 0, detail, group))
    title = Title(subject.word(Building.model_fields["sections"].title or ""), str(len(building.sections)))
    return Tracks(title, tuple(found), subject.word(_no_sections(building)), _other_sections)


def _no_sections(building: Building) -> str:
    return N_("On the game master’s plan.") if building.method == "mapping" else N_("No section.")


def _other_sections(n: int, card: int, cards: int) -> Words:
    figures: dict[str, Words] = {"card": card, "cards": cards}
    return Plural(
        "and {n} other section: card {card} of {cards}", "and {n} other sections: card {card} of {cards}", n, figures
    )


def _doors(building: Building, subject: Subject) -> Tracks:
    """Boxes for each door after what it is of."""
    found = [_door(door, place, building.doors, subject) for place, door in enumerate(building.doors, 1)]
    title = Title(subject.word(Building.model_fields["doors"].title or ""), str(len(building.doors)))
    return Tracks(title, tuple(found), subject.word(N_("No door.")), _other_doors)


def _other_doors(n: int, card: int, cards: int) -> Words:
    figures: dict[str, Words] = {"card": card, "cards": cards}
    return Plural(
        "and {n} other door: card {card} of {cards}", "and {n} other doors: card {card} of {cards}", n, figures
    )


def _door(door: BuildingDoor, place: int, doors: Sequence[BuildingDoor], subject: Subject) -> Track:
    kind = door_types().get(door.door_type)
    material = door.door_type if kind is None else subject.text(kind.name.words())
    name = door.name.strip() or subject.word(N_("Door {number}"), number=place)
    wide = f"×{subject.language.number(door.factor)}" if door.factor != 1 else ""
    locked = subject.small(BuildingDoor.model_fields["locked"].title) if door.locked else ""
    toughness = "" if kind is None else f"{subject.word(C_('vehicle profile', 'T'))}\N{NO-BREAK SPACE}{kind.toughness}"
    return Track(name, None if kind is None else kind.damage, 0, joined((material, toughness, wide, locked)))


def _ticks(subject: Subject) -> Ticks:
    """Who holds it, and holes made in its walls (RT-BLD-31)."""
    holes = tuple(Tick(str(count)) for count in (1, 2, 3, 4))
    return Ticks((TickLine(holes, subject.word(N_("Holes")), subject.word(N_("held by"))),))
