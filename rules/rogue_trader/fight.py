"""Close combat: blows at one target (RT-CC-01, RT-CC-02, RT-ATK-01)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated

from pydantic import Field, model_validator

from rules.actions import action
from rules.catalogue import Row, rows
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import described
from rules.language import C_, N_, Message
from rules.outcome import Refused
from rules.rogue_trader.hitting import BEST_NEEDED, MOST_NEEDED, cannot_hit
from rules.rogue_trader.modifiers import CloseCombatModifiers, needed_told
from rules.rogue_trader.refusals import Refusal, refused
from rules.rogue_trader.settings import RogueTraderInput
from rules.rogue_trader.strikes import Strike, prepared, strike, told
from rules.rogue_trader.targets import DamageOutcome, Target, losses
from rules.rogue_trader.to_hit import Weapon

SKILLS = 10


class SkillRow(Row):
    """A row of the close-combat chart: the attacker's Weapon Skill is its id, the columns are the defender's."""

    against: Annotated[tuple[int, ...], Field(strict=False, min_length=SKILLS, max_length=SKILLS)]


def score_by_skill(attacker: int, defender: int) -> int:
    """The score needed before modifiers, not yet held to 2+ (RT-CC-01); Weapon Skills 1 to 10."""
    return rows("rogue_trader", "close_combat", SkillRow)[str(attacker)].against[defender - 1]


class FightInput(RogueTraderInput, CloseCombatModifiers):
    """The attacks of one fighter or of several alike. Things without Weapon Skill and routing units have 1."""

    ws: int = described(N_("Weapon Skill"), letter=C_("characteristic", "WS"), ge=1, le=SKILLS, rule="RT-CC-01")
    target_ws: Annotated[int, Field(ge=1, le=SKILLS)] | None = described(
        N_("Target’s Weapon Skill"), None, letter=C_("characteristic", "WS"), rule="RT-CC-01"
    )
    target_routing: bool = described(N_("Target is routing"), False, rule="RT-CC-01")
    attacker_routing: bool = described(N_("Attacker is routing"), False, rule="RT-CC-01")
    attacks: int = described(N_("Attacks"), 1, ge=1, le=60, rule="RT-ATK-01")
    weapon: Weapon = described(N_("Weapon"))
    target: Target = described(N_("Target"))

    @model_validator(mode="after")
    def _complete(self) -> FightInput:
        if self.weapon.strength is None:
            raise BadInput(N_("the weapon needs a Strength"))
        if self.target_ws is None and not self._skill_is_one:
            raise BadInput(N_("target_ws is needed for a creature or a dreadnought that is not routing"))
        return self

    @property
    def _skill_is_one(self) -> bool:
        return self.target_routing or self.target.kind in ("vehicle", "section", "door")

    @property
    def defending_ws(self) -> int:
        """The Weapon Skill struck against."""
        return 1 if self._skill_is_one else self.target_ws or 1

    @cached_property
    def ready(self) -> tuple[int, Message, Strike] | Refusal:
        """The score needed, that as a sentence, and the blow made ready."""
        if self.attacker_routing:
            return Refusal("routing", Message(N_("A routing unit does not strike.")))
        applied = self.applied()
        base = score_by_skill(self.ws, self.defending_ws)
        needed = max(BEST_NEEDED, base - sum(value for _, value in applied))
        if needed > MOST_NEEDED:
            return cannot_hit(needed)
        blow = prepared(
            self.target,
            self.settings,
            strength=self.weapon.strength,
            points=self.weapon.damage,
            save_modifier=self.weapon.save_modifier,
            to_hit=needed,
        )
        if isinstance(blow, Refusal):
            return blow
        skill = Message(N_("WS {skill} against {other}"), {"skill": self.ws, "other": self.defending_ws})
        return needed, needed_told(needed, skill, applied), blow


@dataclass(frozen=True, slots=True, kw_only=True)
class FightOutcome(DamageOutcome):
    needed: int
    hits: int


@action(
    "rogue-trader.fight",
    N_("Fight"),
    *("RT-CC-01", "RT-CC-02", "RT-ATK-01", "RT-BLD-12", "RT-DRD-14", "RT-DRD-15"),
)
def fight(given: FightInput, dice: Dice) -> FightOutcome | Refused:
    """For each attack until the target is destroyed: to hit, damage roll, save, points (RT-ATK-01)."""
    ready = given.ready
    if isinstance(ready, Refusal):
        return refused(ready, dice)
    needed, needs, blow = ready
    for words in (needs, *told(blow)):
        dice.say(words)
    target = given.target
    left = dice.fold(strike, target.points + target.reserve, (blow,) * given.attacks)
    return FightOutcome(
        needed=needed,
        hits=dice.tallied("hits"),
        wounds=dice.tallied("wounds"),
        saved=dice.tallied("saved"),
        **losses(target, left),
    )
