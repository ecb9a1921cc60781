"""What only a hero from a pack can be: in fog and with a sidekick, gone with an action left, with a defense as the first card."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import parlour
from packs.files import MOTH, written
from parlour.games.unmatched.state import Match
from parlour.packs.pack import Pack

HERO = "heroes/moth.toml"
SIDEKICK = '[sidekick]\nid = "lantern"\ncount = 1\nhealth = 6\nattack = "melee"\n\n'
FIRST = 'ward = { type = "defense", value = 2, boost = 1, copies = 2, by = "any" }\n'
GONE = 'bandage     = { type = "scheme", boost = 2, copies = 2, by = "hero", scheme = "Sequence(Rule(vanish), GainAction(1))" }'
WORDS = {
    "At the start of your turn you may move The Moth up to { n-spaces }.": "The Moth is in the fog.",
    ".scheme = The Moth recovers { $amount } health.": ".scheme = The Moth is gone. Gain { n-actions }.",
}


def ghost(folder: Path, *, sidekick: bool) -> Pack:
    """Return the moth in fog; its first card is a defense, and with a scheme it vanishes and gains an action."""
    hero = MOTH[HERO]
    hero = hero.replace('start_of_turn = "Move(1, my_hero)"', "fog = 3\nfog_bonus = 2")
    hero = hero.replace("[cards]\n", f"{SIDEKICK if sidekick else ''}[cards]\n{FIRST}")
    hero = "\n".join(GONE if line.startswith("bandage") else line for line in hero.splitlines())
    words = MOTH["languages/en.ftl"]
    for old, new in WORDS.items():
        words = words.replace(old, new)
    words += "\nmoth-ward = Ward\n" + (
        "sidekick-lantern = Lantern\n    .short = Lantern\n    .banner = LANTERN\n    .letter = A\n" if sidekick else ""
    )
    return parlour.open_pack(written(folder / "ghost", {**MOTH, HERO: hero, "languages/en.ftl": words}))


def duel(pack: Pack, turn: int, hand: list[str], fog: list[str | None], foes: list[str], **fighters: Any) -> parlour.Table:
    """Return a table at which somebody's turn has one action left."""
    dracula = {"space": "s2", "health": 13}
    sisters = {f"sister_{n}": {"space": None, "health": 0} for n in (1, 2, 3)}
    return parlour.position(
        "unmatched",
        {
            "setup": {"heroes": ["moth", "dracula"], "board": "soho", "packs": [pack.document]},
            "state": {
                "turn": {"player": turn, "number": 3, "actions": 1},
                "players": [
                    {"hand": hand, "fog": fog, "fighters": {"moth": {"space": "s1", "health": 15}, **fighters}},
                    {"hand": foes, "fighters": {"dracula": dracula, **sisters}},
                ],
            },
        },
    )


@pytest.mark.rule("U-148", "U-79")
def test_whoever_vanishes_without_company_has_no_action_even_if_one_was_gained(tmp_path: Path) -> None:
    t = duel(ghost(tmp_path, sidekick=False), 0, ["bandage"], [None, None, None], [])
    t.choose("scheme:bandage:moth", 0)
    assert t.view(None)["players"][0]["vanished"]
    assert t.decision is not None
    assert t.decision.seats == (1,)


@pytest.mark.rule("U-148", "U-79")
def test_whoever_vanishes_leaves_no_sidekick_alone(tmp_path: Path) -> None:
    company = {"lantern": {"space": "s3", "health": 6}}
    t = duel(ghost(tmp_path, sidekick=True), 0, ["bandage"], [None, None, None], ["exploit"], **company)
    t.choose("scheme:bandage:moth", 0)
    assert t.view(None)["players"][0]["vanished"]
    # A sidekick is still on the board: somebody is there to act, and to be chosen as an opponent.
    assert isinstance(t.game, Match)
    assert not t.game.dormant(0)
    assert t.decision is not None
    assert t.decision.seats == (0,)


@pytest.mark.rule("U-142", "U-46")
@pytest.mark.parametrize(("target", "number"), [("moth", 4), ("lantern", 2)])
def test_fog_protects_the_hero_alone_with_the_first_card_of_the_deck_too(tmp_path: Path, target: str, number: int) -> None:
    company = {"lantern": {"space": "s3", "health": 6}}
    t = duel(ghost(tmp_path, sidekick=True), 1, ["ward"], ["s1", "s3", None], ["dash"], **company)
    t.choose(f"attack:dracula:{target}", 1)
    t.choose("attack:dash", 1)
    t.choose("defend:ward", 0)
    assert [event["defense"] for event in t.events() if event["event"] == "combat_won"] == [number]
