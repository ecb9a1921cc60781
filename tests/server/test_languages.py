"""The language belongs to the viewer: what is printed can be asked for in any language a game speaks."""

from __future__ import annotations

import json
import sys
from typing import Any, NoReturn

import pytest

import parlour
from parlour.client import Refused
from parlour.server.speaking import known
from server import raw
from server.hosting import Running, Table

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


def asked(t: parlour.Table) -> parlour.Decision:
    assert t.decision is not None
    return t.decision


def test_two_people_read_one_game_in_two_languages(running: Running) -> None:
    setup: dict[str, Any] = {"heroes": ["dracula", "sherlock_holmes"], "board": "soho"}
    table = Table(running.address, seats=[{"holder": "invite"}, {"holder": "invite"}], setup=setup, seed=5)
    here = {code: parlour.new("unmatched", seed=5, language=code, **setup) for code in ("en", "nl", "de")}
    with table.join(0, "nl") as ann, table.join(1, "de") as ben:
        assert ann.state["view"]["decision"]["prompt"] == asked(here["nl"]).prompt
        assert ben.state["view"]["decision"]["waiting"] == asked(here["de"]).waiting
        assert asked(here["nl"]).prompt != asked(here["de"]).prompt != asked(here["en"]).prompt
        key = ann.options[0]["key"]
        assert ann.options[0]["text"] == asked(here["nl"]).options[0].text
        ann.choose(key)
        for one in here.values():
            one.choose(key)
        answer = ben.why_not("attack:x:y")
        assert answer["text"] == here["de"].why_not("attack:x:y", 1).reason
        assert answer["name"] == here["en"].why_not("attack:x:y", 1).name
        with pytest.raises(Refused) as refused:
            ann.choose("attack:x:y")
        assert refused.value.reason == here["nl"].why_not("attack:x:y", 0).reason
    for code, one in here.items():
        opened = table.ask(0, "GET", f"?language={code}")["states"][0]
        assert opened["view"]["decision"]["prompt"] == asked(one).prompt
        assert [event["text"] for event in opened["events"]] == [event["text"] for event in one.events(0)]
        looked = table.ask(0, "GET", f"/replay/0?seat=0&language={code}")
        assert looked["view"]["decision"]["prompt"] == asked(parlour.new("unmatched", seed=5, language=code, **setup)).prompt


def test_the_server_itself_refuses_in_the_readers_language(running: Running) -> None:
    """By socket in the language of the hello, by HTTP in that of the address."""
    table = Table(running.address, seats=[{"holder": "invite"}, {"holder": "invite"}])
    with table.join(0, "nl") as ann, table.join(1, "de") as ben:
        for seat, reason in ((ann, "Er valt niets te stemmen."), (ben, "Es gibt nichts abzustimmen.")):
            with pytest.raises(Refused) as refused:
                seat.vote("nothing", yes=True)
            assert (refused.value.code, refused.value.reason) == ("conflict", reason)
    for code, reason in (("nl", "Plaats 7 bestaat niet."), ("de", "Einen Platz 7 gibt es nicht."), ("en", "There is no seat 7.")):
        with pytest.raises(Refused) as refused:
            table.ask(0, "POST", f"/seats/7?language={code}", {"action": "take_back"})
        assert refused.value.reason == reason


def test_nobody_who_comes_in_makes_the_server_read_what_every_package_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(**_: str) -> NoReturn:
        raise AssertionError

    monkeypatch.setattr(sys.modules["parlour.games"], "entry_points", read)
    assert known("nl") == "nl"
