"""Lines of the rules that one card, one seat or one moment alone carries out: each told with what it must and must not do."""

from __future__ import annotations

from typing import Any, cast

import pytest

import parlour
from parlour import BadInput
from parlour.engine.kernel import Choice, Step
from parlour.games.unmatched.choices import Move
from parlour.games.unmatched.combat import CARDS_DISCARDED, COMBAT_DAMAGE, RESOLVE
from parlour.games.unmatched.content import ANY, ATTACK, Card, Hero
from parlour.games.unmatched.effects import (
    CARD_IN_HAND,
    FOE_HERO,
    Damage,
    RaiseNumber,
    adjacent,
)
from parlour.games.unmatched.ending import can_hurt_others, settled
from parlour.games.unmatched.heroes.sherlock_holmes import trade_places
from parlour.games.unmatched.state import Match, Setup
from parlour.games.unmatched.turn import END_ACTION, END_TURN, HAND_LIMIT, SCHEME_DONE
from unmatched.stories import (
    Player,
    deck,
    discard,
    dracula,
    duel,
    fight,
    hand,
    health,
    holmes,
    hyde,
    invisible_man,
    jekyll,
    keys,
    play,
    told,
    where,
)

MOVE = Move(1, FOE_HERO)
"""A question that hurts nobody."""


@pytest.mark.rule("U-29")
def test_a_move_of_no_steps_leads_nowhere_else() -> None:
    g = cast("Match", duel(holmes("s1", watson="s2"), dracula("s9"), board="soho").game)
    assert [g.board.ways.reach(start, 0, 0, 0) for start in range(len(g.board.near))] == [
        1 << start for start in range(len(g.board.near))
    ]


@pytest.mark.rule("U-124")
@pytest.mark.parametrize("seat", [0, 1])
def test_master_of_disguise_works_from_either_seat(seat: int) -> None:
    """Holmes finds the hero of the other seat, whichever it is."""
    players = [holmes("s1", hand="master_of_disguise"), dracula("s29", sisters=["s28"])]
    t = duel(*(players if seat == 0 else players[::-1]), board="soho", turn=seat)
    play(t, "scheme:master_of_disguise:sherlock_holmes")
    assert (where(t, "sherlock_holmes"), where(t, "dracula"), where(t, "sister_1")) == ("s29", "s1", "s28")
    assert (health(t, "sherlock_holmes"), health(t, "dracula")) == (16, 12)


@pytest.mark.rule("U-124", "U-59")
def test_a_holmes_who_is_not_on_the_board_trades_no_places() -> None:
    players = holmes(None, watson="s3"), dracula("s9"), hyde("s20"), invisible_man("s29")
    t = duel(*players, board="soho", teams=True)
    g = cast("Match", t.game.clone())
    g.opponent = 1
    trade_places(g, 0)
    assert (list(g.where), g.taken) == (list(cast("Match", t.game).where), cast("Match", t.game).taken)


@pytest.mark.rule("U-55")
def test_a_number_rises_by_what_is_counted() -> None:
    """2 for each card in hand: one is left when the attack lies there."""
    t = duel(holmes("s1", hand="feint counterpunch"), dracula("s2"), board="soho")
    play(t, "attack:sherlock_holmes:dracula", "attack:feint")
    g = cast("Match", t.game.clone())
    assert g.combat is not None
    before = g.combat.attack.number()
    RaiseNumber(2, CARD_IN_HAND).run(g, 0, -1)
    assert g.combat.attack.number() == before + 2


@pytest.mark.rule("U-127", "U-33")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("fallen", [0, 1, 2])
def test_every_sister_counts_in_either_seat(seat: int, fallen: int) -> None:
    """Whichever of the three has fallen comes back; an empty deck hurts Dracula and all three."""
    sisters = ["s2", "s15", "s16"]
    there = [None if n == fallen else space for n, space in enumerate(sisters)]
    players = [dracula("s1", sisters=there, hand="baptism_of_blood", deck=""), holmes("s29")]
    t = duel(*(players if seat == 0 else players[::-1]), board="soho", turn=seat)
    play(t, "scheme:baptism_of_blood:dracula")
    play(t, keys(t, "place:")[0])
    assert where(t, f"sister_{fallen + 1}") is not None
    play(t, "maneuver")
    hurt = {event["fighter"] for event in told(t, None, "hurt")}
    assert hurt == {"dracula", "sister_1", "sister_2", "sister_3"}


@pytest.mark.rule("U-27")
@pytest.mark.parametrize("watson", ["s2", None])
def test_when_all_have_moved_the_maneuver_is_over(watson: str | None) -> None:
    """Whoever has moved, or has fallen, is not waited for, not even where choices with one answer are asked."""
    t = duel(holmes("s1", watson=watson), dracula("s29"), board="soho")
    t.game.auto = False
    play(t, "maneuver", "boost:none")
    play(t, keys(t, "move:sherlock_holmes")[0])
    if watson:
        assert keys(t, "move:dr_watson")
        play(t, keys(t, "move:dr_watson")[0])
    assert keys(t)[0] == "maneuver"


