"""What is saved: frozen models that keep fields they do not know, so that nothing a newer program wrote is lost."""

from __future__ import annotations

from typing import Annotated, TypeVar
from uuid import uuid4

from pydantic import BaseModel, ConfigDict, Field

from rules.fields import described
from rules.language import N_

T = TypeVar("T")

# JSON has lists, not tuples: only the outer sequence is read leniently.
Items = Annotated[tuple[T, ...], Field(strict=False, max_length=500)]
"""A list of at most 500."""

Identifier = Annotated[str, Field(min_length=1, max_length=80)]
Title = Annotated[str, Field(max_length=300)]
LongText = Annotated[str, Field(max_length=20_000)]


def fresh_id() -> str:
    """A new stable id (UUID)."""
    return str(uuid4())


class Stored(BaseModel):
    """Base of whatever is saved. `model_copy(update=…)` makes the changed copy."""

    model_config = ConfigDict(
        extra="allow", frozen=True, strict=True, allow_inf_nan=False, hide_input_in_errors=True, populate_by_name=True
    )


class Picture(Stored):
    """A picture of the player's, embedded: PNG, re-encoded and bounded when it is taken in."""

    png: Annotated[str, Field(max_length=6_000_000, pattern=r"^[A-Za-z0-9+/]*={0,2}$")]
    """The file in base64."""
    caption: Title = ""


class RolledStep(Stored):
    """The dice of one step of a random table, each as "D6 4". `typed`: they are the player's own."""

    step: Identifier
    dice: Items[Annotated[str, Field(pattern=r"^D[1-9][0-9]{0,2} [1-9][0-9]{0,2}$")]] = ()
    typed: bool = False

    def faces(self) -> list[tuple[int, int]]:
        """Sides and result of each die."""
        return [(int(sides[1:]), int(result)) for sides, result in (die.split() for die in self.dice)]


class RollRecord(Stored):
    """How something was rolled up. `seed`: empty when no die was the program's.

    `mixed`: steps were kept, rolled again or typed, so that the seed alone does not give these dice.
    """

    seed: Title = ""
    mixed: bool = False
    steps: Items[RolledStep] = ()


class Unit(Stored):
    """What every unit of every rule set has. `kind` is `<rule set>.<kind>` (rules.units)."""

    kind: Identifier
    id: Identifier = Field(default_factory=fresh_id)
    name: Title = described(N_("Name"), "", section="identity")
    copies: int = described(
        N_("Copies"),
        1,
        ge=1,
        le=99,
        section="identity",
        help=N_("How many of this unit the army has. Each is printed and damaged apart."),
    )
    points: int = described(
        N_("Points"),
        0,
        ge=0,
        le=100_000,
        section="identity",
        help=N_("Your own points value, if your group uses one."),
    )
    notes: LongText = described(N_("Notes"), "", section="notes")
    picture: Picture | None = described(N_("Picture"), None, section="notes")
