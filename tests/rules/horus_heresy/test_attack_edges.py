"""Attacks on vehicles at the edges of the rules: bounds, defaults, combinations, what is said."""

from __future__ import annotations

from typing import Any

import pytest

from rules.horus_heresy.hitting import close_combat, shooting
from tests.examples import BAD_INPUT, check, log_of, param, rule

TARGET: dict[str, Any] = {"hull_points": 6}
PENETRATE: dict[str, Any] = {"armour": 12, "strength": 8, "damage": 2, "target": TARGET}
SHOOT: dict[str, Any] = {"bs": 4, "armour": 12, "target": TARGET}
GUN: dict[str, Any] = {"name": "gun", "strength": 8, "damage": 2}
BLOW: dict[str, Any] = {"ws": 4, "attacks": 1, "strength": 8, "damage": 2, "armour": 10, "target": TARGET}
STAND: dict[str, Any] = {"attacks": 1, "strength": 8, "damage": 3, "armour": 12, "target": TARGET}


@pytest.mark.parametrize(
    ("action", "given"),
    [
        param("penetrate", {**PENETRATE, "armour": 21}),
        param("penetrate", {**PENETRATE, "armour": -1}),
        param("penetrate", {**PENETRATE, "strength": 0}),
        param("penetrate", {**PENETRATE, "strength": 21}),
        param("penetrate", {**PENETRATE, "damage": 21}),
        param("penetrate", {**PENETRATE, "hits": 0}),
        param("penetrate", {**PENETRATE, "hits": 61}),
        param("penetrate", {**PENETRATE, "critical_hits": 2}),
        param("penetrate", {**PENETRATE, "shock": "routed"}),
        param("penetrate", {**PENETRATE, "kind": "ranged"}),
        param("penetrate", {**PENETRATE, "save": "armour"}),
        param("penetrate", {**PENETRATE, "ap": 2}, marks=rule("HH-SAV-01")),
        param("penetrate", {**PENETRATE, "target": {"hull_points": 0}}),
        param("penetrate", {**PENETRATE, "target": {"hull_points": 101}}),
        param("penetrate", {**PENETRATE, "target": {**TARGET, "statuses": ["routed"]}}, marks=rule("HH-STA-01")),
        param("penetrate", {**PENETRATE, "target": {**TARGET, "cover": 1}}),
        param("penetrate", {**PENETRATE, "target": {**TARGET, "cover": 7}}),
        param("penetrate", {**PENETRATE, "target": {**TARGET, "void_shields": 11}}),
        param("penetrate", {**PENETRATE, "target": {**TARGET, "armour_save": 3}}, marks=rule("HH-SAV-01")),
        param("penetrate", {**PENETRATE, "target": {**TARGET, "sub_types": ["x" * 81]}}),
        param("penetrate", {**PENETRATE, "settings": {"run_over_damage": 11}}),
        param("penetrate", {**PENETRATE, "settings": {"wrecks": "yes"}}),
        param("penetrate", {**PENETRATE, "settings": {"face-rule": "zones"}}),
        param("penetrate", {"armour": 12, "strength": 8}),
        param("shoot", {**SHOOT, "groups": []}),
        param("shoot", {**SHOOT, "groups": [GUN] * 21}),
        param("shoot", {**SHOOT, "groups": [{**GUN, "firepower": 61}]}),
        param("shoot", {**SHOOT, "groups": [{**GUN, "heavy": "M"}]}),
        param("shoot", {**SHOOT, "groups": [{**GUN, "critical": 1}]}),
        param("shoot", {**SHOOT, "groups": [{**GUN, "name": "x" * 81}]}),
        param("shoot", {**SHOOT, "groups": [GUN], "bs": 11}),
        param("shoot", {**SHOOT, "groups": [GUN], "distance": -1}),
        param("melee", {**BLOW, "ws": 11}),
        param("melee", {**BLOW, "target_ws": 0}),
        param("melee", {**BLOW, "target_ws": 4}, marks=rule("HH-ASL-08")),
        param("melee", {**BLOW, "target": {**TARGET, "sub_types": ["flyer"]}}, marks=rule("HH-SUB-05")),
        param("death-or-glory", {**STAND, "target": {**TARGET, "sub_types": ["flyer"]}}, marks=rule("HH-THR-03")),
        param("damage-table", {"glancing": 0, "target": TARGET}),
        param("damage-table", {"glancing": 61, "target": TARGET}),
    ],
)
def test_what_is_refused(action: str, given: dict[str, Any]) -> None:
    check(f"horus-heresy.{action}", given, [], BAD_INPUT)


