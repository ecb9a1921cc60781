"""Numbers with room to grow: what is added changes no number, and what was made for other numbers is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import parlour
from envs.tables import ONE_OF_EACH
from parlour.engine.errors import BadInput
from parlour.envs.core.codec import NUMBERING, Codec, with_room
from parlour.envs.core.codecs import codec_for
from parlour.envs.core.desk import Desk
from parlour.envs.dataset import Games
from parlour.envs.plan import Plan, check_numbering, numbered
from parlour.envs.policies import load_policy, save_policy
from parlour.games.black_orchestra.title import BlackOrchestra
from parlour.games.orange_shall_overcome.title import OrangeShallOvercome
from parlour.games.unmatched.boards import BOARDS
from parlour.games.unmatched.card_choices import PUT_UNDER_DECK
from parlour.games.unmatched.content import Card, Content, Hero
from parlour.games.unmatched.heroes import HEROES
from parlour.games.unmatched.printed import PRINTED
from parlour.games.unmatched.title import Unmatched
from parlour.games.unmatched.turn import STEPS


def stranger(n: int = 0) -> Hero:
    """Return a hero the box does not have, with plain cards."""
    cards = [Card(f"blow_{k}", 1 + k % 3, 2, boost=1, copies=3, by=7) for k in range(10)]
    health = 12 + n % 5
    return Hero(id=f"stranger_{n}", health=health, cards=cards, sidekick_id=f"dog_{n}", sidekicks=3, sidekick_health=1)


def with_heroes(*heroes: Hero) -> Unmatched:
    """Return Unmatched with more heroes behind those of the box."""
    return Unmatched(Content([*HEROES, *heroes], BOARDS, [*STEPS, PUT_UNDER_DECK]))


def play(title: Any, setup: dict[str, Any], seed: int, steps: int) -> list[bytes]:
    g = title.new(title.read_setup(setup), seed)
    g.advance()
    desk = Desk(codec_for(g), g, interrupts=True)
    seen: list[bytes] = []
    noise = seed
    while desk.seat >= 0 and len(seen) < steps:
        seen.append(bytes(desk.observation(desk.seat)) + bytes(desk.mask(desk.seat)))
        noise = desk.step_at_random(noise)
    return seen


def test_a_hero_that_is_added_changes_no_number() -> None:
    more = with_heroes(stranger())
    for heroes in (["sherlock_holmes", "dracula"], ["invisible_man", "jekyll_and_hyde"]):
        plain = play(parlour.title("unmatched"), {"heroes": heroes}, 5, 200)
        assert len(plain) > 50
        assert play(more, {"heroes": heroes}, 5, 200) == plain
    here, there = codec_of(parlour.title("unmatched"), {}), codec_of(more, {})
    assert there.names == here.names
    assert [(f.name, f.size) for f in there.fields] == [(f.name, f.size) for f in here.fields]


def codec_of(title: Any, setup: dict[str, Any]) -> Codec:
    return codec_for(title.new(title.read_setup(setup), 0))


def test_the_hero_that_is_added_is_seen_and_plays() -> None:
    more = with_heroes(stranger(0), stranger(1))
    seen = play(more, {"heroes": ["stranger_1", "dracula"]}, 3, 1000)
    assert seen[0][:64].index(1) == len(HEROES) + 1
    assert len(seen) > 30


def test_more_than_there_is_room_for_is_refused() -> None:
    full = with_heroes(*(stranger(n) for n in range(64 - len(HEROES))))
    codec_of(full, {})
    over = with_heroes(*(stranger(n) for n in range(65 - len(HEROES))))
    with pytest.raises(BadInput, match="heroes: the environments have room for 64, not for 65"):
        codec_of(over, {})
    with pytest.raises(BadInput, match="room for 1, not for 2"):
        with_room([(0, "a"), (1, "b")], 1, "letters")


def test_copies_of_a_name_leave_the_numbers_where_they_are() -> None:
    assert [name for _, name in with_room([(0, "a"), (1, "a"), (2, "b")], 4, "x_")] == ["a", "a", "b", "x_2", "x_3"]


@pytest.mark.parametrize("game", parlour.games())
def test_every_list_has_room_to_spare(game: str) -> None:
    codec = Plan(game, {}).codec
    assert codec.rooms
    for room in codec.rooms:
        assert len(room.ids) < room.size, room.name
    assert codec.size - codec.named >= 100
    assert codec.fields[-1].name == "free"
    assert codec.fields[-1].size >= 100


def test_variants_share_the_numbers() -> None:
    for title, plain, figure in (
        (Unmatched(), "unmatched", {"dracula.health": 20}),
        (BlackOrchestra(), "black-orchestra", {}),
        (OrangeShallOvercome(), "orange-shall-overcome", {}),
    ):
        codec = codec_of(title.with_figures(figure), {})
        assert codec.names == Plan(plain, {}).codec.names
        check_numbering("it", codec.numbering(), Plan(plain, {}).codec.numbering())


# What no seat knows.


@pytest.mark.parametrize(("game", "setup"), ONE_OF_EACH)
def test_the_full_state_is_all_observations_and_what_nobody_knows(game: str, setup: dict[str, Any]) -> None:
    plan = Plan(game, setup)
    desk = plan.begin(3)
    noise = 1
    changed = 0
    for _ in range(120):
        if desk.seat < 0:
            break
        full, known = plan.state(desk), plan.state(desk, hidden=False)
        assert len(known) == plan.seats * plan.codec.places
        assert len(full) == len(known) + plan.codec.hidden_places
        assert (full[: len(known)] == known).all()
        hidden = list(desk.hidden())
        at = 0
        for field in plan.codec.hidden_fields:
            assert all(0 <= value <= field.high for value in hidden[at : at + field.size]), field.name
            at += field.size
        other = desk.copy()
        other.g.redeal(desk.seat, noise)
        changed += list(other.hidden()) != hidden
        noise = desk.step_at_random(noise)
    assert changed > 20


def test_the_full_state_knows_the_order_of_the_decks() -> None:
    plan = Plan("unmatched", {})
    desk = plan.begin(3)
    decks = plan.title.write_state(desk.g)["players"]
    hidden = list(desk.hidden())
    for seat, player in enumerate(decks):
        hero = PRINTED.hero(plan.setup["heroes"][seat])
        deck = [hero.cards[kind - 1].id for kind in hidden[40 * seat : 40 * seat + 40] if kind]
        assert deck == player["deck"]


# Policies.


def test_a_policy_comes_back_with_its_numbering(tmp_path: Path) -> None:
    save_policy(tmp_path / "p.npz", "unmatched", {"weights": np.arange(6.0).reshape(2, 3)})
    arrays, numbering = load_policy(tmp_path / "p.npz", "unmatched")
    assert arrays["weights"].shape == (2, 3)
    assert numbering["numbering"] == NUMBERING
    with pytest.raises(BadInput, match="made for 'unmatched', not for black-orchestra"):
        load_policy(tmp_path / "p.npz", "black-orchestra")
    with pytest.raises(BadInput, match="no such file"):
        load_policy(tmp_path / "q.npz", "unmatched")
    (tmp_path / "q.npz").write_text("no arrays")
    with pytest.raises(BadInput, match=r"q\.npz is not a policy"):
        load_policy(tmp_path / "q.npz", "unmatched")
    with pytest.raises(BadInput, match="call the array something else"):
        save_policy(tmp_path / "p.npz", "unmatched", {"numbering": np.zeros(1)})


@pytest.mark.parametrize("read", [load_policy, Games])
def test_a_file_of_arrays_that_is_far_larger_than_it_looks_is_not_read(
    read: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_policy(tmp_path / "p.npz", "unmatched", {"weights": np.zeros(10**6)})
    load_policy(tmp_path / "p.npz", "unmatched")
    asked: list[Path] = []
    monkeypatch.setattr("numpy.load", lambda path, **_: asked.append(path))
    monkeypatch.setattr("parlour.envs.policies.SMALL", 10**6)
    with pytest.raises(BadInput, match="is not a"):
        read(tmp_path / "p.npz", "unmatched")
    assert not asked


def test_a_policy_that_cannot_be_unpacked_is_refused(tmp_path: Path) -> None:
    save_policy(tmp_path / "p.npz", "unmatched", {"weights": np.arange(10.0**4)})
    data = bytearray((tmp_path / "p.npz").read_bytes())
    data[80:120] = b"\xff" * 40
    (tmp_path / "p.npz").write_bytes(data)
    with pytest.raises(BadInput, match="is not a policy"):
        load_policy(tmp_path / "p.npz", "unmatched")


def test_a_policy_of_another_numbering_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "old.npz", weight_0=np.zeros(3))
    with pytest.raises(BadInput, match=rf"numbering 1 of unmatched, this is numbering {NUMBERING}: train it anew"):
        load_policy(tmp_path / "old.npz", "unmatched")
    np.savez(tmp_path / "odd.npz", numbering=np.array("[]"))
    with pytest.raises(BadInput, match="does not say which numbering"):
        load_policy(tmp_path / "odd.npz", "unmatched")


def test_longer_lists_are_taken_and_other_lists_are_refused() -> None:
    here, more = codec_of(Unmatched(), {}).numbering(), codec_of(with_heroes(stranger()), {}).numbering()
    check_numbering("the policy", here, more)
    check_numbering("the policy", more, here)
    other = codec_of(with_heroes(stranger(7)), {}).numbering()
    with pytest.raises(BadInput, match="the policy: it was made for other heroes of unmatched: number 4 was 'stranger_0'"):
        check_numbering("the policy", more, other)
    table = parlour.new("unmatched", seed=1)
    numbered(table, 0, here)
    with pytest.raises(BadInput, match="numbering 1"):
        numbered(table, 0, {"game": "unmatched"})


def test_boards_keep_their_numbers() -> None:
    boards = [board.id for board in BOARDS]
    seen = play(Unmatched(), {"board": "yukon"}, 1, 1)[0]
    codec = codec_of(Unmatched(), {})
    at = 0
    for field in codec.fields:
        if field.name == "board":
            assert seen[at : at + field.size].index(1) == boards.index("yukon")
        at += field.size
