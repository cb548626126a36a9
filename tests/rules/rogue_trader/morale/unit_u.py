"""Unit U of the rules text, and how a battle applies outcomes to it."""

from __future__ import annotations

from typing import Any

from tests.examples import outcome_of


def u(*statuses: str, **fields: Any) -> dict[str, Any]:
    """Ten models, leader of Ld 8 and Cl 8 alive, troops of 7."""
    return {"leader": {"ld": 8, "cl": 8}, "statuses": list(statuses), **fields}


class Played:
    """A unit to which outcomes are applied as a battle does: what is lost goes, what is gained comes."""

    def __init__(self, **fields: Any) -> None:
        self.unit = u(**fields)

    def __call__(self, action: str, *dice: int, **others: Any) -> dict[str, Any]:
        outcome = outcome_of(f"rogue-trader.{action}", {"unit": self.unit, **others}, list(dice))
        kept = [status for status in self.unit["statuses"] if status not in outcome["lost"]]
        kept += outcome["gained"]
        assert sorted(kept) == sorted(outcome["statuses"])
        self.unit["statuses"] = outcome["statuses"]
        return outcome

    def turn(self, own: bool, *dice: int) -> list[str]:
        """The end of one turn and the start of the next; what must follow."""
        self("morale-end-of-turn")
        return self("morale-start-of-turn", *dice, own_turn=own)["compulsory"]
