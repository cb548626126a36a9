"""The shipped vehicles, weapons and rules, row by row as the rules list them."""

from __future__ import annotations

import pytest

from rules.army import NO_ROWS, OwnRows, unit_findings
from rules.errors import BadFile
from rules.horus_heresy.armoury import (
    close_combat_weapons,
    hull_sizes,
    not_vehicles,
    rule_words,
    shells,
    special_rules,
    vehicle_rules,
    weapons,
)
from rules.horus_heresy.geometry import Hull
from rules.horus_heresy.tables import RULES, WEAPONS
from rules.horus_heresy.vehicle import Vehicle, carried, type_words, vehicle_archetypes, vehicle_rows
from rules.language import language
from rules.units import check_own

# id | English | French | M | BS | armour | HP | capacity | sub-types | access | points | confidence | hull
VEHICLES = """
rhino|Rhino|Rhino|12|4|12-11-10|5|12|transport|left right rear|60|A|light
damocles-rhino|Damocles Command Rhino|Rhino de commandement Damocles|12|4|12-11-10|5|6|transport|left right rear|120|A|light
drop-pod|Drop Pod|Module d’atterrissage|-|2|12-12-12|4|10|transport|front left right rear|50|B|medium
predator|Predator|Predator|12|4|13-12-10|5|-|||100|A|medium
land-raider-carrier|Land Raider Carrier|Land Raider transporteur|10|4|14-14-14|8|12|transport|front left right|265|A|heavy
land-raider-explorator|Land Raider Explorator|Land Raider Explorator|12|4|14-14-14|8|10|transport|left right|220|B|heavy
spartan|Spartan|Spartan|10|4|14-14-14|10|26|transport|front left right|400|A|heavy
sicaran|Sicaran|Sicaran|14|4|13-12-12|6|-|||160|A|medium
sicaran-venator|Sicaran Venator|Sicaran Venator|14|4|13-12-12|6|-|||170|B|medium
vindicator|Vindicator|Vindicator|10|4|13-13-10|6|-|||140|A|medium
kratos|Kratos|Kratos|8|4|14-14-14|10|-|stable||280|A|heavy
scorpius|Scorpius|Scorpius|10|4|12-11-10|5|-|||120|A|medium
sabre|Sabre|Sabre|16|4|12-11-10|4|-|rapid||80|A|light
arquitor|Arquitor|Arquitor|8|4|13-12-10|6|-|||150|B|medium
fellblade|Fellblade|Fellblade|10|4|14-13-12|18|-|super-heavy||650|A|super-heavy
typhon|Typhon|Typhon|10|4|14-14-13|12|-|super-heavy||400|B|super-heavy
mastodon|Mastodon|Mastodon|10|4|14-14-14|20|42|super-heavy transport|front rear|600|B|super-heavy
storm-eagle|Storm Eagle|Storm Eagle|18|4|12-12-12|6|16|stable transport flyer|front left right rear|200|A|medium
thunderhawk|Thunderhawk Gunship|Canonnière Thunderhawk|18|4|13-13-13|18|32|super-heavy transport flyer|front left right rear|685|B|super-heavy
leman-russ-strike|Leman Russ Strike Tank|Leman Russ de frappe|10|3|14-13-10|6|-|||140|C|medium
baneblade|Baneblade|Baneblade|10|3|14-13-12|16|-|super-heavy||520|C|super-heavy
dracosan|Dracosan|Dracosan|12|3|13-13-11|7|22|transport|left right|140|C|medium
aurox|Aurox|Aurox|12|3|12-11-10|4|10|rapid transport|left right rear|50|C|medium
caladius|Caladius Grav-Tank|Char antigrav Caladius|14|5|13-13-11|7|-|antigrav rapid||225|C|medium
questoris-knight|Questoris Knight|Chevalier Questoris|12|4|13-x-11|10|-|knight||0|C|medium
"""  # noqa: E501
FITTED = """
rhino|Light Transport, Auto-repair (4+), Smokescreen|bolter pintle, bolter pintle
damocles-rhino|Light Transport, Auto-repair (5+), Smokescreen|bolter pintle, bolter pintle
drop-pod|Light Transport, Orbital Assault Vehicle, Impact Reactive Doors|combi-bolter pintle
predator|Smokescreen|predator-cannon turret, heavy-bolter sponson left, heavy-bolter sponson right
land-raider-carrier|Assault Vehicle, Auto-repair (5+), Smokescreen|twin-lascannon sponson left, twin-lascannon sponson right, twin-heavy-bolter hull front
land-raider-explorator|Auto-repair (5+), Dozer blade, Smokescreen|twin-lascannon sponson left, twin-lascannon sponson right
spartan|Assault Vehicle, Auto-repair (4+), Smokescreen|lascannon-array sponson left, lascannon-array sponson right, twin-heavy-bolter hull front
sicaran|Smokescreen|twin-accelerator-autocannon turret, heavy-bolter hull front, heavy-bolter sponson left, heavy-bolter sponson right
sicaran-venator|Explodes (5+), Smokescreen|neutron-beam-laser centreline, heavy-bolter turret, heavy-bolter sponson left, heavy-bolter sponson right
vindicator|Smokescreen|demolisher-cannon centreline, combi-bolter hull front
kratos|Smokescreen|kratos-battlecannon-ap turret, autocannon co-axial, heavy-bolter hull front left, heavy-bolter hull front right, heavy-bolter sponson left, heavy-bolter sponson right
scorpius|Smokescreen|scorpius-missile-launcher turret, bolter pintle, bolter pintle
sabre|Smokescreen|anvillus-snub-autocannon centreline, heavy-bolter hull front
arquitor|Smokescreen|morbus-bombard centreline, heavy-bolter sponson left, heavy-bolter sponson right
fellblade|Smokescreen|fellblade-cannon-ae turret, demolisher-cannon hull front, twin-heavy-bolter hull front, lascannon-array sponson left, lascannon-array sponson right
typhon|Explodes (5+), Smokescreen|dreadhammer-siege-cannon centreline, heavy-bolter sponson left, heavy-bolter sponson right
mastodon|Assault Vehicle, Void Shields (2), Smokescreen, Mastodon Transport Bay|siege-melta-array centreline, skyreaper-battery turret
storm-eagle|Assault Vehicle|twin-heavy-bolter centreline, vengeance-launcher centreline, tempest-rocket centreline, tempest-rocket centreline, tempest-rocket centreline, tempest-rocket centreline
leman-russ-strike|Smokescreen|battlecannon turret, heavy-bolter hull front
baneblade|Smokescreen|baneblade-cannon turret, demolisher-cannon hull front, autocannon co-axial, twin-heavy-bolter hull front
dracosan||
aurox|Light Transport|
caladius|Explodes (6+)|twin-iliastus-accelerator-cannon turret, twin-lastrum-bolt-cannon hull front
questoris-knight|Explodes (6+)|
"""  # noqa: E501
# id | English | French | R FP RS AP D | rules | confidence
RANGED = """
bolter|Bolter|Bolter|24 2 4 5 1||B
combi-bolter|Combi-bolter|Combi-bolter|24 4 4 5 1||B
heavy-bolter|Heavy bolter|Bolter lourd|36 3 5 4 1|Heavy (FP)|B
twin-heavy-bolter|Twin heavy bolter|Bolter lourd jumelé|36 6 5 4 1||B
autocannon|Autocannon|Autocanon|48 2 7 4 2|Breaching (6+), Heavy (FP)|B
predator-cannon|Predator cannon|Canon Predator|48 3 8 4 2|Breaching (6+), Heavy (FP)|B
twin-accelerator-autocannon|Twin accelerator autocannon|Autocanon accélérateur jumelé|48 6 7 4 2|Breaching (6+), Rapid Tracking, Skyfire|B
anvillus-snub-autocannon|Anvillus snub autocannon|Autocanon court Anvillus|24 3 7 4 2|Breaching (5+)|C
lascannon|Lascannon|Canon laser|48 1 9 2 1|Armourbane, Heavy (D)|B
twin-lascannon|Twin lascannon|Canon laser jumelé|48 2 9 2 1|Armourbane, Heavy (D)|B
lascannon-array|Lascannon array|Batterie de canons laser|48 2 9 2 3|Armourbane|B
laser-destroyer|Laser destroyer|Destructeur laser|36 2 10 2 2|Armourbane, Heavy (D)|B
neutron-beam-laser|Neutron beam laser|Laser à neutrons|36 2 10 2 2|Armourbane, Ordnance (D), Shock (Suppressed)|B
meltagun|Meltagun|Fuseur|12 1 8 2 3|Melta (6)|B
multi-melta|Multi-melta|Multi-fuseur|24 1 8 2 3|Heavy (RS), Melta (8)|B
magna-melta-cannon|Magna-melta cannon|Canon magna-fuseur|36 1 9 2 4|Heavy (RS), Melta (12)|B
missile-launcher-krak|Missile launcher, krak|Lance-missiles, krak|48 1 8 3 1|Heavy (D)|B
hunter-killer-missile|Hunter-killer missile|Missile traqueur|48 1 9 3 3|Armourbane, Limited (1)|B
havoc-launcher|Havoc launcher|Lance-missiles Havoc|48 1 5 5 1|Blast (3″), Stun (1)|B
heavy-flamer|Heavy flamer|Lance-flammes lourd|T 1 5 4 1|Panic (1), Template|B
graviton-cannon|Graviton cannon|Canon à gravitons|36 1 8 3 1|Blast (3″), Breaching (6+), Heavy (D), Pinning (2), Shock (Pinned)|B
demolisher-cannon|Demolisher cannon|Canon Demolisher|24 1 12 3 3|Blast (3″), Breaching (5+), Ordnance (D), Stun (1)|B
kratos-battlecannon-ap|Kratos battlecannon, AP shells|Canon Kratos, obus perforants|36 1 8 2 2|Armourbane, Ordnance (D)|B
kratos-battlecannon-he|Kratos battlecannon, HE shells|Canon Kratos, obus explosifs|36 1 8 4 1|Blast (5″), Ordnance (D), Stun (1)|B
fellblade-cannon-ae|Fellblade accelerator cannon, AE shell|Canon Fellblade, obus AE|100 1 12 2 3|Blast (3″), Ordnance (D)|B
fellblade-cannon-he|Fellblade accelerator cannon, HE shell|Canon Fellblade, obus explosif|100 1 8 3 2|Blast (5″), Stun (2)|B
scorpius-missile-launcher|Scorpius missile launcher|Lance-missiles Scorpius|48 1 8 4 1|Barrage (2), Blast (3″), Breaching (5+), Heavy (FP)|B
dreadhammer-siege-cannon|Dreadhammer siege cannon|Canon de siège Dreadhammer|24 1 12 3 3|Blast (5″), Breaching (5+), Ordnance (D), Stun (1)|B
battlecannon|Battlecannon|Obusier|48 1 8 4 2|Blast (3″), Heavy (AP), Pinning (1)|C
vanquisher-cannon|Vanquisher cannon|Canon Vanquisher|72 1 10 2 3|Critical Hit (6+), Heavy (D)|C
baneblade-cannon|Baneblade cannon|Canon Baneblade|82 1 8 3 2|Blast (7″), Pinning (1)|C
turbo-laser-destructor|Turbo-laser destructor|Destructeur turbo-laser|96 1 12 2 6|Armourbane, Blast (3″)|B
"""  # noqa: E501
NAME_ONLY = """
morbus-bombard siege-melta-array skyreaper-battery vengeance-launcher tempest-rocket hellstrike-missile heavy-stubber
gravis-autocannon twin-iliastus-accelerator-cannon twin-lastrum-bolt-cannon
"""
SOURCES = {"A": "W3, QH, BS", "B": "W3, BS", "C": "BS"}
ENGLISH = language("en")


