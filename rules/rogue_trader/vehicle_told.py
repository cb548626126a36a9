"""What an entry changed on a vehicle, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from rules.battle import Battle, Standing
from rules.language import N_, Message, Plural, Words
from rules.rogue_trader.battle_told import points_told
from rules.rogue_trader.loading import weapon_rows
from rules.rogue_trader.vehicle import Vehicle
from rules.rogue_trader.vehicle_offers import weapon_words
from rules.rogue_trader.vehicle_state import VehicleState, movement_next_turn, points_left


def told(battle: Battle, was: Standing, now: Standing) -> Iterator[Words]:
    """A sentence for each change that a player wants to read."""
    vehicle = cast(Vehicle, now.unit)
    old, new = cast(VehicleState, was.state), cast(VehicleState, now.state)
    name = now.fighter.name
    yield from points_told(name, points_left(vehicle, old), points_left(vehicle, new))
    if new.destroyed and not old.destroyed:
        yield Message(N_("{name} is destroyed."), {"name": name})
    else:
        yield from _damage(battle, now, old, new)
        yield from _control(name, old, new)
    yield from _move(name, old, new)
    dead = sum(new.dead.values()) - sum(old.dead.values())
    if dead > 0:
        yield Plural("{n} aboard {name} dies.", "{n} aboard {name} die.", dead, {"name": name})
    elif old.occupants_due and not new.occupants_due and new.destroyed:
        yield Message(N_("Everybody aboard {name} lives."), {"name": name})


def _damage(battle: Battle, now: Standing, old: VehicleState, new: VehicleState) -> Iterator[Words]:
    vehicle, name = cast(Vehicle, now.unit), now.fighter.name
    figures: dict[str, Words] = {"name": name, "n": new.power_losses}
    if new.power_losses > old.power_losses:
        yield Message(N_("{name} loses power, ×{n}: maximum speed and acceleration are halved."), figures)
    for mounted, row in weapon_rows(vehicle.weapons, battle.own(now.fighter.id)):
        if mounted.id in new.weapons_lost and mounted.id not in old.weapons_lost:
            weapon = weapon_words(mounted, row)
            yield Message(N_("{name} loses a weapon: {weapon}."), {"name": name, "weapon": weapon})
    for turret in vehicle.turrets:
        if turret.id in new.turrets_out and turret.id not in old.turrets_out:
            named = Message(N_("{name}: the turret “{turret}” is out of use."), {"name": name, "turret": turret.name})
            yield named if turret.name else Message(N_("{name}: the turret is out of use."), {"name": name})
    if new.halted and not old.halted:
        yield Message(N_("{name} stops for good."), {"name": name})
    if new.burning and not old.burning:
        yield Message(N_("{name} burns."), {"name": name})


def _control(name: str, old: VehicleState, new: VehicleState) -> Iterator[Words]:
    if new.permanently_out_of_control and not old.permanently_out_of_control:
        yield Message(N_("{name} is out of control for good."), {"name": name})
        return
    before, after = movement_next_turn(old), movement_next_turn(new)
    if after == "out-of-control" and before != after:
        yield Message(N_("{name} is out of control in its next turn."), {"name": name})
    if len(new.results) > len(old.results) and new.results[-1] == "mechanical-failure":
        yield Message(N_("{name} repeats its last turn from now on."), {"name": name})


def _move(name: str, old: VehicleState, new: VehicleState) -> Iterator[Words]:
    if new.moved and not old.moved and not new.destroyed:
        yield Message(N_("{name} moves {speed}″."), {"name": name, "speed": new.last_speed})
    if new.flying != old.flying:
        yield Message(N_("{name} flies.") if new.flying else N_("{name} is on the ground."), {"name": name})
