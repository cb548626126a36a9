"""Pieces of inputs that many tests of Pathfinder share."""

from __future__ import annotations

from typing import Any

HEAVY = {"size": "huge", "squares": 8, "hp_max": 120}
"""The heavy wagon: CMB +2, 2d8 of ramming damage."""
HUGE = {"size": "huge"}
MAGIC = {"propulsion": ["magic"]}
SEVEN = {"modifier": 7}
"""A driver who succeeds at DC 20 from 13 on."""
AT_EASE = {"in_combat": False, "take_10": True}


def at(x: int, y: int, facing: str, width: int, length: int) -> dict[str, Any]:
    """A placement."""
    return {"x": x, "y": y, "facing": facing, "width": width, "length": length}
