"""The language belongs to the viewer: what is printed can be asked for in any language a game speaks."""

from __future__ import annotations

import json

import pytest

import parlour
from server import raw
from server.hosting import Running

GAMES = parlour.games()


def got(running: Running, path: str) -> object:
    answer = raw.get(running, path)
    assert answer.status == 200
    return json.loads(answer.body)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_printed_in_every_language(running: Running, game: str) -> None:
    title = parlour.title(game)
    for code in title.languages():
        assert got(running, f"/api/games/{game}/catalogue?language={code}") == json.loads(json.dumps(title.catalogue(code)))
        rules = got(running, f"/api/games/{game}/rules?language={code}")
        assert isinstance(rules, dict)
        assert [rule["text"] for rule in rules["rules"]] == [rule.text for rule in title.rules(code).rules]
        shelf = got(running, f"/api/games?language={code}")
        assert isinstance(shelf, dict)
        shown = next(shown for shown in shelf["games"] if shown["id"] == game)
        assert shown["languages"] == title.languages()
        assert [option["label"] for option in shown["setup_options"]] == [o.label for o in title.setup_options(code)]


@pytest.mark.parametrize("path", ["/api/games", "/api/games/unmatched/rules", "/api/games/unmatched/catalogue"])
@pytest.mark.parametrize("code", ["xx", "nl_NL", "e", "../..", "enenenenenen"])
def test_a_language_nobody_speaks_is_refused(running: Running, path: str, code: str) -> None:
    answer = raw.get(running, f"{path}?language={code}")
    assert answer.status in (400, 422)
    assert b"language" in answer.body
