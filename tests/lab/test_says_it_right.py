"""A study says what its games show, and no more: questions counted once, seats told from heroes, no false certainty, names."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import parlour
from parlour.engine.errors import BadInput
from parlour.engine.title import Json
from parlour.lab import columns, statistics
from parlour.lab.contrast import factors, swapped
from parlour.lab.findings import cards, impact
from parlour.lab.naming import choices, named, names_of
from parlour.lab.report import sentences
from parlour.lab.running import Here, Run
from parlour.lab.spread import from_both_sides, spread
from parlour.lab.statistics import Stratum
from parlour.lab.study import PRINTED, Cell, Study, Variant
from parlour.lab.summary import summary

TITLE = parlour.title("unmatched")
SETUP = TITLE.read_setup({"heroes": ["dracula", "invisible_man"], "board": "soho"})


def study(heroes: str, *, games: int = 24, swap: bool = False, values: tuple[int, ...] = ()) -> Study:
    variants = [Variant(PRINTED), *(Variant(f"dracula.health={value}", {"dracula.health": value}) for value in values)]
    setups = spread(TITLE, {"heroes": heroes, "board": "soho"}).setups
    settings: list[tuple[Json, tuple[str, ...]]] = [(setup, ("random", "random")) for setup in setups]
    if swap:
        settings = from_both_sides(TITLE, settings)
    cells = tuple(Cell(setup, bots, n) for setup, bots in settings for n in range(len(variants)))
    return Study("unmatched", TITLE.rules_version, cells, tuple(variants), seed=5, games=games, block=8, observe=2)


def results(asked: Study) -> Json:
    run = Run(asked)
    run.go_on(Here(asked), lambda _: None, lambda _: None)
    return summary(run, "test")


def test_one_question_gets_its_true_p() -> None:
    """What Dracula gains the Invisible Man loses: that is asked once, and nothing is to be corrected."""
    doc = results(study("dracula,invisible_man", values=(30,)))
    asked = [entry for entry in doc["comparisons"] if entry["kind"] == "what if"]
    assert len(asked) == 2
    assert asked[0]["difference"] == -asked[1]["difference"] != 0
    assert all(entry["p_corrected"] == entry["p"] for entry in asked)


def test_two_questions_are_still_two() -> None:
    doc = results(study("dracula,invisible_man", values=(30, 4)))
    asked = [entry for entry in doc["comparisons"] if entry["kind"] == "what if"]
    assert min(entry["p"] for entry in asked) * 2 == pytest.approx(min(entry["p_corrected"] for entry in asked), rel=1e-3)


def test_questions_and_their_mirror_images() -> None:
    run = Run(study("dracula/invisible_man,dracula/invisible_man", values=(20,)))
    about = {contrast.name: contrast.question(run.study) for contrast in run.contrasts}
    assert about["dracula.health=20: dracula"] == about["dracula.health=20: invisible_man"]
    assert about["dracula against invisible_man"] != about["dracula.health=20: dracula"]
    assert about["the first seat against the others"] != about["dracula against invisible_man"]


def test_holm_counts_questions() -> None:
    assert statistics.holm_of_questions(["a", "b", "a"], [0.01, 0.04, 0.01]) == [0.02, 0.04, 0.02]
    assert statistics.holm_of_questions(["a", "b", "c"], [0.01, 0.04, 0.03]) == statistics.holm([0.01, 0.04, 0.03])
    assert statistics.holm_of_questions([], []) == []


def test_a_seat_is_compared_only_where_seats_were_swapped() -> None:
    fixed = results(study("dracula,invisible_man"))
    assert not fixed["swapped"]
    assert not [entry for entry in fixed["comparisons"] if "first seat" in entry["name"]]
    both = results(study("dracula,invisible_man", swap=True))
    assert both["swapped"]
    assert [entry["name"] for entry in both["comparisons"] if entry["kind"] == "first player"] == [
        "the first seat against the others"
    ]


def test_bots_count_as_who_sits_there() -> None:
    asked = study("dracula,invisible_man", swap=True)
    found = factors(asked, TITLE)
    assert swapped(asked, found, [0, 1])
    assert not swapped(asked, found, [0])
    uneven = replace(asked, cells=tuple(replace(cell, bots=("random", "casual")) for cell in asked.cells))
    assert not swapped(uneven, factors(uneven, TITLE), [0, 1])
    turned = replace(asked, cells=(asked.cells[0], replace(asked.cells[1], bots=("random", "random"))))
    assert swapped(turned, factors(turned, TITLE), [0, 1])


def test_swapping_plays_every_pairing_from_both_sides_once() -> None:
    settings = from_both_sides(TITLE, [(SETUP, ("casual", "random"))])
    assert [(setup["heroes"], bots) for setup, bots in settings] == [
        (["dracula", "invisible_man"], ("casual", "random")),
        (["invisible_man", "dracula"], ("random", "casual")),
    ]
    assert from_both_sides(TITLE, settings) == settings
    together = parlour.title("black-orchestra")
    with pytest.raises(BadInput, match="duels"):
        from_both_sides(together, [(together.read_setup({}), ("random", "random"))])


def test_five_of_five_is_not_certainty() -> None:
    for strata in ([Stratum(5, 5, 0, 5)], [Stratum(0, 5, 5, 5)], [Stratum(5, 5, 0, 5), Stratum(6, 6, 0, 7)]):
        found, p = statistics.stratified(strata)
        assert abs(found.value) == 1
        assert found.high - found.low > 0.2
        assert p < 0.05
    certain = statistics.stratified([Stratum(500, 500, 0, 500)])[0]
    assert 0 < certain.high - certain.low < 0.03


def test_trends_against_the_correlation() -> None:
    """Cochran and Armitage's statistic is the number of games times the squared correlation of score and result."""
    stats = pytest.importorskip("scipy.stats")
    dice = Random(4)
    for _ in range(20):
        counts = [(float(score), dice.randint(1, 29), 30) for score in (1, 2, 3, 7)]
        scores = [score for score, _, games in counts for _ in range(games)]
        won = [int(n < wins) for _, wins, games in counts for n in range(games)]
        r = stats.pearsonr(scores, won).statistic
        slope, p = statistics.trend(counts)
        assert p == pytest.approx(stats.chi2.sf(len(won) * r * r, 1), abs=1e-9)
        assert slope == pytest.approx(stats.linregress(scores, won).slope, abs=1e-9)


