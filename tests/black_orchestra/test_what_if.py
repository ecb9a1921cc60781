"""What if: a game with other figures plays beside the printed one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import parlour
from parlour import BadInput
from parlour.engine.kernel import play_out
from parlour.engine.said import Noun, Said
from parlour.engine.table import new_table, table_from_position
from parlour.games.black_orchestra.bits import ONE
from parlour.games.black_orchestra.levels import enter
from parlour.games.black_orchestra.names import ITEM_IDS
from parlour.games.black_orchestra.turn.attempt import begin_attempt
from parlour.games.black_orchestra.turn.deeds import deliver

TITLE = parlour.title("black-orchestra")
PARTS = 12
"""Every so many figures are one test: all of them take minutes where nothing is compiled."""


@pytest.mark.parametrize(
    ("changes", "path", "value"),
    [
        ({"actions_per_turn": 5}, ("turn", "actions"), 5),
        ({"start_support.standard": 2}, ("support", "now"), 2),
        ({"events_removed": 4}, ("events_left",), [8] * 7),
    ],
)
def test_a_changed_figure_counts(changes: dict[str, int], path: tuple[str, ...], value: object) -> None:
    changed = TITLE.with_figures(changes)
    seen: object = new_table(changed, 1, {"players": 2}).view(0)
    usual: object = new_table(TITLE, 1, {"players": 2}).view(0)
    for step in path:
        assert isinstance(seen, dict)
        assert isinstance(usual, dict)
        seen, usual = seen[step], usual[step]
    assert seen == value
    assert usual != value
    assert changed.figures() == {**TITLE.figures(), **changes}


@pytest.mark.parametrize("changes", [{"actions": 4}, {"actions_per_turn": 0}, {"start_support.easy": 9}, {"events_removed": -1}])
def test_figures_the_rules_cannot_work_with_are_refused(changes: dict[str, int]) -> None:
    with pytest.raises(BadInput):
        TITLE.with_figures(changes)


def test_extreme_figures_still_play_to_an_end() -> None:
    extremes = {"conspire_dice": 0, "item_limit.3_5": 0, "dossier_limit.3_4": 0, "dossier_limit.timid": 0, "events_removed": 8}
    t = new_table(TITLE.with_figures(extremes), 1, {"players": 3, "variants": ["sense_of_urgency"]})
    dice = Random(1)
    while t.decision is not None:
        option = dice.choice(t.decision.options)
        t.choose(option.key, option.seat)
    assert t.outcome is not None


def trace(title: Any, seed: int, decisions: int = 120) -> list[str]:
    """Return the hashes of the positions of a random game."""
    t = new_table(title, seed, {"players": 3})
    dice = Random(seed)
    found: list[str] = []
    while t.decision is not None and len(found) < decisions:
        option = dice.choice(t.decision.options)
        t.choose(option.key, option.seat)
        found.append(t.hash())
    return found


@pytest.mark.both_modes
@pytest.mark.parametrize("part", range(PARTS))
def test_every_figure_can_be_changed_is_played_and_leaves_the_printed_game_alone(part: int) -> None:
    printed = TITLE.figures()
    assert len(printed) > 500
    before = trace(TITLE, 5)
    figures = [*enumerate(printed.items())][part::PARTS]
    for number, (name, value) in figures:
        new = (not value) if isinstance(value, bool) else (value - 1 if value > 1 else value + 1)
        try:
            other = TITLE.with_figures({name: new})
        except BadInput:
            # One of a kind, and in the deck once: it can only be left out.
            assert name.endswith(".copies")
            new = 0
            other = TITLE.with_figures({name: new})
        assert {n: v for n, v in other.figures().items() if v != printed[n]} == {name: new}
        g = other.new(other.read_setup({"players": 2 + number % 4}), number)
        g.advance()
        play_out(g, number)
        assert g.winners >= 0
    assert TITLE.figures() == printed
    assert trace(TITLE, 5) == before


@pytest.mark.parametrize(
    "changes",
    [
        {"quick_reaction.copies": 3},
        {"safe.copies": 2},
        {"lone_gunman.copies": 2},
        {"s1_anschluss.copies": 2},
        {"eagles_that_detect.low": 0},
        {"s3_fall_of_paris.0.support": 8},
        {"kordt.events": 0},
        {"answer.two_cards.0.0.discarded": 0},
    ],
)
def test_printed_figures_the_rules_cannot_work_with_are_refused(changes: dict[str, int]) -> None:
    with pytest.raises(BadInput):
        TITLE.with_figures(changes)


def test_cards_and_events_can_be_left_out_and_doubled() -> None:
    changes = {"quick_reaction.copies": 0, "planning_session.copies": 1, "hidden_camera.copies": 2, "s1_anschluss.copies": 0}
    other = TITLE.with_figures(changes)
    t = new_table(other, 3, {"players": 2})
    deck = [name.partition("#")[0] for name in t.position()["state"]["deck"]]
    assert [deck.count(card) for card in ("quick_reaction", "planning_session", "hidden_camera")] == [0, 1, 2]
    assert len(deck) == 54 - 2 - 1 + 1
    state = t.position()["state"]
    assert "s1_anschluss" not in state["events"] + state["events_lost"]
    again = table_from_position(other, t.position())
    assert again.position() == t.position()


@pytest.mark.parametrize(
    ("figure", "sheet", "limit"),
    [("goerdeler.cards", "goerdeler", "card_limit"), ("tresckow.items", "tresckow", "item_limit")],
)
def test_a_conspirators_figure_counts(figure: str, sheet: str, limit: str) -> None:
    found = []
    for title in (TITLE, TITLE.with_figures({figure: 5})):
        setup = title.read_setup({"players": 2, "conspirators": [sheet, "beck"]})
        g = title.new(setup, 1)
        g.advance()
        g.motivation[0] = 2  # type: ignore[attr-defined]
        found.append(getattr(g, limit)(0))
    assert found[1] - found[0] == 5 - int(TITLE.figures()[figure])


def test_an_amount_in_an_events_text_counts() -> None:
    for title, motivation in ((TITLE, 1), (TITLE.with_figures({"s3_jews_targeted.0.0.motivation_gained": 3}), 3)):
        g: Any = title.new(title.read_setup({"players": 2}), 1)
        g.advance()
        g.setup.content.steps["s3_jews_targeted.0"].run(g, 0, -1)
        assert max(g.motivation) == motivation


def test_the_dice_of_a_plot_count() -> None:
    found = []
    for title in (TITLE, TITLE.with_figures({"lone_gunman.base_dice": 4, "lone_gunman.wehrmacht.dice": 3, "beck.dice": 2})):
        g: Any = title.new(title.read_setup({"players": 2, "conspirators": ["beck", "kordt"]}), 1)
        g.advance()
        g.motivation[0] = 4
        begin_attempt(g, 0, g.setup.content.card_number["lone_gunman"], 0)
        found.append(g.attempt.pool)
    assert found == [1 + 1 + 1, 4 + 3 + 2]


NEW = [
    "classified_papers.suspicion_gained",
    "defections_and_dissent.targets",
    "dissent_track.dice",
    "dissent_track.motivation_gained",
    "dissent_track.support_lost",
    "conspire.eagle.suspicion_gained",
    "release.suspicion_gained",
    "release.suspicion",
    "raid.kept_card.suspicion_gained",
    "hitler.penalty.motivation_lost",
    "hess.penalty.discarded",
    "himmler.penalty.suspicion_gained",
    "goering.penalty.discarded",
    "start.motivation",
    "start.suspicion",
    "items.badge",
    "answer.two_events.0.events",
    "answer.himmler.0.suspicion_gained",
]


def course(title: Any, seed: int) -> list[Any]:
    """Play at random; return what could be chosen and how things stood."""
    g: Any = title.new(title.read_setup({"players": 3}), seed)
    g.advance()
    dice = Random(seed)
    found: list[Any] = []
    while g.winners < 0:
        found.append((g.options[:], g.motivation[:], g.suspicion[:], g.items[:], g.dossier[:], g.support, g.tile[:]))
        g.choose(dice.choice(g.options))
    return [*found, g.winners, g.reason]


@pytest.mark.parametrize("name", NEW)
def test_what_is_set_happens(name: str) -> None:
    value = TITLE.figures()[name]
    other = TITLE.with_figures({name: value - 1 if value > 1 else value + 1})
    assert any(course(other, seed) != course(TITLE, seed) for seed in range(60))


@pytest.mark.parametrize(
    ("answer", "figure", "fits"),
    [
        ("suspicion_2", "0.0.suspicion_gained", lambda g: g.suspicion[1] <= 3 - 1),
        ("motivation_2", "0.0.motivation_lost", lambda g: g.motivation[1] >= 1),
        ("support_2", "0.support_gained", lambda g: g.support <= 7 - 1),
    ],
)
def test_an_answer_can_be_given_if_it_can_be_met_in_full_as_it_is_now(answer: str, figure: str, fits: Any) -> None:
    """BO-103: printed are two levels; with one, more conspirators can bear it."""
    seen = set()
    other = TITLE.with_figures({f"answer.{answer}.{figure}": 1})
    for level in range(4):
        for title in (TITLE, other):
            g: Any = title.new(title.read_setup({"players": 2}), 1)
            g.advance()
            g.where[0] = 30
            g.motivation[1] = level
            g.suspicion[1] = level
            g.support = 4 + level
            found = next(a for question in g.setup.content.questions for a in question.answers if a.id == answer)
            can = found.can(g, 0)
            if title is other:
                assert can == fits(g)
                assert found.text.roles[figure.rsplit(".", maxsplit=1)[-1]] == 1
            seen.add((level, can))
    assert len(seen) > 4


def test_cards_say_what_was_changed() -> None:
    changes = {
        "lose_gestapo.0.suspicion_lost": 2,
        "space.zurich.suspicion_gained": 2,
        "space.munich.delivery.suspicion_lost": 3,
        "beck.dice": 2,
        "hitler.penalty.motivation_lost": 2,
        "sniper.reckless": False,
        "sniper.weapons.dice": 2,
        "answer.suspicion_1.0.0.suspicion_gained": 2,
        "s1_visit_from_goebbels.1.0.0.0.suspicion": 3,
    }
    text = str(TITLE.with_figures(changes).catalogue())
    for words in (
        "Your suspicion falls by 2.",
        "On entry your suspicion rises by 2.",
        "give up any item, your suspicion falls by 3.",
        "every plot attempted in your space gets two more dice.",
        "Your motivation falls by 2.",
        "In Hitler's space. Extra dice: Abwehr, weapons (2 dice), each intel.",
        "One conspirator at low or medium gains 2 suspicion.",
        "he may raise his suspicion to extreme to gain 2 motivation.",
    ):
        assert words in text


def printed_texts() -> list[Said]:
    """Return every text of the content that has figures, without plots and spaces, whose texts are made of several."""
    g: Any = TITLE.new(TITLE.read_setup({"players": 2}), 1)
    content = g.setup.content
    texts = [sheet.piece.text for sheet in content.sheets] + [answer.text for answer in content.answer.values()]
    texts += [card.piece.text for card in content.kinds if card.plot is None]
    return [*texts, *(event.piece.text for event in content.events)]


def test_every_figure_of_a_text_is_said() -> None:
    words = TITLE.words()
    said = 0
    for text in printed_texts():
        for name, value in text.roles.items():
            if name == "stage" or (name.endswith("_eagles") and not value):
                continue
            other = Noun("", "another level") if isinstance(value, Noun) else 7
            changed = Said(text.words)
            changed.roles = {**text.roles, name: other}
            assert words.said(changed) != words.said(text), (text.words, name)
            said += 1
    assert said > 120


def test_what_spaces_do_can_be_set() -> None:
    changes = {"space.zurich.suspicion_gained": 2, "space.paris.suspicion_lost": 1}
    changes["space.chancellery.delivery.suspicion_lost"] = 1
    for title, levels in ((TITLE, [2, 0, 1]), (TITLE.with_figures(changes), [3, 2, 2])):
        g: Any = title.new(title.read_setup({"players": 2}), 1)
        g.advance()
        found = []
        g.suspicion[0] = 1
        enter(g, 0, g.setup.board.number["zurich"])
        found.append(g.suspicion[0])
        g.suspicion[0] = 3
        enter(g, 0, g.setup.board.number["paris"])
        found.append(g.suspicion[0])
        g.suspicion[0] = 3
        g.items[0] = ONE[ITEM_IDS.index("weapons")]
        enter(g, 0, g.setup.board.number["chancellery"])
        deliver(g, 0, ITEM_IDS.index("weapons"))
        found.append(g.suspicion[0])
        assert found == levels


# By the words that cards are made of: how far each figure of theirs may be changed.
FIGURES_OF_WORDS = {
    "DiscardCards": {"discarded": (1, 9)},
    "DiscardItems": {"discarded": (1, 9)},
    "DrawCards": {"cards": (0, 9)},
    "DrawUpTo": {"cards": (1, 9)},
    "HimmlerComes": {"suspicion_gained": (0, 3)},
    "HimmlersDie": {"suspicion_gained": (0, 3)},
    "LookAtEvents": {"events": (1, 5)},
    "Motivation": {"motivation": (0, 4)},
    "MoveHitler": {"spaces": (1, 9)},
    "PayForSuspicion": {"suspicion_lost": (1, 3)},
    "ReaderReleased": {"suspicion": (0, 3)},
    "Release": {"suspicion": (0, 3)},
    "RemoveEvents": {"events": (0, 9)},
    "RemoveTiles": {"tiles": (1, 9)},
    "Support": {"support": (0, 7)},
    "SupportAtLeast": {"support": (0, 7)},
    "Suspicion": {"suspicion": (0, 3)},
    "SuspicionUpTo": {"suspicion": (0, 3)},
    "TwoEvents": {"events": (0, 9)},
    "Walk": {"spaces": (1, 9)},
}


def test_the_figures_of_a_text_can_be_changed_within_reason() -> None:
    """What the rules cannot work with is refused, and the range is said: nobody looks at no event, or goes no space."""
    steps: dict[str, Any] = TITLE.content.steps  # type: ignore[attr-defined]
    words = {type(step).__name__: type(step) for step in steps.values() if type(step).__name__ in FIGURES_OF_WORDS}
    found = {
        name: {figure.name: (figure.low, figure.high) for figure in getattr(word, "amounts", ())} for name, word in words.items()
    }
    assert found == FIGURES_OF_WORDS
    for name, low, high in (("intelligence_briefing.events", 1, 5), ("forged_documents.0.spaces", 1, 9)):
        for wrong in (low - 1, high + 1):
            with pytest.raises(BadInput, match=f"from {low} to {high}"):
                TITLE.with_figures({name: wrong})
