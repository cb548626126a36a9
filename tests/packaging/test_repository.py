"""What stands in the repository, and what does not."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACES = ("README.md", "pyproject.toml", "desktop", "resources", "rules", "tests", ".build", ".requirements", ".run")
BESIDE = re.compile(r"(?<![\w/])(\.\./)*shared/|\.\./\.\./|(?<!\w)/(home|root|work)/")


def texts() -> Iterator[tuple[str, str]]:
    """Name and text of each file that a person wrote."""
    for place in PLACES:
        path = ROOT / place
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            if file.suffix in {".json", ".md", ".muster", ".po", ".py", ".svg", ".toml", ".txt"}:
                yield file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")


def test_nothing_knows_what_stands_beside_the_checkout() -> None:
    here = Path(__file__).relative_to(ROOT).as_posix()
    assert [name for name, text in texts() if name != here and BESIDE.search(text)] == []


def test_continuous_integration_runs_the_readme_s_test_command() -> None:
    command = "python3 .run pytest -n 2"
    assert command in (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert command in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()


def test_every_rule_set_is_held_apart_from_the_others() -> None:
    """The import contract names each package of rules."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (contract,) = (c for c in project["tool"]["importlinter"]["contracts"] if c["type"] == "independence")
    packages = {f"rules.{path.parent.name}" for path in (ROOT / "rules").glob("*/__init__.py")}
    assert set(contract["modules"]) == packages