def test_trends_of_nothing() -> None:
    assert statistics.trend([]) == (0.0, 1.0)
    assert statistics.trend([(1.0, 0, 5), (2.0, 0, 5)]) == (0.0, 1.0)
    assert statistics.trend([(1.0, 3, 5), (1.0, 2, 5)]) == (0.0, 1.0)


def test_values_of_one_figure_are_a_trend() -> None:
    doc = results(study("dracula,invisible_man", values=(2, 30)))
    gains, loses = doc["trends"]
    assert (gains["what"], gains["of"], gains["steps"]) == ("dracula.health", "dracula", 3)
    assert gains["slope"] == -loses["slope"] > 0
    assert gains["p_corrected"] == gains["p"], "what one gains the other loses"
    assert doc["bots"] == ["random"]


def test_people_read_names() -> None:
    names = names_of(TITLE)
    assert names["invisible_man"] == "Invisible Man"
    doc = results(study("dracula,invisible_man", swap=True, values=(30,)))
    text = "\n".join(columns.lines_of(named(doc, names)))
    assert "Invisible Man against" in text or "against Invisible Man" in text
    assert "invisible_man" not in text
    assert "bots: random" in text
    assert choices("attack card:dracula.feint, boost card:dracula.feint", names) == "attack card Feint, boost card Feint"


