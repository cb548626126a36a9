"""The back of a building's card: damage rolls, assault, collapse, doors; figures and sentences are the rules'."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from desktop.sheets.blocks import Block, Column, Row, Table
from desktop.sheets.subject import Subject
from rules.actions import play
from rules.catalogue import rows
from rules.dice import Typed
from rules.language import C_, N_, Language, Message
from rules.rogue_trader.building import Building, door_types, is_wall
from rules.rogue_trader.building_assault import WINNERS, Winner
from rules.rogue_trader.building_collapse import COLLAPSE_DAMAGE, TRAPPED_ON
from rules.rogue_trader.damage_roll import damage_needed
from rules.rogue_trader.doors import MOST_ACTIONS, movement_after
from rules.rogue_trader.passage import PassageBand
from rules.rogue_trader.settings import DEFAULT_SETTINGS
from rules.rogue_trader.tables import DASH

_STRENGTHS = range(3, 11)
_MOVE = 4.0
"""The Move whose door actions are shown."""
_ROUNDS: Sequence[Winner] = ("defenders", "attackers", "draw")


def damage_table(building: Building, subject: Subject) -> Table:
    """The damage roll by Strength, against a section and against its doors (RT-CONV-05)."""
    heads = [Column(str(strength), "centre", head_face="bold", head_ink="ink") for strength in _STRENGTHS]
    title = subject.word(N_("Damaged at, by Strength"))
    first = Column(title, ink="second", grows=True, head_face="medium", head_ink="ink")
    found = [_needed(subject.word(N_("Section")), building.toughness, subject)]
    kinds = (door_types().get(door.door_type) for door in building.doors)
    toughness = sorted({kind.toughness for kind in kinds if kind is not None})
    found += [_needed(subject.word(N_("Door")), each, subject) for each in toughness]
    return Table((first, *heads), tuple(found))


def _needed(name: str, toughness: int | None, subject: Subject) -> Row:
    letter = subject.word(C_("vehicle profile", "T"))
    label = f"{name}, {letter}\N{NO-BREAK SPACE}{DASH if toughness is None else toughness}"
    scores = [damage_needed(strength, toughness) if toughness else None for strength in _STRENGTHS]
    return Row((label, *(f"{score}+" if score else DASH for score in scores)))


@cache
def assault_table(language: Language) -> Table:
    """What the first round of an assault means, as the rule says it (RT-BLD-12 to RT-BLD-16)."""
    columns = (
        Column(language.text(Message(N_("First round"))), face="medium", head_face="medium", head_ink="ink"),
        Column(language.text(Message(N_("Assault on a building"))), grows=True),
    )
    found = [_assault(N_("to come"), (), language)]
    found += [_assault(WINNERS[winner], (winner,), language) for winner in _ROUNDS]
    return Table(columns, tuple(found), shared=True)


def _assault(label: str, rounds: tuple[Winner, ...], language: Language) -> Row:
    said = play("rogue-trader.building-assault", {"rounds": rounds}, Typed(())).said
    return Row((language.text(Message(label)), " ".join(language.text(words) for words in said)))


@cache
def collapse_table(language: Language) -> Table:
    """Who is in or on a section that falls (RT-BLD-26 to RT-BLD-28)."""
    trapped = Message(
        N_("one hit, Strength D10, {damage} points; trapped on {score}"),
        {"damage": COLLAPSE_DAMAGE, "score": str(TRAPPED_ON)},
    )
    columns = (
        Column(language.text(Message(N_("Collapse"))), face="medium", head_face="medium", head_ink="ink"),
        Column(language.text(Message(N_("at 0 points: whoever is in or on the section"))), grows=True),
    )
    found = (
        Row((language.text(Message(N_("Models"))), language.text(Message(N_("armour save, or dead"))))),
        Row((language.text(Message(N_("Vehicles"))), language.text(trapped))),
    )
    return Table(columns, found, shared=True)


@cache
def doors_table(language: Language) -> Table:
    """What door actions leave of a Move, and how many pass a door (RT-DOOR-01, RT-DOOR-03)."""
    counts = range(1, MOST_ACTIONS + 1)
    heads = [Column(str(count), "centre", "bold", head_face="medium", head_ink="ink") for count in counts]
    title = Column(
        language.text(Message(N_("Door actions of a model"))),
        ink="second",
        grows=True,
        head_face="medium",
        head_ink="ink",
    )
    left = [f"{language.number(movement_after(_MOVE, count, DEFAULT_SETTINGS))}″" for count in counts]
    label = language.text(Message(N_("left of Move {move}″"), {"move": _MOVE}))
    return Table((title, *heads), (Row((label, *left)),), shared=True)


@cache
def passage_table(language: Language) -> Table:
    """How many models pass a door of normal size in a turn (RT-DOOR-03)."""
    bands = list(rows("rogue_trader", "passage_bands", PassageBand).values())[::-1]
    moves = [f"< {language.number(bands[1].least)}″", *(f"{language.number(band.least)}″ +" for band in bands[1:])]
    heads = [Column(move, "centre", "bold", head_face="medium", head_ink="ink") for move in moves]
    title = Column(language.text(Message(N_("By Move"))), ink="second", grows=True, head_face="medium", head_ink="ink")
    label = language.text(Message(N_("models through a door a turn")))
    return Table((title, *heads), (Row((label, *(str(band.models) for band in bands))),), shared=True)


def back(building: Building, subject: Subject) -> tuple[Block, ...]:
    """The blocks of the back; nobody is inside a wall, or goes through it but by its doors."""
    tables = [collapse_table] if is_wall(building) else [assault_table, collapse_table]
    tables += [doors_table, passage_table] if building.doors or not is_wall(building) else []
    return damage_table(building, subject), *(table(subject.language) for table in tables)