def table(text: str) -> list[list[str]]:
    return [line.split("|") for line in text.strip().splitlines()]


def number(text: str) -> int | None:
    return None if text in ("-", "x") else int(text)


def vehicle(id_: str) -> Vehicle:
    unit = vehicle_archetypes()[id_][1]
    assert isinstance(unit, Vehicle)
    return unit


@pytest.mark.rule("HH-CAT-01")
def test_all_vehicles_are_there_in_their_order() -> None:
    assert list(vehicle_archetypes()) == [row[0] for row in table(VEHICLES)]


@pytest.mark.rule("HH-CAT-01", "HH-GEO-04")
@pytest.mark.parametrize("row", table(VEHICLES), ids=lambda row: row[0])
def test_vehicles(row: list[str]) -> None:
    id_, english, french, m, bs, armour, hp, capacity, sub_types, access, points, confidence, hull = row
    found, shipped = vehicle(id_), vehicle_rows()[id_]
    assert shipped.name.words() == (english, french)
    assert (found.m, found.immobile) == (number(m), m == "-")
    assert (found.bs, found.hull_points, found.capacity) == (int(bs), int(hp), number(capacity))
    assert [found.armour_front, found.armour_side, found.armour_rear] == [number(v) for v in armour.split("-")]
    assert (" ".join(found.sub_types), " ".join(found.access), found.points) == (sub_types, access, int(points))
    assert (shipped.confidence, shipped.source) == (confidence, SOURCES[confidence])
    size = hull_sizes()[hull]
    assert found.hull == Hull(size.length, size.width)
    assert shipped.marks["hull_length"] == shipped.marks["hull_width"] == "house"


