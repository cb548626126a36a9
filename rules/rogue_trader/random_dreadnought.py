"""A dreadnought rolled up on the Ironmuster tables, step by step (RT-GEN-01 to RT-GEN-08)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, get_args

from pydantic import Field

from rules.actions import action
from rules.catalogue import Band
from rules.dice import Dice, DieWanted, Fallen, Roll, Typed
from rules.errors import BadInput
from rules.fields import described
from rules.language import N_, Message, Words
from rules.outcome import Outcome
from rules.rogue_trader.armoury import POINTS
from rules.rogue_trader.random_tables import (
    BASIC_WEAPONS,
    DREADNOUGHT_CLASSES,
    EQUIPMENT_TABLE,
    FIRST_NAMES,
    FRAMES,
    HEAVY_WEAPONS,
    HISTORIES,
    IRONMUSTER_TABLES,
    PLATINGS,
    SECOND_NAMES,
    FrameRow,
    RandomClass,
    RandomTable,
    faces,
    gap,
    roll_row,
)
from rules.rogue_trader.random_tables import DIFFERENCES as DIFFERENCE_TABLE
from rules.rogue_trader.random_weapons import roll_weapon
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
STEP_TABLES: Mapping[Step, tuple[RandomTable[Any], ...]] = {
    "frame": (FRAMES,),
    "differences": (DIFFERENCE_TABLE,),
    "plating": (PLATINGS,),
    "weapons": (DREADNOUGHT_CLASSES, BASIC_WEAPONS, HEAVY_WEAPONS),
    "equipment": (EQUIPMENT_TABLE,),
    "history": (HISTORIES,),
    "name": (FIRST_NAMES, SECOND_NAMES),
}
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
    """A suit. `save` None: none; `name`: places in the two lists, (0, 0) for none.

    The codes of frame, items and history are row ids.
    """

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
    row = roll_row(FRAMES, FRAME, dice)
    dice.say(N_("Frame {die}: {frame}."), frame=row.name.words())
    return row


def _typical(frame: FrameRow) -> list[int]:
    return [frame.m, frame.ws, frame.bs, frame.s, frame.t, frame.damage, frame.i, frame.a]


def _differences(frame: FrameRow, dice: Dice) -> list[int]:
    """M, WS, BS, S, T, Damage, I, A of this suit, held to 1 to 10 (RT-GEN-03)."""
    profile: list[int] = []
    for value, (purpose, name) in zip(_typical(frame), DIFFERENCES, strict=True):
        change = roll_row(DIFFERENCE_TABLE, purpose, dice).change
        if change:
            dice.say(N_("{characteristic} {change} ({die})."), characteristic=Message(name), change=signed(change))
        profile.append(max(1, min(10, value + change)))
    return profile


def _plating(frame: FrameRow, dice: Dice) -> int | None:
    """The save, None for none; the frame shifts the die, held to 1 to 6 (RT-GEN-04)."""
    face = dice.read(6, PLATING, lambda face: max(1, min(6, face + frame.plating)))
    row = faces(PLATINGS)[face]
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
        taken, row = roll_weapon(DREADNOUGHT_CLASSES, points, False, dice)
        points -= POINTS[taken]
        armed.append(GeneratedWeapon(row.id, taken, _mount(len(armed))))
    return armed


def _equipment(dice: Dice) -> tuple[str, ...]:
    """A D3 of different items (RT-GEN-06)."""
    there = len({row.id for row in faces(EQUIPMENT_TABLE).values()})
    wanted = dice.read(6, NUMBER_OF_ITEMS, lambda face: min(there, (face + 1) // 2))
    found: list[str] = []
    while len(found) < wanted:
        row = roll_row(EQUIPMENT_TABLE, EQUIPMENT, dice)
        if row.id in found:
            dice.say(N_("{item}: there already, rolled again."), item=row.name.words())
        else:
            dice.say(N_("{item}."), item=row.name.words())
            found.append(row.id)
    return tuple(found)


_NOT_IN_A_PAIR = ("field-modification", "matched-pair")


def _history(suit: _Suit, dice: Dice) -> None:
    """One result, or two that are neither a modification nor another pair (RT-GEN-07)."""
    row = _history_row(dice)
    if row.id != "matched-pair":
        _befalls(suit, row, dice)
        return
    if all(row.id in _NOT_IN_A_PAIR for row in faces(HISTORIES).values()):
        return
    while len(suit.history) < 2:
        row = _history_row(dice)
        if row.id not in _NOT_IN_A_PAIR:
            _befalls(suit, row, dice)


def _history_row(dice: Dice) -> Band:
    row = roll_row(HISTORIES, HISTORY, dice)
    dice.say(N_("History {die}: {row}."), row=row.name.words())
    return row


def _befalls(suit: _Suit, row: Band, dice: Dice) -> None:
    """What a row of the history does to the suit."""
    suit.history.append(row.id)
    if row.id == "salvaged-arm" and suit.weapons:
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
        if step_gap("weapons") is None:
            suit.weapons = _add_weapons(suit.weapons, 1, dice)


def _name(dice: Dice) -> tuple[int, int]:
    first, second = dice.roll(20, FIRST_NAME), dice.roll(20, SECOND_NAME)
    parts = {
        "first": faces(FIRST_NAMES)[first].name.words(),
        "second": faces(SECOND_NAMES)[second].name.words(),
    }
    dice.say(N_("Name: {first} {second}."), **parts)
    return first, second


class StepRolled(NamedTuple):
    """One step of a suit: its dice, kept or rolled, and what was said."""

    rolls: Sequence[Roll]
    said: Sequence[Words]


class KeptDoNotFit(BadInput):
    """Raised for a step whose kept dice are too few, too many or out of range; `wanted`: the die that is missing."""

    def __init__(self, step: Step, problem: Message, wanted: DieWanted | None = None) -> None:
        super().__init__(problem)
        self.step: Step = step
        self.wanted = wanted


def step_gap(step: Step) -> Message | None:
    """Why a step is left out: a table of it is empty or has a gap; None when it can be rolled (RT-DRD-09)."""
    return gap(STEP_TABLES[step])


class _Course:
    """The steps of one suit, each with the dice at hand, or with exactly the dice that were kept for it."""

    def __init__(self, kept: Mapping[Step, Sequence[int]], dice: Dice, record: dict[Step, StepRolled] | None) -> None:
        self._kept = kept
        self._dice = dice
        self._record = record

    def step(self, step: Step, roll: Callable[[Dice], T], without: T) -> T:
        """What the step gives; `without` where a table has a gap. Raises KeptDoNotFit."""
        missing = step_gap(step)
        if missing is not None:
            self._dice.say(missing)
            return without
        kept = self._kept.get(step)
        return self._with_kept(step, roll, kept) if kept is not None else self._with_dice(step, roll)

    def _with_dice(self, step: Step, roll: Callable[[Dice], T]) -> T:
        dice = self._dice
        if self._record is None or not isinstance(dice, Fallen):
            return roll(dice)
        rolls, said = len(dice.rolls), len(dice.said)
        found = roll(dice)
        self._record[step] = StepRolled(dice.rolls[rolls:], dice.said[said:])
        return found

    def _with_kept(self, step: Step, roll: Callable[[Dice], T], kept: Sequence[int]) -> T:
        typed = Typed(kept)
        try:
            found = roll(typed)
            typed.check_all_used()
        except DieWanted as wanted:
            few = Message(N_("too few dice are kept for the step {step}"), {"step": step})
            raise KeptDoNotFit(step, few, wanted) from None
        except BadInput as problem:
            raise KeptDoNotFit(step, problem.message) from None
        for words in typed.said:
            if isinstance(words, Message):
                self._dice.say(words.template, **words.figures)
        if self._record is not None:
            self._record[step] = StepRolled(typed.rolls, typed.said)
        return found


def generate(
    kept: Mapping[Step, Sequence[int]], dice: Dice, record: dict[Step, StepRolled] | None = None
) -> GeneratedDreadnought:
    """A suit: frame, differences, plating, weapons, equipment, history, name, in this order (RT-GEN-01).

    `record` is filled with the dice of each step, for dice that fall. A step whose table has a gap is left out, but
    there is no suit without a frame. Raises BadInput for that and KeptDoNotFit for kept dice.
    """
    no_frame = step_gap("frame")
    if no_frame is not None:
        raise BadInput(no_frame)
    dice.say(IRONMUSTER_TABLES)
    course = _Course(kept, dice, record)
    frame = next(iter(faces(FRAMES).values()))
    frame = course.step("frame", _frame, frame)
    profile = course.step("differences", lambda at: _differences(frame, at), _typical(frame))
    save = course.step("plating", lambda at: _plating(frame, at), None)
    weapons = course.step("weapons", lambda at: _add_weapons([], frame.weapon_points, at), [])
    equipment = course.step("equipment", _equipment, ())
    suit = _Suit(profile[0], save, frame.weapon_points, weapons)
    course.step("history", lambda at: _history(suit, at), None)
    return _suit_of(frame, profile, suit, equipment, course.step("name", _name, (0, 0)))


def _suit_of(
    frame: FrameRow, profile: Sequence[int], suit: _Suit, equipment: tuple[str, ...], name: tuple[int, int]
) -> GeneratedDreadnought:
    _, ws, bs, s, t, damage, i, a = profile
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
        name=name,
    )


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
    """A random suit; its steps are those of `generate`. Raises BadInput."""
    return generate(given.kept, dice)
