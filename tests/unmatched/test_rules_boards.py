"""The boards: lines, zones, passages (U-2 to U-4, U-81 to U-85, D-5)."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from unmatched.stories import BOARDS, dracula, duel, fight, health, holmes, invisible_man, jekyll, keys, play, where

PRINTED: dict[str, Any] = {board["id"]: board for board in parlour.title("unmatched").catalogue()["boards"]}


def ends(t: parlour.Table, fighter: str) -> set[str]:
    return {key.split(":")[2] for key in keys(t, f"move:{fighter}:")}


def lines(board: str) -> set[frozenset[str]]:
    return {frozenset(edge) for edge in PRINTED[board]["edges"]}


@pytest.mark.rule("U-2")
def test_two_fighters_on_a_space_are_refused() -> None:
    with pytest.raises(parlour.BadInput, match="two fighters on s1"):
        duel(holmes("s1"), jekyll("s1"), board="soho")


@pytest.mark.rule("U-2", "U-85")
@pytest.mark.parametrize("board", BOARDS)
def test_lines_join_two_different_known_spaces_once_and_everything_hangs_together(board: str) -> None:
    ids = {space["id"] for space in PRINTED[board]["spaces"]}
    edges = PRINTED[board]["edges"]
    assert len(lines(board)) == len(edges)
    assert all(len(edge) == 2 and edge <= ids for edge in lines(board))
    reached, todo = set[str](), [next(iter(ids))]
    while todo:
        here = todo.pop()
        reached.add(here)
        todo += [space for edge in lines(board) if here in edge for space in edge - reached]
    assert reached == ids


@pytest.mark.rule("U-2")
def test_adjacency_is_symmetric() -> None:
    for here, there in (("s9", "s22"), ("s22", "s9")):
        t = duel(jekyll(here, hand="feint"), holmes(there), board="soho")
        assert keys(t, "attack:")


@pytest.mark.rule("U-3")
def test_zones_may_be_split_and_give_no_adjacency() -> None:
    zones = {space["id"]: set(space["zones"]) for space in PRINTED["soho"]["spaces"]}
    for colour in ("navy", "green", "yellow"):
        patch = {space for space, colours in zones.items() if colour in colours}
        joined = {min(patch)}
        grown = True
        while grown:
            more = {s for edge in lines("soho") if edge & joined for s in edge if s in patch}
            grown = not more <= joined
            joined |= more
        assert joined < patch, f"{colour} should be split"
    # s17 and s25 are both green, not joined: Jekyll cannot attack there.
    t = duel(jekyll("s17", hand="feint"), holmes("s25"), board="soho")
    assert keys(t) == ["maneuver"]


@pytest.mark.rule("U-4")
def test_the_same_zone_means_one_common_colour() -> None:
    # Watson on s4 (blue, navy): s19 (navy, yellow) shares navy, s24 (yellow) shares nothing.
    t = duel(holmes("s29", watson="s4", hand="feint"), dracula("s24", sisters=["s19"]), board="soho")
    assert keys(t, "attack:") == ["attack:dr_watson:sister_1"]


@pytest.mark.rule("U-4")
def test_a_fighters_zone_includes_its_own_space_and_all_its_colours() -> None:
    t = duel(jekyll("s14", hand="pure_evil", form="Mr. Hyde"), holmes("s1"), board="soho")
    play(t, "scheme:pure_evil:jekyll_and_hyde")
    zones = {space["id"]: set(space["zones"]) for space in PRINTED["soho"]["spaces"]}
    fitting = {space for space, colours in zones.items() if colours & {"navy", "cobble", "pink"}}
    assert {key.split(":")[2] for key in keys(t)} == fitting - {"s14"} | {"stay"}


@pytest.mark.rule("U-81")
def test_keyhole_spaces_are_one_step_from_each_other() -> None:
    t = duel(jekyll("b2"), holmes("b22"), board="baskerville_manor")
    play(t, "maneuver", "boost:none")
    # b1 is one step, from there any keyhole is the second.
    assert {"b1", "b6", "b16", "b28"} <= ends(t, "jekyll_and_hyde")
    assert "b5" not in ends(t, "jekyll_and_hyde")


@pytest.mark.rule("U-81", "D-5")
def test_a_passage_may_be_used_at_any_step_and_several_times() -> None:
    t = duel(jekyll("b2", hand="pure_evil"), holmes("b22"), board="baskerville_manor")
    play(t, "maneuver", "boost:pure_evil")
    # Five steps: b2 b1 | b6 b5 b12 b17 and b2 b1 | b28 b29 b30 b24.
    assert {"b17", "b24"} <= ends(t, "jekyll_and_hyde")
    # Twice in one move: from b7 by b1 to b6 is two steps; a foe on b1 shuts all passages for Jekyll on b7.
    t = duel(jekyll("b7"), holmes("b1"), board="baskerville_manor")
    play(t, "maneuver", "boost:none")
    assert not {"b6", "b16", "b28"} & ends(t, "jekyll_and_hyde")


@pytest.mark.rule("U-81")
def test_a_foe_on_a_keyhole_blocks_it_a_friend_may_be_passed() -> None:
    t = duel(dracula("b1", sisters=["b6"]), holmes("b28"), board="baskerville_manor")
    play(t, "maneuver", "boost:none")
    assert "b28" not in ends(t, "dracula")
    assert "b6" not in ends(t, "dracula")
    assert {"b16", "b5"} <= ends(t, "dracula")
    assert "b29" not in ends(t, "dracula")


@pytest.mark.rule("U-82", "U-74")
def test_for_attacks_and_effects_keyholes_are_not_adjacent() -> None:
    t = duel(dracula("b1", sisters=["b16"], hand="dash prey_upon ravening_seduction"), holmes("b6"), board="baskerville_manor")
    assert keys(t, "attack:") == []
    play(t, "scheme:prey_upon:dracula")
    assert health(t, "sherlock_holmes") == 16
    play(t, "scheme:ravening_seduction:sister_1", "fighter:sherlock_holmes", "move:sherlock_holmes:stay")
    assert health(t, "sherlock_holmes") == 16


@pytest.mark.rule("U-82")
def test_a_passage_is_no_zone() -> None:
    t = duel(holmes("b22", watson="b1", hand="service_revolver"), jekyll("b28"), board="baskerville_manor")
    assert keys(t, "attack:") == []


@pytest.mark.rule("U-72", "U-81")
def test_movement_by_an_effect_may_use_passages() -> None:
    t = duel(dracula("b2", hand="dash"), holmes("b1", hand="feint"), board="baskerville_manor")
    fight(t, "dracula", "sherlock_holmes", "dash", "none")
    assert "move:dracula:b6" not in keys(t)
    t = duel(dracula("b2", hand="dash"), holmes("b9"), board="baskerville_manor")
    fight(t, "dracula", "sherlock_holmes", "dash", "none")
    # b2 b1 | b6 b5
    assert {"move:dracula:b6", "move:dracula:b5", "move:dracula:b16"} <= set(keys(t))


@pytest.mark.rule("Q-4", "U-141")
def test_fog_drifts_through_passages_unless_the_table_says_no() -> None:
    players = invisible_man("b22", fog=["b2", None, None], hand="lurking"), jekyll("b21", hand="feint skirmish")
    for allowed in (True, False):
        t = duel(*players, turn=1, fog_uses_passages=allowed)
        fight(t, "jekyll_and_hyde", "invisible_man", "skirmish", "lurking")
        play(t, "choose:fog")
        assert ("fog:b2:b6" in keys(t)) is allowed
        assert ("fog:b2:b5" in keys(t)) is allowed
        assert "fog:b2:b7" in keys(t)


@pytest.mark.rule("U-83")
def test_lines_in_soho_cross_without_meeting() -> None:
    soho = lines("soho")
    for a, b in (("s18", "s19"), ("s12", "s23"), ("s19", "s20"), ("s14", "s24")):
        assert frozenset((a, b)) in soho
    for a, b in (("s18", "s12"), ("s18", "s23"), ("s19", "s12"), ("s19", "s23"), ("s19", "s14"), ("s20", "s24"), ("s19", "s24")):
        assert frozenset((a, b)) not in soho
    t = duel(jekyll("s19"), holmes("s1"), board="soho")
    play(t, "maneuver", "boost:none")
    assert ends(t, "jekyll_and_hyde") == {"s17", "s18", "s20", "s21"}


@pytest.mark.rule("U-84")
@pytest.mark.parametrize(
    ("board", "players", "starts"),
    [
        ("baskerville_manor", [2, 3, 4], {"1": "b22", "2": "b9", "3": "b24", "4": "b14"}),
        ("soho", [2, 3, 4], {"1": "s3", "2": "s15", "3": "s22", "4": "s24"}),
        ("marmoreal", [2, 3, 4], {"1": "m16", "2": "m27", "3": "m1", "4": "m10"}),
        ("sarpedon", [2, 3, 4], {"1": "p20", "2": "p30", "3": "p6", "4": "p13"}),
        ("sherwood_forest", [2], {"1": "w30", "2": "w22"}),
        ("yukon", [2], {"1": "y22", "2": "y2"}),
    ],
)
def test_players_and_start_spaces(board: str, players: list[int], starts: dict[str, str]) -> None:
    assert (PRINTED[board]["players"][0], PRINTED[board]["players"][-1]) == (players[0], players[-1])
    assert PRINTED[board]["starts"] == starts
    passages = PRINTED[board]["secret_passages"]
    assert sorted(passages) == (["b1", "b16", "b28", "b6"] if board == "baskerville_manor" else [])


@pytest.mark.rule("D-5")
def test_there_is_no_line_from_b21_to_b31() -> None:
    assert frozenset(("b21", "b31")) not in lines("baskerville_manor")
    t = duel(jekyll("b21", hand="feint"), holmes("b31"), board="baskerville_manor")
    assert keys(t) == ["maneuver"]
    assert where(t, "jekyll_and_hyde") == "b21"