@pytest.mark.rule("HH-SHT-01")
@pytest.mark.parametrize(
    ("bs", "needed", "critical", "snap"),
    [
        (1, 6, None, None),
        (2, 5, None, 6),
        (3, 4, None, 6),
        (4, 3, None, 5),
        (5, 2, None, 5),
        (6, 2, 6, 4),
        (7, 2, 5, 4),
        (8, 2, 4, 3),
        (9, 2, 3, 3),
    ],
)
def test_the_table_to_hit(bs: int, needed: int, critical: int | None, snap: int | None) -> None:
    aimed, hurried = shooting(bs, snap=False), shooting(bs, snap=True)
    assert (aimed.needed, aimed.critical, aimed.automatic) == (needed, critical, False)
    assert (hurried.needed, hurried.critical, hurried.possible) == (snap, None, snap is not None)


@pytest.mark.rule("HH-SHT-01")
def test_the_ends_of_the_table_to_hit() -> None:
    assert shooting(10, snap=False).automatic
    assert shooting(10, snap=True).needed == 2
    assert not shooting(0, snap=False).possible
    assert not shooting(0, snap=True).possible


@pytest.mark.rule("HH-ASL-08")
@pytest.mark.parametrize(
    ("ws", "row"),
    [
        (1, "4666666666"),
        (2, "2456666666"),
        (3, "2345566666"),
        (4, "2234455566"),
        (5, "2233445556"),
        (6, "2223344555"),
        (7, "2223334455"),
        (8, "2222333455"),
        (9, "2222233345"),
        (10, "2222233334"),
    ],
)
def test_the_table_of_close_combat(ws: int, row: str) -> None:
    assert "".join(str(close_combat(ws, target).needed) for target in range(1, 11)) == row


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"kind": "other", "target": {**TARGET, "cover": 4}},
            [5],
            {"saved": 0, "hull_points": 4},
            marks=rule("HH-EXP-02"),
            id="no cover from an explosion",
        ),
        param(
            {"ignores_cover": True, "target": {**TARGET, "cover": 3, "invulnerable": 6}},
            [5, 5],
            {"saved": 0, "hull_points": 4},
            marks=rule("HH-SAV-02"),
            id="cover ignored, the other save stays",
        ),
        param(
            {"save": "cover", "kind": "melee", "target": {**TARGET, "cover": 3, "invulnerable": 3}},
            [5],
            {"saved": 0, "hull_points": 4},
            marks=rule("HH-SAV-02"),
            id="a chosen cover save that does not count",
        ),
        param(
            {"save": "invulnerable", "target": {**TARGET, "cover": 3, "invulnerable": 5}},
            [5, 4],
            {"saved": 0, "hull_points": 4},
            marks=rule("HH-SAV-02"),
            id="the worse save by choice",
        ),
        param(
            {"ignores_shrouded": True, "target": {**TARGET, "mitigation": 3, "mitigation_is_shrouded": True}},
            [5],
            {"mitigated": 0, "hull_points": 4},
            marks=rule("HH-SAV-03"),
            id="shrouded ignored",
        ),
        param(
            {"ignores_shrouded": True, "target": {**TARGET, "mitigation": 3}},
            [5, 3],
            {"mitigated": 1, "hull_points": 6},
            marks=rule("HH-SAV-03"),
            id="another mitigation is not shrouded",
        ),
        param(
            {
                "target": {
                    **TARGET,
                    "mitigation": 3,
                    "mitigation_is_shrouded": True,
                    "mitigation_on_glancing": True,
                },
                "kind": "melee",
            },
            [4, 1],
            {"glancing": 1, "glancing_saved": 0, "statuses": ["stunned"]},
            marks=rule("HH-SAV-04"),
            id="shrouded against a glance in close combat",
        ),
        param(
            {"target": {**TARGET, "cover": 3, "save_on_glancing": True}},
            [4, 1],
            {"glancing_saved": 0, "statuses": ["stunned"]},
            marks=rule("HH-SAV-04"),
            id="cover never covers a glance",
        ),
        param(
            {
                "target": {
                    **TARGET,
                    "invulnerable": 5,
                    "save_on_glancing": True,
                    "mitigation": 4,
                    "mitigation_on_glancing": True,
                }
            },
            [4, 4, 4],
            {"glancing": 1, "glancing_saved": 1, "statuses": []},
            marks=rule("HH-SAV-04"),
            id="save, then mitigation of a glance",
        ),
        param(
            {"no_statuses": True, "target": {**TARGET, "invulnerable": 5, "save_on_glancing": True}},
            [4],
            {"glancing": 1, "glancing_saved": 0, "statuses": []},
            marks=rule("HH-DMG-05"),
            id="a glance without effect asks for no save",
        ),
        param(
            {
                "no_statuses": True,
                "target": {**TARGET, "invulnerable": 5, "save_on_glancing": True, "sub_types": ["super-heavy"]},
            },
            [4, 4],
            {"glancing": 1, "glancing_saved": 0, "hull_points": 5},
            marks=rule("HH-DMG-05", "HH-DMG-04"),
            id="a super-heavy still loses its point",
        ),
        param(
            {"no_statuses": True, "target": {**TARGET, "third_line": True}},
            [4],
            {"glancing": 1, "hull_points": 5, "statuses": []},
            marks=rule("HH-DMG-05", "HH-DMG-06"),
            id="third-line without statuses",
        ),
        param(
            {"target": {**TARGET, "third_line": True, "sub_types": ["flyer"]}},
            [4],
            {"glancing": 1, "hull_points": 4},
            marks=rule("HH-DMG-06"),
            id="a third-line flyer",
        ),
        param(
            {"shock": "pinned", "target": {**TARGET, "sub_types": ["flyer"]}},
            [1],
            {"statuses_gained": [], "statuses": []},
            marks=rule("HH-WPN-06", "HH-SUB-05"),
            id="a flyer is not shocked",
        ),
        param(
            {"shock": "pinned", "target": {**TARGET, "sub_types": ["super-heavy"]}},
            [1],
            {"statuses_gained": ["pinned"]},
            marks=rule("HH-WPN-06", "HH-SUB-04"),
            id="a super-heavy is shocked",
        ),
        param(
            {"shock": "pinned", "no_statuses": True},
            [1],
            {"statuses_gained": []},
            marks=rule("HH-DMG-05", "HH-WPN-06"),
            id="no shock without statuses",
        ),
        param(
            {"shock": "pinned", "target": {**TARGET, "statuses": ["pinned"]}},
            [1],
            {"statuses_gained": [], "hull_points": 6},
            marks=rule("HH-WPN-06", "HH-STA-06"),
            id="shock of a status it has",
        ),
        param(
            {"shock": "pinned", "hits": 2, "target": {"hull_points": 2}},
            [5, 4],
            {"destroyed": True, "statuses_gained": [], "glancing": 1},
            marks=rule("HH-WPN-06", "HH-PEN-08"),
            id="no shock for a wreck",
        ),
        param(
            {"target": {**TARGET, "statuses": ["suppressed", "stunned", "stunned"]}},
            [1],
            {"statuses": ["stunned", "suppressed"]},
            marks=rule("HH-STA-01"),
            id="a status listed twice is one",
        ),
        param(
            {"target": {**TARGET, "sub_types": ["unique", "my own"]}},
            [4, 3],
            {"statuses": ["pinned"]},
            marks=rule("HH-GEN-04"),
            id="an unknown sub-type changes nothing",
        ),
        param(
            {"critical_hits": 1, "hits": 2, "damage": 1},
            [5, 5],
            {"penetrating": 2, "hull_points": 3},
            marks=rule("HH-WPN-07"),
            id="one of two hits is critical",
        ),
        param(
            {"critical_hits": 1, "within_melta": True, "damage": 1},
            [4],
            {"penetrating": 1, "hull_points_lost": 4},
            marks=rule("HH-WPN-05", "HH-WPN-07"),
            id="the critical point before the doubling",
        ),
        param(
            {"armour_breaker": 4, "within_melta": True, "damage": 1},
            [4, 4],
            {"hull_points_lost": 4},
            marks=rule("HH-WPN-05", "HH-WPN-08"),
            id="armour-breaker before the doubling",
        ),
        param(
            {"critical_hits": 2, "hits": 3, "settings": {"critical_vs_vehicle": "penetrates"}, "damage": 0},
            [2],
            {"penetrating": 2, "discarded": 1, "hull_points_lost": 2},
            marks=rule("HH-WPN-07"),
            id="criticals penetrate without a roll",
        ),
        param(
            {"armour_breaker": 6, "damage": 0, "target": {**TARGET, "invulnerable": 6}},
            [5, 6, 5],
            {"hull_points_lost": 1},
            marks=rule("HH-WPN-08", "HH-HP-01"),
            id="armour-breaker makes a harmless hit hurt",
        ),
        param(
            {"damage": 0, "target": {**TARGET, "void_shields": 1}},
            [5],
            {"shielded": 1, "void_shields": 0, "hull_points": 6},
            marks=rule("HH-PEN-09"),
            id="a shield falls to any penetrating hit",
        ),
        param(
            {"hits": 2, "armour_breaker": 4, "damage": 1, "target": {**TARGET, "void_shields": 1, "invulnerable": 5}},
            [5, 6, 4, 3, 4],
            {"shielded": 1, "saved": 0, "hull_points": 5},
            marks=rule("HH-PEN-09", "HH-WPN-08"),
            id="the shield takes the first, hits in their order",
        ),
        param(
            {"settings": {"natural_one_fails_penetration": True}, "armour": 8, "armourbane": True},
            [1],
            {"discarded": 1},
            marks=rule("HH-PEN-05"),
            id="a natural 1 with armourbane",
        ),
        param(
            {"armour": 0, "settings": {"natural_one_fails_penetration": True}},
            [],
            {"penetrating": 1},
            marks=rule("HH-PEN-04", "HH-PEN-05"),
            id="no die, no natural 1",
        ),
        param(
            {"armour": 1},
            [1],
            {"penetrating": 1},
            marks=rule("HH-PEN-04"),
            id="armour 1 is rolled for",
        ),
        param(
            {"save": "none", "target": {**TARGET, "invulnerable": 2, "save_on_glancing": True}},
            [4, 1],
            {"glancing_saved": 0, "statuses": ["stunned"]},
            marks=rule("HH-SAV-04"),
            id="no save by choice, against a glance either",
        ),
        param(
            {"hits": 5, "target": {"hull_points": 1}},
            [4, 4, 4, 4, 4, 1, 3, 5, 2],
            {"glancing": 5, "destroyed": True, "statuses_gained": ["stunned", "pinned", "suppressed"]},
            marks=rule("HH-DMG-03"),
            id="glances until the last hull point",
        ),
        param(
            {"within_melta": True, "armour": 12, "damage": 1, "target": {**TARGET, "flare_shield": True}},
            [4, 5],
            {"glancing": 1, "hull_points": 6},
            marks=rule("HH-WPN-04", "HH-WPN-05"),
            id="a flare shield takes the armourbane of melta",
        ),
        param(
            {"damage": 9, "target": {**TARGET, "passengers": True, "explodes_on": 4}, "settings": {"wrecks": True}},
            [5],
            {"next": ["emergency-disembark", "explode"]},
            marks=rule("HH-WRK-01", "HH-EMG-01"),
            id="passengers, then the explosion",
        ),
        param(
            {"damage": 9, "target": {**TARGET, "passengers": True}, "settings": {"wrecks": True}},
            [5],
            {"next": ["emergency-disembark", "wreck"]},
            marks=rule("HH-WRK-01", "HH-WRK-02"),
            id="passengers, then a wreck",
        ),
    ],
)
def test_penetration(given: dict[str, Any], dice: list[int], then: dict[str, Any]) -> None:
    check("horus-heresy.penetrate", {**PENETRATE, **given}, dice, then)


