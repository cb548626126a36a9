"""`ironmuster battle`: how a battle stands and what happened in it; with --verify, whether seed and rules agree."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TextIO

from desktop import words
from desktop.play.texts import entry_lines, entry_title, fighter_name, phase_title, said, side_name, told
from desktop.words import say, tr
from rules.battle import Battle, Standing, differences
from rules.battle_table import Due, table
from rules.journal import resume
from rules.language import Language, Plural


def run_battle(arguments: Any, language: Language, out: TextIO) -> int:
    """State and log of a battle file. Raises BadFile. 1: verified, and entries differ from what the rules give."""
    words.use(language.code)
    found = resume(Path(arguments.file))
    wrong = list(differences(found.battle)) if arguments.verify else None
    if arguments.json:
        document = _document(found.battle, found.torn)
        if wrong is not None:
            document["differences"] = wrong
        out.write(json.dumps(document, ensure_ascii=False, indent=1) + "\n")
    else:
        out.write("\n".join(_lines(found.battle, found.torn, wrong)) + "\n")
    return 1 if wrong else 0


def _document(battle: Battle, torn: bool) -> dict[str, Any]:
    rules = table(battle.beginning.ruleset)
    return {
        "name": battle.beginning.name,
        "ruleset": battle.beginning.ruleset,
        "seed": battle.beginning.seed,
        "settings": battle.beginning.settings,
        "torn": torn,
        "turn": battle.clock.turn,
        "side": battle.clock.side,
        "phase": battle.clock.phase,
        "sides": [
            {
                "name": side.name,
                "units": [_unit(battle, one) for one in battle.standings.values() if one.fighter.side == number],
            }
            for number, side in enumerate(battle.beginning.sides)
        ],
        "due": [_due(one) for one in rules.due(battle)],
        "entries": [_entry(battle, number) for number in range(1, len(battle.steps) + 1)],
    }


def _unit(battle: Battle, standing: Standing) -> dict[str, Any]:
    rules = table(battle.beginning.ruleset)
    track = rules.track(standing)
    return {
        "id": standing.fighter.id,
        "name": standing.fighter.name,
        "kind": standing.unit.kind,
        "points": None if track is None else track.total,
        "left": None if track is None else track.left,
        "statuses": [status.code for status in rules.statuses(standing)],
        "state": standing.state.model_dump(mode="json"),
    }


def _due(due: Due) -> dict[str, Any]:
    return {"unit": due.fighter, "action": due.action, "rule": due.rule, "title": say(due.title), "blocks": due.blocks}


def _entry(battle: Battle, number: int) -> dict[str, Any]:
    entry = battle.steps[number - 1].entry
    sentences, rolls = said(battle, entry)
    return {
        "number": number,
        "title": entry_title(battle, entry),
        **entry.model_dump(mode="json", exclude_defaults=True),
        "rolls": [{"die": f"D{roll.sides}", "result": roll.result, "for": roll.purpose} for roll in rolls],
        "log": [*sentences, *told(battle, number)],
    }


def _lines(battle: Battle, torn: bool, wrong: list[int] | None) -> list[str]:
    clock = battle.clock
    lines = [battle.beginning.name or tr("Battle")]
    side, phase = side_name(battle, clock.side), phase_title(battle, clock.phase)
    lines.append(tr("Turn {turn}, {side}: {phase}", turn=clock.turn, side=side, phase=phase))
    if torn:
        lines.append(tr("The last entry of the file was cut off and is left out; all entries before it are there."))
    for number in range(len(battle.beginning.sides)):
        lines += ["", side_name(battle, number)]
        lines += [_unit_line(battle, one) for one in battle.standings.values() if one.fighter.side == number]
    due = table(battle.beginning.ruleset).due(battle)
    if due:
        lines += ["", tr("Due now")]
        lines += ["  " + tr("{name}: {what}", name=_name(battle, one), what=one.title) for one in due]
    lines.append("")
    for number, step in enumerate(battle.steps, start=1):
        lines += entry_lines(battle, number, step.entry)
    if wrong is not None:
        lines += ["", _verdict(wrong)]
    return lines


def _name(battle: Battle, due: Due) -> str:
    return fighter_name(battle.standings[due.fighter])


def _unit_line(battle: Battle, standing: Standing) -> str:
    rules = table(battle.beginning.ruleset)
    track = rules.track(standing)
    parts = [fighter_name(standing)]
    if track is not None:
        parts.append(f"{track.left} / {track.total}")
    parts += [" ".join(filter(None, (say(one.title), say(one.ends)))) for one in rules.statuses(standing)]
    return "  " + ", ".join(parts)


def _verdict(wrong: list[int]) -> str:
    if not wrong:
        return tr("Verified: dice, outcomes and changes are what seed and rules give.")
    listed = ", ".join(map(str, wrong))
    return say(
        Plural(
            "Entry {list} is not what seed and rules give.",
            "Entries {list} are not what seed and rules give.",
            len(wrong),
            {"list": listed},
        )
    )
