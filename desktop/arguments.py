"""The arguments of each verb, and a parser that speaks the player's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, NoReturn

from rules.language import CODES, N_, Language, Message, Plural
from rules.units import RULE_SETS

_ROLLED = ("dreadnought", "vehicle-armament")
_LAYOUTS = ("cards", "sheets", "reference", "templates")

# argparse's own sentences, as the Python versions from 3.11 on have them.
_OWN = (
    N_("usage: "),
    N_("positional arguments"),
    N_("options"),
    N_("show this help message and exit"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("the following arguments are required: %s"),
    N_("unrecognized arguments: %s"),
    N_("not allowed with argument %s"),
    N_("ignored explicit argument %r"),
    N_("expected one argument"),
    N_("expected at most one argument"),
    N_("expected at least one argument"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("invalid %(type)s value: %(value)r"),
)


def translate(spoken: Language) -> None:
    """Makes argparse speak that language: it has no other way in than the functions it takes from gettext."""
    own: Any = argparse
    own._ = lambda text: spoken.text(Message(text))
    own.ngettext = lambda one, many, n: spoken.text(Plural(one, many, n))


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaint is one sentence and exit 2; options are written out in full."""

    def __init__(self, spoken: Language, **given: Any) -> None:
        super().__init__(allow_abbrev=False, **given)
        self._spoken = spoken

    def error(self, message: str) -> NoReturn:
        figures = {"name": self.prog, "what": " ".join(message.split())}
        self.exit(2, self._spoken.text(Message(N_("{name}: {what}"), figures)) + "\n")


Adder = Callable[[argparse.ArgumentParser, Callable[[str], str]], None]
"""Adds a verb's arguments; the function turns a message into the player's language."""


def _json(parser: argparse.ArgumentParser, text: Callable[[str], str]) -> None:
    parser.add_argument("--json", action="store_true", help=text(N_("print one JSON document for other programs")))


def _resolve(parser: argparse.ArgumentParser, text: Callable[[str], str]) -> None:
    parser.add_argument("action", nargs="?", metavar="ACTION", help=text(N_("id of the rule, as “actions” lists it")))
    about = N_("JSON file with what the rule needs to know; - reads standard input")
    parser.add_argument("input", nargs="?", metavar="INPUT.json", help=text(about))
    about = N_("resolve many: a JSON object with action, input and dice, seed or odds a line; - reads standard input")
    parser.add_argument("--batch", metavar="FILE", help=text(about))
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--dice", metavar="4,6,10", help=text(N_("the dice you rolled, in the order of the rule")))
    ways.add_argument("--seed", metavar="SEED", help=text(N_("roll dice that are always the same for this seed")))
    ways.add_argument("--odds", action="store_true", help=text(N_("all that can happen, with its exact chance")))
    _json(parser, text)


def _check(parser: argparse.ArgumentParser, text: Callable[[str], str]) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=text(N_("army file")))
    _json(parser, text)


def _new(parser: argparse.ArgumentParser, text: Callable[[str], str]) -> None:
    about = N_("the file to write; one that is there already stays as it is")
    parser.add_argument("-o", "--output", required=True, metavar="FILE", help=text(about))
    about = text(N_("rules of the army:")) + " " + ", ".join(RULE_SETS)
    parser.add_argument("--ruleset", required=True, metavar="RULESET", help=about)
    parser.add_argument("--sample", action="store_true", help=text(N_("the sample army instead of an empty one")))


def _export(parser: argparse.ArgumentParser, text: Callable[[str], str]) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=text(N_("army or battle file")))
    parser.add_argument("-o", "--output", required=True, metavar="OUT.pdf", help=text(N_("the PDF to write")))
    parser.add_argument("--layout", choices=_LAYOUTS, default="cards", help=text(N_("what to print")))
    parser.add_argument("--paper", choices=("a4", "letter", "a5"), default="a4", help=text(N_("size of the paper")))
    about = N_("damage boxes empty, or as they stand in the battle")
    parser.add_argument("--damage", choices=("blank", "current"), default="blank", help=text(about))
    parser.add_argument("--units", nargs="+", metavar="NAME", help=text(N_("only the units of these names")))
    _json(parser, text)