@pytest.mark.parametrize(
    ("given", "dice", "then"),
    [
        param(
            {"groups": [{**GUN, "firepower": 2, "auto_hits": True, "shock": "pinned"}]},
            [5, 4, 6],
            {"groups": [{"shots": 2, "hits": 2, "critical": 0}], "hull_points": 4, "statuses": ["suppressed"]},
            marks=rule("HH-WPN-06", "HH-WPN-09"),
            id="a template hits and never shocks",
        ),
        param(
            {"snap": True, "bs": 1, "groups": [{**GUN, "auto_hits": True}]},
            [5],
            {"groups": [{"hits": 1}], "hull_points": 4},
            marks=rule("HH-WPN-09"),
            id="a template needs no skill",
        ),
        param(
            {"bs": 0, "groups": [{**GUN, "auto_hits": True}]},
            [],
            {"groups": [{"shots": 1, "hits": 0}], "hull_points": 6},
            marks=rule("HH-SHT-01"),
            id="who cannot shoot has no template",
        ),
        param(
            {"bs": 10, "groups": [{**GUN, "shock": "pinned"}]},
            [1],
            {"groups": [{"critical": 1}], "statuses_gained": ["pinned"]},
            marks=rule("HH-WPN-06", "HH-SHT-01"),
            id="ballistic skill 10 counts as a natural 6",
        ),
        param(
            {"bs": 10, "snap": True, "groups": [{**GUN, "shock": "pinned"}]},
            [4, 1],
            {"groups": [{"hits": 1, "critical": 0}], "statuses_gained": []},
            marks=rule("HH-SHT-01", "HH-WPN-06"),
            id="but a snap shot has its die",
        ),
        param(
            {"bs": 7, "snap": True, "groups": [GUN]},
            [6, 4, 1],
            {"groups": [{"hits": 1, "critical": 0}]},
            marks=rule("HH-SHT-01"),
            id="no critical by the table for snap shots",
        ),
        param(
            {"snap": True, "groups": [{**GUN, "critical": 5}]},
            [5, 5],
            {"groups": [{"critical": 1}], "hull_points_lost": 3},
            marks=rule("HH-SHT-01", "HH-WPN-07"),
            id="the weapon's own critical works for snap shots",
        ),
        param(
            {"bs": 7, "groups": [{**GUN, "critical": 4}]},
            [4, 5],
            {"groups": [{"critical": 1}]},
            marks=rule("HH-SHT-01", "HH-WPN-07"),
            id="the lower critical number counts",
        ),
        param(
            {"bs": 2, "groups": [{**GUN, "critical": 3}]},
            [4],
            {"groups": [{"hits": 0, "critical": 0}]},
            marks=rule("HH-WPN-07"),
            id="a miss is no critical hit",
        ),
        param(
            {"stationary": True, "groups": [{**GUN, "ordnance": "FP", "firepower": 2}]},
            [1, 1, 1, 1],
            {"groups": [{"shots": 4}]},
            marks=rule("HH-WPN-03"),
            id="ordnance doubles firepower",
        ),
        param(
            {"stationary": True, "groups": [{**GUN, "heavy": "D", "ordnance": "D", "damage": 1}]},
            [3, 5],
            {"hull_points_lost": 4},
            marks=rule("HH-WPN-03", "HH-GEN-05"),
            id="the addition before the doubling",
        ),
        param(
            {"stationary": True, "groups": [{**GUN, "heavy": "AP", "ordnance": "AP"}]},
            [3, 5],
            {"hull_points_lost": 2},
            marks=rule("HH-WPN-03", "HH-SAV-01"),
            id="AP means nothing",
        ),
        param(
            {"groups": [{**GUN, "heavy": "FP", "ordnance": "RS"}]},
            [3, 5],
            {"groups": [{"shots": 1}], "hull_points_lost": 2},
            marks=rule("HH-WPN-03"),
            id="nothing for a firer that moved",
        ),
        param(
            {"distance": 6, "groups": [{**GUN, "melta": 6, "damage": 1}]},
            [3, 4],
            {"penetrating": 1, "hull_points_lost": 2},
            marks=rule("HH-WPN-05", "HH-WPN-04"),
            id="exactly at the range of melta",
        ),
        param(
            {"groups": [{**GUN, "melta": 6}]},
            [3, 4, 1],
            {"glancing": 1},
            marks=rule("HH-WPN-05"),
            id="an unknown distance is not within melta",
        ),
        param(
            {"target": {"hull_points": 2}, "groups": [{**GUN, "name": "A"}, {**GUN, "name": "B"}]},
            [3, 4, 3, 5],
            {"groups": [{"name": "A", "hits": 1}, {"name": "B", "hits": 1}], "glancing": 1, "statuses": []},
            marks=rule("HH-PEN-08"),
            id="the glance of the first group is dropped",
        ),
        param(
            {"groups": [{**GUN, "shock": "pinned"}, {**GUN, "shock": "stunned"}]},
            [5, 1, 6, 1],
            {"statuses_gained": ["pinned", "stunned"], "statuses": ["stunned", "pinned"]},
            marks=rule("HH-WPN-06"),
            id="two shocks, in the order of the groups",
        ),
        param(
            {"groups": [{**GUN, "firepower": 2, "shock": "pinned"}]},
            [5, 6, 1, 1],
            {"statuses_gained": ["pinned"], "hull_points": 6},
            marks=rule("HH-WPN-06"),
            id="two triggers, one status",
        ),
        param(
            {"groups": [{**GUN, "firepower": 2, "damage": 1, "critical": 6}], "target": {"hull_points": 6, "cover": 4}},
            [3, 6, 5, 5, 1, 4],
            {"saved": 1, "hull_points_lost": 1},
            marks=rule("HH-PEN-08", "HH-WPN-07"),
            id="hits stay in the order of their dice",
        ),
        param(
            {"no_statuses": True, "snap": True, "groups": [GUN]},
            [5, 4],
            {"glancing": 1, "statuses": []},
            marks=rule("HH-DMG-05", "HH-ASL-03"),
            id="a volley gives no status",
        ),
    ],
)
def test_shooting(given: dict[str, Any], dice: list[int], then: dict[str, Any]) -> None:
    check("horus-heresy.shoot", {**SHOOT, **given}, dice, then)


