"""`ironmuster export`: armies and battles printed to PDF."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, TextIO

from desktop.sheets.battles import orders_of, since
from desktop.sheets.cards import Order, Printed, write_cards
from rules.army import units
from rules.errors import BadInput
from rules.journal import resume
from rules.language import N_, Language, Message, Plural
from rules.storage import BATTLE_SUFFIX, check_output, read_file


def _orders(path: Path, current: bool, language: Language) -> Sequence[Order]:
    """What a file holds to print. Raises BadFile, BadInput."""
    if path.suffix == BATTLE_SUFFIX:
        battle = resume(path).battle
        # The moment is the player's, so the local time is meant.
        return orders_of(battle, since(battle, datetime.now(), language.code) if current else None)
    if current:
        raise BadInput(N_("{file} is an army: only a battle has current damage."), file=str(path))
    army = read_file(path).army
    return [Order(army, tuple(units(army)))]


def _chosen(orders: Sequence[Order], names: Sequence[str]) -> Sequence[Order]:
    """The units of those names or ids, in the order of the files. Raises BadInput for a name that no unit has."""
    wanted = {name.strip().casefold() for name in names}
    found: set[str] = set()
    chosen: list[Order] = []
    for order in orders:
        there = []
        for unit in order.units:
            known = wanted & {unit.name.strip().casefold(), unit.id.casefold()}
            found |= known
            there += [unit] if known else []
        chosen.append(Order(order.army, tuple(there), order.battle))
    for name in names:
        if name.strip().casefold() not in found:
            raise BadInput(N_("There is no unit “{name}”."), name=name)
    return chosen


def run_export(arguments: Any, language: Language, out: TextIO) -> int:
    """`export FILE… -o OUT.pdf`. Exit 1 when a unit or a picture was left out. Raises BadFile, BadInput."""
    if arguments.layout != "cards":
        raise BadInput(N_("The layout “{layout}” cannot be printed yet: “cards” can."), layout=arguments.layout)
    target = Path(arguments.output)
    check_output(target, b"%PDF")
    current = arguments.damage == "current"
    orders = [order for name in arguments.files for order in _orders(Path(name), current, language)]
    if arguments.units:
        orders = list(_chosen(orders, arguments.units))
    if not any(order.units for order in orders):
        raise BadInput(N_("There is no unit to print."))
    printed = write_cards(target, orders, language=language, paper=arguments.paper)
    if arguments.json:
        out.write(_document(target, printed, language))
    else:
        out.write(_sentences(target, printed, language))
    return 1 if printed.problems else 0


def _document(target: Path, printed: Printed, language: Language) -> str:
    problems = [language.text(problem) for problem in printed.problems]
    found = {"file": str(target), "pages": printed.pages, "cards": printed.cards, "problems": problems}
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def _sentences(target: Path, printed: Printed, language: Language) -> str:
    cards = Plural("{n} card", "{n} cards", printed.cards)
    pages = Plural("{n} page", "{n} pages", printed.pages)
    done = Message(N_("{file}: {cards}, {pages}."), {"file": str(target), "cards": cards, "pages": pages})
    return "".join(language.text(words) + "\n" for words in (*printed.problems, done))