@pytest.mark.rule("U-66")
def test_in_doubt_what_is_left_may_hurt_somebody() -> None:
    """A combat as far as its stage says; anything unknown may."""
    t = duel(holmes("s1", hand="feint"), dracula("s2"), board="soho")
    play(t, "attack:sherlock_holmes:dracula", "attack:feint")
    g = cast("Match", t.game)
    assert [can_hurt_others(g, RESOLVE, 0, stage) for stage in (COMBAT_DAMAGE, CARDS_DISCARDED)] == [True, False]
    g.combat = None
    assert can_hurt_others(g, Step(), 0, CARDS_DISCARDED)


@pytest.mark.rule("U-141", "U-144")
def test_fog_that_stays_where_it_is_declines_only_where_nothing_else_follows() -> None:
    """A clock that runs out may leave the fog alone; to follow it to its own space moves the hero."""
    him = invisible_man("s1", fog=["s9", "s10", "s20"], hand="covert_preparation")
    t = duel(him, jekyll("s2"), board="soho")
    fight(t, "invisible_man", "jekyll_and_hyde", "covert_preparation")
    assert t.decision is not None
    passing = {option.key for option in t.decision.options if option.passes}
    assert passing == {key for key in keys(t, "fog:") if len(set(key.split(":")[1:])) == 1}
    assert passing
    him = invisible_man("s1", fog=["s20", "s9", "s29"], hand="slip_away")
    t = duel(him, jekyll("s2"), board="soho")
    fight(t, "invisible_man", "jekyll_and_hyde", "slip_away")
    assert t.decision is not None
    assert "fog:s20:s20" in keys(t)
    assert not [option.key for option in t.decision.options if option.passes]


@pytest.mark.rule("U-66")
@pytest.mark.parametrize(
    ("steps", "certain"),
    [
        ([END_ACTION], True),
        ([SCHEME_DONE, END_ACTION], True),
        ([Damage(1, FOE_HERO), END_ACTION], False),
        ([SCHEME_DONE, Damage(1, FOE_HERO), END_ACTION], False),
        ([END_ACTION, Damage(1, FOE_HERO)], True),
    ],
)
def test_what_the_rest_of_the_action_may_do_leaves_the_winner_open(steps: list[Step], certain: bool) -> None:
    """Holmes has fallen in his own turn: Dracula has won, unless something before the end of the action can still hurt him."""
    g: Any = duel(holmes("s1"), dracula("s9"), board="soho").game.clone()
    g.fallen = 0b01
    g.asker = MOVE
    g.stack = g.stack[:0]
    for step in reversed(steps):
        g.then(step, 0)
    assert settled(g) is certain


@pytest.mark.rule("U-149")
def test_only_a_token_that_lies_somewhere_can_be_moved() -> None:
    him = invisible_man("s3", fog=[None, "s20", None], hand="into_thin_air")
    t = duel(jekyll("s2", hand="skirmish"), him, board="soho")
    fight(t, "jekyll_and_hyde", "invisible_man", "skirmish", "into_thin_air")
    play(t, "move:invisible_man:s4")
    assert {key.split(":")[1] for key in keys(t, "fog:")} == {"s20", "stay"}


@pytest.mark.rule("U-33")
@pytest.mark.parametrize("seat", [1, 2])
def test_an_empty_deck_hurts_nobody_elses_fighters(seat: int) -> None:
    """Each of the others has a Sister on every place there is."""
    players = [
        dracula(f"s{1 + 4 * n}", sisters=[f"s{2 + 4 * n}", f"s{3 + 4 * n}", f"s{4 + 4 * n}"], deck="feint") for n in range(2)
    ]
    players.insert(seat, holmes("s29", deck=""))
    t = duel(*players, board="soho", turn=seat)
    play(t, "maneuver")
    assert {event["fighter"] for event in told(t, None, "hurt")} == {"sherlock_holmes"}


@pytest.mark.rule("U-125")
@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_does_not_bite_hurts_nobody(seat: int) -> None:
    """Not even the last fighter of the last player, a Sister of the other Dracula."""
    hungry = dracula("s1", sisters=["s2", None, None], deck="feint")
    other = dracula("s9", sisters=["s10", "s20", "s29"])
    t = duel(*((hungry, other) if seat == 0 else (other, hungry)), board="soho", turn=seat, start=True)
    play(t, keys(t, "bite:")[-1])
    assert (told(t, None, "hurt"), hand(t, seat)) == ([], [])


@pytest.mark.rule("U-59", "U-74")
def test_nowhere_is_next_to_nothing() -> None:
    """Of two fighters one may be off the board; the last Sister of the last player has neighbours all the same."""
    g: Any = duel(holmes("s1", watson="s28"), dracula("s9", sisters=["s2", "s10", "s29"]), board="soho").game
    assert adjacent(g, 7, 1)
    assert not any(adjacent(g, one, -1) or adjacent(g, -1, one) for one in (0, 1, 4, 5, 6, 7))


