"""The locked dependencies are those that pyproject.toml asks for, on every platform the program runs on."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
RUN = PROJECT["build-system"]["requires"] + PROJECT["project"]["dependencies"]
ASKED = {"run.txt": RUN, "test.txt": RUN + PROJECT["project"]["optional-dependencies"]["test"]}

MACHINES = [
    {
        "python_version": python,
        "python_full_version": f"{python}.1",
        "sys_platform": system,
        "platform_machine": machine,
    }
    for python in ("3.11", "3.12", "3.13")
    for system, machine in (
        ("linux", "x86_64"),
        ("linux", "aarch64"),
        ("darwin", "x86_64"),
        ("darwin", "arm64"),
        ("win32", "AMD64"),
        ("win32", "ARM64"),
    )
]


def locked(name: str) -> list[tuple[Requirement, list[str]]]:
    """Each requirement of a lock with its hashes."""
    text = (ROOT / ".requirements" / name).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return [(Requirement(line.split(" --hash=")[0]), re.findall(r"--hash=(\S+)", line)) for line in lines]


def versions(name: str, machine: dict[str, str]) -> dict[str, str]:
    """What a machine installs from a lock; one version of each."""
    found: dict[str, str] = {}
    for requirement, _ in locked(name):
        if requirement.marker is None or requirement.marker.evaluate(machine):
            key = canonicalize_name(requirement.name)
            assert key not in found
            (pin,) = requirement.specifier
            assert pin.operator == "=="
            found[key] = pin.version
    return found


@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("machine", MACHINES, ids=lambda machine: "-".join(list(machine.values())[1:]))
def test_a_lock_satisfies_the_project(name: str, machine: dict[str, str]) -> None:
    installed = versions(name, machine)
    for requirement in map(Requirement, ASKED[name]):
        if requirement.marker is None or requirement.marker.evaluate(machine):
            assert requirement.specifier.contains(installed[canonicalize_name(requirement.name)]), requirement


@pytest.mark.parametrize("machine", MACHINES, ids=lambda machine: "-".join(list(machine.values())[1:]))
def test_tests_run_on_the_versions_that_players_have(machine: dict[str, str]) -> None:
    assert versions("run.txt", machine).items() <= versions("test.txt", machine).items()


@pytest.mark.parametrize("name", ASKED)
def test_a_lock_holds_versions_and_hashes_only(name: str) -> None:
    for _, hashes in locked(name):
        assert hashes
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for one in hashes)


@pytest.mark.parametrize("machine", MACHINES, ids=lambda machine: "-".join(list(machine.values())[1:]))
def test_qt_is_none_that_loses_references(machine: dict[str, str]) -> None:
    assert not versions("run.txt", machine)["pyside6-essentials"].startswith("6.12.0")
