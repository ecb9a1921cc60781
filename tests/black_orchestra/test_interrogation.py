"""Prison and interrogation: every answer of every card, Try and Resist, secrets (BO-95 to BO-109, R2, R3, R53, R54, R88 to R92)."""

from __future__ import annotations

import json

import pytest

import parlour
from black_orchestra.stories import (
    Json,
    asked,
    beck,
    canaris,
    cards,
    changes,
    event,
    interrogation,
    items,
    keys,
    kordt,
    leader,
    lost,
    motivation,
    new_turn,
    play,
    refused,
    state,
    story,
    suspicion,
    told,
    where,
)

TILES = {"munich": "map", "vienna": "keys", "warsaw": "poison", "prague": "badge!"}

# The card, the choices of the prisoner and of those who are hit, and everything that changes.
STORIES: list[tuple[str, list[str], Json]] = [
    ("int_01", ["answer:suspicion_1", "conspirator:canaris"], {"canaris.suspicion": "high"}),
    (
        "int_01",
        ["answer:two_cards", "discard:card:lose_gestapo", "discard:card:forged_documents"],
        {
            "canaris.dossier": ["hidden_camera", "sniper"],
        },
    ),
    ("int_02", ["answer:motivation_1", "conspirator:canaris"], {"canaris.motivation": "motivated"}),
    ("int_02", ["answer:support_1"], {"support": 5}),
    ("int_03", ["answer:two_items", "discard:item:keys"], {"canaris.items": []}),
    ("int_03", ["answer:suspicion_2", "conspirator:canaris"], {"canaris.suspicion": "extreme"}),
    ("int_04", ["answer:deputies", "deputy:hess"], {"hess": "munich", "bormann": "prague"}),
    ("int_04", ["answer:three_tiles", "remove:munich", "remove:vienna", "remove:prague"], {"tiles": ["warsaw"]}),
    ("int_05", ["answer:two_events"], {}),
    (
        "int_06",
        ["answer:three_cards", "discard:card:lose_gestapo", "discard:card:forged_documents", "discard:card:hidden_camera"],
        {
            "canaris.dossier": ["sniper"],
        },
    ),
    (
        "int_06",
        ["answer:one_plot", "conspirator:canaris"],
        {
            "canaris.dossier": ["lose_gestapo", "forged_documents", "hidden_camera"],
        },
    ),
    (
        "int_07",
        ["answer:free_for_extreme", "conspirator:canaris"],
        {
            "beck.space": "gestapo_hq",
            "beck.suspicion": "high",
            "canaris.suspicion": "extreme",
        },
    ),
    (
        "int_08",
        ["answer:free_for_arrest", "conspirator:kordt"],
        {
            "beck.space": "gestapo_hq",
            "beck.suspicion": "high",
            "kordt.space": "prison",
        },
    ),
    ("int_08", ["answer:all_suspected"], {"canaris.suspicion": "high", "kordt.suspicion": "medium"}),
    ("int_09", ["answer:early_tiles"], {"tiles": ["prague", "warsaw"]}),
    ("int_10", ["answer:all_illegal_cards"], {"canaris.dossier": ["lose_gestapo", "sniper"]}),
    ("int_10", ["answer:clear_two_dice"], {"dissent": 0}),
    ("int_11", ["answer:support_2"], {"support": 6}),
    ("int_11", ["answer:motivation_2"], {"canaris.motivation": "skeptical"}),
    (
        "int_12",
        ["answer:free_for_plot", "conspirator:canaris"],
        {
            "beck.space": "gestapo_hq",
            "beck.suspicion": "high",
            "canaris.dossier": ["lose_gestapo", "forged_documents", "hidden_camera"],
        },
    ),
    ("int_13", ["answer:all_disheartened"], {"canaris.motivation": "motivated", "kordt.motivation": "timid"}),
    ("int_13", ["answer:extreme_suspicion", "conspirator:canaris"], {"canaris.suspicion": "extreme"}),
    ("int_14", ["answer:himmler", "conspirator:canaris"], {"canaris.suspicion": "high", "himmler": "prague"}),
    ("int_15", ["answer:clear_dissent"], {"dissent": 0}),
    ("int_18", ["answer:ones_illegal_cards"], {"canaris.dossier": ["lose_gestapo", "sniper"]}),
    (
        "int_19",
        ["answer:free_for_item", "conspirator:canaris", "discard:item:keys"],
        {
            "beck.space": "gestapo_hq",
            "beck.suspicion": "high",
            "canaris.items": ["map"],
        },
    ),
    ("int_20", ["answer:free_for_support"], {"beck.space": "gestapo_hq", "beck.suspicion": "high", "support": 6}),
    (
        "int_22",
        ["answer:free_for_motivation"],
        {
            "beck.space": "gestapo_hq",
            "beck.suspicion": "high",
            "canaris.motivation": "skeptical",
        },
    ),
    ("int_24", ["answer:arrest", "conspirator:kordt"], {"kordt.space": "prison"}),
]


