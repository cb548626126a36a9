"""Values that several actions take, with their bounds (section 1.4)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

Name = Annotated[str, Field(max_length=80)]
"""A name, an id, or a sub-type as the player typed it."""
HullPoints = Annotated[int, Field(ge=1, le=100)]
HullPointsLeft = Annotated[int, Field(ge=0, le=100)]
Armour = Annotated[int, Field(ge=0, le=20)]
Strength = Annotated[int, Field(ge=1, le=20)]
Damage = Annotated[int, Field(ge=0, le=20)]
Score = Annotated[int, Field(ge=2, le=6)]
"""The number a D6 must reach."""
Skill = Annotated[int, Field(ge=0, le=10)]
CheckedValue = Annotated[int, Field(ge=0, le=12)]
"""A characteristic that 2D6 must not exceed."""
Count = Annotated[int, Field(ge=1, le=60)]
"""Shots, attacks or hits."""
Inches = Annotated[float, Field(ge=0, le=1000)]
Coordinate = Annotated[float, Field(ge=-1000, le=1000)]
Radius = Annotated[float, Field(ge=0, le=10)]
HullSide = Annotated[float, Field(ge=0.5, le=60)]
"""Length or width of a hull in inches."""
