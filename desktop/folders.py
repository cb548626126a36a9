"""Where the program keeps what is the player's and no army: preferences, recovery copies."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

VARIABLE = "IRONMUSTER_HOME"


def home() -> Path:
    """The program's folder of this user, made when it is missing; the variable IRONMUSTER_HOME names another.

    Raises OSError when it cannot be made.
    """
    given = os.environ.get(VARIABLE)
    folder = Path(given) if given else user_data_path("ironmuster", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def recovery() -> Path:
    """The folder of the recovery copies. Raises OSError."""
    folder = home() / "recovery"
    folder.mkdir(exist_ok=True)
    return folder
