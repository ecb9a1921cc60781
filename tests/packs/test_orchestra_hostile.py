"""Packs for Black Orchestra are anybody's: whatever cannot be played is refused with a line, and whatever is not can be."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import parlour
from packs.files import mistakes, written
from packs.orchestra_files import ARCHIVE, GAME, MANIFEST
from parlour.engine.errors import BadInput
from parlour.games.black_orchestra.packed import PACKED
from parlour.packs.trying import try_out

ROWS = [
    ("cards.toml", 'does = "Motivation(1)"', "Motivation is about somebody: write Each(Who(here), Motivation"),
    ("cards.toml", 'does = "Raid"', "Raid is for an event"),
    ("cards.toml", 'does = "LeadersTo(munich, hitler)"', "LeadersTo is for an event"),
    ("cards.toml", 'does = "HitlerStays"', "HitlerStays belongs to the rules of a card in the box"),
    ("cards.toml", 'does = "OneMoreAction"', "OneMoreAction belongs to the rules of a card in the box"),
    ("cards.toml", 'does = "ReaderReleased(2)"', "ReaderReleased"),
    ("cards.toml", 'does = "Each(Who(prisoners), Walk(2))"', "Walk cannot happen to somebody in prison"),
    ("cards.toml", 'does = "Each(Who(here), Release(1))"', "Release is for prisoners"),
    ("cards.toml", 'does = "Each(Who(here), GoTo(smolensk))"', "GoTo(smolensk): the space is not open all the time"),
    ("cards.toml", 'does = "Each(Who(visited), Suspicion(1))"', "Who(visited): nobody has been visited before"),
    ("cards.toml", "does = \"ChooseOne(['rest'], [Support(-1)])\"", "ChooseOne takes 2 to 8 texts and a name for each"),
    ("cards.toml", "does = \"ChooseOne(['rest', 'x'], [Myself(Suspicion(-1)), Motivation(1)])\"", "Motivation is about somebody"),
    ("cards.toml", 'does = "Each(Who(here), Motivation(99))"', "motivation_gained goes from 0 to 4, not 99"),
    ("cards.toml", 'does = "MoreDice(1)"', "no word is called 'MoreDice'"),
    ("cards.toml", 'does = "__import__(\'os\').system(\'x\')"', "does:"),
    ("cards.toml", 'use = "ongoing"', "use: 'ongoing' is none"),
    ("cards.toml", 'use = "instant"\ndoes = "Myself(FlyAnywhere)"', "FlyAnywhere is for a card used with an action"),
    ("cards.toml", 'use = "plot"', "elements: what helps the plot, 1 to 6"),
    ("cards.toml", 'use = "plot"\nelements = [{ item = "sword", dice = 1 }]', "item: 'sword' is none"),
    ("cards.toml", 'use = "plot"\nelements = [{ meeting = true, several = true }]', "several is for items"),
    ("cards.toml", 'use = "plot"\nstages = [99]\nelements = [{ meeting = true, dice = 1 }]', "stages: a list of the numbers"),
    ("cards.toml", "copies = 9", "copies: a whole number from 1 to 2, not 9"),
    ("events.toml", 'does = "Myself(Motivation(1))"', "Myself is for a card used with an action"),
    ("events.toml", 'does = "TwoEvents(2)"', "TwoEvents is for a card used with an action"),
    ("events.toml", 'does = "IfAlone(Arrest)"', "IfAlone stands behind a Visit"),
    ("events.toml", 'does = ["Visit(hess)", "PayForSuspicion(1, cards=True, again=True)"]', "visited alone: write IfAlone"),
    ("events.toml", 'does = "LeadersTo(smolensk, hitler)"', "LeadersTo(smolensk): the space is not open in stage 3"),
    ("events.toml", 'does = "RemoveLeader(hitler)"', "Hitler leaves the game only by a plot"),
    ("events.toml", 'does = "RemoveEvents(9, 2)"', "RemoveEvents: a stage from 1 to 7, not 9"),
    ("events.toml", "does = []", "an event does something"),
    ("events.toml", "stage = 9", "stage: a whole number from 1 to 7, not 9"),
    ("events.toml", 'low_in = "moon"', "low_in: 'moon' is none"),
    ("events.toml", "does = \"OneOf(Who(), Suspicion(1), 'no such question')\"", "cannot be the name of a message"),
    ("conspirators/archive.toml", "ability = []", "ability is missing"),
    ("conspirators/archive.toml", 'ability = ["MoreDice(99)"]', "dice goes from 0 to 9, not 99"),
    ("conspirators/archive.toml", 'ability = ["Suspicion(1)"]', "an action of one's own is Act(Suspicion"),
    ("conspirators/archive.toml", 'ability = ["Act(Raid)"]', "Raid is for an event"),
    ("conspirators/archive.toml", 'ability = ["Act(MoreDice(1))"]', "MoreDice belongs to the rules"),
    ("conspirators/archive.toml", 'ability = ["MoreDice(1)", "MoreDice(2)"]', "MoreDice is there twice"),
    ("conspirators/archive.toml", 'affiliation = "ss"', "affiliation: 'ss' is none"),
    ("conspirators/archive.toml", 'color = "red"', "color: six small hexadecimal digits"),
    ("conspirators/archive.toml", "motivation = 3", "nothing is called 'motivation' here"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "line", "said"), ROWS)
def test_what_cannot_be_played_is_refused_with_its_line(tmp_path: Path, file: str, line: str, said: str) -> None:
    lines = ARCHIVE[file].splitlines()
    for one in line.split("\n"):
        field = one.partition(" = ")[0]
        lines = [old for old in lines if not old.startswith(f"{field} = ")]
    place = written(tmp_path, {**ARCHIVE, file: "\n".join([*lines, line])})
    found = [str(mistake) for mistake in mistakes(place) if mistake.grave]
    assert any(said in mistake for mistake in found), found
    assert all(mistake.startswith((file, "languages")) for mistake in found), found
    with pytest.raises(BadInput):
        parlour.open_pack(place)


REPLACED = [
    ("cards.toml", '[safe]\nreplaces = true\nuse = "act"\ndoes = "Support(-1)"', "safe belongs to the rules"),
    ("cards.toml", '[cover_story]\nuse = "act"\ndoes = "Support(-1)"', "the box has a cover_story"),
    ("cards.toml", '[cover_story]\nreplaces = true\nuse = "instant"\ndoes = "Support(-1)"', "cover_story is used in another way"),
    ("cards.toml", '[lose_gestapo]\nreplaces = true\nuse = "act"\ndoes = "Support(-1)"', "illegal = false and copies = 2"),
    ("cards.toml", '[cover_storey]\nreplaces = true\nuse = "act"\ndoes = "Support(-1)"', "did you mean cover_story"),
    ("events.toml", "[s1_anschluss]\nstage = 1\ndoes = 'Support(1)'", "the box has a s1_anschluss"),
    ("conspirators.toml", '[beck]\naffiliation = "civilian"\nability = ["MoreDice(1)"]', "the box has a beck"),
]


@pytest.mark.parametrize(("file", "text", "said"), REPLACED)
def test_who_takes_whose_place(tmp_path: Path, file: str, text: str, said: str) -> None:
    found = [str(mistake) for mistake in mistakes(written(tmp_path, {"pack.toml": MANIFEST, file: text})) if mistake.grave]
    assert any(said in mistake for mistake in found), found


def test_together_packs_can_be_too_much(tmp_path: Path) -> None:
    rows = "\n".join(f'[note_{n}]\nuse = "act"\ndoes = "Support(-1)"\ncopies = 2' for n in range(5))
    words = "\n".join(f"card-note_{n} = Note\n    .text = Support falls by {{ $support_lost }}." for n in range(5))
    place = written(tmp_path, {"pack.toml": MANIFEST, "cards.toml": rows, "languages/en.ftl": words})
    with pytest.raises(BadInput, match="there is room for 62 cards, those of the box counted, not for 64"):
        parlour.new(GAME, packs=[place])


def test_words_that_disagree_with_the_effect_are_told(tmp_path: Path) -> None:
    words = ARCHIVE["languages/en.ftl"].replace("gains { $motivation_gained } motivation;", "gains 3 motivation;")
    found = [str(mistake) for mistake in mistakes(written(tmp_path, {**ARCHIVE, "languages/en.ftl": words}))]
    assert any("card-archive_letters.text says 3, but the effect has" in mistake for mistake in found), found


EFFECTS = (
    "Support(-2)", "SupportToStart", "Each(Who(), Motivation(-1))", "Each(Who(here), Suspicion(2))",
    "Each(Who(others), DiscardCards(2))", "OneOf(Who(prisoners), Release(2), 'who-is-released')", "RemoveTiles(3)",
    "RemoveDeputy", "CallAway", "LookAtEvents(5, remove=True)", "Myself(FlyAnywhere)", "Myself(Walk(3))",
    "OneOf(Who(), Walk(2, must=True), 'who-moves')", "TakeDiscardedItem", "TakeDiscardedCard", "TakeAnyTile", "Dig",
    "RollEveryDie", "MoveHitler(3)", "TwoEvents(3)", "Reshuffle", "DrawCards(9)", "Each(Who(), DrawUpTo(2))", "Visit(goering)",
    "Visit(hitler)", "IfAlone(Arrest)", "LeadersGoHome", "LeadersTo(berghof, hitler, hess)", "Raid", "Evacuate(hitler=False)",
    "RemoveEvents(3, 9)", "AbwehrAbilitiesOff", "Each(Who(suspicion_min=extreme), Arrest)", "RevealAt(prague)", "ClearTrack",
    "ChooseOne(['support', 'motivation'], [Support(-1), Each(Who(here), Motivation(1))])", "Each(Who(), LoseIllegalCards)",
    "Each(Who(nearest), BackToStartingLevels)", "RemoveLeader(hess)", "RemoveTilesOfStages(1, 2, 3)",
    "Each(Who(), GoTo(munich))", "NoEvent", "IfAlone(Offer('goebbels', Sequence(SuspicionUpTo(2), Motivation(2)), always))",
)  # fmt: skip
RUBBISH = ("-1", "99", "true", '"', "[]", '"all"', "{ }", "1.5", '"Sequence()"', '["Raid", "Raid"]')
MUTATED = 60


def mutated(files: dict[str, str], dice: Random) -> dict[str, str]:
    """Return a pack with some of its values changed: mostly into others of their kind, now and then into rubbish."""
    changed = dict(files)
    for _ in range(dice.randrange(1, 4)):
        name = dice.choice(["cards.toml", "events.toml", "conspirators/archive.toml"])
        text = changed[name]
        spot = dice.choice(list(re.finditer(r'(?<== )("[^"\n]*"|-?\d+|true|\[.*\])', text)))
        effects = [dice.choice(EFFECTS) for _ in range(dice.randrange(1, 4))]
        if dice.random() < 0.1:
            new = dice.choice(RUBBISH)
        elif name.startswith("conspirators") and "(" in spot[0]:
            new = f'["Act({effects[0]})", "{dice.choice(["MoreDice(9)", "MoreActions(9)", "KeepOneOf(5)", "LookAhead(5)"])}"]'
        elif "(" in spot[0]:
            new = str([*effects]) if name == "events.toml" else f'"{effects[0]}"'
        elif spot[0][0] == '"':
            new = dice.choice(['"act"', '"instant"', '"before_event"', '"key"', '"important"', '"abwehr"'])
        else:
            new = str(dice.randrange(1, 8))
        changed[name] = text[: spot.start()] + new + text[spot.end() :]
    return changed


def test_packs_changed_at_random_are_refused_or_can_be_played(tmp_path: Path) -> None:
    """Nothing else ever happens: no fault, no game without an end, no position that cannot be written down."""
    played = 0
    for seed in range(MUTATED):
        dice = Random(seed)
        place = written(tmp_path / str(seed), mutated(ARCHIVE, dice))
        words = (place / "languages/en.ftl").read_text(encoding="utf-8")
        # Whatever is said, it is said without figures: only what is done is looked at here.
        (place / "languages/en.ftl").write_text(re.sub(r"\{ \$\w+ \}", "some", words), encoding="utf-8")
        try:
            pack = parlour.open_pack(place)
            title = parlour.title(GAME).with_packs([pack])
        except BadInput:
            continue
        setups = PACKED.setups(title, pack)
        tried = try_out(title, setups[seed % 3 : seed % 3 + 4], 2, seed, lambda _: None)
        assert tried.failed == [], (seed, tried.failed)
        played += 1
    assert played >= MUTATED // 6
