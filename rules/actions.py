"""The registry of actions: every rule that resolves something, by id.

An action is a function from a validated input and dice to an outcome:

    @action("rogue-trader.overspeed", N_("Overspeed check"), "RT-MOV-11", "RT-MOV-12")
    def overspeed(given: OverspeedInput, dice: Dice) -> Overspeed: ...

Command line, play panel, odds and JSON Schema all work from that one line. The module of an action is named in
its rule set's table (`rules.rogue_trader.actions.MODULES`) and imported when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from typing import Any, TypeVar, get_type_hints

from pydantic import BaseModel, ConfigDict, ValidationError

from rules.dice import Dice, Fallen, Roll, Typed
from rules.errors import BadInput, sentence
from rules.language import N_, Words
from rules.odds import weigh
from rules.outcome import Outcome, Pairs, as_json, part

RULE_SETS: Mapping[str, str] = {
    "rogue-trader": "rules.rogue_trader.actions",
    "horus-heresy": "rules.horus_heresy.actions",
    "pathfinder": "rules.pathfinder.actions",
}
"""Prefix of the action ids, and the module whose MODULES names the module of each action."""


class Input(BaseModel):
    """Base of every input: unknown fields, wrong types and numbers that are not finite are refused."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        strict=True,
        allow_inf_nan=False,
        populate_by_name=True,
        hide_input_in_errors=True,
    )


G = TypeVar("G", bound=Input)
R = TypeVar("R", bound=Outcome)


@dataclass(frozen=True, slots=True)
class Action:
    """A resolvable rule. `title` is a template for `rules.language.Message`."""

    id: str
    title: str
    rules: tuple[str, ...]
    given: type[Input]
    run: Callable[[Any, Dice], Outcome]


@dataclass(frozen=True, slots=True)
class Resolution:
    """An action played once."""

    action: str
    given: Mapping[str, Any]
    rolls: Sequence[Roll]
    outcome: Outcome
    said: Sequence[Words]


_known: dict[str, Action] = {}


def action(id_: str, title: str, *rules: str) -> Callable[[Callable[[G, Dice], R]], Callable[[G, Dice], R]]:
    """Registers a function as the action of that id; its first parameter's type is the input model."""

    def register(function: Callable[[G, Dice], R]) -> Callable[[G, Dice], R]:
        given = get_type_hints(function)["given"]
        _known[id_] = Action(id_, title, rules, given, function)
        return function

    return register


def _table(rule_set: str) -> Mapping[str, str]:
    return import_module(RULE_SETS[rule_set]).MODULES


def find(id_: str) -> Action:
    """The action of that id. Raises BadInput for an id that no rule set has."""
    if id_ not in _known:
        rule_set, _, name = id_.partition(".")
        module = _table(rule_set).get(name) if rule_set in RULE_SETS else None
        if module is None:
            raise BadInput(N_("There is no action “{id}”."), id=id_)
        import_module(module)
    return _known[id_]


def every_action() -> Iterator[Action]:
    """All actions, by rule set and in the order of their tables."""
    for rule_set in RULE_SETS:
        for name in _table(rule_set):
            yield find(f"{rule_set}.{name}")


def read_input(found: Action, given: Mapping[str, Any]) -> Any:
    """The validated input. Raises BadInput with a sentence that names the field."""
    try:
        return found.given.model_validate(given, by_alias=True, by_name=False)
    except ValidationError as error:
        raise BadInput(sentence(error)) from None


def play(id_: str, given: Mapping[str, Any], dice: Fallen) -> Resolution:
    """Resolves an action with dice that fall. Raises BadInput (DieWanted when typed dice run out)."""
    found = find(id_)
    validated = read_input(found, given)
    outcome = found.run(validated, dice)
    if isinstance(dice, Typed):
        dice.check_all_used()
    return Resolution(id_, given, dice.rolls, outcome, dice.said)


def odds(
    id_: str, given: Mapping[str, Any], only: frozenset[str] | None = None
) -> list[tuple[dict[str, Any], Fraction]]:
    """The exact chance of each outcome, as JSON data, most likely first.

    `only`: the outcome's fields to tell apart; outcomes that agree in them are added up. Raises BadInput.
    """
    found = find(id_)
    validated = read_input(found, given)

    def run(dice: Dice) -> Outcome | Pairs:
        outcome = found.run(validated, dice)
        return outcome if only is None else part(outcome, only)

    weights, total = weigh(run, only)
    rows = sorted(weights, key=lambda row: -row[1])
    return [(as_json(outcome), Fraction(weight, total)) for outcome, weight in rows]


def answer(resolution: Resolution, text: Callable[[Words], str]) -> dict[str, Any]:
    """A resolution as the JSON document of the command line; `text` turns its sentences into a language."""
    return {
        "action": resolution.action,
        "input": resolution.given,
        "rolls": [{"die": f"D{r.sides}", "result": r.result, "for": r.purpose} for r in resolution.rolls],
        "outcome": as_json(resolution.outcome),
        "log": [text(words) for words in resolution.said],
    }