@pytest.mark.rule("HH-CAT-01", "HH-MNT-05")
@pytest.mark.parametrize("row", table(FITTED), ids=lambda row: row[0])
def test_what_vehicles_carry(row: list[str]) -> None:
    found = vehicle(row[0])
    rules = [ENGLISH.text(rule_words(rule, fitted.x)) for fitted, rule in carried(found, NO_ROWS)]
    arms = [" ".join([arm.weapon, arm.mount or "", *arm.arcs]) for arm in found.weapons]
    assert (", ".join(rules), ", ".join(arms)) == (row[1], row[2])


@pytest.mark.rule("HH-CAT-01")
def test_the_thunderhawk_has_thirteen_weapons() -> None:
    found = vehicle("thunderhawk")
    assert [arm.weapon for arm in found.weapons].count("hellstrike-missile") == 6
    assert [(arm.weapon, arm.mount) for arm in found.weapons].count(("twin-heavy-bolter", "turret")) == 2
    assert [(arm.weapon, arm.mount, arm.arcs) for arm in found.weapons].count(("lascannon", "hull", ("front",))) == 2
    assert [arm.mount for arm in found.weapons].count("sponson") == 2
    assert len(found.weapons) == 13


@pytest.mark.rule("HH-CAT-01")
@pytest.mark.parametrize("id_", list(vehicle_archetypes()))
def test_shipped_vehicles_have_nothing_wrong_but_weapons_without_numbers(id_: str) -> None:
    assert {finding.code for finding in unit_findings(vehicle(id_), NO_ROWS)} <= {"hh-weapon-unprofiled"}


