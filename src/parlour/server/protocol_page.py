"""`docs/protocol.md`, written from the types: `python -m parlour.server.protocol_page > docs/protocol.md`."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from typing import Any

from parlour.server import lobby, puzzling, scripts, teaching, workshop
from parlour.server import protocol as p
from parlour.server.app import make_app
from parlour.server.settings import Settings

INTRODUCTION = """# The protocol of the Parlour server

*This page is written from the types in `parlour/server/protocol.py` and `lobby.py`: `python -m
parlour.server.protocol_page > docs/protocol.md`. The server describes the same at `/api/docs.json` (OpenAPI, with the
messages of the socket among its schemas), ready for generators.*

A client needs no rules. It shows what the **state** says: a view of the game as the seat may know it, the open decision
with its options (`key`, `text`, `rule`, `about`, `group`), and the events since it last looked. It sends back the key of an
option. An option with `"passes": true` only declines: of itself it takes, gives, moves, draws and rolls nothing, and the game
goes on. Nothing else says so: words in keys mean nothing.

## Words

- A **table** is a game, its setup, its seats and its record. Its name is part of its address, `/t/TABLE`.
- A **link** is `/t/TABLE#TOKEN`. The token is the key to a seat, to the host's place or to a spectator's. It stands after
  the `#`, so browsers never send it by themselves. The server stores only its hash and shows it once, when the link is made.
- A link to a seat is an **invitation** until somebody sits down. `POST /api/invitation` tells
  what it is about; it opens nothing but `POST /api/join`, seats the first who
  brings it, and is then worth nothing: whoever made it was shown it.
  Until then `join` with `watch` lets a browser look on and seats nobody. A browser holds the seat by the HttpOnly cookie that
  the server gives it. It has to show first that it keeps it: without one `join` answers `no_cookie` together with the cookie,
  and is to be asked again. A program sends a `key` of its own making with `join` and from then on that key, as
  `Authorization: Bearer KEY` or in its `hello`. Both may repeat the request if the answer does not come.
- Whoever holds a seat gets a link to it for other devices with `POST /api/tables/TABLE/links`.
- A **code** like `BCDF-GHJK` is typed by a person who has no link: `POST /api/join-code` takes an open seat that the host
  offers by it (`POST /api/tables/TABLE/code`). It ends after minutes or hours, and may be tried only slowly.
- **Names** at a table do not look alike: a rename that would is refused, and whoever comes in gets a number behind the name.
  The chat tells of everything that happens to seats.
- A **version** counts moves (a choice, an undo, a redo, a rewind) and only grows. A **moment** is the number of choices
  that stand: undo makes it smaller. Events carry the moment they belong to.
- The **client's own id** goes with every request. If an answer does not come, send the same request with the same id again,
  as often as you like, also after a restart of the server: it is done once and gets the same answer. (Of requests that are
  no moves, such as a line of chat, a table remembers the last 256.)
- **Chance** is the server's own affair, unless a table was made with `shared_chance`: then nothing is dealt (there is no
  `state`) until every person's device has had a part in it. The table's `chance` promises a secret. When all seats are
  taken, each person's seat sends `promise`, the hash of a word nobody can guess; when all have promised, each sends `word`.
  The seed is the first 8 bytes of the SHA-256 of `parlour:seed:SECRET:SEAT=WORD:…`, seats in order. Keep the promises you
  were shown before you told your word: when the game is over the secret is told, and whoever kept them can prove that
  nobody chose the seed. Should a seat change hands before the deal, or promise another word, all begins anew with another
  secret; count how often that came after you had told a word, for whoever knows the secret could choose between so many
  deals. `parlour verify` examines the record.
- **Seeds are whole numbers of up to 64 bits.** JavaScript's `JSON.parse` rounds those above 2^53 without a word, and a
  record with a rounded seed is another game, which `import` refuses. Keep a record as the text that came
  (`await answer.text()`) and send that text back, or read it with something that keeps every digit.

## The socket

