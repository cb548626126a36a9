"""What a player is told when something cannot be done: one sentence, never a traceback."""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from rules.language import N_, Message, Words


class Problem(ValueError):
    """Something that cannot be done; `message` is the sentence for the player."""

    def __init__(self, template: str | Message, **figures: Words) -> None:
        """A template with its figures, or a whole message."""
        self.message = Message(template, figures) if isinstance(template, str) else template
        super().__init__(self.message.template)


class BadInput(Problem):
    """An input of an action that is refused: wrong type, out of bounds, unknown or impossible."""


class BadFile(Problem):
    """A file that cannot be read, opened or written."""


_REASONS: Mapping[int, str] = {
    errno.ENOENT: N_("no such file or folder"),
    errno.EACCES: N_("access is denied"),
    errno.EPERM: N_("access is denied"),
    errno.EROFS: N_("it is on a disk that can only be read"),
    errno.EISDIR: N_("it is a folder"),
    errno.ENOTDIR: N_("a part of its path is not a folder"),
    errno.EEXIST: N_("there is a file of that name"),
    errno.ENAMETOOLONG: N_("its name is too long"),
    errno.ENOSPC: N_("the disk is full"),
    errno.EFBIG: N_("it would be too large"),
    errno.EIO: N_("the disk reports a fault"),
    errno.EBUSY: N_("another program uses it"),
    errno.ELOOP: N_("its links lead round in a circle"),
}


def reason(error: OSError) -> Words:
    """Why the system refused something, to be put into a sentence."""
    known = _REASONS.get(error.errno or 0)
    return Message(known) if known else error.strerror or type(error).__name__


def json_fault(error: ValueError) -> Words:
    """What is wrong with a text that should be JSON, to be put into a sentence; `error` is the reader's."""
    found = re.search(r"at line (\d+) column (\d+)", str(error))
    if found is None:
        return Message(N_("it is not JSON"))
    line, column = int(found[1]), int(found[2])
    if str(error).startswith("EOF"):
        return Message(N_("it breaks off in line {line}"), {"line": line})
    if str(error).startswith("recursion"):
        return Message(N_("it is nested too deeply"))
    return Message(N_("line {line}, column {column} is not JSON"), {"line": line, "column": column})


# Sentences for pydantic's kinds of error; what stands in braces comes from the error's own context.
_SENTENCES: Mapping[str, str] = {
    "missing": N_("this field is required"),
    "extra_forbidden": N_("unknown field"),
    "int_type": N_("a whole number is needed"),
    "int_from_float": N_("a whole number is needed"),
    "float_type": N_("a number is needed"),
    "finite_number": N_("the number must be finite"),
    "bool_type": N_("true or false is needed"),
    "string_type": N_("text is needed"),
    "string_too_short": N_("text of at least {min_length} characters is needed"),
    "string_too_long": N_("text of at most {max_length} characters is allowed"),
    "string_pattern_mismatch": N_("the text does not have the form that is needed"),
    "literal_error": N_("must be one of: {expected}"),
    "greater_than_equal": N_("must be at least {ge}"),
    "greater_than": N_("must be more than {gt}"),
    "less_than_equal": N_("must be at most {le}"),
    "less_than": N_("must be less than {lt}"),
    "multiple_of": N_("must be a multiple of {multiple_of}"),
    "list_type": N_("a list is needed"),
    "tuple_type": N_("a list is needed"),
    "dict_type": N_("an object is needed"),
    "model_type": N_("an object is needed"),
    "model_attributes_type": N_("an object is needed"),
    "too_long": N_("at most {max_length} items are allowed"),
    "too_short": N_("at least {min_length} items are needed"),
}


_TAGS = ("function-", "literal[", "constrained-", "[key]")


def place(location: tuple[str | int, ...]) -> str:
    """Where in a document: ("weapons", 2, "name") becomes weapons[3].name (counted from 1, as people count)."""
    text = ""
    for part in location:
        text += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def sentence(error: ValidationError) -> Message:
    """The first thing wrong with an input or a file, as a sentence that names the place."""
    first = error.errors(include_url=False)[0]
    context: dict[str, Any] = first.get("ctx", {})
    cause = context.get("error")
    if isinstance(cause, Problem):
        what = cause.message
    else:
        figures = {k: v if isinstance(v, int | float) else str(v).replace(" or ", ", ") for k, v in context.items()}
        what = Message(_SENTENCES.get(first["type"], N_("this value is not allowed")), figures)
    # A union's tags stand in the location too; they are words of ours, not of the file.
    where = place(tuple(part for part in first["loc"] if not str(part).startswith(_TAGS)))
    return Message(N_("{where}: {what}"), {"where": where, "what": what}) if where else what