@pytest.mark.rule("HH-CAT-01", "HH-WPN-02")
def test_weapons_that_are_only_names_are_told() -> None:
    wrong = {id_ for id_ in vehicle_archetypes() if unit_findings(vehicle(id_), NO_ROWS)}
    assert wrong == {"arquitor", "mastodon", "storm-eagle", "thunderhawk", "caladius"}
    for weapon in NAME_ONLY.split():
        row = weapons(NO_ROWS)[weapon]
        assert (row.profiled, row.mark, row.range, row.confidence) == (False, "unknown", None, None)


@pytest.mark.rule("HH-CAT-01", "HH-SUB-07")
def test_a_knight_brings_its_characteristics() -> None:
    knight = vehicle("questoris-knight")
    assert {other.which: other.value for other in knight.others} == {"ws": 4, "s": 8, "i": 4, "a": 4}
    assert knight.characteristic("i") == 4
    assert knight.characteristic("t") is None


@pytest.mark.rule("HH-CAT-02")
def test_all_ranged_weapons_are_there() -> None:
    profiled = [id_ for id_, row in weapons(NO_ROWS).items() if row.profiled]
    assert profiled == [row[0] for row in table(RANGED)]


@pytest.mark.rule("HH-CAT-02", "HH-WPN-02")
@pytest.mark.parametrize("row", table(RANGED), ids=lambda row: row[0])
def test_ranged_weapons(row: list[str]) -> None:
    id_, english, french, figures, rules, confidence = row
    weapon = weapons(NO_ROWS)[id_]
    assert weapon.name.words() == (english, french)
    assert " ".join(ENGLISH.text(column.text(weapon)) for column in WEAPONS.columns) == figures
    assert ", ".join(sorted(ENGLISH.text(rule) for rule in special_rules(weapon))) == rules
    assert (weapon.confidence, weapon.source, weapon.mark) == (confidence, SOURCES[confidence], "rule")


