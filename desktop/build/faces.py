"""The views of a unit on paper that the preview offers."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.build.drawing import Face
from rules.army import Army
from rules.language import N_, Language
from rules.stored import Unit


def _card(unit: Unit, army: Army, language: Language) -> bytes:
    from desktop.sheets.cards import card_pdf

    return card_pdf(unit, army, language)


FACES: Sequence[Face] = (
    Face("front", N_("Card"), _card, 0),
    Face("back", N_("Back"), _card, -1),
)
