"""The clauses that matter now and then: told with three players, with what must not be touched, and twice where once is right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

import parlour
from parlour.games.unmatched.board import Board, Space, Zone
from parlour.games.unmatched.choices import NEXT_TO_HERO, Place
from parlour.games.unmatched.combat import ATTACKER_AFTER, CARDS_DISCARDED, COMBAT_DAMAGE, DEFENDER_AFTER
from parlour.games.unmatched.content import ANY, ATTACK, Card, Hero
from parlour.games.unmatched.effects import (
    ACTION_LEFT,
    CARD_IN_HAND,
    FOE_CARD_IN_HAND,
    MY_SIDEKICK,
    MY_SIDEKICKS,
    SIDEKICK_NEXT_TO_FOE,
    RaiseNumber,
)
from parlour.games.unmatched.ending import rest_of_combat_can, settled
from parlour.games.unmatched.state import Match
from unmatched.stories import (
    Json,
    Player,
    asked,
    deck,
    discard,
    document,
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
    knows,
    play,
    told,
)

CATALOGUE = parlour.title("unmatched").catalogue()


@pytest.mark.rule("U-92")
def test_each_player_is_told_to_be_out_once() -> None:
    players = hyde("s2", hand="pure_evil feint"), dracula("s1", health=2), invisible_man("s3", health=4), holmes("s29")
    t = duel(*players, board="soho")
    play(t, "scheme:pure_evil:jekyll_and_hyde", "place:jekyll_and_hyde:stay")
    assert [event["seat"] for event in told(t, None, "out")] == [1]
    fight(t, "jekyll_and_hyde", "invisible_man", "feint")
    assert [event["seat"] for event in told(t, None, "out")] == [1, 2]


def name_of(thing: Json) -> str:
    return f"{thing.get('hero', 'board')}-{thing['id']}"


def within(board: Json, start: str, steps: int) -> set[str]:
    """Return the spaces that so many steps along the lines and passages lead to, the start included."""
    reached = {start}
    for _ in range(steps):
        reached |= {b for one, other in board["edges"] for a, b in ((one, other), (other, one)) if a in reached}
    return reached


@pytest.mark.rule("U-141")
@pytest.mark.parametrize("board", [board for board in CATALOGUE["boards"] if not board["secret_passages"]], ids=name_of)
def test_fog_drifts_past_everything_wherever_it_lies(board: Json) -> None:
    """Covert Preparation: two steps along the lines, over fighters and other tokens, not onto another token."""
    spaces = [space["id"] for space in board["spaces"]]
    one, other = board["edges"][-1]
    for space in (space for space in spaces if space not in {one, other}):
        neighbours = sorted(within(board, space, 1) - {space})
        far = next(place for place in spaces if place not in within(board, space, 2))
        him = invisible_man(one, fog=[space, neighbours[0], far], hand="covert_preparation")
        t = fight(duel(him, dracula(other), board=board["id"]), "invisible_man", "dracula", "covert_preparation")
        ends = {key.removeprefix(f"fog:{space}:") for key in keys(t, f"fog:{space}:")}
        assert ends == within(board, space, 2) - {neighbours[0], far}, space


def defending(card: Json) -> list[tuple[Player, str]]:
    """Return who may be attacked on s1 or s3 with this card in hand: hero and sidekick, or both forms."""
    hand = card["id"]
    return {
        "sherlock_holmes": [(holmes("s1", watson="s3", hand=hand), name) for name in ("sherlock_holmes", "dr_watson")],
        "dracula": [(dracula("s1", sisters=["s3"], hand=hand), name) for name in ("dracula", "sister_1")],
        "jekyll_and_hyde": [(form("s1", hand=hand), "jekyll_and_hyde") for form in (jekyll, hyde)],
        "invisible_man": [(invisible_man("s1", fog=["s1", "s20", "s24"], hand=hand), "invisible_man")],
    }[card["hero"]]


@pytest.mark.rule("U-43", "U-46")
@pytest.mark.parametrize("card", [card for card in CATALOGUE["cards"] if card["type"] in {"defense", "versatile"}], ids=name_of)
def test_every_card_laid_in_defense_is_a_defense(card: Json) -> None:
    tried = 0
    for defender, target in defending(card):
        attacker = "jekyll_and_hyde" if card["hero"] == "dracula" else "dracula"
        attacking = (hyde if card["hero"] == "dracula" else dracula)("s2", hand="feint")
        t = play(duel(attacking, defender, board="soho"), f"attack:{attacker}:{target}", "attack:feint")
        if f"defend:{card['id']}" in keys(t):
            tried += 1
            play(t, f"defend:{card['id']}")
            assert told(t, None, "undefended") == []
            assert card["id"] in discard(t, 1) + hand(t, 1) + deck(t, 1) or t.position()["state"].get("combat")
    assert tried


@pytest.mark.rule("U-146")
def test_whether_he_began_on_fog_is_noted_anew_every_turn() -> None:
    """Emerge from Mist: it matters where he stands when this turn begins, not where an earlier one began."""
    numbers = []
    for space, before in (("s3", False), ("s2", True)):
        him = invisible_man(space, fog=["s3", "s20", "s24"], hand="emerge_from_mist")
        t = duel(him, dracula("s4" if space == "s3" else "s1"), board="soho", start=True, at_turn={"began_on_fog": before})
        fight(t, "invisible_man", "dracula", "emerge_from_mist")
        numbers.append(13 - health(t, "dracula"))
    on_fog, elsewhere = numbers
    assert on_fog > elsewhere


@pytest.mark.rule("U-46", "U-121")
@pytest.mark.parametrize("attacker", [dracula, hyde, invisible_man])
def test_a_defense_shows_both_cards_unless_it_is_laid_face_up(attacker: Callable[..., Player]) -> None:
    """What others see of a defense: two cards revealed together; of Elementary that card alone, the attack lies face down."""
    name = attacker("s2").hero
    deck = next(hero for hero in CATALOGUE["heroes"] if hero["id"] == name)["deck"]
    attacks = [card["id"] for card in deck if card["type"] in {"attack", "versatile"}]
    seen: dict[int, set[tuple[str, str]]] = {}
    for attack in attacks:
        defender = holmes("s1", hand="feint education_never_ends study_methods deduce_strategy counterpunch elementary")
        third = jekyll("s29") if attacker is not hyde else dracula("s29")
        t = duel(attacker("s2", hand=attack), defender, third, board="soho")
        if f"attack:{name}:sherlock_holmes" not in keys(t):
            continue
        g = play(t, f"attack:{name}:sherlock_holmes", f"attack:{attack}").game
        for key, option in zip(keys(t), g.options, strict=True):
            number = g.asker.seen_as(g, g.ask_me, g.ask_it, option, 2)
            seen.setdefault(number, set()).add(("face down", key) if key == "defend:elementary" else (attack, key))
    assert len(seen) > 20
    assert all(len(shown) == 1 for shown in seen.values())
    assert len(set.union(*seen.values())) == len(seen)


@pytest.mark.rule("Q-18", "U-121")
def test_a_number_said_in_combat_shows_the_attack_too() -> None:
    """What others see of a number: after Elementary the attack is turned up at once; with a scheme there is nothing else to see."""
    seen: dict[int, set[tuple[str, str]]] = {}
    for attack in ("beastform", "feint", "dash"):
        t = duel(dracula("s2", hand=attack), holmes("s1", hand="elementary"), jekyll("s29"), board="soho")
        g = fight(t, "dracula", "sherlock_holmes", attack, "elementary").game
        for key, option in zip(keys(t), g.options, strict=True):
            seen.setdefault(g.asker.seen_as(g, g.ask_me, g.ask_it, option, 2), set()).add((attack, key))
    assert len(seen) == 30
    t = duel(holmes("s1", hand="confirm_suspicion"), dracula("s2", hand="dash"), jekyll("s29"), board="soho")
    g = play(t, "scheme:confirm_suspicion:sherlock_holmes", "opponent:dracula").game
    assert keys(t) == [f"number:{n}" for n in range(10)]
    assert [g.asker.seen_as(g, g.ask_me, g.ask_it, option, 2) for option in g.options] == list(range(10))


@pytest.mark.rule("U-143")
def test_fog_leads_its_hero_and_nobody_at_his_side() -> None:
    """A pack may bring a hero with fog and with sidekicks: these walk."""
    g = cast("Match", duel(invisible_man("s3", fog=["s3", "s20", "s24"]), dracula("s29"), board="soho").game.clone())
    fog = g.fog_of(0)
    assert g.ways(0, 1) & fog
    for sidekick in (1, 2, 3):
        g.where[sidekick] = g.where[0]
        assert g.ways(sidekick, 1)
        assert not g.ways(sidekick, 1) & fog


@pytest.mark.rule("U-46")
def test_a_revealed_card_is_in_no_hand() -> None:
    """A position may say that the attack card was seen while it lies face down, not when it lies open on the table."""
    t = duel(holmes("s2", hand="the_game_is_afoot"), dracula("s1", hand="dash"), board="soho")
    play(t, "attack:sherlock_holmes:dracula", "attack:the_game_is_afoot")
    doc = t.position()
    doc["state"]["players"][1]["has_seen"][0] = ["the_game_is_afoot"]
    assert knows(parlour.position("unmatched", doc), 1, 0) == ["the_game_is_afoot"]
    doc = play(t, "defend:none").position()
    assert doc["state"]["combat"]["revealed"]
    doc["state"]["players"][1]["has_seen"][0] = ["the_game_is_afoot"]
    with pytest.raises(parlour.BadInput, match="does not hold these cards"):
        parlour.position("unmatched", doc)


@pytest.mark.rule("U-123")
def test_confirm_suspicion_may_be_interrupted() -> None:
    """The position before the discard is kept: the same player is asked for the same cards."""
    t = duel(holmes("s9", hand="confirm_suspicion"), dracula("s1", hand="dash do_my_bidding exploit"), board="soho")
    play(t, "scheme:confirm_suspicion:sherlock_holmes", "number:3")
    again = parlour.position("unmatched", t.position())
    assert (asked(again), keys(again)) == (1, ["discard:dash", "discard:do_my_bidding"])


@pytest.mark.rule("U-1")
def test_a_deck_has_at_most_fourteen_kinds_of_card() -> None:
    """The fifteenth number says that no card is laid."""
    cards = [Card(f"card_{n}", ATTACK, 2, boost=1, copies=1, by=ANY) for n in range(15)]

    def somebody(kinds: int) -> Hero:
        return Hero(id="somebody", health=10, cards=cards[:kinds])

    assert len(somebody(14).deck) == 14
    with pytest.raises(ValueError, match="at most 14 kinds"):
        somebody(15)


@pytest.mark.rule("Q-17")
def test_confound_moves_only_fog_that_lies_on_the_board() -> None:
    """Q-17: a token that is not on the board cannot be moved, and each one moves once."""
    t = duel(invisible_man("s2", fog=["s3", None, "s20"], hand="confound"), dracula("s1"), board="soho")
    fight(t, "invisible_man", "dracula", "confound")
    assert {key.split(":")[1] for key in keys(t, "fog:")} == {"s3", "s20", "done"}
    play(t, "fog:s20:s24")
    assert {key.split(":")[1] for key in keys(t, "fog:")} == {"s3", "done"}


@pytest.mark.rule("U-27")
def test_whoever_sits_second_moves_every_fighter_too() -> None:
    """U-27: after Watson has moved Holmes may, wherever they sit."""
    t = duel(dracula("s20"), holmes("s1", watson="s2"), board="soho", turn=1)
    play(t, "maneuver")
    if keys(t, "boost:"):
        play(t, "boost:none")
    play(t, "move:dr_watson:s3")
    assert (asked(t), "move:sherlock_holmes:s9" in keys(t)) == (1, True)


@pytest.mark.rule("U-29")
def test_a_move_may_be_longer_than_any_way() -> None:
    """The whole board is reached, and nothing beyond it."""
    g: Any = duel(dracula("s1"), holmes("s20"), board="soho").game
    assert g.board.ways.reach(0, 99, 0, 0) == g.board.everywhere
    assert g.board.ways.reach(0, 12, 0, 0) == g.board.everywhere


@pytest.mark.rule("U-69")
def test_eliminate_the_impossible_looks_into_the_first_seats_hand_too() -> None:
    t = duel(dracula("s20", hand="dash exploit"), holmes("s1", hand="eliminate_the_impossible"), board="soho", turn=1)
    play(t, "scheme:eliminate_the_impossible:sherlock_holmes")
    assert (asked(t), keys(t)) == (1, ["discard:dash", "discard:exploit"])
    play(t, "discard:dash")
    assert hand(t, 0) == ["exploit"]


@pytest.mark.rule("U-77")
def test_who_stands_on_the_first_space_of_a_board_can_be_chosen() -> None:
    """Skirmish moves either of those who fought; Dracula stands on the space that is numbered 0."""
    t = duel(hyde("s2", hand="skirmish"), dracula("s1"), board="soho")
    fight(t, "jekyll_and_hyde", "dracula", "skirmish")
    assert keys(t, "fighter:") == ["fighter:jekyll_and_hyde", "fighter:dracula"]


@pytest.mark.rule("U-136")
def test_a_card_turned_up_is_not_known_to_lie_on_the_deck() -> None:
    """U-136: what the owner knew of the top has left it; of a deck nothing was known of, nothing is known."""
    for known in (0, 1, 2):
        t = duel(hyde("s20", hand="strange_case", deck="feint skirmish pure_evil", known_top=known), dracula("s1"), board="soho")
        play(t, "scheme:strange_case:jekyll_and_hyde")
        assert t.view(0)["players"][0].get("known_top", []) == ["skirmish"][: max(known - 1, 0)]
        assert parlour.position("unmatched", t.position()).view(0)["players"][0] == t.view(0)["players"][0]


@pytest.mark.rule("U-18")
def test_actions_that_were_taken_are_counted_one_by_one() -> None:
    t = duel(dracula("s1"), holmes("s20"), board="soho")
    play(t, "maneuver")
    if keys(t, "boost:"):
        play(t, "boost:none")
    play(t, "done")
    assert t.position()["state"]["turn"]["taken"] == 1


@pytest.mark.rule("U-32")
def test_a_card_that_is_drawn_is_told_by_chance() -> None:
    """What chance has told cannot be taken back without a vote: a card counts."""
    t = duel(dracula("s1"), holmes("s20"), board="soho")
    before = t.game.fate
    play(t, "maneuver")
    assert t.game.fate == before + 1


@pytest.mark.rule("U-101")
def test_those_who_watch_see_no_open_hand_of_a_team() -> None:
    """U-101: hands are open between team mates, not for others."""
    t = duel(
        holmes("s1", hand="feint"), dracula("s5", hand="dash"), hyde("s9", hand="feint"), invisible_man("s20", hand="vanish"),
        board="soho", teams=True, open_team_hands=True,
    )  # fmt: skip
    assert not any("hand" in player for player in t.view(None)["players"])
    assert ["hand" in player for player in t.view(0)["players"]] == [True, False, True, False]


@pytest.mark.rule("U-46")
def test_a_card_others_have_seen_is_known_no_longer_once_it_is_revealed() -> None:
    """Of two copies one is on the table: whoever knew of one in the hand is sure of none."""
    t = duel(holmes("s2", hand="feint feint"), dracula("s1", hand="dash"), board="soho")
    doc = t.position()
    doc["state"]["players"][1]["has_seen"][0] = ["feint"]
    t = parlour.position("unmatched", doc)
    play(t, "attack:sherlock_holmes:dracula", "attack:feint")
    play(t, "defend:none")
    assert knows(t, 1, 0) == []


@pytest.mark.rule("U-32", "U-33")
def test_what_is_known_of_the_bottom_says_nothing_of_the_top() -> None:
    """A card drawn from the top leaves what is known to lie under the deck, down to the last card."""
    seen = []
    for cards in ("feint skirmish pure_evil", "pure_evil"):
        t = duel(hyde("s20", deck=cards, known_bottom=1), dracula("s1"), board="soho")
        play(t, "maneuver")
        mine = t.position()["state"]["players"][0]
        seen.append((mine["known_top"], mine["known_bottom"]))
    assert seen == [(0, 1), (0, 0)]


@pytest.mark.rule("U-66", "U-93", "U-99")
def test_who_wins_is_settled_when_one_side_or_none_has_a_hero() -> None:
    """Of three two still have one: nothing is settled. Where nobody has one, whoever is in turn has won."""
    g: Any = duel(holmes("s1"), dracula("s9"), hyde("s20"), board="soho").game
    assert [_settled_without(g, fallen) for fallen in (0b000, 0b100, 0b110, 0b111)] == [False, False, True, True]


def _settled_without(g: Any, fallen: int) -> bool:
    g.fallen = fallen
    return settled(g)


@pytest.mark.rule("U-47", "U-66")
@pytest.mark.parametrize(
    ("attack", "defense", "hurts_until"),
    [
        ("feint", "", COMBAT_DAMAGE),
        ("feint", "ambush", COMBAT_DAMAGE),
        ("study_methods", "dash", COMBAT_DAMAGE),
        ("feint", "exploit", DEFENDER_AFTER),
        ("counterpunch", "", ATTACKER_AFTER),
        ("counterpunch", "dash", ATTACKER_AFTER),
        ("study_methods", "exploit", DEFENDER_AFTER),
    ],
)
def test_a_combat_can_hurt_by_its_damage_and_by_texts_still_to_come(attack: str, defense: str, hurts_until: int) -> None:
    """What is left of it from a stage on; who walks or draws after combat hurts nobody else, and a cancelled text does nothing."""
    t = duel(holmes("s2", hand="feint"), dracula("s1"), board="soho")
    g = cast("Match", play(t, "attack:sherlock_holmes:dracula", "attack:feint").game.clone())
    combat = g.combat
    assert combat is not None
    numbers = [{card.id: number for number, card in enumerate(hero.cards)} for hero in g.setup.heroes]
    combat.attack.card = numbers[0][attack]
    combat.defense.card = numbers[1][defense] if defense else -1
    stages = range(CARDS_DISCARDED + 1)
    assert [rest_of_combat_can(g, stage) for stage in stages] == [stage <= hurts_until for stage in stages]
    combat.attack.cancelled = combat.defense.cancelled = True
    assert [rest_of_combat_can(g, stage) for stage in stages] == [stage <= COMBAT_DAMAGE for stage in stages]


@pytest.mark.rule("U-66")
def test_a_position_in_which_nothing_can_matter_any_more_is_over() -> None:
    """The loser's hero has fallen, and the winner would only be asked where to walk."""
    doc = document(holmes("s2", watson="s3"), dracula(None, sisters=["s9"]), board="soho")
    doc["stack"] = [["EndAction", 0, -1], ["MoveFighters", 0, -1]]
    t = parlour.position("unmatched", doc)
    assert t.decision is None
    assert t.outcome is not None
    assert t.outcome.winners == (0,)