def cast() -> tuple[Json, Json, Json]:
    return (
        beck(motivation="motivated", suspicion="medium", cards="coup", items="badge"),
        canaris(
            "prague",
            motivation="committed",
            suspicion="medium",
            cards="sniper hidden_camera forged_documents lose_gestapo",
            items="map keys",
        ),
        kordt("munich", motivation="skeptical", suspicion="low", cards="poison_gas", items="poison"),
    )


def world(card: str) -> Json:
    variants = ["classic_interrogation"] if card.startswith("classic") else []
    return {
        "stage": 3,
        "support": 4,
        "tiles": TILES,
        "dissent": 2,
        "variants": variants,
        "events": "s3_jews_targeted s3_london_bombed",
    }


@pytest.mark.rule("BO-103", "BO-106", "R71", "R88", "R89", "R90")
@pytest.mark.parametrize(("card", "choices", "expected"), STORIES, ids=[choices[0] for _, choices, _ in STORIES])
def test_answer(card: str, choices: list[str], expected: Json) -> None:
    before = state(story(*cast(), questions=[card], **world(card)))
    before["conspirators"][0]["space"] = "prison"
    t = interrogation(card, *cast(), **world(card))
    assert asked(t) == 0
    play(t, *choices)
    found = changes(before, state(t))
    if "tiles" in found:
        found["tiles"] = list(found["tiles"])
    assert found == expected


def printed() -> Json:
    return parlour.title("black-orchestra").catalogue()


def test_every_answer_has_a_story() -> None:
    answers = {option["id"] for card in printed()["interrogation_cards"] for option in card["options"]}
    assert answers == {choices[0].removeprefix("answer:") for _, choices, _ in STORIES}


def _every_card() -> list[str]:
    return [card["id"] for card in printed()["interrogation_cards"]]


@pytest.mark.rule("BO-102", "BO-104")
@pytest.mark.parametrize("card", _every_card())
def test_every_card_offers_its_answers_and_try_and_resist(card: str) -> None:
    t = interrogation(card, *cast(), **world(card))
    entry = next(entry for entry in printed()["interrogation_cards"] if entry["id"] == card)
    assert keys(t) == [f"answer:{option['id']}" for option in entry["options"]] + ["answer:resist"]
    seen = t.view(0)["interrogation"]["card"]
    assert seen["answers"] == [option["text"] for option in entry["options"]]


@pytest.mark.rule("R3", "BO-105")
@pytest.mark.parametrize("card", _every_card())
def test_every_broken_result_applies_as_far_as_it_can(card: str) -> None:
    entry = next(entry for entry in printed()["interrogation_cards"] if entry["id"] == card)
    broken = entry["try_and_resist"]["broken"]
    t = interrogation(card, *cast(), **world(card), dice=[6])
    before = state(t)
    play(t, "answer:resist")
    while "end" not in keys(t):
        play(t, keys(t)[0])
    after = state(t)
    if broken == "nothing":
        assert changes(before, after) == {}
    elif broken == "two_events":
        assert after["turn"]["draws"] == 2
    else:
        assert changes(before, after) != {}
    assert where(t, "beck") == "prison"
    assert after["interrogation"]["deck"] == [card]


