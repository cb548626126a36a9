"""House rules of Pathfinder: each `pf.…` key, its values and its default (rules file, 1.1).

Kept with the battle, taken by every action.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from rules.actions import Input
from rules.fields import described
from rules.language import N_

OnOff = Literal["on", "off"]
ON_OFF: Mapping[OnOff, str] = {"on": N_("yes"), "off": N_("no")}
TurnPenalties = Literal["source", "french"]
TURN_PENALTIES: Mapping[TurnPenalties, str] = {
    "source": N_("+5, +10 and +20 at 2, 3 and 4 times the acceleration"),
    "french": N_("+10 and +20 at 2 and 4 times the acceleration"),
}
AtRest = Literal["allowed", "forbidden"]
AT_REST: Mapping[AtRest, str] = {"allowed": N_("allowed"), "forbidden": N_("forbidden")}
WideSpends = Literal["rest", "length"]
WIDE_SPENDS: Mapping[WideSpends, str] = {"rest": N_("the rest of the move"), "length": N_("the vehicle’s length")}
Diagonals = Literal["alternating", "single"]
DIAGONALS: Mapping[Diagonals, str] = {"alternating": N_("1, 2, 1, 2 … squares"), "single": N_("1 square each")}
Amount = Literal["choice", "full"]
AMOUNTS: Mapping[Amount, str] = {
    "choice": N_("by as much as the driver likes"),
    "full": N_("by the whole acceleration"),
}
CoastStop = Literal["gentle", "sudden"]
COAST_STOPS: Mapping[CoastStop, str] = {"gentle": N_("a gentle stop"), "sudden": N_("a sudden stop")}
Currents = Literal["once", "each"]
CURRENTS: Mapping[Currents, str] = {"once": N_("2 squares in all"), "each": N_("2 squares for each")}
YesNo = Literal["yes", "no"]
YES_NO: Mapping[YesNo, str] = {"yes": N_("yes"), "no": N_("no")}
Casualties = Literal["loseControl", "halfIsEnough"]
CASUALTIES: Mapping[Casualties, str] = {
    "loseControl": N_("nobody can drive any more"),
    "halfIsEnough": N_("half of the crew needed is enough"),
}
Repeat = Literal["eachStep", "oncePerTurn"]
REPEATS: Mapping[Repeat, str] = {"eachStep": N_("at each step over it"), "oncePerTurn": N_("once a move")}
Failed = Literal["suddenStop", "endsMovement", "passes"]
FAILURES: Mapping[Failed, str] = {
    "suddenStop": N_("a sudden stop"),
    "endsMovement": N_("ends the move"),
    "passes": N_("lets the vehicle pass"),
}
Double = Literal["rollTwice", "doubleRoll"]
DOUBLES: Mapping[Double, str] = {"rollTwice": N_("roll the dice twice"), "doubleRoll": N_("double what was rolled")}


class Settings(Input):
    """What a group has agreed on; whatever is left out has the default."""

    turn_penalties: TurnPenalties = described(
        N_("DC of a turn at speed"), "source", words=TURN_PENALTIES, alias="pf.turn.penalties", rule="PF-CHK-12"
    )
    turn_at_rest: AtRest = described(
        N_("A turn on the spot is"), "allowed", words=AT_REST, alias="pf.turn.atRest", rule="PF-GRID-07"
    )
    wide_turns: OnOff = described(N_("Wide turns"), "off", words=ON_OFF, alias="pf.turn.wide", rule="PF-WIDE-01")
    wide_turn_spends: WideSpends = described(
        N_("A wide turn spends"), "rest", words=WIDE_SPENDS, alias="pf.turn.wideSpends", rule="PF-WIDE-04"
    )
    diagonals: Diagonals = described(
        N_("Diagonal steps spend"), "alternating", words=DIAGONALS, alias="pf.move.diagonals", rule="PF-GRID-04"
    )
    team_squares: OnOff = described(
        N_("The team’s squares count as the vehicle’s"),
        "on",
        words=ON_OFF,
        alias="pf.move.teamSquares",
        rule="PF-GRID-11",
    )
    amount: Amount = described(N_("Speed changes"), "choice", words=AMOUNTS, alias="pf.acc.amount", rule="PF-DRV-01")
    coast_stop: CoastStop = described(
        N_("Rolling out uncontrolled is"), "gentle", words=COAST_STOPS, alias="pf.unc.coastStop", rule="PF-DRV-08"
    )
    currents: Currents = described(
        N_("Several currents slow an uncontrolled vehicle by"),
        "once",
        words=CURRENTS,
        alias="pf.unc.currents",
        rule="PF-DRV-08",
    )
    delay_loses_driver: YesNo = described(
        N_("Delaying and readying lose control until it stops"),
        "yes",
        words=YES_NO,
        alias="pf.rnd.delayLosesDriver",
        rule="PF-RND-04",
    )
    casualties: Casualties = described(
        N_("With half of the crew aboard out of action"),
        "loseControl",
        words=CASUALTIES,
        alias="pf.crew.casualties",
        rule="PF-CRW-03",
    )
    repeat: Repeat = described(
        N_("Manoeuvres against the same target"), "eachStep", words=REPEATS, alias="pf.man.repeat", rule="PF-COL-13"
    )
    failed: Failed = described(
        N_("A failed overrun or bull rush"), "suddenStop", words=FAILURES, alias="pf.man.failed", rule="PF-COL-05"
    )
    double: Double = described(
        N_("Twice the damage means"), "rollTwice", words=DOUBLES, alias="pf.dmg.double", rule="PF-CONV-04"
    )


DEFAULT_SETTINGS = Settings()


class PathfinderInput(Input):
    """Base of the inputs of Pathfinder: each takes the settings."""

    settings: Settings = described(N_("House rules"), DEFAULT_SETTINGS)