@pytest.mark.rule("U-37", "Q-22")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_a_card_that_goes_under_the_deck_unseen_others_are_sure_no_more(seat: int) -> None:
    """Whoever looked at the hand, from either seat, is sure of one copy less of each card it held."""
    players: list[Player] = [jekyll("s20"), holmes("s1", watson="s2")]
    players[seat] = holmes("s1", watson="s2", hand="feint feint elementary")
    players[1 - seat] = jekyll("s20")
    t = duel(*players, board="soho")
    g = cast("Match", t.game.clone())
    g.show_hand(seat, 1 - seat)
    before = list(g.seen)
    feint = next(card for card in range(16) if g.hand[seat] >> 2 * card & 3 == 2)
    g.take_unseen(seat, feint)
    place = (1 - seat) * 2 + seat
    assert [n for n in range(4) if g.seen[n] != before[n]] == [place]
    assert g.seen[place] == 1 << 2 * feint


@pytest.mark.rule("U-32")
def test_no_deck_holds_four_of_a_card() -> None:
    """A hand counts up to three of each."""
    title = parlour.title("unmatched")
    title.with_figures({"sherlock_holmes.feint.copies": 3})
    with pytest.raises(BadInput, match="from 0 to 3"):
        title.with_figures({"sherlock_holmes.feint.copies": 4})


@pytest.mark.rule("U-9")
def test_a_match_begins_with_empty_discard_piles() -> None:
    t = parlour.new("unmatched", seed=1, heroes=["sherlock_holmes", "dracula"])
    assert [discard(t, seat) for seat in (0, 1)] == [[], []]
    assert [len(deck(t, seat)) + len(hand(t, seat)) for seat in (0, 1)] == [30, 30]


@pytest.mark.rule("U-22", "U-92")
@pytest.mark.parametrize("out", [True, False])
def test_whoever_is_out_discards_nothing_at_the_end_of_the_turn(out: bool) -> None:
    """With more cards in hand than anybody may keep; the next player goes on."""
    cards = "feint feint elementary elementary counterpunch counterpunch study_methods study_methods"
    g: Any = duel(holmes("s1", hand=cards), dracula("s9"), hyde("s20"), board="soho").game.clone()
    g.options = []
    g.out = 1 if out else 0
    END_TURN.run(g, 0, -1)
    assert ((g.turn, g.asker is HAND_LIMIT)) == ((1, False) if out else (0, True))


@pytest.mark.rule("U-66")
@pytest.mark.parametrize(("asker", "certain"), [(MOVE, True), (HAND_LIMIT, False)])
def test_a_question_that_may_hurt_leaves_the_winner_open(asker: Choice, certain: bool) -> None:
    """Holmes has fallen in his own turn, and what is asked now may hurt Dracula, or not: in doubt it may."""
    g: Any = duel(holmes("s1"), dracula("s9"), board="soho").game.clone()
    g.fallen = 0b01
    g.asker, g.ask_me = asker, 0
    g.stack = g.stack[:0]
    g.then(END_ACTION, 0)
    assert settled(g) is certain


@pytest.mark.rule("U-5")
@pytest.mark.parametrize(("sidekicks", "ids", "numbers"), [(1, ["friend"], [0]), (2, ["friend_1", "friend_2"], [1, 2])])
def test_several_sidekicks_are_numbered_also_if_there_are_two(sidekicks: int, ids: list[str], numbers: list[int]) -> None:
    """A hero from outside may bring two; in the box one has three and one a single one."""
    g: Any = parlour.new("unmatched", seed=1, heroes=["sherlock_holmes", "dracula"]).game
    cards = [Card("blow", ATTACK, 2, boost=1, copies=3, by=ANY)]
    hero = Hero(id="somebody", health=10, sidekick_id="friend", sidekicks=sidekicks, sidekick_health=3, cards=cards)
    more = {"sudden_end": False, "fog_uses_passages": False, "open_team_hands": False}
    setup = Setup(g.setup.content, g.board, [hero, g.setup.heroes[1]], [0, 1], **more)
    own = setup.fighters[1 : 1 + sidekicks]
    assert ([fighter.id for fighter in own], [fighter.n for fighter in own]) == (ids, numbers)


@pytest.mark.rule("U-92")
def test_whoever_is_out_leaves_every_space_the_first_one_too() -> None:
    t = duel(holmes("s9"), dracula("s2", sisters=["s1", "s20", "s29"]), hyde("s16"), board="soho")
    g: Any = t.game.clone()
    g.fallen = 0b010
    END_ACTION.eliminate(g)
    assert (list(g.where)[4:8], list(g.health)[4:8], g.stands[1]) == ([-1] * 4, [0] * 4, 0)
