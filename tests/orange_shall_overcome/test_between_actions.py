"""What holds between two actions, turns and rounds: what is over leaves nothing behind, and what is asked stays what it was."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from orange_shall_overcome.stories import (
    GAME,
    HIGH,
    SCENARIOS,
    SPOTS,
    events,
    keys,
    next_comes,
    person,
    play,
    read_again,
    state,
    story,
)
from parlour.engine.table import table_from_position
from parlour.games.orange_shall_overcome.board import ROAD_IDS
from parlour.games.orange_shall_overcome.title import TITLE

OF_A_MOVE = {
    "mover": -1, "bonus": 0, "left": 0, "origin": -1, "dest": -1, "road": -1, "to_meet": 0, "met": -1, "broken": 0, "companion": -1,
}  # fmt: skip
WORD = "the_word_must_travel"


@pytest.mark.parametrize("stop", [True, False])
def test_a_move_that_is_over_leaves_nothing_behind(stop: bool) -> None:
    """OSO-93: whether it was broken off or went all the way, with the card that makes it longer."""
    t = story("hanneke paul", hanneke={"at": "c1"}, safety=HIGH)
    play(t, "card:hanneke_1", "act:move")
    ways = 0
    while any(key.startswith("move:") for key in keys(t)) and not (stop and ways):
        play(t, next(key for key in keys(t) if key.startswith("move:") and key != "move:stop"))
        ways += 1
    if stop:
        play(t, "move:stop")
    assert ways == (1 if stop else 3)
    assert {name: getattr(t.game, name) for name in OF_A_MOVE} == OF_A_MOVE


def test_a_move_that_was_stopped_leaves_nothing_behind() -> None:
    """R52 OSO-93: nor does the Control card that stopped it."""
    t = story("kees paul", kees={"at": "c1", "goods": {}}, roads={"a": ["policeman"]}, control="ct27", safety=HIGH)
    play(t, "morale:kees", "act:move", "move:a", "pass:control", "answer:1")
    assert not [key for key in keys(t) if key.startswith("move:")]
    assert {name: getattr(t.game, name) for name in OF_A_MOVE} == OF_A_MOVE


@pytest.mark.parametrize(("kind", "side"), [("policeman", 0), ("soldier", 1)])
def test_each_result_of_a_control_card_has_its_name_on_file(kind: str, side: int) -> None:
    """OSO-98 OSO-99: what is still to come of a card is read again as the result of the side that was met."""
    content = TITLE.content
    for control in content.controls:
        for n, answer in enumerate(control.answers):
            step = answer.results[side]
            if step.name() != "Nothing":
                assert (step.name(), content.steps[step.name()] is step) == (f"{control.id}.{n + 1}.{kind}", True)


def test_who_has_no_way_past_a_soldier_is_not_asked_about_one() -> None:
    """R54: with neither a token nor an ability the Control card is drawn, and nobody reads of a choice there was not."""
    t = story("kees paul", kees={"at": "c1"}, roads={"a": ["soldier"]}, control="ct01", safety=HIGH)
    play(t, "morale:kees", "act:move", "move:a")
    assert events(t, 0)[-1] == "control_drawn"
    assert "only_option_taken" not in events(t, 0)


@pytest.mark.parametrize("size", [2, 3, 4])
def test_the_last_call_can_be_kept(size: int) -> None:
    """R28 R45: a position in which everybody may still use a Morale card is read again as it was."""
    t = story(" ".join(["kees", "paul", "mies", "leo"][:size]), safety=HIGH, turn=None, phase="action", players=size)
    assert "pass:1" in keys(t)
    again = read_again(t)
    assert keys(again) == keys(t)
    assert again.game.who() == t.game.who()


def test_abilities_of_a_round_come_back_with_the_next() -> None:
    """OSO-69: what may be used once a round may be used again."""
    t = story("kees paul", kees={"used": 3}, paul={"used": 5}, safety=HIGH, occupier="o1_01 o1_02")
    t = next_comes(t, ["BeginRound", 0, -1])
    assert [person(t, name)["used"] for name in ("kees", "paul")] == [0, 0]


def test_care_is_told_as_that_of_whoever_cares() -> None:
    """R86: Mies picks somebody; the Alibi that is gained is hers to have given."""
    people = {"paul": {"at": "c1", "alibi": 5}, "mies": {"at": "c1", "alibi": 5}}
    t = next_comes(story("paul mies", **people, safety=HIGH), ["Care", 1, SPOTS.index("c1")])
    play(t, "care:paul")
    told = next(event for event in t.events() if event["event"] == "alibi_changed")
    assert (told["character"], told["why"]) == ("paul", "care")
    assert "Mies" in told["text"]


@pytest.mark.parametrize("down", [["c1", "c3"], ["c2", "c5"], ["c3", "c4"]])
def test_only_tokens_that_lie_face_down_are_turned(down: list[str]) -> None:
    """OSO-166 R1: those next to a token that lies face up are no exception."""
    tokens = {"c1": "q01", "c2": "q02", "c3": "q04", "c4": "q05", "c5": "q06"}
    up = [spot for spot in tokens if spot not in down]
    t = story("kees paul", scenario="expanding_the_network", requirements=tokens, face_up=up, safety=HIGH)
    t = next_comes(t, ["RevealRequirement", 0, -1])
    assert set(keys(t)) == {f"reveal:{spot}" for spot in down}


@pytest.mark.parametrize("seed", range(6))
def test_whoever_rolls_highest_starts(seed: int) -> None:
    """OSO-40: two dice each, ties roll again."""
    t = parlour.new(GAME, seed=seed, players=4)
    rolled = [(event["seat"], event["total"]) for event in t.events() if event["event"] == "start_player_rolled"]
    assert all(2 <= total <= 12 for _, total in rolled)
    rivals = list(range(4))
    while len(rivals) > 1:
        round_of, rolled = dict(rolled[: len(rivals)]), rolled[len(rivals) :]
        assert list(round_of) == rivals
        rivals = [seat for seat in rivals if round_of[seat] == max(round_of.values())]
    assert state(t)["start"] == list(state(t)["characters"])[rivals[0]]
    assert not rolled


@pytest.mark.parametrize(
    ("players", "seed", "rolled", "starts"),
    [
        (2, 2, [(0, 11), (1, 11), (0, 10), (1, 12)], 1),
        (2, 15, [(0, 7), (1, 7), (0, 6), (1, 6), (0, 4), (1, 10)], 1),
        (2, 20, [(0, 4), (1, 4), (0, 9), (1, 8)], 0),
        (4, 10, [(0, 9), (1, 5), (2, 9), (3, 6), (0, 8), (2, 10)], 2),
    ],
)
def test_only_those_who_tie_roll_again(players: int, seed: int, rolled: list[tuple[int, int]], starts: int) -> None:
    """OSO-40: until one of them is ahead."""
    t = parlour.new(GAME, seed=seed, players=players)
    assert [(event["seat"], event["total"]) for event in t.events() if event["event"] == "start_player_rolled"] == rolled
    assert state(t)["start"] == list(state(t)["characters"])[starts]


@pytest.mark.parametrize("first", [1, 2, 3])
def test_an_agreed_start_player_rolls_for_nothing(first: int) -> None:
    """OSO-40: whoever was agreed on starts, the first seat like any other."""
    t = parlour.new(GAME, seed=3, players=3, start_player=str(first))
    assert "start_player_rolled" not in events(t)
    assert state(t)["start"] == list(state(t)["characters"])[first - 1]


def test_the_bundle_that_reaches_the_limit_costs_no_morale() -> None:
    """OSO-189 OSO-192: the game is lost before."""
    t = story("kees paul", scenario=WORD, difficulty="hard", kees={"at": "l6"}, lying={"c2": 2}, lost=1, raid="r05",
              dice=[6, 6], morale=9, safety=HIGH)  # fmt: skip
    t = next_comes(t, ["Strike", 0, SPOTS.index("c2")])
    assert t.outcome is not None
    assert (state(t)["lost"], state(t)["morale"]) == (2, 9)


def test_what_is_put_down_is_no_longer_held() -> None:
    """OSO-186: what somebody holds is what lies in their goods, after a bundle was put down, too."""
    t = story("kees paul", scenario=WORD, kees={"at": "c2", "alibi": 5, "goods": {"money": 1}}, lying={"c2": 5}, safety=HIGH)
    play(t, "pick_up:kees", "pick_up:kees", "put_down:kees")
    assert t.view(0)["characters"][0]["held"] == read_again(t).view(0)["characters"][0]["held"] == 2


@pytest.mark.parametrize("cost", [1, 3])
def test_misinforming_costs_the_alibi_that_is_printed(cost: int) -> None:
    """OSO-181: another figure counts at once."""
    title = parlour.title(GAME).with_figures({"scenario.arbeitseinsatz.misinform_alibi": cost})
    doc = story("kees paul", scenario="arbeitseinsatz", kees={"alibi": 8}, safety=HIGH).position()
    step: Any = next(step for name, step in title.steps(table_from_position(title, doc).game).items() if name == "MisinformAlibi")
    assert step.n == -cost


def test_what_a_scenario_adds_can_lie_on_the_stack() -> None:
    """Every step of a scenario's own is named once, by the name positions on file use."""
    g: Any = parlour.new(GAME).game
    steps = parlour.title(GAME).steps(g)
    for scenario in g.setup.content.scenarios:
        for step in scenario.steps():
            assert steps[step.name()] is step


