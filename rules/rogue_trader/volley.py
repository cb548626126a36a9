"""Everything fired at one target in a turn, and the special-damage check after it (RT-ATK-01, RT-ATK-02)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pydantic import model_validator

from rules.actions import action
from rules.dice import Dice
from rules.errors import BadInput
from rules.fields import Many, described
from rules.language import N_, Message
from rules.outcome import ABSENT, Absent, Outcome, Refused
from rules.rogue_trader.refusals import Refusal, refused
from rules.rogue_trader.settings import RogueTraderInput
from rules.rogue_trader.shoot import DamagingShot
from rules.rogue_trader.special_damage_table import Kind, roll_special_damage
from rules.rogue_trader.strikes import Strike, strike, told
from rules.rogue_trader.targets import DamageOutcome, Target, losses


@dataclass(frozen=True, slots=True)
class RefusedAttack(Outcome):
    """An attack, counted from 1, that cannot be made."""

    attack: int
    reason: str


@dataclass(frozen=True, slots=True)
class _Ready:
    """The attacks that are made, as one row of headings and strikes, and those that are refused."""

    order: tuple[Strike | tuple[Message, ...], ...]
    refused: tuple[RefusedAttack, ...]
    why: tuple[Message, ...]


class VolleyInput(RogueTraderInput):
    """Attacks in order at one target."""

    attacks: Many[DamagingShot] = described(N_("Attacks"), min_length=1, max_length=20, rule="RT-ATK-02")
    target: Target = described(N_("Target"))
    check: bool = described(N_("Special damage check"), False, rule="RT-DMG-05")

    @model_validator(mode="after")
    def _machines_only(self) -> VolleyInput:
        if self.check and self.target.kind not in ("vehicle", "dreadnought"):
            raise BadInput(N_("only a vehicle or a dreadnought is checked for special damage"))
        return self

    @cached_property
    def ready(self) -> _Ready:
        order: list[Strike | tuple[Message, ...]] = []
        left_out: list[RefusedAttack] = []
        why: list[Message] = []
        made: dict[Strike, Strike] = {}
        for number, attack in enumerate(self.attacks, 1):
            ready = attack.at(self.target, self.settings)
            if isinstance(ready, Refusal):
                left_out.append(RefusedAttack(number, ready.reason))
                why.append(Message(N_("Attack {number}: {why}"), {"number": number, "why": ready.why}))
                continue
            aimed, blow = ready
            title = Message(N_("Attack {number}: {why}"), {"number": number, "why": aimed.told})
            order.append((title, *told(blow)))
            order.extend([made.setdefault(blow, blow)] * attack.shots)
        return _Ready(tuple(order), tuple(left_out), tuple(why))


@dataclass(frozen=True, slots=True, kw_only=True)
class VolleyOutcome(DamageOutcome):
    """`special` and `result` are there when the check was asked for."""

    refused: tuple[RefusedAttack, ...]
    hits: int
    special: bool | Absent = ABSENT
    result: str | Absent | None = ABSENT


def _next(left: int, item: Strike | tuple[Message, ...], dice: Dice) -> int:
    if isinstance(item, Strike):
        return strike(left, item, dice)
    if left:
        for words in item:
            dice.say(words)
    return left


@action(
    "rogue-trader.volley",
    N_("Everything fired at one target"),
    *("RT-ATK-01", "RT-ATK-02", "RT-DMG-05", "RT-DMG-06", "RT-DRD-11"),
)
def volley(given: VolleyInput, dice: Dice) -> VolleyOutcome | Refused:
    """The attacks in order, each as in shoot; then, if asked for, the check of the turn (RT-DMG-05, RT-DMG-06)."""
    ready = given.ready
    for words in ready.why:
        dice.say(words)
    if not ready.order and not given.check:
        nothing = Refusal("nothing-fires", Message(N_("No attack can be made.")))
        return refused(nothing, dice, refused=ready.refused)
    target = given.target
    left = dice.fold(_next, target.points + target.reserve, ready.order)
    loss = losses(target, left)
    special: bool | Absent = ABSENT
    result: str | Absent | None = ABSENT
    if given.check:
        result = _checked(target, loss["lost_this_turn"], dice) if left else None
        special = result is not None
    return VolleyOutcome(
        refused=ready.refused,
        hits=dice.tallied("hits"),
        wounds=dice.tallied("wounds"),
        saved=dice.tallied("saved"),
        special=special,
        result=result,
        **loss,
    )


def _checked(target: Target, lost: int, dice: Dice) -> str | None:
    """The code of the special damage of a turn in which so many points were lost."""
    kind: Kind = "dreadnought" if target.kind == "dreadnought" else "vehicle"
    row = roll_special_damage(kind, lost, dice)
    return row and row.result
