"""`ironmuster new`: an army file, empty or the sample."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TextIO

from rules.army import new_army
from rules.errors import BadFile
from rules.language import N_, Language, Message
from rules.samples import sample_army
from rules.storage import name_of, write_file
from rules.units import kinds


def run_new(arguments: Any, language: Language, out: TextIO) -> int:
    """`new -o FILE --ruleset … [--sample]`. A file that is there already stays as it is. Raises BadFile."""
    path = Path(arguments.output)
    if path.exists():
        raise BadFile(N_("{file} is there already: nothing was written."), file=str(path))
    kinds(arguments.ruleset)  # refuses a rule set that the program does not have
    if arguments.sample:
        army = sample_army(arguments.ruleset, language.code)
    else:
        name = name_of(path)
        army = new_army(arguments.ruleset, name, language.text(Message(N_("First force"))))
    write_file(path, army)
    out.write(language.text(Message(N_("{file} is written."), {"file": str(path)})) + "\n")
    return 0
