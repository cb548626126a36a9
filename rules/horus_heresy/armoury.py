"""Weapons, special rules and wargear: the shipped rows and an army’s own (HH-CAT-02, HH-CAT-03, HH-WAR-01)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from pydantic import Field

from rules.army import OwnRows
from rules.catalogue import Id, Names, Row, rows, with_own
from rules.fields import described
from rules.horus_heresy.statuses import STATUS_WORDS, VehicleStatus
from rules.horus_heresy.weapon_terms import IMPROVED_WORDS, Improved
from rules.language import C_, N_, Message, Words

Confidence = Literal["A", "B", "C"]
CONFIDENCES: Mapping[Confidence, str] = {
    "A": N_("the same in three sources"),
    "B": N_("the same in two sources"),
    "C": N_("in one source only"),
}
Price = Literal["pintle", "sponson", "vehicle", "rhino"]
PRICES: Mapping[Price, str] = {
    "pintle": N_("pintle: {points} points"),
    "sponson": N_("pair of sponsons: {points} points"),
    "vehicle": N_("{points} points"),
    "rhino": N_("on a Rhino chassis: {points} points"),
}

# What a file may hold; what the rules allow is said by findings.
Figure = Annotated[int, Field(ge=0, le=1000)]
Reach = Annotated[float, Field(ge=0, le=1000)]
Score = Annotated[int, Field(ge=2, le=6)]


class Sourced(Row):
    """A row whose figures come from sources that agree more or less; None: the player's own, or not known."""

    confidence: Confidence | None = None


class Weapon(Sourced):
    """A ranged weapon (HH-WPN-02). What is None is unknown. `shells_of` is shared by the shells of one weapon."""

    range: Reach | None = described(N_("Range"), None, letter=C_("heresy weapon", "R"), unit="″", rule="HH-WPN-02")
    firepower: Figure | None = described(N_("Firepower"), None, letter=C_("heresy weapon", "FP"), rule="HH-WPN-02")
    strength: Figure | None = described(N_("Strength"), None, letter=C_("heresy weapon", "RS"), rule="HH-WPN-02")
    ap: Figure | None = described(
        N_("AP"), None, letter=C_("heresy weapon", "AP"), rule="HH-SAV-01", help=N_("Nothing against vehicles.")
    )
    damage: Figure | None = described(C_("heresy", "Damage"), None, letter=C_("heresy weapon", "D"), rule="HH-WPN-02")
    heavy: Improved | None = described(N_("Heavy"), None, words=IMPROVED_WORDS, rule="HH-WPN-03")
    ordnance: Improved | None = described(N_("Ordnance"), None, words=IMPROVED_WORDS, rule="HH-WPN-03")
    armourbane: bool = described(N_("Armourbane"), False, rule="HH-WPN-04")
    melta: Reach | None = described(N_("Melta"), None, unit="″", rule="HH-WPN-05")
    shock: VehicleStatus | None = described(N_("Shock"), None, words=STATUS_WORDS, rule="HH-WPN-06")
    critical: Score | None = described(N_("Critical Hit"), None, unit="+", rule="HH-WPN-07")
    armour_breaker: Score | None = described(N_("Armour-breaker"), None, unit="+", rule="HH-WPN-08")
    limited: Figure | None = described(N_("Uses in a battle (Limited)"), None, short=N_("Limited"), rule="HH-WPN-08")
    template: bool = described(N_("Template"), False, rule="HH-WPN-09")
    blast: Reach | None = described(N_("Blast"), None, unit="″", rule="HH-WPN-09")
    barrage: Figure | None = described(N_("Barrage"), None, rule="HH-WPN-09")
    assault: bool = described(N_("Assault trait"), False, rule="HH-SHT-06")
    defensive: bool = described(N_("Declared Defensive"), False, rule="HH-WPN-01")
    rapid_tracking: bool = described(N_("Rapid Tracking"), False, rule="HH-SHT-06")
    skyfire: bool = described(N_("Skyfire"), False, rule="HH-WPN-08")
    breaching: Score | None = described(N_("Breaching"), None, unit="+", rule="HH-WPN-08")
    pinning: Figure | None = described(N_("Pinning"), None, rule="HH-STA-05")
    stun: Figure | None = described(N_("Stun"), None, rule="HH-STA-05")
    suppressive: Figure | None = described(N_("Suppressive"), None, rule="HH-STA-05")
    panic: Figure | None = described(N_("Panic"), None, rule="HH-STA-05")
    shells_of: Annotated[str, Field(max_length=80)] = ""
    prices: dict[Price, Figure] = {}
    note: Annotated[str, Field(max_length=2000)] = described(N_("Other rules"), "")

    @property
    def profiled(self) -> bool:
        """Whether it has the numbers it needs to fire."""
        return self.firepower is not None and self.strength is not None and self.damage is not None


class CloseCombatWeapon(Sourced):
    """A weapon that troops use on vehicles (HH-CAT-03). `attacks` and `strength` stand alone; `…_more` are added."""

    attacks: Figure | None = None
    attacks_more: Annotated[int, Field(ge=-20, le=20)] = 0
    strength: Figure | None = None
    strength_more: Annotated[int, Field(ge=-20, le=20)] = 0
    ap: Figure | None = None
    damage: Figure = 1
    armourbane: bool = False
    detonation: bool = False
    shred: Score | None = None

    def attacks_of(self, own: int) -> int:
        """Attacks of a bearer with so many of its own; at least 1."""
        return self.attacks if self.attacks is not None else max(own + self.attacks_more, 1)

    def strength_of(self, own: int) -> int:
        """Strength of the blows of a bearer (HH-ASL-05)."""
        return self.strength if self.strength is not None else own + self.strength_more


