"""The back of a squad's card: the tests it takes, when losses bring one, and what its states ask for.

Scores and chances come from the rules, sentences from the table of reminders.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from desktop.sheets.blocks import Block, Column, Row, Table
from desktop.sheets.subject import Subject
from rules.actions import odds
from rules.catalogue import rows
from rules.language import N_
from rules.rogue_trader.morale.effects import TEST_NAMES, Test
from rules.rogue_trader.morale.reminders import Reminder
from rules.rogue_trader.morale.rout import losses_of
from rules.rogue_trader.morale.squad_unit import morale_unit
from rules.rogue_trader.morale.unit import MoraleUnit
from rules.rogue_trader.morale.values import Value, cool, leadership, rally_penalty
from rules.rogue_trader.settings import DEFAULT_SETTINGS
from rules.rogue_trader.squad import Squad
from rules.rogue_trader.tables import DASH

_MOST_BANDS = 5
"""Of numbers of models whose losses are told, the highest ones; fewer where the numbers are long."""
_ALWAYS = ("losers-test", "routers-flee", "try-to-rally", "winners-pursue", "stop-first")
"""Reminders that any squad may need, in the order of rout, rally and pursuit."""
_PRONE = ("frenzy-at-start", "frenzied-move")
_HATING = ("hatred-at-start", "hating-move")


@cache
def chance(target: int) -> float:
    """The chance of passing a test of 2D6, by the rule of the rout test (RT-LDT-01)."""
    found = odds("rogue-trader.rout-test", {"unit": {"ld": max(target, 0)}}, frozenset({"passed"}))
    return float(next((share for outcome, share in found if outcome["passed"]), 0))


def _row(name: str, value: Value | None, subject: Subject) -> Row:
    if value is None:
        return Row((name, DASH, DASH))
    return Row((name, f"≤ {value.target}", subject.language.percent(chance(value.target), 0)))


def _named(tests: Sequence[Test], subject: Subject) -> str:
    listed = ", ".join(subject.word(TEST_NAMES[test]) for test in tests)
    return listed[:1].upper() + listed[1:]


def tests_table(squad: Squad, subject: Subject) -> Table:
    """Each test with the score that passes and its chance; Leadership and Cool are those of whoever leads."""
    unit = morale_unit(squad)
    ld, cl = leadership(unit, DEFAULT_SETTINGS), cool(unit, DEFAULT_SETTINGS)
    on_cool: list[Test] = ["fear", "confusion"]
    on_cool += ["frenzy"] if squad.frenzy_prone else []
    on_cool += ["hatred"] if squad.hates else []
    found = [_row(_named(("rout",), subject), ld, subject), _row(_named(("rally",), subject), ld, subject)]
    if ld is not None and squad.models != 1:
        alone = ld._replace(penalty=rally_penalty(unit, 1, ld.basis, DEFAULT_SETTINGS))
        found.append(_row(subject.word(N_("Rally of a single model")), alone, subject))
    found.append(_row(_named(("decline-pursuit",), subject), ld, subject))
    found.append(_row(_named(on_cool, subject), cl, subject))
    columns = (
        Column(subject.word(N_("Test, 2D6")), grows=True, wraps=True, head_face="medium", head_ink="ink"),
        Column(subject.word(N_("Passed")), "right", "bold"),
        Column(subject.word(N_("Chance")), "right"),
    )
    return Table(columns, tuple(found))


def losses_table(squad: Squad, subject: Subject) -> Table | None:
    """Losses by shooting and psychic attack in a turn that bring a rout test (RT-ROUT-03); None without models."""
    bands: dict[int, list[int]] = {}
    for models in range(1, squad.models + 1):
        bands.setdefault(losses_of(MoraleUnit(models=models)).to_test, []).append(models)
    if not bands:
        return None
    shown = sorted(bands.items())[-(_MOST_BANDS if squad.models < 100 else _MOST_BANDS - 2) :]
    heads = [Column(_band(models), "centre", "bold", head_face="medium", head_ink="ink") for _, models in shown]
    first = Column(subject.word(N_("Models")), ink="second", grows=True, wraps=True, head_face="medium", head_ink="ink")
    lost = (subject.word(N_("Rout test: lost to fire")), *(str(losses) for losses, _ in shown))
    return Table((first, *heads), (Row(lost),))


def _band(models: Sequence[int]) -> str:
    return str(models[0]) if len(models) == 1 else f"{models[0]}–{models[-1]}"


def reminders_table(squad: Squad, subject: Subject) -> Table:
    """What the rules ask of the squad as it routs, rallies, pursues, and what its nature adds."""
    known = rows("rogue_trader", "reminders", Reminder)
    wanted = (*_ALWAYS, *(_PRONE if squad.frenzy_prone else ()), *(_HATING if squad.hates else ()))
    found = [Row((subject.text(known[each].name.words()),)) for each in wanted if each in known]
    return Table((Column(grows=True, wraps=True),), tuple(found))


def back(squad: Squad, subject: Subject) -> tuple[Block, ...]:
    """The blocks of the back."""
    losses = losses_table(squad, subject)
    return tests_table(squad, subject), *((losses,) if losses else ()), reminders_table(squad, subject)
