"""The shelf: which games there are, their rulebooks, and the names outsiders use."""

from __future__ import annotations

import importlib.metadata
import os
import re
import subprocess
import sys
import tomllib
import types
from pathlib import Path

import pytest

import parlour
from parlour import BadInput, Title
from parlour.bots.bot import mind_of
from parlour.engine.kernel import play_out
from parlour.engine.rulebook import Rulebook
from parlour.engine.title import register, registered
from parlour.games import BUILT_IN, titles

ROOT = Path(__file__).resolve().parents[2]
HERE = {**os.environ, "PYTHONPATH": str(Path(parlour.__file__).parent.parent)}
"""Another process finds the Parlour that is tested, wherever it starts."""

PUBLIC = [
    "BadInput",
    "Decision",
    "Hint",
    "Illegal",
    "Option",
    "Outcome",
    "Record",
    "Refusal",
    "Seat",
    "Table",
    "Title",
    "bot",
    "games",
    "loads",
    "new",
    "open_pack",
    "position",
    "register",
    "replay",
    "title",
]


def test_the_public_names_are_pinned() -> None:
    assert parlour.__all__ == PUBLIC
    assert all(hasattr(parlour, name) for name in PUBLIC)
    others = {n for n, thing in vars(parlour).items() if not n.startswith("_") and not isinstance(thing, types.ModuleType)}
    imported = {"annotations", "Any", "TYPE_CHECKING", "new_table", "replay_record", "table_from_position"}
    assert others - set(PUBLIC) <= imported


def test_what_a_table_offers_is_pinned() -> None:
    for name in ("decision", "choose", "why_not", "view", "events", "outcome", "clone", "can_undo", "undo", "record", "position"):
        assert hasattr(parlour.Table, name), name
    t = parlour.new("unmatched")
    assert [(seat.index, seat.name, seat.team) for seat in t.seats] == [(0, "Sherlock Holmes", 0), (1, "Dracula", 1)]
    assert t.decision is not None
    for name in ("key", "seat", "text", "rule", "head", "detail", "group", "chip", "passes", "about"):
        assert hasattr(t.decision.options[0], name), name
    assert all(hasattr(t.decision, name) for name in ("prompt", "seats", "options", "waiting"))


def test_the_games_on_the_shelf() -> None:
    assert "unmatched" in parlour.games()
    assert parlour.games() == sorted(parlour.games())
    for game in parlour.games():
        title = parlour.title(game)
        assert isinstance(title, Title)
        assert title.id == game
        assert title.name
        assert title.told()
        assert title.rules_version
        assert parlour.title(game) is title


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(BadInput, match=r"no game is called 'chess'; there are .*unmatched"):
        parlour.title("chess")
    for call in (parlour.new, lambda game: parlour.position(game, {})):
        with pytest.raises(BadInput, match="no game is called"):
            call("chess")


def test_a_game_comes_from_another_package_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    class Entry:
        name = "visitor"

        def load(self) -> Title:
            return visitor

    visitor = type(parlour.title("unmatched"))()
    monkeypatch.setattr(visitor, "id", "visitor", raising=False)

    def entries(**wanted: str) -> list[Entry]:
        return [Entry()] if wanted.get("name", "visitor") == "visitor" else []

    monkeypatch.setattr(sys.modules["parlour.games"], "entry_points", entries)
    assert "visitor" in parlour.games()
    assert parlour.title("visitor") is visitor


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("no_such_package:TITLE", "no_such_package:TITLE: ModuleNotFoundError: No module named 'no_such_package'"),
        ("json:TITLE", "json:TITLE: AttributeError: module 'json' has no attribute 'TITLE'"),
        ("json:dumps", "json:dumps is not a Title"),
        ("parlour.games.unmatched.title:TITLE", "calls itself 'unmatched'"),
    ],
)
def test_a_game_that_does_not_load_is_told_in_a_line_and_hides_no_other(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, value: str, said: str
) -> None:
    found = importlib.metadata.EntryPoints([importlib.metadata.EntryPoint("broken", value, "parlour.games")])
    monkeypatch.setattr(sys.modules["parlour.games"], "entry_points", found.select)
    with pytest.raises(BadInput, match=f"the game broken does not load: .*{re.escape(said)}"):
        parlour.title("broken")
    assert [title.id for title in titles()] == sorted(BUILT_IN)
    assert said in caplog.text


@pytest.mark.parametrize(
    ("value", "said"), [("no_such_package:MIND", "ModuleNotFoundError"), ("json:dumps", "json:dumps is not a Mind")]
)
def test_a_mind_that_does_not_load_is_told_in_a_line(monkeypatch: pytest.MonkeyPatch, value: str, said: str) -> None:
    monkeypatch.setattr(type(parlour.title("unmatched")), "mind", value)
    monkeypatch.setattr("parlour.bots.bot._registered", {})
    with pytest.raises(BadInput, match=f"what bots know about unmatched does not load: .*{said}"):
        mind_of("unmatched")


