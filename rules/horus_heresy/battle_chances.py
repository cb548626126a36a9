"""How the odds of each action are shown: which outcomes are bars, which figures stand beside them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from rules.bars import Given, Outcome, chance_of, expected, loss_bars, no_figures, number_bars, summed, yes_no
from rules.battle_table import Bar, Chances, Figure, Rows
from rules.horus_heresy.statuses import STATUS_WORDS, VEHICLE_STATUSES
from rules.language import N_, Message


def _loss(outcome: Outcome) -> Hashable:
    return "destroyed" if outcome["destroyed"] else outcome["hull_points_lost"]


def _loss_bars(_: Given, rows: Rows) -> Sequence[Bar]:
    return loss_bars(rows, _loss)


def _loss_figures(_: Given, rows: Rows) -> Sequence[Figure]:
    """Hull points to expect, each status it may gain, its destruction."""
    figures = [expected(rows, "hull_points_lost")]
    for status in VEHICLE_STATUSES:

        def gained(outcome: Outcome, status: str = status) -> bool:
            return status in outcome["statuses_gained"] and not outcome["destroyed"]

        chance = chance_of(rows, gained)
        if chance:
            figures.append(Figure(Message(STATUS_WORDS[status]), chance))
    destroyed = chance_of(rows, lambda outcome: outcome["destroyed"])
    return [*figures, Figure(Message(N_("destroyed")), destroyed, harm=True)]


_LOSSES = Chances(
    only=frozenset({"hull_points_lost", "destroyed", "statuses_gained"}),
    title=N_("hull points lost, exact"),
    bars=_loss_bars,
    key=_loss,
    figures=_loss_figures,
)


def _glory_figures(given: Given, rows: Rows) -> Sequence[Figure]:
    removed = chance_of(rows, lambda outcome: outcome["attacker_removed"])
    return [*_loss_figures(given, rows), Figure(Message(N_("the model dies")), removed)]


_GLORY = Chances(
    only=frozenset({*_LOSSES.only, "attacker_removed"}),
    title=N_("hull points lost, exact"),
    bars=_loss_bars,
    key=_loss,
    figures=_glory_figures,
)


def _counted(title: str, count: Callable[[Outcome], int], only: str) -> Chances:
    """A bar a number."""

    def bars(_: Given, rows: Rows) -> Sequence[Bar]:
        return number_bars(summed(rows, count), Message(N_("none")))

    return Chances(frozenset({only}), title, bars, count, no_figures)


def _repaired(outcome: Outcome) -> int:
    return len(outcome["removed"])


def _run_over(outcome: Outcome) -> int:
    return sum(struck["hits"] for struck in outcome["hits"])


_OF: Mapping[str, Chances] = {
    **dict.fromkeys(("shoot", "penetrate", "damage-table", "melee"), _LOSSES),
    "death-or-glory": _GLORY,
    "drive-through": _counted(N_("run-over hits, exact"), _run_over, "hits"),
    "repair": _counted(N_("statuses removed, exact"), _repaired, "removed"),
    "dangerous-terrain": yes_no("failed", N_("loses a hull point"), N_("nothing happens")),
    "battlesmith": yes_no("passed", N_("check passed"), N_("check failed"), harm=False),
    "emergency-disembark": yes_no("passed", N_("check passed"), N_("check failed"), harm=False),
    "explode": yes_no("exploded", N_("it explodes"), N_("it does not explode")),
}


def chances(action: str) -> Chances | None:
    """How the odds of an action are shown; None for one without dice."""
    return _OF.get(action.partition(".")[2])
