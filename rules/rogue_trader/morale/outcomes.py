"""What the actions of morale answer: codes, and the fields that many outcomes share."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeVar

from rules.outcome import Allowed
from rules.rogue_trader.morale.statuses import Change, Status

Basis = Literal["leader", "hero", "troops", "lowest"]
"""Whose value is tested; `lowest`: of all, where it is not that of whoever leads (RT-COOL-03)."""

Compulsory = Literal[
    "rout-move-now",
    "winners-check-pursuit",
    "away-from-threat",
    "to-nearest-edge",
    "rout-move-double",
    "rally-turn-next",
    "pursuit-move-now",
    "choose-one-to-follow",
    "follow-now",
    "fight-next-hand-to-hand",
    "target-tests-fear",
    "stationary",
    "frenzy-move",
    "hatred-move",
    "recovery-test-next-own-turn",
]
"""What must follow from an outcome."""

Reason = Literal[
    "vehicle",
    "no-models",
    "off-table",
    "routing",
    "frenzied",
    "confused",
    "hating",
    "no-ld",
    "no-cl",
    "not-own-turn",
    "own-turn",
    "already-tried",
    "already-tested",
    "engaged",
    "stationary",
    "fighting-hated-enemy",
    "by-hated-enemy",
    "phase-not-over",
    "no-cause",
    "not-routing",
    "routed-this-turn",
    "not-run-through",
    "no-pursuers",
    "not-pursuing",
    "pursuing",
    "out-of-reach",
    "fear",
    "not-off-table",
    "left-this-turn",
    "no-round-won",
    "no-opponents",
    "opponents-standing",
    "too-slow",
    "fortification",
    "already-charged",
    "no-enemy",
    "no-hated-enemy",
    "reserve-off",
    "dreadnought",
    "run-through",
    "fired",
    "enemy-near",
    "psychology-off",
    "no-target",
    "not-prone",
    "own-move",
    "not-near",
    "already-near",
    "not-hated",
    "already-in-view",
    "no-trigger",
    "not-feared",
    "creature-attack-off",
]
"""Why the rules forbid something, or why an answer is no."""


def first_reason(*cases: tuple[bool, Reason]) -> Reason | None:
    """The first reason that holds, in the order of the rules."""
    return next((reason for holds, reason in cases if holds), None)


@dataclass(frozen=True, slots=True)
class Changed(Allowed):
    """What becomes of the unit's statuses, and what must follow."""

    gained: tuple[Status, ...] = ()
    lost: tuple[Status, ...] = ()
    statuses: tuple[Status, ...] = ()
    compulsory: tuple[Compulsory, ...] = ()


@dataclass(frozen=True, slots=True)
class Tested(Changed):
    """A test of 2D6 that may have been taken; `target`: what the score may not exceed, penalties taken off."""

    tested: bool = False
    target: int | None = None
    basis: Basis | None = None
    passed: bool | None = None


C = TypeVar("C", bound=Changed)


def changed(outcome: C, change: Change, *compulsory: Compulsory) -> C:
    """The outcome with what becomes of the statuses and what must follow."""
    return replace(outcome, gained=change.gained, lost=change.lost, statuses=change.statuses, compulsory=compulsory)
