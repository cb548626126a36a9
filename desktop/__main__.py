"""The command line. Qt is imported only when a window is opened or drawn."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from rules.errors import Problem
from rules.language import CODES, N_, Language, language


class _Parser(argparse.ArgumentParser):
    """An argument parser whose complaint is one sentence and exit 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def system_language() -> str:
    """The language of the system's messages where there is a catalogue for it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            code = value.split("_")[0].split(".")[0].lower()
            return code if code in CODES else "en"
    return "en"


def _parser(words: Language) -> argparse.ArgumentParser:
    text = words.text
    common = _Parser(add_help=False)
    common.add_argument("--language", choices=CODES, default=argparse.SUPPRESS)
    parser = _Parser(prog="ironmuster", parents=[common])
    verbs = parser.add_subparsers(dest="verb", parser_class=_Parser)

    actions = verbs.add_parser("actions", parents=[common], help=text(N_("list every rule that can be resolved")))
    actions.add_argument("--json", action="store_true")

    resolve = verbs.add_parser("resolve", parents=[common], help=text(N_("resolve one rule, or many")))
    resolve.add_argument("action", nargs="?")
    resolve.add_argument("input", nargs="?")
    resolve.add_argument("--batch", metavar="FILE")
    ways = resolve.add_mutually_exclusive_group()
    ways.add_argument("--dice")
    ways.add_argument("--seed")
    ways.add_argument("--odds", action="store_true")
    resolve.add_argument("--json", action="store_true")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line; returns the exit code: 0 done, 1 the answer is no, 2 cannot."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    code = system_language()
    if "--language" in words[:-1]:
        chosen = words[words.index("--language") + 1]
        code = chosen if chosen in CODES else code
    spoken = language(code)
    parsed = _parser(spoken).parse_args(words)
    try:
        from desktop.commands import resolve

        run = {"resolve": resolve.run_resolve, "actions": resolve.run_actions}[parsed.verb]
        return run(parsed, spoken, sys.stdout)
    except Problem as problem:
        print(spoken.text(problem.message), file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