@pytest.mark.parametrize("up", [True, False])
def test_trust_takes_a_requirement_that_lies_face_up(up: bool) -> None:
    """OSO-170: with everything at hand, but the token face down, the location cannot be won over."""
    held = {"goods": {"money": 3, "network": 3}, "at": "c1", "alibi": 9}
    t = story("kees paul", scenario="expanding_the_network", kees=held, requirements={"c1": "q01", "c3": "q04"},
              face_up=["c1"] if up else ["c3"], safety=HIGH)  # fmt: skip
    play(t, "morale:kees")
    assert ("act:trust_2" in keys(t)) == up


@pytest.mark.parametrize("halted", [True, False])
def test_a_line_that_stands_still_is_not_halted_again(halted: bool) -> None:
    """OSO-194: with everything at hand that its token asks for."""
    roads = {road["id"]: road for road in parlour.title(GAME).catalogue()["roads"]}
    rails = list(state(story("kees paul", scenario="the_trains_stand_still", safety=HIGH))["requirements"])
    line = next(rail for rail in rails if sum(roads[rail]["ends"][0] in roads[other]["ends"] for other in rails) == 1)
    others = [f"q{n:02}" for n in range(2, 8)]
    tokens = {rail: "q01" if rail == line else others.pop() for rail in rails}
    held = {"goods": {"money": 2, "network": 1}, "at": roads[line]["ends"][0], "alibi": 9}
    t = story("kees paul", scenario="the_trains_stand_still", kees=held, requirements=tokens, halted=[line] if halted else [],
              safety=HIGH)  # fmt: skip
    play(t, "morale:kees")
    assert any(key.startswith("act:halt") for key in keys(t)) != halted


