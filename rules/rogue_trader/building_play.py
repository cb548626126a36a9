"""How buildings are played in a battle: their sections lose points and collapse (RT-BLD-22 to 29)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, cast

from pydantic import Field

from rules.battle import Battle, Entry, Standing
from rules.battle_table import Due, Offer, Status, Track
from rules.fields import described
from rules.language import N_, Message, Plural, Words
from rules.rogue_trader.at_play import AtPlay, Given, Marks, Outcome, Values, due_of, offered
from rules.rogue_trader.attacks import clamped, with_settings
from rules.rogue_trader.battle_told import points_told
from rules.rogue_trader.building import Building, Section, section_damage
from rules.stored import Identifier, Items, Stored

_MOST_SECTIONS = 60
_MOST_POINTS = 999
Points = Annotated[int, Field(ge=0, le=10_000)]


class BuildingState(Stored):
    """What has happened to a building: points lost by section, those that have come down."""

    lost: dict[Identifier, Points] = described(N_("Damage points lost"), {}, picks=".sections", rule="RT-BLD-22")
    lost_this_turn: Points = described(N_("Points lost this turn"), 0)
    collapsed: Items[Identifier] = described(N_("Collapsed"), (), picks=".sections", rule="RT-BLD-26")
    collapse_due: bool = described(N_("Those in the collapse still to save"), False, rule="RT-BLD-27")


def _parts(battle: Battle, fighter: str) -> tuple[Building, BuildingState]:
    standing = battle.standings[fighter]
    return cast(Building, standing.unit), cast(BuildingState, standing.state)


def _first_state(_: Building) -> BuildingState:
    return BuildingState()


def _whole(building: Building, section: Section) -> int:
    return clamped(section_damage(building, section), 1, _MOST_POINTS, 1)


def _left(building: Building, state: BuildingState, section: Section) -> int:
    if section.id in state.collapsed:
        return 0
    return max(0, _whole(building, section) - state.lost.get(section.id, 0))


def _all_left(building: Building, state: BuildingState) -> int:
    return sum(_left(building, state, section) for section in building.sections)


def _track(building: Building, state: BuildingState) -> Track | None:
    total = sum(_whole(building, section) for section in building.sections)
    if not total:
        return None
    lost = total - _all_left(building, state)
    now = min(state.lost_this_turn, lost)
    return Track(total, lost - now, now)


def _statuses(building: Building, state: BuildingState) -> Iterator[Status]:
    fallen = sum(section.id in state.collapsed for section in building.sections)
    if fallen and fallen == len(building.sections):
        yield Status("destroyed", "stop", Message(N_("Collapsed")), tone="loss")
    elif fallen:
        title = Plural("{n} section collapsed", "{n} sections collapsed", fallen)
        yield Status("collapsed", "stop", title, tone="loss")


def _nothing(_: Building, __: BuildingState) -> None:
    return None


def _struck(building: Building, state: BuildingState) -> Given | None:
    """Its first section that stands, as what a vehicle runs into (RT-COL-04)."""
    for section in building.sections:
        left = _left(building, state, section)
        if left:
            return {"kind": "scenery", "toughness": clamped(building.toughness, 1, 20, 8), "points": left}
    return None


def _hit(battle: Battle, fighter: str, _: Entry, outcome: Outcome) -> Values:
    """A collision with its first section that stands."""
    building, state = _parts(battle, fighter)
    lost = outcome["points_lost"]
    for section in building.sections:
        if lost and _left(building, state, section):
            return _sections(building, state, {section.id: max(0, _left(building, state, section) - lost)})
    return {}


def _sections(building: Building, state: BuildingState, left: dict[str, int]) -> Values:
    """Sections that have so many points left now; at none they come down."""
    known = {section.id: section for section in building.sections}
    lost, fallen, now = dict(state.lost), list(state.collapsed), 0
    for name, points in left.items():
        section = known.get(name)
        if section is None:
            continue
        now += max(0, _left(building, state, section) - points)
        lost[name] = _whole(building, section) - points
        if points == 0 and name not in fallen:
            fallen.append(name)
    values: Values = {
        "lost": {name: count for name, count in lost.items() if count},
        "lost_this_turn": state.lost_this_turn + now,
        "collapsed": tuple(fallen),
    }
    return {**values, "collapse_due": True} if len(fallen) > len(state.collapsed) else values


def _damage(battle: Battle, fighter: str, entry: Entry) -> Values:
    building, state = _parts(battle, fighter)
    return _sections(building, state, entry.outcome["left"])


def _collapse(_: Battle, __: str, ___: Entry) -> Values:
    return {"collapse_due": False}


def _used(_: Battle, __: str, ___: Entry) -> Values:
    return {}


def _due(battle: Battle, standing: Standing) -> Iterator[Due]:
    state = cast(BuildingState, standing.state)
    if state.collapse_due:
        given = with_settings(battle, {"models": [], "vehicles": []})
        title = Message(N_("Collapse: whoever was inside or on top saves"))
        done = {"collapse_due": False}
        yield due_of(standing, title, "RT-BLD-27", "building-collapse", given, blocks=False, done=done)


def _coming(_: Battle, __: Standing) -> Iterator[Due]:
    return iter(())


def _acting(_: Battle, __: str, ___: str | None) -> Iterator[Offer]:
    return iter(())


def _acted_on(battle: Battle, at: str) -> Iterator[Offer]:
    """Damage to each section that stands."""
    building, state = _parts(battle, at)
    known = building.sections[:_MOST_SECTIONS]
    ids = {section.id for section in known}
    sections = [
        {
            "id": section.id,
            "damage": _whole(building, section),
            "left": _left(building, state, section),
            "stands_on": section.stands_on if section.stands_on in ids and section.stands_on != section.id else None,
        }
        for section in known
    ]
    structure = {
        "toughness": clamped(building.toughness, 1, 20, 8),
        "material": building.material,
        "sections": sections,
    }
    for number, section in enumerate(known, start=1):
        if _left(building, state, section):
            given = with_settings(battle, {"building": structure, "section": section.id})
            by: Words = section.name or Message(N_("section {number}"), {"number": number})
            yield offered("building-damage", Message(N_("Damage to a building")), given, "target", by=by)


def _turn(_: Battle, __: str, ___: BuildingState) -> Values:
    return {}


def _every_turn(_: Battle, __: str, ___: BuildingState) -> Values:
    return {"lost_this_turn": 0}


def _told(battle: Battle, was: Standing, now: Standing) -> Iterator[Words]:
    building, name = cast(Building, now.unit), now.fighter.name
    old, new = cast(BuildingState, was.state), cast(BuildingState, now.state)
    yield from points_told(name, _all_left(building, old), _all_left(building, new))
    fallen = len(new.collapsed) - len(old.collapsed)
    if fallen > 0:
        yield Plural("{n} section of {name} collapses.", "{n} sections of {name} collapse.", fallen, {"name": name})


def _marks(_: Building, __: BuildingState) -> Marks:
    return Marks()


PLAY = AtPlay(
    first_state=_first_state,
    statuses=_statuses,
    track=_track,
    target=_nothing,
    struck=_struck,
    hit=_hit,
    used=_used,
    changes={"building-damage": _damage, "building-collapse": _collapse},
    due=_due,
    coming=_coming,
    acting=_acting,
    acted_on=_acted_on,
    turn_begins=_turn,
    turn_over=_turn,
    every_turn=_every_turn,
    told=_told,
    marks=_marks,
)
