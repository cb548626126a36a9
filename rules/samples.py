"""The sample army of each rule set, to look at and to play with."""

from __future__ import annotations

from importlib.resources import as_file, files
from importlib.resources.abc import Traversable

from rules.army import Army
from rules.errors import BadFile
from rules.language import N_
from rules.storage import SUFFIX, read_file
from rules.stored import fresh_id


def has_sample(rule_set: str, language: str) -> bool:
    """Whether a sample of that rule set comes with the program."""
    return _shipped(rule_set, language).is_file()


def _shipped(rule_set: str, language: str) -> Traversable:
    return files("resources") / "samples" / f"{rule_set}-{language}{SUFFIX}"


def sample_army(rule_set: str, language: str) -> Army:
    """The sample of a rule set, in a language of rules.language.CODES, as an army of its own. Raises BadFile."""
    shipped = _shipped(rule_set, language)
    if not shipped.is_file():
        raise BadFile(N_("There is no sample for the rule set “{rule_set}”."), rule_set=rule_set)
    with as_file(shipped) as path:
        army = read_file(path).army
    return army.model_copy(update={"id": fresh_id()})
