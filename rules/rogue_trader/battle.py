"""How battles of Rogue Trader are played: the rule set's table for `rules.battle`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.battle import Standing
from rules.battle_table import Status, Table, Track
from rules.rogue_trader.at_play import MODULES, at_play
from rules.rogue_trader.battle_chances import chances
from rules.rogue_trader.battle_changes import changes
from rules.rogue_trader.battle_clock import phases
from rules.rogue_trader.battle_dice import SUMS, VERDICTS, unrolled
from rules.rogue_trader.battle_modifiers import modifiers
from rules.rogue_trader.battle_offers import offers
from rules.rogue_trader.battle_told import told
from rules.rogue_trader.battle_turns import advance, coming, due, phase_notes
from rules.rogue_trader.choices import CHOICES
from rules.rogue_trader.settings import Settings
from rules.stored import Stored, Unit

FRONT: Mapping[str, tuple[str, ...]] = {
    "rogue-trader.shoot": ("distance", "shots"),
    "rogue-trader.volley": ("attacks.distance",),
    "rogue-trader.fight": ("ws", "attacks", "weapon.strength"),
    "rogue-trader.damage": ("hits", "strength", "damage", "save_modifier"),
    "rogue-trader.open-vehicle-hit": ("band", "aim"),
    "rogue-trader.move-check": ("speed", "confirm_fall"),
    "rogue-trader.turning-circle": ("speed",),
    "rogue-trader.overspeed": ("turned", "out_of_control"),
    "rogue-trader.fall": ("speed", "voluntary"),
    "rogue-trader.out-of-control": ("last_speed",),
    "rogue-trader.loss-of-control": ("causes",),
    "rogue-trader.collision": ("vehicle.speed", "other.kind", "other.toughness", "angle"),
    "rogue-trader.special-damage": ("points_lost", "total"),
    "rogue-trader.burning": ("own_turn",),
    "rogue-trader.occupants-save": ("cause", "ejector_save"),
    "rogue-trader.dreadnought-move": ("move",),
    "rogue-trader.building-damage": ("section", "hits", "strength", "damage"),
    "rogue-trader.rout-test": ("cause",),
    "rogue-trader.rally": ("tried_this_phase",),
    "rogue-trader.rout-move": (),
    "rogue-trader.morale-start-of-turn": ("own_turn",),
    "rogue-trader.psychology-test": ("kind", "trigger"),
}


def _first_state(unit: Unit) -> Stored:
    return at_play(unit.kind).first_state(unit)


def _statuses(standing: Standing) -> Sequence[Status]:
    return tuple(at_play(standing.unit.kind).statuses(standing.unit, standing.state))


def _track(standing: Standing) -> Track | None:
    return at_play(standing.unit.kind).track(standing.unit, standing.state)


TABLE = Table(
    plays=frozenset(MODULES),
    settings=Settings,
    first_state=_first_state,
    phases=phases,
    phase_notes=phase_notes,
    changes=changes,
    told=told,
    due=due,
    coming=coming,
    advance=advance,
    offers=offers,
    modifiers=modifiers,
    chances=chances,
    statuses=_statuses,
    track=_track,
    front=FRONT,
    verdicts=VERDICTS,
    sums=SUMS,
    words=CHOICES,
    unrolled=unrolled,
)
