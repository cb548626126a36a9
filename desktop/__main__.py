"""The command line. Qt is imported only when a window is opened or drawn."""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from desktop import streams
from desktop.arguments import VERBS, verb_parser, window_parser
from rules.errors import BadInput, Problem, reason
from rules.language import CODES, N_, Language, Message, language


def system_language() -> str:
    """The language of the system's messages where there is a catalogue for it, else English."""
    told = (os.environ.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    value = next(filter(None, told), None) or locale.getlocale()[0] or ""
    # "fr_FR.UTF-8" from the environment, "French_France" from Windows.
    return next((code for code in CODES if value.lower().startswith(code)), "en")


_MODULES = {"actions": "resolve"}
_WITH_VALUE = ("--language", "--screenshot", "--workspace", "--size", "--theme")
_INTERRUPTED = 130
"""Exit code of a program that Ctrl+C stopped, as shells have it."""


def _verb(words: Sequence[str]) -> int | None:
    """Where the verb stands: the first word that is neither an option nor the value of one."""
    skip = False
    for place, word in enumerate(words):
        if skip:
            skip = False
        elif word in _WITH_VALUE:
            skip = True
        elif not word.startswith("-"):
            return place if word in VERBS else None
    return None


def _run_verb(name: str, rest: list[str], spoken: Language) -> int:
    parsed = verb_parser(name, spoken).parse_args(rest)
    streams.read_utf8()
    if getattr(parsed, "json", False) or getattr(parsed, "batch", None):
        streams.write_json()
    module = import_module(f"desktop.commands.{_MODULES.get(name, name)}")
    return getattr(module, f"run_{name}")(parsed, spoken, sys.stdout)


def _check_file(path: Path) -> None:
    """A word that is neither a command nor a file may be a slip of the pen. Raises BadInput."""
    if not path.suffix and path.name == str(path) and not path.exists():
        raise BadInput(N_("There is no command and no file “{name}”: see “ironmuster --help”."), name=str(path))


def _run_window(words: list[str], spoken: Language) -> int:
    parsed = window_parser(spoken).parse_args(words)
    files = [Path(name) for name in parsed.files]
    for path in files:
        _check_file(path)
    if parsed.screenshot is not None:
        from desktop.window import screenshot

        size = screenshot.parse_size(parsed.size)
        screenshot.draw(files, Path(parsed.screenshot), spoken, size, parsed.theme, parsed.workspace)
        return 0
    from desktop.window import app

    return app.run(files, spoken, chosen="language" in parsed)


def _language_code(words: Sequence[str]) -> str:
    """The language asked for, wherever it stands, else the system's."""
    for place, word in enumerate(words):
        chosen = word.removeprefix("--language=") if word.startswith("--language=") else ""
        if word == "--language" and place + 1 < len(words):
            chosen = words[place + 1]
        if chosen in CODES:
            return chosen
    return system_language()


def _run(words: list[str], spoken: Language) -> int:
    place = _verb(words)
    try:
        if place is None:
            code = _run_window(words, spoken)
        else:
            code = _run_verb(words[place], words[:place] + words[place + 1 :], spoken)
        sys.stdout.flush()
    except Problem as problem:
        sys.stdout.flush()
        print(spoken.text(problem.message), file=sys.stderr, flush=True)
        return 2
    except BrokenPipeError:
        return 0
    return code


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line; returns the exit code: 0 done, 1 the answer is no, 2 cannot."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    streams.prepare()
    spoken = language(_language_code(words))
    try:
        return _run(words, spoken)
    except KeyboardInterrupt:
        return _INTERRUPTED
    except OSError as error:
        problem = Message(N_("The output cannot be written: {why}."), {"why": reason(error)})
        with suppress(OSError):
            print(spoken.text(problem), file=sys.stderr, flush=True)
        return 2
    finally:
        streams.leave()


if __name__ == "__main__":
    sys.exit(main())
