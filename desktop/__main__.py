"""The command line. Qt is imported only when a window is opened or drawn."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from rules.errors import Problem
from rules.language import CODES, N_, Language, Message, language


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


def _common() -> argparse.ArgumentParser:
    common = _Parser(add_help=False)
    common.add_argument("--language", choices=CODES, default=argparse.SUPPRESS)
    return common


def _window_parser(words: Language) -> argparse.ArgumentParser:
    """For the command without a verb: it opens the window, or draws it."""
    text = words.text
    verbs = "\n".join(f"  {name:<10} {text(Message(about))}" for name, (about, _) in _VERBS.items())
    parser = _Parser(
        prog="ironmuster",
        parents=[_common()],
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description=text(Message(N_("Build, print and play vehicles of tabletop wargames."))),
        epilog=text(Message(N_("Commands that need no window (each has a --help of its own):"))) + "\n" + verbs,
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help=text(Message(N_("army files to open in the window"))))
    about = Message(N_("draw the window off screen to a picture instead"))
    parser.add_argument("--screenshot", metavar="OUT.png", help=text(about))
    parser.add_argument("--workspace", choices=("build", "print", "play"))
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    return parser


def _resolve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", nargs="?")
    parser.add_argument("input", nargs="?")
    parser.add_argument("--batch", metavar="FILE")
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--dice")
    ways.add_argument("--seed")
    ways.add_argument("--odds", action="store_true")
    parser.add_argument("--json", action="store_true")


def _actions(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true")


def _check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--json", action="store_true")


def _new(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("-o", "--output", required=True, metavar="FILE")
    parser.add_argument("--ruleset", required=True)
    parser.add_argument("--sample", action="store_true")


def _export(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("-o", "--output", required=True, metavar="OUT.pdf")
    parser.add_argument("--layout", choices=("cards", "sheets", "reference", "templates"), default="cards")
    parser.add_argument("--paper", choices=("a4", "letter", "a5"), default="a4")
    parser.add_argument("--damage", choices=("blank", "current"), default="blank")
    parser.add_argument("--units", nargs="+", metavar="NAME")
    parser.add_argument("--json", action="store_true")


def _demo(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--folder", default="ironmuster-demo", metavar="DIR")


def _battle(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--verify", action="store_true")


def _generate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=("dreadnought", "vehicle-armament"))
    parser.add_argument("--count", type=int, metavar="N")
    parser.add_argument("--seed", metavar="S")
    parser.add_argument("-o", "--output", metavar="FILE")
    parser.add_argument("--points", type=int, default=6, metavar="N")
    parser.add_argument("--super-heavy", action="store_true")
    parser.add_argument("--json", action="store_true")


_VERBS: dict[str, tuple[str, Callable[[argparse.ArgumentParser], None]]] = {
    "actions": (N_("list every rule that can be resolved"), _actions),
    "battle": (N_("say how a battle stands and what happened in it"), _battle),
    "check": (N_("say what is wrong in army files"), _check),
    "demo": (N_("show what the program does, on the sample army"), _demo),
    "export": (N_("print armies or battles to PDF"), _export),
    "generate": (N_("roll up dreadnoughts or vehicle weapons"), _generate),
    "new": (N_("write an army file, empty or the sample"), _new),
    "resolve": (N_("resolve one rule, or many"), _resolve),
}
"""Each verb: what it does, and its arguments. Its function is `run_<verb>` of a module in desktop.commands."""
_MODULES = {"actions": "resolve"}
_WITH_VALUE = ("--language", "--screenshot", "--workspace", "--size", "--theme")


def _verb(words: Sequence[str]) -> int | None:
    """Where the verb stands: the first word that is neither an option nor the value of one."""
    skip = False
    for place, word in enumerate(words):
        if skip:
            skip = False
        elif word in _WITH_VALUE:
            skip = True
        elif not word.startswith("-"):
            return place if word in _VERBS else None
    return None


def _run_verb(name: str, rest: list[str], spoken: Language) -> int:
    about, arguments = _VERBS[name]
    text = spoken.text(Message(about))
    parser = _Parser(prog=f"ironmuster {name}", parents=[_common()], description=text)
    arguments(parser)
    module = import_module(f"desktop.commands.{_MODULES.get(name, name)}")
    return getattr(module, f"run_{name}")(parser.parse_args(rest), spoken, sys.stdout)


def _run_window(words: list[str], spoken: Language) -> int:
    parsed = _window_parser(spoken).parse_args(words)
    files = [Path(name) for name in parsed.files]
    if parsed.screenshot is not None:
        from desktop.window import screenshot

        size = screenshot.parse_size(parsed.size)
        screenshot.draw(files, Path(parsed.screenshot), spoken, size, parsed.theme, parsed.workspace)
        return 0
    from desktop.window import app

    return app.run(files, spoken, chosen="language" in parsed)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line; returns the exit code: 0 done, 1 the answer is no, 2 cannot."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    code = system_language()
    if "--language" in words[:-1]:
        chosen = words[words.index("--language") + 1]
        code = chosen if chosen in CODES else code
    spoken = language(code)
    place = _verb(words)
    try:
        if place is None:
            return _run_window(words, spoken)
        return _run_verb(words[place], words[:place] + words[place + 1 :], spoken)
    except Problem as problem:
        print(spoken.text(problem.message), file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever reads the output has had enough; what is left in the buffer must not fail at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


if __name__ == "__main__":
    sys.exit(main())
