"""Findings and meters of units, computed once for each unit as it is: units are immutable, so identity is enough."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rules.army import Army, Force, OwnRows, unit_findings
from rules.findings import SEVERITIES, Finding, Severity
from rules.language import Words
from rules.stored import Unit
from rules.units import Meter, kind_of

Counts = Mapping[Severity, int]


@dataclass(slots=True)
class Checked:
    """A unit as it was checked, with the army's own rows as they were."""

    unit: Unit
    own: OwnRows
    findings: tuple[Finding, ...]
    counts: Counts
    worst: Severity | None


@dataclass(slots=True)
class _CheckedForce:
    """A force as it was counted: what each unit has, and all together."""

    force: Force
    own: OwnRows
    each: list[Counts]
    total: Counter[Severity]


class Checks:
    """Remembers what was found; only a unit that changed, or whose army's own rows did, is looked at again."""

    def __init__(self, look: Callable[[Unit, OwnRows], tuple[Finding, ...]] = unit_findings) -> None:
        self._look = look
        self._units: dict[str, Checked] = {}
        self._forces: dict[str, _CheckedForce] = {}

    def of(self, unit: Unit, own: OwnRows) -> Checked:
        """What was found at a unit."""
        known = self._units.get(unit.id)
        if known is None or known.unit is not unit or known.own is not own:
            found = self._look(unit, own)
            counts: Counter[Severity] = Counter(finding.severity for finding in found)
            known = Checked(unit, own, found, counts, worst_of(counts))
            self._units[unit.id] = known
        return known

    def force(self, force: Force, own: OwnRows) -> Counts:
        """How many findings of each severity a force has."""
        known = self._forces.get(force.id)
        if known is not None and known.force is force and known.own is own:
            return known.total
        if known is None or known.own is not own or len(known.each) != len(force.units):
            each = [self.of(unit, own).counts for unit in force.units]
            total: Counter[Severity] = Counter()
            for counts in each:
                total.update(counts)
        else:
            each, total = list(known.each), Counter(known.total)
            for place, (before, unit) in enumerate(zip(known.force.units, force.units, strict=True)):
                if before is not unit:
                    total.subtract(each[place])
                    each[place] = self.of(unit, own).counts
                    total.update(each[place])
        self._forces[force.id] = _CheckedForce(force, own, each, total)
        return total

    def army(self, army: Army) -> Counts:
        """How many findings of each severity the army has."""
        total: Counter[Severity] = Counter()
        for force in army.forces:
            total.update(self.force(force, army.own))
        return total


def worst_of(counts: Counts) -> Severity | None:
    """The worst severity that was counted at all."""
    return next((severity for severity in SEVERITIES if counts.get(severity)), None)


def meters(unit: Unit, own: OwnRows) -> Sequence[Meter]:
    """The meters of a unit; none when its kind is unknown."""
    kind = kind_of(unit)
    return () if kind is None else kind.meters(unit, own)


def figure(unit: Unit, own: OwnRows) -> Words:
    """What stands beside a unit's name in lists."""
    kind = kind_of(unit)
    return "" if kind is None else kind.figure(unit, own)
