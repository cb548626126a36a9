"""`ironmuster demo`: the newcomer's first command. Shows what the program does on the sample army."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, TextIO

from desktop.commands.resolve import told
from rules.actions import play
from rules.army import Army, units
from rules.battle import Battle, Beginning, Entry, Fighter, Side, advanced, applied, begin, resolved
from rules.battle_table import table
from rules.dice import Rolled
from rules.errors import BadFile, reason
from rules.language import N_, Language, Message
from rules.samples import sample_army
from rules.storage import SUFFIX, read_file, write_file
from rules.stored import Unit
from rules.units import kind_of

_RULE_SET = "rogue-trader"
_SEEDS = ("demo 44", "demo 44")
"""Seeds of the attack and of the special damage, so that everyone sees the same and sees something happen."""
_PATIENCE = 90
"""Seconds at the most to draw the picture of the window."""


def run_demo(arguments: Any, language: Language, out: TextIO) -> int:
    """`demo [--folder DIR]`. Exit 0 with a display or without. Raises BadFile where the folder cannot be written."""
    folder = Path(arguments.folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(N_("{file} cannot be written: {why}."), file=str(folder), why=reason(error)) from None

    def say(template: str, **figures: Any) -> None:
        out.write(language.text(Message(template, figures)) + "\n")
        out.flush()

    file, army = _sample(folder, language)
    say(N_("Sample army: {file}"), file=str(file))
    cards = folder / "cards.pdf"
    say(N_("Printed cards: {file}, {pages} pages"), file=str(cards), pages=_print(cards, army, language))
    picture = folder / "window.png"
    if _draw(file, picture, language):
        say(N_("Picture of the window: {file}"), file=str(picture))
    else:
        say(N_("The window could not be drawn: a system library of Qt is missing."))
    out.write("\n")
    _fight(army, language, out)
    out.write("\n")
    return _open(file, language, out)


def _sample(folder: Path, language: Language) -> tuple[Path, Army]:
    """The sample army in the folder; one that is there already is kept as the player left it. Raises BadFile."""
    sample = sample_army(_RULE_SET, language.code)
    file = folder / f"{sample.name}{SUFFIX}"
    if file.exists():
        return file, read_file(file).army
    write_file(file, sample)
    return file, sample


def _print(target: Path, army: Army, language: Language) -> int:
    from desktop.sheets.cards import Order, write_cards

    return write_cards(target, [Order(army, tuple(units(army)))], language=language).pages


def _draw(file: Path, picture: Path, language: Language) -> bool:
    """Draws the window in a process of its own: Qt cannot go from off screen to a screen in one."""
    command = [sys.executable, "-m", "desktop", "--language", language.code, str(file), "--screenshot", str(picture)]
    try:
        done = subprocess.run(command, capture_output=True, check=False, timeout=_PATIENCE)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0 and picture.is_file()


def _strength(entry_given: dict[str, Any]) -> int:
    return entry_given.get("weapon", {}).get("strength", 0)


def _pair(army: Army) -> tuple[Unit, Unit]:
    """Whoever carries most, and the first that it can shoot at."""
    there = [unit for unit in units(army) if unit.kind == f"{_RULE_SET}.vehicle"]
    kinds = {unit.id: kind_of(unit) for unit in there}

    def armed(unit: Unit) -> int:
        kind = kinds[unit.id]
        return kind.meters(unit, army.own)[0].used if kind else 0

    firing = max(there, key=armed)
    return firing, next(unit for unit in there if unit is not firing)


def _fight(army: Army, language: Language, out: TextIO) -> None:
    """An attack between two units of the army, and the special damage at the end of the turn."""
    if sum(unit.kind == f"{_RULE_SET}.vehicle" for unit in units(army)) < 2:
        return
    firing, aimed = _pair(army)
    fighters = tuple(
        Fighter(id=unit.id, side=side, name=unit.name, unit=unit) for side, unit in enumerate((firing, aimed))
    )
    sides = tuple(Side(name=unit.name, own=army.own) for unit in (firing, aimed))
    battle = begin(Beginning(ruleset=army.ruleset, sides=sides, fighters=fighters))
    offers = [offer for offer in table(army.ruleset).offers(battle, firing.id, aimed.id) if offer.means]
    if not offers:
        return
    shot = max(offers, key=lambda offer: _strength(dict(offer.given)))
    figures = {"firing": firing.name, "aimed": aimed.name, "means": shot.by}
    out.write(language.text(Message(N_("{firing} fires at {aimed}: {means}"), figures)) + "\n")
    battle = _played(battle, shot.action, dict(shot.given), aimed.id, _SEEDS[0], language, out)
    while battle.clock.phase != "end":
        battle = applied(battle, advanced(battle))
    for due in table(army.ruleset).due(battle):
        if due.action is not None:
            out.write("\n" + language.text(due.title) + "\n")
            battle = _played(battle, due.action, dict(due.given), due.fighter, _SEEDS[1], language, out)


def _played(
    battle: Battle, action: str, given: dict[str, Any], target: str, seed: str, language: Language, out: TextIO
) -> Battle:
    resolution = play(action, given, Rolled(seed))
    out.write(told(resolution, language))
    entry = Entry(kind="action", action=action, target=target, given=given, seed=seed)
    return applied(battle, resolved(battle, entry, resolution))


def _program() -> str:
    """The program as it was called: its script's path, else the module."""
    called = Path(sys.argv[0])
    return str(called) if called.stem == "ironmuster" else f"{Path(sys.executable).name} -m desktop"


def _open(file: Path, language: Language, out: TextIO) -> int:
    from desktop.window import app
    from desktop.window.display import NoWindow, require_display

    try:
        require_display()
    except NoWindow as problem:
        out.write(language.text(problem.message) + "\n")
        done = Message(
            N_("Done. With a display, this opens the window: {command}"), {"command": f'ironmuster "{file}"'}
        )
        out.write(language.text(done) + "\n")
        return 0
    out.write(language.text(Message(N_("Done. The window opens on the sample army."))) + "\n")
    out.flush()
    return app.run([file], language, chosen=False)
