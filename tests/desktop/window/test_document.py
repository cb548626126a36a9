"""The open army: steps, merging, what is checked again, what is saved."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.checks import Checks
from desktop.document import Document, open_document
from rules import storage
from rules.army import Army, OwnRows, new_army, unit_findings, units, with_added, with_unit
from rules.findings import Finding
from rules.rogue_trader.vehicle import Vehicle
from rules.samples import sample_army
from rules.storage import read_file, write_file
from rules.stored import Unit


@pytest.fixture
def document() -> Document:
    return Document(sample_army("rogue-trader", "en"))


def renamed(army: Army, name: str) -> Army:
    first = next(units(army))
    return with_unit(army, first.model_copy(update={"name": name}))


def test_steps_of_one_key_merge_until_the_keyboard_leaves(document: Document) -> None:
    start = document.army
    for name in ("H", "He", "Her"):
        document.edit("name", renamed(document.army, name), "name")
    assert document.undo_stack.count() == 1
    document.settle()
    document.edit("name", renamed(document.army, "Hero"), "name")
    document.edit("other", renamed(document.army, "Heron"), "other")
    assert document.undo_stack.count() == 3
    document.undo_stack.setIndex(0)
    assert document.army is start
    document.close()


def test_what_is_saved_is_a_step_of_its_own_even_while_typing(document: Document, tmp_path: Path) -> None:
    document.edit("name", renamed(document.army, "H"), "name")
    document.save(tmp_path / "a.muster")
    document.edit("name", renamed(document.army, "He"), "name")
    assert document.modified
    document.undo_stack.undo()
    assert not document.modified
    document.close()


def test_only_the_unit_that_changed_is_checked_again() -> None:
    looked: list[str] = []

    def look(unit: Unit, own: OwnRows) -> tuple[Finding, ...]:
        looked.append(unit.name)
        return unit_findings(unit, own)

    checks = Checks(look)
    army = new_army("rogue-trader")
    army = with_added(army, army.forces[0].id, [Vehicle(name=f"v{n}") for n in range(200)])
    first = checks.army(army)
    assert len(looked) == 200
    assert first == checks.army(army)
    looked.clear()
    changed = with_unit(army, army.forces[0].units[7].model_copy(update={"damage": 5}))
    after = checks.army(changed)
    assert looked == ["v7"]
    assert after["error"] == first["error"] - 1
    looked.clear()
    checks.army(changed.model_copy(update={"own": OwnRows()}))
    assert len(looked) == 200


def test_findings_do_not_depend_on_the_order_of_edits(document: Document) -> None:
    unit = next(units(document.army))
    changes = [{"damage": 0}, {"toughness": 12}, {"weapon_points": 1}]
    results = []
    for order in (changes, changes[::-1]):
        changed = unit
        for change in order:
            changed = changed.model_copy(update=change)
            document.checks.of(changed, document.army.own)
        results.append(document.checks.of(changed, document.army.own).findings)
    assert results[0] == results[1]
    document.close()


def test_an_older_file_is_brought_up_to_date_and_kept_beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "old.muster"
    write_file(path, sample_army("rogue-trader", "en"))
    old = path.read_bytes()
    monkeypatch.setattr(storage, "VERSION", 2)
    monkeypatch.setattr(storage, "MIGRATIONS", {1: lambda data: {**data, "version": 2}})
    document = open_document(path)
    assert document.migrated_from == 1
    assert (tmp_path / "old.version-1.muster").read_bytes() == old
    assert path.read_bytes() == old
    document.save(path)
    assert read_file(path).army.version == 2
    document.close()


def test_a_newer_file_takes_no_edit(tmp_path: Path) -> None:
    document = Document(new_army("rogue-trader"), tmp_path / "a.muster", newer=True)
    document.edit("name", renamed_army(document.army))
    assert document.army.name == ""
    assert document.undo_stack.count() == 0
    document.close()


def renamed_army(army: Army) -> Army:
    return army.model_copy(update={"name": "x"})
