"""What the server itself says in the chat: kept as what happened, told to each in their own language.

On file a notice is the name of its message and what it tells of, `sat-down {"name":"Ann","seat":1}`. Older ones are sentences, and
are shown as they are, and so is what somebody wrote into a file that is neither.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from parlour.engine.said import Said
from parlour.server.protocol import ChatLine
from parlour.server.refusals import UNREADABLE, words

NAMING = ("name", "old", "new")
"""What in a notice is somebody's name."""
BEGINS, ENDS = "\u2068", "\u2069"
"""Stand around names until a notice is in pieces; no name holds them."""
RENAMED = ("renamed", "renamed-by-host")
SEATLESS = {"Host": Said("chat-host"), "Spectator": Said("chat-spectator")}
"""Who speaks without a seat, by what they are called on file."""


def kept(said: Said) -> str:
    """Return a notice as it is kept on file."""
    return f"{said.verb} {json.dumps(said.roles, ensure_ascii=False, separators=(',', ':'))}"


def speaking_of(lines: Sequence[ChatLine], names: set[str]) -> list[int]:
    """Return the numbers of notices that tell of people who have these names now, under the names they had then, too.

    A part of a word is nobody's name: who leaves takes along what was told of them, and of nobody else.
    """
    found: list[int] = []
    theirs = set(names)
    for line in reversed(lines):
        if line.kind != "notice":
            continue
        name, _, given = line.text.partition(" ")
        if not given.startswith("{"):
            fits = any(one in line.text for one in theirs)
        else:
            try:
                roles = json.loads(given)
                fits = not theirs.isdisjoint(roles.get(role) for role in NAMING)
                if fits and name in RENAMED and roles["new"] in theirs:
                    theirs = theirs - {roles["new"]} | {roles["old"]}
            except UNREADABLE:
                continue
        if fits:
            found.append(line.number)
    return found[::-1]


def called(name: str, seat: int | None, language: str) -> str:
    """Return what whoever spoke is called, to somebody who reads this language."""
    who = SEATLESS.get(name) if seat is None else None
    return name if who is None else words(language).said(who)


def told(line: ChatLine, language: str) -> ChatLine:
    """Return a line of the chat as somebody reads it; what people wrote is as they wrote it."""
    spoken = words(language)
    if line.kind != "notice":
        name = called(line.name, line.seat, language)
        return line if name == line.name else line.model_copy(update={"name": name})
    name, _, given = line.text.partition(" ")
    if not given.startswith("{") or not spoken.has(name):
        return line
    try:
        roles = json.loads(given)
        roles.update({role: f"{BEGINS}{roles[role]}{ENDS}" for role in NAMING if role in roles})
        parts = spoken.said(Said(name, **roles)).replace(ENDS, BEGINS).split(BEGINS)
    except UNREADABLE:
        return line
    return line.model_copy(update={"text": "".join(parts), "parts": parts if len(parts) > 1 else []})
