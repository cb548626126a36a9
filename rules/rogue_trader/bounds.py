"""Values that several actions take, with their bounds (actions file, 0.2 and 0.5)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

Name = Annotated[str, Field(min_length=1, max_length=80)]
"""A name or an id."""
Kind = Literal["vehicle", "dreadnought"]
Toughness = Annotated[int, Field(ge=1, le=20)]
Save = Annotated[int, Field(ge=2, le=6)]
"""The score a save needs on a D6."""
Points = Annotated[int, Field(ge=1, le=999)]
"""Damage points or Wounds of something that still stands."""
PointsLost = Annotated[int, Field(ge=0, le=999)]
Losses = Annotated[int, Field(ge=0, le=20)]
"""How often power or coordination was lost."""
Speed = Annotated[float, Field(ge=0, le=400)]
"""Inches a turn, as a profile gives it."""
LastSpeed = Annotated[float, Field(ge=0, le=800)]
"""Inches a turn, as it came out of a move."""
