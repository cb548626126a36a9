"""Close combat for a building with sections."""

from __future__ import annotations

from typing import Any

import pytest

from tests.examples import BAD_INPUT, check, log_of, param, rule


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"rounds": [], "sections": [{"id": "G1", "attackers": 4, "defenders": 6}, {"id": "G2", "defenders": 3}]},
            [],
            {
                "first_round_next": True,
                "cover_modifier": -1,
                "engaged": [{"id": "G1", "attackers": 4, "defenders": 6}],
                "attackers_thrown_out": False,
            },
            marks=rule("RT-BLD-12", "RT-BLD-13"),
        ),
        param(
            {"rounds": [], "sections": [{"id": "G1", "attackers": 4}, {"id": "G2", "defenders": 3}]},
            [],
            {"engaged": []},
            marks=rule("RT-BLD-13"),
        ),
        param(
            {"rounds": ["defenders"]},
            [],
            {
                "attackers_thrown_out": True,
                "pursuit": "optional",
                "pursuit_test": False,
                "first_round_next": True,
                "cover_modifier": -1,
            },
            marks=rule("RT-BLD-14"),
        ),
        param(
            {"rounds": ["attackers", "defenders"]},
            [],
            {"attackers_thrown_out": False, "pursuit": None, "cover_modifier": 0},
            marks=rule("RT-BLD-14", "RT-BLD-15"),
        ),
        param(
            {"rounds": ["attackers"]},
            [],
            {"attackers_thrown_out": False, "first_round_next": False, "cover_modifier": 0},
            marks=rule("RT-BLD-15"),
        ),
        param({"rounds": ["attackers", "draw", "attackers"]}, [], {"cover_modifier": 0}, marks=rule("RT-BLD-15")),
        param(
            {"rounds": ["draw"]},
            [],
            {"first_round_next": True, "cover_modifier": -1, "attackers_thrown_out": False},
            marks=rule("RT-BLD-16"),
        ),
        param({"rounds": ["draw", "defenders"]}, [], {"attackers_thrown_out": True}, marks=rule("RT-BLD-16")),
        param(
            {"rounds": ["draw", "attackers"], "settings": {"rt.bld.draw": "asNormal"}},
            [],
            {"cover_modifier": -1, "first_round_next": False},
            marks=rule("RT-BLD-16"),
        ),
        param(
            {"rounds": ["draw", "defenders"], "settings": {"rt.bld.draw": "asNormal"}},
            [],
            {"attackers_thrown_out": False},
            marks=rule("RT-BLD-16"),
        ),
        param({"rounds": ["defenders", "attackers"]}, [], BAD_INPUT, marks=rule("RT-BLD-14")),
    ],
)
def test_building_assault_examples(given: dict[str, Any], dice: list[int], then: Any) -> None:
    check("rogue-trader.building-assault", given, dice, then)


AS_NORMAL = {"settings": {"rt.bld.draw": "asNormal"}}


@rule("RT-BLD-16")
@pytest.mark.parametrize(
    ("rounds", "more", "then"),
    [
        (["draw", "draw"], {}, {"first_round_next": True, "cover_modifier": -1}),
        (["draw", "attackers"], {}, {"first_round_next": False, "cover_modifier": 0}),
        (["draw"], AS_NORMAL, {"first_round_next": False, "cover_modifier": -1}),
        (["draw", "attackers", "attackers"], AS_NORMAL, {"cover_modifier": -1, "pursuit": None}),
        (["draw", "defenders", "attackers"], AS_NORMAL, {"attackers_thrown_out": False, "cover_modifier": -1}),
        (["draw", "draw", "defenders"], {}, {"attackers_thrown_out": True, "first_round_next": True}),
    ],
)
def test_draws(rounds: list[str], more: dict[str, Any], then: dict[str, Any]) -> None:
    check("rogue-trader.building-assault", {"rounds": rounds, **more}, [], then)


@rule("RT-BLD-14")
@pytest.mark.parametrize(
    ("rounds", "more"),
    [(["draw", "defenders", "draw"], {}), (["defenders"] * 2, {}), (["defenders", "draw"], AS_NORMAL)],
)
def test_no_round_after_being_thrown_out(rounds: list[str], more: dict[str, Any]) -> None:
    check("rogue-trader.building-assault", {"rounds": rounds, **more}, [], BAD_INPUT)


@rule("RT-BLD-15")
def test_a_later_round_throws_nobody_out() -> None:
    then = {"attackers_thrown_out": False, "pursuit_test": None, "first_round_next": False, "cover_modifier": 0}
    check("rogue-trader.building-assault", {"rounds": ["attackers", *["defenders"] * 19]}, [], then)


@rule("RT-BLD-12")
def test_the_cover_is_the_groups_number() -> None:
    check("rogue-trader.building-assault", {"rounds": [], "heavy_cover": 0}, [], {"cover_modifier": 0})
    check("rogue-trader.building-assault", {"rounds": [], "heavy_cover": -3}, [], {"cover_modifier": -3})
    thrown_out = {"rounds": ["defenders"], "heavy_cover": -3}
    check("rogue-trader.building-assault", thrown_out, [], {"cover_modifier": -3})


@rule("RT-BLD-13")
def test_all_in_a_section_of_both_sides_fight() -> None:
    sections = [
        {"id": "G1", "attackers": 1, "defenders": 999},
        {"id": "G2", "attackers": 3},
        {"id": "F1"},
        {"id": "F2", "attackers": 2, "defenders": 2},
    ]
    then = {"engaged": [sections[0], sections[3]]}
    check("rogue-trader.building-assault", {"rounds": [], "sections": sections}, [], then)


@rule("RT-BLD-14")
@pytest.mark.parametrize(
    "given",
    [
        {},
        {"rounds": None},
        {"rounds": ["nobody"]},
        {"rounds": ["attackers"] * 21},
        {"rounds": [], "heavy_cover": 1},
        {"rounds": [], "heavy_cover": -11},
        {"rounds": [], "heavy_cover": None},
        {"rounds": [], "sections": [{"id": "G1"}, {"id": "G1"}]},
        {"rounds": [], "sections": [{"id": "G1", "attackers": 1000}]},
        {"rounds": [], "sections": [{"attackers": 1}]},
    ],
    ids=str,
)
def test_bad_input(given: dict[str, Any]) -> None:
    check("rogue-trader.building-assault", given, [], BAD_INPUT)


def test_the_log() -> None:
    sections = [{"id": "G1", "attackers": 4, "defenders": 6}]
    assert log_of("rogue-trader.building-assault", {"rounds": [], "sections": sections}, []) == [
        "The next round counts as the first.",
        "Attackers’ dice to hit: \N{MINUS SIGN}1.",
        "In G1 all fight: 4 against 6.",
    ]
    assert log_of("rogue-trader.building-assault", {"rounds": ["defenders"]}, [], "fr")[0] == (
        "Les défenseurs gagnent le premier round\N{NO-BREAK SPACE}: les attaquants sont repoussés dehors"
        "\N{NARROW NO-BREAK SPACE}; la poursuite est libre."
    )
