"""What people download: a source archive and a wheel with everything in them, equal however often they are built."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest

import parlour
from building import ROOT, build_script

NOT_SOURCES = shutil.ignore_patterns("node_modules", "page", "made", "__pycache__", "*.egg-info", "*.so", "*.pyd")
PAGE = {"index.html": "<!doctype html>", "assets/game.js": "export {};", "assets/game.js.br": "squeezed"}
"""Stands for the built page: what it is made of does not matter here."""


@pytest.fixture(scope="module")
def build() -> ModuleType:
    return build_script()


def copied(names: list[str], target: Path, copy: Callable[[str, str], str] = shutil.copy2) -> Path:
    """Copy files and folders of the sources, without anything made, to an empty folder."""
    for name in names:
        source = ROOT / name
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=NOT_SOURCES, copy_function=copy)
        else:
            copy(str(source), str(target / name))
    return target


def with_page(folder: Path) -> Path:
    for name, text in PAGE.items():
        target = folder / "src" / "parlour" / "server" / "page" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return folder


def set_up(folder: Path, *words: str, **environment: str) -> str:
    """Run setup.py where there is no Node, no pip and no compiler; return what it says."""
    bare = {"PATH": str(folder / "nothing"), "PARLOUR_PURE": "1", **environment}
    kept = {name: value for name, value in os.environ.items() if name in {"HOME", "SYSTEMROOT", "TMPDIR", "TEMP"}}
    done = subprocess.run(
        [sys.executable, "setup.py", *words], cwd=folder, env=kept | bare, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def packed_with() -> list[str]:
    """Return what MANIFEST.in names, and what every source archive has."""
    lines = [line.split() for line in (ROOT / "MANIFEST.in").read_text(encoding="utf-8").splitlines()]
    names = [name for word, *names in lines if word in ("include", "graft") for name in names if name != "src/parlour/server/page"]
    return [*names, ".github", "MANIFEST.in", "pyproject.toml", "setup.py", "README.md", "LICENSE", "src"]


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Return the source archive built twice: in two places, from files of other times and rights."""
    found: list[Path] = []
    for name, copy in (("here", shutil.copy2), ("elsewhere/deep", shutil.copyfile)):
        folder = with_page(copied(packed_with(), tmp_path_factory.mktemp("sources") / name, copy))
        if copy is shutil.copyfile:
            (folder / ".ci" / "run").chmod(0o755)
        set_up(folder, "-q", "sdist")
        found += (folder / "dist").glob("parlour-*.tar.gz")
    return found


def test_two_source_archives_are_equal(archives: list[Path]) -> None:
    one, other = archives
    assert one.name == f"parlour-{parlour.__version__}.tar.gz"
    assert one.read_bytes() == other.read_bytes()