@pytest.mark.rule("U-46", "U-69")
def test_in_a_new_game_nobody_knows_a_card_of_anybody() -> None:
    t = parlour.new("unmatched", seed=1, heroes=["dracula", "sherlock_holmes"])
    assert [knows(t, seat, other) for seat, other in ((0, 1), (1, 0))] == [[], []]


@pytest.mark.rule("U-40")
def test_a_scheme_that_is_over_leaves_nothing_behind() -> None:
    """Whom it chose and how much it did belong to it alone."""
    t = duel(hyde("s2", hand="strange_case", deck="feint skirmish pure_evil"), dracula("s1"), board="soho")
    play(t, "scheme:strange_case:jekyll_and_hyde")
    assert health(t, "dracula") < 13
    assert t.position()["state"]["text"] == {"opponent": -1, "tally": 0, "mark": -1}


@pytest.mark.rule("U-9")
def test_three_may_play_wherever_four_may() -> None:
    boards = [board["id"] for board in CATALOGUE["boards"] if board["players"][-1] == 4]
    assert boards == ["baskerville_manor", "soho", "marmoreal", "sarpedon"]
    for board in boards:
        t = parlour.new("unmatched", seed=1, heroes=["dracula", "sherlock_holmes", "invisible_man"], board=board)
        assert len(t.view(None)["players"]) == 3


