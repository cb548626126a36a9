"""Every message of the source has its translation, with the same figures in it."""

from __future__ import annotations

import re
import runpy
import string
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
CATALOGUES: dict[str, Any] = runpy.run_path(str(ROOT / ".build" / "catalogues.py"))
SOURCES = CATALOGUES["sources"]()


def figures(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_there_is_french() -> None:
    assert [source.parts[-3] for source in SOURCES] == ["fr"]


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.parts[-3])
def test_every_message_is_there(source: Path) -> None:
    assert CATALOGUES["missing"](CATALOGUES["read"](source)) == []


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.parts[-3])
def test_every_message_is_translated_with_its_figures(source: Path) -> None:
    wanted = CATALOGUES["messages"]()
    wrong = []
    for entry in CATALOGUES["read"](source):
        if (entry.context, entry.id) not in wanted:
            continue
        originals = (entry.id,) if isinstance(entry.id, str) else entry.id
        translations = (entry.string,) if isinstance(entry.string, str) else entry.string
        expected = figures(originals[-1])
        others = any(figures(text) - expected for text in translations) or figures(translations[-1]) != expected
        if entry.fuzzy or not all(translations) or others:
            wrong.append(entry.id)
    assert wrong == []


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.parts[-3])
def test_nothing_is_left_over(source: Path) -> None:
    wanted = CATALOGUES["messages"]()
    unused = [entry.id for entry in CATALOGUES["read"](source) if entry.id and (entry.context, entry.id) not in wanted]
    assert unused == []


def test_french_punctuation_has_its_spaces() -> None:
    wrong = []
    for source in SOURCES:
        for entry in CATALOGUES["read"](source):
            texts = (entry.string,) if isinstance(entry.string, str) else entry.string
            for text in texts if entry.id else ():
                # "%s" and "%(name)s" are places for figures, not the sign.
                if re.search(r" (?:[:;!?»]|%(?![rs(]))", text) or "« " in text:
                    wrong.append(text)
    assert wrong == []
