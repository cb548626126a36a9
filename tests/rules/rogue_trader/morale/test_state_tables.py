"""The tables of the rules text: how long a status lasts (T2), what it does (T3), which tests it leaves (T4)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.rogue_trader.morale.statuses import STATUSES
from rules.rogue_trader.morale.words import CONSEQUENCES, REASONS, STATUS_NAMES
from tests.examples import outcome_of
from tests.rules.rogue_trader.morale.unit_u import u

# T2: whether it is there after: end of turn; start of an enemy turn; start of an own turn, apart from base contact
DURATIONS: dict[str, tuple[bool, bool, bool]] = {
    "routing": (True, True, True),
    "rallied": (True, True, False),
    "rally-turn": (False, True, True),
    "pursuing": (True, True, True),
    "refused-pursuit": (False, True, True),
    "stopped": (False, True, True),
    "too-slow": (False, True, True),
    "off-table": (True, True, True),
    "no-reserve": (False, True, True),
    "confused": (True, True, True),
    "frenzied": (True, True, False),
    "kept-from-charging": (False, True, True),
    "hating": (True, True, False),
}


@pytest.mark.rule("RT-STAT-03")
@pytest.mark.parametrize("status", STATUSES)
def test_how_long_a_status_lasts(status: str) -> None:
    unit, dice = {"unit": u(status)}, [6, 6] if status == "confused" else []
    end = outcome_of("rogue-trader.morale-end-of-turn", unit, [])["statuses"]
    enemy = outcome_of("rogue-trader.morale-start-of-turn", {**unit, "own_turn": False}, [])["statuses"]
    own = outcome_of("rogue-trader.morale-start-of-turn", unit, dice)["statuses"]
    assert (status in end, status in enemy, status in own) == DURATIONS[status]


@pytest.mark.rule("RT-STAT-03", "RT-STAT-06")
@pytest.mark.parametrize("status", [status for status in STATUSES if status not in ("routing", "frenzied")])
def test_what_a_rout_ends(status: str) -> None:
    kept = {"off-table", "no-reserve", "confused"}
    given = {"unit": u(status), "cause": "other"}
    outcome = outcome_of("rogue-trader.rout-test", given, [] if status == "off-table" else [6, 6])
    if status == "off-table":
        assert outcome["reason"] == "off-table"
    else:
        assert outcome["statuses"] == ["routing", *([status] if status in kept else [])]


# T3: shoots, to hit in shooting, strikes, to hit in hand-to-hand, WS, move in inches, psychic powers,
# must or may pursue after a won round, reserve move
EFFECTS: dict[str, tuple[Any, ...]] = {
    "none": (True, 0, True, 0, 3, 4, True, "must", None),
    "routing": (False, 0, False, 0, 1, 4, False, "none", "routing"),
    "rally-turn": (True, 0, True, 0, 3, 4, True, "none", "stationary"),
    "pursuing": (None, 0, True, 0, 3, 4, True, "none", "pursuing"),
    "refused-pursuit": (True, 0, True, 0, 3, 4, True, "none", "stationary"),
    "stopped": (True, 0, False, 0, 3, 4, True, "none", "stationary"),
    "too-slow": (True, 0, True, 0, 3, 4, True, "none", "stationary"),
    "confused": (True, -1, True, -1, 3, 2, False, "must", None),
    "frenzied": (True, 0, True, 2, 3, 4, True, "must", None),
    "kept-from-charging": (True, 0, True, 0, 3, 4, True, "none", "stationary"),
    "hating": (True, 0, True, 0, 3, 4, True, "must", None),
    "rallied": (True, 0, True, 0, 3, 4, True, "must", None),
    "no-reserve": (True, 0, True, 0, 3, 4, True, "must", "run-through"),
    "off-table": (False, 0, False, 0, 3, 4, False, "none", "off-table"),
}


@pytest.mark.rule("RT-STAT-04")
@pytest.mark.parametrize("status", EFFECTS)
def test_what_a_status_does(status: str) -> None:
    statuses = [] if status == "none" else [status]
    state = outcome_of("rogue-trader.status-effects", {"unit": u(*statuses, opponents=[{"routing": True}])}, [])
    won = {"unit": u(*statuses, last_round="won", opponents=[{"routing": True}])}
    shown = [state[name] for name in ("shoot", "shooting_modifier", "strike", "h2h_modifier", "ws", "m_inches")]
    assert (
        *shown,
        state["psychic"],
        outcome_of("rogue-trader.pursuit-due", won, [])["duty"],
        outcome_of("rogue-trader.reserve-check", {"unit": u(*statuses)}, [])["reason"],
    ) == EFFECTS[status]


# what the compulsory move is, with a hated enemy 7″ and a nearer one 5″ away
MOVES: dict[str, tuple[list[str], float]] = {
    "none": (["free"], 4),
    "routing": (["flee"], 8),
    "rally-turn": (["stay"], 0),
    "pursuing": (["stay", "new-charge"], 0),
    "refused-pursuit": (["stay"], 0),
    "stopped": (["stay"], 0),
    "too-slow": (["stay"], 0),
    "confused": (["free"], 2),
    "frenzied": (["charge"], 8),
    "kept-from-charging": (["stay"], 0),
    "hating": (["charge"], 8),
    "rallied": (["free"], 4),
    "no-reserve": (["free"], 4),
    "off-table": (["none"], 0),
}


@pytest.mark.rule("RT-STAT-04", "RT-STAT-06")
@pytest.mark.parametrize("status", MOVES)
def test_what_a_status_makes_a_unit_do(status: str) -> None:
    unit = u(*([] if status == "none" else [status]), hates=["orks"])
    enemies = [{"name": "e", "inches": 7, "tags": ["orks"]}, {"name": "f", "inches": 5}]
    outcome = outcome_of("rogue-trader.compulsory-move", {"unit": unit, "enemies": enemies}, [])
    assert (outcome["options"], outcome["inches"]) == MOVES[status]
    assert outcome["targets"] == {"frenzied": ["f"], "hating": ["e"]}.get(status, [])


# How models that stand still may be set in order, alone and together.
REFORMS = {
    ("rally-turn",): "any-formation",
    ("refused-pursuit",): "face-and-gather",
    ("stopped",): "face-and-gather",
    ("too-slow",): "face-and-gather",
    ("kept-from-charging",): "none",
    ("refused-pursuit", "kept-from-charging"): "face-and-gather",
    ("confused",): None,
}


@pytest.mark.rule("RT-RALLY-10", "RT-PURS-07", "RT-PURS-14", "RT-FEAR-04")
@pytest.mark.parametrize("statuses", REFORMS, ids="+".join)
def test_who_may_turn_and_gather(statuses: tuple[str, ...]) -> None:
    state = outcome_of("rogue-trader.status-effects", {"unit": u(*statuses)}, [])
    assert state["reform"] == REFORMS[statuses]
    assert state["stationary"] == (REFORMS[statuses] is not None)


# T4, of a unit that is prone to frenzy and hates its opponent
TAKES: dict[str, list[str]] = {
    "none": ["rout", "confusion", "frenzy", "fear", "hatred", "decline-pursuit"],
    "confused": ["rout", "recovery", "decline-pursuit"],
    "frenzied": [],
    "hating": ["rout", "confusion", "frenzy", "fear", "decline-pursuit"],
    "routing": ["confusion", "rally"],
    "rally-turn": ["rout", "confusion", "frenzy", "fear", "hatred"],
    "pursuing": ["rout", "confusion", "frenzy", "fear", "hatred", "decline-pursuit"],
    "pursuing kept-from-charging": ["rout", "confusion", "frenzy", "fear", "hatred", "decline-pursuit"],
    "kept-from-charging": ["rout", "confusion", "frenzy", "fear", "hatred"],
    "confused frenzied": ["recovery"],
    "routing confused": ["recovery", "rally"],
    "off-table": [],
    "off-table confused": ["recovery"],
}


@pytest.mark.rule("RT-STAT-05")
@pytest.mark.parametrize("statuses", TAKES)
def test_which_tests_a_status_leaves(statuses: str) -> None:
    unit = u(*([] if statuses == "none" else statuses.split()), frenzy_prone=True, hates=["orks"])
    assert outcome_of("rogue-trader.status-effects", {"unit": unit}, [])["takes"] == TAKES[statuses]


@pytest.mark.rule("RT-STAT-05", "RT-PSY-05", "RT-PSY-01", "RT-HATE-08", "RT-RALLY-02")
def test_what_settings_and_opponents_change_in_the_tests_taken() -> None:
    def takes(unit: dict[str, Any], **settings: str) -> list[str]:
        given = {"unit": unit, "settings": {f"rt.psychology.{key}": value for key, value in settings.items()}}
        return outcome_of("rogue-trader.status-effects", given, [])["takes"]

    prone = {"frenzy_prone": True, "hates": ["orks"]}
    assert takes(u("routing", **prone), routersTest="on") == ["confusion", "frenzy", "fear", "hatred", "rally"]
    assert takes(u("routing", "confused", **prone), enabled="off") == ["recovery", "rally"]
    assert takes(u("hating", opponents=[{"tags": ["orks"]}], **prone), enabled="off") == ["decline-pursuit"]
    assert takes(u("routing", base_contact=1)) == ["confusion"]
    assert takes(u("routing", base_contact=1, opponents=[{"stopped": True}])) == ["confusion", "rally"]
    assert takes(u(models=0)) == []


@pytest.mark.rule("RT-PURS-03", "RT-THRU-02", "RT-ROUT-09", "RT-ROUT-10", "RT-ROUT-15", "RT-PURS-04")
def test_every_code_has_its_words() -> None:
    assert set(STATUS_NAMES) == set(STATUSES)
    assert all(REASONS.values())
    words = {code: text.lower() for code, text in CONSEQUENCES.items()}
    for code in ("rout-move-now", "pursuit-move-now", "follow-now"):
        assert "whole unit" in words[code]
    for code in ("rout-move-now", "pursuit-move-now"):
        assert "4″ at once" in words[code]
    assert "next hand-to-hand phase" in words["fight-next-hand-to-hand"]
    assert "away" in words["away-from-threat"]
    assert "nearest table edge" in words["to-nearest-edge"]