@pytest.mark.rule("R3")
@pytest.mark.parametrize(
    ("level", "resisting"),
    [("timid", ()), ("skeptical", (4, 5)), ("motivated", (3, 4, 5)), ("committed", (2, 3, 4, 5)), ("reckless", (1, 2, 3, 4, 5))],
)
def test_who_resists(level: str, resisting: tuple[int, ...]) -> None:
    for face in range(1, 7):
        prisoner = beck(motivation=level)
        t = interrogation("int_17", prisoner, kordt("munich"), canaris(), dice=[face], support=4)
        play(t, "answer:resist")
        assert (state(t)["support"] == 4) == (face in resisting), (level, face)
        # On a target the prisoner is released, timid or not.
        assert where(t, "beck") == ("gestapo_hq" if face in (4, 5) else "prison")
        if face in (4, 5):
            assert suspicion(t, "beck") == "high"


def test_the_execution_list_releases_at_medium() -> None:
    t = interrogation("int_24", beck(motivation="reckless", suspicion="extreme"), kordt("munich"), canaris(), dice=[4])
    play(t, "answer:resist")
    assert (where(t, "beck"), suspicion(t, "beck")) == ("gestapo_hq", "medium")


@pytest.mark.rule("BO-103", "R90")
def test_an_answer_that_cannot_be_applied_in_full_may_not_be_chosen() -> None:
    poor = (beck(), kordt("munich", suspicion="extreme"), canaris("posen", suspicion="extreme"))
    for card, left in (
        ("int_01", ["answer:resist"]),
        ("int_02", ["answer:support_1", "answer:resist"]),
        ("int_03", ["answer:resist"]),
        ("int_06", ["answer:resist"]),
        ("int_07", ["answer:resist"]),
        ("int_09", ["answer:resist"]),
        ("int_10", ["answer:resist"]),
        ("int_13", ["answer:resist"]),
        ("int_15", ["answer:resist"]),
        ("int_19", ["answer:resist"]),
    ):
        assert keys(interrogation(card, *poor)) == left, card
    assert "answer:support_2" not in keys(interrogation("int_11", *poor, support=6))
    assert [keys(interrogation("int_20", *poor, support=n), "answer:free") for n in (5, 6)] == [["answer:free_for_support"], []]
    numbered = {1: "munich", 2: "vienna", 3: "warsaw"}
    early = [
        stage for stage, space in numbered.items() if keys(interrogation("int_09", *poor, tiles={space: "map"}), "answer:early")
    ]
    assert early == [1, 2]
    assert "answer:support_1" in keys(interrogation("int_02", *poor, support=6))
    assert "answer:support_1" not in keys(interrogation("int_02", *poor, support=7))
    there = {"himmler": "munich", "hess": None, "goebbels": None, "bormann": None, "goering": None}
    together = (beck(), kordt("munich"), canaris("munich"))
    assert "answer:himmler" not in keys(interrogation("int_14", *together, leaders=there))
    assert "answer:deputies" not in keys(interrogation("int_04", *together, leaders=there))
    assert refused(interrogation("int_01", *poor), "answer:suspicion_1") == "BO-103"


@pytest.mark.rule("BO-106", "BO-98")
def test_nobody_in_prison_can_be_a_target() -> None:
    t = interrogation("int_01", beck(), kordt("munich"), canaris("prison"))
    play(t, "answer:suspicion_1")
    assert (suspicion(t, "kordt"), suspicion(t, "canaris"), suspicion(t, "beck")) == ("high", "medium", "medium")


@pytest.mark.rule("BO-101", "BO-72")
def test_a_prison_turn_is_an_interrogation_and_an_event() -> None:
    t = new_turn(beck("prison"), kordt("munich"), questions="int_16", dice=[1], events="s1_gestapo_investigation")
    play(t, "answer:resist")
    assert suspicion(t, "kordt") == "high"
    assert state(t)["turn"]["player"] == 1


@pytest.mark.rule("BO-107", "R90")
def test_whoever_is_released_by_the_card_has_no_actions_this_turn() -> None:
    t = new_turn(beck("prison"), kordt("munich"), questions="int_20", support=3, events="s1_gestapo_investigation")
    play(t, "answer:free_for_support")
    assert where(t, "beck") == "gestapo_hq"
    assert (state(t)["turn"]["player"], state(t)["support"]) == (1, 5)
    # The next own turn is normal, with penalties: Himmler is there.
    play(t, "end")


