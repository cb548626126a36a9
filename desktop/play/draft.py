"""An action that is being worked out and not applied yet: its input, its dice, what would come of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.actions import Resolution, find, play, read_input
from rules.battle import Battle, Entry, Way, applied, resolved
from rules.dice import Dice, DieWanted, Roll, Rolled, Typed
from rules.errors import BadInput
from rules.language import Message, Words
from rules.outcome import as_json

_MOST_WAITING = 12


@dataclass(frozen=True, slots=True)
class Draft:
    """`resolution` and `after` are there when all dice are; `wanted` is the next real die; `waiting` those after it."""

    entry: Entry
    dice: tuple[int, ...] = ()
    resolution: Resolution | None = None
    rolls: tuple[Roll, ...] = ()
    said: tuple[Words, ...] = ()
    wanted: DieWanted | None = None
    waiting: tuple[DieWanted, ...] = ()
    refused: bool = False
    after: Battle | None = None


def rolled(battle: Battle, entry: Entry, seed: str) -> Draft:
    """The entry with dice from a seed. Raises BadInput."""
    draft = entry.model_copy(update={"way": "rolled", "seed": seed})
    return _finished(battle, draft, Rolled(seed))


def typed(battle: Battle, entry: Entry, dice: Sequence[int]) -> Draft:
    """The entry with the player's own dice, as far as they go. Raises BadInput."""
    draft = entry.model_copy(update={"way": "typed", "seed": ""})
    action, given = _named(entry), entry.given
    found = find(action)
    validated = read_input(found, given)
    hand = Typed(dice)
    try:
        found.run(validated, hand)
        hand.check_all_used()
    except DieWanted as wanted:
        waiting = _waiting(action, given, dice, wanted)
        return Draft(draft, tuple(dice), rolls=tuple(hand.rolls), said=tuple(hand.said), wanted=wanted, waiting=waiting)
    return _finished(battle, draft, Typed(dice))


def score(draft: Draft) -> tuple[int | None, str]:
    """The score that the first die needs, and what the die is for; said by the action where it says so itself."""
    first = draft.rolls[0] if draft.rolls else draft.wanted
    if first is None:
        return None, ""
    for words in draft.said:
        needed = words.figures.get("needed") if isinstance(words, Message) else None
        if isinstance(needed, int):
            return needed, first.purpose
    return first.needed, first.purpose


def shortened(entry: Entry, dice: Sequence[int]) -> tuple[int, ...]:
    """As many of the dice as the action asks for, after one of them was changed. Raises BadInput."""
    hand = Typed(dice)
    found = find(_named(entry))
    try:
        found.run(read_input(found, entry.given), hand)
    except DieWanted:
        return tuple(dice)
    return tuple(dice[: len(hand.rolls)])


def _finished(battle: Battle, entry: Entry, dice: Dice) -> Draft:
    resolution = play(_named(entry), entry.given, dice)
    full = resolved(battle, entry, resolution)
    way: Way = "typed" if not resolution.rolls else full.way
    full = full.model_copy(update={"way": way, "seed": full.seed if resolution.rolls else ""})
    refused = as_json(resolution.outcome).get("allowed") is False
    rolls, said = tuple(resolution.rolls), tuple(resolution.said)
    draft = Draft(full, full.dice, resolution, rolls, said, refused=refused)
    return draft if refused else replace(draft, after=applied(battle, full))


def _named(entry: Entry) -> str:
    assert entry.action is not None
    return entry.action


def _waiting(action: str, given: Mapping[str, Any], dice: Sequence[int], wanted: DieWanted) -> tuple[DieWanted, ...]:
    """The dice that follow if every die reaches its score: what the strip shows as waiting."""
    found: list[DieWanted] = []
    guessed = list(dice)
    while len(found) < _MOST_WAITING:
        guessed.append(wanted.needed if wanted.needed and wanted.needed <= wanted.sides else wanted.sides)
        try:
            play(action, given, Typed(guessed))
        except DieWanted as following:
            found.append(following)
            wanted = following
        except BadInput:
            break
        else:
            break
    return tuple(found)
