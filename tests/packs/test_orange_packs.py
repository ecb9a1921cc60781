"""Scenarios, characters and cards of Orange Shall Overcome!, written as packs, play exactly as those that are built in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from packs.files import mistakes, written
from packs.orange_files import all_cards, hunger_winter, the_word_must_travel
from parlour.engine import position
from parlour.engine.errors import BadInput
from parlour.envs.plan import Plan
from parlour.games.orange_shall_overcome.packed import PACKED
from parlour.games.orange_shall_overcome.packed_files import skeleton
from parlour.games.orange_shall_overcome.state import Resistance
from parlour.games.orange_shall_overcome.title import TITLE
from parlour.packs.pack import Pack

GAME = "orange-shall-overcome"
Files = Callable[[], dict[str, str]]


def without_packs(table: parlour.Table) -> dict[str, Any]:
    """Return a position as if it had been agreed on without packs: they are the only difference there may be."""
    doc = table.position()
    return {**doc, "setup": {name: value for name, value in doc["setup"].items() if name != "packs"}}


def play_alike(pack: Pack, seed: int, **setup: Any) -> parlour.Table:
    """Play the same choices with the pack and without it; return the game with it."""
    packed = parlour.new(GAME, seed=seed, packs=[pack], **setup)
    plain = parlour.new(GAME, seed=seed, **setup)
    dice = Random(seed)
    while plain.decision is not None:
        assert packed.decision is not None
        assert [option.key for option in packed.decision.options] == [option.key for option in plain.decision.options]
        assert packed.decision.prompt == plain.decision.prompt
        # Whoever only strolls about never does a task.
        acts = [option for option in plain.decision.options if option.key.startswith("act:") and "move" not in option.key]
        option = dice.choice(acts if acts and dice.random() < 0.8 else plain.decision.options)
        packed.choose(option.key, option.seat)
        plain.choose(option.key, option.seat)
    assert position.digest(without_packs(packed)) == plain.hash()
    assert packed.events() == plain.events()
    assert packed.outcome == plain.outcome
    return packed


@pytest.mark.both_modes
@pytest.mark.parametrize(("files", "scenario"), [(the_word_must_travel, "the_word_must_travel"), (hunger_winter, "hunger_winter")])
@pytest.mark.parametrize(("players", "level"), [(1, "easy"), (2, "medium"), (3, "hard"), (5, "extreme")])
def test_a_scenario_is_the_same_move_for_move(tmp_path: Path, files: Files, scenario: str, players: int, level: str) -> None:
    pack = parlour.open_pack(written(tmp_path, files()))
    for seed in (1, 2):
        play_alike(pack, seed, scenario=scenario, players=players, difficulty=level)


def test_a_rule_of_a_scenario_may_be_as_long_as_the_text_of_a_card(tmp_path: Path) -> None:
    files = hunger_winter()
    words = files["languages/en.ftl"]
    files["languages/en.ftl"] = words.replace(".rule-1 = ", ".rule-1 = " + "Everybody is hungry. " * 20)
    assert files["languages/en.ftl"] != words
    assert mistakes(written(tmp_path, files)) == []


@pytest.mark.parametrize(("files", "scenario"), [(the_word_must_travel, "the_word_must_travel"), (hunger_winter, "hunger_winter")])
def test_tasks_are_done_alike_too(tmp_path: Path, files: Files, scenario: str) -> None:
    """Bots that know what they are doing choose for both, so that the goal is worked at and reached."""
    pack = parlour.open_pack(written(tmp_path, files()))
    won = 0
    for seed in (1, 2, 3):
        setup: dict[str, Any] = {"scenario": scenario, "players": 3, "difficulty": "easy"}
        packed = parlour.new(GAME, seed=seed, packs=[pack], **setup)
        plain = parlour.new(GAME, seed=seed, **setup)
        bots = [parlour.bot("casual", n) for n in range(3)]
        while plain.decision is not None:
            seat = plain.game.who()
            key = bots[seat].choose(plain, seat)
            plain.choose(key, seat)
            packed.choose(key, seat)
        assert position.digest(without_packs(packed)) == plain.hash()
        assert packed.events() == plain.events()
        won += bool(packed.outcome and packed.outcome.winners)
    assert won >= 1


@pytest.mark.both_modes
@pytest.mark.parametrize("scenario", ["expanding_the_network", "arbeitseinsatz"])
@pytest.mark.parametrize("characters", [["anton", "paul", "cornelia"], ["kees", "hanneke", "mies"], ["berend", "greet"]])
def test_cards_and_characters_are_the_same(tmp_path: Path, scenario: str, characters: list[str]) -> None:
    pack = parlour.open_pack(written(tmp_path, all_cards()))
    for seed in (1, 2):
        play_alike(pack, seed, scenario=scenario, players=len(characters), characters=characters, difficulty="easy")


def test_nothing_of_the_box_is_lost_in_the_files(tmp_path: Path) -> None:
    title = parlour.title(GAME).with_packs([parlour.open_pack(written(tmp_path, all_cards()))])
    plain = parlour.title(GAME)
    assert title.catalogue() == plain.catalogue()
    assert title.figures() == plain.figures()


def test_a_new_pack_can_be_played_at_once(tmp_path: Path) -> None:
    place = written(tmp_path, skeleton("warm-rooms", "Warm Rooms", ""))
    assert mistakes(place) == []


@pytest.mark.parametrize("like", [one.id for one in TITLE.content.characters if one.id != "anton"])
def test_a_character_begins_from_one_of_the_box(tmp_path: Path, like: str) -> None:
    place = written(tmp_path, skeleton("aunt-to", "Aunt To", like))
    assert mistakes(place) == []
    pack = parlour.open_pack(place)
    one = parlour.title(GAME).with_packs([pack]).catalogue("nl")["characters"][-1]
    box = next(other for other in TITLE.catalogue("nl")["characters"] if other["id"] == like)
    assert (one["id"], one["name"], one["ability"]) == ("aunt_to", "Aunt To", box["ability"])
    assert [card["text"] for card in one["cards"]] == [card["text"] for card in box["cards"]]
    assert one["color"].startswith("#")


@pytest.mark.parametrize("like", ["the_word_must_travel", "hunger_winter"])
def test_a_scenario_begins_from_one_of_the_box(tmp_path: Path, like: str) -> None:
    place = written(tmp_path, skeleton("cold-rooms", "Cold Rooms", like))
    assert [str(mistake) for mistake in mistakes(place)] == []
    pack = parlour.open_pack(place)
    title = parlour.title(GAME).with_packs([pack])
    for code in ("en", "nl", "de"):
        scenarios = {one["id"]: one for one in title.catalogue(code)["scenarios"]}
        mine, box = scenarios["cold_rooms"], scenarios[like]
        assert mine["name"] == "Cold Rooms"
        assert [one["name"] for one in mine["actions"]] == [one["name"] for one in box["actions"]]
        cards = [(card["id"], card["name"], card["text"]) for card in title.catalogue(code)["cards"] if card["deck"] == "occupier"]
        own = [card[1:] for card in cards if card[0].startswith("cold_rooms_")]
        assert own == [card[1:] for card in cards if card[0] in [one.id for one in TITLE.content.occupiers if one.set == like]]
    # The copy is played like the one it came from, under other names.
    box_table = parlour.new(GAME, seed=4, scenario=like, players=3, difficulty="easy")
    my_table = parlour.new(GAME, seed=4, packs=[pack], scenario="cold_rooms", players=3, difficulty="easy")
    bots = [parlour.bot("casual", n) for n in range(3)]
    while box_table.decision is not None and my_table.decision is not None:
        seat = box_table.game.who()
        assert len(my_table.decision.options) == len(box_table.decision.options)
        keys = [option.key for option in box_table.decision.options]
        n = keys.index(bots[seat].choose(box_table, seat))
        box_table.choose(keys[n], seat)
        my_table.choose(my_table.decision.options[n].key, seat)
    assert box_table.outcome is not None
    assert my_table.outcome is not None
    assert my_table.outcome.winners == box_table.outcome.winners


@pytest.mark.parametrize("like", ["o2_01", "os5_3", "ct01", "hp03"])
def test_a_card_begins_from_one_of_the_box(tmp_path: Path, like: str) -> None:
    place = written(tmp_path, skeleton("aunt-to", "Aunt To", like))
    assert [str(mistake) for mistake in mistakes(place)] == []


def test_what_a_pack_cannot_begin_from() -> None:
    with pytest.raises(BadInput, match="a card of anton is about things nobody else has"):
        skeleton("aunt-to", "Aunt To", "anton")
    with pytest.raises(BadInput, match="no scenario, character or card 'pual'; did you mean paul"):
        skeleton("aunt-to", "Aunt To", "pual")
    with pytest.raises(BadInput, match="arbeitseinsatz needs code of its own; the_word_must_travel and hunger_winter can be"):
        skeleton("aunt-to", "Aunt To", "arbeitseinsatz")


def test_scenarios_and_characters_have_pictures(tmp_path: Path) -> None:
    drawing = '<svg viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>'
    files = {**skeleton("rooms", "Warm Rooms", ""), "pictures/rooms.svg": drawing}
    title = parlour.title(GAME).with_packs([parlour.open_pack(written(tmp_path, files))])
    for shown in (title, title.with_figures({"scenario.rooms.goal.3": 4})):
        one = shown.catalogue()["scenarios"][-1]
        assert "M0 0h9v9z" in one["pictures"]["rooms"]
        assert one["color"].startswith("#")
    assert all("color" not in other for other in title.catalogue()["scenarios"][:-1])


@pytest.mark.parametrize("code", ["en", "nl", "de"])
def test_cards_are_printed(tmp_path: Path, code: str) -> None:
    pack = parlour.open_pack(written(tmp_path / "rooms", skeleton("rooms", "Warm Rooms", "")))
    title = parlour.title(GAME).with_packs([pack])
    (sheet,) = PACKED.sheets(title, pack, code)
    assert sheet.heading == "Warm Rooms"
    assert [face.name for face in sheet.faces][:2] == ["Papers, please", "Boots on the stairs"]
    assert [face.mark for face in sheet.faces] == ["1", "1", "1", "2", "2", "2"]
    box = parlour.open_pack(written(tmp_path / "box", all_cards()))
    *characters, others = PACKED.sheets(parlour.title(GAME).with_packs([box]), box, code)
    assert len(characters) == 8
    assert len(others.faces) == 26 + 38 + 38


def test_it_is_tried_out_with_every_number_of_characters(tmp_path: Path) -> None:
    pack = parlour.open_pack(written(tmp_path, skeleton("rooms", "Warm Rooms", "")))
    setups = PACKED.setups(parlour.title(GAME).with_packs([pack]), pack)
    assert {(setup["players"], setup["difficulty"]) for setup in setups} == {
        (players, level) for players in range(1, 6) for level in ("easy", "medium", "hard", "extreme")
    }
    assert {setup["scenario"] for setup in setups} == {"rooms"}


def test_its_figures_can_be_changed(tmp_path: Path) -> None:
    pack = parlour.open_pack(written(tmp_path, the_word_must_travel()))
    title = parlour.title(GAME).with_packs([pack])
    name = "scenario.the_word_must_travel"
    changed = title.with_figures({f"{name}.goal.3": 5, f"{name}.print.bundles": 4, f"{name}.deliver.cost.network": 0})
    g = changed.new(changed.read_setup({"scenario": "the_word_must_travel", "players": 3}), 1)
    assert isinstance(g, Resistance)
    assert g.setup.goal == 5
    printed = next(one for one in changed.catalogue()["scenarios"] if one["id"] == "the_word_must_travel")
    assert printed["actions"][0]["text"] == (
        "Spend 1 Action point and 1 Money, 1 Information, and lower the Safety here by 1: place 4 bundles here."
    )
    with pytest.raises(BadInput, match=f"{name}.goal.3: expected a whole number from 1 to 8, got 9"):
        title.with_figures({f"{name}.goal.3": 9})


@pytest.mark.parametrize(
    ("level", "players", "choices"), [("novice", 3, 40), ("casual", 1, 40), ("strong", 2, 5), ("expert", 1, 2)]
)
@pytest.mark.parametrize("files", [the_word_must_travel, hunger_winter])
def test_bots_of_every_level_play_it(tmp_path: Path, level: str, players: int, choices: int, files: Files) -> None:
    pack = parlour.open_pack(written(tmp_path, files()))
    t = parlour.new(GAME, seed=2, packs=[pack], scenario=pack.things("scenarios")[0]["id"], players=players, difficulty="easy")
    bots = [parlour.bot(level, seat) for seat in range(players)]
    for _ in range(choices):
        seat = t.game.who()
        t.choose(bots[seat].choose(t, seat), seat)
    assert t.moment == choices
    assert parlour.replay(t.record()).hash() == t.hash()
    assert parlour.position(GAME, t.position()).hash() == t.hash()


def test_environments_keep_their_numbers(tmp_path: Path) -> None:
    pack = parlour.open_pack(written(tmp_path, skeleton("rooms", "Warm Rooms", "")))
    plain, packed = Plan(GAME, {"players": 2}), Plan(GAME, {"players": 2, "packs": [pack]})
    assert packed.codec.places == plain.codec.places
    for room, wider in zip(plain.codec.rooms, packed.codec.rooms, strict=True):
        assert (wider.name, wider.size) == (room.name, room.size)
        assert wider.ids[: len(room.ids)] == room.ids
    # The same game of the box, with a pack that brings something else, is the same numbers.
    one, other = plain.begin(3), packed.begin(3)
    noise = 9
    for _ in range(120):
        if one.seat < 0:
            break
        assert list(one.actions) == list(other.actions)
        assert list(one.observation(one.seat)) == list(other.observation(other.seat))
        other.step_at_random(noise)
        noise = one.step_at_random(noise)
    desk = Plan(GAME, {"players": 2, "packs": [pack], "scenario": "rooms"}).begin(4)
    for _ in range(200):
        if desk.seat < 0:
            break
        assert min(desk.actions) >= 0
        noise = desk.step_at_random(noise)
