"""Moving: roads, occupiers, Control cards, Tickets, Travel Immunity (OSO-93 to OSO-105, OSO-211, R8, R52 to R56, R87, R93)."""

from __future__ import annotations

from orange_shall_overcome.stories import HIGH, alibi, asked, at, goods, keys, play, road, safety, state, story, told


def test_up_to_two_roads() -> None:
    """OSO-93 OSO-94 R87: at least one, at most two; Safe Roads have no effect; Paul covers three."""
    t = story("kees paul", kees={"at": "c1"}, roads={})
    play(t, "morale:kees", "act:move")
    assert t.why_not("move:stop", 0).rule == "R87"
    assert t.why_not("move:t", 0).rule == "OSO-93"
    play(t, "move:a", "move:c")
    assert at(t, "kees") == "c5"
    assert "card:kees_1" in keys(t)
    t = story("paul kees", paul={"at": "c1"}, roads={})
    play(t, "morale:paul", "act:move", "move:a", "move:c", "move:i")
    assert at(t, "paul") == "c6"


def test_the_example_of_the_rulebook() -> None:
    """OSO-95 OSO-96 OSO-98 OSO-100 OSO-101: the policeman on road A; the second option intensifies; the next road is safe."""
    t = story("kees paul", kees={"at": "c1", "used": 2}, roads={"a": ["policeman"]}, control="ct12")
    play(t, "morale:kees", "act:move", "move:a")
    assert "OZO has been painted" in asked(t).prompt
    play(t, "answer:2")
    assert road(t, "a") == ["soldier"]
    assert at(t, "kees") == "c2"
    play(t, "move:c")
    assert at(t, "kees") == "c5"


def test_control_cards_are_chosen_on_the_text_alone() -> None:
    """OSO-97 R21 R57 R89: situation and labels for all; no result before the choice, and never the other one."""
    t = story("kees paul", kees={"at": "c1", "used": 2}, roads={"a": ["soldier"]}, control="ct01 ct02")
    play(t, "morale:kees", "act:move", "move:a")
    for seat in (0, 1, None):
        card = t.view(seat)["control"]
        assert card["options"] == ["Hand it over in silence", "Talk about the weather while he reads"]
        assert card["result"] is None
        assert "lose 1 Alibi" not in str(t.view(seat)) + told(t, seat)
        assert "lose 2 Alibi" not in str(t.view(seat)) + told(t, seat)
        assert "ct02" not in str(t.view(seat))
    assert t.view(0)["control"]["reader"] == 1
    play(t, "answer:1")
    assert "You lose 1 Alibi" in told(t, 1)
    assert "lose 2 Alibi" not in told(t, 0)
    assert state(t)["discards"]["control"][-1] == "ct01"


def test_without_any_control_card_nobody_is_asked() -> None:
    """R17: a position may hold none at all, neither in the deck nor beside it."""
    nothing: dict[str, list[str]] = {"control": []}
    t = story("kees paul", kees={"at": "c1"}, roads={"a": ["policeman"]}, decks=nothing, discards=nothing)
    play(t, "morale:kees", "act:move", "move:a", "pass:control")
    assert at(t, "kees") == "c2"
    assert t.view(0)["control"] is None
    assert "move:c" in keys(t)


def test_two_tokens_on_a_road() -> None:
    """R8 R54 OSO-95 OSO-149: one Control card for each, soldiers first; a token replaces one card."""
    t = story(
        "suze paul",
        suze={"at": "c1", "alibi": 9, "goods": {"immunity": 1}},
        roads={"a": ["policeman", "soldier"]},
        control="ct25 ct38",
    )
    play(t, "morale:suze", "act:move", "move:a")
    assert "soldier" in asked(t).prompt
    play(t, "pass:control", "answer:1")
    assert "policeman" in asked(t).prompt
    play(t, "pass:immunity")
    assert (alibi(t, "suze"), at(t, "suze"), goods(t, "suze")) == (8, "c2", {})


def test_back_beats_stop() -> None:
    """R53: back cancels the other card and ends the Move; stop still meets the other token."""
    back = story("suze paul", suze={"at": "c1"}, roads={"a": ["soldier", "policeman"]}, control="ct24 ct01")
    play(back, "morale:suze", "act:move", "move:a", "answer:1")
    assert at(back, "suze") == "c1"
    assert len(state(back)["decks"]["control"]) == 1
    assert "card:suze_1" in keys(back)
    stop = story("suze paul", suze={"at": "c1"}, roads={"a": ["soldier", "policeman"]}, control="ct27 ct38")
    play(stop, "morale:suze", "act:move", "move:a", "answer:1")
    assert "answer:1" in keys(stop)
    play(stop, "answer:1")
    assert at(stop, "suze") == "c2"
    assert "move:stop" not in keys(stop)


