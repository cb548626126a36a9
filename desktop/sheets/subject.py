"""What a card is about: a unit of an army, which of its copies, and how it stands in a battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from desktop.sheets.blocks import Photo
from rules.army import Army
from rules.language import N_, Language, Message, Words
from rules.stored import Unit


@dataclass(frozen=True, slots=True)
class Subject:
    """`state` is the rule set's own state of the unit in a battle, `when` says from which moment it is.

    `copy` of `copies` alike is shown; with `together` one card stands for all of them.
    """

    unit: Unit
    army: Army
    force: str
    language: Language
    copy: int = 1
    copies: int = 1
    together: bool = False
    states: tuple[Any, ...] = ()
    when: Words = ""
    photo: Photo | None = None

    def text(self, words: Words) -> str:
        """Words in the card's language."""
        return self.language.text(words)

    def word(self, template: str, **figures: Words) -> str:
        """A template in the card's language."""
        return self.language.text(Message(template, figures))

    def small(self, template: str | None) -> str:
        """A label inside a sentence: its first letter small."""
        text = self.word(template or "")
        return text[:1].lower() + text[1:]


def continued(n: int, card: int, cards: int) -> Words:
    """What stands where running text breaks off."""
    return Message(N_("continued: card {card} of {cards}"), {"card": card, "cards": cards})
