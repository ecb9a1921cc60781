"""What a lesson is, and how one is read from its file: `lessons/GAME/NN-name.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from parlour.engine.errors import BadInput
from parlour.engine.reading import refuse_unknown
from parlour.engine.title import Json

LANGUAGES = ("en", "nl", "de")
Text = Mapping[str, str]
"""The same in every language."""


@dataclass(frozen=True)
class Answer:
    """What is said to a choice, and what the other seats do after it."""

    to: str
    """A key, or a pattern of keys."""
    say: Text
    reply: tuple[str, ...] = ()


@dataclass(frozen=True)
class Beat:
    """One step: what other seats do first, what is said then, and what there is to do."""

    say: Text | None = None
    """Nothing: what was said before still stands."""
    reply: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    """The choices that go on, as keys or patterns, first of all the one that is shown; none: one reads and goes on."""
    answers: tuple[Answer, ...] = ()
    point: tuple[str, ...] = ()
    """What is lit, in the words of options: `space:b16`."""
    why: str = ""
    """A choice that is not allowed here; the game says why."""
    hint: Text | None = None
    new: bool = False
    """Whether somebody who knows board games should see it."""
    puzzle: bool = False
    """Whether nothing is given away before somebody asks."""


@dataclass(frozen=True)
class Check:
    """A question at the end."""

    ask: Text
    options: tuple[Text, ...]
    right: int
    why: Text


@dataclass(frozen=True)
class Script:
    """A position and what is to be done there, step by step."""

    game: str
    seats: tuple[int, ...]
    """The learner's; the script plays the others."""
    position: Json
    beats: tuple[Beat, ...]


@dataclass(frozen=True)
class Lesson(Script):
    """A minute of a game."""

    number: int
    name: str
    title: Text
    rules: tuple[str, ...]
    check: Check


@cache
def games() -> tuple[str, ...]:
    """Return the games that can be learnt."""
    return ("unmatched", "black-orchestra", "orange-shall-overcome")


@cache
def of(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order."""
    if game not in games():
        msg = f"there are no lessons for {game!r}; there are some for {', '.join(games())}"
        raise BadInput(msg)
    folder = resources.files("parlour.lessons").joinpath(game)
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(read(game, file.name.removesuffix(".toml"), file.read_text(encoding="utf-8")) for file in files)


def find(game: str, number: int) -> Lesson:
    """Return a lesson by its number, from 1."""
    lessons = of(game)
    if not 1 <= number <= len(lessons):
        msg = f"there is no lesson {number} of {game}: lessons are 1 to {len(lessons)}"
        raise BadInput(msg)
    return lessons[number - 1]


@cache
def _phrases() -> Mapping[str, Text]:
    found = tomllib.loads(resources.files("parlour.lessons").joinpath("phrases.toml").read_text(encoding="utf-8"))
    return {name: _text(name, words) for name, words in found.items()}


def phrase(name: str, language: str) -> str:
    """Return what every lesson says."""
    return _phrases()[name][language]


def read(game: str, name: str, text: str) -> Lesson:
    """Read a lesson; an unknown key or a missing language is an error."""
    try:
        return _read(game, name, tomllib.loads(text))
    except (tomllib.TOMLDecodeError, KeyError, ValueError) as mistake:
        msg = f"lesson {game}/{name}: {mistake}"
        raise BadInput(msg) from None


def _read(game: str, name: str, doc: dict[str, Any]) -> Lesson:
    refuse_unknown("lesson", doc, ["title", "rules", "seats", "new", "position", "beats", "check"])
    check = doc["check"]
    refuse_unknown("check", check, ["ask", "options", "right", "why"])
    return Lesson(
        game=game,
        number=int(name.partition("-")[0]),
        name=name,
        title=_text("title", doc["title"]),
        rules=tuple(doc["rules"]),
        seats=tuple(doc["seats"]),
        position={"game": game, **doc["position"]},
        beats=tuple(_beat(beat, all_new=doc.get("new", False)) for beat in doc["beats"]),
        check=Check(
            ask=_text("ask", check["ask"]),
            options=tuple(_text("option", option) for option in check["options"]),
            right=check["right"],
            why=_text("why", check["why"]),
        ),
    )


def _beat(doc: dict[str, Any], *, all_new: bool) -> Beat:
    refuse_unknown("beat", doc, ["say", "reply", "do", "answer", "point", "why", "hint", "new", "puzzle"])
    return Beat(
        say=_text("say", doc["say"]) if "say" in doc else None,
        reply=tuple(doc.get("reply", ())),
        do=tuple(doc.get("do", ())),
        answers=tuple(_answer(answer) for answer in doc.get("answer", ())),
        point=tuple(doc.get("point", ())),
        why=doc.get("why", ""),
        hint=_text("hint", doc["hint"]) if "hint" in doc else None,
        new=doc.get("new", all_new),
        puzzle=doc.get("puzzle", False),
    )


def _answer(doc: dict[str, Any]) -> Answer:
    refuse_unknown("answer", doc, ["to", "say", "reply"])
    return Answer(doc["to"], _text("answer", doc["say"]), tuple(doc.get("reply", ())))


def _text(what: str, found: dict[str, str]) -> Text:
    if sorted(found) != sorted(LANGUAGES):
        msg = f"{what} is said in {', '.join(found)}; it takes {', '.join(LANGUAGES)}"
        raise ValueError(msg)
    return found
