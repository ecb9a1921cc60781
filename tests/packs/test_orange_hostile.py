"""Packs for Orange Shall Overcome! are anybody's: whatever cannot be played is refused with a line, and whatever is not can be."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import parlour
from orange_shall_overcome.holds import holds
from packs.files import mistakes, written
from packs.orange_files import MANIFEST, hunger_winter, the_word_must_travel
from parlour.engine.errors import BadInput
from parlour.games.orange_shall_overcome.packed_files import skeleton

GAME = "orange-shall-overcome"
ROOMS = skeleton("rooms", "Warm Rooms", "")
SCENARIO = "scenarios/rooms.toml"
MUTATED = 8
"""Packs of each kind changed at random."""

WRONG = [
    ('c1 = "hospital"', 'c1 = "hospitl"', "c1: 'hospitl' is none; did you mean hospital?"),
    ('c1 = "hospital"', 'c1 = "church"', "c2: church lies somewhere else already"),
    ('c5 = "distribution_office"', 'c5 = "train_station"', "paul begins at distribution_office, which is not in play"),
    ("alibi = 8", "alibi = 99", "alibi: a whole number from 1 to 10, not 99"),
    ('policemen = "bgkqt"', 'policemen = "bgkqz"', "policemen: the letters of roads"),
    ('policemen = "bgkqt"', 'policemen = "bbbgk"', "at most 9 occupiers, and 2 on one road"),
    ("goal = [4, 4, 5, 5, 6]", "goal = [4, 4]", "goal: a whole number from 1 to 30, or a list of 5"),
    ("goal = [4, 4, 5, 5, 6]", "goal = 7", "goal: with 1 characters there are 6 tasks, fewer than the 7 asked for"),
    ("takes = 1\n", "", "actions: nothing is a task"),
    ('cost = ["network", "ration"]', 'cost = ["network", "bundle"]', "cost: 'bundle' is none of money"),
    ('at = "countryside"', 'at = "moon"', "at: 'moon' is no location of the layout"),
    ('at = "countryside"', 'at = "train_station"', "at: 'train_station' is no location of the layout"),
    ('does = "Alibi(myself, 1)"', 'does = "Alibi(myself, 99)"', "alibi_gained goes from 0 to 9, not 99"),
    ('does = "Alibi(myself, 1)"', 'does = "Aliby(myself, 1)"', "no word is called 'Aliby'; did you mean Alibi?"),
    ('does = "Alibi(myself, 1)"', 'does = "Stop"', "does: Stop is for a Control card"),
    ('does = "Alibi(myself, 1)"', 'does = "Intensify(this_road)"', "Intensify(this_road): nobody is on a road here"),
    ('does = "Alibi(myself, 1)"', 'does = "Safety(destination, -1)"', "nobody is on a road here"),
    ('does = "Alibi(myself, 1)"', 'does = "Safety(city_by_die, 1)"', "can only be lost"),
    ('does = "Alibi(myself, 1)"', 'does = "Gain(bundle, 1)"', "Gain takes a resource; bundle is none"),
    ('does = "Alibi(myself, 1)"', 'does = "Item(money)"', "Item takes ticket or immunity"),
    ('does = "Alibi(myself, 1)"', 'does = "Bundles(2)"', "Bundles is for an action at one location"),
    ('does = "Alibi(myself, 1)"', 'does = "ExtraPatrol"', "ExtraPatrol is for an Occupier card"),
    ('does = "Alibi(myself, 1)"', 'does = "If(has, 99, then=Morale(1))"', "If: has takes one of money, network, ration"),
    ('does = "Alibi(myself, 1)"', 'does = "If(at, moon, then=Morale(1))"', "no word is called 'moon'"),
    ('does = "Alibi(myself, 1)"', 'does = "If(at, 99, then=Morale(1))"', "If: at takes one of bank, cafe, distribution_office"),
    ('does = "Alibi(myself, 1)"', "does = \"If(tag, 0, then=Morale(1), tag='wizard')\"", "nobody is called 'wizard'"),
    ('does = "Alibi(myself, 1)"', 'does = "Peek(raid, look, 9)"', "cards goes from 1 to 4, not 9"),
    ('does = "Alibi(myself, 1)"', "does = \"EitherOr(Way('a', Morale(1)))\"", "EitherOr takes two ways"),
    ('does = "Alibi(myself, 1)"', "does = \"EitherOr(Way('a', cost=4096000), Way('b'))\"", "a cost is a list of at most 9 tokens"),
    ('does = "Alibi(myself, 1)"', "does = \"EitherOr(Way('a', cost=[bundle]), Way('b'))\"", "without bundles"),
    ("[actions.rooms_rest]", "[actions.hospital]", "hospital means something else already"),
    ("[actions.rooms_rest]", "[actions.print]", "print means something else already"),
    ("rooms_1 = {", "hp01 = {", "hp01 is the id of something else already (helpers)"),
    ("rooms_1 = { level = 1", "rooms_1 = { level = 3", "level: a whole number from 1 to 2, not 3"),
    ("safety = 1", "safty = 1", "nothing is called 'safty' here; did you mean safety?"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "said"), WRONG)
def test_a_scenario_that_cannot_be_played_is_refused_with_its_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in ROOMS[SCENARIO]
    place = written(tmp_path, {**ROOMS, SCENARIO: ROOMS[SCENARIO].replace(old, new, 1)})
    found = [str(mistake) for mistake in mistakes(place) if mistake.grave]
    assert any(said in mistake for mistake in found), found
    assert all(mistake.startswith((SCENARIO, "languages")) for mistake in found), found
    with pytest.raises(BadInput):
        parlour.open_pack(place)


ROWS = [
    ("helpers.toml", 'aunt = { does = "TakeHelper" }', "TakeHelper is for an Occupier card"),
    ("helpers.toml", 'aunt = { does = "Sequence(Gain(information, 1), ExtraAction)" }', "ExtraAction stands alone on its card"),
    ("helpers.toml", 'hp01 = { does = "Morale(1)" }', "the box has a hp01"),
    ("helpers.toml", 'aunt = { replaces = true, does = "Morale(1)" }', "the box has no aunt among its Helper cards"),
    ("helpers.toml", "aunt = { }", "does is missing"),
    ("occupiers.toml", 'fog = { level = 1, set = "nowhere", does = "Morale(-1)" }', "set: 'nowhere' is none"),
    ("occupiers.toml", 'fog = { level = 1, does = "Flee" }', "Flee is for a Raid card, and packs bring none"),
    ("controls.toml", '[dog]\nfirst = { approach = "bark", policeman = "Stop", soldier = "Stop" }', "approach: 'bark' is none"),
    ("controls.toml", '[dog]\nfirst = { approach = "bluff", policeman = "Ferry" }', "Ferry is for a Helper card"),
    ("controls.toml", '[dog]\nfirst = { approach = "bluff" }', "second is missing"),
    ("characters.toml", '[ida]\nage = 30\nstart = ["cafe"]\nability = "flight"', "ability: 'flight' is none"),
    ("characters.toml", '[ida]\nage = 30\nstart = ["moon"]\nability = "move_bonus"', "start: there is no location 'moon'"),
    ("characters.toml", '[ida]\nage = 30\nstart = ["cafe"]\nability = "move_bonus"', "cards: a character has 3, not 0"),
    (
        "characters.toml",
        '[ida]\nage = 3\nstart = ["cafe"]\nability = "move_bonus"\n[ida.cards]\nida_1 = { bonus = "LeavePaper" }',
        "LeavePaper is about Anton's newspapers",
    ),
]


@pytest.mark.parametrize(("file", "text", "said"), ROWS)
def test_rows_that_cannot_be_played_are_refused(tmp_path: Path, file: str, text: str, said: str) -> None:
    found = [str(mistake) for mistake in mistakes(written(tmp_path, {"pack.toml": MANIFEST, file: text})) if mistake.grave]
    assert any(said in mistake for mistake in found), found


def test_words_that_speak_of_what_is_not_there_are_refused(tmp_path: Path) -> None:
    words = ROOMS["languages/en.ftl"].replace(".period = winter 1944", ".period = { $nobody }\n    .rule-1 = { $nothing }")
    found = [str(mistake) for mistake in mistakes(written(tmp_path, {**ROOMS, "languages/en.ftl": words}))]
    assert any("scenario-rooms.period speaks of $nobody" in mistake for mistake in found)
    assert any("scenario-rooms.rule-1 speaks of $nothing" in mistake for mistake in found)


def test_together_packs_can_be_too_much(tmp_path: Path) -> None:
    rows = "\n".join(f'aunt_{n} = {{ does = "Morale(1)" }}' for n in range(23))
    words = "\n".join(f"card-aunt_{n} = Aunt\n    .who = an aunt" for n in range(23))
    place = written(tmp_path, {"pack.toml": MANIFEST, "helpers.toml": rows, "languages/en.ftl": words})
    with pytest.raises(BadInput, match="there is room for 48 helpers, those of the box counted, not for 49"):
        parlour.new(GAME, packs=[place])


EFFECTS = (
    "Morale(-1)", "Gain(any_kind, 9)", "Safety(all_adjacent, -9)", "RaidLowest", "Hunger(3)", "Bundles(9)", "Swap(9)",
    "Peek(occupier, reorder, 2)", "RaiseSeveral(6, 9)", "TakeHelper", "ExtraAction", "Intensify(first_running_line)",
    "Downgrade(this_road)", "If(alone, 0, then=Lose(any_kind, 9))", "ReopenCheck(6)", "DeactivateResource", "HideRequirement",
    "Ferry", "OneRoad(may=True)", "Alibi(one_here, -9)", "Alibi(each, -2)", "Safety(with_a_token, -9)", "Safety(an_active_one, -3)",
    "Safety(with_a_token_and_lowest, -3)", "Item(ticket, 9)", "ExtraPatrol", "Shift(any_road)", "Intensify(first_at_location)",
    "Lose(ticket, 2, otherwise=RaidLowest)", "EitherOr(Way('refuse', Morale(-1)), Way('carry_on', cost=[money, ticket]))",
    "If(has, bundle, then=Gain(money, 9), otherwise=Sequence(Peek(raid, bury), Peek(patrolling, look, 4)))", "Safety(origin, -1)",
)  # fmt: skip
RUBBISH = ("-1", "99", "true", '"', "[]", "[0, 0, 0, 0, 0]", '"anywhere"', '"farm"', '["bundle"]', "{ }", "1.5", '"Sequence()"')


def mutated(text: str, dice: Random) -> str:
    """Return a file with some of its values changed: mostly into others of their kind, now and then into rubbish."""
    for _ in range(dice.randrange(1, 4)):
        spot = dice.choice(list(re.finditer(r'(?<== )("[^"\n]*"|-?\d+|\[[^\]\n]*\])', text)))
        if dice.random() < 0.1:
            new = dice.choice(RUBBISH)
        elif "(" in spot[0]:
            words = [dice.choice(EFFECTS) for _ in range(dice.randrange(1, 4))]
            new = f'"{words[0]}"' if len(words) == 1 else f'"Sequence({", ".join(words)})"'
        elif spot[0][0] == "[":
            new = re.sub(r"\d+", lambda _: str(dice.randrange(6)), spot[0])
        else:
            new = str(dice.randrange(10)) if spot[0][0] != '"' else spot[0]
        text = text[: spot.start()] + new + text[spot.end() :]
    return text


def play(place: Path, scenario: str, dice: Random) -> None:
    """Play a game at random with a pack that was accepted, under the invariants."""
    players = dice.randrange(1, 6)
    level = dice.choice(("easy", "extreme"))
    t = parlour.new(GAME, seed=dice.randrange(1 << 30), packs=[place], scenario=scenario, players=players, difficulty=level)
    t.title.catalogue("de")
    made = 0
    while t.decision is not None:
        acts = [option for option in t.decision.options if option.key.startswith("act:") and "move" not in option.key]
        option = dice.choice(acts if acts and dice.random() < 0.7 else t.decision.options)
        t.choose(option.key, option.seat)
        made += 1
        assert made < 5000, "the game does not end"
        if made % 20 == 0:
            holds(t, {})
            t.view(0)
    t.events()


@pytest.mark.attack
@pytest.mark.parametrize(
    ("files", "name"),
    [(ROOMS, "rooms"), (the_word_must_travel(), "the_word_must_travel"), (hunger_winter(), "hunger_winter")],
    ids=["rooms", "bundles", "hunger"],
)
def test_changed_at_random_a_pack_is_refused_with_lines_or_can_be_played(tmp_path: Path, files: dict[str, str], name: str) -> None:
    dice = Random(name)
    refused = played = 0
    file = f"scenarios/{name}.toml"
    for n in range(MUTATED):
        place = written(tmp_path / str(n), {**files, file: mutated(files[file], dice)})
        found = [mistake for mistake in mistakes(place) if mistake.grave]
        if found:
            assert all("\n" not in str(mistake) and (mistake.file or mistake.path) for mistake in found)
            refused += 1
        else:
            play(place, name, dice)
            played += 1
    assert refused
    assert played
