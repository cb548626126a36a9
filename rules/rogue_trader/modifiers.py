"""Modifiers to the dice to hit: the table, and the fields of shooting and close combat (RT-SHT-02, RT-CC-02)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Annotated, Literal, TypeVar

from pydantic import Field

from rules.actions import Input
from rules.catalogue import Id, Row, rows
from rules.fields import Many, described
from rules.language import N_, Message, Words, joined
from rules.rogue_trader.bounds import Losses

Use = Literal["shooting", "close-combat"]
ShootingCode = Literal["cover-light", "cover-heavy", "target-large", "target-small", "driver-hand", "confused"]
CloseCombatCode = Literal[
    "frenzied", "confused", "cover-heavy", "charging", "following-up", "higher-ground", "obstacle"
]
Code = TypeVar("Code", bound=str)
Value = Annotated[int, Field(ge=-10, le=10)]


class ModifierRow(Row):
    """A modifier to the die: +1 makes hitting easier."""

    use: Use
    code: Id
    value: int


@cache
def modifiers(use: Use) -> Mapping[str, ModifierRow]:
    """The shipped modifiers of shooting or of close combat, by code."""
    return {row.code: row for row in rows("rogue_trader", "modifiers", ModifierRow).values() if row.use == use}


class _ModifierFields(Input):
    coordination_losses: Losses = described(N_("Losses of coordination"), 0, rule="RT-DRD-14")
    power_losses: Losses = described(N_("Losses of power"), 0, rule="RT-DRD-15")
    extra: Value = described(N_("Other modifiers"), 0, rule="RT-HIT-01")

    def _applied(self, use: Use, codes: Iterable[Code], values: Mapping[Code, int]) -> Iterator[tuple[Words, int]]:
        for code in dict.fromkeys(codes):
            row = modifiers(use)[code]
            yield row.name.words(), values.get(code, row.value)
        yield Message(N_("loss of coordination")), -self.coordination_losses
        yield Message(N_("loss of power")), -self.power_losses
        yield Message(N_("other")), self.extra


class ShootingModifiers(_ModifierFields):
    """What changes the dice to hit of a shot."""

    modifiers: Many[ShootingCode] = described(N_("Modifiers"), (), max_length=20, rule="RT-SHT-02")
    modifier_values: dict[ShootingCode, Value] = described(N_("Values of the modifiers"), {}, rule="RT-SHT-02")

    def applied(self, *more: ShootingCode) -> list[tuple[Words, int]]:
        """Name and value of each that counts; a code counts once."""
        return list(self._applied("shooting", (*self.modifiers, *more), self.modifier_values))


class CloseCombatModifiers(_ModifierFields):
    """What changes the dice to hit of a blow."""

    modifiers: Many[CloseCombatCode] = described(N_("Modifiers"), (), max_length=20, rule="RT-CC-02")
    modifier_values: dict[CloseCombatCode, Value] = described(N_("Values of the modifiers"), {}, rule="RT-CC-02")

    def applied(self) -> list[tuple[Words, int]]:
        """Name and value of each that counts; a code counts once."""
        return list(self._applied("close-combat", self.modifiers, self.modifier_values))


def needed_told(needed: int, base: Words, applied: list[tuple[Words, int]]) -> Message:
    """The score needed and what it comes from, as a sentence."""
    parts: list[Words] = [base]
    for name, value in applied:
        if value > 0:
            parts.append(Message(N_("{name} +{value}"), {"name": name, "value": value}))
        elif value < 0:
            parts.append(Message(N_("{name} {value}"), {"name": name, "value": value}))
    return Message(N_("To hit: {needed}+ ({why})."), {"needed": needed, "why": joined(parts)})
