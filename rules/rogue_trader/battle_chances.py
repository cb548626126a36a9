"""How the odds of each action are shown: which outcomes are bars, which figures stand beside them."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction

from rules.bars import (
    MOST_BARS,
    Given,
    Outcome,
    chance_of,
    expected,
    loss_bars,
    no_figures,
    number_bars,
    summed,
    yes_no,
)
from rules.battle_table import Bar, Chances, Figure, Rows
from rules.catalogue import rows as table_rows
from rules.language import N_, Message, Words
from rules.rogue_trader.special_damage_table import SpecialDamageRow, special_check_needed

# --- points lost -------------------------------------------------------------------------------------------------


def _loss(outcome: Outcome) -> Hashable:
    return "destroyed" if outcome["destroyed"] else outcome["points_lost"]


def _loss_bars(_: Given, rows: Rows) -> Sequence[Bar]:
    return loss_bars(rows, _loss)


def _special_chance(points: int) -> Fraction:
    """The chance that so many points in a turn are special damage (RT-DMG-05, RT-DMG-07)."""
    if points == 0:
        return Fraction(0)
    needed = special_check_needed(points)
    return Fraction(1) if needed is None else Fraction(7 - needed, 6)


def _loss_figures(given: Given, rows: Rows) -> Sequence[Figure]:
    aimed = given["target"]
    figures = [expected(rows, "points_lost")]
    if aimed.get("kind", "vehicle") in ("vehicle", "dreadnought"):
        before = aimed.get("lost_this_turn", 0)
        special = Fraction(0)
        for outcome, chance in rows:
            if not outcome["destroyed"]:
                special += chance * _special_chance(before + outcome["points_lost"])
        assumes = N_("Special: the check at the end of this turn, if nothing else is lost.")
        figures.append(Figure(Message(N_("special")), special, assumes=assumes))
    destroyed = chance_of(rows, lambda outcome: outcome["destroyed"])
    figures.append(Figure(Message(N_("destroyed")), destroyed, harm=True))
    return figures


_LOSSES = Chances(
    only=frozenset({"points_lost", "destroyed"}),
    title=N_("points lost, exact"),
    bars=_loss_bars,
    key=_loss,
    figures=_loss_figures,
)


# --- special damage ----------------------------------------------------------------------------------------------


def _result(outcome: Outcome) -> Hashable:
    return outcome["result"] or "none"


def _special_bars(given: Given, rows: Rows) -> Sequence[Bar]:
    found = summed(rows, _result)
    bars: list[Bar] = []
    if "none" in found:
        bars.append(Bar("none", Message(N_("no special damage")), found["none"], "none"))
    kind = given.get("kind", "vehicle")
    for row in table_rows("rogue_trader", "special_damage", SpecialDamageRow).values():
        if row.kind == kind and row.result in found:
            end = row.result == "explosion"
            bars.append(Bar(row.result, row.name.words(), found[row.result], "destroyed" if end else "plain"))
    return bars


def _special_figures(_: Given, rows: Rows) -> Sequence[Figure]:
    special = chance_of(rows, lambda outcome: outcome["special"])
    explodes = chance_of(rows, lambda outcome: outcome["result"] == "explosion")
    return (
        Figure(Message(N_("special")), special),
        Figure(Message(N_("explodes")), explodes, harm=True),
    )


_SPECIAL = Chances(
    only=frozenset({"special", "result"}),
    title=N_("results, exact"),
    bars=_special_bars,
    key=_result,
    figures=_special_figures,
    rows=True,
)


# --- the others --------------------------------------------------------------------------------------------------


def _killed(outcome: Outcome) -> Hashable:
    return outcome["killed"]


def _killed_bars(_: Given, rows: Rows) -> Sequence[Bar]:
    return number_bars(summed(rows, _killed), Message(N_("none")))


def _killed_figures(_: Given, rows: Rows) -> Sequence[Figure]:
    return (expected(rows, "killed"),)


_SAVED = Chances(frozenset({"killed"}), N_("dead, exact"), _killed_bars, _killed, _killed_figures)


def _speed_band(outcome: Outcome) -> Hashable:
    """Speeds by threes, so that the 19 that two D10 can give fit: the band's number, and 0 for a stop."""
    speed = outcome["speed"]
    return 0 if speed == 0 else 1 + int((speed - 0.01) // 3)


def _speed_bars(_: Given, rows: Rows) -> Sequence[Bar]:
    found = summed(rows, _speed_band)
    bars: list[Bar] = []
    for band in sorted(band for band in found if isinstance(band, int)):
        if band == 0:
            bars.append(Bar(0, Message(N_("stops")), found[0], "none"))
        else:
            figures: dict[str, Words] = {"from": 3 * band - 2, "to": 3 * band}
            bars.append(Bar(band, Message(N_("{from}–{to}″"), figures), found[band]))
    return bars


def _speed_figures(_: Given, rows: Rows) -> Sequence[Figure]:
    check = chance_of(rows, lambda outcome: outcome["overspeed_check"])
    falls = chance_of(rows, lambda outcome: outcome["falls"])
    figures = [Figure(Message(N_("control check")), check)]
    return [*figures, Figure(Message(N_("falls")), falls, harm=True)] if falls else figures


_SPEED = Chances(
    only=frozenset({"speed", "overspeed_check", "falls"}),
    title=N_("speed, exact"),
    bars=_speed_bars,
    key=_speed_band,
    figures=_speed_figures,
)


def _other_loss(outcome: Outcome) -> Hashable:
    return _loss(outcome["other"]) if outcome["collides"] else "misses"


def _collision_bars(given: Given, rows: Rows) -> Sequence[Bar]:
    struck = [(outcome["other"], chance) for outcome, chance in rows if outcome["collides"]]
    missed = chance_of(rows, lambda outcome: not outcome["collides"])
    bars = list(_loss_bars(given, struck)) if struck else []
    return [*bars, Bar("misses", Message(N_("no collision")), missed, "none")] if missed else bars


def _collision_figures(_: Given, rows: Rows) -> Sequence[Figure]:
    struck = [(outcome, chance) for outcome, chance in rows if outcome["collides"]]
    mean = sum((chance * outcome["vehicle"]["points_lost"] for outcome, chance in struck), Fraction(0))
    destroyed = chance_of(struck, lambda outcome: outcome["vehicle"]["destroyed"])
    return (
        Figure(Message(N_("own points lost, expected")), mean, share=False),
        Figure(Message(N_("itself destroyed")), destroyed, harm=True),
    )


_COLLISION = Chances(
    only=frozenset({"collides", "vehicle", "other"}),
    title=N_("points lost by what is struck, exact"),
    bars=_collision_bars,
    key=_other_loss,
    figures=_collision_figures,
)


def _who(outcome: Outcome) -> Hashable:
    return outcome["person"] or ""


def _who_bars(_: Given, rows: Rows) -> Sequence[Bar]:
    found = summed(rows, _who)
    names = sorted(found, key=lambda name: (name != "", -found[name]))
    bars = [Bar(name, str(name) if name else Message(N_("the vehicle")), found[name]) for name in names]
    if len(bars) > MOST_BARS:
        rest = sum((bar.chance for bar in bars[MOST_BARS - 1 :]), Fraction(0))
        bars = [*bars[: MOST_BARS - 1], Bar("others", Message(N_("others")), rest)]
    return bars


_STRUCK = Chances(frozenset({"struck", "person"}), N_("who is hit, exact"), _who_bars, _who, no_figures, rows=True)

_OF: Mapping[str, Chances] = {
    **dict.fromkeys(("shoot", "volley", "fight", "damage"), _LOSSES),
    "special-damage": _SPECIAL,
    "overspeed": yes_no("out_of_control_next_turn", N_("out of control next turn"), N_("keeps control")),
    "burning": yes_no("exploded", N_("explodes"), N_("burns on")),
    "occupants-save": _SAVED,
    "out-of-control": _SPEED,
    "collision": _COLLISION,
    "open-vehicle-hit": _STRUCK,
}


def chances(action: str) -> Chances | None:
    """How the odds of an action are shown; None for one without dice."""
    return _OF.get(action.partition(".")[2])