def test_a_space_of_a_board_has_one_id() -> None:
    zones, spaces = [Zone("green", "#3f8f63")], [Space("p1", 1.0, 1.0, "green"), Space("p1", 9.0, 9.0, "green")]
    with pytest.raises(ValueError, match="a space id is used twice"):
        Board(id="twice", players=[2], aspect=(1, 1), zones=zones, spaces=spaces, lines=[], starts=["p1", "p1"], passages=[])


@pytest.mark.rule("U-55")
def test_what_a_number_rises_for_is_counted() -> None:
    """Sidekicks on the board, and of these the ones next to the fighter of the other side."""
    t = duel(dracula("s2", sisters=["s9", "s20"], hand="dash"), holmes("s1", hand="feint"), board="soho")
    play(t, "attack:dracula:sherlock_holmes", "attack:dash")
    g: Any = t.game
    assert [RaiseNumber(1, per).counted(g, 0) for per in (MY_SIDEKICKS, SIDEKICK_NEXT_TO_FOE)] == [2, 1]


@pytest.mark.rule("U-70", "U-98")
def test_nowhere_is_next_to_a_hero_who_has_fallen() -> None:
    t = duel(holmes(None, watson="s3"), dracula("s9"), hyde("s20"), invisible_man("s29"), board="soho", teams=True)
    g: Any = t.game
    assert Place(MY_SIDEKICK, NEXT_TO_HERO).fitting(g, 0, 1) == 0


