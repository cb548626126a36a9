"""What is wrong with a squad (RT-TRP-01, RT-TRP-02, RT-STAT-01)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.army import OwnRows
from rules.findings import Finding
from rules.language import N_, Message, Words
from rules.rogue_trader.armoury import weapons
from rules.rogue_trader.characteristics import Profile, value_findings
from rules.rogue_trader.squad import Squad

_NEEDED = ("m", "ld", "cl")


def findings(squad: Squad, own: OwnRows) -> Sequence[Finding]:
    """All findings of a squad, in the order of its form."""
    return [*_identity(squad), *_profiles(squad), *_leaders(squad), *_weapons(squad, own)]


def _identity(squad: Squad) -> Iterator[Finding]:
    if not squad.name.strip():
        yield Finding("no-name", "note", Message(N_("It has no name.")), place="name")
    if squad.models == 0:
        yield Finding("no-models", "error", Message(N_("It has no models.")), "RT-TRP-02", "models")


def _profiles(squad: Squad) -> Iterator[Finding]:
    for field in _NEEDED:
        if getattr(squad, field) is None:
            title: Words = Message(Profile.model_fields[field].title or field)
            template = N_("No {characteristic}: rout, rally and pursuit cannot be resolved for this unit.")
            message = Message(template, {"characteristic": title})
            yield Finding("characteristic-missing", "warning", message, "RT-STAT-01", field)
    yield from value_findings(squad, tuple(Profile.model_fields))
    for character in squad.characters:
        yield from value_findings(character, tuple(Profile.model_fields), f"characters.{character.id}.")


def _leaders(squad: Squad) -> Iterator[Finding]:
    leaders = [character for character in squad.characters if character.rank == "leader"]
    if len(leaders) > 1:
        message = Message(N_("One leader only: mark the other as a hero or make him a trooper."))
        yield Finding("two-leaders", "warning", message, "RT-STAT-01", f"characters.{leaders[1].id}")
    if not leaders and squad.models > 1:
        message = Message(N_("No leader: tests are taken on the troops’ Leadership and Cool."))
        yield Finding("no-leader", "note", message, "RT-STAT-01", "characters")


def _weapons(squad: Squad, own: OwnRows) -> Iterator[Finding]:
    known = weapons(own)
    people = squad.models + sum(character.rank == "hero" for character in squad.characters)
    for arm in squad.weapons:
        row = known.get(arm.weapon)
        if row is None:
            message = Message(N_("The armoury has no weapon “{id}”."), {"id": arm.weapon})
            yield Finding("unknown-weapon", "error", message, "RT-WPN-03", f"weapons.{arm.id}")
        elif arm.count > people:
            figures: dict[str, Words] = {"count": arm.count, "name": row.name.words(), "people": people}
            message = Message(N_("{name}: {count} for {people} models."), figures)
            yield Finding("more-weapons-than-models", "warning", message, "RT-TRP-02", f"weapons.{arm.id}")
