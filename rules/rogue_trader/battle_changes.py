"""What the outcome of an action changes on the units of a battle (section 0.6 of the actions: state between them)."""

from __future__ import annotations

from rules.battle import Battle, Entry, UnitChanges
from rules.rogue_trader.at_play import Values, play_of

_ATTACKS = ("shoot", "volley", "fight", "damage")


def changes(battle: Battle, entry: Entry) -> UnitChanges:
    """What an action's outcome changes; nothing when the rules refused it, or when it is no unit of the battle's."""
    if entry.outcome.get("allowed") is False or entry.action is None:
        return {}
    name = entry.action.partition(".")[2]
    if name in _ATTACKS:
        return _attack(battle, entry)
    if name == "collision":
        return _collision(battle, entry)
    whose = entry.target or entry.actor
    if whose is None:
        return {}
    change = play_of(battle, whose).changes.get(name)
    return {whose: change(battle, whose, entry)} if change else {}


def _attack(battle: Battle, entry: Entry) -> UnitChanges:
    """Shots, blows and hits: what the target loses; the weapons have fired, their crew are busy (RT-ATK-01)."""
    found: dict[str, Values] = {}
    if entry.target is not None:
        found[entry.target] = play_of(battle, entry.target).hit(battle, entry.target, entry, entry.outcome)
    if entry.actor is not None:
        used = play_of(battle, entry.actor).used(battle, entry.actor, entry)
        found[entry.actor] = {**found.get(entry.actor, {}), **used}
    return found


def _collision(battle: Battle, entry: Entry) -> UnitChanges:
    """Both sides of a collision: the vehicle that moved is the actor, what it struck the target (RT-COL-01 to 13)."""
    if not entry.outcome["collides"]:
        return {}
    found: dict[str, Values] = {}
    for fighter, side in ((entry.actor, "vehicle"), (entry.target, "other")):
        if fighter is not None:
            outcome = entry.outcome[side]
            found[fighter] = play_of(battle, fighter).hit(battle, fighter, entry, outcome)
            if outcome.get("out_of_control_next_turn"):
                found[fighter]["out_of_control_next_turn"] = True
    last_speed = entry.outcome["last_speed_next_turn"]
    if entry.actor is not None and last_speed is not None:
        found[entry.actor]["last_speed"] = last_speed
    return found
