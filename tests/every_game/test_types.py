"""What the games with a picture print and show is what their types say: the page's TypeScript is written from those."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
import pytest

import parlour
from every_game.cases import CASES, Case, name_of, played
from parlour.games.black_orchestra import seen as black_orchestra
from parlour.games.black_orchestra.border import catalogued as printed_black_orchestra
from parlour.games.orange_shall_overcome import catalogued as printed_orange
from parlour.games.orange_shall_overcome import seen as orange
from parlour.games.unmatched import catalogued as printed_unmatched
from parlour.games.unmatched import seen as unmatched

PRINTED: dict[str, Any] = {
    "black-orchestra": printed_black_orchestra.Catalogue,
    "orange-shall-overcome": printed_orange.Catalogue,
    "unmatched": printed_unmatched.Catalogue,
}
SEEN: dict[str, Any] = {
    "black-orchestra": black_orchestra.Orchestra,
    "orange-shall-overcome": orange.Orange,
    "unmatched": unmatched.Match,
}


def fits(doc: object, shape: Any) -> bool:
    """Say whether a document has every field of a type, each of its kind, and no other field."""
    return bool(msgspec.convert(doc, shape) == doc)


def test_a_field_that_no_type_names_is_noticed() -> None:
    zone = {"id": "a", "label": "A", "color": "red"}
    assert fits(zone, printed_unmatched.Zone)
    assert not fits({**zone, "size": 3}, printed_unmatched.Zone)
    with pytest.raises(msgspec.ValidationError):
        fits({**zone, "color": 3}, printed_unmatched.Zone)


@pytest.mark.parametrize("game", PRINTED)
def test_catalogues_are_what_their_types_say(game: str) -> None:
    for language in ("en", "nl", "de"):
        assert fits(parlour.title(game).catalogue(language), PRINTED[game])


@pytest.mark.parametrize("case", [case for case in CASES if case.game in SEEN], ids=name_of)
def test_views_are_what_their_types_say(case: Case) -> None:
    for number, setup in enumerate(case.setups):
        table = parlour.new(case.game, seed=number, **setup)
        for t in islice(played(case, table, number), 0, 160, 5):
            for seat in (None, *range(len(t.seats))):
                assert fits(t.title.view(t.game, seat, t.words), SEEN[case.game])
