"""What earlier special damage makes a vehicle or dreadnought do (RT-DMG-14, RT-DMG-20, RT-AUTO-08, RT-DRD-16)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pydantic import model_validator

from rules.actions import Input, action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import Many, ManyById, described
from rules.language import N_
from rules.outcome import Outcome
from rules.rogue_trader.bounds import Kind, LastSpeed, Name
from rules.rogue_trader.settings import RogueTraderInput, Settings

Result = Literal[
    "mechanical-failure",
    "mechanical-jam",
    "system-failure",
    "burning",
    "loss-of-control",
    "temporary-loss-of-control",
    "berserk",
]
Movement = Literal["halted", "repeat", "out-of-control", "gm", "free"]
State = Literal["usable", "forced", "silent", "gm"]

RESULTS: Mapping[Kind, frozenset[Result]] = {
    "vehicle": frozenset(
        {"mechanical-failure", "system-failure", "burning", "loss-of-control", "temporary-loss-of-control"}
    ),
    "dreadnought": frozenset({"mechanical-jam", "system-failure", "burning", "berserk"}),
}
"""The results that stay in force, by kind."""
_STOPS: frozenset[Result] = frozenset({"system-failure", "burning"})
_MOVEMENT: Mapping[Result, Movement] = {
    "mechanical-failure": "repeat",
    "mechanical-jam": "repeat",
    "loss-of-control": "out-of-control",
    "temporary-loss-of-control": "out-of-control",
    "berserk": "gm",
}


class ForcedWeapon(Input):
    """A mounted weapon. `auto`: under an auto-system; `fired`: last turn; `out`: lost, or its turret or arm dead."""

    id: Name = described(N_("Weapon"))
    auto: bool = described(N_("Under an auto-system"), False, rule="RT-AUTO-03")
    fired: bool = described(N_("Fired last turn"), False, rule="RT-DMG-14")
    out: bool = described(N_("Out of use"), False, rule="RT-DMG-11")


class ForcedTurnInput(RogueTraderInput):
    """The results in force this turn, oldest first. `out_of_control`: by overspeed or collision."""

    kind: Kind = described(N_("Vehicle or dreadnought"), "vehicle")
    results: Many[Result] = described(N_("Results in force"), max_length=50, rule="RT-DMG-20")
    out_of_control: bool = described(N_("Out of control this turn"), False, rule="RT-OOC-08")
    trapped: bool = described(N_("Trapped in rubble"), False, rule="RT-BLD-28")
    last_speed: LastSpeed = described(N_("Speed last turn"), 0, unit="″")
    weapons: ManyById[ForcedWeapon] = described(N_("Weapons"), (), max_length=100)

    @model_validator(mode="after")
    def _of_this_kind(self) -> ForcedTurnInput:
        for result in self.results:
            if result not in RESULTS[self.kind]:
                raise BadInput(N_("{result} is not a result of this kind of unit"), result=result)
        if self.kind == "dreadnought" and self.out_of_control:
            raise BadInput(N_("a dreadnought is never out of control"))
        return self


@dataclass(frozen=True, slots=True)
class WeaponState(Outcome):
    """`usable`: as its crew likes; `forced`: fires as last turn; `silent`: not at all; `gm`: the game master says."""

    id: str
    state: State


@dataclass(frozen=True, slots=True)
class ForcedTurn(Outcome):
    """`speed` in inches: 0 halted, last turn's when it repeats, else None."""

    movement: Movement
    speed: float | None
    auto_locked: bool
    weapons: tuple[WeaponState, ...]


def _latest(given: ForcedTurnInput) -> Movement:
    """What the latest result makes of the movement (RT-DMG-20); stops are final and looked at before."""
    if given.out_of_control:
        return "out-of-control"
    moving: list[Movement] = [_MOVEMENT[result] for result in given.results if result in _MOVEMENT]
    return moving[-1] if moving else "free"


def _vehicle_weapon(weapon: ForcedWeapon, stopped: bool, repeats: bool, settings: Settings) -> State:
    """Mechanical failure binds auto weapons that fired; a stop silences auto weapons (RT-DMG-14, 16, RT-AUTO-08)."""
    if weapon.out:
        return "silent"
    if stopped:
        silent = weapon.auto or settings.crew_weapons_after_failure == "dead"
        return "silent" if silent else "usable"
    return "forced" if repeats and weapon.auto and weapon.fired else "usable"


def _dreadnought_weapon(weapon: ForcedWeapon, stopped: bool, latest: Movement) -> State:
    """The suit is its pilot's body: whatever it did repeats, or nothing works (RT-DRD-16, 18, 19)."""
    if weapon.out or stopped:
        return "silent"
    if latest == "gm":
        return "gm"
    if latest == "repeat":
        return "forced" if weapon.fired else "silent"
    return "usable"


def _weapons(given: ForcedTurnInput, stopped: bool, latest: Movement) -> tuple[WeaponState, ...]:
    repeats = "mechanical-failure" in given.results

    def state(weapon: ForcedWeapon) -> State:
        if given.kind == "vehicle":
            return _vehicle_weapon(weapon, stopped, repeats, given.settings)
        return _dreadnought_weapon(weapon, stopped, latest)

    return tuple(WeaponState(weapon.id, state(weapon)) for weapon in given.weapons)


def _say(found: ForcedTurn, given: ForcedTurnInput, dice: Dice) -> None:
    sentences: Mapping[Movement, str] = {
        "halted": N_("It cannot move."),
        "repeat": N_("It repeats its last turn: {speed}″ straight on."),
        "out-of-control": N_("It makes an out-of-control move."),
        "gm": N_("Berserk: the game master moves it."),
        "free": N_("Damage forces nothing on its movement."),
    }
    dice.say(sentences[found.movement], speed=given.last_speed)
    if found.auto_locked:
        dice.say(N_("Its auto-systems are locked."))
    forced = ", ".join(weapon.id for weapon in found.weapons if weapon.state == "forced")
    if forced:
        dice.say(N_("It fires as last turn: {weapons}."), weapons=forced)
    silent = ", ".join(weapon.id for weapon in found.weapons if weapon.state == "silent")
    if silent:
        dice.say(N_("It does not fire: {weapons}."), weapons=silent)


@action(
    "rogue-trader.forced-turn",
    N_("What damage forces it to do"),
    "RT-DMG-12",
    "RT-DMG-14",
    "RT-DMG-16",
    "RT-DMG-17",
    "RT-DMG-20",
    "RT-AUTO-08",
    "RT-DRD-16",
    "RT-DRD-18",
    "RT-DRD-19",
)
def forced_turn(given: ForcedTurnInput, dice: Dice) -> ForcedTurn:
    """A stop is final for movement, else the latest result rules it; weapon effects add up. No dice."""
    stopped = not _STOPS.isdisjoint(given.results)
    latest = _latest(given)
    movement: Movement = "halted" if stopped or given.trapped else latest
    found = ForcedTurn(
        movement=movement,
        speed=0.0 if movement == "halted" else given.last_speed if movement == "repeat" else None,
        auto_locked=stopped,
        weapons=_weapons(given, stopped, latest),
    )
    _say(found, given, dice)
    return found