Connect to `/api/socket/TABLE` (or `/api/socket`; with the table in the address a proxy can keep a table's people together) and
send a `hello` within 10 seconds. The answer is a `welcome`, then a `state` for every seat held
(or one with `seat: null` for spectators), the chat since `chat_since`, and the `table`. From then on:

- `state` comes whenever the game has changed. It holds the whole view, and the events since the version before. Keep the
  events of moments before `events_from`, drop the others, append the new ones: so undo needs no special case. Of a game
  longer than a thousand choices you are told the last thousand at most.
- `table` comes whenever seats, presence, thinking bots, votes or the clock have changed. `chat` brings new lines.
- Every request gets one `answer`. A refused one has a `problem` and has changed nothing. A `stale` one is followed by fresh
  states.
- After a lost connection say `hello` with `since` set to the last version you saw: you get exactly what you missed.
- `bye` says why the server is about to close. Come back with a new connection unless its code is `no_key`, `unknown` or
  `not_yours`.

`hash` in a state is the first 32 hex digits of the SHA-256 of the view as JSON with sorted keys, no spaces and nothing
escaped that need not be. Send it back with a choice if you want the server to refuse the choice should both sides ever see
different things.

Limits: a request by HTTP has at most 64 kB, an import 1 MB, and 20 seconds to arrive; an import is refused if reading it
takes longer than 8 seconds. A message of the socket has at most 64 kB, a table at most 64 connections. A table keeps the
last 500 lines of its chat, and takes 20,000 moves. A seat says ten lines at once and then one a second, however many
connections it has; a table four times as much. An IPv6 network (/64) counts as one address. Readers who fall more than 128
messages behind, or take longer than 20 seconds for one, are disconnected and can catch up. After 20 messages in a row that
cannot be read the connection is closed.
"""

HTTP = """## HTTP

Requests and answers are JSON; a refused request answers with a problem (`application/problem+json`). `act` takes the same
requests as the socket, from `choose` to `sync`, and answers with the answer and the caller's states. `HEAD` goes wherever
`GET` does, and `OPTIONS` says what goes. What is the same for everybody (games, catalogues, rules) has an `ETag` and comes
compressed to those who ask for it; what belongs to a table is neither kept nor compressed.

| | | |
|---|---|---|
"""

CODES = {
    "bad_request": "it cannot be read, or makes no sense",
    "unknown": "there is no such thing, or your key does not open it",
    "no_key": "a key is needed, or yours is not good",
    "no_cookie": "the cookie sent along with this answer has to come back: ask again",
    "not_yours": "somebody else's to do",
    "illegal": "the rules forbid it; `rule` names which",
    "stale": "the game has gone on; the fresh state follows",
    "reused": "the id was used for another request",
    "conflict": "not possible as things are",
    "over": "the table is closed",
    "read_only": "the table can only be looked at",
    "storage": "it cannot be saved; nothing has changed",
    "too_large": "too large",
    "too_many": "too many requests; wait a little",
    "too_slow": "the request did not come to its end in time",
    "full": "no room at the moment",
    "not_here": "the server is not addressed by that name",
    "unavailable": "not available now",
}


def page() -> str:
    """Return the page."""
    parts = [INTRODUCTION, "## What a client sends\n"]
    parts += [model(kind) for kind in _members(p.ClientMessage)]
    parts.append("## What the server sends\n")
    parts += [model(kind) for kind in _members(p.ServerMessage)]
    parts.append("## Parts of these\n")
    parts += [
        model(kind)
        for kind in (
            *(p.State, p.TableState, p.SeatShown, p.Vote, p.Clock, p.You, p.ChatLine, p.Standing, p.Condition, p.HintShown),
            *(lobby.Join, lobby.Joined, lobby.OfferCode, lobby.CodeShown, lobby.JoinByCode, lobby.JoinedByCode),
            *(workshop.StudyWanted, workshop.StudyShown, workshop.SideShown, workshop.RateShown, workshop.DifferenceShown),
            *(scripts.LessonPlace, teaching.LessonState, scripts.LessonHint, teaching.LessonCheck),
            *(puzzling.PuzzlePlace, puzzling.PuzzleState, puzzling.PuzzleExplained, puzzling.ChoiceShown),
        )
    ]
    parts.append("## Problems\n\n" + model(p.Problem))
    parts.append("| code | means |\n|---|---|\n" + "".join(f"| `{code}` | {words} |\n" for code, words in CODES.items()))
    parts.append(HTTP + "".join(_routes()))
    return "\n".join(parts)


def model(kind: type[p.Wire]) -> str:
    """Return one message as a heading, a sentence and its fields."""
    name = kind.model_fields["type"].default if "type" in kind.model_fields else kind.__name__
    words = (kind.__doc__ or "").replace("\n\n", "\n").replace("\n    ", "\n")
    lines = [f"### `{name}`\n", words.strip() + "\n"]
    schema = kind.model_json_schema()
    rows = []
    for field, found in schema.get("properties", {}).items():
        if field == "type":
            continue
        needed = "" if field in schema.get("required", []) else ", optional"
        rows.append(f"| `{field}` | {_type(found)}{needed} | {found.get('description', '')} |\n")
    if rows:
        lines.append("| field | | |\n|---|---|---|\n" + "".join(rows))
    return "\n".join(lines)


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    if "anyOf" in schema:
        return " or ".join(_type(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))


def _members(union: Any) -> list[type[p.Wire]]:
    return list(union.__origin__.__args__)


def _routes() -> list[str]:
    # Only described here, never started: no database is needed.
    app = make_app(Settings(Path()), None)  # type: ignore[arg-type]
    rows = []
    for path, methods in app.openapi()["paths"].items():
        for method, found in methods.items():
            rows.append(f"| {method.upper()} | `{path}` | {found.get('description', '')} |\n")
    return rows


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # whoever reads along may have had enough
    sys.stdout.write(page())