Effect = Literal[
    "assault-vehicle",
    "auto-repair",
    "dozer-blade",
    "explodes",
    "fast",
    "flare-shield",
    "impact-reactive-doors",
    "independent-fire",
    "invulnerable-save",
    "ion-shield",
    "light-transport",
    "mastodon-transport-bay",
    "orbital-assault-vehicle",
    "reinforced-structure",
    "searchlights",
    "shock-ram",
    "shrouded",
    "smokescreen",
    "third-line",
    "void-shields",
]


class VehicleRule(Sourced):
    """A special rule or a piece of wargear. `x`: the number it carries, a score or a plain one (HH-WAR-01)."""

    effect: Effect | None = None
    x: Literal["score", "number"] | None = None
    wargear: bool = described(N_("Wargear"), False)
    points: Figure | None = described(N_("Points"), None)
    meaning: Names = Names(en="", fr="")
    note: Annotated[str, Field(max_length=2000)] = described(N_("Note"), "")


class HullSizeRow(Row):
    """A house value for hulls nobody has measured (HH-GEO-04), in inches."""

    length: float
    width: float


class NotAVehicle(Row):
    """What looks like a vehicle and is of another type (HH-GEN-07)."""

    type: Id


def weapons(own: OwnRows) -> Mapping[str, Weapon]:
    """All ranged weapons by id: shipped rows, over which the army's own go. Raises BadFile for a bad row."""
    return with_own(rows("horus_heresy", "weapons", Weapon), Weapon, own.weapons)


def vehicle_rules(own: OwnRows) -> Mapping[str, VehicleRule]:
    """All special rules and wargear by id, as `weapons`."""
    return with_own(rows("horus_heresy", "equipment", VehicleRule), VehicleRule, own.equipment)


def close_combat_weapons() -> Mapping[str, CloseCombatWeapon]:
    """The close-combat weapons used against vehicles, by id."""
    return rows("horus_heresy", "close_combat", CloseCombatWeapon)


def hull_sizes() -> Mapping[str, HullSizeRow]:
    """The house values for hulls, by id."""
    return rows("horus_heresy", "hull_sizes", HullSizeRow)


def not_vehicles() -> Mapping[str, NotAVehicle]:
    """What is no vehicle, by id."""
    return rows("horus_heresy", "not_vehicles", NotAVehicle)


def shells(weapon: Weapon, own: OwnRows) -> tuple[Weapon, ...]:
    """The profiles of one weapon, of which the player picks one for each attack."""
    if not weapon.shells_of:
        return (weapon,)
    return tuple(other for other in weapons(own).values() if other.shells_of == weapon.shells_of)


_FLAGS: Mapping[str, str] = {
    "armourbane": N_("Armourbane"),
    "template": N_("Template"),
    "assault": N_("Assault trait"),
    "defensive": N_("Declared Defensive"),
    "rapid_tracking": N_("Rapid Tracking"),
    "skyfire": N_("Skyfire"),
}
_VALUED: Mapping[str, str] = {
    "melta": N_("Melta ({x})"),
    "critical": N_("Critical Hit ({x}+)"),
    "armour_breaker": N_("Armour-breaker ({x}+)"),
    "limited": N_("Limited ({x})"),
    "blast": N_("Blast ({x}″)"),
    "barrage": N_("Barrage ({x})"),
    "breaching": N_("Breaching ({x}+)"),
    "pinning": N_("Pinning ({x})"),
    "stun": N_("Stun ({x})"),
    "suppressive": N_("Suppressive ({x})"),
    "panic": N_("Panic ({x})"),
}
_CHARACTERISTICS: Mapping[Improved, str] = {
    "FP": C_("heresy weapon", "FP"),
    "RS": C_("heresy weapon", "RS"),
    "D": C_("heresy weapon", "D"),
    "AP": C_("heresy weapon", "AP"),
}


def special_rules(weapon: Weapon) -> Iterator[Words]:
    """The special rules and traits of a weapon, as its card names them."""
    if weapon.heavy is not None:
        yield Message(N_("Heavy ({x})"), {"x": Message(_CHARACTERISTICS[weapon.heavy])})
    if weapon.ordnance is not None:
        yield Message(N_("Ordnance ({x})"), {"x": Message(_CHARACTERISTICS[weapon.ordnance])})
    if weapon.shock is not None:
        yield Message(N_("Shock ({x})"), {"x": Message(STATUS_WORDS[weapon.shock])})
    for field, template in _FLAGS.items():
        if getattr(weapon, field):
            yield Message(template)
    for field, template in _VALUED.items():
        value = getattr(weapon, field)
        if value is not None:
            yield Message(template, {"x": value})
    if weapon.note:
        yield weapon.note


def rule_words(rule: VehicleRule, x: int | None) -> Words:
    """A special rule with its number: "Auto-repair (4+)"."""
    name = rule.name.words()
    if rule.x is None or x is None:
        return name
    template = N_("{rule} ({x}+)") if rule.x == "score" else N_("{rule} ({x})")
    return Message(template, {"rule": name, "x": x})