def test_facts_that_repeat_the_same_games_are_told_once() -> None:
    run = Run(study("dracula,invisible_man"))
    tally = run.tallies[0]
    tally.players = {"Dracula": [20, 10]}
    tally.used = {"Dracula": {"attack": [10, 8, 10], "boost": [10, 8, 12], "scheme": [10, 7, 10]}}
    entries = impact(run, [0])
    assert [entry["what"] for entry in entries] == ["attack, boost", "scheme"]
    # Two facts, so the stronger one is corrected for two.
    assert entries[0]["p_corrected"] == pytest.approx(2 * entries[0]["p"], rel=1e-3)


def test_every_card_stands_in_one_table() -> None:
    """Used how and how often, won with it and without; whatever was used in every game has nothing to be compared with."""
    run = Run(study("dracula,invisible_man"))
    tally = run.tallies[0]
    # Of 25 games 20 were looked at since there is such a table.
    tally.players = {"Dracula": [25, 12]}
    tally.used = {
        "Dracula": {
            "* ": [20, 10, 20],
            "+ card:dracula.feint": [15, 9, 20],
            "* card:dracula.feint": [8, 6, 11],
            "attack card:dracula.feint": [5, 4, 6],
            "boost card:dracula.feint": [4, 3, 5],
            "* card:dracula.dash": [20, 10, 31],
            "defend card:dracula.dash": [20, 10, 31],
            "manoeuvre": [20, 10, 40],
        },
        "": {"* ": [20, 10, 20]},
        "events": {"+ event:storm": [5, 1, 5]},
    }
    feint, dash, *deck = cards(run, [0])
    assert (feint["of"], feint["card"], feint["games"], feint["rate"]) == ("Dracula", "card:dracula.feint", 8, 0.75)
    assert feint["ways"] == {"attack": 6, "boost": 5}
    assert (feint["without"]["games"], feint["without"]["rate"]) == (12, pytest.approx(4 / 12, abs=1e-6))
    assert feint["difference"] == pytest.approx(6 / 8 - 4 / 12, abs=1e-6)
    assert feint["low"] < feint["rate"] < feint["high"]
    assert (feint["drawn"]["games"], feint["drawn"]["times"], feint["drawn"]["rate"]) == (15, 20, 0.6)
    assert feint["drawn"]["low"] < 0.6 < feint["drawn"]["high"]
    assert dash["without"]["games"] == 0
    assert dash["drawn"] is None
    # A card of a deck that is nobody's own is with whoever plays when it is drawn.
    (storm,) = deck
    assert (storm["of"], storm["deck"], storm["games"], storm["rate"], storm["without"]["games"]) == ("events", True, 5, 0.2, 15)
    assert storm["difference"] == pytest.approx(1 / 5 - 9 / 15, abs=1e-6)
    lines = columns.card_lines(named({"cards": [feint, dash, storm]}, names_of(TITLE)))
    assert "Dracula: Feint" in lines[1]
    assert "attack 6, boost 5" in lines[1]
    assert "20  60.0 % (" in lines[1]
    assert lines[2].split()[-3:] == ["-", "-", "-"]
    assert "events: storm" in lines[3]


def test_cards_of_a_real_study() -> None:
    doc = results(study("dracula,invisible_man", games=40))
    found = {entry["card"]: entry for entry in doc["cards"] if entry["of"] == "Dracula"}
    assert found["card:dracula.feint"]["games"] <= 20
    assert sum(found["card:dracula.feint"]["ways"].values()) >= found["card:dracula.feint"]["games"]
    assert not [entry for entry in doc["impact"] if entry["what"].startswith("*")]


def test_a_report_begins_with_who_won_also_where_sides_were_swapped() -> None:
    found = named(results(study("dracula,invisible_man", swap=True)), names_of(TITLE))
    first = next(line for line in sentences(found) if "against" in line)
    assert first.startswith("As printed, Dracula won ")
    assert first.endswith(" against Invisible Man.")
