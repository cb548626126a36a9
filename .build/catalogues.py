"""Compiles the message catalogues: `.po` beside each `.mo` under resources/locale.

As a build hook it runs for each wheel and each (editable) install; as a script it refreshes a checkout.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # as a script: hatchling is only there while a wheel is built
    BuildHookInterface = object


def compile_catalogues(root: Path) -> list[Path]:
    """Writes one `.mo` for each `.po` under `root`/resources/locale; returns what was written."""
    written: list[Path] = []
    for source in sorted(root.glob("resources/locale/*/LC_MESSAGES/*.po")):
        with source.open("rb") as file:
            catalogue = read_po(file)
        target = source.with_suffix(".mo")
        with target.open("wb") as file:
            write_mo(file, catalogue)
        written.append(target)
    return written


class CatalogueHook(BuildHookInterface):  # type: ignore[misc]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compile_catalogues(Path(self.root))


if __name__ == "__main__":
    compile_catalogues(Path(__file__).resolve().parent.parent)