def test_what_a_number_may_rise_by() -> None:
    t = parlour.new("unmatched", seed=1, heroes=["sherlock_holmes", "dracula"])
    while keys(t)[0].startswith("place:"):
        play(t, keys(t)[0])
    play(t, "maneuver")
    g = cast("Match", t.game)
    mine = [RaiseNumber(2, per).counted(g, 0) for per in (CARD_IN_HAND, FOE_CARD_IN_HAND, MY_SIDEKICKS, ACTION_LEFT)]
    assert mine == [6, 5, 1, 1]
    theirs = [RaiseNumber(2, per).counted(g, 1) for per in (CARD_IN_HAND, MY_SIDEKICKS, ACTION_LEFT)]
    assert theirs == [5, 3, 0], "no action is left to whoever's turn it is not"


@pytest.mark.rule("U-77", "U-141")
def test_whom_he_stepped_past_has_nothing_to_do_with_which_token_drifts() -> None:
    """Step Lightly hurts the third Sister, the fourth fighter on the board; his first token, also the fourth, may drift."""
    him = invisible_man("s4", fog=["s7", "s20", "s24"], hand="step_lightly")
    t = duel(dracula("s29", sisters=[None, None, "s3"]), him, board="soho", turn=1)
    play(t, "scheme:step_lightly:invisible_man")
    assert asked(t) == 0
    assert {key.split(":")[1] for key in keys(t, "fog:")} == {"s7", "s20", "s24", "stay"}


