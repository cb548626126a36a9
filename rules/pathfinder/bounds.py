"""Values that several actions take, with their bounds (actions file, section 2)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from rules.fields import Many

Name = Annotated[str, Field(min_length=1, max_length=80)]
"""A name or an id."""
Modifier = Annotated[int, Field(ge=-20, le=100)]
"""A modifier of a creature: skill, ability, saving throw, attack."""
OtherModifier = Annotated[int, Field(ge=-100, le=100)]
Squares = Annotated[int, Field(ge=0, le=1000)]
"""A distance, or a speed: squares covered in a move."""
SquaresOrMore = Annotated[int, Field(ge=1, le=1000)]
"""A maximum speed or an acceleration."""
Area = Annotated[int, Field(ge=1, le=10_000)]
"""Squares that a vehicle covers."""
HitPoints = Annotated[int, Field(ge=-100_000, le=100_000)]
AllHitPoints = Annotated[int, Field(ge=1, le=100_000)]
Hardness = Annotated[int, Field(ge=0, le=100)]
Defence = Annotated[int, Field(ge=-50, le=500)]
"""A CMD or an AC that a roll must reach."""
Reflexes = Annotated[Many[Modifier], Field(max_length=100)]
"""Reflex bonuses of those who save, in order."""
