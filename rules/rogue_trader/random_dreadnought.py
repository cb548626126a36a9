"""A dreadnought rolled up on the Ironmuster tables, step by step (RT-GEN-01 to RT-GEN-08)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Annotated, Literal, TypeVar, get_args

from pydantic import Field

from rules.actions import action
from rules.catalogue import Band
from rules.dice import Dice, DieWanted, Typed
from rules.errors import BadInput
from rules.fields import described
from rules.language import N_, Message
from rules.outcome import Outcome
from rules.rogue_trader.armoury import POINTS
from rules.rogue_trader.random_tables import IRONMUSTER_TABLES, DifferenceRow, FrameRow, PlatingRow, faces, roll_row
from rules.rogue_trader.random_weapons import RandomClass, roll_weapon
from rules.rogue_trader.settings import RogueTraderInput
from rules.rogue_trader.tables import signed

FRAME = N_("frame")
PLATING = N_("plating")
NUMBER_OF_ITEMS = N_("number of items (D3)")
EQUIPMENT = N_("equipment")
HISTORY = N_("history")
WHICH_WEAPON = N_("which weapon")
FIRST_NAME = N_("name, first part")
SECOND_NAME = N_("name, second part")
DIFFERENCES = (
    (N_("difference in M"), N_("Move")),
    (N_("difference in WS"), N_("Weapon Skill")),
    (N_("difference in BS"), N_("Ballistic Skill")),
    (N_("difference in S"), N_("Strength")),
    (N_("difference in T"), N_("Toughness")),
    (N_("difference in Damage"), N_("Damage")),
    (N_("difference in I"), N_("Initiative")),
    (N_("difference in A"), N_("Attacks")),
)
"""Purpose of the die and name of each characteristic, in the order of the dice."""

Step = Literal["frame", "differences", "plating", "weapons", "equipment", "history", "name"]
STEPS: tuple[Step, ...] = get_args(Step)
KeptDice = Annotated[tuple[int, ...], Field(strict=False, max_length=100)]
Mount = Literal["right-arm", "left-arm", "body"]
T = TypeVar("T")


class DreadnoughtInput(RogueTraderInput):
    """Dice held from an earlier roll: a step that is kept asks for none and uses exactly its list."""

    kept: dict[Step, KeptDice] = described(N_("Dice kept, by step"), {}, rule="RT-GEN-01")


@dataclass(frozen=True, slots=True)
class GeneratedWeapon(Outcome):
    """`name`: id in the armoury; `to_hit`: 0 or less, from its history."""

    name: str
    class_: RandomClass
    mount: Mount
    to_hit: int = 0


@dataclass(frozen=True, slots=True)
class GeneratedDreadnought(Outcome):
    """A suit. `save` None: none; `name`: places in the two lists; the codes of frame, items and history are row ids."""

    frame: str
    m: int
    ws: int
    bs: int
    s: int
    t: int
    damage: int
    i: int
    a: int
    save: int | None
    weapon_points: int
    weapons: tuple[GeneratedWeapon, ...]
    equipment: tuple[str, ...]
    equipment_points: int
    history: tuple[str, ...]
    cool_modifier: int
    name: tuple[int, int]


@dataclass(slots=True)
class _Suit:
    """A suit while it is rolled up: what its history may still change."""

    m: int
    save: int | None
    weapon_points: int
    weapons: list[GeneratedWeapon]
    history: list[str] = field(default_factory=list[str])
    cool_modifier: int = 0


def _frame(dice: Dice) -> FrameRow:
    row = roll_row("frame", FrameRow, 6, FRAME, dice)
    dice.say(N_("Frame {die}: {frame}."), frame=row.name.words())
    return row


def _differences(frame: FrameRow, dice: Dice) -> list[int]:
    """M, WS, BS, S, T, Damage, I, A of this suit, held to 1 to 10 (RT-GEN-03)."""
    typical = (frame.m, frame.ws, frame.bs, frame.s, frame.t, frame.damage, frame.i, frame.a)
    profile: list[int] = []
    for value, (purpose, name) in zip(typical, DIFFERENCES, strict=True):
        change = roll_row("difference", DifferenceRow, 6, purpose, dice).change
        if change:
            dice.say(N_("{characteristic} {change} ({die})."), characteristic=Message(name), change=signed(change))
        profile.append(max(1, min(10, value + change)))
    return profile


def _plating(frame: FrameRow, dice: Dice) -> int | None:
    """The save, None for none; the frame shifts the die, held to 1 to 6 (RT-GEN-04)."""
    table = faces("plating", PlatingRow, 6)
    row = dice.read(6, PLATING, lambda face: table[max(1, min(6, face + frame.plating))])
    dice.say(N_("Armour plating {die}: {row}."), row=row.name.words())
    return row.save


def _mount(place: int) -> Mount:
    """Right and left arm in turn, two weapons each; further ones sit on the body (RT-GEN-05)."""
    if place >= 4:
        return "body"
    return "left-arm" if place % 2 else "right-arm"


def _add_weapons(weapons: list[GeneratedWeapon], points: int, dice: Dice) -> list[GeneratedWeapon]:
    """The weapons, and those for `points` more (RT-GEN-05)."""
    armed = list(weapons)
    while points > 0:
        taken, row = roll_weapon("dreadnought_class", points, False, dice)
        points -= POINTS[taken]
        armed.append(GeneratedWeapon(row.id, taken, _mount(len(armed))))
    return armed


def _equipment(dice: Dice) -> tuple[str, ...]:
    """A D3 of different items (RT-GEN-06)."""
    wanted = dice.read(6, NUMBER_OF_ITEMS, lambda face: (face + 1) // 2)
    found: list[str] = []
    while len(found) < wanted:
        row = roll_row("equipment", Band, 10, EQUIPMENT, dice)
        if row.id in found:
            dice.say(N_("{item}: there already, rolled again."), item=row.name.words())
        else:
            dice.say(N_("{item}."), item=row.name.words())
            found.append(row.id)
    return tuple(found)


def _history(suit: _Suit, dice: Dice) -> None:
    """One result, or two that are neither a modification nor another pair (RT-GEN-07)."""
    row = _history_row(dice)
    if row.id != "matched-pair":
        _befalls(suit, row, dice)
        return
    while len(suit.history) < 2:
        row = _history_row(dice)
        if row.id not in ("field-modification", "matched-pair"):
            _befalls(suit, row, dice)


def _history_row(dice: Dice) -> Band:
    row = roll_row("history", Band, 10, HISTORY, dice)
    dice.say(N_("History {die}: {row}."), row=row.name.words())
    return row


def _befalls(suit: _Suit, row: Band, dice: Dice) -> None:
    """What a row of the history does to the suit."""
    suit.history.append(row.id)
    if row.id == "salvaged-arm":
        which = dice.pick(range(len(suit.weapons)), WHICH_WEAPON)
        weapon = suit.weapons[which]
        suit.weapons[which] = replace(weapon, to_hit=weapon.to_hit - 1)
    elif row.id == "patched-plating":
        suit.save = None if suit.save is None or suit.save == 6 else suit.save + 1
    elif row.id == "improvised-power-feed":
        suit.m = max(1, suit.m - 1)
    elif row.id == "nervous-link":
        suit.cool_modifier -= 1
    elif row.id == "field-modification":
        suit.weapon_points += 1
        suit.weapons = _add_weapons(suit.weapons, 1, dice)


def _name(dice: Dice) -> tuple[int, int]:
    first, second = dice.roll(20, FIRST_NAME), dice.roll(20, SECOND_NAME)
    parts = {
        "first": faces("name_first", Band, 20)[first].name.words(),
        "second": faces("name_second", Band, 20)[second].name.words(),
    }
    dice.say(N_("Name: {first} {second}."), **parts)
    return first, second


def _step(step: Step, roll: Callable[[Dice], T], given: DreadnoughtInput, dice: Dice) -> T:
    """A step with the dice at hand, or with exactly the dice that were kept for it."""
    kept = given.kept.get(step)
    if kept is None:
        return roll(dice)
    typed = Typed(kept)
    try:
        found = roll(typed)
    except DieWanted:
        raise BadInput(N_("too few dice are kept for the step {step}"), step=step) from None
    typed.check_all_used()
    for words in typed.said:
        if isinstance(words, Message):
            dice.say(words.template, **words.figures)
    return found


@action(
    "rogue-trader.generate-dreadnought",
    N_("Random dreadnought"),
    "RT-GEN-01",
    "RT-GEN-02",
    "RT-GEN-03",
    "RT-GEN-04",
    "RT-GEN-05",
    "RT-GEN-06",
    "RT-GEN-07",
    "RT-GEN-08",
)
def generate_dreadnought(given: DreadnoughtInput, dice: Dice) -> GeneratedDreadnought:
    """Frame, differences, plating, weapons, equipment, history, name, in this order."""
    dice.say(IRONMUSTER_TABLES)
    frame = _step("frame", _frame, given, dice)
    profile = _step("differences", lambda at: _differences(frame, at), given, dice)
    save = _step("plating", lambda at: _plating(frame, at), given, dice)
    weapons = _step("weapons", lambda at: _add_weapons([], frame.weapon_points, at), given, dice)
    equipment = _step("equipment", _equipment, given, dice)
    m, ws, bs, s, t, damage, i, a = profile
    suit = _Suit(m, save, frame.weapon_points, weapons)
    _step("history", lambda at: _history(suit, at), given, dice)
    return GeneratedDreadnought(
        frame=frame.id,
        m=suit.m,
        ws=ws,
        bs=bs,
        s=s,
        t=t,
        damage=damage,
        i=i,
        a=a,
        save=suit.save,
        weapon_points=suit.weapon_points,
        weapons=tuple(suit.weapons),
        equipment=equipment,
        equipment_points=len(equipment),
        history=tuple(suit.history),
        cool_modifier=suit.cool_modifier,
        name=_step("name", _name, given, dice),
    )
