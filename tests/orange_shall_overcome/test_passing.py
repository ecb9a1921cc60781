"""Which options only decline: a clock that runs out takes one of these and nothing else, so each is told by name."""

from __future__ import annotations

from orange_shall_overcome.stories import HIGH, next_comes, play, story
from parlour import Table


def passing(t: Table, *keys: str) -> list[str]:
    """Return the keys of the options that pass after some choices."""
    play(t, *keys)
    assert t.decision is not None
    return [option.key for option in t.decision.options if option.passes]


def test_declining_on_the_way() -> None:
    """R6 R87 R93 R72 R56 OSO-97: before the first road one must go; a Control card is answered, and not passed over."""
    rolled = story("kees paul", kees={"at": "c1", "goods": {"information": 1}}, safety=HIGH, dice=[2])
    assert passing(rolled, "morale:kees", "act:raise_safety") == ["roll:keep"]
    moving = story("kees paul", kees={"at": "c1", "goods": {"ticket": 1}}, roads={}, safety=HIGH)
    assert passing(moving, "morale:kees", "act:move") == []
    assert passing(moving, "move:a") == ["move:stop"]
    assert passing(story("paul kees", paul={"at": "c1"}, safety=HIGH), "special:paul_3") == ["step:stay"]
    fleeing = next_comes(story("kees paul", kees={"at": "c7"}, safety=HIGH, raid="r16"), ["Strike", 0, 6])
    assert passing(fleeing) == []
    ferry = next_comes(story("kees paul", safety=HIGH, helper_1="hp12"), ["TakeHelper", 0, 0])
    assert passing(ferry, "helper:1") == []
    assert passing(ferry, "ferry:paul") == ["go:stay"]
    stopped = story("hanneke paul", hanneke={"at": "c1", "alibi": 6}, roads={"a": ["soldier"]}, control="ct01")
    assert passing(stopped, "morale:hanneke", "act:move", "move:a") == []
    assert passing(stopped, "answer:2") == ["switch:keep"]
    token = story("kees paul", kees={"at": "c1", "goods": {"immunity": 1}}, roads={"a": ["policeman"]})
    assert passing(token, "morale:kees", "act:move", "move:a") == []


def test_declining_what_is_offered() -> None:
    """R27 R45 R46 R71 OSO-89: bonuses, decks looked into, tokens changed, agreements, the last Morale cards."""
    bonus = story("paul kees", paul={"at": "c1"}, safety=HIGH)
    assert passing(bonus) == []
    assert passing(bonus, "card:paul_1", "act:gather_information") == ["after:done"]
    for name, deck in (("cornelia", "raid"), ("leo", "patrolling")):
        looked = story(f"{name} paul", safety=HIGH)
        assert passing(looked, f"card:{name}_2", "act:bonus") == [f"peek:{deck}:keep"]
    ordered = next_comes(story("kees paul", occupier="o1_01 o1_02 o1_03", helper_1="hp13", safety=HIGH), ["TakeHelper", 0, 0])
    assert passing(ordered, "helper:1") == ["peek:occupier:keep"]
    swap = story("cornelia paul", cornelia={"goods": {"money": 2}}, safety=HIGH)
    assert passing(swap, "special:cornelia_3") == ["swap:enough"]
    assert passing(swap, "swap:money:ration") == ["swap:enough"]
    sharing = story("kees paul", kees={"at": "c1", "goods": {"money": 2}}, paul={"at": "c1", "goods": {"ration": 1}}, safety=HIGH)
    assert passing(sharing, "share:kees:paul") == ["call_off:agreement"]
    assert passing(sharing, "give:money") == ["call_off:agreement"]
    assert passing(sharing, "propose:agreement") == ["agree:no"]
    last = story("kees paul", turn="paul", paul={"hand": ["paul_1"], "occupier": None}, morale=6, safety=HIGH)
    assert passing(last, "discard:paul_1") == ["pass:1", "pass:2"]
    assert passing(last, "pass:1") == ["pass:2"]


def test_declining_more_locations() -> None:
    """OSO-54: where a card says up to so many; where it names a number, each must be chosen."""
    several = next_comes(story("kees paul", safety=dict.fromkeys(HIGH, 3), helper_1="hp20"), ["TakeHelper", 0, 0])
    assert passing(several, "helper:1") == []
    upto = story("kees paul", kees={"at": "l2", "goods": {"information": 1}}, safety=dict.fromkeys(HIGH, 3))
    assert passing(upto, "morale:kees", "act:windmill") == ["safety:enough"]
