"""`ironmuster resolve` and `ironmuster actions`: rules resolved from JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TextIO

from rules.actions import Resolution, answer, every_action, odds, play
from rules.dice import Fallen, Rolled, Typed
from rules.errors import BadInput, reason
from rules.language import N_, Language, Message, Words

_MOST_CHARACTERS = 4_000_000


def _standard_input() -> TextIO:
    """Raises BadInput where it is closed."""
    if sys.stdin is None:
        raise BadInput(N_("Standard input is closed."))
    return sys.stdin


def read_text(source: str) -> str:
    """A file's text, or standard input's for "-". Raises BadInput with a sentence that names the file."""
    try:
        if source == "-":
            return _standard_input().read(_MOST_CHARACTERS)
        with Path(source).open(encoding="utf-8-sig") as file:
            return file.read(_MOST_CHARACTERS)
    except UnicodeDecodeError:
        raise BadInput(N_("{file} is not a text file in UTF-8."), file=source) from None
    except OSError as error:
        raise BadInput(N_("{file} cannot be read: {why}."), file=source, why=reason(error)) from None


def _no_constant(name: str) -> Any:
    raise BadInput(N_("{number} is not a finite number."), number=name)


def parse(text: str) -> dict[str, Any]:
    """A JSON object. Raises BadInput with a sentence that says where it is broken."""
    try:
        found = json.loads(text, parse_constant=_no_constant)
    except BadInput:
        raise
    except json.JSONDecodeError as error:
        raise BadInput(
            N_("This is not JSON: line {line}, column {column}."), line=error.lineno, column=error.colno
        ) from None
    except ValueError:  # an integer of more digits than Python reads
        raise BadInput(N_("A number in the JSON is too long.")) from None
    except RecursionError:
        raise BadInput(N_("The JSON is nested too deeply.")) from None
    if not isinstance(found, dict):
        raise BadInput(N_("A JSON object is needed."))
    return found


def parse_dice(text: str) -> Typed:
    """Dice as typed, "4,6,10". Raises BadInput."""
    try:
        return Typed(int(part) for part in text.split(",") if part.strip())
    except ValueError:
        raise BadInput(N_("Dice are whole numbers with commas between them, not “{text}”."), text=text) from None


def _odds_document(action: str, given: dict[str, Any]) -> dict[str, Any]:
    rows = [
        {"outcome": outcome, "probability": float(chance), "exact": str(chance)}
        for outcome, chance in odds(action, given)
    ]
    return {"action": action, "input": given, "odds": rows}


def _request_dice(request: dict[str, Any]) -> Fallen | None:
    """The dice of a batch line; None for odds. Raises BadInput."""
    ways = [way for way in ("dice", "seed", "odds") if request.get(way) is not None]
    unknown = sorted(request.keys() - {"action", "input", "dice", "seed", "odds"})
    if unknown:
        raise BadInput(N_("unknown field “{field}”"), field=unknown[0])
    if len(ways) > 1:
        raise BadInput(N_("Give one of dice, seed and odds."))
    if ways == ["odds"]:
        if request["odds"] is not True:
            raise BadInput(N_("odds can only be true"))
        return None
    if ways == ["dice"]:
        results = request["dice"]
        if not isinstance(results, list) or not all(type(result) is int for result in results):
            raise BadInput(N_("dice must be a list of whole numbers"))
        return Typed(results)
    seed = request.get("seed", 0)
    if type(seed) is not int and not isinstance(seed, str):
        raise BadInput(N_("a seed is a whole number or text"))
    return Rolled(seed)


def _answer_line(line: str, language: Language) -> dict[str, Any]:
    try:
        request = parse(line)
        action, given = request.get("action"), request.get("input", {})
        if not isinstance(action, str):
            raise BadInput(N_("action must be the id of an action"))
        if not isinstance(given, dict):
            raise BadInput(N_("input must be a JSON object"))
        dice = _request_dice(request)
        if dice is None:
            return _odds_document(action, given)
        return answer(play(action, given, dice), language.text)
    except BadInput as problem:
        return {"error": language.text(problem.message)}


def resolve_lines(lines: Iterable[str], language: Language) -> Iterator[str]:
    """One JSON answer for each line that is not empty, in order."""
    for line in lines:
        if line.strip():
            yield json.dumps(_answer_line(line, language), ensure_ascii=False)


def _batch(source: str, language: Language, out: TextIO) -> int:
    try:
        lines = _standard_input() if source == "-" else Path(source).open(encoding="utf-8-sig")  # noqa: SIM115
    except OSError as error:
        raise BadInput(N_("{file} cannot be read: {why}."), file=source, why=reason(error)) from None
    with lines:
        try:
            for text in resolve_lines(lines, language):
                out.write(text + "\n")
        except UnicodeDecodeError:
            raise BadInput(N_("{file} is not a text file in UTF-8."), file=source) from None
    return 0


def run_resolve(arguments: Any, language: Language, out: TextIO) -> int:
    """`resolve ACTION [INPUT]` and `resolve --batch FILE`. Raises BadInput."""
    if arguments.batch is not None:
        if arguments.action is not None:
            raise BadInput(N_("Give an action or --batch, not both."))
        return _batch(arguments.batch, language, out)
    if arguments.action is None:
        raise BadInput(N_("Name an action; “ironmuster actions” lists them."))
    given = parse(read_text(arguments.input)) if arguments.input else {}
    if arguments.odds:
        document = _odds_document(arguments.action, given)
        out.write(_json(document) if arguments.json else _odds_text(document, language))
        return 0
    dice: Fallen
    if arguments.dice is not None:
        dice = parse_dice(arguments.dice)
    else:
        dice = Rolled(arguments.seed if arguments.seed is not None else _fresh_seed())
    resolution = play(arguments.action, given, dice)
    if arguments.json:
        out.write(_json(answer(resolution, language.text)))
        return 0
    out.write(told(resolution, language))
    out.write(_json(answer(resolution, language.text)["outcome"]))
    return 0


def told(resolution: Resolution, language: Language) -> str:
    """A resolution as lines to read: each die, then each sentence."""
    lines: list[Words] = [
        Message(
            N_("D{sides} {purpose}: {result}"),
            {"sides": roll.sides, "purpose": Message(roll.purpose), "result": roll.result},
        )
        for roll in resolution.rolls
    ]
    return "".join(f"{language.text(line)}\n" for line in (*lines, *resolution.said))


def _fresh_seed() -> int:
    from secrets import randbelow

    return randbelow(2**32)


def _json(document: Any) -> str:
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _odds_text(document: dict[str, Any], language: Language) -> str:
    return "".join(
        f"{language.percent(row['probability'])}  {row['exact']}  {json.dumps(row['outcome'], ensure_ascii=False)}\n"
        for row in document["odds"]
    )


def run_actions(arguments: Any, language: Language, out: TextIO) -> int:
    """`actions`: id, title, rules, and with --json the schema of the input."""
    actions = list(every_action())
    if arguments.json:
        rows = [
            {
                "id": action.id,
                "title": language.text(Message(action.title)),
                "rules": action.rules,
                "input": action.given.model_json_schema(by_alias=True),
            }
            for action in actions
        ]
        out.write(_json(rows))
        return 0
    width = max(len(action.id) for action in actions)
    for action in actions:
        title: Words = Message(action.title)
        out.write(f"{action.id:<{width}}  {language.text(title)}  ({', '.join(action.rules)})\n")
    return 0