@pytest.mark.rule("U-140")
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_is_asked_where_fog_starts_that_lies_already(seat: int) -> None:
    """Nor whoever has none, though a position on file asks for it."""
    doc = document(holmes("s1"), invisible_man("s20", fog=["s7", "s19", "s24"]), board="soho")
    doc["stack"] = [["StartTurn", 0, -1], ["PlaceFog", seat, -1]]
    t = parlour.position("unmatched", doc)
    assert (asked(t), "maneuver" in keys(t)) == (0, True)


@pytest.mark.rule("U-141", "U-144")
@pytest.mark.parametrize("card", ["rolling_fog", "confound", "slip_away", "covert_preparation"])
def test_fog_on_the_first_space_of_the_board_moves_like_any_other(card: str) -> None:
    t = duel(invisible_man("s3", fog=["s1", "s20", "s24"], hand=card), dracula("s4", hand="feint"), board="soho")
    if card == "rolling_fog":
        play(t, "scheme:rolling_fog:invisible_man")
    else:
        fight(t, "invisible_man", "dracula", card)
        if not keys(t, "fog:"):
            play(t, next(key for key in keys(t) if "feint" not in key))
    assert {key.split(":")[1] for key in keys(t, "fog:")} - {"stay", "done"} == {"s1", "s20", "s24"}