@pytest.mark.rule("BO-108")
def test_the_card_is_shuffled_back_unless_it_says_otherwise() -> None:
    t = interrogation("int_01", *cast(), **world("int_01"))
    play(t, "answer:resist")
    while "end" not in keys(t):
        play(t, keys(t)[0])
    assert state(t)["interrogation"]["deck"] == ["int_01"]
    t = interrogation("int_19", *cast(), **world("int_19"))
    play(t, "answer:free_for_item", "conspirator:kordt")
    after = state(t)["interrogation"]
    assert (after["deck"], "int_19" in after["removed"]) == ([], True)
    assert items(t, "kordt") == []


@pytest.mark.rule("BO-102", "R53")
def test_options_not_chosen_are_never_shown() -> None:
    people = (beck(motivation="motivated"), kordt("munich", motivation="motivated", cards="coup"), canaris("posen"))
    t = interrogation("int_07", *people)
    secret = ("Names for Freedom", "int_07", "free_for_extreme", "loses 1 motivation", "motivation_1")
    for seat in (1, 2, None):
        seen = json.dumps([t.view(seat), t.events(seat)])
        assert not any(word in seen for word in secret)
        assert t.view(seat)["decision"]["options"] == []
    for seat in (1, 2):
        refusal = t.why_not("answer:motivation_1", seat)
        assert refusal.rule == "BO-102"
        assert not any(word in refusal.reason for word in secret)
    play(t, "answer:motivation_1")
    for seat in (0, 1, 2, None):
        seen = json.dumps([t.view(seat), t.events(seat)])
        assert "motivation_1" in seen or "loses 1 motivation" in seen
        assert "free_for_extreme" not in seen
        assert "int_07" not in seen
    assert "free_for_extreme" not in json.dumps(t.record().choices)


@pytest.mark.rule("R54")
def test_arresting_the_last_free_conspirator_is_legal_and_loses() -> None:
    t = interrogation("int_24", beck(), kordt("munich"))
    assert t.decision is not None
    text = next(option.text for option in t.decision.options if option.key == "answer:arrest")
    assert "lost" in text
    play(t, "answer:arrest")
    assert lost(t, "BO-131")


@pytest.mark.rule("R83")
def test_two_events_with_one_card_left_is_legal_and_loses() -> None:
    t = new_turn(beck("prison"), kordt("munich"), questions="int_05", events="s7_gothic_line", stage=7)
    play(t, "answer:two_events")
    assert lost(t, "BO-133")


@pytest.mark.rule("BO-73")
def test_the_first_of_two_events_is_finished_before_the_second() -> None:
    t = new_turn(beck("prison"), kordt("munich"), questions="int_05", events="s1_gestapo_investigation s1_kristallnacht")
    play(t, "answer:two_events")
    assert (suspicion(t, "kordt"), motivation(t, "kordt")) == ("high", "skeptical")
    assert told(t).count("event_drawn") == 2


@pytest.mark.rule("BO-97", "BO-99", "BO-100", "R104")
def test_prison_blanks_cards_and_abilities() -> None:
    people = (kordt("munich"), beck("prison", motivation="reckless", cards="called_away slow_news_day", items="map"))
    t = story(*people, events="s1_party_rally")
    assert t.decision is not None
    assert t.decision.seats == (0,)
    assert t.view(0)["conspirators"][1]["ability_on"] is False
    assert refused(t, "take:beck") == "BO-100"
    assert t.why_not("instant:called_away", 1).rule == "BO-97"
    play(t, "end")
    assert "use:slow_news_day" not in keys(t)
    # Defections and Dissent and Classified Papers sleep too.
    t = story(kordt("munich"), beck("prison", cards="defections_and_dissent"), dice=[4])
    play(t, "conspire:1")
    assert state(t)["dissent"] == 1


@pytest.mark.rule("BO-95", "BO-100", "R91")
def test_arrest_takes_illegal_cards_and_leaves_levels_and_the_rest() -> None:
    guilty = kordt(
        "munich", motivation="committed", suspicion="extreme", cards="coup safe hidden_camera military_secrets", items="map"
    )
    t = event("s2_gestapo_raid_1", beck(), guilty, stage=2)
    assert (where(t, "kordt"), motivation(t, "kordt"), suspicion(t, "kordt")) == ("prison", "committed", "extreme")
    assert (cards(t, "kordt"), items(t, "kordt")) == (["safe", "coup"], ["map"])


