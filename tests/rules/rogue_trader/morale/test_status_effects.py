"""What a unit’s state does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import check, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"unit": {"statuses": ["confused"], "confused_models": 3}},
            [],
            {"shooting_modifier": -1, "confused_models": 3, "shoot": True},
            marks=rule("RT-CONF-03"),
        ),
        param(
            {"unit": {"models": 1, "dreadnought": True, "statuses": ["confused"]}, "other_shooting_modifier": -1},
            [],
            {"shooting_modifier": -2, "confused_models": 1},
            marks=rule("RT-CONF-03"),
        ),
        param(
            {"unit": {"statuses": ["confused"]}},
            [],
            {"h2h_modifier": -1, "strike": True, "ws": 3},
            marks=rule("RT-CONF-04"),
        ),
        param({"unit": {"statuses": ["confused"], "leader": {}}}, [], {"psychic": False}, marks=rule("RT-CONF-05")),
        param(
            {"unit": {"m": 5, "statuses": ["confused"]}},
            [],
            {"m_inches": 2.5, "charge_inches": 5},
            marks=rule("RT-CONF-06"),
        ),
        param(
            {"unit": {"statuses": ["confused"], "frenzy_prone": True, "hates": ["orks"]}},
            [],
            {"takes": ["rout", "recovery", "decline-pursuit"], "may_divide": False, "may_charge": True},
            marks=rule("RT-CONF-08", "RT-CONF-11", "RT-CONF-07"),
        ),
        param(
            {"unit": {"models": 1, "m": 6, "dreadnought": True, "statuses": ["confused", "frenzied"]}},
            [],
            {"h2h_modifier": 1, "shooting_modifier": -1, "takes": ["recovery"]},
            marks=rule("RT-CONF-12"),
        ),
        param(
            {"unit": {"statuses": ["frenzied"]}},
            [],
            {"h2h_modifier": 2, "shooting_modifier": 0, "shoot": True},
            marks=rule("RT-FRZ-06"),
        ),
        param(
            {"unit": {"statuses": ["frenzied"], "frenzy_prone": True, "hates": ["everything"]}},
            [],
            {"takes": []},
            marks=rule("RT-FRZ-10"),
        ),
        param(
            {"unit": {"ws": 5, "statuses": ["routing"], "opponents": [{}]}},
            [],
            {"ws": 1, "strike": False, "shoot": False, "psychic": False, "may_charge": False, "takes": ["confusion"]},
            marks=rule("RT-ROUT-16", "RT-PURS-09"),
        ),
        param(
            {"unit": {"ws": 5, "statuses": ["routing"]}},
            [],
            {"takes": ["confusion", "rally"]},
            marks=rule("RT-ROUT-16", "RT-RALLY-02"),
        ),
        param(
            {"unit": {"ws": 1, "statuses": ["routing", "confused"]}},
            [],
            {"ws": 1, "takes": ["recovery", "rally"]},
            marks=rule("RT-PURS-09"),
        ),
        param(
            {"unit": {"statuses": ["pursuing", "frenzied"], "opponents": [{"routing": True}]}},
            [],
            {"strike": True, "h2h_modifier": 2, "shoot": None},
            marks=rule("RT-PURS-08"),
        ),
        param(
            {"unit": {"statuses": ["stopped"], "opponents": [{"routing": True}]}},
            [],
            {"strike": False, "shoot": True, "stationary": True, "reform": "face-and-gather", "may_charge": False},
            marks=rule("RT-PURS-14"),
        ),
        param(
            {"unit": {"statuses": ["stopped"]}, "settings": {"rt.pursuit.stopAllowsShooting": "off"}},
            [],
            {"shoot": False, "strike": True},
            marks=rule("RT-PURS-14"),
        ),
        param(
            {"unit": {"statuses": ["refused-pursuit"]}, "weapons": [{"name": "melta gun", "type_s": True}]},
            [],
            {"shoot": True, "barred_weapons": [], "reform": "face-and-gather", "stationary": True},
            marks=rule("RT-PURS-07"),
        ),
        param(
            {
                "unit": {"statuses": ["rally-turn"]},
                "weapons": [{"name": "bolt gun"}, {"name": "autocannon", "type_s": True}],
            },
            [],
            {"shoot": True, "barred_weapons": ["autocannon"], "stationary": True, "reform": "any-formation"},
            marks=rule("RT-RALLY-11"),
        ),
        param(
            {"unit": {"ws": 4, "statuses": ["rallied"]}, "weapons": [{"name": "autocannon", "type_s": True}]},
            [],
            {"barred_weapons": [], "stationary": False, "reform": None, "ws": 4, "strike": True},
            marks=rule("RT-RALLY-11", "RT-RALLY-08"),
        ),
        param(
            {"unit": {"statuses": ["rally-turn"]}},
            [],
            {"may_charge": False, "takes": ["rout", "confusion", "fear"]},
            marks=rule("RT-RALLY-09", "RT-STAT-06"),
        ),
        param(
            {"unit": {"statuses": ["kept-from-charging"]}},
            [],
            {"shoot": True, "stationary": True, "reform": "none", "may_charge": False},
            marks=rule("RT-FEAR-04", "RT-STAT-06"),
        ),
        param(
            {
                "unit": {
                    "hates": ["orks"],
                    "frenzy_prone": True,
                    "statuses": ["hating"],
                    "opponents": [{"tags": ["orks"]}],
                }
            },
            [],
            {"takes": ["confusion", "frenzy", "fear", "decline-pursuit"]},
            marks=rule("RT-FEAR-09", "RT-HATE-08"),
        ),
        param(
            {"unit": {"hates": ["orks"], "frenzy_prone": True}},
            [],
            {"takes": ["rout", "confusion", "frenzy", "fear", "hatred", "decline-pursuit"]},
            marks=rule("RT-STAT-05"),
        ),
        param(
            {"unit": {"hates": ["orks"]}, "settings": {"rt.psychology.enabled": "off"}},
            [],
            {"takes": ["rout", "decline-pursuit"]},
            marks=rule("RT-PSY-01"),
        ),
        param(
            {"unit": {"statuses": ["off-table"]}},
            [],
            {"shoot": False, "strike": False, "psychic": False, "may_charge": False, "takes": []},
            marks=rule("RT-EDGE-03"),
        ),
        param(
            {"unit": {"frenzy_prone": True, "hates": ["orks"], "statuses": ["off-table", "confused"]}},
            [],
            {"takes": ["recovery"]},
            marks=rule("RT-EDGE-03", "RT-CONF-02"),
        ),
        param(
            {"unit": {"statuses": ["frenzied"]}, "other_h2h_modifier": -2, "other_shooting_modifier": 1},
            [],
            {"h2h_modifier": 0, "shooting_modifier": 1, "confused_models": 0},
            marks=rule("RT-FRZ-06"),
        ),
    ],
)
def test_status_effects_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.status-effects", given, dice, then)
