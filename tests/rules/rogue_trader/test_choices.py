"""Every value that a player can choose, in an action, a state or a house rule, has a word in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel

from rules.actions import every_action
from rules.language import Message, language
from rules.rogue_trader.choices import CHOICES
from rules.rogue_trader.settings import Settings
from rules.rogue_trader.vehicle_state import VehicleState


def _values(part: Any, defs: dict[str, Any]) -> Iterator[str]:
    """The values of choices in a part of a JSON Schema that has no words of its own."""
    if isinstance(part, list):
        for one in part:
            yield from _values(one, defs)
    elif isinstance(part, dict) and not part.get("words"):
        yield from (str(value) for value in part.get("enum", ()))
        for key, inner in part.items():
            if key not in ("default", "propertyNames"):
                yield from _values(inner, defs)


def _without_words(model: type[BaseModel]) -> set[str]:
    schema = model.model_json_schema(by_alias=True)
    dice = ("D3", "D4", "D6", "D10", "2D6", "2D12", "1")
    return {value for value in _values(schema, {}) if value not in dice}


def test_each_has_a_word_of_its_own_or_one_for_all() -> None:
    models = [action.given for action in every_action() if action.id.startswith("rogue-trader.")]
    missing = {value for model in (*models, Settings, VehicleState) for value in _without_words(model)} - set(CHOICES)
    assert missing == set()


def test_the_words_are_there_in_french() -> None:
    english, french = language("en"), language("fr")
    same = {value for value, word in CHOICES.items() if english.text(Message(word)) == french.text(Message(word))}
    assert same <= {"dreadnought", "berserk", "confusion", "obstacle", "ld", "cl"}
