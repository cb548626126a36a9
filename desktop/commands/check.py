"""`ironmuster check`: the findings of army files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TextIO

from rules.army import Army, army_findings, find_unit
from rules.findings import TITLES, Finding
from rules.language import N_, Language, Message, Name, Plural
from rules.storage import read_file


def run_check(arguments: Any, language: Language, out: TextIO) -> int:
    """`check FILE… [--json]`: 1 when a file has an error. Raises BadFile for one that cannot be read."""
    checked = [(name, army, army_findings(army)) for name in arguments.files for army in [read_file(Path(name)).army]]
    if arguments.json:
        document = [_document(name, army, found, language) for name, army, found in checked]
        out.write(json.dumps(document, ensure_ascii=False, indent=1) + "\n")
    else:
        for name, army, found in checked:
            out.write(_text(name, army, found, language))
    wrong = any(finding.severity == "error" for _, _, found in checked for finding in found)
    return 1 if wrong else 0


def _document(name: str, army: Army, found: tuple[Finding, ...], language: Language) -> dict[str, Any]:
    return {
        "file": name,
        "army": army.name,
        "ruleset": army.ruleset,
        "findings": [
            {
                "code": finding.code,
                "severity": finding.severity,
                "message": language.text(finding.message),
                "rule": finding.rule,
                "unit": finding.unit,
                "unit_name": find_unit(army, finding.unit).name,
                "place": finding.place,
                "detail": language.text(finding.detail),
                "figures": {key: _plain(value, language) for key, value in finding.figures.items()},
            }
            for finding in found
        ],
    }


def _plain(figure: Any, language: Language) -> Any:
    return language.text(figure) if isinstance(figure, Name | Message | Plural) else figure


def _text(name: str, army: Army, found: tuple[Finding, ...], language: Language) -> str:
    titled = Message(N_("{name}: {what}"), {"name": name, "what": army.name})
    lines = [language.text(titled) if army.name else name]
    for finding in found:
        unit = find_unit(army, finding.unit).name
        figures = {"name": unit or "–", "severity": Message(TITLES[finding.severity]), "what": finding.message}
        source = f" ({finding.rule})" if finding.rule else ""
        lines.append(f"  {language.text(Message(N_('{name}: {severity}: {what}'), figures))}{source}")
    if not found:
        lines.append("  " + language.text(Message("No finding")))
    return "\n".join(lines) + "\n"
