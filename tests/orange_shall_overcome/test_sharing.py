"""One agreement holds any tokens both ways: one side puts it together and changes it until it is right, the other answers once."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from orange_shall_overcome.stories import GAME, SPOTS, asked, goods, keys, next_comes, play, story
from parlour import BadInput, Illegal, Table
from parlour.bots.orange_shall_overcome.mind import MIND
from parlour.games.orange_shall_overcome.deals import added, asks, gives
from parlour.games.orange_shall_overcome.goods import KINDS, count

OLD = Path(__file__).parent / "records" / "shared_by_rules_1.parlour"


def met(kees: dict[str, int], paul: dict[str, int], **more: Any) -> Table:
    """Kees and Paul meet in the Bank; Kees is in turn."""
    alibi = more.pop("alibi", (8, 8))
    return story(
        "kees paul",
        kees={"at": "c3", "goods": kees, "alibi": alibi[0]},
        paul={"at": "c3", "goods": paul, "alibi": alibi[1]},
        **more,
    )


def told_last(t: Table, name: str) -> dict[str, Any]:
    """Return the last event of that name as everybody sees it."""
    return next(event for event in reversed(t.events(None)) if event["event"] == name)


def test_what_was_put_together_so_far_leads_to_a_short_question() -> None:
    t = met({"money": 2}, {"network": 1})
    play(t, "share:kees:paul", "give:money")
    decision = asked(t)
    assert t.words.part(decision.asked, "lead") == "So far Kees gives 1 Money. Kees holds 2 Money; Paul holds 1 Network."
    assert t.words.part(decision.asked, "ask") == "Kees: what else?"


def test_three_tokens_are_given_by_one_agreement() -> None:
    """OSO-89 R36: five choices for the one who gives, one question for the other."""
    t = met({"money": 2, "ration": 1}, {})
    before = t.moment
    play(t, "share:kees:paul", "give:money", "give:money", "give:ration", "propose:agreement")
    assert t.moment - before == 5
    assert asked(t).seats == (1,)
    assert asked(t).prompt == "Kees offers Paul 2 Money, 1 Ration as a gift. Accept?"
    assert keys(t) == ["agree:yes", "agree:no"]
    play(t, "agree:yes")
    assert (goods(t, "kees"), goods(t, "paul")) == ({}, {"money": 2, "ration": 1})


@pytest.mark.parametrize("kind", ["money", "network", "ration", "sabotage", "information", "ticket", "immunity"])
def test_a_single_token_of_any_kind_can_be_given_or_asked_for(kind: str) -> None:
    """OSO-89: whichever of the two holds it; without any token there is nothing to agree on."""
    for t, change in ((met({kind: 1}, {}), f"give:{kind}"), (met({}, {kind: 1}), f"ask:{kind}")):
        play(t, "share:kees:paul")
        assert change in keys(t)
    assert "share:kees:paul" not in keys(met({}, {}))


def test_tokens_go_both_ways_at_once() -> None:
    """R63: limits hold for what both have afterwards, so that two full hands can exchange."""
    t = met({"money": 2, "ticket": 1}, {"network": 1, "sabotage": 1}, alibi=(2, 2))
    play(t, "share:kees:paul", "give:money")
    assert "propose:agreement" not in keys(t)
    assert "Paul would hold 3 and may carry 2." in asked(t).prompt
    assert t.why_not("propose:agreement", 0).reason == "Paul would hold 3 and may carry 2."
    play(t, "give:money", "ask:network", "ask:sabotage", "give:ticket", "propose:agreement", "agree:yes")
    assert (goods(t, "kees"), goods(t, "paul")) == ({"network": 1, "sabotage": 1}, {"money": 2, "ticket": 1})
    assert told_last(t, "shared") | {"moment": 0} == {
        "moment": 0,
        "event": "shared",
        "from": "kees",
        "to": "paul",
        "gives": {"money": 2, "ticket": 1},
        "asks": {"network": 1, "sabotage": 1},
        "text": "Kees gave Paul 2 Money, 1 Ticket for 1 Network, 1 Sabotage.",
        "spans": [
            ["character:kees", "Kees"],
            ["", " gave "],
            ["character:paul", "Paul"],
            ["", " 2 Money, 1 Ticket for 1 Network, 1 Sabotage."],
        ],
    }


@pytest.mark.parametrize("key", ["propose:kees", "propose:agreement:paul", "give:money:paul", "ask:ration:kees"])
def test_whoever_words_an_agreement_otherwise_is_told_the_words_and_not_that_hands_are_full(key: str) -> None:
    t = met({"money": 2}, {"ration": 2})
    play(t, "share:kees:paul", "give:money")
    assert {"propose:agreement", "give:money", "ask:ration"} <= set(keys(t))
    refused = t.why_not(key, 0)
    assert refused.reason.startswith(f"'{key}' does not answer the question: ")
    assert "(say give:money, " in refused.reason


def test_a_full_hand_is_named_whosever_it_is() -> None:
    """R63: what cannot be carried even in return for all there is; what would be too much as it stands."""
    t = met({"ration": 1, "money": 1}, {"network": 2}, alibi=(2, 2))
    play(t, "share:kees:paul", "ask:network")
    assert t.why_not("propose:agreement", 0).reason == "Kees would hold 3 and may carry 2."
    full = met({"ration": 1, "ticket": 1}, {"ration": 2}, alibi=(2, 2))
    play(full, "share:kees:paul")
    assert full.why_not("give:ration", 0).reason == "Paul may carry 2 and has nothing to give in return."


def test_an_agreement_can_be_changed_and_called_off() -> None:
    t = met({"money": 2}, {"ration": 1})
    play(t, "share:kees:paul", "give:money", "give:money", "ask:ration")
    texts = {option.key: option.text for option in asked(t).options}
    assert texts == {
        "take_back:ration": "Ask for 1 Ration less",
        "take_back:money": "Give 1 Money less",
        "propose:agreement": "Propose: Kees gives 2 Money and Paul gives 1 Ration",
        "call_off:agreement": "Make no offer",
    }
    play(t, "take_back:money", "take_back:ration", "propose:agreement")
    assert asked(t).prompt == "Kees offers Paul 1 Money as a gift. Accept?"
    play(t, "agree:no")
    assert told_last(t, "offer_refused")["gives"] == {"money": 1}
    assert (goods(t, "kees"), goods(t, "paul")) == ({"money": 2}, {"ration": 1})
    play(t, "share:kees:paul", "give:money", "call_off:agreement")
    assert "card:kees_1" in keys(t)
    assert goods(t, "kees") == {"money": 2}


def test_what_was_put_in_can_be_undone() -> None:
    t = met({"money": 2}, {})
    play(t, "share:kees:paul", "give:money")
    draft = t.hash()
    play(t, "give:money")
    t.undo()
    assert t.hash() == draft
    t.undo()
    t.undo()
    assert "card:kees_1" in keys(t)


def test_everybody_sees_what_is_offered() -> None:
    """Tokens lie open, so that the agreement is seen while it is put together, and by whom it was proposed."""
    t = met({"money": 2}, {"ration": 1})
    assert t.view(1)["offer"] is None
    play(t, "share:kees:paul", "give:money", "ask:ration")
    draft = {"from": "kees", "to": "paul", "gives": {"money": 1}, "asks": {"ration": 1}, "proposed": False}
    assert [t.view(seat)["offer"] for seat in (0, 1, None)] == [draft] * 3
    play(t, "propose:agreement")
    assert t.view(1)["offer"] == draft | {"proposed": True}
    assert told_last(t, "offered")["text"] == "Kees offered Paul 1 Money for 1 Ration."
    play(t, "agree:yes")
    assert t.view(1)["offer"] is None


def test_asking_for_something_is_told_as_asking() -> None:
    t = met({}, {"money": 2})
    play(t, "share:kees:paul", "ask:money", "ask:money", "propose:agreement")
    assert asked(t).prompt == "Kees asks Paul for 2 Money. Accept?"
    assert told_last(t, "offered")["text"] == "Kees asked Paul for 2 Money."
    play(t, "agree:yes")
    assert told_last(t, "shared")["text"] == "Paul gave Kees 2 Money."


def test_one_player_needs_no_agreement() -> None:
    """R63: two characters of one player exchange at once; only one of the two begins."""
    t = met({"money": 2}, {"ration": 1}, players=1)
    assert [key for key in keys(t) if key.startswith("share")] == ["share:kees:paul"]
    play(t, "share:kees:paul", "give:money", "ask:ration")
    assert "Exchange: Kees gives 1 Money and Paul gives 1 Ration" in [option.text for option in asked(t).options]
    play(t, "propose:agreement")
    assert (goods(t, "kees"), goods(t, "paul")) == ({"money": 1, "ration": 1}, {"money": 1})
    assert told_last(t, "shared")["gives"] == {"money": 1}


def test_several_friends_at_one_place() -> None:
    t = story(
        "kees paul mies",
        kees={"at": "c3", "goods": {"money": 1}},
        paul={"at": "c3"},
        mies={"at": "c3"},
        roads={},
    )
    assert [key for key in keys(t, 0) if key.startswith("share")] == ["share:kees:paul", "share:kees:mies"]
    assert [key for key in keys(t, 2) if key.startswith("share")] == ["share:mies:kees"]
    t.choose("share:mies:kees", 2)
    play(t, "ask:money", "propose:agreement")
    assert asked(t).seats == (0,)
    play(t, "agree:yes")
    assert goods(t, "mies") == {"money": 1}


def test_nobody_is_asked_what_cannot_come_to_anything() -> None:
    """R63: Paul is full and both hold the same; a token is offered only if the agreement can still come to fit."""
    t = met({"money": 1}, {"money": 1}, alibi=(1, 1))
    assert not [key for key in keys(t) if key.startswith("share")]
    assert t.why_not("share:kees:paul", 0).rule == "R63"
    t = met({"money": 3}, {"ration": 1}, alibi=(8, 1))
    play(t, "share:kees:paul", "give:money")
    assert "give:money" not in keys(t), "Paul has one Ration to give in return"
    assert t.why_not("give:money", 0).rule == "R63"
    assert t.why_not("give:network", 0).reason == "Kees has no Network."
    assert t.why_not("ask:bicycle", 0).rule == "R63"
    play(t, "ask:ration", "propose:agreement", "agree:yes")
    assert (goods(t, "kees"), goods(t, "paul")) == ({"money": 2, "ration": 1}, {"money": 1})


def test_bundles_are_shared_within_their_own_limit() -> None:
    """OSO-185: nobody carries more than two."""
    t = met({"bundle": 2}, {"bundle": 1}, scenario="the_word_must_travel")
    play(t, "share:kees:paul", "give:bundle")
    assert "give:bundle" not in keys(t)
    assert t.why_not("give:bundle", 0).rule == "OSO-185"
    play(t, "propose:agreement", "agree:yes")
    assert (goods(t, "kees"), goods(t, "paul")) == ({"bundle": 1}, {"bundle": 2})


@pytest.mark.parametrize("frame", [["AnswerOffer", 1, 0], ["Offer", 0, 1]])
def test_an_offer_on_file_that_nobody_could_keep_is_refused(frame: list[Any]) -> None:
    """A position may hold any numbers: nobody hands over what is not there."""
    doc = met({"money": 1}, {}).position()
    one, two = added(0, 0, 1), added(added(0, 0, 1), 0, 1)
    for deal, good in ((one, True), (two, False), (added(0, 0, -1), False), (32, False), (1 << 48, False)):
        doc["asking"] = [frame[0], frame[1], frame[2] | deal << 3]
        if good:
            assert parlour.position(GAME, doc).decision is not None
        else:
            with pytest.raises(parlour.BadInput, match="what both can exchange"):
                parlour.position(GAME, doc)


def test_positions_in_the_middle_of_an_offer_are_kept() -> None:
    t = met({"money": 2}, {"ration": 1})
    for key in ("share:kees:paul", "give:money", "ask:ration", "propose:agreement", "agree:yes"):
        play(t, key)
        again = parlour.position(GAME, t.position())
        assert (again.hash(), keys(again), again.view(1)["offer"]) == (t.hash(), keys(t), t.view(1)["offer"])


@pytest.mark.parametrize("frame", [["InReturn", 0, 1], ["Agree", 1, 0]])
def test_offers_on_file_that_mean_something_else_now_are_refused(frame: list[Any]) -> None:
    doc = met({"money": 2}, {}).position()
    doc["asking"] = frame
    with pytest.raises(BadInput, match=frame[0]):
        parlour.position(GAME, doc)


def test_a_record_of_the_rules_before_is_played_again() -> None:
    """Rules 1 knew offers of one token for one token: they were refused, called off, taken back and agreed to."""
    record = parlour.loads(OLD.read_text(encoding="utf-8"))
    assert record.rules == "1"
    assert "ask:nothing" in record.choices
    t = parlour.replay(record)
    assert [event["text"] for event in t.events(None) if event["event"] == "shared"] == [
        "Kees gave Paul 1 Information.",
        "Paul gave Kees 1 Information.",
    ]
    assert t.rewinds[0].undone == ("propose:agreement", "agree:no")
    again = parlour.replay(t.record())
    assert (again.hash(), again.record().rules) == (t.hash(), "2")


def test_old_keys_are_refused_at_the_table() -> None:
    t = met({"money": 2}, {})
    play(t, "share:kees:paul", "give:money")
    with pytest.raises(Illegal):
        t.choose("ask:nothing")


def last_trust(kees: dict[str, int], paul: dict[str, int]) -> Table:
    """The last location asks for 2 Rations and 2 Money; both stand there."""
    spot = "c1"
    return story(
        "kees paul",
        scenario="expanding_the_network",
        kees={"at": spot, "goods": kees},
        paul={"at": spot, "goods": paul},
        active=[other for other in SPOTS if other != spot],
        requirements={spot: "q05"},
        face_up=[spot],
    )


def bot_says(t: Table) -> list[str]:
    """Let a bot play Kees until something is proposed."""
    bot = parlour.bot("casual", seed=1)
    said: list[str] = []
    while "propose:agreement" not in said:
        said.append(bot.choose(t, 0))
        assert MIND.reason(t.game, t.game.options[keys(t).index(said[-1])], 0)
        play(t, said[-1])
    return said


def test_a_bot_gives_all_that_is_lacking_at_once() -> None:
    t = last_trust({"money": 2}, {"ration": 2})
    assert bot_says(t) == ["share:kees:paul", "give:money", "give:money", "propose:agreement"]
    assert parlour.bot("casual", seed=2).choose(t, 1) == "agree:yes"


def test_a_bot_takes_out_what_somebody_else_put_in() -> None:
    t = last_trust({"money": 2, "information": 1}, {"ration": 2})
    play(t, "share:kees:paul", "give:information")
    assert bot_says(t) == ["give:money", "give:money", "take_back:information", "propose:agreement"]


def test_an_agreement_in_one_number() -> None:
    """Every kind goes one way or the other, up to fifteen tokens, and back."""
    for kind in range(KINDS):
        deal = added(0, (kind + 1) % KINDS, -3)
        for n in range(1, 16):
            deal = added(deal, kind, 1)
            assert (count(gives(deal), kind), count(asks(deal), kind)) == (n, 0)
        for n in range(14, -16, -1):
            deal = added(deal, kind, -1)
            assert (count(gives(deal), kind), count(asks(deal), kind)) == (max(n, 0), max(-n, 0))
        assert count(asks(deal), (kind + 1) % KINDS) == 3


Tokens = dict[str, int]
TOKENS = ["money", "network", "information", "ticket"]


def load(tokens: Tokens) -> int:
    """OSO-51: Tickets weigh nothing."""
    return sum(n for kind, n in tokens.items() if kind != "ticket")


def comes_to_fit(mine: Tokens, theirs: Tokens, limits: tuple[int, int], deal: Tokens) -> bool:
    """Say whether some agreement that holds at least these tokens leaves both within their limits; given counts up, asked down."""
    ranges = []
    for kind in TOKENS:
        least = deal[kind] if deal[kind] > 0 else -theirs[kind]
        most = deal[kind] if deal[kind] < 0 else mine[kind]
        ranges.append(range(least, most + 1))
    for amounts in product(*ranges):
        moved = load(dict(zip(TOKENS, amounts, strict=True)))
        if load(mine) - moved <= limits[0] and load(theirs) + moved <= limits[1]:
            return True
    return False


def offered(mine: Tokens, theirs: Tokens, limits: tuple[int, int], deal: Tokens) -> set[str]:
    """Return what may be done with an agreement so far, by the rule alone."""
    found = {"call_off:agreement"}
    for kind in TOKENS:
        for word, more in (("give", 1), ("ask", -1)):
            now = deal[kind] + more
            if deal[kind] * more < 0:
                found.add(f"take_back:{kind}")
            elif -theirs[kind] <= now <= mine[kind] and comes_to_fit(mine, theirs, limits, {**deal, kind: now}):
                found.add(f"{word}:{kind}")
    moved = load(deal)
    if any(deal.values()) and load(mine) - moved <= limits[0] and load(theirs) + moved <= limits[1]:
        found.add("propose:agreement")
    return found


@pytest.mark.parametrize("seed", range(12))
def test_every_agreement_is_held_to_the_limits_of_both(seed: int) -> None:
    """OSO-51 OSO-89 R63: what is offered at every step is what some agreement within both limits can still hold."""
    dice = Random(seed)
    limits = (dice.randint(1, 4), dice.randint(1, 9))
    mine, theirs = (dict.fromkeys(TOKENS, 0) for _ in range(2))
    for tokens, limit in ((mine, limits[0]), (theirs, limits[1])):
        tokens["ticket"] = dice.randint(0, 2)
        for _ in range(dice.choice([limit, limit, limit - 1])):
            tokens[dice.choice(TOKENS[:3])] += 1
    t = met(mine, theirs, alibi=limits)
    for _ in range(3):
        deal = dict.fromkeys(TOKENS, 0)
        if not any(key.startswith(("give", "ask")) for key in offered(mine, theirs, limits, deal)):
            assert "share:kees:paul" not in keys(t)
            return
        play(t, "share:kees:paul")
        while "propose:agreement" not in keys(t) or dice.random() < 0.6:
            assert set(keys(t)) == offered(mine, theirs, limits, deal)
            chosen = dice.choice([key for key in keys(t) if not key.endswith("agreement")])
            word, kind = chosen.split(":")
            gives_more = word == "give" or (word == "take_back" and deal[kind] < 0)
            deal[kind] += 1 if gives_more else -1
            play(t, chosen)
        play(t, "propose:agreement", "agree:yes")
        for kind, n in deal.items():
            mine[kind] -= n
            theirs[kind] += n
        assert goods(t, "kees") == {kind: n for kind, n in mine.items() if n}
        assert goods(t, "paul") == {kind: n for kind, n in theirs.items() if n}


@pytest.mark.parametrize(("carried", "alibi"), [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (2, 4)])
def test_a_bundle_needs_room_in_both_limits(carried: int, alibi: int) -> None:
    """OSO-185: nobody carries more than two bundles, and each counts for the carry limit, whether shared or picked up."""
    full, room = carried + 1 == alibi, carried < 2
    paul = {"money": 1} | ({"bundle": carried} if carried else {})
    t = met({"bundle": 1}, paul, scenario="the_word_must_travel", alibi=(8, alibi), lying={"c3": 1})
    assert ("pick_up:paul" in keys(t)) == (room and not full)
    play(t, "share:kees:paul")
    assert ("give:bundle" in keys(t)) == room
    if room:
        play(t, "give:bundle")
        assert ("propose:agreement" in keys(t)) == (not full)
        if full:
            play(t, "ask:money")
        play(t, "propose:agreement", "agree:yes")
        assert goods(t, "paul")["bundle"] == carried + 1
        assert goods(t, "kees") == ({"money": 1} if full else {})


@pytest.mark.parametrize(("seat", "sign"), [(0, 1), (1, -1)])
def test_an_offer_lapses_when_what_it_takes_is_given_up_before_the_answer(seat: int, sign: int) -> None:
    """OSO-89: a position on file may hold something that comes before the answer; nobody hands over what is no longer there."""
    held = [{"money": 1}, {}] if sign == 1 else [{}, {"money": 1}]
    t = met(*held)
    t = next_comes(t, ["LoseOne", seat, -1], ["AnswerOffer", 1, added(0, 0, sign) << 3])
    assert "agree:yes" not in keys(t)
    assert (goods(t, "kees"), goods(t, "paul")) == ({}, {})


@pytest.mark.parametrize("spot", ["c3", "c4"])
def test_an_offer_on_file_between_two_places_lapses(spot: str) -> None:
    """OSO-89: whoever shares is at the same place."""
    doc = met({"money": 1}, {}).position()
    doc["state"]["characters"]["paul"]["at"] = spot
    deal = added(0, 0, 1) << 3
    for frame, key in (["Offer", 0, 1 | deal], "propose:agreement"), (["AnswerOffer", 1, deal], "agree:yes"):
        doc["asking"] = frame
        t = parlour.position(GAME, doc)
        assert (key in keys(t)) == (spot == "c3")