def test_the_source_archive_has_all_sources_and_the_page(archives: list[Path]) -> None:
    with tarfile.open(archives[0]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
        assert {(member.uid, member.gid, member.uname) for member in archive.getmembers()} == {(0, 0, "")}
    git = shutil.which("git")
    listed = git and subprocess.run([git, "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed and not listed.returncode:  # a clone; elsewhere nobody knows what should be there
        left_out = {".editorconfig", ".gitignore"}
        assert {name for name in listed.stdout.splitlines() if (ROOT / name).exists()} - names == left_out
    assert {f"src/parlour/server/page/{name}" for name in PAGE} <= names
    assert not [name for name in names if "node_modules" in name or name.endswith((".so", ".pyc"))]


def test_a_wheel_made_from_the_archive_has_the_page_and_needs_no_node(archives: list[Path], tmp_path: Path) -> None:
    with tarfile.open(archives[0]) as archive:
        archive.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    # Times say nothing in an archive: the page is not built again because a source looks newer.
    os.utime(folder / "client" / "package.json")
    said = set_up(folder, "-q", "bdist_wheel")
    assert "the page" not in said
    (wheel,) = (folder / "dist").glob("*.whl")
    names = set(ZipFile(wheel).namelist())
    assert {f"parlour/server/page/{name}" for name in PAGE} <= names
    written = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "parlour").rglob("*.py")}
    assert written <= names
    metadata = ZipFile(wheel).read(f"parlour-{parlour.__version__}.dist-info/METADATA").decode()
    assert f"\nVersion: {parlour.__version__}\n" in metadata


def test_native_code_does_not_tell_in_which_folder_it_was_compiled(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if build.obstacle():
        pytest.skip("nothing is compiled here")
    monkeypatch.setenv("CFLAGS", "-g")  # as many a Python asks for
    (source,) = build.SUMS.sources
    built = []
    for folder in (tmp_path / "one", tmp_path / "another" / "place"):
        copied([source], folder)
        monkeypatch.chdir(folder)
        compiling = build.build_ext(build.Distribution({"ext_modules": [deepcopy(build.SUMS)]}))
        compiling.build_lib = compiling.build_temp = "made"
        compiling.ensure_finalized()
        compiling.run()
        (library,) = Path("made").rglob("sums.*.so")
        built.append(library.read_bytes())
    assert built[0] == built[1]


def test_what_packs_a_wheel_anew_gives_its_files_the_time_of_the_build(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["tool"]["cibuildwheel"]["environment"] == {"SOURCE_DATE_EPOCH": build.MOMENT}
    for given in ("SOURCE_DATE_EPOCH", "MAKEFLAGS"):  # also by whoever runs these tests
        monkeypatch.delenv(given, raising=False)
    told = 'include Makefile\nwheels:\n\t@echo "$$SOURCE_DATE_EPOCH"\n'
    command = ["make", "--no-print-directory", "-s", "-o", ".venv/release", "-f", "-", "wheels"]
    done = subprocess.run(command, input=told, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == build.MOMENT


def test_an_archive_without_the_page_is_not_made(build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("PARLOUR_PAGE", raising=False)
    with pytest.raises(build.BaseError, match="the page was not built"):
        build.SourceArchive(build.Distribution()).run()


def test_the_page_is_built_without_npm_on_the_search_path() -> None:
    """Where there is no Node, the one from PyPI is asked for by its path; its `npm` on the search path does not start."""
    scripts = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert "build" in scripts
    assert not [name for name, script in scripts.items() if re.search(r"\bnp[mx]\b", script)]


def copied_by_docker() -> list[str]:
    """Return what the Dockerfile copies from here."""
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    words = [line.split()[1:-1] for line in lines if line.startswith("COPY ") and "--from" not in line]
    return [name for names in words for name in names]


def test_the_image_is_built_from_everything_the_build_needs(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """There is no Docker here: the files it would copy are built from, without compiling, and the page is asked for."""
    folder = copied(copied_by_docker(), tmp_path / "src")
    set_up(folder, "-q", "bdist_wheel", PARLOUR_PAGE="0")
    (wheel,) = (folder / "dist").glob("*.whl")
    written = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "parlour").rglob("*.py")}
    assert written <= set(ZipFile(wheel).namelist())
    monkeypatch.chdir(folder)
    asked: list[str] = []
    monkeypatch.setattr(build, "npm", lambda _folder: asked.append("npm"))
    monkeypatch.delenv("PARLOUR_PAGE", raising=False)
    build.build_page()
    assert asked == ["npm"]
    assert "are not here" not in capsys.readouterr().out
    assert (build.CLIENT / "package-lock.json").is_file()
    assert build.modules_to_compile(Path()) == build.modules_to_compile(ROOT)
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {line[1:] for line in ignored if line.startswith("!")} == set(copied_by_docker())


def test_an_image_without_the_page_or_compiled_code_is_not_made(tmp_path: Path) -> None:
    file = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", "")
    look = next(line.removeprefix("RUN ") for line in file.splitlines() if line.startswith("RUN cd /installed"))
    command = ["sh", "-c", look.replace("/installed/", f"{tmp_path}/")]
    package = tmp_path / "lib" / "python3.12" / "site-packages" / "parlour"
    page, code = package / "server" / "page" / "index.html", package / "engine" / "kernel.cpython-312-x86_64-linux-gnu.so"
    for path in (page, code):
        path.parent.mkdir(parents=True)
        path.touch()
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0
    for path, said in ((page, "The page was not built"), (code, "Parlour was not compiled")):
        path.unlink()
        refused = subprocess.run(command, capture_output=True, text=True, check=False)
        assert refused.returncode == 1
        assert said in refused.stdout
        path.touch()


def test_the_image_starts_a_command_that_exists(capsys: pytest.CaptureFixture[str]) -> None:
    from parlour.cli.main import run  # noqa: PLC0415

    entry = re.search(r"ENTRYPOINT \[(.*)\]", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert entry is not None
    run(["serve", "--help"])
    known = capsys.readouterr().out
    assert all(option in known for option in re.findall(r'"(--[a-z-]+)"', entry[1]))


def test_the_pythons_that_are_promised_are_built_and_named() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    named = re.findall(r"Python :: (3\.\d+)", " ".join(project["project"]["classifiers"]))
    built = re.findall(r"cp(3)(\d+)-", " ".join(project["tool"]["cibuildwheel"]["build"]))
    assert named == [".".join(one) for one in built] == ["3.11", "3.12", "3.13", "3.14"]
