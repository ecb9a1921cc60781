"""The build gives the same package compiled and, on a machine without a C compiler, interpreted."""

from __future__ import annotations

import os
import re
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


def test_the_sources_are_translated_before_what_they_import_is_installed(build: ModuleType) -> None:
    """As `make play` does it on a fresh machine: pip builds us first, and then installs what we need."""
    words = [sys.executable, "-m", "mypy", "--no-site-packages", "--cache-dir", os.devnull, *build.FLAGS]
    done = subprocess.run([*words, "src/parlour/engine/messages.py"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert "import-not-found" not in done.stdout + done.stderr


@pytest.mark.skipif(PLAIN, reason="the plain sources are never compiled")
def test_an_install_is_compiled_unless_interpreted_was_asked_for(build: ModuleType) -> None:
    assert build.pure() or not str(kernel.__file__).endswith(".py"), "PARLOUR_PURE=1 if that is meant to be"


def test_a_compiler_that_fails_is_told_plainly(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def failing(_modules: list[str]) -> None:
        raise SystemExit(1)

    monkeypatch.setattr(build, "obstacle", lambda: "")
    monkeypatch.setattr(build, "translated", failing)
    monkeypatch.delenv("PARLOUR_PURE", raising=False)
    assert build.extensions(ROOT) == []
    told = capsys.readouterr().out
    assert "parlour: runs interpreted (the same games, slower bots): mypyc failed\n" in told
    assert "parlour: NOT COMPILED." in told
    assert "install.log" in told


def test_interpreted_on_purpose_is_one_line(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_PURE", "1")
    assert build.extensions(ROOT) == []
    assert capsys.readouterr().out == "parlour: runs interpreted (the same games, slower bots): PARLOUR_PURE is set\n"


def test_make_shows_every_line_of_the_build_and_refuses_to_test_a_fallback() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert '"  parlour: "*) echo' in text
    recipe = text.split("\ntest: ")[1].split("\n\n")[0]
    assert "$(COMPILED)" in recipe
    assert "PARLOUR_PURE" in recipe


def test_every_program_of_ours_that_make_runs_is_there() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    run = re.findall(r"-m (?:\$\(if \$\(NODES\),)?((?:parlour|browser|mutants|server|terminal)[\w.]*)", text)
    assert len(run) >= 8
    gone = [
        name
        for name in run
        for path in [name.replace(".", "/")]
        if not any((ROOT / folder / end).is_file() for folder in ("src", "tests") for end in (f"{path}.py", f"{path}/__main__.py"))
    ]
    assert gone == []


def test_a_build_without_the_sources_of_the_page_says_so(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    build.build_page()
    assert "comes without the page" in capsys.readouterr().out


def test_without_a_compiler_the_wheel_is_pure_and_complete(build: ModuleType, tmp_path: Path) -> None:
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
    for line in build.MEANING:
        assert f"parlour: {line}\n" in done.stdout
    (wheel,) = (tmp_path / "dist").glob("parlour-*-py3-none-any.whl")
    packed = {name for name in ZipFile(wheel).namelist() if name.startswith("parlour/")}
    written = (path for path in (tmp_path / "src" / "parlour").rglob("*") if path.is_file() and path.suffix != ".c")
    assert packed == {path.relative_to(tmp_path / "src").as_posix() for path in written}


def test_what_is_not_code_is_installed_too() -> None:
    package = resources.files("parlour")
    assert package.joinpath("py.typed").is_file()
    assert package.joinpath("games", "unmatched", "rules.md").is_file()


def test_what_the_documents_name_is_in_the_source_distribution() -> None:
    lines = [line.split() for line in (ROOT / "MANIFEST.in").read_text(encoding="utf-8").splitlines()]
    packed = {"src", "pyproject.toml", "setup.py", "README.md", "LICENSE"}
    packed |= {name for word, *names in lines if word in ("include", "graft") for name in names}
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    shape = re.compile(r"\b(?:(?:docs|examples|tests|client|src)/[\w/-]+(?:\.[a-z]+)*|Dockerfile|Makefile|setup\.py|[A-Z]{4,}\.md)")
    found = {(page.name, name) for page in pages for name in shape.findall(page.read_text(encoding="utf-8"))}
    named = {(page, name) for page, name in found if "GAME" not in name}  # which stands for any game
    assert len(named) > 20
    assert [(page, name) for page, name in named if name.split("/")[0] not in packed] == []
    gone = [
        (page, name) for page, name in named if "." in name and not (ROOT / name).exists() and not (ROOT / "docs" / name).exists()
    ]
    assert gone == []