def test_tokens_that_change_while_a_road_is_crossed() -> None:
    """R54 OSO-151: a token taken off is not met; going back over the road meets its tokens again (R87)."""
    t = story("suze paul", suze={"at": "c1"}, roads={"a": ["policeman", "policeman"]}, control="ct03 ct03"[:4] + " ct22 ct01")
    play(t, "morale:suze", "act:move", "move:a", "answer:1")
    assert road(t, "a") == ["policeman"]
    play(t, "answer:1")
    assert at(t, "suze") == "c2"
    play(t, "move:a", "answer:1")
    assert at(t, "suze") == "c1"


def test_where_a_character_is_while_it_travels() -> None:
    """R52: at the location it left; a raid at the far end does not touch it, one that drives it away ends the Move."""
    far = story(
        "suze paul", suze={"at": "c1", "alibi": 5}, roads={"a": ["policeman"]}, control="ct13", safety={**HIGH, "c2": 1}, raid="r02"
    )
    play(far, "morale:suze", "act:move", "move:a", "answer:1")
    assert (alibi(far, "suze"), at(far, "suze"), safety(far, "c2")) == (5, "c2", 6)
    near = story("suze paul", suze={"at": "c1"}, roads={"a": ["soldier"]}, control="ct34", safety={**HIGH, "c1": 1}, raid="r16")
    play(near, "morale:suze", "act:move", "move:a", "answer:1", "step:suze:b")
    assert at(near, "suze") == "c4"
    assert "card:suze_1" in keys(near)


def test_travel_immunity() -> None:
    """OSO-102 OSO-105 R55 R60 R62: spent before the card is drawn; it returns to the supply of five."""
    t = story("kees paul", kees={"at": "c1", "goods": {"immunity": 1}}, roads={"a": ["policeman"]})
    play(t, "morale:kees", "act:move", "move:a")
    assert set(keys(t)) == {"pass:control", "pass:immunity", "pass:ability"}
    assert t.view(0)["supply"]["immunity"] == 4
    play(t, "pass:immunity")
    assert t.view(0)["supply"]["immunity"] == 5
    assert at(t, "kees") == "c2"


def test_kees_passes_one_policeman_a_round() -> None:
    """R55: without a card; On duty ignores all of them during one Move, by itself."""
    t = story("kees paul", kees={"at": "c1"}, roads={"a": ["policeman"], "c": ["policeman"]}, control="ct01 ct02")
    play(t, "morale:kees", "act:move", "move:a", "pass:ability", "move:c")
    assert "answer:1" in keys(t)
    t = story("kees paul", kees={"at": "c1"}, roads={"a": ["policeman"], "c": ["policeman"]})
    play(t, "card:kees_1", "act:move", "move:a", "move:c")
    assert at(t, "kees") == "c5"
    assert state(t)["characters"]["kees"]["used"] == 0


def test_leo_may_keep_his_token() -> None:
    """R6 R62: on 4 to 6 the Travel Immunity token is kept."""
    for face, kept in ((3, {}), (4, {"immunity": 1})):
        t = story("leo paul", leo={"at": "c1"}, roads={"a": ["policeman"]}, dice=[face])
        play(t, "morale:leo", "act:move", "move:a", "pass:immunity")
        assert goods(t, "leo") == kept


def test_hanneke_may_take_the_other_result() -> None:
    """R56: she hears her own result only, then may take the other unseen, and cannot change back."""
    t = story("hanneke paul", hanneke={"at": "c1", "alibi": 6}, roads={"a": ["soldier"]}, control="ct01")
    play(t, "morale:hanneke", "act:move", "move:a", "answer:2")
    assert "You lose 2 Alibi" in told(t, 0)
    assert "lose 1 Alibi" not in told(t, 0) + str(t.view(0))
    play(t, "switch:take_other")
    assert alibi(t, "hanneke") == 5


def test_tickets() -> None:
    """OSO-103 OSO-104 OSO-105 OSO-211 R60: to any location, past everybody, in place of both movements."""
    t = story("kees paul", kees={"at": "c1", "goods": {"ticket": 1}}, roads={"a": ["soldier"], "b": ["soldier"]})
    play(t, "morale:kees", "act:move", "ticket:l6")
    assert at(t, "kees") == "l6"
    assert "card:kees_1" in keys(t)
    assert t.view(0)["supply"]["tickets"] == 5
    t = story("kees paul", kees={"at": "c1", "goods": {"ticket": 1}}, roads={})
    play(t, "morale:kees", "act:move", "move:a")
    assert t.why_not("ticket:l6", 0).rule == "OSO-211"
    t = story("kees paul", kees={"at": "c1"}, roads={})
    play(t, "morale:kees", "act:move")
    assert t.why_not("ticket:l6", 0).rule == "OSO-103"


