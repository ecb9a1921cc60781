"""Packs are data from anybody: bounded, refused with a line, and nothing in them is ever run."""

from __future__ import annotations

import copy
import json
import os
import socket
from pathlib import Path
from typing import Any

import pytest

import parlour
from packs.files import MOTH, changed, mistakes, written
from parlour import BadInput
from parlour.engine import messages
from parlour.packs import svg
from parlour.packs.pack import MOST_PACK
from parlour.packs.reading import pack_from_texts

pytestmark = pytest.mark.attack

HERO, WORDS = "heroes/moth.toml", "languages/en.ftl"
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M0 0L9 9z" fill="#fff"/></svg>'


def laughing(words: str, levels: int) -> str:
    """Return words with a message that quotes another one eight times, which quotes another one eight times, and so on."""
    quotes = "".join(f"m{n} = {f'{{ m{n + 1} }}' * 8}\n" for n in range(levels))
    return f"{words}{quotes}m{levels} = laugh\n"


def refused(place: Path) -> str:
    with pytest.raises(BadInput) as mistake:
        parlour.open_pack(place)
    said = str(mistake.value)
    assert "\n" not in said
    assert len(said) < 400
    assert str(place.parent) not in said
    return said


# Files.


@pytest.mark.skipif(os.name != "posix", reason="links and pipes are made otherwise elsewhere")
def test_links_and_pipes_are_not_followed(tmp_path: Path) -> None:
    secret = tmp_path / "secret.ftl"
    secret.write_text("moth-guard = the secret\n", encoding="utf-8")
    place = written(tmp_path / "linked", MOTH)
    (place / WORDS).unlink()
    (place / WORDS).symlink_to(secret)
    assert "links are not followed" in refused(place)
    folder = written(tmp_path / "folder", MOTH)
    (folder / "boards").symlink_to(tmp_path)
    assert "links are not followed" in refused(folder)
    pipe = written(tmp_path / "pipe", MOTH)
    os.mkfifo(pipe / "boards.toml")
    assert mistakes(pipe) == []
    alone = tmp_path / "pack.toml"
    os.mkfifo(alone)
    assert "no pack is at 'pack.toml'" in refused(alone)
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "s"))
        assert "no pack" in refused(tmp_path / "s")


