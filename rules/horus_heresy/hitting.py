"""The number to hit, at range and in close combat (HH-SHT-01, HH-ASL-04, HH-ASL-08)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated

from pydantic import Field

from rules.catalogue import Row, rows
from rules.horus_heresy.bounds import Score


class BallisticSkillRow(Row):
    """How a Ballistic Skill hits: `needed`, from which score it is `critical`, and as a Snap Shot."""

    bs: int
    needed: Score | None
    critical: Score | None
    automatic: bool
    snap: Score | None


class WeaponSkillRow(Row):
    """How a Weapon Skill hits each other, 1 to 10."""

    ws: int
    needed: Annotated[list[Score], Field(min_length=10, max_length=10)]


@dataclass(frozen=True, slots=True)
class ToHit:
    """What a die to hit must show. `automatic`: no die, and as good as a natural 6; `needed` None: it cannot hit."""

    needed: int | None
    critical: int | None = None
    automatic: bool = False

    @property
    def possible(self) -> bool:
        return self.automatic or self.needed is not None


CANNOT_HIT = ToHit(None)


@cache
def ballistic_skill() -> dict[int, BallisticSkillRow]:
    """The rows of the table by Ballistic Skill."""
    return {row.bs: row for row in rows("horus_heresy", "ballistic_skill", BallisticSkillRow).values()}


@cache
def weapon_skill() -> dict[int, WeaponSkillRow]:
    """The rows of the table by the attacker’s Weapon Skill."""
    return {row.ws: row for row in rows("horus_heresy", "weapon_skill", WeaponSkillRow).values()}


def shooting(bs: int, *, snap: bool) -> ToHit:
    """By Ballistic Skill; Snap Shots give no critical hits by the table (HH-SHT-01). BS 0 cannot shoot."""
    row = ballistic_skill().get(bs)
    if row is None:
        return CANNOT_HIT
    if snap:
        return ToHit(row.snap)
    return ToHit(row.needed, row.critical, row.automatic)


def close_combat(ws: int, target_ws: int) -> ToHit:
    """By both Weapon Skills (HH-ASL-04, HH-ASL-08). WS 0 cannot attack."""
    row = weapon_skill().get(ws)
    return CANNOT_HIT if row is None else ToHit(row.needed[target_ws - 1])
