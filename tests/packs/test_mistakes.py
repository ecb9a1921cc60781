"""Every mistake in a pack is found, with its file, its line and what was probably meant."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from packs.files import MOTH, changed, mistakes, the_box, written
from parlour import BadInput
from parlour.games.unmatched.packed_files import skeleton
from parlour.games.unmatched.printed import PRINTED

HERO, WORDS = "heroes/moth.toml", "languages/en.ftl"


def line_of(files: dict[str, str], name: str, part: str) -> int:
    """Return the line in which something stands."""
    return next(n for n, line in enumerate(files[name].splitlines(), 1) if part in line)


def test_new_packs_have_no_mistakes(tmp_path: Path) -> None:
    assert mistakes(written(tmp_path / "moth", MOTH)) == []
    assert mistakes(written(tmp_path / "box", the_box())) == []


@pytest.mark.parametrize("like", [hero.id for hero in PRINTED.heroes])
def test_packs_like_a_hero_of_the_box_have_no_mistakes(tmp_path: Path, like: str) -> None:
    place = written(tmp_path, skeleton("my-own", "My Own", like))
    assert [str(mistake) for mistake in mistakes(place)] == []
    table = parlour.new("unmatched", packs=[place], heroes=["my_own", like])
    printed = {hero["id"]: hero for hero in table.title.catalogue()["heroes"]}
    mine, theirs = printed["my_own"], printed[like]
    assert mine["name"] == "My Own"
    assert [card["text"] for card in mine["deck"]] == [card["text"] for card in theirs["deck"]]


@pytest.mark.parametrize("like", [hero.id for hero in PRINTED.heroes if hero.sidekicks])
def test_heroes_with_the_same_sidekicks_can_fight_each_other(tmp_path: Path, like: str) -> None:
    """A copy keeps its sidekicks, so there are two of each name at the table: each is called by its player, too."""
    place = written(tmp_path, skeleton("my-own", "My Own", like))
    table = parlour.new("unmatched", seed=3, packs=[place], heroes=["my_own", like])
    fighters = [[fighter["id"] for fighter in player["fighters"]] for player in table.view()["players"]]
    assert fighters[0][0] == "my_own"
    assert fighters[1][0] == like
    assert not set(fighters[0]) & set(fighters[1])
    bot = parlour.bot("random", seed=3)
    for _ in range(40):
        assert table.decision is not None
        seat = table.decision.seats[0]
        table.choose(bot.choose(table, seat), seat)
        assert parlour.position("unmatched", table.position()).position() == table.position()


@pytest.mark.parametrize("like", [board.id for board in PRINTED.boards])
def test_packs_like_a_board_of_the_box_have_no_mistakes(tmp_path: Path, like: str) -> None:
    place = written(tmp_path, skeleton("my-own", "My Own", like))
    assert [str(mistake) for mistake in mistakes(place)] == []
    boards = {
        board["id"]: board for board in parlour.title("unmatched").with_packs([parlour.open_pack(place)]).catalogue()["boards"]
    }
    assert boards["my_own"]["name"] == "My Own"
    assert boards["my_own"]["spaces"] == boards[like]["spaces"]


def test_a_message_that_is_not_there_is_one_mistake_with_all_its_parts(tmp_path: Path) -> None:
    """Nothing is suggested that is needed itself, and a slip of the fingers is."""
    files = changed(WORDS, "moth-lunge = Lunge", "moth-lung = Lunge")
    missing, left_over = mistakes(written(tmp_path, files))
    assert missing.what == "en: moth-lunge is missing; write moth-lunge = … and in it .after_combat = …; did you mean moth-lung?"
    assert left_over.what == "en: nothing says moth-lung; did you mean moth-lunge?"
    (missing,) = mistakes(written(tmp_path / "other", changed(WORDS, "moth-guard = Guard\n", "")))
    assert missing.what == "en: moth-guard is missing; write moth-guard = …"


WRONG = [
    (HERO, "health = 15", "helth = 15", "health is missing", ""),
    (HERO, "health = 15", "helth = 15", "nothing is called 'helth' here; did you mean health?", "helth"),
    (HERO, "health = 15", "health = 150", "health: a whole number from 1 to 99, not 150", "health = 150"),
    (HERO, "health = 15", 'health = "many"', "a whole number from 1 to 99, not 'many'", "health ="),
    (HERO, '"melee"', '"mellee"', "did you mean melee?", "mellee"),
    (HERO, '"Draw(2)"', '"Drwa(2)"', "no word is called 'Drwa'; did you mean Draw?", "Drwa"),
    (HERO, '"Draw(2)"', '"Draw(two)"', "no word is called 'two'", "Draw(two)"),
    (HERO, '"Draw(2)"', '"Draw(2"', "1 brackets open, 0 close", "Draw(2"),
    (HERO, '"Draw(2)"', '"Draw(200)"', "Draw: count goes from 0 to 99, not 200", "Draw(200)"),
    (HERO, '"Draw(2)"', '"Draw(won)"', "Draw: count takes a whole number", "Draw(won)"),
    (HERO, '"Draw(2)"', '"Move(2, everybody)"', "no word is called 'everybody'", "everybody"),
    (HERO, '"Draw(2)"', '"If(Draw(1), Draw(2))"', "If: condition takes a condition", "If(Draw"),
    (HERO, '"Draw(2)"', '"Rule(prey_upon)"', "takes amount=…", "prey_upon"),
    (HERO, '"Draw(2)"', '"Becomes(5, won)"', "Becomes is about a combat", "Becomes"),
    (HERO, '"Draw(2)"', '"OpponentDraws(1)"', "put ChooseOpponent before it", "OpponentDraws"),
    (HERO, '"Draw(2)"', '"Damage(2, chosen)"', "put ChooseFighter", "Damage(2, chosen)"),
    (HERO, '"Draw(2)"', '"SendFog"', "the hero needs fog = 3", "SendFog"),
    (HERO, '"Draw(2)"', '"Recover(1, my_sidekick)"', "the hero has none", "my_sidekick"),
    (HERO, 'guard       = { type = "defense"', 'guard = { type = "defence"', "did you mean defense?", "defence"),
    (
        HERO,
        "value = 6, boost = 1, copies = 2",
        "value = 6, boost = 1, copies = 4",
        "copies: a whole number from 1 to 3",
        "heavy_blow",
    ),
    (
        HERO,
        'value = 6, boost = 1, copies = 2, by = "hero"',
        'value = 6, boost = 1, copies = 2, by = "sidekick"',
        "no sidekick",
        "heavy",
    ),
    (HERO, 'scheme = "Draw(2)"', 'after_combat = "Draw(2)"', "a scheme card has no such moment", "make_a_plan"),
    (HERO, "[cards]", "[cards", "not readable as TOML", "[cards"),
    ("pack.toml", 'game = "unmatched"', 'game = "unmached"', "did you mean unmatched?", "game"),
    ("pack.toml", 'id = "moth"', 'id = "The Moth"', "small letters", "id ="),
    ("pack.toml", "authors = []", "authors = 3", "a list of at most 8 names", "authors"),
    (
        WORDS,
        "moth-guard = Guard",
        "moth-gaurd = Guard",
        "moth-guard is missing; write moth-guard = …; did you mean moth-gaurd?",
        "",
    ),
    (
        WORDS,
        "recovers { $amount } health.\nmoth-make",
        "recovers 3 health.\nmoth-make",
        "says 3, but the effect has amount 2",
        "recovers 3",
    ),
    (
        WORDS,
        "recovers { $amount } health.\nmoth-make",
        "recovers three health.\nmoth-make",
        "says 3, but the effect",
        "recovers three",
    ),
    (
        WORDS,
        ".scheme = Draw { n-cards }.",
        ".scheme = Draw { $cards }.",
        "speaks of $cards, which nothing here has; there are $count",
        "$cards",
    ),
    (WORDS, "moth-guard = Guard", "move = Guard", "move is a message of the game", "move = Guard"),
    (WORDS, "moth-guard = Guard", "moth-guard = { moth-guard }", "moth-guard quotes itself", "moth-guard ="),
    (WORDS, "moth-guard = Guard", "moth-guard Guard", "no message: 'moth-guard Guard'", "moth-guard Guard"),
    (WORDS, "moth-guard = Guard", "moth-guard = Gu\u202eard", "U+202E cannot be seen", "moth-guard ="),
]


@pytest.mark.parametrize(("name", "old", "new", "says", "where"), WRONG)
def test_a_mistake_is_told_with_its_place(tmp_path: Path, name: str, old: str, new: str, says: str, where: str) -> None:  # noqa: PLR0913
    files = changed(name, old, new)
    found = [mistake for mistake in mistakes(written(tmp_path, files)) if says in mistake.what]
    assert found, [str(mistake) for mistake in mistakes(tmp_path)]
    assert found[0].grave
    assert found[0].file == name
    if where:
        assert found[0].line == line_of(files, name, where)
    assert "\n" not in str(found[0])
    with pytest.raises(BadInput) as refused:
        parlour.open_pack(tmp_path)
    assert "\n" not in str(refused.value)
    assert str(tmp_path) not in str(refused.value)


def test_all_mistakes_are_found_at_once(tmp_path: Path) -> None:
    text = MOTH[HERO].replace("health = 15", "health = 0").replace("Draw(2)", "Drwa(2)").replace("copies = 2", "copies = 9")
    found = [mistake.what for mistake in mistakes(written(tmp_path, {**MOTH, HERO: text}))]
    assert len([what for what in found if "copies" in what]) == 3
    assert any("health" in what for what in found)
    assert any("Drwa" in what for what in found)


DOUBTFUL = [
    (HERO, "value = 6, boost = 1, copies = 2", "value = 5, boost = 1, copies = 1", "the deck has 29 cards"),
    (WORDS, "recovers { $amount } health.\nmoth-make", "recovers health.\nmoth-make", "does not say amount (2)"),
    (WORDS, "moth-guard = Guard", "moth-guard = Guard\nmoth-guards = Guards", "nothing says moth-guards; did you mean moth-guard?"),
]


@pytest.mark.parametrize(("name", "old", "new", "says"), DOUBTFUL)
def test_what_is_odd_is_told_and_played(tmp_path: Path, name: str, old: str, new: str, says: str) -> None:
    (found,) = mistakes(written(tmp_path, changed(name, old, new)))
    assert says in found.what
    assert not found.grave
    assert found.line > 1
    assert parlour.new("unmatched", packs=[tmp_path], heroes=["moth", "dracula"]).decision is not None


def test_a_language_that_lacks_something_says_it_in_the_first(tmp_path: Path) -> None:
    files = {**MOTH, "languages/nl.ftl": "hero-moth = De Mot\n    .short = Mot\n"}
    found = mistakes(written(tmp_path, files))
    assert found
    assert not any(mistake.grave for mistake in found)
    table = parlour.new("unmatched", packs=[tmp_path], heroes=["moth", "dracula"], language="nl")
    assert table.seats[0].name == "De Mot"
    assert table.view(0)["players"][0]["fighters"][0]["letter"] == "M"


def test_words_need_not_be_english(tmp_path: Path) -> None:
    files = {name: text for name, text in MOTH.items() if name != WORDS}
    files["languages/de.ftl"] = MOTH[WORDS].replace("The Moth", "Der Falter")
    assert mistakes(written(tmp_path, files)) == []
    for code in ("en", "nl", "de"):
        table = parlour.new("unmatched", packs=[tmp_path], heroes=["moth", "dracula"], language=code)
        assert table.seats[0].name == "Der Falter"


def test_one_file_is_a_pack_too(tmp_path: Path) -> None:
    hero = MOTH[HERO].replace("[cards]", "[heroes.moth.cards]")
    whole = f"{MOTH['pack.toml']}\n[heroes.moth]\n{hero}\n[languages]\nen = '''\n{MOTH[WORDS]}'''\n"
    place = tmp_path / "moth.toml"
    place.write_text(whole, encoding="utf-8")
    folder = parlour.open_pack(written(tmp_path / "moth", MOTH))
    assert parlour.open_pack(place).document["heroes"] == folder.document["heroes"]
    place.write_text(whole.replace("Draw(2)", "Drwa(2)"), encoding="utf-8")
    (found, *_) = mistakes(place)
    assert (found.file, found.line) == ("pack.toml", 1 + whole[: whole.index("Draw(2)")].count("\n"))


def test_a_thing_of_the_box_is_replaced_only_on_purpose(tmp_path: Path) -> None:
    files = {**MOTH, "heroes/dracula.toml": MOTH[HERO]}
    (found, *_) = mistakes(written(tmp_path, files))
    assert "the box has a dracula: choose another id, or write replaces = true" in found.what
    assert found.file == "heroes/dracula.toml"


def test_packs_do_not_bring_the_same_thing_twice(tmp_path: Path) -> None:
    one = written(tmp_path / "one", MOTH)
    other = written(tmp_path / "other", {**MOTH, "pack.toml": MOTH["pack.toml"].replace('id = "moth"', 'id = "other"')})
    with pytest.raises(BadInput, match="other and moth both bring moth, one of the heroes"):
        parlour.new("unmatched", packs=[one, other])
