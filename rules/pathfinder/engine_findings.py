"""Siege engines aboard: places, banks, cost (PF-BLD-21, PF-BLD-25, PF-SGE-02)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from rules.army import OwnRows
from rules.findings import Finding, Severity
from rules.language import N_, Message, Words
from rules.pathfinder.siege_engines import SiegeEngine, engines
from rules.pathfinder.sizes import of_size
from rules.pathfinder.vehicle import Bank, MountedEngine, Vehicle

CASTLES: tuple[Bank, ...] = ("fore", "aft", "amidships")
CASTLES_GP = 8000
"""A galley's castles with its ram."""

UNMOUNTABLE = frozenset({"trebuchet-light", "trebuchet", "trebuchet-heavy", "bombard-heavy"})
"""Engines of the same chapter that no vehicle carries."""

Aboard = tuple[MountedEngine, SiegeEngine]


def engines_aboard(vehicle: Vehicle, own: OwnRows) -> list[Aboard]:
    """The engines that the table knows, in order."""
    known = engines(own)
    return [(mounted, known[mounted.engine]) for mounted in vehicle.engines if mounted.engine in known]


def cost(vehicle: Vehicle, own: OwnRows) -> int:
    """All of it in gp: vehicle, ram, castles, siege engines (PF-BLD-25)."""
    ram = of_size(vehicle.size).ram_gp if vehicle.ram and not vehicle.castles else 0
    castles = CASTLES_GP if vehicle.castles else 0
    return (
        vehicle.cost_gp + ram + castles + sum(mounted.count * row.gp for mounted, row in engines_aboard(vehicle, own))
    )


def engine_findings(vehicle: Vehicle, own: OwnRows) -> Iterator[Finding]:
    """What may not stand there, then whether all have a place."""
    known = engines(own)
    for mounted in vehicle.engines:
        if mounted.engine in UNMOUNTABLE:
            message = Message(N_("“{id}” cannot be mounted on a vehicle."), {"id": mounted.engine})
            yield _of(mounted, "pf-weapon-unmountable", "error", message, "PF-BLD-21")
        elif mounted.engine not in known:
            message = Message(N_("There is no siege engine “{id}”."), {"id": mounted.engine})
            yield _of(mounted, "pf-weapon-unknown", "error", message, "PF-SGE-01")
    aboard = engines_aboard(vehicle, own)
    for mounted, row in aboard:
        yield from _engine(vehicle, mounted, row)
    yield from _castles(vehicle, aboard)
    others = [(mounted, row) for mounted, row in aboard if mounted.bank not in CASTLES]
    if others:
        yield from _places(vehicle, others)
        yield from _banks(vehicle, others)


def _of(mounted: MountedEngine, code: str, severity: Severity, message: Words, rule: str, **figures: Any) -> Finding:
    return Finding(code, severity, message, rule, f"engines.{mounted.id}", figures=figures)


def _engine(vehicle: Vehicle, mounted: MountedEngine, row: SiegeEngine) -> Iterator[Finding]:
    name = {"engine": row.name.words()}
    if row.fire == "indirect":
        message = Message(N_("{engine}: the places are for direct fire only."), name)
        yield _of(mounted, "pf-weapon-indirect", "error", message, "PF-BLD-21")
    if vehicle.only_engine is not None and mounted.engine != vehicle.only_engine:
        message = Message(N_("{engine}: the place is for another engine."), name)
        yield _of(mounted, "pf-weapon-slots", "error", message, "PF-BLD-21")


def share(vehicle: Vehicle, aboard: Sequence[Aboard]) -> Fraction | None:
    """The part of the places that engines take; None when one has no place at all: Large and Huge are alternatives."""
    taken = Fraction(0)
    for mounted, row in aboard:
        places = {"large": vehicle.large_places, "huge": vehicle.huge_places}.get(row.size, 0)
        if not places:
            return None
        taken += Fraction(mounted.count, places)
    return taken


def _places(vehicle: Vehicle, aboard: Sequence[Aboard]) -> Iterator[Finding]:
    taken = share(vehicle, aboard)
    if taken is not None and taken <= 1:
        return
    figures = {
        "large": sum(mounted.count for mounted, row in aboard if row.size == "large"),
        "huge": sum(mounted.count for mounted, row in aboard if row.size == "huge"),
        "large_places": vehicle.large_places,
        "huge_places": vehicle.huge_places,
    }
    template = N_(
        "{large} Large and {huge} Huge engines: there are places for {large_places} Large or {huge_places} Huge."
    )
    yield Finding("pf-weapon-slots", "error", Message(template, figures), "PF-BLD-21", "engines", figures=figures)


def _banks(vehicle: Vehicle, aboard: Sequence[Aboard]) -> Iterator[Finding]:
    """Half of the places on each side (PF-SGE-02)."""
    if not vehicle.banked:
        return
    for mounted, row in aboard:
        if mounted.bank not in ("port", "starboard"):
            message = Message(N_("{engine}: port or starboard?"), {"engine": row.name.words()})
            yield _of(mounted, "pf-weapon-bank", "error", message, "PF-BLD-21")
    for bank in ("port", "starboard"):
        taken = share(vehicle, [(mounted, row) for mounted, row in aboard if mounted.bank == bank])
        if taken is not None and taken > Fraction(1, 2):
            template = N_("More engines to port than half of the places.")
            if bank == "starboard":
                template = N_("More engines to starboard than half of the places.")
            yield Finding("pf-weapon-bank", "error", Message(template), "PF-BLD-21", "engines")


def _castles(vehicle: Vehicle, aboard: Sequence[Aboard]) -> Iterator[Finding]:
    """A Large engine in each castle (PF-SGE-02)."""
    for castle in CASTLES:
        there = [(mounted, row) for mounted, row in aboard if mounted.bank == castle]
        fits = vehicle.castles and sum(mounted.count for mounted, _ in there) <= 1
        for mounted, row in there:
            if not fits or row.size != "large":
                message = Message(N_("{engine}: a castle takes one Large engine."), {"engine": row.name.words()})
                yield _of(mounted, "pf-weapon-slots", "error", message, "PF-BLD-21")