def test_names_of_files_lead_nowhere(tmp_path: Path) -> None:
    place = written(tmp_path / "moth", {**MOTH, "heroes/..moth.toml": "health = 1", "heroes/Moth Two.toml": MOTH[HERO]})
    assert any("the name of the file is the id" in mistake.what for mistake in mistakes(place))
    document = json.loads(json.dumps(parlour.open_pack(written(tmp_path / "good", MOTH)).document))
    for id in ("../../etc/passwd", "__init__", "a" * 41, "moth\n", "moth.health", ""):
        document["heroes"][0]["id"] = id
        with pytest.raises(BadInput):
            parlour.new("unmatched", packs=[document])


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("pack.toml", "x" * (MOST_PACK + 1)),
        ("boards.toml", "a = " + "[" * 20_000),
        ("boards.toml", "a = " + "{b=" * 20_000),
        ("boards.toml", ".".join(["a"] * 60_000) + " = 1"),
        ("boards.toml", "a = 1" + "0" * 100_000),
        ("boards.toml", "a = 1979-05-27T07:32:00Z"),
        ("boards.toml", "[harbour]\naspect = [nan, inf]"),
        ("boards.toml", "\x00\x01"),
        ("languages/en.ftl", "\n".join(f"m{n} = x" for n in range(5000))),
        ("languages/en.ftl", "".join(f"m{n} = {{ m{n + 1} }}{{ m{n + 1} }}{{ m{n + 1} }}\n" for n in range(40)) + "m40 = laugh\n"),
        ("languages/en.ftl", "a = { b }\nb = { c }\nc = { a }\n"),
        ("languages/en.ftl", "a = { DATETIME($x) }\n"),
        ("languages/en.ftl", "a = " + "{ $x -> *[a] " * 2000),
        ("languages/en.ftl", MOTH[WORDS] + "a = " + "{ $x ->\n *[a] " * 40 + "x" + "\n }" * 40 + "\n"),
        ("languages/en.ftl", MOTH[WORDS] + "a = " + "{ " * 2000 + '"x"' + " }" * 2000 + "\n"),
        ("languages/en.ftl", MOTH[WORDS] + "a = { " + "START(" * 1500 + "$x" + ")" * 1500 + " }\n"),
        ("languages/en.ftl", laughing(MOTH[WORDS].replace("= Strike", "= { m0 }"), 12)),
        ("languages/en.ftl", MOTH[WORDS].replace("= Strike", "= { m0 }") + 'm0 = { "' + "x" * 5000 + '" }\n'),
        ("languages/en.ftl", MOTH[WORDS] + " .a = x\n" * 7000),
        ("languages/en.ftl", MOTH[WORDS] + f"m0 = {'M' * 2900}\n" + "".join(f"m{n} = {{ m0 }}\n" for n in range(1, 20))),
        ("languages/en.ftl", MOTH[WORDS].replace("= The Moth", f"= {'M' * 400}", 1)),
        ("languages/en.ftl", MOTH[WORDS].replace(".short = Moth", ".short = { m0 }") + f"m0 = {'M' * 400}\n"),
        ("languages/en.ftl", MOTH[WORDS].replace("= The Moth", f"= {{ $case ->\n    [acc] {'M' * 400}\n   *[other] Moth\n }}", 1)),
        ("pictures/moth.svg", PICTURE.replace("path", "script")),
    ],
)
def test_what_would_cost_much_is_refused_at_once(tmp_path: Path, name: str, text: str) -> None:
    refused(written(tmp_path / "moth", {**MOTH, name: text}))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("= Strike", '= { "\\u001b]0;mine\\u0007" }Strike', "U+001B cannot be seen"),
        ("= Strike", '= { "\\u202Eekirts" }', "U+202E cannot be seen"),
        ("= Strike", "= { $case ->\n    [acc] { -nobody }\n   *[other] Strike\n }", "quotes -nobody"),
        ("= Strike", "= { $case ->\n    [acc] { nobody.at-all }\n   *[other] Strike\n }", "quotes nobody.at-all"),
        ("= Strike", "= { $case ->\n    [acc] { -term }\n   *[other] Strike\n }\n-term = { $secret }", "speaks of $secret"),
        ("{ n-cards }", "{ nothing-like-that }", "quotes nothing-like-that"),
    ],
)
def test_words_can_be_said_whatever_happens_and_hide_nothing(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert said in refused(written(tmp_path / "moth", changed(WORDS, old, new)))


@pytest.mark.parametrize("path", [("id",), ("game",), ("heroes", 0, "id"), ("heroes", 0, "cards", 0, "id")])
@pytest.mark.parametrize("end", ["\n", "\x1b[2J", "\u202e"])
def test_ids_are_letters_to_their_very_end(tmp_path: Path, path: tuple[Any, ...], end: str) -> None:
    document = copy.deepcopy(parlour.open_pack(written(tmp_path, MOTH)).document)
    at: Any = document
    for part in path[:-1]:
        at = at[part]
    at[path[-1]] += end
    with pytest.raises(BadInput) as mistake:
        parlour.new("unmatched", packs=[document])
    assert str(mistake.value).isprintable()
    for table in ("languages", "pictures"):
        with pytest.raises(BadInput):
            parlour.new("unmatched", packs=[{**document, table: {f"en{end}": "x = y"}}])


@pytest.mark.parametrize("path", [("id",), ("heroes", 0, "id"), ("heroes", 0, "cards", 0, "id")])
def test_nothing_is_called_what_every_browser_knows_already(tmp_path: Path, path: tuple[Any, ...]) -> None:
    """A page that looks for the drawing of `constructor` in a table would find a function there."""
    document = copy.deepcopy(parlour.open_pack(written(tmp_path, MOTH)).document)
    at: Any = document
    for part in path[:-1]:
        at = at[part]
    at[path[-1]] = "constructor"
    with pytest.raises(BadInput, match="small letters"):
        parlour.new("unmatched", packs=[document])


def test_a_pack_of_bytes_that_are_no_text_is_refused(tmp_path: Path) -> None:
    place = written(tmp_path / "moth", MOTH)
    (place / WORDS).write_bytes(b"moth = \xff\xfe")
    assert "not text in UTF-8" in refused(place)
    many = written(tmp_path / "many", {**MOTH, **{f"boards/b{n}.toml": "" for n in range(200)}})
    assert "at most 100 files" in refused(many)


# Effects.


@pytest.mark.parametrize(
    "effect",
    [
        "__import__('os').system('true')",
        "Draw(1).__class__",
        "(lambda: Draw(1))()",
        "Draw(9**9**9)",
        "[Draw(1) for x in (1,)]",
        "Draw(True)",
        "Draw(1.5)",
        "Draw(-1)",
        "Draw('1')",
        "Draw(count=1, extra=2)",
        "Draw(*[1])",
        "Draw(**{'count': 1})",
        "Rule(open)",
        "Rule(won)",
        "Rule(prey_upon, amount=1, more=2)",
        "If(prey_upon, Draw(1))",
        "Sequence(1, 2)",
        "Sequence(" + ", ".join(["Draw(1)"] * 60) + ")",
        "If(won, " * 30 + "Draw(1)" + ")" * 30,
        "(" * 400 + "Draw(1)" + ")" * 400,
        "ChooseOne(['a'], [Draw(1), Draw(2)])",
        "May('../x', Draw(1))",
        "May('quit', Draw(1), cites='U-1\\n')",
        "Draw(1) " + "#" * 2000,
        "Place(my_hero, 99)",
        "KeepOne",
        "RevealTopCard(Draw(1))",
        "Transform(first_form)",
        "ReturnAttackCard",
        "Rule(vanish)",
    ],
)
def test_effects_are_words_of_the_game_and_nothing_else(tmp_path: Path, effect: str) -> None:
    refused(written(tmp_path / "moth", changed(HERO, '"Draw(2)"', f"'''{effect}'''")))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("heroes", 0, "health"), True),
        (("heroes", 0, "health"), 10**30),
        (("heroes", 0, "cards"), []),
        (("heroes", 0, "cards"), [[]]),
        (("heroes", 0, "cards"), [{"id": "x"}] * 300),
        (("heroes", 0, "cards", 0, "copies"), 4),
        (("heroes", 0, "cards", 0, "value"), 10),
        (("heroes", 0, "cards", 0, "type"), ["attack"]),
        (("heroes", 0, "sidekick"), {"id": "imp", "count": 4, "health": 1}),
        (("heroes", 0, "fog"), 2),
        (("heroes", 0, "forms"), ["One"]),
        (("heroes", 0, "color"), "red; background: url(x)"),
        (("heroes",), [{"id": f"h{n}"} for n in range(17)]),
        (("name",), "two\nlines"),
        (("name",), "tur\u202ened"),
        (("version",), ""),
        (("languages",), {"../en": "x = y"}),
        (("languages",), {f"{a}{b}": "" for a in "abcd" for b in "abcd"}),
        (("pictures",), {"moth": "x" * 20_000}),
        (("format",), 2),
        (("k" * 50_000,), 1),
        (("heroes", 0, "k" * 50_000), 1),
    ],
)
def test_documents_from_elsewhere_are_held_to_the_same(tmp_path: Path, path: tuple[Any, ...], value: Any) -> None:
    document = copy.deepcopy(parlour.open_pack(written(tmp_path, MOTH)).document)
    at: Any = document
    for part in path[:-1]:
        at = at[part]
    at[path[-1]] = value
    with pytest.raises(BadInput) as mistake:
        parlour.new("unmatched", packs=[document])
    assert "\n" not in str(mistake.value)
    assert len(str(mistake.value)) < 400


