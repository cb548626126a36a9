"""Propulsions: skills, DC, hit points of each (PF-CAT-04, PF-CHK-03, PF-CHK-07, PF-DRV-08, PF-BLD-16)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from pydantic import BaseModel, ConfigDict

from rules.catalogue import Row, rows
from rules.language import N_
from rules.pathfinder.terms import Attitude, Mind, Propulsion
from rules.stored import Items

Skill = Literal[
    "handle-animal",
    "profession-driver",
    "profession-sailor",
    "diplomacy",
    "intimidate",
    "survival",
    "acrobatics",
    "fly",
    "craft-alchemy",
    "knowledge-arcana",
    "knowledge-nature",
    "spellcraft",
    "use-magic-device",
]
SKILLS: Mapping[Skill, str] = {
    "handle-animal": N_("Handle Animal"),
    "profession-driver": N_("Profession (driver)"),
    "profession-sailor": N_("Profession (sailor)"),
    "diplomacy": N_("Diplomacy"),
    "intimidate": N_("Intimidate"),
    "survival": N_("Survival"),
    "acrobatics": N_("Acrobatics"),
    "fly": N_("Fly"),
    "craft-alchemy": N_("Craft (alchemy)"),
    "knowledge-arcana": N_("Knowledge (arcana)"),
    "knowledge-nature": N_("Knowledge (nature)"),
    "spellcraft": N_("Spellcraft"),
    "use-magic-device": N_("Use Magic Device"),
}
MadeOf = Literal["sail", "engine", "dirigible"]
MADE_OF: Mapping[MadeOf, str] = {
    "sail": N_("sails"),
    "engine": N_("alchemical engine"),
    "dirigible": N_("balloon"),
}
_ROW_OF: Mapping[MadeOf, str] = {"sail": "air-current", "engine": "alchemical", "dirigible": "dirigible"}
When = Literal["animal", "intelligent", "forced", "unwilling", "crew", "small-craft", "any"]
CASES: Mapping[When, str] = {
    "animal": N_("animals"),
    "intelligent": N_("intelligent creatures, willing"),
    "forced": N_("intelligent creatures, forced"),
    "unwilling": N_("intelligent creatures, unfriendly or hostile"),
    "crew": N_("with a crew of two or more"),
    "small-craft": N_("small craft"),
    "any": N_("always"),
}
UNWILLING: frozenset[Attitude] = frozenset({"unfriendly", "hostile"})


class SkillCase(BaseModel):
    """The skills that drive in one case."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    when: When
    skills: Items[Skill]


class PropulsionRow(Row):
    """A propulsion. `dc` None: no check; `loses`: squares lost a turn when uncontrolled; hit points a square."""

    dc: int | None
    dc_most: int | None = None
    loses: Literal["acceleration", 0, 2]
    hp: int | None = None
    hardness: int | None = None
    vulnerable: Items[Literal["acid", "electricity", "fire"]] = ()
    cases: Items[SkillCase]


def propulsions() -> Mapping[str, PropulsionRow]:
    """The table by id: the seven kinds, and the balloon that carries an airship."""
    return rows("pathfinder", "propulsions", PropulsionRow)


def substance(made_of: MadeOf) -> PropulsionRow:
    """The row that says what a square of it can take."""
    return propulsions()[_ROW_OF[made_of]]


def usual_skills(kinds: Iterable[Propulsion]) -> tuple[Skill, ...]:
    """Every skill that may drive one of these propulsions (PF-BLD-13)."""
    found: dict[Skill, None] = {}
    for kind in kinds:
        for case in propulsions()[kind].cases:
            found |= dict.fromkeys(case.skills)
    return tuple(found)


def skills_for(
    kinds: Iterable[Propulsion], mind: Mind, attitude: Attitude, forced: bool, crew: int
) -> tuple[Skill, ...]:
    """The skills that drive these propulsions as they are (PF-CHK-03); a skill of any of them will do."""
    found: dict[Skill, None] = {}
    for kind in kinds:
        there = _cases(kind, mind, attitude, forced, crew)
        found |= dict.fromkeys(
            skill for case in propulsions()[kind].cases if case.when in there for skill in case.skills
        )
    return tuple(found)


def _cases(kind: Propulsion, mind: Mind, attitude: Attitude, forced: bool, crew: int) -> frozenset[When]:
    """The cases that hold for a propulsion; the table has those that matter to it."""
    by_size: When = "crew" if crew >= 2 else "small-craft"
    if kind == "muscle-pulled":
        of_team: When = "animal" if mind == "animal" else "forced" if forced else "intelligent"
    else:
        unwilling = attitude in UNWILLING
        of_team = "animal" if mind == "animal" else "unwilling" if unwilling else "intelligent"
    return frozenset({"any", by_size, of_team})


def dc_change(kinds: Iterable[Propulsion]) -> int:
    """What propulsions add to the DC: the highest of them; nothing with magic, which needs no check (PF-CHK-07)."""
    changes = [propulsions()[kind].dc for kind in kinds]
    return 0 if None in changes else max((change for change in changes if change is not None), default=0)
