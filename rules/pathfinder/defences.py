"""What an attacker must reach: AC, saves, CMB and CMD of a vehicle with its driver (PF-DMG-01)."""

from __future__ import annotations

from typing import NamedTuple

AT_REST = -7
BROKEN = -2


class Base(NamedTuple):
    """The values of the stat block."""

    ac: int
    save: int
    cmb: int
    cmd: int


class Defences(NamedTuple):
    """As they are now. `save`: Fortitude and Reflex; nothing with Will touches a vehicle."""

    ac: int
    touch: int
    save: int
    cmb: int
    cmd: int


def defences(base: Base, modifier: int, moving: bool, broken: bool) -> Defences:
    """`modifier`: the driver's, 0 without one. A vehicle at rest is easier to hit, a broken one is worse at all."""
    penalty = BROKEN if broken else 0
    touch = base.ac + penalty + (0 if moving else AT_REST)
    return Defences(
        ac=touch + modifier,
        touch=touch,
        save=base.save + modifier // 2 + penalty,
        cmb=base.cmb + modifier + penalty,
        cmd=base.cmd + modifier + penalty,
    )
