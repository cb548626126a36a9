"""Message catalogues: finds the messages of the source, compiles each `.po` under resources/locale to its `.mo`.

As a build hook it compiles for each wheel and each install. As a script:

    python .build/catalogues.py            compile
    python .build/catalogues.py --update   add messages that the catalogues lack (without a translation), compile
    python .build/catalogues.py --prune    take out messages that the source no longer has, compile
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # as a script: hatchling is only there while a wheel is built
    BuildHookInterface = object

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("desktop", "rules")
# What each function that marks a message makes of its arguments: a context and the message.
KEYWORDS: dict[str, Callable[[list[Any]], tuple[str | None, Any]]] = {
    **dict.fromkeys(
        ("N_", "tr", "say", "Message", "Problem", "BadInput", "BadFile"), lambda texts: (None, (texts or [None])[0])
    ),
    "C_": lambda texts: (texts[0], texts[1]),
    "Plural": lambda texts: (None, (texts[0], texts[1])),
}


def _called(call: ast.Call) -> str:
    function = call.func
    return (
        function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""
    )


def messages(root: Path = ROOT) -> set[tuple[str | None, str | tuple[str, ...]]]:
    """(context, message) for each message in the source; the message is a pair for a plural.

    By the syntax tree: Babel's own reader of Python loses calls within calls.
    """
    found: set[tuple[str | None, str | tuple[str, ...]]] = set()
    for file in (file for folder in SOURCES for file in sorted((root / folder).rglob("*.py"))):
        for call in ast.walk(ast.parse(file.read_bytes())):
            if not isinstance(call, ast.Call) or _called(call) not in KEYWORDS:
                continue
            texts = [part.value if isinstance(part, ast.Constant) else None for part in call.args]
            context, message = KEYWORDS[_called(call)](texts)
            if message and all(
                isinstance(text, str) for text in (message if isinstance(message, tuple) else (message,))
            ):
                found.add((context, message))
    return found


def sources(root: Path = ROOT) -> list[Path]:
    """The catalogues of the project, one a language besides English."""
    return sorted(root.glob("resources/locale/*/LC_MESSAGES/*.po"))


def read(source: Path) -> Catalog:
    with source.open("rb") as file:
        return read_po(file)


def missing(catalogue: Catalog, root: Path = ROOT) -> list[tuple[str | None, str | tuple[str, ...]]]:
    """The messages of the source that the catalogue does not have, in alphabetical order."""
    there = {(entry.context, entry.id) for entry in catalogue}
    return sorted(messages(root) - there, key=str)


def compile_all(root: Path = ROOT) -> None:
    """Leaves a file that is up to date alone: a program beside this one may be reading it."""
    for source in sources(root):
        compiled = BytesIO()
        write_mo(compiled, read(source))
        target = source.with_suffix(".mo")
        if not target.exists() or target.read_bytes() != compiled.getvalue():
            target.write_bytes(compiled.getvalue())


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def update(root: Path = ROOT) -> None:
    """Appends what is missing, so that catalogues edited side by side merge."""
    for source in sources(root):
        lines: list[str] = []
        for context, message in missing(read(source), root):
            lines.append("")
            if context:
                lines.append(f"msgctxt {_quoted(context)}")
            if isinstance(message, str):
                lines += [f"msgid {_quoted(message)}", 'msgstr ""']
            else:
                lines += [f"msgid {_quoted(message[0])}", f"msgid_plural {_quoted(message[1])}"]
                lines += ['msgstr[0] ""', 'msgstr[1] ""']
        if lines:
            with source.open("a", encoding="utf-8", newline="\n") as file:
                file.write("\n".join(lines) + "\n")


def prune(root: Path = ROOT) -> None:
    """Takes out what the source no longer has, and second entries of one message; leaves the rest as it stands."""
    wanted = messages(root)
    for source in sources(root):
        header, *blocks = source.read_text(encoding="utf-8").strip().split("\n\n")
        kept: dict[tuple[str | None, str | tuple[str, ...]], str] = {}
        for block in blocks:
            for entry in read_po(BytesIO((header + "\n\n" + block + "\n").encode("utf-8"))):
                key = (entry.context, entry.id)
                if entry.id and key in wanted and (key not in kept or not _is_translated(kept[key])):
                    kept[key] = block
        text = "\n\n".join([header, *kept.values()]) + "\n"
        source.write_text(text, encoding="utf-8", newline="\n")


def _is_translated(block: str) -> bool:
    return not block.endswith('msgstr ""')


class CatalogueHook(BuildHookInterface):  # type: ignore[misc]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compile_all(Path(self.root))


if __name__ == "__main__":
    if "--update" in sys.argv:
        update()
    if "--prune" in sys.argv:
        prune()
    compile_all()