def test_what_a_control_card_costs_is_told_as_its_doing() -> None:
    """OSO-97: not as that of a Helper or anybody else."""
    t = story("kees paul", kees={"at": "c1", "alibi": 6}, roads={"a": ["soldier"]}, control="ct01", safety=HIGH)
    play(t, "morale:kees", "act:move", "move:a", "answer:1")
    told = next(event for event in t.events() if event["event"] == "alibi_changed")
    assert (told["why"], told["card"]) == ("control", "ct01")


FIGURES = {
    "Alibi.alibi": (0, 9), "DeactivateResource.morale_lost": (0, 9), "Gain.gained": (0, 9), "HideRequirement.least_face_up": (1, 9),
    "HideRequirement.morale_lost": (0, 9), "Hunger.hunger": (0, 9), "If.limit": (0, 99), "Item.gained": (0, 9), "Lose.lost": (0, 9),
    "Morale.morale": (0, 9), "Peek.cards": (1, 4), "RaiseSeveral.locations": (1, 6), "RaiseSeveral.safety_gained": (0, 9),
    "ReopenCheck.highest": (0, 6), "Safety.safety": (0, 9), "Swap.changed": (1, 9),
}  # fmt: skip


def test_figures_of_texts_go_as_far_as_they_make_sense() -> None:
    """A designer sets each of them between its least and its most: nothing is looked at 0 times, a die shows no 7."""
    found: dict[str, tuple[int, int]] = {}

    def look(step: Any) -> None:
        for amount in step.own_amounts():
            found[f"{type(step).__name__}.{amount.name}"] = amount.low, amount.high
        for part in step.parts():
            look(part)

    for scenario in SCENARIOS:
        g = story("kees paul", scenario=scenario, safety=HIGH).game
        for step in parlour.title(GAME).steps(g).values():
            look(step)
    assert found == FIGURES


def test_solo_cards_can_be_named_by_positions_on_file() -> None:
    """OSO-160: each bonus under the name of its card."""
    g: Any = story("kees", safety=HIGH, phase="start").game
    steps = parlour.title(GAME).steps(g)
    assert [steps[card.id] for card in g.setup.content.solo] == [card.bonus for card in g.setup.content.solo]


