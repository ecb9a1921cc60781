"""Conspirators, cards and events of Black Orchestra, written as packs, play exactly as those that are built in."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from packs.files import mistakes, written
from packs.orchestra_files import ARCHIVE, GAME, the_box
from parlour.engine import position
from parlour.engine.errors import BadInput
from parlour.envs.core.codec import SPARE
from parlour.envs.plan import Plan
from parlour.games.black_orchestra.cards.printed import CONTENT
from parlour.games.black_orchestra.packed import PACKED
from parlour.games.black_orchestra.packed_files import card_row, skeleton
from parlour.games.black_orchestra.state import Orchestra
from parlour.games.black_orchestra.title import BlackOrchestra
from parlour.packs.pack import Pack
from parlour.packs.trying import try_out


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    return parlour.open_pack(written(tmp_path_factory.mktemp("box"), the_box()))


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    return parlour.open_pack(written(tmp_path_factory.mktemp("archive"), ARCHIVE))


def orchestra(packs: list[Pack]) -> BlackOrchestra:
    title = parlour.title(GAME).with_packs(packs)
    assert isinstance(title, BlackOrchestra)
    return title


def without_packs(table: parlour.Table) -> dict[str, Any]:
    """Return a position as if it had been agreed on without packs: they are the only difference there may be."""
    doc = table.position()
    return {**doc, "setup": {name: value for name, value in doc["setup"].items() if name != "packs"}}


EVERYBODY = [sheet.id for sheet in CONTENT.sheets]


@pytest.mark.both_modes
@pytest.mark.parametrize("first", [0, 2, 4, 6, 8])
def test_the_box_is_the_same_move_for_move(box: Pack, first: int) -> None:
    """Bots that know what they are doing choose most of the time, so that abilities, cards and plots are used."""
    who = [EVERYBODY[(first + n) % len(EVERYBODY)] for n in range(3)]
    setup: dict[str, Any] = {"players": 3, "conspirators": who, "difficulty": "easy"}
    packed = parlour.new(GAME, seed=first, packs=[box], **setup)
    plain = parlour.new(GAME, seed=first, **setup)
    bots, dice = [parlour.bot("casual", seat) for seat in range(3)], Random(first)
    while plain.decision is not None and packed.decision is not None:
        assert [option.key for option in packed.decision.options] == [option.key for option in plain.decision.options]
        assert packed.decision.prompt == plain.decision.prompt
        seat = plain.game.who()
        any_one = dice.choice(plain.decision.options)
        key, seat = (any_one.key, any_one.seat) if dice.random() < 0.3 else (bots[seat].choose(plain, seat), seat)
        packed.choose(key, seat)
        plain.choose(key, seat)
    assert position.digest(without_packs(packed)) == plain.hash()
    assert packed.events() == plain.events()
    assert packed.outcome == plain.outcome


def test_nothing_of_the_box_is_lost_in_the_files(box: Pack) -> None:
    title, plain = orchestra([box]), orchestra([])
    assert title.catalogue() == plain.catalogue()
    assert title.figures() == plain.figures()
    assert len(box.things("conspirators")) == 9
    assert len(box.things("events")) == 85
    # The others belong to the rules: they are used in the middle of something else.
    assert len(box.things("cards")) == 32


def test_an_ability_is_what_its_words_say() -> None:
    """Each thing a sheet can do is asked for by what it gives, never by who it is."""
    stauffenberg = next(sheet for sheet in CONTENT.sheets if sheet.id == "stauffenberg")
    assert [type(word).__name__ for word in stauffenberg.abilities] == ["MoreActions"]
    assert orchestra([]).with_figures({"stauffenberg.actions": 3}).catalogue() != orchestra([]).catalogue()


def test_a_new_pack_can_be_played_at_once(tmp_path: Path) -> None:
    assert mistakes(written(tmp_path / "plain", ARCHIVE)) == []
    assert mistakes(written(tmp_path / "like", skeleton("general", "The General", "beck"))) == []
    with pytest.raises(BadInput, match="no conspirator, card or event 'bek'; did you mean beck"):
        skeleton("general", "The General", "bek")


OF_THE_RULES = {card.id for card in CONTENT.kinds if not card_row(card)}


@pytest.mark.parametrize("like", [*EVERYBODY, *(card.id for card in CONTENT.kinds if card.id not in OF_THE_RULES)])
def test_a_pack_begins_from_a_conspirator_or_card_of_the_box(tmp_path: Path, like: str) -> None:
    assert [str(mistake) for mistake in mistakes(written(tmp_path, skeleton("night-train", "The Night Train", like)))] == []


@pytest.mark.parametrize("stage", range(1, 8))
def test_a_pack_begins_from_an_event_of_the_box(tmp_path: Path, stage: int) -> None:
    for event in CONTENT.events:
        if event.stage == stage:
            place = written(tmp_path / event.id, skeleton("night-train", "The Night Train", event.id))
            assert [str(mistake) for mistake in mistakes(place)] == []


def test_a_copy_says_what_the_box_says_under_its_own_name(tmp_path: Path) -> None:
    pack = parlour.open_pack(written(tmp_path, skeleton("night-train", "The Night Train", "s6_slow_retreat")))
    events = {one["id"]: one for one in orchestra([pack]).catalogue("nl")["event_cards"]}
    assert events["night_train"]["name"] == "The Night Train"
    assert events["night_train"]["text"] == events["s6_slow_retreat"]["text"]


def test_a_card_that_belongs_to_the_rules_is_nothing_to_begin_from() -> None:
    assert "quick_reaction" in OF_THE_RULES
    with pytest.raises(BadInput, match="quick_reaction is used in the middle of something else"):
        skeleton("general", "The General", "quick_reaction")


def test_somebody_of_a_pack_acts_in_a_way_of_their_own(archive: Pack) -> None:
    table = parlour.new(GAME, seed=3, packs=[archive], players=2, conspirators=["archive", "beck"], first_player=0)
    state = table.position()
    state["state"]["conspirators"][0]["motivation"] = "motivated"
    table = parlour.position(GAME, {"setup": state["setup"], "state": state["state"], "chance": state["chance"]})
    assert isinstance(table.game, Orchestra)
    decision = table.decision
    assert decision is not None
    own = next(option for option in decision.options if option.key == "ability:own")
    assert own.text == "Special ability: somebody in your space loses 1 suspicion"
    before = list(table.game.suspicion)
    table.choose("ability:own", 0)
    table.choose("conspirator:beck", 0)
    assert isinstance(table.game, Orchestra)
    assert list(table.game.suspicion) == [before[0], before[1] - 1]
    told = table.events(0, 0)
    assert "Archivist used the special ability: somebody in your space loses 1 suspicion." in [event["text"] for event in told]
    fallen = next(event for event in told if event["event"] == "suspicion_changed" and event["conspirator"] == "beck")
    assert fallen["why"] == "ability"
    # Once a turn.
    assert table.decision is not None
    assert "ability:own" not in [option.key for option in table.decision.options]
    assert "Once a turn" in table.why_not("ability:own", 0).reason


def test_dice_of_a_pack_are_nobody_elses(tmp_path: Path) -> None:
    files = {**ARCHIVE, "conspirators/archive.toml": 'affiliation = "civilian"\nability = ["MoreDice(2)"]\n'}
    text = "    .text = Plots in your space have { $dice } dice more.\n"
    files["languages/en.ftl"] = "\n".join(
        text.rstrip() if line.startswith("    .text = You carry") else line
        for line in ARCHIVE["languages/en.ftl"].splitlines()
        if not line.startswith("    .act")
    )
    title = orchestra([parlour.open_pack(written(tmp_path, files))])
    g = title.new(title.read_setup({"players": 2, "conspirators": ["archive", "kordt"]}), 1)
    g.motivation[0] = 3
    assert (g.setup.can[0], g.worth(0, 0), g.is_able(0, 0), g.is_able(1, 0)) == (1, 2, True, False)
    assert title.figures()["archive.dice"] == 2
    changed = title.with_figures({"archive.dice": 4})
    assert changed.catalogue()["conspirators"][-1]["ability_text"] == "Plots in your space have 4 dice more."


@pytest.mark.parametrize(
    ("level", "players", "choices"), [("novice", 2, 60), ("casual", 3, 60), ("strong", 2, 5), ("expert", 2, 2)]
)
def test_bots_of_every_level_play_it(archive: Pack, level: str, players: int, choices: int) -> None:
    who = ["archive", "beck", "kordt"][:players]
    table = parlour.new(GAME, seed=5, packs=[archive], players=players, conspirators=who)
    bots = [parlour.bot(level, seat) for seat in range(players)]
    for _ in range(choices):
        seat = table.game.who()
        table.choose(bots[seat].choose(table, seat), seat)
    assert table.moment == choices
    assert parlour.replay(table.record()).hash() == table.hash()
    assert parlour.position(GAME, table.position()).hash() == table.hash()


def test_bots_use_what_a_pack_brings(archive: Pack) -> None:
    """Judged by their words, its card and its ability are worth something when they help."""
    used = 0
    for seed in range(4):
        table = parlour.new(GAME, seed=seed, packs=[archive], players=2, conspirators=["archive", "tresckow"], difficulty="easy")
        bots = [parlour.bot("casual", seat) for seat in range(2)]
        while table.decision is not None:
            seat = table.game.who()
            key = bots[seat].choose(table, seat)
            used += key in ("ability:own", "use:archive_letters")
            table.choose(key, seat)
    assert used >= 2


def test_random_games_stay_in_order(archive: Pack) -> None:
    title = orchestra([archive])
    setups = PACKED.setups(title, archive)
    assert {(setup["players"], setup["difficulty"]) for setup in setups} == {
        (players, level) for players in range(1, 6) for level in ("easy", "standard", "hard")
    }
    assert all("archive" in setup["conspirators"] for setup in setups)
    tried = try_out(title, setups, len(setups), 1, lambda _: None)
    assert tried.failed == []
    assert tried.games == len(setups)


def test_environments_keep_their_numbers(archive: Pack, tmp_path: Path) -> None:
    plain, packed = Plan(GAME, {"players": 2}), Plan(GAME, {"players": 2, "packs": [archive]})
    assert packed.codec.places == plain.codec.places
    for room, wider in zip(plain.codec.rooms, packed.codec.rooms, strict=True):
        assert (wider.name, wider.size) == (room.name, room.size)
        assert wider.ids[: len(room.ids)] == room.ids
    for one, other in zip(plain.codec.wordings(0, 2), packed.codec.wordings(0, 2), strict=True):
        # Free numbers get a meaning; what had one keeps it where it was.
        assert len(one.codes) == len(other.codes)
        assert all(before in (after, (SPARE, before[1])) for before, after in zip(one.codes, other.codes, strict=True))
    # The same game of the box, with a pack that brings somebody else, is the same numbers.
    guest = parlour.open_pack(written(tmp_path, skeleton("general", "The General", "olbricht")))
    who = ["beck", "oster"]
    one_desk = Plan(GAME, {"players": 2, "conspirators": who}).begin(3)
    other_desk = Plan(GAME, {"players": 2, "conspirators": who, "packs": [guest]}).begin(3)
    noise = 9
    for _ in range(120):
        if one_desk.seat < 0:
            break
        assert list(one_desk.actions) == list(other_desk.actions)
        assert list(one_desk.observation(one_desk.seat)) == list(other_desk.observation(other_desk.seat))
        other_desk.step_at_random(noise)
        noise = one_desk.step_at_random(noise)
    desk = Plan(GAME, {"players": 2, "packs": [archive], "conspirators": ["archive", "oster"]}).begin(4)
    for _ in range(300):
        if desk.seat < 0:
            break
        assert min(desk.actions) >= 0
        noise = desk.step_at_random(noise)


@pytest.mark.parametrize("code", ["en", "nl", "de"])
def test_cards_are_printed(archive: Pack, code: str) -> None:
    sheets = PACKED.sheets(orchestra([archive]), archive, code)
    assert [len(sheet.faces) for sheet in sheets] == [1, 1, 1]
    assert [sheet.faces[0].name for sheet in sheets] == ["Paula the Archivist", "Copied Letters", "A Show Trial"]


def test_it_has_a_colour_and_a_picture(tmp_path: Path) -> None:
    drawing = '<svg viewBox="0 0 10 10"><script>x</script><path d="M0 0h9v9z"/></svg>'
    plain = '<svg viewBox="0 0 10 10"><path d="M0 0h9v9z"/></svg>'
    with pytest.raises(BadInput, match="script"):
        parlour.open_pack(written(tmp_path / "wrong", {**ARCHIVE, "pictures/archive.svg": drawing}))
    pack = parlour.open_pack(written(tmp_path / "right", {**ARCHIVE, "pictures/archive.svg": plain}))
    one = orchestra([pack]).catalogue()["conspirators"][-1]
    assert one["color"].startswith("#")
    assert "M0 0h9v9z" in one["pictures"]["archive"]
    # What the box brings has neither.
    assert all("color" not in other for other in orchestra([pack]).catalogue()["conspirators"][:-1])


def test_it_travels_with_records_and_positions(archive: Pack) -> None:
    table = parlour.new(GAME, seed=2, packs=[archive], players=2, conspirators=["archive", "canaris"])
    for _ in range(10):
        assert table.decision is not None
        option = table.decision.options[-1]
        table.choose(option.key, option.seat)
    record = parlour.loads(table.record().dumps())
    assert parlour.replay(record).hash() == table.hash()
    assert parlour.position(GAME, json.loads(json.dumps(table.position()))).hash() == table.hash()
