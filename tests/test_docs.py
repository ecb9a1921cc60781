"""What the documents promise is tried: their Python examples run, and so do their commands, as a reader would type them."""

from __future__ import annotations

import importlib
import os
import re
import shlex
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import parlour
from packs.files import written
from parlour.games.black_orchestra.packed_files import skeleton as conspirator
from parlour.games.unmatched.packed_files import skeleton
from parlour.server.dbfile import back_up

ROOT = Path(__file__).resolve().parents[1]
BESIDE = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")]
PAGES = sorted([*BESIDE, *(ROOT / "docs").rglob("*.md")])
EXAMPLES = [(page.name, code) for page in PAGES for code in re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)]

SHELL = ("", "sh", "bash")
NOT_COMMANDS = {
    "src/parlour/": "a tree of folders",
    "location / {": "part of a file for nginx",
}
"""Blocks without a language that are not for a shell, by their first line."""

NOT_RUN = {
    "make ": "sets up, compiles and tests the whole clone",
    ".venv/bin/pip install ": "fetches packages from the network",
    ".venv/bin/python examples/train_unmatched.py": "trains for an hour, with a package only this needs",
    ".venv/bin/python -m parlour.envs.dataset": "tests/envs/test_dataset.py runs it, with fewer games",
    ".venv/bin/python examples/learn_from_games.py": "tests/envs/test_dataset.py runs it, with fewer games",
    ".venv/bin/python -m parlour.learn": "tests/learn runs it where torch is installed, with fewer games",
    "PYTHONPATH=src .venv/bin/python -m pytest ": "the tests are running already",
    "parlour serve --db postgresql://": "tests/server/test_nodes.py does, on a database of its own",
    "parlour serve --processes ": "so does it",
    "parlour review ": "tests/cli/test_review.py does, with a short game",
    "parlour picture ": "tests/test_portraits.py does, with a game of its own",
    "parlour move ": "tests/server/test_moving.py does",
    "parlour backup --db postgresql://": "so does it",
    "PARLOUR_PASSWORD=": "needs Docker; tests/test_compose.py looks at the files",
}
"""Commands that no test can run, and why."""

REWRITTEN = {
    r"^PYTHONPATH=src .venv/bin/": "",  # the Parlour that is tested, wherever it is
    r"(simulate .*)--games \d+": r"\1--games 1",
    r"--games \d+$": "--games 2",
    r"--bots [a-z]+\b(?!/)": "--bots random",
    r"--bots docs/examples/first_bot.py,casual": "--bots docs/examples/first_bot.py,random",
    r"--bots examples/mcts.py,novice,casual": "--bots random,novice",  # tests/envs/test_search.py lets it play
    r"--levels random,docs/examples/first_bot.py,casual": "--levels random,docs/examples/first_bot.py",
    r"--host 0.0.0.0": "--host 127.0.0.1",  # no test opens this machine to a network
}
"""What is made shorter or safer in a command before it runs."""

ANSWERS = "\n" * 12 + "quit\n"
"""Enter for whatever is asked before a game, then out of it."""


def blocks(page: Path) -> list[list[str]]:
    """Return the blocks of a page that may be for a shell: fenced without a language, or indented; lines that go on are joined."""
    found: list[list[str]] = []
    language: str | None = None
    for line in page.read_text("utf-8").replace("\\\n", " ").splitlines():
        fence = re.match(r" *```(\w*)", line)
        if fence is not None:
            language = fence[1] if language is None else None
            if language in SHELL:
                found.append([])
        elif language in SHELL and line.strip():
            found[-1].append(line.strip())
        elif language is None and re.match(r"    (parlour|make|pip|python|\.venv/bin/\w+) ", line):
            found.append([line.strip()])
    return found


def commands() -> list[tuple[str, str]]:
    """Return every command of every page, the first page that has it with it."""
    found: dict[str, str] = {}
    for page in PAGES:
        for block in blocks(page):
            if block[0] not in NOT_COMMANDS:
                for line in block:
                    found.setdefault(" ".join(re.sub(r"\s#.*", "", line).split()), page.name)
    return [(page, command) for command, page in found.items()]


COMMANDS = commands()


@pytest.mark.parametrize(("page", "code"), EXAMPLES, ids=[f"{page}-{n}" for n, (page, _) in enumerate(EXAMPLES)])
def test_the_examples_of_a_page_run(page: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, page, "exec"), {"__name__": "__main__"})  # noqa: S102 - that is the point


@pytest.fixture
def sandbox(tmp_path: Path) -> Path:
    """Return a folder that looks like a clone to whoever types commands there."""
    for name in ("docs", "examples"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "clever.py").symlink_to(ROOT / "docs" / "examples" / "first_bot.py")
    return tmp_path


