"""The back of a vehicle's card: special damage with its chances, and the turning circle."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from math import floor, inf

from desktop.sheets.blocks import Beside, Block, Column, Prose, Row, Table, Title, Turning
from desktop.sheets.subject import Subject
from rules.actions import odds
from rules.catalogue import rows
from rules.dice import Typed
from rules.fields import about
from rules.language import C_, N_, Language, Message
from rules.rogue_trader.special_damage_table import (
    AUTOMATIC_FROM,
    EXPLOSION_FROM,
    Kind,
    SpecialDamageRow,
    special_check_needed,
)
from rules.rogue_trader.turning_circle import TurningCircleInput, turn_of, turning_circle
from rules.rogue_trader.vehicle import Vehicle

_EFFECTS: Mapping[str, str] = {
    "auxiliary-power": N_("one turret fails for good"),
    "temporary-loss-of-control": N_("out of control next turn"),
    "power-loss": N_("max. speed and acc. halved; adds up"),
    "mechanical-failure": N_("repeats its last turn from now on"),
    "weapon-lost": N_("one mounted weapon, at random"),
    "system-failure": N_("rolls on D6″, halts; autos lock"),
    "loss-of-control": N_("out of control for good"),
    "burning": N_("as {row}; D6 each own turn, 6: bang"),
    "explosion": N_("explodes; occupants save or die"),
}
"""What each result of the vehicle table does, in a line."""


@cache
def chances(kind: Kind, points: int) -> tuple[Fraction, Fraction]:
    """The chances of special damage and of an explosion when `points` were lost in a turn (RT-DMG-07)."""
    found = odds("rogue-trader.special-damage", {"kind": kind, "points_lost": points}, frozenset({"result"}))
    by_result = {outcome["result"]: chance for outcome, chance in found}
    return 1 - by_result.get(None, Fraction(0)), by_result.get("explosion", Fraction(0))


def _special(chance: Fraction, sure: str) -> str:
    return sure if chance == 1 else f"{chance * 6}/6"


def _explosion(chance: Fraction, sure: str) -> str:
    if chance in (0, 1):
        return sure if chance else "–"
    return f"{chance.numerator}/{chance.denominator}"


@cache
def chances_table(kind: Kind, language: Language) -> Table:
    """Chances by points lost in the turn."""
    points = [*range(1, AUTOMATIC_FROM + 1), EXPLOSION_FROM]
    labels = [str(count) for count in points[:-1]] + [f"{EXPLOSION_FROM}+"]
    found = [chances(kind, count) for count in points]
    sure = language.text(Message(C_("chance", "sure")))
    heads = [Column(label, "centre", head_face="bold", head_ink="ink") for label in labels]
    title = language.text(Message(N_("Points lost")))
    first = Column(title, ink="second", grows=True, head_face="medium", head_ink="ink")
    special = (language.text(Message(C_("chance", "Special"))), *(_special(each, sure) for each, _ in found))
    bang = (language.text(Message(C_("chance", "Bang"))), *(_explosion(each, sure) for _, each in found))
    return Table((first, *heads), (Row(special), Row(bang)), shared=True)


def _total(row: SpecialDamageRow) -> str:
    if row.first is None:
        return f"≤ {row.last:g}"
    if row.last is None:
        return f"{row.first:g}+"
    return f"{row.first:g}" if row.first == row.last else f"{row.first:g}–{row.last:g}"


@cache
def results_table(kind: Kind, language: Language) -> Table:
    """The rows of the special damage table and what each does."""
    columns = (Column(align="centre", face="bold"), Column(face="medium"), Column(grows=True))
    found: list[Row] = []
    table = [row for row in rows("rogue_trader", "special_damage", SpecialDamageRow).values() if row.kind == kind]
    failure = next((_total(row) for row in table if row.result == "system-failure"), "")
    for row in table:
        name = language.text((row.short or row.name).words())
        effect = language.text(Message(_EFFECTS[row.result], {"row": failure})) if row.result in _EFFECTS else ""
        found.append(Row((_total(row), name, effect), inks=("carmine", "carmine") if row.last is None else ()))
    return Table(columns, tuple(found), airy=True, shared=True)


@cache
def check_text(language: Language) -> Prose:
    """When the check is made, and how."""
    when = N_("Lost a point this turn? At its end: D6 + (points − 1).")
    how = N_("On {needed} or more, D10 + (points − 1) on this table.")
    needed = special_check_needed(1) or 0
    return Prose((language.text(Message(when)), language.text(Message(how, {"needed": needed}))), shared=True)


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


def back(vehicle: Vehicle, subject: Subject) -> tuple[str, tuple[Block, ...]]:
    """Title and blocks of the back."""
    blocks = (
        check_text(subject.language),
        chances_table("vehicle", subject.language),
        results_table("vehicle", subject.language),
        turning(vehicle, subject),
    )
    return subject.word(N_("Special damage")), blocks
