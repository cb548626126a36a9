"""Reminders of the rules that no action resolves, as the play panel shows them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules.catalogue import rows
from rules.language import language
from rules.rogue_trader.morale.reminders import Reminder, conditions, reminders
from rules.rogue_trader.morale.unit import MoraleUnit
from rules.rogue_trader.settings import Settings
from tests.examples import outcome_of, param, rule
from tests.rules.rogue_trader.morale.unit_u import u

TABLE = rows("rogue_trader", "reminders", Reminder)


def shown(
    phase: Any, *statuses: str, compulsory: Any = (), settings: dict[str, str] | None = None, **fields: Any
) -> set[str]:
    """The ids of the rules that the panel reminds of."""
    unit = MoraleUnit.model_validate(u(*statuses, **fields))
    holding = conditions(unit, compulsory)
    return {row.rule for row in reminders(phase, holding, Settings.model_validate(settings or {}))}


# phase, state of a unit, what must follow, rule that is shown, words of it, phase in which it is not
@pytest.mark.parametrize(
    ("phase", "statuses", "fields", "compulsory", "id_", "words", "not_in"),
    [
        param(
            "movement",
            ["rally-turn"],
            {},
            [],
            "RT-RALLY-10",
            ["any formation", "not creep forward"],
            "shooting",
            marks=rule("RT-RALLY-10"),
        ),
        param("movement", ["routing"], {}, [], "RT-ROUT-13", ["own turn", "double"], "rally", marks=rule("RT-ROUT-13")),
        param(
            "movement",
            ["routing"],
            {},
            [],
            "RT-ROUT-15",
            ["nearest table edge", "away from the enemy"],
            "rally",
            marks=rule("RT-ROUT-15"),
        ),
        param("movement", ["routing"], {}, [], "RT-ROUT-11", ["run through"], "rally", marks=rule("RT-ROUT-11")),
        param(
            "movement",
            [],
            {"behind_fortification": True},
            [],
            "RT-FORT-01",
            ["barricades", "trenches", "bunkers"],
            "reserve",
            marks=rule("RT-FORT-01"),
        ),
        param(
            "movement",
            [],
            {"behind_fortification": True},
            [],
            "RT-FORT-02",
            ["linear obstacle", "building", "vehicle", "cover"],
            "reserve",
            marks=rule("RT-FORT-02"),
        ),
        param(
            "movement",
            [],
            {"behind_fortification": True},
            [],
            "RT-FORT-03",
            ["may stay", "frenzied"],
            "reserve",
            marks=rule("RT-FORT-03"),
        ),
        param("reserve", [], {}, [], "RT-RES-01", ["second move", "own turn"], "movement", marks=rule("RT-RES-01")),
        param("reserve", [], {}, [], "RT-RES-03", ["Vehicles do not move"], "movement", marks=rule("RT-RES-03")),
        param("reserve", [], {}, [], "RT-RES-06", ["normal Move", "no contact"], "movement", marks=rule("RT-RES-06")),
        param(
            "start",
            ["confused"],
            {},
            [],
            "RT-CONF-02",
            ["before any other test"],
            "movement",
            marks=rule("RT-SEQ-01", "RT-SEQ-04"),
        ),
        param(
            "rally",
            ["routing"],
            {},
            [],
            "RT-RALLY-01",
            ["not in the turn in which they routed"],
            "shooting",
            marks=rule("RT-SEQ-01", "RT-RALLY-01"),
        ),
        param(
            "hand-to-hand",
            [],
            {"last_round": "lost"},
            [],
            "RT-ROUT-02",
            ["rout test"],
            "shooting",
            marks=rule("RT-SEQ-01"),
        ),
        param(
            "end",
            [],
            {},
            [],
            "RT-STAT-03",
            ["rally turns", "stand still", "reserve"],
            "start",
            marks=rule("RT-STAT-03"),
        ),
    ],
)
def test_reminders_of_a_phase(
    phase: str, statuses: list[str], fields: dict[str, Any], compulsory: Any, id_: str, words: list[str], not_in: str
) -> None:
    assert id_ in shown(phase, *statuses, compulsory=compulsory, **fields)
    assert id_ not in shown(not_in, *statuses, compulsory=compulsory, **fields)
    text = " ".join(row.name.en for row in TABLE.values() if row.rule == id_)
    assert [word for word in words if word not in text] == []


@pytest.mark.rule("RT-SEQ-02", "RT-ROUT-09", "RT-ROUT-10", "RT-ROUT-11", "RT-PURS-03", "RT-PURS-04", "RT-THRU-02")
@pytest.mark.parametrize(
    "phase", ["start", "movement", "shooting", "hand-to-hand", "reserve", "psychic", "rally", "end"]
)
def test_what_interrupts_a_phase_is_shown_in_every_phase(phase: str) -> None:
    routed = outcome_of("rogue-trader.rout-test", {"unit": u(), "cause": "round-lost"}, [6, 6])["compulsory"]
    assert {"RT-SEQ-02", "RT-ROUT-09", "RT-ROUT-10", "RT-ROUT-11"} <= shown(phase, compulsory=routed)
    won = u(last_round="won", opponents=[{"routing": True}])
    pursuing = outcome_of("rogue-trader.decline-pursuit", {"unit": won}, [6, 6])["compulsory"]
    assert {"RT-PURS-03", "RT-PURS-04"} <= shown(phase, compulsory=pursuing)
    given = {"friend": {}, "pursuers": u("pursuing")}
    charged = outcome_of("rogue-trader.move-through", given, [])["compulsory"]
    assert "RT-THRU-02" in shown(phase, compulsory=charged)
    assert not {"RT-SEQ-02", "RT-ROUT-09", "RT-ROUT-10", "RT-PURS-03", "RT-PURS-04", "RT-THRU-02"} & shown(phase)


@pytest.mark.rule("RT-RES-02", "RT-PSY-01")
def test_optional_rules_that_are_left_out_are_not_shown() -> None:
    assert (
        shown("reserve", "no-reserve", settings={"rt.reserve.enabled": "off", "rt.psychology.enabled": "off"}) == set()
    )
    with_it = shown("start", "frenzied", "confused", frenzy_prone=True, hates=["orks"])
    without = shown(
        "start", "frenzied", "confused", frenzy_prone=True, hates=["orks"], settings={"rt.psychology.enabled": "off"}
    )
    assert with_it - without == {"RT-FRZ-05", "RT-FRZ-02", "RT-HATE-02", "RT-PSY-03"}
    assert "RT-CONF-02" in without


def test_each_reminder_stands_in_both_languages_with_french_spaces() -> None:
    for row in TABLE.values():
        assert row.name.en != row.name.fr
        for code in ("en", "fr"):
            assert language(code).text(row.name.words()).endswith(".")
        assert not re.search(r" [:;!?%]", row.name.fr)
        assert row.source.startswith(row.rule)