def start(words: list[str], folder: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(Path(parlour.__file__).parents[1]), "PARLOUR_DATA": str(folder / "data")}
    return subprocess.Popen(
        [sys.executable, "-m", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=environment,
    )


def serve(words: list[str], folder: Path) -> None:
    """Start a server on a port that is free, wait until it says that it is open, and end it: how it closes is tested elsewhere."""
    with start([*words, "--port", "0", "--no-open"], folder) as server:
        assert server.stdout is not None
        opened = server.stdout.readline()
        server.kill()
        _, err = server.communicate(timeout=60)
    assert opened.startswith("Parlour is open at "), err
    assert "Traceback" not in err


def put_table(db: Path, name: str) -> None:
    """Put a table of that name into a database."""
    with closing(sqlite3.connect(db)) as connection:
        connection.execute(
            "INSERT INTO tables(id,game,rules,setup,seed,auto,open_book,created) VALUES (?,'unmatched','1','{}','0',1,0,0)", (name,)
        )
        connection.commit()


@pytest.mark.parametrize(
    "command", [command for _, command in COMMANDS if not command.startswith(tuple(NOT_RUN))], ids=lambda command: command[:60]
)
def test_the_commands_of_the_pages_run(command: str, sandbox: Path) -> None:
    for pattern, shorter in REWRITTEN.items():
        command = re.sub(pattern, shorter, command)
    words = shlex.split(command)
    assert words[0] == "parlour", "a new kind of command: run it here, or say in NOT_RUN why that is impossible"
    words = words if len(words) > 1 else ["parlour", "play"]  # in a pipe the page does not open, a game begins
    if "heron" in words and words[2] != "new":
        written(sandbox / "heron", skeleton("heron", "Heron", ""))
    if "archivist" in words and words[2] != "new":
        written(sandbox / "archivist", conspirator("archivist", "Archivist", ""))
    if words[1] == "serve":
        serve(words, sandbox)
        return
    if words[1] in ("backup", "restore", "tables"):
        serve(["parlour", "serve"], sandbox)
        put_table(sandbox / "data" / "parlour.db", "ID")
    if words[1] == "restore":
        back_up(sandbox / "data" / "parlour.db", sandbox / words[2])
    if words[1] == "simulate":
        words += [
            "--jobs",
            "1",
            *([] if "--games" in words else ["--games", "1"]),
            *([] if "--bots" in words else ["--bots", "random"]),
        ]
    with start(words, sandbox) as running:
        out, err = running.communicate(ANSWERS, timeout=120)
    assert (running.returncode, "Traceback" in err) == (0, False), err
    assert out


def test_every_game_is_shown_and_nothing_is_left_out_by_mistake() -> None:
    run = [command for _, command in COMMANDS if not command.startswith(tuple(NOT_RUN))]
    for game in ("unmatched", "black-orchestra", "orange-shall-overcome"):
        assert {words.split()[1] for words in run if f" {game}" in words} >= {"play", "rules", "cards", "simulate"}
    assert all(any(command.startswith(skipped) for _, command in COMMANDS) for skipped in NOT_RUN)


def headings(page: Path) -> set[str]:
    """Return the anchors of a page's headings."""
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    found = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in found}


def test_links_between_the_pages_lead_somewhere() -> None:
    broken = []
    for page in PAGES:
        for target, anchor in re.findall(r"\]\((?!https?:)([^)#\s]*)#?([^)]*)\)", page.read_text("utf-8")):
            there = page.parent / target if target else page
            if not there.exists() or (anchor and anchor not in headings(there)):
                broken.append(f"{page.name}: {target}#{anchor}")
    assert not broken


def test_the_site_leads_to_every_page() -> None:
    site = (ROOT / "mkdocs.yml").read_text("utf-8")
    docs = ROOT / "docs"
    here = {page.relative_to(docs).as_posix() for page in docs.rglob("*.md")}
    shown = {name for name in here if not name.startswith("examples/") and not re.match(r"adr/\d", name)}
    nav = set(re.findall(r"[\w/-]+\.md$", site.partition("\nnav:")[2], re.MULTILINE))
    assert nav - {page.name for page in BESIDE} == shown
    decisions = (docs / "adr" / "README.md").read_text("utf-8")
    assert [page.name for page in sorted((docs / "adr").glob("0*.md")) if page.name not in decisions] == []


def test_pictures_of_the_page_are_small_and_shown_somewhere() -> None:
    pictures = sorted((ROOT / "docs" / "pictures").iterdir())
    assert len(pictures) > 8
    everything = "".join(page.read_text("utf-8") for page in PAGES)
    assert [picture.name for picture in pictures if picture.stat().st_size > 150_000 or picture.name not in everything] == []


@pytest.mark.parametrize(
    ("game", "heading"),
    [
        ("unmatched", "## Unmatched: `state`"),
        ("black_orchestra.border", "## Black Orchestra: `state`"),
        ("orange_shall_overcome", "## Orange Shall Overcome!: `state`"),
    ],
)
def test_every_field_of_a_position_is_told(game: str, heading: str) -> None:
    """The tuples of names by which a game reads its part of a document."""
    module = importlib.import_module(f"parlour.games.{game}.state_file")
    told = (ROOT / "docs" / "positions.md").read_text("utf-8").partition(heading)[2].partition("\n## ")[0]
    lists = {name: value for name, value in vars(module).items() if re.fullmatch(r"_[A-Z]+", name) and isinstance(value, tuple)}
    assert len(lists) > 3
    assert [(name, field) for name, fields in lists.items() for field in fields if f"`{field}`" not in told] == []
