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


def area(*targets: dict[str, Any], **given: Any) -> dict[str, Any]:
    """A wide turn to the left of a Huge vehicle whose area is x −2 to 1, y 6 to 9."""
    return {"vehicle": HUGE, "placement": at(0, 10, "N", 2, 4), "side": "left", "targets": list(targets), **given}


MAN: dict[str, Any] = {"id": "man", "x": 0, "y": 9, "cmd": 11}
"""A man in that area."""
SIDE = {"id": "a", "x": 0, "y": 0}
"""The least that an obstacle is."""
