"""The build gives the same package compiled and, on a machine without a C compiler, interpreted."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import resources
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest

import parlour
from building import ROOT, build_script
from parlour.engine import kernel

SOURCES = ROOT / "src"
PLAIN = Path(parlour.__file__).is_relative_to(SOURCES)


@pytest.fixture(scope="module")
def build() -> ModuleType:
    return build_script()


def test_rules_are_compiled_and_tables_are_not(build: ModuleType) -> None:
    modules = build.modules_to_compile(ROOT)
    assert "src/parlour/engine/kernel.py" in modules
    assert "src/parlour/games/unmatched/effects.py" in modules
    assert "src/parlour/games/unmatched/boards/soho.py" not in modules
    assert not [name for name in modules if name.endswith("__init__.py")]


@pytest.mark.skipif(PLAIN, reason="the plain sources are never compiled")
def test_an_install_is_compiled_where_that_is_possible(build: ModuleType) -> None:
    if not build.obstacle():
        assert not str(kernel.__file__).endswith(".py")


def test_without_a_compiler_the_wheel_is_pure_and_complete(tmp_path: Path) -> None:
    for name in ["pyproject.toml", "setup.py", "LICENSE"]:
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "README.md").touch()
    shutil.copytree(SOURCES, tmp_path / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
    done = subprocess.run(
        [sys.executable, "setup.py", "bdist_wheel"],
        cwd=tmp_path,
        env={**os.environ, "CC": "no-such-compiler", "PARLOUR_PURE": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "no C compiler" in done.stdout
    (wheel,) = (tmp_path / "dist").glob("parlour-*-py3-none-any.whl")
    packed = {name for name in ZipFile(wheel).namelist() if name.startswith("parlour/")}
    written = (path for path in (tmp_path / "src" / "parlour").rglob("*") if path.is_file())
    assert packed == {path.relative_to(tmp_path / "src").as_posix() for path in written}


def test_what_is_not_code_is_installed_too() -> None:
    package = resources.files("parlour")
    assert package.joinpath("py.typed").is_file()
    assert package.joinpath("games", "unmatched", "rules.md").is_file()
