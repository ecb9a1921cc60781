"""Setup: heroes, boards, decks, places (U-1 to U-15, U-84, U-90, U-95, U-100, U-140)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import parlour
from parlour import BadInput, Table
from unmatched.stories import (
    BOARDS,
    HEROES,
    asked,
    deck,
    dracula,
    duel,
    fog,
    hand,
    health,
    invisible_man,
    keys,
    play,
    told,
    where,
    whose_turn,
)

CARDS: dict[str, Any] = {hero["id"]: hero for hero in parlour.title("unmatched").catalogue()["heroes"]}
STARTS: dict[str, list[str]] = {
    "baskerville_manor": ["b22", "b9", "b24", "b14"],
    "soho": ["s3", "s15", "s22", "s24"],
    "marmoreal": ["m16", "m27", "m1", "m10"],
    "sarpedon": ["p20", "p30", "p6", "p13"],
    "sherwood_forest": ["w30", "w22"],
    "yukon": ["y22", "y2"],
}


def set_up(*heroes: str, board: str = "soho", seed: int = 1, **options: Any) -> Table:
    return parlour.new("unmatched", seed=seed, heroes=list(heroes), board=board, **options)


def after_setup(*heroes: str, board: str = "soho", **options: Any) -> Table:
    t = set_up(*heroes, board=board, **options)
    while keys(t, "place:") or keys(t, "fog:"):
        play(t, keys(t)[0])
    return t


def refusal(*heroes: str, **options: Any) -> str:
    with pytest.raises(BadInput) as refused:
        set_up(*heroes, **options)
    return str(refused.value)


@pytest.mark.rule("U-1")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_has_thirty_cards_and_the_printed_fighters(hero: str) -> None:
    other = "jekyll_and_hyde" if hero != "jekyll_and_hyde" else "dracula"
    t = after_setup(hero, other)
    assert len(hand(t, 0)) + len(deck(t, 0)) == 30
    fighters = t.position()["state"]["players"][0]["fighters"]
    sidekicks = {"sherlock_holmes": ["dr_watson"], "dracula": ["sister_1", "sister_2", "sister_3"]}
    assert list(fighters) == [hero, *sidekicks.get(hero, [])]
    assert ("fog" in t.position()["state"]["players"][0]) == (hero == "invisible_man")


@pytest.mark.rule("U-9")
def test_a_hero_is_taken_once() -> None:
    said = refusal("dracula", "dracula")
    assert "different hero (U-9)" in said
    assert "Q-9" in said


@pytest.mark.rule("Q-9")
def test_mirror_matches_are_an_option_and_off_by_default() -> None:
    t = after_setup("dracula", "dracula", mirror=True)
    assert [seat.name for seat in t.seats] == ["Dracula (player 1)", "Dracula (player 2)"]
    assert where(t, "dracula@1") == "s3"
    assert where(t, "dracula@2") == "s15"
    assert where(t, "sister_2@2") is not None
    assert parlour.new("unmatched").setup["mirror"] is False


@pytest.mark.rule("U-9", "U-84")
@pytest.mark.parametrize("board", ["sherwood_forest", "yukon"])
def test_a_board_with_too_few_starts_is_refused(board: str) -> None:
    assert "(U-9)" in refusal("sherlock_holmes", "dracula", "invisible_man", board=board)
    assert set_up("sherlock_holmes", "dracula", board=board).decision is not None


@pytest.mark.rule("U-9")
@pytest.mark.parametrize("count", [0, 1, 5])
def test_two_to_four_play(count: int) -> None:
    assert "two to four" in refusal(*[HEROES[n % 4] for n in range(count)], mirror=True)


@pytest.mark.rule("U-9")
def test_unknown_heroes_boards_and_options_are_refused_with_a_hint() -> None:
    assert "did you mean dracula" in refusal("drakula", "invisible_man")
    assert "unknown 'sohoo'; did you mean soho" in refusal("dracula", "invisible_man", board="sohoo")
    assert "did you mean mirror" in refusal("dracula", "invisible_man", miror=True)


@pytest.mark.rule("U-10", "Q-31")
@pytest.mark.parametrize("heroes", [HEROES[:2], HEROES[1:], HEROES])
def test_full_health_shuffled_decks_and_five_cards_before_anybody_is_placed(heroes: tuple[str, ...]) -> None:
    t = set_up(*heroes)
    printed = {"sherlock_holmes": 16, "dr_watson": 8, "dracula": 13, "jekyll_and_hyde": 16, "invisible_man": 15} | {
        f"sister_{n}": 1 for n in (1, 2, 3)
    }
    for seat, hero in enumerate(heroes):
        assert len(hand(t, seat)) == 5
        assert len(deck(t, seat)) == 25
        whole = Counter({card["id"]: card["copies"] for card in CARDS[hero]["deck"]})
        assert Counter(hand(t, seat)) + Counter(deck(t, seat)) == whole
        for fighter in t.position()["state"]["players"][seat]["fighters"]:
            assert health(t, fighter) == printed[fighter]


@pytest.mark.rule("U-10")
def test_the_seed_shuffles() -> None:
    orders = {tuple(deck(set_up("jekyll_and_hyde", "dracula", seed=seed), 0)) for seed in range(20)}
    assert len(orders) == 20
    assert deck(set_up("jekyll_and_hyde", "dracula", seed=3), 0) == deck(set_up("jekyll_and_hyde", "dracula", seed=3), 0)


@pytest.mark.rule("U-11", "U-84", "U-85", "U-102")
@pytest.mark.parametrize("board", BOARDS)
def test_heroes_stand_on_the_start_spaces_and_player_1_begins(board: str) -> None:
    heroes = HEROES[: len(STARTS[board])]
    t = after_setup(*heroes, board=board)
    assert [where(t, hero) for hero in heroes] == STARTS[board]
    assert whose_turn(t) == 0
    places = [figure["space"] for player in t.position()["state"]["players"] for figure in player["fighters"].values()]
    assert None not in places
    assert len(set(places)) == len(places)


@pytest.mark.rule("U-12", "D-8", "U-69")
def test_each_player_places_everything_in_the_zone_of_the_hero_before_the_next_one_does() -> None:
    t = set_up("dracula", "sherlock_holmes", board="soho")
    assert asked(t) == 0
    assert where(t, "dracula") == "s3"
    assert where(t, "sherlock_holmes") is None
    blue = ["s1", "s2", "s4", "s10", "s11"]
    assert keys(t) == [f"place:sister_1:{space}" for space in blue]
    play(t, "place:sister_1:s10")
    assert "place:sister_2:s10" not in keys(t)
    play(t, "place:sister_2:s4", "place:sister_3:s1")
    assert asked(t) == 1
    assert where(t, "sherlock_holmes") == "s15"
    pink = ["s7", "s8", "s14", "s16", "s20", "s21"]
    assert keys(t) == [f"place:dr_watson:{space}" for space in pink]
    play(t, "place:dr_watson:s14")
    assert whose_turn(t) == 0
    assert asked(t) == 0
    assert where(t, "dr_watson") == "s14"


@pytest.mark.rule("U-12")
def test_any_colour_of_a_start_space_with_several_will_do() -> None:
    t = set_up("jekyll_and_hyde", "sherlock_holmes", board="baskerville_manor")
    assert where(t, "sherlock_holmes") == "b9"
    lightblue, brown = ["b1", "b2", "b7", "b8", "b15"], ["b3", "b4", "b10", "b11"]
    assert {key.split(":")[2] for key in keys(t)} == {*lightblue, *brown}


@pytest.mark.rule("U-13")
def test_a_sidekick_without_room_in_the_zone_goes_anywhere() -> None:
    names = ["dracula", "sister_1", "sister_2", "sister_3"]
    red = dict(zip(names, ["s23", "s25", "s26", "s27"], strict=True))
    green_and_rest = dict(zip(names, ["s28", "s17", "s18", "s1"], strict=True))
    doc = {
        "setup": {"heroes": ["dracula", "dracula", "sherlock_holmes"], "board": "soho", "mirror": True},
        "state": {
            "turn": {"number": 0},
            "players": [
                {"fighters": {f"{name}@1": {"space": space} for name, space in red.items()}},
                {"fighters": {f"{name}@2": {"space": space} for name, space in green_and_rest.items()}},
                {"fighters": {"sherlock_holmes": {"space": "s22"}, "dr_watson": {"space": None, "health": 8}}},
            ],
        },
        "stack": [["StartTurn", 0, -1], ["PlaceSidekick", 2, 9]],
    }
    t = parlour.position("unmatched", doc)
    taken = {*red.values(), *green_and_rest.values(), "s22"}
    assert asked(t) == 2
    assert {key.split(":")[2] for key in keys(t)} == {f"s{n}" for n in range(1, 30)} - taken
    # With one red space left, only that one.
    doc["state"]["players"][1]["fighters"]["dracula@2"]["space"] = "s2"  # type: ignore[index]
    one = parlour.position("unmatched", doc)
    assert where(one, "dr_watson") == "s28"


@pytest.mark.rule("U-14", "U-140", "Q-31")
def test_fog_is_put_down_after_the_fighters_of_its_owner_in_separate_free_spaces_of_the_zone() -> None:
    t = set_up("invisible_man", "sherlock_holmes", board="soho")
    assert where(t, "invisible_man") == "s3"
    blue = ["s1", "s2", "s4", "s10", "s11"]
    assert keys(t) == [f"fog:{space}" for space in blue]
    play(t, "fog:s4")
    assert keys(t) == ["fog:s1", "fog:s2", "fog:s10", "fog:s11"]
    play(t, "fog:s11", "fog:s2")
    assert fog(t, 0) == ["s4", "s11", "s2"]
    assert asked(t) == 1
    assert [event["to"] for event in told(t, None, "fog_placed")] == ["s4", "s11", "s2"]


@pytest.mark.rule("Q-31")
def test_fighters_placed_later_may_stand_on_fog() -> None:
    t = set_up("sherlock_holmes", "invisible_man", "jekyll_and_hyde", "dracula", board="baskerville_manor")
    play(t, "place:dr_watson:b17", "fog:b15", "fog:b8", "fog:b2")
    assert "place:sister_1:b15" in keys(t)
    play(t, "place:sister_1:b15")
    assert where(t, "sister_1") == "b15"
    assert "b15" in fog(t, 1)


@pytest.mark.rule("U-140")
def test_fog_without_room_in_the_zone_goes_to_any_free_space() -> None:
    doc = {
        "setup": {"heroes": ["invisible_man", "dracula"], "board": "soho"},
        "state": {
            "turn": {"number": 0},
            "players": [
                {"fighters": {"invisible_man": {"space": "s1"}}},
                {
                    "fighters": {
                        name: {"space": f"s{n}"}
                        for name, n in zip(["dracula", "sister_1", "sister_2", "sister_3"], [2, 3, 4, 10], strict=True)
                    }
                },
            ],
        },
        "stack": [["StartTurn", 0, -1], ["PlaceFog", 0, -1]],
    }
    t = parlour.position("unmatched", doc)
    # The only free blue space is taken without asking; then every free space is offered.
    assert fog(t, 0) == ["s11", None, None]
    assert {key.split(":")[1] for key in keys(t)} == {f"s{n}" for n in range(1, 30)} - {"s1", "s2", "s3", "s4", "s10", "s11"}


@pytest.mark.rule("U-15", "U-17")
def test_player_1_has_two_actions_in_the_first_turn_of_a_duel() -> None:
    t = after_setup("invisible_man", "jekyll_and_hyde")
    assert t.position()["state"]["turn"] == {
        "player": 0, "number": 1, "actions": 2, "taken": 0, "had_turn": [0], "boost": 0, "moved": [], "began_on_fog": False
    }  # fmt: skip


@pytest.mark.rule("U-90")
@pytest.mark.parametrize("count", [3, 4])
def test_a_free_for_all_goes_round_by_seat(count: int) -> None:
    t = after_setup(*HEROES[:count])
    assert [where(t, hero) for hero in HEROES[:count]] == STARTS["soho"][:count]
    assert [seat.team for seat in t.seats] == list(range(count))
    seen: list[int] = []
    while len(seen) < 2 * count:
        if whose_turn(t) != (seen[-1] if seen else -1):
            seen.append(whose_turn(t))
        play(t, keys(t)[-1] if keys(t)[-1] in {"boost:none", "defend:none", "bite:none"} else keys(t)[0])
    assert seen == [*range(count), *range(count)]


@pytest.mark.rule("U-95", "U-100")
@pytest.mark.parametrize("teams", [True, [[0, 2], [1, 3]], [0, 1, 0, 1]])
def test_team_mates_sit_across_and_the_turn_alternates(teams: object) -> None:
    t = after_setup(*HEROES, board="baskerville_manor", teams=teams)
    assert [seat.team for seat in t.seats] == [0, 1, 0, 1]
    assert [where(t, hero) for hero in HEROES] == ["b22", "b9", "b24", "b14"]
    assert t.setup["teams"] is True


@pytest.mark.rule("U-95", "U-100")
def test_teams_need_four_heroes_sitting_across() -> None:
    assert "(U-95)" in refusal(*HEROES[:3], teams=True)
    assert "U-100" in refusal(*HEROES[:3], teams=True)
    assert "(U-95)" in refusal(*HEROES, teams=[[0, 1], [2, 3]])
    assert "(U-95)" in refusal(*HEROES, teams=[0, 0, 1, 1])
    assert "(U-95)" in refusal(*HEROES, teams=[[None, None], "x"])


def test_nobody_is_vanished_and_on_the_board() -> None:
    """U-78, U-148: a position says one or the other."""
    with pytest.raises(BadInput, match="vanished: invisible_man is on the board"):
        duel(invisible_man("s1", vanished=True), dracula("s20"), board="soho")
