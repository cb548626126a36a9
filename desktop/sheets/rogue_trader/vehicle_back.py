"""The back of a vehicle's card: special damage, and the turning circle."""

from __future__ import annotations

from math import floor, inf

from desktop.sheets.blocks import Beside, Block, Column, Prose, Row, Table, Title, Turning
from desktop.sheets.rogue_trader.special_damage import special_damage
from desktop.sheets.subject import Subject
from rules.dice import Typed
from rules.fields import about
from rules.language import C_, N_
from rules.rogue_trader.turning_circle import TurningCircleInput, turn_of, turning_circle
from rules.rogue_trader.vehicle import Vehicle


def _speeds(vehicle: Vehicle) -> list[int]:
    """Quarters of the maximum speed, in whole inches; of the air speed where there is no other."""
    maximum = vehicle.ground_maximum if vehicle.ground_maximum is not None else vehicle.air_maximum
    found = {floor((maximum or 0) * quarter / 4 + 0.5) for quarter in (1, 2, 3, 4)}
    if vehicle.air_maximum is not None:
        found.add(floor(vehicle.air_maximum + 0.5))
    return sorted(found - {0})


def _turns_freely(vehicle: Vehicle) -> bool:
    hovers = 0.0 if vehicle.air_minimum == 0 else None
    given = TurningCircleInput(speed=1.0, trr=1.0, antigrav=vehicle.antigrav, air_minimum=hovers)
    return turning_circle(given, Typed(())).radius is None


def turning(vehicle: Vehicle, subject: Subject) -> Block:
    """The turning circle: a sketch with the angle of a full move, and the radius at some speeds (RT-MOV-09, 10)."""
    title = subject.word(N_("Turning circle"))
    speeds = _speeds(vehicle)
    if not speeds:
        return Prose((subject.word(N_("It does not move.")),), Title(title))
    if _turns_freely(vehicle):
        return Prose((subject.word(N_("None: it may face as it likes.")),), Title(title))
    if vehicle.trr is None:
        label = subject.word(about(Vehicle.model_fields["trr"], "letter"))
        return Prose((subject.word(N_("{letter} is not set."), letter=label),), Title(title))
    angle = turn_of(1, vehicle.trr)
    if angle is None:
        return Prose((subject.word(N_("Radius 0″ at any speed.")),), Title(title))
    inches = subject.language.number
    columns = (
        Column(subject.word(N_("Speed")), grows=True),
        Column(subject.word(N_("Radius")), "right", "bold"),
    )
    found = tuple(Row((f"{speed}″", f"{inches(speed * vehicle.trr)}″")) for speed in speeds)
    figure = f"{inches(angle)}°"
    text = subject.word(N_("R = speed × TRR. A full move turns {angle}."), angle=figure)
    exact = min(57.29577951308232 / vehicle.trr, inf)
    sketch = Turning(exact, figure, subject.word(C_("turning circle", "start")))
    return Beside(Title(title, subject.word(N_("not to scale"))), sketch, Table(columns, found), Prose((text,)))


def back(vehicle: Vehicle, subject: Subject) -> tuple[Block, ...]:
    """The blocks of the back."""
    return (*special_damage("vehicle", subject.language), turning(vehicle, subject))