@pytest.mark.both_modes
@pytest.mark.parametrize(
    "script",
    [
        "import parlour.games.unmatched.state as s; assert s.__name__ == 'parlour.games.unmatched.state'",
        "from parlour.games import unmatched; assert unmatched.__name__ == 'parlour.games.unmatched'",
        "import parlour.games; import parlour; assert parlour.games is sys.modules['parlour.games']",
        "from parlour.games.black_orchestra import title; import parlour.games as g; assert g.black_orchestra.title is title",
        "from parlour import games; import parlour.games.orange_shall_overcome.state; assert games.orange_shall_overcome.state",
        "import parlour; parlour.new('unmatched'); import parlour.games.unmatched.state as s; assert s.Match",
    ],
)
def test_the_package_of_games_is_also_the_function(script: str) -> None:
    """In any order, in an interpreter that has loaded nothing yet."""
    both = (
        f"import sys; {script}; import parlour; assert parlour.games() == ['black-orchestra', 'orange-shall-overcome', 'unmatched']"
    )
    done = subprocess.run([sys.executable, "-c", both], capture_output=True, text=True, check=False, env=HERE)
    assert (done.returncode, done.stderr) == (0, "")


def test_every_entry_point_of_parlour_itself_loads() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    written = [
        importlib.metadata.EntryPoint(name, value, group)
        for group, entries in {"scripts": project["scripts"], **project.get("entry-points", {})}.items()
        for name, value in entries.items()
    ]
    assert written
    assert all(entry.load() is not None for entry in written)


def test_registering_puts_a_game_on_the_shelf() -> None:
    title = parlour.title("unmatched")
    assert register(title) is title
    assert registered("unmatched") is title
    assert registered("no-such-game") is None


def test_a_game_put_on_the_shelf_is_listed_with_the_others() -> None:
    visitor = type(parlour.title("unmatched"))()
    visitor.id = "visitor"
    assert parlour.register(visitor) is visitor
    assert parlour.games() == sorted([*BUILT_IN, "visitor"])
    assert visitor in titles()
    assert parlour.title("visitor") is visitor


def test_setup_options_describe_themselves() -> None:
    for game in parlour.games():
        title = parlour.title(game)
        names = [option.name for option in title.setup_options()]
        assert len(set(names)) == len(names)
        for option in title.setup_options():
            assert option.label
            assert option.kind in {"one", "several", "per_seat", "flag", "number"}
        setup = title.read_setup({})
        assert set(setup) == set(names)
        assert title.read_setup(setup) == setup


def test_a_bad_seed_is_refused() -> None:
    for seed in (-1, 2**64, "7", 1.5, None, True):
        with pytest.raises(BadInput, match="seed: expected a whole number"):
            parlour.new("unmatched", seed=seed)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="auto: expected true or false"):
        parlour.new("unmatched", auto=1)


def test_bots_that_are_not_there() -> None:
    with pytest.raises(BadInput, match=r"no bot level 'x{58,60}…; there are"):
        parlour.bot("x" * 100_000)
    with pytest.raises(BadInput, match="no bot level 'genius'"):
        parlour.bot("genius")
    t = parlour.new("unmatched")
    with pytest.raises(BadInput, match="seat 1 has nothing to decide"):
        parlour.bot("random").choose(t, 1)


def test_the_version_is_the_packages() -> None:
    try:
        installed = importlib.metadata.version("parlour")
    except importlib.metadata.PackageNotFoundError:
        pytest.skip("Parlour is not installed")
    assert parlour.__version__ == installed


# Rulebooks.


@pytest.mark.parametrize("game", parlour.games())
def test_every_game_has_numbered_rules(game: str) -> None:
    book = parlour.title(game).rulebook
    assert book.name
    assert len(book.rules) > 30
    ids = [rule.id for rule in book.rules]
    assert len(set(ids)) == len(ids)
    for rule in book.rules:
        assert rule.section
        assert rule.text[-1] in ".)!?", rule
        assert book.rule(rule.id) is rule
        assert book.rule(rule.id.lower()) is rule


def test_rules_are_found_by_number_and_by_words() -> None:
    book = parlour.title("unmatched").rulebook
    assert book.rule("U-29").section == "Maneuver"
    assert "U-81" in [rule.id for rule in book.search("keyhole spaces")]
    assert book.search("no such words at all") == []
    with pytest.raises(BadInput, match="no rule U-999 in Unmatched: Cobble & Fog; did you mean"):
        book.rule("U-999")
    with pytest.raises(BadInput, match="no rule xyz in"):
        book.rule("xyz")


@pytest.mark.parametrize("line", ["Just a sentence.", "- U-1 no bold number", "### Too deep", "- **U** text", "* **U-1** text"])
def test_a_line_that_is_neither_heading_nor_rule_is_refused(line: str) -> None:
    with pytest.raises(BadInput, match="rulebook: cannot read the line"):
        Rulebook.read(f"# A game\n## Turn\n{line}\n")


def test_a_rulebook_keeps_its_order_and_sections() -> None:
    book = Rulebook.read("# A game\n\n## One\n- **X-2** Second.\n- **X-1a** First.\n## Two\n- **Y-1** Third.\n")
    assert book.name == "A game"
    assert [(rule.id, rule.section) for rule in book.rules] == [("X-2", "One"), ("X-1a", "One"), ("Y-1", "Two")]


@pytest.mark.parametrize(("game", "most"), [("unmatched", 99), ("black-orchestra", 9)])
def test_a_turn_without_actions_is_refused_with_what_is_allowed(game: str, most: int) -> None:
    """Such a game would go round without asking anybody; with one action, or as many as there may be, it is played."""
    title = parlour.title(game)
    for wrong in (0, most + 1):
        with pytest.raises(BadInput, match=rf"actions_per_turn: expected a whole number from 1 to {most}, got {wrong}"):
            title.with_figures({"actions_per_turn": wrong})
    for right in (1, most):
        g = title.with_figures({"actions_per_turn": right}).new(title.read_setup({}), 1)
        g.advance()
        play_out(g, 1)
        assert g.winners >= 0
