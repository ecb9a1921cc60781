"""What packs bring is part of what was agreed: records, positions, copies and environments carry it wherever they go."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from packs.files import MOTH, changed, written
from parlour import BadInput
from parlour.engine.agreed import packs_shown
from parlour.packs.pack import Pack, digest


def again(thing: Any) -> Any:
    """Send something through a pickle."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own


@pytest.fixture
def moth(tmp_path: Path) -> Pack:
    return parlour.open_pack(written(tmp_path / "moth", MOTH))


def played(pack: Any, choices: int = 40, **options: Any) -> parlour.Table:
    table = parlour.new("unmatched", seed=5, packs=[pack], heroes=["moth", "dracula"], **options)
    dice = Random(3)
    for _ in range(choices):
        if table.decision is None:
            break
        option = dice.choice(table.decision.options)
        table.choose(option.key, option.seat)
    return table


@pytest.mark.both_modes
def test_records_positions_copies_and_pickles_carry_the_pack(moth: Pack) -> None:
    table = played(moth)
    record = parlour.loads(table.record().dumps())
    assert record.setup["packs"] == [moth.document]
    others = [
        parlour.replay(record),
        parlour.position("unmatched", json.loads(json.dumps(table.position()))),
        table.clone(),
        copy.deepcopy(table),
        again(table),
    ]
    for other in others:
        assert other.hash() == table.hash()
        assert other.title is table.title
        assert other.view(0) == {**table.view(0), "moment": other.moment}
    assert again(table.title) is table.title
    assert again(table.game).made_from[0] is table.title


def test_a_pack_may_be_a_place_a_pack_or_a_document(tmp_path: Path, moth: Pack) -> None:
    hashes = {played(given).hash() for given in (tmp_path / "moth", str(tmp_path / "moth"), moth, moth.document)}
    assert len(hashes) == 1
    assert parlour.new("unmatched", packs=tmp_path / "moth").setup["packs"] == [moth.document]


def test_a_game_without_packs_says_nothing_about_them() -> None:
    given: list[dict[str, Any]] = [{}, {"packs": []}, {"packs": None}]
    for options in given:
        table = parlour.new("unmatched", **options)
        assert "packs" not in table.setup
        assert "packs" not in table.view()
        assert table.title is parlour.title("unmatched")


def test_a_table_says_which_packs_it_is_played_with(moth: Pack) -> None:
    shown = [{"id": "moth", "name": "The Moth", "version": "1", "digest": moth.digest}]
    table = played(moth, 0)
    assert table.view()["packs"] == packs_shown(table.title) == shown
    assert packs_shown(parlour.title("unmatched")) == []


def test_a_changed_pack_is_another_one(tmp_path: Path, moth: Pack) -> None:
    stronger = parlour.open_pack(written(tmp_path / "other", changed("heroes/moth.toml", "health = 15", "health = 16")))
    assert stronger.digest != moth.digest
    record = json.loads(played(moth).record().dumps())
    record["setup"]["packs"] = [stronger.document]
    with pytest.raises(BadInput, match="another position"):
        parlour.replay(parlour.loads(json.dumps(record)))
    # Comments and the order of fields do not matter, the order of cards does.
    said = written(tmp_path / "said", {**MOTH, "pack.toml": "# mine\n" + MOTH["pack.toml"]})
    assert parlour.open_pack(said).digest == moth.digest
    turned = copy.deepcopy(moth.document)
    turned["heroes"][0]["cards"].reverse()
    assert digest(turned) != moth.digest


def test_figures_of_packs_can_be_changed(moth: Pack) -> None:
    figures = {"unmatched.moth.health": 20, "unmatched.moth.make_a_plan.scheme.count": 3, "unmatched.dracula.move": 3}
    table = played(moth, figures=figures)
    assert table.setup["figures"] == dict(sorted(figures.items()))
    assert table.view()["players"][0]["fighters"][0]["full_health"] == 20
    (card,) = [card for card in table.title.catalogue()["cards"] if (card["hero"], card["id"]) == ("moth", "make_a_plan")]
    assert "3 cards" in card["text"]
    replayed = parlour.replay(parlour.loads(table.record().dumps()))
    assert (replayed.hash(), replayed.title) == (table.hash(), table.title)
    assert again(table).title is table.title
    assert [change["name"] for change in table.view()["changed"]][-1].startswith("The Moth")
    with pytest.raises(BadInput, match=r"did you mean unmatched\.moth\.health"):
        played(moth, figures={"unmatched.moth.helth": 3})


def test_two_versions_are_played_side_by_side(tmp_path: Path, moth: Pack) -> None:
    other = parlour.open_pack(written(tmp_path / "other", changed("heroes/moth.toml", "health = 15", "health = 7")))
    tables = [played(pack, 0) for pack in (moth, other, moth)]
    assert [table.view()["players"][0]["fighters"][0]["health"] for table in tables] == [15, 7, 15]
    assert tables[0].title is tables[2].title
    with pytest.raises(BadInput, match="given twice"):
        parlour.new("unmatched", packs=[moth, other])


@pytest.mark.parametrize(
    ("packs", "says"),
    [
        ("nowhere", "no pack is at 'nowhere'"),
        ([7], "each is a document"),
        ([{}], "pack without a name: id: small letters"),
        ([{"id": "x", "game": "chess"}], "one is for 'chess', not for unmatched"),
        ([{"id": "x", "game": "unmatched", "villains": []}], "has no 'villains'"),
        ([{"id": "x", "game": "unmatched", "heroes": 3}], "a list of tables"),
    ],
)
def test_what_is_no_pack_is_refused_in_a_line(packs: Any, says: str) -> None:
    with pytest.raises(BadInput, match=says) as refused:
        parlour.new("unmatched", packs=packs)
    assert "\n" not in str(refused.value)


def test_the_place_of_a_file_in_a_setup_from_elsewhere_is_not_opened(tmp_path: Path, moth: Pack) -> None:
    """Only whoever calls `parlour.new` may name files: what comes with a record, a position or a request may not."""
    place = str(tmp_path / "moth")
    record = json.loads(played(moth, 0).record().dumps())
    record["setup"]["packs"] = [place]
    with pytest.raises(BadInput, match="not the place of a file"):
        parlour.replay(parlour.loads(json.dumps(record)))
    with pytest.raises(BadInput, match="not the place of a file"):
        parlour.position("unmatched", {"setup": {"packs": [place]}})


def test_a_pack_for_another_game_says_which(moth: Pack) -> None:
    for given in (moth, moth.document):
        with pytest.raises(BadInput, match="one is for 'unmatched', not for black-orchestra"):
            parlour.new("black-orchestra", packs=[given])
