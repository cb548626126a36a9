"""What morale does to a unit in a battle: statuses and tallies of the turn (RT-STAT-02, RT-STAT-03)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from rules.actions import play
from rules.battle import Battle, Entry, Standing
from rules.battle_table import Due, Status
from rules.dice import DieWanted, Typed
from rules.errors import BadInput
from rules.fields import described
from rules.language import C_, N_, Message, Words
from rules.outcome import as_json
from rules.rogue_trader.at_play import Given, Values, due_of
from rules.rogue_trader.battle_clock import owns_turn
from rules.rogue_trader.morale.statuses import NOT_WITH_ROUTING
from rules.rogue_trader.morale.statuses import Status as Held
from rules.rogue_trader.morale.words import STATUS_NAMES
from rules.stored import Items, Stored

Count = Annotated[int, Field(ge=0, le=10_000)]
Round = Literal["none", "won", "lost", "drawn"]
ROUNDS: Mapping[Round, str] = {
    "none": N_("none fought"),
    "won": N_("won"),
    "lost": N_("lost"),
    "drawn": N_("drawn"),
}


class MoraleState(Stored):
    """The part of a state that every unit with morale has."""

    statuses: Items[Held] = described(N_("Statuses"), (), words=STATUS_NAMES, rule="RT-STAT-03")
    start_due: bool = described(N_("Tests of the start of turn due"), False, rule="RT-SEQ-04")
    routed_this_turn: bool = described(N_("Routed this turn"), False, rule="RT-RALLY-01")
    rally_tried: bool = described(N_("Has tried to rally this turn"), False, rule="RT-RALLY-01")
    third_test_taken: bool = described(N_("Rout test for losses taken this turn"), False, rule="RT-ROUT-07")
    last_round: Round = described(N_("Last round of hand-to-hand"), "none", words=ROUNDS, rule="RT-ROUT-02")


def held(state: MoraleState) -> list[Held]:
    """The statuses, each once, without those that do not go together with a rout."""
    routs = "routing" in state.statuses
    return [one for one in dict.fromkeys(state.statuses) if not (routs and one in NOT_WITH_ROUTING)]


# --- what actions of morale change --------------------------------------------------------------------------------


def _statuses(entry: Entry) -> Values:
    return {"statuses": tuple(entry.outcome["statuses"])}


def _plain(_: Battle, __: str, entry: Entry) -> Values:
    return _statuses(entry)


def _rout_test(_: Battle, __: str, entry: Entry) -> Values:
    values = _statuses(entry)
    if entry.outcome["routed"]:
        values["routed_this_turn"] = True
    cause = entry.given.get("cause")
    if cause == "losses":
        values["third_test_taken"] = True
    elif cause == "round-lost":
        values["last_round"] = "none"
    return values


def _rally(_: Battle, __: str, entry: Entry) -> Values:
    return _statuses(entry) | {"rally_tried": True}


def _start_of_turn(_: Battle, __: str, entry: Entry) -> Values:
    return _statuses(entry) | {"start_due": False}


CHANGES: Mapping[str, Callable[[Battle, str, Entry], Values]] = {
    "rout-test": _rout_test,
    "rally": _rally,
    "morale-start-of-turn": _start_of_turn,
    **dict.fromkeys(
        (
            "morale-end-of-turn",
            "psychology-test",
            "automatic-confusion",
            "pursuit-due",
            "decline-pursuit",
            "pursuit-move",
            "stop-pursuit",
            "charge",
            "table-return",
        ),
        _plain,
    ),
}


# --- turns ----------------------------------------------------------------------------------------------------------


def turn_begins(given: Given) -> Values:
    """Its owner's turn begins: what ends without a die has ended; tests wait for the players (RT-SEQ-04)."""
    try:
        outcome = as_json(play("rogue-trader.morale-start-of-turn", given, Typed(())).outcome)
    except DieWanted:
        return {"start_due": True}
    except BadInput:
        return {}
    return {"statuses": tuple(outcome["statuses"]), "start_due": False}


def turn_ends(given: Given) -> Values:
    """A turn ends, whoever's: duties to stand still end with it (RT-STAT-03)."""
    tallies: Values = {"third_test_taken": False, "routed_this_turn": False, "rally_tried": False, "last_round": "none"}
    try:
        outcome = as_json(play("rogue-trader.morale-end-of-turn", given, Typed(())).outcome)
    except BadInput:
        return tallies
    return tallies | {"statuses": tuple(outcome["statuses"])}


