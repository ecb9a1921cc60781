"""Tables with changed figures: made, shown, kept, played again, and refused where a figure is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.client import Refused, ask
from server.hosting import Running, Table

TWO = [{"holder": "me"}, {"holder": "me"}]
HEALTHY = {"unmatched.dracula.health": 20}


def health(view: dict) -> int:  # type: ignore[type-arg]
    found: int = view["players"][1]["fighters"][0]["health"]
    return found


def test_a_table_is_made_with_changed_figures_and_says_so(running: Running) -> None:
    table = Table(running.address, seats=TWO, figures=HEALTHY)
    view = table.ask(0, "GET", "")["states"][0]["view"]
    assert health(view) == 20
    assert view["changed"] == [{"id": "unmatched.dracula.health", "name": "Dracula · health", "printed": 13, "now": 20}]
    plain = Table(running.address, seats=TWO)
    view = plain.ask(0, "GET", "")["states"][0]["view"]
    assert health(view) == 13
    assert "changed" not in view


def test_the_catalogue_of_a_table_has_its_figures(running: Running) -> None:
    table = Table(running.address, seats=TWO, figures={"unmatched.dracula.feint.value": 5})
    here = table.ask(0, "GET", "/catalogue")
    shelf = ask("GET", f"{running.address}/api/games/unmatched/catalogue")

    def value(catalogue: dict) -> int:  # type: ignore[type-arg]
        found: int = next(card["value"] for card in catalogue["cards"] if (card["hero"], card["id"]) == ("dracula", "feint"))
        return found

    assert (value(here), value(shelf)) == (5, 2)


def test_it_is_still_changed_after_a_restart_a_rematch_and_an_import(tmp_path: Path) -> None:
    db = tmp_path / "parlour.db"
    with Running(db) as server:
        table = Table(server.address, seats=TWO, figures=HEALTHY)
    with Running(db) as server:
        table.address = server.address
        assert health(table.ask(0, "GET", "")["states"][0]["view"]) == 20
        table.ask("host", "POST", "/close", {})
        record = table.ask("host", "GET", "/record")
        assert record["setup"]["figures"] == HEALTHY
        again = table.ask(0, "POST", "/rematch", {})["table"]
        table.id = again
        assert health(table.ask(0, "GET", "")["states"][0]["view"]) == 20
        brought = ask("POST", f"{server.address}/api/import", {"record": record, "seats": TWO})
        assert brought["table"]


@pytest.mark.parametrize(
    ("figures", "says"),
    [
        ({"unmatched.dracula.health": -1}, "from 1 to 99, got -1"),
        ({"unmatched.dracula.helth": 9}, "did you mean unmatched.dracula.health"),
        ({"unmatched.dracula.health": 10**30}, ""),
        ({"unmatched.dracula.health": "9"}, ""),
        ({"x" * 300: 1}, ""),
        ({f"x{n}": 1 for n in range(300)}, ""),
        ([], ""),
    ],
)
def test_wrong_figures_are_refused(running: Running, figures: object, says: str) -> None:
    with pytest.raises(Refused) as refused:
        ask("POST", f"{running.address}/api/tables", {"game": "unmatched", "seats": TWO, "figures": figures})
    assert refused.value.code == "bad_request"
    assert says in refused.value.reason
    assert len(refused.value.reason) < 300


def test_a_house_with_its_own_figures(tmp_path: Path) -> None:
    """`serve --set`: new tables take them, unless whoever makes the table says otherwise; `{}` is the printed game."""
    with Running(tmp_path / "parlour.db", figures=(("unmatched", (("dracula.health", 17),)),)) as server:
        found = []
        wanted: list[dict[str, Any]] = [{}, {"figures": {}}, {"figures": HEALTHY}]
        for more in wanted:
            table = Table(server.address, seats=TWO, **more)
            found.append(health(table.ask(0, "GET", "")["states"][0]["view"]))
        assert found == [17, 13, 20]
        listed = ask("GET", f"{server.address}/api/games/unmatched/figures")["figures"]
        mine = next(one for one in listed if one["id"] == "unmatched.dracula.health")
        assert (mine["printed"], mine["usual"]) == (13, 17)


def test_the_figures_of_a_game_are_listed_with_names_and_ranges(running: Running) -> None:
    listed = ask("GET", f"{running.address}/api/games/unmatched/figures")
    assert listed["most"] == 200
    found = {one["id"]: one for one in listed["figures"]}
    assert found["unmatched.dracula.health"] == {
        "id": "unmatched.dracula.health",
        "name": "Dracula · health",
        "printed": 13,
        "usual": 13,
        "low": 1,
        "high": 99,
    }
    assert found["unmatched.dracula.ranged"]["low"] is None
    json.dumps(listed)
