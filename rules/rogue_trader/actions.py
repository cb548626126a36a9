"""Which module holds which action of Rogue Trader, in the order in which they are listed."""

from __future__ import annotations

from collections.abc import Mapping

_PACKAGE = "rules.rogue_trader."

MODULES: Mapping[str, str] = {
    name: _PACKAGE + module
    for module, names in {
        "overspeed": ("overspeed",),
    }.items()
    for name in names
}
