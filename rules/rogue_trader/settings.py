"""House rules of Rogue Trader: each `rt.…` key, its values and its default.

Sources: RT-STAT-07 and the entries named with each field. Kept with the battle, taken by every action.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from rules.actions import Input
from rules.errors import BadInput
from rules.fields import described
from rules.language import N_
from rules.rogue_trader.bounds import Save

OnOff = Literal["on", "off"]
Direction = Literal["left", "straight", "right"]
Phase = Literal["start", "movement", "shooting", "hand-to-hand", "reserve", "psychic", "rally"]
PHASES: tuple[Phase, ...] = ("start", "movement", "shooting", "hand-to-hand", "reserve", "psychic", "rally")


def _each_phase_once(phases: tuple[Phase, ...]) -> tuple[Phase, ...]:
    if sorted(phases) != sorted(PHASES):
        raise BadInput(N_("each phase of the turn must stand in the list once"))
    return phases


# JSON has lists, not tuples: only the outer sequence is read leniently.
Directions = Annotated[tuple[Direction, ...], Field(strict=False, min_length=6, max_length=6)]
Phases = Annotated[tuple[Phase, ...], Field(strict=False), AfterValidator(_each_phase_once)]
Multiplier = Annotated[float, Field(ge=0, le=10)]
Distance = Annotated[float, Field(ge=0, le=100)]


class Settings(Input):
    """What a group has agreed on; whatever is left out has the default."""

    turn_window: Literal["playerTurn", "gameRound"] = described(
        N_("Points lost are added up over"), "playerTurn", alias="rt.turnWindow", rule="RT-DMG-05"
    )
    rounding: Literal["exact", "up", "down"] = described(
        N_("Halves are rounded"), "exact", alias="rt.rounding", rule="RT-CONV-03"
    )
    # buildings and doors
    building_steps: Literal["one", "byMovement"] = described(
        N_("Sections a model may cross in a turn"), "one", alias="rt.bld.steps", rule="RT-BLD-08"
    )
    blocked_delay: Literal["oneTurn", "doorActions"] = described(
        N_("A blocked way between sections costs"), "oneTurn", alias="rt.bld.blockedDelay", rule="RT-BLD-09"
    )
    assault_draw: Literal["repeatFirst", "asNormal"] = described(
        N_("A drawn first round of an assault"), "repeatFirst", alias="rt.bld.draw", rule="RT-BLD-16"
    )
    opening: Literal["noDeviationAndHit", "hitOnly"] = described(
        N_("Area weapon through an opening needs"),
        "noDeviationAndHit",
        alias="rt.bld.opening",
        rule="RT-BLD-20",
    )
    structure_save: Save | Literal["none"] = described(
        N_("Save of structures"), 5, alias="rt.bld.saveValue", rule="RT-BLD-24"
    )
    structure_save_modified: Literal["yes", "no"] = described(
        N_("Weapons modify the save of structures"), "yes", alias="rt.bld.saveModified", rule="RT-BLD-24"
    )
    collapse_up: OnOff = described(
        N_("Sections above a collapse fall too"), "off", alias="rt.bld.collapseUp", rule="RT-BLD-29"
    )
    fire_cover: Literal["heavy", "light"] = described(
        N_("Cover of those who fire from a building"), "heavy", alias="rt.bld.fireCover", rule="RT-BLD-34"
    )
    roof_equal_height: Literal["cover", "noCover"] = described(
        N_("A roof against shooters of the same height"),
        "cover",
        alias="rt.bld.roofEqualHeight",
        rule="RT-BLD-35",
    )
    band_basis: Literal["characteristic", "moveLeft"] = described(
        N_("Models through a door go by"), "characteristic", alias="rt.door.bandBasis", rule="RT-DOOR-03"
    )
    mixed_group: Literal["slowest", "share"] = described(
        N_("A mixed group at a door"), "slowest", alias="rt.door.mixed", rule="RT-DOOR-04"
    )
    closed_unlocked: Literal["openable", "mustDestroy"] = described(
        N_("A closed, unlocked door"), "openable", alias="rt.door.closedUnlocked", rule="RT-DOOR-05"
    )
    # movement and crew
    circle_exempt: Literal["antigravOrHover", "antigravAndHover"] = described(
        N_("Free of the turning circle"), "antigravOrHover", alias="rt.mov.circleExempt", rule="RT-MOV-09"
    )
    turning_on_the_spot: OnOff = described(
        N_("Turning on the spot and reversing"), "off", alias="rt.mov.wd103", rule="RT-MOV-14"
    )
    below_air_minimum: Literal["crash", "gm"] = described(
        N_("Below the air minimum"), "crash", alias="rt.air.belowMin", rule="RT-MOV-07"
    )
    short_range_scope: Literal["personalWeapons", "allWeapons"] = described(
        N_("Short range only, from aboard"),
        "personalWeapons",
        alias="rt.crw.shortRangeScope",
        rule="RT-CRW-06",
    )
    pilot_turret: OnOff = described(
        N_("The driver may fire a turret that points ahead"),
        "off",
        alias="rt.crw.pilotTurret",
        rule="RT-CRW-03",
    )
    open_long_range: Literal["half", "uniform"] = described(
        N_("Who is hit in an open vehicle at long range"),
        "half",
        alias="rt.hit.openLongRange",
        rule="RT-HIT-03",
    )
    # damage and control
    ejector: Literal["choose", "ejectorOnly", "both"] = described(
        N_("Ejector seat and armour"), "choose", alias="rt.dmg.ejector", rule="RT-DMG-04"
    )
    stationary_failure: Literal["advances", "stays"] = described(
        N_("System failure of a stationary vehicle"),
        "advances",
        alias="rt.dmg.sysFailStationary",
        rule="RT-DMG-16",
    )
    crew_weapons_after_failure: Literal["usable", "dead"] = described(
        N_("Crewed weapons after a system failure"),
        "usable",
        alias="rt.dmg.sysFailCrewWeapons",
        rule="RT-DMG-16",
    )
    direction: Directions = described(
        N_("Direction when out of control, by the face of the die"),
        ("left", "left", "straight", "straight", "right", "right"),
        alias="rt.ooc.direction",
        rule="RT-OOC-04",
    )
    speed_cap: Literal["doubleMax", "none"] = described(
        N_("Top speed when out of control"), "doubleMax", alias="rt.ooc.cap", rule="RT-OOC-09"
    )
    stationary_start: Literal["roll", "stays"] = described(
        N_("Out of control from a standstill"), "roll", alias="rt.ooc.stationaryStart", rule="RT-OOC-03"
    )
    # collisions
    collision_formula: Literal["dice", "dicePlusFlat"] = described(
        N_("Collision damage"), "dice", alias="rt.col.formula", rule="RT-COL-08"
    )
    collision_speed: Literal["turnSpeed", "distanceCovered"] = described(
        N_("Speed of a collision"), "turnSpeed", alias="rt.col.speedBasis", rule="RT-COL-09"
    )
    combined_speed: Literal["sum", "byAngle"] = described(
        N_("Speeds of two vehicles"), "sum", alias="rt.col.combined", rule="RT-COL-03"
    )
    collision_saves: Literal["none", "machinesAndStructures", "everyone"] = described(
        N_("Saves against collision damage"), "none", alias="rt.col.saves", rule="RT-COL-10"
    )
    collision_control: Literal["both", "movingOnly"] = described(
        N_("Out of control after a collision"), "both", alias="rt.col.ooc", rule="RT-OOC-07"
    )
    creature_hurts_vehicle: OnOff = described(
        N_("Creatures hurt the vehicle that strikes them"),
        "on",
        alias="rt.col.creatureHurtsVehicle",
        rule="RT-COL-06",
    )
    after_collision: Literal["ask", "stop", "continueIfDestroyed"] = described(
        N_("The move after a collision"), "ask", alias="rt.col.after", rule="RT-COL-12"
    )
    dreadnought_collides_as: Literal["vehicle", "creature"] = described(
        N_("A dreadnought collides as"), "vehicle", alias="rt.drd.collideAs", rule="RT-COL-11"
    )
    dreadnought_bang: Literal["saveOrEject", "ejectOnly"] = described(
        N_("Pilot of an exploding dreadnought"), "saveOrEject", alias="rt.drd.bangSave", rule="RT-DRD-21"
    )
    # shooting
    beyond_six: Literal["sixThen", "impossible"] = described(
        N_("Shots that need 7 or more"), "sixThen", alias="rt.sht.beyondSix", rule="RT-SHT-03"
    )
    one_fails: OnOff = described(N_("A save of 1 always fails"), "on", alias="rt.sav.oneFails", rule="RT-SAV-01")
    spill: OnOff = described(
        N_("Points left over pass to the next model"), "off", alias="rt.sav.spill", rule="RT-SAV-02"
    )
    following: OnOff = described(
        N_("Following fire rolls again after a wounding hit"),
        "on",
        alias="rt.atk.following",
        rule="RT-ATK-01",
    )
    # morale and psychology
    phases: Phases = described(N_("Phases of a turn"), PHASES, alias="rt.turn.phases", rule="RT-SEQ-01")
    psychology: OnOff = described(N_("Psychology"), "on", alias="rt.psychology.enabled", rule="RT-PSY-01")
    routers_test: OnOff = described(
        N_("Routing units take psychology tests"),
        "off",
        alias="rt.psychology.routersTest",
        rule="RT-PSY-05",
    )
    mixed_leadership: Literal["lowest", "majority"] = described(
        N_("Leadership of mixed troops without a leader"),
        "lowest",
        alias="rt.leader.mixedLd",
        rule="RT-LDT-04",
    )
    hero_leads: OnOff = described(
        N_("A hero leads in Leadership tests"), "on", alias="rt.leader.heroLeadsLd", rule="RT-LDT-05"
    )
    lowest_cool: OnOff = described(
        N_("Cool tests on the lowest value always"), "off", alias="rt.cool.lowestAlways", rule="RT-COOL-03"
    )
    casualty_timing: Literal["endOfPhase", "immediate"] = described(
        N_("Rout test for losses"), "endOfPhase", alias="rt.rout.casualtyTiming", rule="RT-ROUT-03"
    )
    rally_penalties_stack: OnOff = described(
        N_("Penalties to rally add up"), "off", alias="rt.rally.penaltiesStack", rule="RT-RALLY-07"
    )
    lone_unit_penalty: OnOff = described(
        N_("A lone unit rallies worse"), "on", alias="rt.rally.loneUnitPenalty", rule="RT-RALLY-06"
    )
    charge_multiplier: Multiplier = described(
        N_("Charge move, times Move"), 2, alias="rt.charge.multiplier", rule="RT-PURS-05"
    )
    fort_defenders_may_decline: OnOff = described(
        N_("Defenders of fortifications may stay"),
        "on",
        alias="rt.pursuit.fortDefendersMayDecline",
        rule="RT-PURS-18",
    )
    stop_allows_shooting: OnOff = described(
        N_("Pursuers who stop may shoot"),
        "on",
        alias="rt.pursuit.stopAllowsShooting",
        rule="RT-PURS-14",
    )
    return_moves: OnOff = described(
        N_("Pursuers off the table return"), "on", alias="rt.pursuit.returnMoves", rule="RT-EDGE-03"
    )
    reserve: OnOff = described(N_("Reserve phase"), "on", alias="rt.reserve.enabled", rule="RT-RES-02")
    reserve_enemy_distance: Distance = described(
        N_("Reserves: no enemy within"), 4, unit="″", alias="rt.reserve.enemyDistance", rule="RT-RES-05"
    )
    reserve_no_fire: OnOff = described(
        N_("Reserves: who fired stays"), "on", alias="rt.reserve.noFire", rule="RT-RES-05"
    )
    reserve_multiplier: Multiplier = described(
        N_("Reserve move, times Move"), 1, alias="rt.reserve.multiplier", rule="RT-RES-06"
    )
    reserve_router_distance: Distance = described(
        N_("Routing friends stop reserves within"),
        0,
        unit="″",
        alias="rt.reserve.routerDistance",
        rule="RT-ROUT-12",
    )
    reserve_dreadnought: OnOff = described(
        N_("Dreadnoughts move in the reserve phase"),
        "on",
        alias="rt.reserve.dreadnought",
        rule="RT-RES-03",
    )
    frenzy_range_inclusive: OnOff = described(
        N_("Frenzy at exactly its range"), "off", alias="rt.frenzy.rangeInclusive", rule="RT-FRZ-02"
    )
    creature_attack: Literal["routTest", "none"] = described(
        N_("Attacked by what one fears"), "routTest", alias="rt.fear.creatureAttack", rule="RT-FEAR-08"
    )
    hatred_duration: Literal["untilNextOwnTurn", "whileInSight"] = described(
        N_("Hatred lasts"), "untilNextOwnTurn", alias="rt.hatred.duration", rule="RT-HATE-09"
    )


DEFAULT_SETTINGS = Settings()


class RogueTraderInput(Input):
    """Base of the inputs of Rogue Trader: each takes the settings."""

    settings: Settings = described(N_("House rules"), DEFAULT_SETTINGS)
