"""What can be done to an army in Build: each gives the changed army and the name of the step."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from desktop.build.tree_model import title
from desktop.words import say, tr
from rules.army import Army, Force, OwnRows, renewed, units, with_added, with_moved, with_unit, without_units
from rules.language import C_, Plural
from rules.stored import Unit

Step = tuple[str, Army]


def _names(chosen: Sequence[Unit]) -> str:
    """ "“Cormorant”", or "3 units"."""
    if len(chosen) == 1:
        return tr("“{name}”", name=title(chosen[0]))
    return say(Plural("{n} unit", "{n} units", len(chosen)))


def chosen_units(army: Army, ids: Collection[str]) -> list[Unit]:
    """The units of those ids, in the order of the army."""
    return [unit for unit in units(army) if unit.id in ids]


def with_some_force(army: Army) -> Army:
    """The army, with a force where it has none."""
    return army if army.forces else army.model_copy(update={"forces": (Force(name=tr("First force")),)})


def add(army: Army, force_id: str, added: Sequence[Unit], position: int | None = None) -> Step:
    return tr("add {what}", what=_names(added)), with_added(army, force_id, added, position)


def paste(army: Army, own: OwnRows, force_id: str, came: Sequence[Unit], position: int | None) -> Step:
    """Puts units that came from elsewhere into a force; `own`: the army's own rows with theirs."""
    changed = army if own is army.own else army.model_copy(update={"own": own})
    return tr("paste {what}", what=_names(came)), with_added(changed, force_id, came, position)


def remove(army: Army, ids: Collection[str], *, cut: bool = False) -> Step:
    names = _names(chosen_units(army, ids))
    step = tr("cut {what}", what=names) if cut else tr("remove {what}", what=names)
    return step, without_units(army, set(ids))


def duplicate(army: Army, ids: Collection[str]) -> tuple[str, Army, list[str]]:
    """Puts a copy of each unit right after it; and the ids of the copies."""
    copies: dict[str, Unit] = {unit.id: renewed(unit) for unit in chosen_units(army, ids)}
    forces = tuple(_with_copies(force, copies) for force in army.forces)
    step = tr("duplicate {what}", what=_names(chosen_units(army, ids)))
    return step, army.model_copy(update={"forces": forces}), [copy.id for copy in copies.values()]


def _with_copies(force: Force, copies: dict[str, Unit]) -> Force:
    if not any(unit.id in copies for unit in force.units):
        return force
    there: list[Unit] = []
    for unit in force.units:
        there.append(unit)
        if unit.id in copies:
            there.append(copies[unit.id])
    return force.model_copy(update={"units": tuple(there)})


def move(army: Army, ids: Collection[str], force_id: str, position: int) -> Step:
    return tr("move {what}", what=_names(chosen_units(army, ids))), with_moved(army, set(ids), force_id, position)


def shift(army: Army, ids: Collection[str], by: int) -> Step | None:
    """Moves units one place up or down, into the next force at an end; None where there is no further."""
    for at, force in enumerate(army.forces):
        places = [place for place, unit in enumerate(force.units) if unit.id in ids]
        if not places:
            continue
        edge = places[0] - 1 if by < 0 else places[-1] + 2
        if 0 <= edge <= len(force.units):
            return move(army, ids, force.id, edge)
        other = at + by
        if not 0 <= other < len(army.forces):
            return None
        target = army.forces[other]
        return move(army, ids, target.id, len(target.units) if by < 0 else 0)
    return None


def change(army: Army, unit: Unit, field: str) -> Step:
    """A unit changed in a field, which is named by its title."""
    return tr("{field} of “{name}”", field=field, name=title(unit)), with_unit(army, unit)


def add_force(army: Army) -> tuple[str, Army, str]:
    """A new force at the end; and its id."""
    force = Force(name=tr("New force"))
    return tr("add a force"), army.model_copy(update={"forces": (*army.forces, force)}), force.id


def remove_force(army: Army, force_id: str) -> Step:
    """Takes a force with all its units away."""
    force = next(force for force in army.forces if force.id == force_id)
    forces = tuple(other for other in army.forces if other.id != force_id)
    name = force.name or tr(C_("force", "Unnamed"))
    return tr("remove the force “{name}”", name=name), army.model_copy(update={"forces": forces})


def rename_force(army: Army, force_id: str, name: str) -> Step:
    forces = tuple(force.model_copy(update={"name": name}) if force.id == force_id else force for force in army.forces)
    return tr("rename the force"), army.model_copy(update={"forces": forces})


def move_force(army: Army, force_id: str, position: int) -> Step:
    """Moves a force before another, counted before the move."""
    moved = next(force for force in army.forces if force.id == force_id)
    at = army.forces.index(moved)
    rest = [force for force in army.forces if force.id != force_id]
    rest.insert(position - 1 if position > at else position, moved)
    name = moved.name or tr(C_("force", "Unnamed"))
    return tr("move the force “{name}”", name=name), army.model_copy(update={"forces": tuple(rest)})


def rename_army(army: Army, name: str) -> Step:
    return tr("rename the army"), army.model_copy(update={"name": name})


def define_row(army: Army, table: str, row: dict[str, object], name: str) -> Step:
    """A row of the army's own added, or put in place of the one of the same id."""
    there: Iterable[dict[str, object]] = getattr(army.own, table)
    kept = [other for other in there if other.get("id") != row["id"]]
    own = army.own.model_copy(update={table: (*kept, row)})
    return tr("your own row “{name}”", name=name), army.model_copy(update={"own": own})
