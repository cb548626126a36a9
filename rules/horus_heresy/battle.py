"""How battles of Horus Heresy are played: the rule set’s table for `rules.battle`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.battle import Battle, Entry
from rules.battle_table import Modifier, Table, Unrolled
from rules.horus_heresy.battle_chances import chances
from rules.horus_heresy.battle_changes import changes
from rules.horus_heresy.battle_due import coming, due
from rules.horus_heresy.battle_offers import offers
from rules.horus_heresy.battle_told import told
from rules.horus_heresy.battle_turns import advance, phase_notes, phases
from rules.horus_heresy.settings import Settings
from rules.horus_heresy.vehicle_state import first_state, statuses, track
from rules.language import C_, N_

FRONT: Mapping[str, tuple[str, ...]] = {
    "horus-heresy.facing": ("attack", "attackers", "owner_choice"),
    "horus-heresy.arc": ("target",),
    "horus-heresy.fire-plan": ("movement", "mode", "split"),
    "horus-heresy.move": ("intent", "difficult", "nearest_enemy"),
    "horus-heresy.shoot": ("armour", "distance", "snap", "stationary", "target.cover"),
    "horus-heresy.penetrate": ("armour", "hits", "strength", "damage", "kind"),
    "horus-heresy.damage-table": ("glancing",),
    "horus-heresy.melee": ("ws", "attacks", "strength", "damage", "armourbane"),
    "horus-heresy.death-or-glory": ("attacks", "strength", "damage", "armourbane", "within_melta"),
    "horus-heresy.drive-through": ("units",),
    "horus-heresy.dangerous-terrain": ("passes_over",),
    "horus-heresy.repair": ("dice", "target_number", "preference"),
    "horus-heresy.battlesmith": ("intelligence", "x", "option", "servo_arm", "distance"),
    "horus-heresy.explode": ("units",),
    "horus-heresy.embark": ("unit",),
    "horus-heresy.disembark": ("when", "placed", "coherent"),
    "horus-heresy.emergency-disembark": ("placed", "cool"),
}
VERDICTS: Mapping[str, tuple[str, str]] = {
    "hit": (C_("verdict", "hit"), C_("verdict", "missed")),
    "armour-breaker": (N_("+1 Damage"), N_("nothing more")),
    "save": (N_("saved"), N_("not saved")),
    "damage mitigation": (N_("mitigated"), N_("not mitigated")),
    "save against the glancing hit": (N_("saved"), N_("not saved")),
    "damage mitigation against the glancing hit": (N_("mitigated"), N_("not mitigated")),
    "dangerous terrain test": (N_("nothing happens"), N_("loses a hull point")),
    "repair": (N_("repaired"), N_("no repair")),
    "explosion": (N_("it explodes"), N_("it does not explode")),
}


def _no_modifiers(battle: Battle, draft: Entry) -> Sequence[Modifier]:
    """Numbers to hit come from tables: no action has a list of modifiers to tick."""
    return ()


def _all_rolled(entry: Entry) -> Unrolled | None:
    """A die that is not rolled is told in the log: nothing is shown for its absence."""
    return None


TABLE = Table(
    plays=frozenset({"horus-heresy.vehicle"}),
    settings=Settings,
    first_state=first_state,
    phases=phases,
    phase_notes=phase_notes,
    changes=changes,
    told=told,
    due=due,
    coming=coming,
    advance=advance,
    offers=offers,
    modifiers=_no_modifiers,
    chances=chances,
    statuses=statuses,
    track=track,
    front=FRONT,
    verdicts=VERDICTS,
    words={},
    sums={},
    unrolled=_all_rolled,
)