@pytest.mark.rule("R73", "BO-100")
def test_a_prisoner_over_a_limit_discards_only_when_released() -> None:
    full = kordt("prison", motivation="timid", cards="coup safe sniper")
    t = story(beck("gestapo_hq"), full, dice=[1])
    play(t, "release")
    assert asked(t) == 1
    assert keys(t) == ["discard:card:safe", "discard:card:coup", "discard:card:sniper"]


@pytest.mark.rule("R92")
def test_arrested_in_anothers_turn_the_next_own_turn_is_a_prison_turn() -> None:
    t = event(
        "s2_gestapo_raid_1",
        beck("munich"),
        kordt("tannenberg", suspicion="extreme"),
        stage=2,
        then="s2_anti_semitic_laws",
        questions="int_16",
    )
    play(t, "end")
    assert asked(t) == 1
    assert "answer:resist" in keys(t)


@pytest.mark.rule("R2")
def test_the_classic_prison_turn_rolls_first() -> None:
    classic = {"variants": ["classic_interrogation"], "support": 4}
    prisoner = beck(motivation="committed")
    # Resisted: no card at all. A target also releases.
    t = interrogation("classic_2", prisoner, kordt("munich"), canaris(), dice=[2], **classic)
    assert "end" in keys(t)
    t = interrogation("classic_2", prisoner, kordt("munich"), canaris(), dice=[4], **classic)
    assert where(t, "beck") == "gestapo_hq"
    # Failed: one of the three options.
    t = interrogation("classic_2", prisoner, kordt("munich"), canaris(), dice=[1], **classic)
    assert keys(t) == ["answer:support_2", "answer:deputies", "answer:all_suspected"]
    play(t, "answer:support_2")
    assert state(t)["support"] == 6
    # A timid prisoner never resists but is released by a target after the card.
    t = interrogation("classic_2", beck(), kordt("munich"), canaris(), dice=[5], **classic)
    play(t, "answer:support_2")
    assert (state(t)["support"], where(t, "beck")) == (6, "gestapo_hq")


@pytest.mark.rule("R2", "R36")
def test_a_classic_card_without_a_possible_answer_is_put_aside() -> None:
    poor = (beck("prison"), kordt("munich", suspicion="extreme"), canaris("posen", suspicion="extreme"))
    t = new_turn(*poor, questions="classic_3 classic_4", variants=["classic_interrogation"], dice=[6])
    assert keys(t) == ["answer:two_events"]
    assert t.view(1)["interrogation"]["put_aside"] == 1
    play(t, "answer:two_events")
    assert sorted(state(t)["interrogation"]["deck"]) == ["classic_3", "classic_4"]
    # False Accusations come after failing to resist.
    t = new_turn(beck("prison", cards="false_accusations"), kordt(), canaris(), variants=["classic_interrogation"], dice=[6])
    assert keys(t) == ["use:false_accusations", "interrogation"]
    assert "resisted" in told(t) or t.game.foretold is None or not t.game.foretold.dice


@pytest.mark.parametrize("card", [f"classic_{n}" for n in range(1, 7)])
def test_every_classic_card_shows_three_answers(card: str) -> None:
    t = interrogation(card, beck(), *cast()[1:], dice=[6], **world(card))
    entry = next(entry for entry in printed()["interrogation_cards_classic"] if entry["id"] == card)
    assert keys(t) == [f"answer:{option['id']}" for option in entry["options"]]
    assert len(keys(t)) == 3


@pytest.mark.rule("R88")
def test_deputies_converge_one_for_each_conspirator() -> None:
    people = (beck(), kordt("munich"), canaris("munich"))
    t = interrogation(
        "int_04",
        *people,
        leaders={"hess": "munich", "goebbels": "zurich", "bormann": "berghof", "himmler": "posen", "goering": None},
    )
    play(t, "answer:deputies")
    assert keys(t) == ["deputy:goebbels", "deputy:bormann"]
    play(t, "deputy:bormann")
    assert [leader(t, name) for name in ("hess", "goebbels", "bormann", "himmler")] == ["munich", "munich", "munich", "posen"]
