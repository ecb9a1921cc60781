"""Texts of cards can be written as lines and read back."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from orange_shall_overcome.stories import GAME
from parlour import BadInput
from parlour.engine.kernel import NOTHING, Step
from parlour.engine.messages import language
from parlour.games.orange_shall_overcome.board import ROAD_IDS
from parlour.games.orange_shall_overcome.notation import NOTATION
from parlour.games.orange_shall_overcome.roads import NAMED, fixed_road
from parlour.games.orange_shall_overcome.state import EMPTY, POLICEMAN, SOLDIER
from parlour.games.orange_shall_overcome.texts import Writer

CONTENT: Any = parlour.new(GAME).game.setup.content  # type: ignore[attr-defined]


def texts() -> dict[str, Step]:
    """Return every text that is printed on a card, by its name on file."""
    printed = [*CONTENT.occupiers, *CONTENT.raids, *CONTENT.helpers]
    found = {card.id: card.text for card in printed}
    found |= {patrol.id: patrol.fallback for patrol in CONTENT.patrols}
    found |= {card.id: card.bonus for card in CONTENT.solo}
    for control in CONTENT.controls:
        for n, answer in enumerate(control.answers):
            found |= {f"{control.id}.{n}.{side}": result for side, result in enumerate(answer.results)}
    return {name: text for name, text in found.items() if text is not NOTHING and text is not None}


def test_every_text_is_a_line_and_the_line_is_the_text() -> None:
    lines = {name: NOTATION.write(text) for name, text in texts().items()}
    assert len(lines) > 200
    assert {name: NOTATION.write(NOTATION.read(line)) for name, line in lines.items()} == lines


def test_every_text_has_the_name_by_which_positions_call_it() -> None:
    """Also those a character's own cards have: whoever saves in the middle of one must find it again."""
    own = [
        (card.id, text)
        for one in CONTENT.characters
        for card in one.cards
        for text in (card.bonus, card.special)
        if text is not None
    ]
    assert {id: CONTENT.steps[id] for id, _ in own} == dict(own)
    assert [text.label for _, text in own] == [id for id, _ in own]
    assert len(own) > 20


def test_lines_name_people_places_and_goods() -> None:
    either = "EitherOr(Way('lie_low', do=Alibi(each, -1)), Way('carry_on', do=Morale(-2)))"
    assert NOTATION.write(texts()["o2_07"]) == f"Sequence({either}, Safety(city_by_die, -1))"


@pytest.mark.parametrize("line", ["If(at, hospital, then=Morale(1))", "If(has, ticket, otherwise=Alibi(myself, -1))"])
def test_a_condition_names_what_it_is_about(line: str) -> None:
    assert NOTATION.write(NOTATION.read(line)) == line


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "If you are at the Hospital: Morale rises by 1."),
        ("nl", "Als je in het Ziekenhuis bent, stijgt het Moreel met 1."),
        ("de", "Wenn du im Krankenhaus bist, steigt die Moral um 1."),
    ],
)
def test_being_at_a_location_says_which(code: str, said: str) -> None:
    text = Writer(CONTENT.figures, CONTENT.locations).text(NOTATION.read("If(at, hospital, then=Morale(1))"))
    assert language("parlour.games.orange_shall_overcome", code).said(text) == said


def test_a_cost_is_written_token_by_token() -> None:
    line = "EitherOr(Way('pay', cost=[money, money, ration]), Way('refuse', do=Lose(any_kind, 1, whom=here)))"
    assert NOTATION.write(NOTATION.read(line)) == line


@pytest.mark.parametrize("line", ["Explode(3)", "Alibi(nobody, 1)", "Morale(", "Way('alone')", "Safety(atlantis, -1)"])
def test_what_is_no_text_is_refused(line: str) -> None:
    with pytest.raises(BadInput):
        NOTATION.read(line)


def test_a_text_may_name_any_road() -> None:
    g: Any = parlour.new(GAME).game
    for standing in (EMPTY, POLICEMAN, SOLDIER):
        g.roads[0] = standing
        assert [fixed_road(g, NAMED + road, 0) for road in range(len(ROAD_IDS))] == list(range(len(ROAD_IDS)))