def test_items_are_limited_to_five() -> None:
    """R62 R69: with none left nothing is gained."""
    t = story("leo paul", leo={"at": "l1", "goods": {"immunity": 5, "money": 1}, "alibi": 5})
    play(t, "special:leo_3")
    assert goods(t, "leo") == {"immunity": 5}


def test_bonuses_of_a_move() -> None:
    """R27 R87: more roads, Safety on entry, Alibi after a Control card, resources kept; also declined (R46)."""
    t = story("paul kees", paul={"at": "c1"}, roads={}, safety=dict.fromkeys(HIGH, 3))
    play(t, "card:paul_2", "act:move", "move:a", "move:c", "move:stop")
    assert (safety(t, "c2"), safety(t, "c5"), safety(t, "c1")) == (4, 4, 3)
    t = story("hanneke paul", hanneke={"at": "c1"}, roads={})
    play(t, "card:hanneke_1", "act:move", "move:a", "move:c", "move:i")
    assert at(t, "hanneke") == "c6"
    t = story("mies paul", mies={"at": "c1", "alibi": 5}, roads={"a": ["soldier"]}, control="ct25")
    play(t, "card:mies_2", "act:move", "move:a", "answer:1")
    assert alibi(t, "mies") == 5
    t = story("greet paul", greet={"at": "c1", "goods": {"ration": 2}}, roads={"a": ["soldier"]}, control="ct26")
    play(t, "card:greet_2", "act:move", "move:a", "answer:1")
    assert goods(t, "greet") == {"ration": 2}
    t = story("greet paul", greet={"at": "c1", "goods": {"ration": 2}}, roads={"a": ["soldier"]}, control="ct26")
    play(t, "card:greet_2", "act:move_without_bonus", "move:a", "answer:1")
    assert goods(t, "greet") == {}


def test_steps_that_are_no_move() -> None:
    """R93 R74: Back alley uses no Control card and may be declined; Paul's ability does not count."""
    t = story("paul kees", paul={"at": "c1"}, roads={"a": ["soldier"]}, safety=dict.fromkeys(HIGH, 3))
    play(t, "special:paul_3", "step:paul:a")
    assert (at(t, "paul"), safety(t, "c2")) == ("c2", 4)
    assert "card:paul_1" in keys(t)
    t = story("paul kees", paul={"at": "c1"}, safety=dict.fromkeys(HIGH, 3))
    play(t, "special:paul_3", "step:stay")
    assert (at(t, "paul"), safety(t, "c1")) == ("c1", 4)


def test_intensify_and_downgrade() -> None:
    """OSO-150 OSO-151 R9 R10: place, turn, nothing on soldiers; nothing without a token left; both kinds: the player picks."""
    t = story("kees paul", kees={"hand": ["kees_1"], "occupier": "o1_11"}, roads={"j": ["soldier"], "p": ["policeman"]})
    play(t, "discard:kees_1")
    assert (road(t, "j"), road(t, "p")) == (["soldier"], ["soldier"])
    full = {letter: ["soldier", "soldier"] for letter in "abcdefghi"} | {"k": ["soldier", "soldier"]}
    t = story("kees paul", kees={"hand": ["kees_1"], "occupier": "o1_11"}, roads=full)
    play(t, "discard:kees_1")
    assert road(t, "j") == []
    t = story(
        "kees paul",
        scenario="arbeitseinsatz",
        kees={"at": "l5", "goods": {"information": 1, "sabotage": 1}},
        roads={"a": ["policeman", "soldier"]},
    )
    play(t, "morale:kees", "act:informant_house")
    assert set(keys(t)) == {"downgrade:a:policeman", "downgrade:a:soldier"}
    play(t, "downgrade:a:soldier", "safety:c1")
    assert road(t, "a") == ["policeman", "policeman"]


def test_shifting_a_policeman() -> None:
    """R22 R23 OSO-122: to a neighbouring road that is not full; without effect on anybody."""
    t = story("kees paul", kees={"at": "c1"}, roads={"a": ["policeman"], "b": ["soldier", "soldier"]})
    play(t, "special:kees_3")
    assert set(keys(t)) == {"shift:a:c", "shift:a:d"}
    play(t, "shift:a:d")
    assert (road(t, "a"), road(t, "d")) == ([], ["policeman"])
    assert goods(t, "kees") == {"information": 1}