def test_what_was_heard_or_turned_up_cannot_be_taken_back() -> None:
    """R57 OSO-166 R16: the result of an answer, a token that lay face down, the Helper card under the one that was taken."""
    heard = story("kees paul", kees={"at": "c1", "alibi": 9}, roads={"a": ["soldier"]}, control="ct01", safety=HIGH)
    play(heard, "morale:kees", "act:move", "move:a", "answer:1")
    assert not heard.can_undo
    seen = story("kees paul", scenario="expanding_the_network", requirements={"c1": "q01", "c3": "q04"}, safety=HIGH)
    seen = next_comes(seen, ["RevealRequirement", 0, -1])
    play(seen, "reveal:c1")
    assert not seen.can_undo
    helped = next_comes(story("kees paul", helper_1="hp01 hp02", helper_2="hp04", safety=HIGH), ["TakeHelper", 0, 0])
    play(helped, "helper:1")
    assert not helped.can_undo


def test_at_night_no_morale_card_is_left() -> None:
    """OSO-85 OSO-132: those that nobody used by day are gone while the night asks."""
    night: dict[str, Any] = {"kees": {"at": "c7", "alibi": 5}, "paul": {"at": "l6", "alibi": 10}, "safety": {**HIGH, "c7": 1}}
    t = story("kees paul", phase="danger", morale_cards=3, raid="r16", **night)
    assert (state(t)["phase"], state(t)["morale_cards"]) == ("danger", 0)


@pytest.mark.parametrize("token", ["q01", "q02", None])
def test_a_safe_place_shows_its_action_whichever_requirement_lies_there(token: str | None) -> None:
    """OSO-182: while somebody is awaited there; without a token nobody is."""
    g: Any = story("kees paul", scenario="arbeitseinsatz", people={"h1": "c5"}, safety=HIGH).game
    safe = SPOTS[g.setup.safe_at[0]]
    requirements = {safe: token} if token else {}
    t = story("kees paul", scenario="arbeitseinsatz", people={"h1": "c5"}, requirements=requirements, safety=HIGH)
    assert bool(t.view(0)["spots"][SPOTS.index(safe)]["offers"]) == (token is not None)


@pytest.mark.parametrize("left", [0, 1])
def test_without_a_newspaper_left_the_press_prints_none(left: int) -> None:
    """R47 R70: then nothing could come of Anton's special action."""
    t = story("anton paul", anton={"at": "c1"}, newspapers={"at": ["c3", "c4"], "left": left}, safety=HIGH)
    assert bool([key for key in keys(t) if key.startswith("special:anton")]) == (left > 0)


def test_without_any_patrolling_card_nobody_patrols() -> None:
    """R17: a position on file may have none left in deck and pile; the round goes on."""
    none: dict[str, Any] = {"decks": {"patrolling": []}, "discards": {"patrolling": []}}
    t = story("kees paul", phase="patrolling", roads={"a": ["policeman"]}, safety=HIGH, round=3, **none)
    assert (state(t)["round"], state(t)["roads"]["a"][0]) == (4, "policeman")
    assert "patrol_revealed" not in events(t)


@pytest.mark.parametrize("halted", range(7))
def test_only_a_line_that_stands_still_may_run_again(halted: int) -> None:
    """OSO-198: with soldiers on every road, that line alone is threatened."""
    every = {letter: ["soldier"] for letter in ROAD_IDS}
    rails = list(state(story("kees paul", scenario="the_trains_stand_still", safety=HIGH))["requirements"])
    roads = {rail: every[rail] for rail in rails}
    g: Any = story("kees paul", scenario="the_trains_stand_still", roads=roads, halted=[rails[halted]], safety=HIGH).game
    assert [line for line in range(7) if g.setup.scenario.reopens(g, line)] == [halted]


@pytest.mark.parametrize("who", ["h1", "h2"])
def test_everybody_in_hiding_may_come_along_on_every_road(who: str) -> None:
    """OSO-177: also the first of them on the first road."""
    t = story("kees paul", scenario="arbeitseinsatz", kees={"at": "c1"}, people={who: "c1"}, roads={}, safety=HIGH)
    play(t, "morale:kees", "act:move")
    alone = [key for key in keys(t) if key.startswith("move:") and key.count(":") == 1]
    assert "move:a" in alone
    assert [key for key in keys(t) if key.endswith(f":{who}")] == [f"{key}:{who}" for key in alone]