@pytest.mark.parametrize(
    ("action", "given", "dice", "then"),
    [
        param(
            "melee",
            {**BLOW, "critical": 6, "attacks": 2, "shock": "suppressed"},
            [6, 5, 3, 1],
            {"hits": 2, "hull_points_lost": 3, "statuses_gained": ["suppressed"]},
            marks=rule("HH-WPN-07", "HH-WPN-06"),
        ),
        param(
            "melee",
            {**BLOW, "target": {**TARGET, "void_shields": 2, "mitigation": 4}},
            [2, 3, 3],
            {"shielded": 0, "mitigated": 0, "hull_points": 4},
            marks=rule("HH-ASL-05", "HH-PEN-09"),
        ),
        param(
            "melee",
            {**BLOW, "no_statuses": True},
            [2, 2],
            {"glancing": 1, "statuses": []},
            marks=rule("HH-DMG-05"),
        ),
        param(
            "melee",
            {**BLOW, "ws": 10, "target_ws": 10, "target": {**TARGET, "sub_types": ["knight"]}},
            [3],
            {"target_number": 4, "hits": 0},
            marks=rule("HH-ASL-08"),
        ),
        param(
            "death-or-glory",
            {**STAND, "shock_ram": True, "target": {**TARGET, "invulnerable": 5, "cover": 3}},
            [5, 5],
            {"saved": 1, "attacker_removed": True},
            marks=rule("HH-THR-03"),
        ),
        param(
            "death-or-glory",
            {**STAND, "shock_ram": True, "save": "none"},
            [5],
            {"saved": 0, "hull_points": 3, "attacker_removed": True, "run_over_hits_follow": True},
            marks=rule("HH-THR-03"),
        ),
        param(
            "death-or-glory",
            {**STAND, "target": {"hull_points": 1, "statuses": ["pinned"], "passengers": True}},
            [4, 3],
            {"destroyed": True, "attacker_removed": False, "next": ["emergency-disembark", "remove"]},
            marks=rule("HH-THR-03"),
        ),
        param(
            "death-or-glory",
            {**STAND, "target": {**TARGET, "sub_types": ["super-heavy"]}},
            [4],
            {"hull_points": 5, "attacker_removed": True},
            marks=rule("HH-THR-03", "HH-DMG-04"),
        ),
        param(
            "damage-table",
            {"target": {**TARGET, "mitigation": 4, "mitigation_on_glancing": True}, "glancing": 2},
            [4, 3, 5],
            {"glancing": 2, "glancing_saved": 1, "statuses": ["suppressed"]},
            marks=rule("HH-SAV-04", "HH-DMG-01"),
        ),
        param(
            "damage-table",
            {
                "kind": "melee",
                "target": {
                    **TARGET,
                    "mitigation": 4,
                    "mitigation_is_shrouded": True,
                    "mitigation_on_glancing": True,
                },
            },
            [5],
            {"glancing_saved": 0, "statuses": ["suppressed"]},
            marks=rule("HH-SAV-04"),
        ),
        param(
            "damage-table",
            {"glancing": 3, "target": {"hull_points": 2, "sub_types": ["flyer"]}},
            [],
            {"hull_points_lost": 2, "destroyed": True, "glancing": 3},
            marks=rule("HH-DMG-04"),
        ),
    ],
)
def test_blows_glory_and_the_table(action: str, given: dict[str, Any], dice: list[int], then: dict[str, Any]) -> None:
    check(f"horus-heresy.{action}", given, dice, then)


