"""Who is out of control next turn, and who moves first because of it (RT-OOC-06 to RT-OOC-08)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.actions import Input, action
from rules.dice import Dice
from rules.fields import Many, ManyById, described
from rules.language import N_
from rules.outcome import Outcome
from rules.rogue_trader.bounds import Name
from rules.rogue_trader.settings import RogueTraderInput, Settings

Cause = Literal[
    "overspeed",
    "collision-vehicle",
    "collision-solid",
    "collision-creature",
    "temporary",
    "permanent",
    "by-hand",
]


class LossOfControlInput(RogueTraderInput):
    """What happened to a vehicle in one turn. `halted`, `destroyed`: by damage."""

    causes: Many[Cause] = described(N_("Causes"), max_length=20, rule="RT-OOC-08")
    struck: bool = described(N_("It was the vehicle struck"), False, rule="RT-OOC-07")
    permanently_out_of_control: bool = described(N_("Out of control for good"), False, rule="RT-DMG-17")
    halted: bool = described(N_("Stopped for good"), False, rule="RT-DMG-20")
    destroyed: bool = described(N_("Destroyed"), False, rule="RT-DMG-02")


@dataclass(frozen=True, slots=True)
class LossOfControl(Outcome):
    """`next_turn`: in its owner's next turn."""

    next_turn: bool
    permanently_out_of_control: bool


def _takes_control(cause: Cause, struck: bool, settings: Settings) -> bool:
    """Whether a cause costs control for a turn (RT-OOC-07, RT-OOC-08)."""
    if cause == "collision-creature":
        return False
    return not (cause == "collision-vehicle" and struck and settings.collision_control == "movingOnly")


@action(
    "rogue-trader.loss-of-control",
    N_("Who is out of control next turn"),
    "RT-OOC-07",
    "RT-OOC-08",
    "RT-MOV-12",
    "RT-DMG-12",
    "RT-DMG-17",
    "RT-DMG-20",
)
def loss_of_control(given: LossOfControlInput, dice: Dice) -> LossOfControl:
    """Several causes are one turn out of control; what is permanent stays so. No dice."""
    permanent = given.permanently_out_of_control or "permanent" in given.causes
    lost = permanent or any(_takes_control(cause, given.struck, given.settings) for cause in given.causes)
    moves = not given.halted and not given.destroyed
    if not moves:
        dice.say(N_("Stopped or destroyed: it makes no move out of control."))
    elif permanent:
        dice.say(N_("Out of control for good."))
    elif lost:
        dice.say(N_("Out of control in its owner’s next turn."))
    else:
        dice.say(N_("It keeps control."))
    return LossOfControl(next_turn=lost and moves, permanently_out_of_control=permanent)


class Mover(Input):
    """A model in the movement phase."""

    id: Name = described(N_("Model"))
    out_of_control: bool = described(N_("Out of control this turn"), False)
    moved: bool = described(N_("Has moved"), False)
    destroyed: bool = described(N_("Destroyed"), False)


class MovementOrderInput(RogueTraderInput):
    """The models of the player whose turn it is."""

    models: ManyById[Mover] = described(N_("Models"), max_length=200)


@dataclass(frozen=True, slots=True)
class MovementOrder(Outcome):
    """`may_move`: ids, in the order of the list."""

    out_of_control_first: bool
    may_move: tuple[str, ...]


@action("rogue-trader.movement-order", N_("Who may move now"), "RT-OOC-06")
def movement_order(given: MovementOrderInput, dice: Dice) -> MovementOrder:
    """Whoever is out of control moves before anything else does; their order is the owner's choice. No dice."""
    waiting = [model for model in given.models if not model.moved and not model.destroyed]
    uncontrolled = [model for model in waiting if model.out_of_control]
    if uncontrolled:
        dice.say(N_("Those out of control move first: {names}."), names=", ".join(model.id for model in uncontrolled))
    return MovementOrder(bool(uncontrolled), tuple(model.id for model in uncontrolled or waiting))
