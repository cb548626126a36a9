"""What is wrong with a unit or an army, said without blocking anyone: findings.

Findings are a function of the saved data alone, in a fixed order: worst first, then in the order of the form.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from rules.language import N_, Words
from rules.stored import Unit

Severity = Literal["error", "warning", "note"]
SEVERITIES: tuple[Severity, ...] = ("error", "warning", "note")
TITLES: Mapping[Severity, str] = {"error": N_("Error"), "warning": N_("Warning"), "note": N_("Note")}


@dataclass(frozen=True, slots=True)
class Fix:
    """One step that mends a finding: new values for fields of the unit."""

    title: Words
    changes: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Finding:
    """`place`: the field it is about, "weapons" or "weapons.<id of the row>"; `detail`: how the figure is made up."""

    code: str
    severity: Severity
    message: Words
    rule: str = ""
    place: str = ""
    unit: str = ""
    detail: Words = ""
    figures: Mapping[str, Any] = field(default_factory=dict[str, Any])
    fix: Fix | None = None


def in_order(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Worst first; equal ones stay in the order in which they were found."""
    return tuple(sorted(findings, key=lambda finding: SEVERITIES.index(finding.severity)))


def worst(findings: Iterable[Finding]) -> Severity | None:
    """The worst severity, None without findings."""
    there = {finding.severity for finding in findings}
    return next((severity for severity in SEVERITIES if severity in there), None)


def mended(unit: Unit, fix: Fix) -> Unit:
    """The unit with the fix applied."""
    return unit.model_copy(update=dict(fix.changes))