@pytest.mark.rule("HH-SHT-07", "HH-PEN-08")
def test_the_log_follows_the_attack_step_by_step() -> None:
    given = {
        **SHOOT,
        "target": {"hull_points": 5, "cover": 5},
        "groups": [{"name": "cannon", "firepower": 2, "strength": 8, "damage": 2}],
    }
    dice = [4, 6, 6, 4, 2, 3]
    assert log_of("horus-heresy.shoot", given, dice) == [
        "cannon: shots 2, Strength 8, Damage 2.",
        "Hit on 4 (needs 3+).",
        "Hit on 6 (needs 3+).",
        "Penetration roll: 6 + 8 against 12: Penetrating Hit.",
        "Penetration roll: 4 + 8 against 12: Glancing Hit.",
        "Not saved on 2 (needs 5+).",
        "2 hull points lost: 5 → 3.",
        "Vehicle Damage Table: 3: Engine or tracks: Pinned.",
    ]
    assert log_of("horus-heresy.shoot", given, dice, "fr")[-1] == (
        "Tableau de dégâts de véhicule\N{NO-BREAK SPACE}: 3\N{NO-BREAK SPACE}: Moteur ou chenilles"
        "\N{NO-BREAK SPACE}: Fixée."
    )


@pytest.mark.rule("HH-DMG-02", "HH-WRK-01")
def test_the_log_says_what_follows_a_destruction() -> None:
    given = {"target": {"hull_points": 1, "statuses": ["stunned"], "passengers": True}}
    assert log_of("horus-heresy.damage-table", given, [2]) == [
        "Vehicle Damage Table: 2: Sensors: it is Stunned already.",
        "1 hull point lost: 1 → 0.",
        "Destroyed.",
        "Then: Emergency Disembarkation of its passengers.",
        "Then: it is removed.",
    ]