@pytest.mark.rule("HH-CAT-02")
def test_a_template_reaches_8_inches() -> None:
    assert weapons(NO_ROWS)["heavy-flamer"].range == 8


@pytest.mark.rule("HH-CAT-02")
def test_two_shells_are_profiles_of_one_weapon() -> None:
    known = weapons(NO_ROWS)
    both = ["kratos-battlecannon-ap", "kratos-battlecannon-he"]
    assert [[shell.id for shell in shells(known[id_], NO_ROWS)] for id_ in both] == [both, both]
    assert [shell.id for shell in shells(known["lascannon"], NO_ROWS)] == ["lascannon"]


@pytest.mark.rule("HH-CAT-03")
@pytest.mark.parametrize(
    ("id_", "french", "attacks", "strength", "ap", "damage", "armourbane", "detonation", "confidence"),
    [
        ("krak-grenades", "Grenades krak", 1, 6, 4, 2, False, True, "B"),
        ("melta-bombs", "Bombes à fusion", 1, 9, 2, 4, True, True, "B"),
        ("power-fist", "Gantelet énergétique", 3, 8, 2, 2, False, False, "C"),
        ("chainfist", "Poing tronçonneur", 2, 10, 2, 2, True, False, "C"),
    ],
)
def test_close_combat_weapons_of_a_bearer_with_strength_4_and_3_attacks(
    id_: str,
    french: str,
    attacks: int,
    strength: int,
    ap: int,
    damage: int,
    armourbane: bool,
    detonation: bool,
    confidence: str,
) -> None:
    row = close_combat_weapons()[id_]
    assert (row.name.fr, row.attacks_of(3), row.strength_of(4)) == (french, attacks, strength)
    assert (row.ap, row.damage, row.armourbane, row.detonation) == (ap, damage, armourbane, detonation)
    assert row.confidence == confidence


@pytest.mark.rule("HH-CAT-03")
def test_a_chainfist_always_leaves_one_attack() -> None:
    assert close_combat_weapons()["chainfist"].attacks_of(1) == 1


@pytest.mark.rule("HH-CAT-04")
@pytest.mark.parametrize(
    ("id_", "what", "shipped", "other"),
    [
        ("scorpius", "m", {"value": 10, "source": "W3, QH"}, {"value": 12, "source": "BS"}),
        ("damocles-rhino", "auto-repair", {"value": 5, "source": "W3, QH"}, {"value": 4, "source": "BS"}),
    ],
)
def test_where_sources_disagree_both_figures_are_kept(
    id_: str, what: str, shipped: dict[str, object], other: dict[str, object]
) -> None:
    (conflict,) = vehicle_rows()[id_].conflicts
    assert (conflict.what, conflict.shipped, conflict.other) == (what, shipped, other)