def _demo(parser: argparse.ArgumentParser, text: Callable[[str], str]) -> None:
    parser.add_argument("--folder", default="ironmuster-demo", metavar="DIR", help=text(N_("where to write its files")))


def _battle(parser: argparse.ArgumentParser, text: Callable[[str], str]) -> None:
    parser.add_argument("file", metavar="FILE", help=text(N_("battle file")))
    parser.add_argument("--verify", action="store_true", help=text(N_("play it again from its dice and compare")))
    _json(parser, text)


def _generate(parser: argparse.ArgumentParser, text: Callable[[str], str]) -> None:
    about = text(N_("what to roll up:")) + " " + ", ".join(_ROLLED)
    parser.add_argument("what", choices=_ROLLED, metavar="WHAT", help=about)
    parser.add_argument("--count", type=int, metavar="N", help=text(N_("how many")))
    parser.add_argument("--seed", metavar="SEED", help=text(N_("roll dice that are always the same for this seed")))
    parser.add_argument("-o", "--output", metavar="FILE", help=text(N_("write them to an army file as well")))
    parser.add_argument("--points", type=int, default=6, metavar="N", help=text(N_("weapon points of the vehicle")))
    about = N_("the vehicle has a super-heavy weapon already")
    parser.add_argument("--super-heavy", action="store_true", help=text(about))
    _json(parser, text)


VERBS: dict[str, tuple[str, Adder]] = {
    "actions": (N_("List every rule that can be resolved."), _json),
    "battle": (N_("Say how a battle stands and what happened in it."), _battle),
    "check": (N_("Say what the rules find wrong in army files."), _check),
    "demo": (N_("Show what the program does, on the sample army."), _demo),
    "export": (N_("Print armies or battles to PDF."), _export),
    "generate": (N_("Roll up dreadnoughts or vehicle weapons."), _generate),
    "new": (N_("Write an army file, empty or the sample."), _new),
    "resolve": (N_("Resolve one rule, or many."), _resolve),
}
"""Each verb: what it does, and its arguments."""


def _common(spoken: Language) -> Parser:
    common = Parser(spoken, add_help=False)
    about = spoken.text(Message(N_("language of the words; otherwise the system’s")))
    common.add_argument("--language", choices=CODES, default=argparse.SUPPRESS, help=about)
    return common


def verb_parser(name: str, spoken: Language) -> Parser:
    """The parser of a verb of VERBS."""

    def text(template: str) -> str:
        return spoken.text(Message(template))

    translate(spoken)
    about, add = VERBS[name]
    parser = Parser(spoken, prog=f"ironmuster {name}", parents=[_common(spoken)], description=text(about))
    add(parser, text)
    return parser


def window_parser(spoken: Language) -> Parser:
    """The parser of the command without a verb, which opens the window, or draws it."""

    def text(template: str) -> str:
        return spoken.text(Message(template))

    translate(spoken)
    verbs = "\n".join(f"  {name:<10} {text(about)}" for name, (about, _) in VERBS.items())
    parser = Parser(
        spoken,
        prog="ironmuster",
        parents=[_common(spoken)],
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description=text(N_("Build, print and play vehicles of tabletop wargames.")),
        epilog=text(N_("Commands that need no window (each has a --help of its own):")) + "\n" + verbs,
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help=text(N_("army files to open in the window")))
    about = text(N_("draw the window off screen to a picture instead"))
    parser.add_argument("--screenshot", metavar="OUT.png", help=about)
    about = text(N_("the workspace in the picture"))
    parser.add_argument("--workspace", choices=("build", "print", "play"), help=about)
    parser.add_argument("--size", default="1366x768", metavar="1366x768", help=text(N_("size of the picture")))
    about = text(N_("colours of the picture"))
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help=about)
    return parser
