"""`ironmuster generate`: random suits and random weapons, every die with its step (RT-GEN-01, RT-GEN-10, RT-VEH-09)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO
from uuid import NAMESPACE_OID, uuid5

from pydantic_core import to_json

from desktop.seeds import fresh_seed
from rules.actions import play
from rules.army import NO_ROWS, Force, new_army
from rules.dice import Roll, Unheard
from rules.errors import BadFile, BadInput
from rules.language import N_, Language, Message, Plural
from rules.outcome import Outcome, as_json
from rules.rogue_trader.armoury import weapons
from rules.rogue_trader.random_armament import Armament
from rules.rogue_trader.random_dreadnought import Step
from rules.rogue_trader.random_mounts import ARMAMENT, mounted_data
from rules.rogue_trader.random_rows import RolledSuit, roll_suit
from rules.rogue_trader.random_suit import PROFILE, STEP_TITLES, die_title, letter, step_words, suit_data
from rules.rogue_trader.random_tables import record_words
from rules.rogue_trader.tables import DASH
from rules.storage import name_of, write_file
from rules.stored import Unit
from rules.units import read_unit

MOST = 1_000_000
_MOST_IN_AN_ARMY = 10_000
_RULE_SET = "rogue-trader"
_SUIT = "rogue-trader.generate-dreadnought"


@dataclass(frozen=True, slots=True)
class Made:
    """Something generated: dice with their steps, what came of them, the unit as data; `lines` tells them."""

    action: str
    given: dict[str, Any]
    seed: str
    rolls: Sequence[tuple[str, Roll]]
    outcome: Outcome
    unit: dict[str, Any]
    lines: Callable[[], list[str]]


def run_generate(arguments: Any, language: Language, out: TextIO) -> int:
    """`generate dreadnought|vehicle-armament`. Without --count one JSON object, else a list of them. Raises Problem."""
    wanted = 1 if arguments.count is None else arguments.count
    seed = arguments.seed or fresh_seed()
    path = None if arguments.output is None else Path(arguments.output)
    _check(arguments, wanted, path)
    seeds = (seed if n == 1 else f"{seed}-{n}" for n in range(1, wanted + 1))
    if arguments.what == "dreadnought":
        made = (_suit(each, language) for each in seeds)
    else:
        given = {"points": arguments.points, "has_super_heavy": arguments.super_heavy}
        made = (_armament(each, n, given, language) for n, each in enumerate(seeds, 1))
    units: list[Unit] = []
    if path is not None:
        made = _kept(made, units)
    if arguments.json:
        _write_json(made, out, listed=arguments.count is not None)
    else:
        _write_text(made, out)
    if path is not None:
        _write_army(path, units, language)
        if not arguments.json:
            out.write(language.text(Message(N_("{file} is written."), {"file": str(path)})) + "\n")
    return 0


def _check(arguments: Any, wanted: int, path: Path | None) -> None:
    if not 1 <= wanted <= MOST:
        raise BadInput(N_("The count goes from 1 to {most}."), most=MOST)
    if len(arguments.seed or "") > 200:
        raise BadInput(N_("A seed has at most {most} characters."), most=200)
    if path is not None and path.exists():
        raise BadFile(N_("{file} is there already: nothing was written."), file=str(path))
    if path is not None and wanted > _MOST_IN_AN_ARMY:
        raise BadInput(N_("At most {most} units are written into one army."), most=_MOST_IN_AN_ARMY)


def _kept(made: Iterator[Made], units: list[Unit]) -> Iterator[Made]:
    """The same, each unit put on a list as it passes."""
    for each in made:
        units.append(read_unit(each.unit))
        yield each


# What is made


def _suit(seed: str, language: Language) -> Made:
    suit = roll_suit({}, lambda: Unheard(seed))
    unit = suit_data(suit, seed, language.text, _unit_id(_SUIT, seed))
    rolls = [(step, roll) for step, rolled in suit.steps.items() for roll in rolled.rolls]

    def lines() -> list[str]:
        steps = [_step_line(suit, step, language) for step in suit.steps]
        return [unit["name"], language.text(record_words(seed, False)), *steps, _profile(unit, language)]

    return Made(_SUIT, {}, seed, rolls, suit.outcome, unit, lines)


def _step_line(suit: RolledSuit, step: Step, language: Language) -> str:
    """A step: its dice, each with the characteristic it is for, and what it gave."""
    dice: list[str] = []
    for place, roll in enumerate(suit.steps[step].rolls):
        what = f"{language.text(Message(die_title(step, place)))} " if step == "differences" else ""
        dice.append(f"{what}D{roll.sides} {roll.result}")
    words = ", ".join(language.text(part) for part in step_words(suit, step))
    figures = {"step": Message(STEP_TITLES[step]), "dice": ", ".join(dice), "words": words}
    return language.text(Message(N_("{step}: {dice} – {words}"), figures))


def _profile(unit: dict[str, Any], language: Language) -> str:
    """The figures of the suit as they are after its history."""
    parts = [f"{language.text(Message(letter(field)))} {language.number(unit[field])}" for field in PROFILE]
    save = language.text(Message(letter("save")))
    parts.append(f"{save} {DASH}" if unit["save"] is None else f"{save} {unit['save']}+")
    return ", ".join(parts)


def _armament(seed: str, place: int, given: dict[str, Any], language: Language) -> Made:
    resolution = play(ARMAMENT, given, Unheard(seed))
    armament = resolution.outcome
    assert isinstance(armament, Armament)
    arms = mounted_data(resolution, seed, language.text)
    unit: dict[str, Any] = {
        "kind": "rogue-trader.vehicle",
        "id": _unit_id(ARMAMENT, seed),
        "name": language.text(Message(N_("Vehicle {n}"), {"n": place})),
        "weapon_points": given["points"],
        "weapons": [{"id": f"weapon-{number}", **arm} for number, arm in enumerate(arms, 1)],
    }

    def lines() -> list[str]:
        known = weapons(NO_ROWS)
        told = [unit["name"], language.text(record_words(seed, False))]
        for weapon, arm in zip(armament.weapons, arms, strict=True):
            dice = ", ".join(arm["rolled"]["steps"][0]["dice"])
            points = Plural("{n} weapon point", "{n} weapon points", weapon.points)
            figures = {"dice": dice, "weapon": known[weapon.name].name.words(), "points": points}
            told.append(language.text(Message(N_("Weapon: {dice} – {weapon}, {points}"), figures)))
        return told

    rolls = [("weapons", roll) for roll in resolution.rolls]
    return Made(ARMAMENT, given, seed, rolls, armament, unit, lines)


def _unit_id(action: str, seed: str) -> str:
    """The same seed gives the same unit, id and all."""
    return str(uuid5(NAMESPACE_OID, f"{action} {seed}"))


# How it is written


def _write_json(made: Iterator[Made], out: TextIO, *, listed: bool) -> None:
    """One object with an indent; or a list, an object a line, written as they are made."""
    if not listed:
        out.write(to_json(_document(next(made)), indent=1).decode() + "\n")
        return
    before = "[\n"
    for each in made:
        out.write(before + to_json(_document(each)).decode())
        before = ",\n"
    out.write("\n]\n")


def _document(made: Made) -> dict[str, Any]:
    """What --json prints; the unit is without what it leaves at its default."""
    return {
        "action": made.action,
        "input": made.given,
        "seed": made.seed,
        "tables": "Ironmuster tables",
        "rolls": [
            {"step": step, "die": f"D{roll.sides}", "result": roll.result, "for": roll.purpose}
            for step, roll in made.rolls
        ],
        "outcome": as_json(made.outcome),
        "unit": made.unit,
    }


def _write_text(made: Iterator[Made], out: TextIO) -> None:
    for each in made:
        title, *lines = each.lines()
        out.write("\n".join([title, *(f"  {line}" for line in lines)]) + "\n\n")


def _write_army(path: Path, units: Sequence[Unit], language: Language) -> None:
    army = new_army(_RULE_SET, name_of(path))
    name = language.text(Message(N_("Ironmuster tables")))
    write_file(path, army.model_copy(update={"forces": (Force(name=name, units=tuple(units)),)}))
