"""The window's language: templates and words as the player reads them."""

from __future__ import annotations

from rules.language import Language, Message, Words, language

_current = language("en")


def use(code: str) -> None:
    """Makes a language of rules.language.CODES the window's; windows made from then on speak it."""
    global _current
    _current = language(code)


def current() -> Language:
    """The window's language."""
    return _current


def tr(template: str, **figures: Words) -> str:
    """A template in the window's language with its figures filled in."""
    return _current.text(Message(template, figures))


def say(words: Words) -> str:
    """Words of the rules core as text."""
    return _current.text(words)