def test_the_name_of_a_file_is_not_repeated_without_end() -> None:
    head = "game = 'unmatched'\nid = 'x'\nname = 'X'\nversion = '1'\n"
    with pytest.raises(BadInput) as mistake:
        pack_from_texts({"pack.toml": head, f"heroes/{'k' * 50_000}.toml": "health = 1"})
    assert len(str(mistake.value)) < 400


def test_documents_are_bounded(tmp_path: Path) -> None:
    document = copy.deepcopy(parlour.open_pack(written(tmp_path, MOTH)).document)
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    for wrong in ({**document, "heroes": deep}, {**document, "languages": {"en": "#" * 300_000}}):
        with pytest.raises(BadInput):
            parlour.new("unmatched", packs=[wrong])
    with pytest.raises(BadInput, match="at most 8 at once"):
        parlour.new("unmatched", packs=[document] * 9)


# Pictures.


@pytest.mark.parametrize(
    "inside",
    [
        "<script>alert(1)</script>",
        '<path d="M0 0" onload="alert(1)"/>',
        '<path d="M0 0" onclick="x()"/>',
        '<image href="http://example.org/x.png"/>',
        '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
        '<use href="#x"/>',
        '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="data:text/html,x"/>',
        "<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'><script>1</script></body></foreignObject>",
        '<animate attributeName="href" to="javascript:1"/>',
        '<set attributeName="onload" to="1"/>',
        "<style>*{background:url(//example.org)}</style>",
        '<path d="M0 0" style="background:url(//example.org)"/>',
        '<path d="M0 0" fill="url(http://example.org/#x)"/>',
        '<path d="M0 0" fill="&#106;avascript"/>',
        '<filter id="f"/>',
        '<path d="M0 0" id="decision"/>',
        '<path d="M0 0" class="card"/>',
        '<path d="M0 0&quot; onload=&quot;1"/>',
        "<text>hello</text>",
        "<![CDATA[<script>1</script>]]>",
        "<?php x ?>",
        "<x:script xmlns:x='http://www.w3.org/1999/xhtml'>1</x:script>",
        "<g>" * 30 + "</g>" * 30,
        "<g/>" * 500,
        '<rect width="1" height="1" transform="rotate(1) url(x)"/>',
    ],
)
def test_pictures_draw_and_do_nothing_else(inside: str) -> None:
    with pytest.raises(BadInput):
        svg.clean(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{inside}</svg>')


@pytest.mark.parametrize(
    "whole",
    [
        "",
        "moth",
        "<html></html>",
        '<svg xmlns="http://www.w3.org/2000/svg"/>',
        '<svg viewBox="0 0 9 9" onload="x()"',
        '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg viewBox="0 0 9 9">&b;</svg>',
        '<!DOCTYPE svg SYSTEM "file:///etc/passwd"><svg viewBox="0 0 9 9"/>',
        '<svg viewBox="0 0 9 9"><g>' + " " * 20_000 + "</g></svg>",
    ],
)
def test_what_is_no_picture_is_refused(whole: str) -> None:
    with pytest.raises(BadInput):
        svg.clean(whole)


@pytest.mark.parametrize(
    "whole",
    [
        '<svg viewBox="0 0 9 9"><path d="M0 0C9e8 9e8 0 9e8 9 9"/></svg>',
        '<svg viewBox="0 0 9 9"><path d="M0 0C99999 9 9 99999 9 9"/></svg>',
        '<svg viewBox="0 0 9 9"><path d="M0 0a9 9 0 1199999 0"/></svg>',
        '<svg viewBox="0 0 9 9"><path d="M0 0a9 9 0 1 1 9 0 9e9 9 0 1 1 9 0"/></svg>',
        '<svg viewBox="0 0 9 9"><path d="M0 0a9 9 0 119 0L9 9 9 99999"/></svg>',
        '<svg viewBox="0 0 9 9"><circle r="1" stroke-width="1e6"/></svg>',
        '<svg viewBox="0 0 9 9"><path d="M0 0h9" transform="scale(1e5)"/></svg>',
        '<svg viewBox="0 0 9 9"><g transform="scale(50)"><path transform="rotate(9) matrix(1 0 30 1 0 0)" d="M0 0h9"/></g></svg>',
        '<svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path s:transform="scale(1e5)" d="M0 0h9"/></svg>',
        '<svg viewBox="0 0 9 9"><g transform="skewX(89.99999)"><path d="M0 0h9"/></g></svg>',
        '<svg viewBox="0 0 .0001 .0001"><path d="M0 0h9"/></svg>',
        '<svg viewBox="0 0 0 0"><path d="M0 0h9"/></svg>',
        '<svg viewBox="0 0 -9000 -9000"><path d="M0 0h9"/></svg>',
        '<svg viewBox="0 0 1e39 1e39"><path d="M0 0h9"/></svg>',
        '<svg viewBox="0 0 1e999 9"><path d="M0 0h9"/></svg>',
    ],
)
def test_nothing_in_a_picture_takes_long_to_draw(whole: str) -> None:
    """Curves far larger than the picture keep a browser busy for minutes."""
    with pytest.raises(BadInput):
        svg.clean(whole)


def test_no_dashes_are_drawn_and_a_picture_with_them_is_none_the_worse() -> None:
    """Tiny ones keep a browser busy for minutes."""
    line, dashes = '<path d="M0 0h9" stroke="red"', ' stroke-dasharray=".0001"'
    assert svg.clean(f'<svg viewBox="0 0 9 9">{line}{dashes}/></svg>') == svg.clean(f'<svg viewBox="0 0 9 9">{line}/></svg>')


def test_what_drawing_programs_write_is_let_through() -> None:
    for inside in (
        '<g transform="scale(2)"><path d="M0 256a256 256 0 111000 0 256 256 0 11-1000 0z"/></g>',
        '<g transform="matrix(1 0 0 1 9 9)"><g transform="matrix(1 0 0 1 9 9)"><path d="M0 0H20000"/></g></g>',
        '<g transform="translate(0,512) scale(0.1,-0.1)"><path d="M1234 5120c-12 34 56 -78 90 -1200z"/></g>',
        '<path transform="matrix(1.25 0 0 -1.25 20 480) rotate(-30 256 256) skewX(12)" d="M0 0a9 9 0 01.5.5H512"/>',
    ):
        assert inside.split()[0] in svg.clean(f'<svg viewBox="0 0 512 512">{inside}</svg>')


def test_nothing_outside_the_shapes_survives() -> None:
    drawn = svg.clean(
        '<?xml version="1.0"?><!-- by me --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" onload="x()" width="9">'
        '<title>A moth</title><g fill="none" stroke="currentColor"><path d="M10,10 L20 20z"/>'
        '<circle cx="5" cy="5" r="2.5"/></g></svg>'
    )
    assert drawn == (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g fill="none" stroke="currentColor">'
        '<path d="M10,10 L20 20z"/><circle cx="5" cy="5" r="2.5"/></g></svg>'
    )


def test_pictures_of_packs_reach_the_catalogue_clean(tmp_path: Path) -> None:
    place = written(tmp_path, {**changed(HERO, "move = 2", 'move = 2\ncolor = "#7a3b2e"'), "pictures/moth.svg": PICTURE})
    table = parlour.new("unmatched", packs=[place], figures={"unmatched.moth.health": 9})
    (hero,) = [hero for hero in table.title.catalogue()["heroes"] if hero["id"] == "moth"]
    assert hero["pictures"] == {"moth": svg.clean(PICTURE)}
    assert hero["color"] == "#7a3b2e"


def test_of_many_large_texts_from_elsewhere_few_are_kept() -> None:
    small, large = messages._opened.cache_info(), messages._opened_large.cache_info()
    assert large.maxsize is not None
    text = "x-said = It is.\n" + "# So much is said beside it.\n" * (messages.MANY // 20)
    for _ in range(2 * large.maxsize):
        assert messages.language("", more=(messages.Texts({"en": text}),)).has("x-said")
    assert messages._opened_large.cache_info().currsize == large.maxsize
    assert messages._opened.cache_info().currsize == small.currsize
    messages._opened_large.cache_clear()