@pytest.mark.rule("U-36", "U-69")
def test_a_card_known_on_top_is_known_there_no_more_once_it_is_drawn() -> None:
    him = invisible_man("s3", hand="coded_notes step_lightly", deck="lurking vanish confound slip_away")
    t = duel(him, dracula("s4", hand="exploit", deck="dash feint"), board="soho", turn=1, actions=1)
    play(fight(t, "dracula", "invisible_man", "exploit", "coded_notes"), "top:step_lightly", "top:vanish")
    assert asked(t) == 0
    assert t.view(0)["players"][0]["known_top"] == ["vanish", "step_lightly"]
    play(t, "maneuver")
    assert t.view(0)["players"][0]["known_top"] == ["step_lightly"]


@pytest.mark.rule("U-92")
def test_whoever_is_out_takes_nobody_elses_fighters_along() -> None:
    """The third Sister is the last fighter before those of the next player."""
    sisters = ["s20", "s21", "s24"]
    t = duel(dracula("s1", sisters=sisters, hand="feint"), jekyll("s2", health=1), holmes("s29", watson="s28"), board="soho")
    fight(t, "dracula", "jekyll_and_hyde", "feint")
    assert [event["seat"] for event in told(t, None, "out")] == [1]
    standing = [t.position()["state"]["players"][0]["fighters"].get(f"sister_{n}", {}).get("space") for n in (1, 2, 3)]
    assert standing == sisters
    t = duel(hyde("s2", hand="feint"), dracula("s1", sisters=sisters, health=1), holmes("s29", watson="s28"), board="soho")
    fight(t, "jekyll_and_hyde", "dracula", "feint")
    gone = [t.position()["state"]["players"][1]["fighters"].get(f"sister_{n}", {}).get("space") for n in (1, 2, 3)]
    assert gone == [None, None, None]