@pytest.mark.rule("HH-CAT-04")
def test_no_other_figures_disagree() -> None:
    assert [row.id for row in vehicle_rows().values() if row.conflicts] == ["damocles-rhino", "scorpius"]


@pytest.mark.rule("HH-WAR-01")
@pytest.mark.parametrize(
    ("id_", "prices"),
    [
        ("combi-bolter", {"pintle": 5}),
        ("havoc-launcher", {"pintle": 5}),
        ("combi-weapon", {"pintle": 10}),
        ("heavy-bolter", {"pintle": 10, "sponson": 0}),
        ("heavy-flamer", {"pintle": 10, "sponson": 0}),
        ("multi-melta", {"pintle": 25}),
        ("volkite-culverin", {"sponson": 10}),
        ("lascannon", {"sponson": 20}),
        ("hunter-killer-missile", {"vehicle": 5, "rhino": 10}),
        ("bolter", {}),
    ],
)
def test_prices_of_options(id_: str, prices: dict[str, int]) -> None:
    assert weapons(NO_ROWS)[id_].prices == prices


@pytest.mark.rule("HH-WAR-01")
def test_wargear_has_its_price_and_says_what_it_does() -> None:
    known = vehicle_rules(NO_ROWS)
    assert {id_: row.points for id_, row in known.items() if row.wargear} == {"dozer-blade": 5, "searchlights": 5}
    for row in known.values():
        assert row.effect == row.id
        assert row.meaning.en
        assert row.meaning.fr
        assert ENGLISH.text(RULES.kind(row)) == row.meaning.en


@pytest.mark.rule("HH-GEO-04")
def test_house_sizes_of_hulls() -> None:
    sizes = {row.id: (row.length, row.width) for row in hull_sizes().values()}
    assert sizes == {"light": (4, 3), "medium": (4.5, 3), "heavy": (6, 4), "super-heavy": (7.5, 4.5)}
    assert {row.mark for row in hull_sizes().values()} == {"house"}
    assert Vehicle().hull == Hull(4.5, 3)


@pytest.mark.rule("HH-GEN-07")
def test_what_is_no_vehicle() -> None:
    kept_out = {row.id: row.type for row in not_vehicles().values()}
    assert kept_out == {"dreadnought": "walker", "land-speeder": "cavalry", "javelin": "cavalry"}
    assert not kept_out.keys() & vehicle_archetypes().keys()


@pytest.mark.rule("HH-CAT-01", "HH-CAT-02")
def test_own_rows_go_over_the_shipped_ones() -> None:
    name = {"en": "Heavy bolter", "fr": "Bolter lourd"}
    mine = {"id": "heavy-bolter", "name": name, "mark": "house", "firepower": 4, "strength": 6, "damage": 1}
    own = OwnRows(weapons=(mine,))
    assert weapons(own)["heavy-bolter"].firepower == 4
    assert weapons(own)["bolter"].firepower == 2
    morbus = {**mine, "id": "morbus-bombard"}
    assert not unit_findings(vehicle("arquitor"), OwnRows(weapons=(morbus,)))
    with pytest.raises(BadFile):
        check_own("horus-heresy", OwnRows(weapons=({**mine, "firepower": "many"},)))


@pytest.mark.rule("HH-GEN-04")
def test_the_type_in_both_languages() -> None:
    words = type_words(Vehicle(sub_types=("rapid", "transport")))
    assert ENGLISH.text(words) == "Vehicle (Rapid, Transport)"
    assert language("fr").text(words) == "Véhicule (Rapide, Transport)"
    assert ENGLISH.text(type_words(Vehicle())) == "Vehicle"
    assert ENGLISH.text(type_words(Vehicle(sub_types=("knight",), other_sub_types=" Unique,, "))) == (
        "Vehicle (Knight, Unique)"
    )