# --- what is due ----------------------------------------------------------------------------------------------------


def due(battle: Battle, standing: Standing, state: MoraleState, given: Given) -> Iterator[Due]:
    """Tests and moves of the present phase; `given`: the unit and the house rules, as every action takes them."""
    cause = _rout_cause(state, given)
    if cause is not None:
        title = Message(_ROUT_TITLES[cause])
        yield due_of(standing, title, "RT-ROUT-03", "rout-test", {**given, "cause": cause})
    if not owns_turn(battle, standing):
        return
    phase = battle.clock.phase
    if phase == "start" and state.start_due:
        title = Message(N_("Tests at the start of its turn"))
        yield due_of(standing, title, "RT-SEQ-04", "morale-start-of-turn", given)
    elif phase == "movement" and "routing" in state.statuses:
        yield due_of(standing, Message(N_("Routing: it flees")), "RT-ROUT-12", "rout-move", given, blocks=False)
    elif phase == "rally" and _may_rally(state):
        yield due_of(standing, Message(N_("Routing: it may rally")), "RT-RALLY-01", "rally", given, blocks=False)


def _may_rally(state: MoraleState) -> bool:
    return "routing" in state.statuses and not state.routed_this_turn and not state.rally_tried


_ROUT_TITLES: Mapping[str, str] = {
    "losses": N_("One third lost: rout test"),
    "round-lost": N_("Round lost: rout test"),
}


def _rout_cause(state: MoraleState, given: Given) -> str | None:
    """Why a rout test is due now; None when none is."""
    lost: Mapping[str, Any] = given["unit"].get("lost", {})
    if not any(lost.values()) and state.last_round != "lost":
        return None
    try:
        outcome = as_json(play("rogue-trader.rout-due", given, Typed(())).outcome)
    except BadInput:
        return None
    causes = [cause for cause in outcome.get("causes", ()) if cause in _ROUT_TITLES]
    return causes[0] if causes else None


def coming(battle: Battle, standing: Standing, state: MoraleState) -> Iterator[Due]:
    """A rally that may still come in its owner's turn."""
    if _may_rally(state) and battle.clock.phase != "rally":
        when = Message(N_("Rally phase"))
        yield due_of(standing, Message(N_("It may rally")), "RT-RALLY-01", "rally", when=when)


# --- how it is shown --------------------------------------------------------------------------------------------------

_SHOWN: Mapping[Held, tuple[str, Literal["harm", "warn", "loss", "good"], str]] = {
    "routing": ("rout", "harm", C_("until", "until it rallies")),
    "rallied": ("clock", "good", C_("until", "its next turn")),
    "rally-turn": ("clock", "good", C_("until", "this turn")),
    "pursuing": ("goto", "warn", ""),
    "refused-pursuit": ("lock", "warn", C_("until", "this turn")),
    "stopped": ("lock", "warn", C_("until", "this turn")),
    "too-slow": ("lock", "warn", C_("until", "this turn")),
    "off-table": ("goto", "loss", ""),
    "no-reserve": ("lock", "warn", C_("until", "this turn")),
    "confused": ("quest", "warn", C_("until", "until a Cool test")),
    "frenzied": ("bolt", "warn", ""),
    "kept-from-charging": ("lock", "warn", C_("until", "this turn")),
    "hating": ("bolt", "warn", ""),
}


def chips(state: MoraleState) -> Iterator[Status]:
    """The statuses as chips."""
    for one in held(state):
        icon, tone, ends = _SHOWN[one]
        yield Status(one, icon, Message(STATUS_NAMES[one]), Message(ends) if ends else "", tone, for_good=False)


def told(name: str, old: MoraleState, new: MoraleState) -> Iterator[Words]:
    """Statuses that began and that ended."""
    for one in new.statuses:
        if one not in old.statuses:
            yield Message(N_("{name}: {status}."), {"name": name, "status": Message(STATUS_NAMES[one])})
    for one in old.statuses:
        if one not in new.statuses:
            figures: dict[str, Words] = {"name": name, "status": Message(STATUS_NAMES[one])}
            yield Message(N_("{name}: no longer {status}."), figures)
