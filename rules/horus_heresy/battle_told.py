"""What an entry changed, in sentences: the difference between a battle before it and after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from rules.battle import Battle, Standing
from rules.horus_heresy.statuses import STATUS_WORDS
from rules.horus_heresy.vehicle import Vehicle
from rules.horus_heresy.vehicle_state import VehicleState, hull_points_left, inside, models_of
from rules.language import N_, Message, Plural, Words


def told(before: Battle, after: Battle) -> Sequence[Words]:
    """A sentence for each change that a player wants to read, unit by unit."""
    found: list[Words] = []
    for fighter, now in after.standings.items():
        was = before.standings[fighter]
        if was.state is not now.state:
            found += _of_unit(was, now)
    return found


def _of_unit(was: Standing, now: Standing) -> Iterator[Words]:
    vehicle = cast(Vehicle, now.unit)
    old, new = cast(VehicleState, was.state), cast(VehicleState, now.state)
    name = now.fighter.name
    yield from _points(name, vehicle, old, new)
    if new.destroyed and not old.destroyed:
        yield Message(N_("{name} is destroyed."), {"name": name})
    else:
        yield from _statuses(name, old, new)
    if new.shields_lost > old.shields_lost:
        lost = new.shields_lost - old.shields_lost
        yield Plural("{name} loses {n} Void Shield.", "{name} loses {n} Void Shields.", lost, {"name": name})
    yield from _moves(name, vehicle, old, new)


def _points(name: str, vehicle: Vehicle, old: VehicleState, new: VehicleState) -> Iterator[Words]:
    before, after = hull_points_left(vehicle, old), hull_points_left(vehicle, new)
    figures: dict[str, Words] = {"name": name, "before": before, "after": after}
    if after < before:
        yield Plural(
            "{name} loses {n} hull point: {before} → {after}.",
            "{name} loses {n} hull points: {before} → {after}.",
            before - after,
            figures,
        )
    elif after > before:
        yield Plural(
            "{name} gets {n} hull point back: {before} → {after}.",
            "{name} gets {n} hull points back: {before} → {after}.",
            after - before,
            figures,
        )


def _statuses(name: str, old: VehicleState, new: VehicleState) -> Iterator[Words]:
    for status in new.statuses:
        if status not in old.statuses:
            yield Message(N_("{name} is {status}."), {"name": name, "status": Message(STATUS_WORDS[status])})
    for status in old.statuses:
        if status not in new.statuses:
            yield Message(N_("{name} is no longer {status}."), {"name": name, "status": Message(STATUS_WORDS[status])})


_MOVES = {
    "stationary": N_("{name} stays where it is."),
    "pivoted": N_("{name} pivots on the spot."),
    "moved": N_("{name} moves."),
    "rushed": N_("{name} Rushes."),
}


def _moves(name: str, vehicle: Vehicle, old: VehicleState, new: VehicleState) -> Iterator[Words]:
    if new.moved and not old.moved:
        yield Message(_MOVES[new.movement], {"name": name})
    before, after = models_of(inside(vehicle, old)), models_of(inside(vehicle, new))
    figures: dict[str, Words] = {"name": name}
    if after < before:
        yield Plural("{n} model gets out of {name}.", "{n} models get out of {name}.", before - after, figures)
    elif after > before:
        yield Plural("{n} model gets into {name}.", "{n} models get into {name}.", after - before, figures)
    if new.smokescreen and not old.smokescreen:
        yield Message(N_("{name} hides behind a smokescreen."), figures)
    if new.wreck and not old.wreck:
        yield Message(N_("{name} is a wreck."), figures)
