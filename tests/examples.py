"""Playing an action against an example: input, dice in order, and the part of the outcome that is told."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from rules.actions import answer, odds, play
from rules.dice import Typed
from rules.errors import BadInput
from rules.language import language

rule = pytest.mark.rule
param = pytest.param
BAD_INPUT = "bad input"
"""What `check` expects of an input or dice that are refused."""


def outcome_of(action: str, given: Mapping[str, Any], dice: list[int]) -> dict[str, Any]:
    """The outcome as JSON data, with every sentence of the log put into both languages on the way."""
    resolution = play(action, given, Typed(dice))
    for code in ("en", "fr"):
        assert all(answer(resolution, language(code).text)["log"])
    return answer(resolution, language("en").text)["outcome"]


def check(action: str, given: Mapping[str, Any], dice: list[int], then: Any) -> None:
    """Plays the action and compares the fields that `then` names; or expects it to be refused as BAD_INPUT."""
    if then == BAD_INPUT:
        with pytest.raises(BadInput):
            play(action, given, Typed(dice))
        return
    outcome = outcome_of(action, given, dice)
    assert part(outcome, then) == then


def part(whole: Any, like: Any) -> Any:
    """What of `whole` the example `like` names: fields of objects, items of lists as they are."""
    if isinstance(like, dict) and isinstance(whole, dict):
        return {key: part(whole[key], value) if key in whole else "missing" for key, value in like.items()}
    if isinstance(like, list) and isinstance(whole, list) and len(like) == len(whole):
        return [part(item, value) for item, value in zip(whole, like, strict=True)]
    if isinstance(like, float):
        return pytest.approx(whole, abs=0.001)
    return whole


def chances(action: str, given: Mapping[str, Any], *fields: str) -> dict[tuple[Any, ...], Fraction]:
    """The exact chance of each combination of these fields of the outcome; they are checked to add up to 1."""
    rows = odds(action, given, frozenset(fields))
    assert sum(chance for _, chance in rows) == 1
    return {tuple(outcome[field] for field in fields): chance for outcome, chance in rows}


def log_of(action: str, given: Mapping[str, Any], dice: list[int], code: str = "en") -> list[str]:
    """The sentences of the log in a language."""
    return answer(play(action, given, Typed(dice)), language(code).text)["log"]


def share(action: str, given: Mapping[str, Any], like: Mapping[str, Any]) -> tuple[Fraction, int]:
    """The exact chance of the outcomes that have the part `like`, and how many outcomes there are in all."""
    rows = odds(action, given)
    assert sum(chance for _, chance in rows) == 1
    return sum((chance for outcome, chance in rows if part(outcome, like) == like), Fraction(0)), len(rows)
