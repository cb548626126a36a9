"""What holds for every unit, every action and every fall of the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.actions import odds, play
from rules.dice import DieWanted, Rolled, Typed
from rules.outcome import as_json
from rules.rogue_trader.morale.statuses import ENDED_BY_ROUT, NOT_WITH_ROUTING, STATIONARY, STATUSES, Change

TAGS = st.lists(st.sampled_from(["orks", "Eldar", "everything"]), max_size=2)
ENEMY = st.fixed_dictionaries({"tags": TAGS, "causes_fear": st.booleans()})
VALUE = st.none() | st.integers(0, 12)
LEADER = st.fixed_dictionaries({"ld": VALUE, "cl": VALUE, "alive": st.booleans(), "in_part": st.booleans()})
OPPONENT = st.fixed_dictionaries({"tags": TAGS, "routing": st.booleans(), "stopped": st.booleans()})


def possible(statuses: set[str]) -> list[str]:
    """The statuses, without those that cannot stand beside routing."""
    return sorted(statuses - NOT_WITH_ROUTING if "routing" in statuses else statuses)


STATUS_SETS = st.sets(st.sampled_from(STATUSES), max_size=4).map(possible)
UNIT = st.fixed_dictionaries(
    {
        "models": st.integers(0, 4),
        "m": st.sampled_from([0, 1.5, 4]),
        "ld": VALUE,
        "cl": VALUE,
        "leader": st.none() | LEADER,
        "hero": st.none() | st.fixed_dictionaries({"ld": VALUE, "cl": VALUE}),
        "divided": st.sampled_from(["no", "on-purpose", "involuntary"]),
        "frenzy_prone": st.booleans(),
        "hates": TAGS,
        "causes_fear": st.booleans(),
        "vehicle": st.sampled_from([False, False, False, True]),
        "statuses": STATUS_SETS,
        "last_round": st.sampled_from(["none", "won", "lost"]),
        "opponents": st.lists(OPPONENT, max_size=2),
        "nearest_enemy_inches": st.none() | st.sampled_from([0, 9, 15, 30]),
        "hated_in_view": st.booleans(),
        "behind_fortification": st.booleans(),
    }
)
OCCASION = st.one_of(
    st.just({"kind": "confusion"}),
    st.just({"kind": "frenzy", "to_inches": 3}),
    st.fixed_dictionaries({"kind": st.just("hatred"), "enemy": ENEMY}),
    st.fixed_dictionaries(
        {
            "kind": st.just("fear"),
            "trigger": st.sampled_from(["charging", "charged", "weapon", "attack"]),
            "enemy": ENEMY,
        }
    ),
)
FLAG = st.booleans()
SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        "rt.psychology.enabled": st.just("off"),
        "rt.psychology.routersTest": st.just("on"),
        "rt.cool.lowestAlways": st.just("on"),
        "rt.leader.heroLeadsLd": st.just("off"),
        "rt.hatred.duration": st.just("whileInSight"),
        "rt.rally.penaltiesStack": st.just("on"),
    },
)


def asked(**fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"unit": UNIT, "settings": SETTINGS, **fields})


ACTIONS: dict[str, st.SearchStrategy[dict[str, Any]]] = {
    "morale-start-of-turn": asked(own_turn=FLAG),
    "morale-end-of-turn": asked(),
    "rout-test": asked(enemy=st.none() | ENEMY, automatic=FLAG, cause=st.sampled_from(["round-lost", "losses"])),
    "rout-move": asked(first=FLAG, own_turn=FLAG),
    "rally": asked(own_turn=FLAG),
    "table-return": asked(own_turn=FLAG),
    "pursuit-due": asked(),
    "decline-pursuit": asked(wish=st.sampled_from(["stay", "pursue"]), tried=FLAG),
    "pursuit-move": asked(
        wish=st.sampled_from(["follow", "stay"]), routers_inches=st.sampled_from([4, 8]), off_table=FLAG
    ),
    "stop-pursuit": asked(has_charged=FLAG),
    "charge": asked(enemy=ENEMY, distance_inches=st.sampled_from([3, 9])),
    "automatic-confusion": asked(),
    "psychology-order": asked(tests=st.lists(OCCASION, min_size=1, max_size=4), own_movement_left=FLAG),
    "psychology-test": st.builds(lambda whole, part: {**whole, **part}, asked(own_movement_left=FLAG), OCCASION),
}
ANY = st.sampled_from(sorted(ACTIONS)).flatmap(lambda name: st.tuples(st.just(name), ACTIONS[name]))


@given(ANY, st.integers(0, 10**6))
@settings(max_examples=400, deadline=None)
@pytest.mark.rule("RT-STAT-03", "RT-STAT-02")
def test_what_is_gained_and_lost_leads_from_the_statuses_before_to_those_after(
    asked_for: tuple[str, dict[str, Any]], seed: int
) -> None:
    action, whole = asked_for
    outcome: dict[str, Any] = as_json(play(f"rogue-trader.{action}", whole, Rolled(seed)).outcome)
    before, after = set(whole["unit"]["statuses"]), set(outcome["statuses"])
    gained, lost = set(outcome["gained"]), set(outcome["lost"])
    assert after == (before - lost) | gained
    assert lost <= before
    assert gained & before <= lost
    for listed in (outcome["gained"], outcome["lost"], outcome["statuses"]):
        assert listed == [status for status in STATUSES if status in listed]
    assert "routing" not in after or not after & NOT_WITH_ROUTING
    if "routing" in gained:
        assert not after & ENDED_BY_ROUT
        assert "rout-move-now" in outcome["compulsory"]
    if not outcome["allowed"]:
        assert gained == lost == set()
        assert outcome["compulsory"] == []
        assert outcome.get("tested", False) is False
    if "stationary" in outcome["compulsory"]:
        assert after & STATIONARY
    if not after.isdisjoint(STATIONARY):
        assert not {"frenzy-move", "hatred-move"} & set(outcome["compulsory"])


@given(ANY, st.integers(0, 10**6))
@settings(max_examples=150, deadline=None)
@pytest.mark.rule("RT-LDT-01", "RT-COOL-01")
def test_odds_add_up_and_know_whatever_the_dice_can_bring(asked_for: tuple[str, dict[str, Any]], seed: int) -> None:
    action, whole = asked_for
    rows = odds(f"rogue-trader.{action}", whole)
    assert sum(chance for _, chance in rows) == 1
    assert as_json(play(f"rogue-trader.{action}", whole, Rolled(seed)).outcome) in [outcome for outcome, _ in rows]


def dice_wanted(action: str, whole: Mapping[str, Any], before: tuple[int, ...]) -> bool:
    try:
        play(action, whole, Typed(before))
    except DieWanted:
        return True
    return False


def by_hand(action: str, whole: Mapping[str, Any], before: tuple[int, ...] = ()) -> Counter[str]:
    """The chance of each outcome, by playing every pair of dice after every other."""
    if not dice_wanted(action, whole, before):
        return Counter({str(as_json(play(action, whole, Typed(before)).outcome)): Fraction(1)})
    chances: Counter[str] = Counter()
    for pair in product(range(1, 7), repeat=2):
        for outcome, chance in by_hand(action, whole, (*before, *pair)).items():
            chances[outcome] += chance / 36
    return chances


@pytest.mark.rule("RT-LDT-01", "RT-COOL-01", "RT-FEAR-06", "RT-RALLY-06", "RT-PSY-03")
@pytest.mark.parametrize(
    ("action", "whole"),
    [
        ("rout-test", {"unit": {"ld": 9}}),
        ("stop-pursuit", {"unit": {"ld": 2, "statuses": ["pursuing"]}}),
        ("rally", {"unit": {"statuses": ["routing"]}, "stragglers": [{"inches": 3}]}),
        ("psychology-test", {"kind": "fear", "trigger": "weapon", "unit": {"ld": 6, "cl": 10}}),
        ("psychology-order", {"unit": {"frenzy_prone": True, "hates": ["everything"]}, "tests": [
            {"kind": "hatred"}, {"kind": "frenzy", "to_inches": 3}]}),
        ("morale-start-of-turn", {"unit": {"statuses": ["confused"], "hated_in_view": True}}),
    ],
)  # fmt: skip
def test_odds_are_those_of_every_fall_of_the_dice(action: str, whole: dict[str, Any]) -> None:
    counted = {str(outcome): chance for outcome, chance in odds(f"rogue-trader.{action}", whole)}
    assert counted == by_hand(f"rogue-trader.{action}", whole)


@given(
    STATUS_SETS, st.lists(st.tuples(st.sampled_from(["begin", "end", "rout"]), st.sampled_from(STATUSES)), max_size=6)
)
@pytest.mark.rule("RT-STAT-03")
def test_a_change_of_many_steps_is_told_once(before: list[str], steps: list[tuple[str, Any]]) -> None:
    change = Change.of(before)  # type: ignore[arg-type]
    held = set(before)
    for step, status in steps:
        if step == "rout":
            change, held = change.rout(), (held - ENDED_BY_ROUT) | {"routing"}
        elif step == "begin":
            change, held = change.begin(status), held | {status}
        else:
            change, held = change.end(status), held - {status}
    assert set(change.statuses) == held == (set(before) - set(change.lost)) | set(change.gained)


@pytest.mark.rule("RT-LDT-01", "RT-COOL-01")
@pytest.mark.parametrize("target", range(13))
def test_a_score_up_to_the_target_passes_and_nothing_is_automatic(target: int) -> None:
    for first, second in product(range(1, 7), repeat=2):
        outcome = as_json(play("rogue-trader.rout-test", {"unit": {"ld": target}}, Typed([first, second])).outcome)
        assert outcome["passed"] is (first + second <= target)
