"""A small client: joins a table on a server by its link. For bots on other machines, for scripts and for tests.

    with join("http://127.0.0.1:8000/t/5b1c…#Xy3…") as seat:
        while seat.wait() is not None:
            seat.choose(seat.options[0]["key"])

A lost connection is made anew, and what was asked is asked again under the same id: the server does nothing twice.

An invitation is good once. Whoever sits down by it holds the seat by a key of their own: `seat.link` is the link to keep, if the
program is to come back after a restart.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPException
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from types import TracebackType
from typing import Any, Self
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from parlour.engine.chance import Chance, new_word, promised_word
from parlour.engine.errors import BadInput, Illegal

Json = dict[str, Any]

MOST_ANSWER = 2**22
"""Bytes of an answer, and of a message: more than there ever is to tell, and reading it may take seventy times as much memory."""

LARGE = 100_000
"""Letters of a message that is looked through for texts without end: drawing one would keep a screen busy for minutes."""
MOST_TEXT = 10_000
"""Letters of a text that is shown."""

MOST_TOLD = 2**23
"""Letters of what happened and was said that are kept; whoever tells more makes us forget what they told before. No table, with all
that its seats see, has as many."""
MOST_SEATS = 64
"""Things a table is told of, a seat's state for one, and words for chance that were given: no table has more."""

GOODBYE = 1.0
"""Seconds for which the other side's goodbye is waited for."""

NO_SERVER = {"code": "unavailable", "reason": "the answer is not one of a Parlour server"}

_TURNING = "\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Letters that turn a line around, or end it."""
_HALVES = range(0xD800, 0xE000)
"""Halves of letters, which no terminal can be sent."""
_CONTROL = dict.fromkeys([*range(10), *range(11, 32), *range(127, 160), *map(ord, _TURNING), *_HALVES], " ")
_PERHAPS_CONTROL = re.compile(rf"\\[ubfrt]|[\x7f-\x9f{_TURNING}]")


class Refused(Exception):  # noqa: N818
    """The server refused something and nothing has changed: `code` is for programs, the text and `rule` for people."""

    def __init__(self, problem: Json) -> None:
        rule = str(problem.get("rule") or "")
        self.code: str = str(problem["code"])
        self.reason: str = str(problem["reason"])
        self.rule: str = rule
        super().__init__(f"{self.reason} ({rule})" if rule else self.reason)


@contextmanager
def understood() -> Iterator[None]:
    """What is not said as Parlour servers say it is refused in a line."""
    try:
        yield
    except BadInput:
        raise
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError):
        raise Refused(NO_SERVER) from None


class _Here(HTTPRedirectHandler):
    """Goes nowhere else: a key is for the server it was given to."""

    def redirect_request(self, *_: Any) -> None:
        return None


_opener = build_opener(_Here())


class _Socket(ClientConnection):
    """Goes nowhere else, either: the library would follow."""

    def handshake(self, *given: Any, **named: Any) -> None:
        try:
            super().handshake(*given, **named)
        except InvalidStatus as refused:
            raise InvalidHandshake(str(refused)) from None


def read(said: str | bytes) -> Any:
    """Read what a server says, which may be anybody's: texts are shown on terminals, so nothing in them controls one."""
    with understood():
        text = said.decode() if isinstance(said, bytes) else said
        found = json.loads(text)
        return _without_control(found) if _PERHAPS_CONTROL.search(text) else found


def _without_control(found: Any) -> Any:
    if isinstance(found, str):
        return found.translate(_CONTROL)
    if isinstance(found, list):
        return [_without_control(one) for one in found]
    if isinstance(found, dict):
        return {name.translate(_CONTROL): _without_control(one) for name, one in found.items()}
    return found


def _refuse_endless(found: Any) -> None:
    if isinstance(found, dict):
        found = [*found, *found.values()]
    if isinstance(found, list):
        for one in found:
            _refuse_endless(one)
    elif isinstance(found, str) and len(found) > MOST_TEXT:
        raise Refused(NO_SERVER)


def ask(method: str, url: str, body: Json | None = None, token: str | None = None, timeout: float = 30.0) -> Any:
    """Send one request by HTTP and return the answer."""
    nowhere = {"code": "bad_request", "reason": f"{url} is not an address of a server"}
    if not url.startswith(("http://", "https://")):
        raise Refused(nowhere)
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    data = json.dumps(body).encode() if body is not None else None

    def answered() -> Any:
        try:
            try:
                with _opener.open(Request(url, data, headers, method=method), timeout=timeout) as answer:  # noqa: S310 - checked above
                    return read(answer.read(MOST_ANSWER))
            except HTTPError as mistake:
                with mistake:
                    answered = read(mistake.read(MOST_ANSWER))
        except HTTPException as mistake:
            if isinstance(mistake, ConnectionError):
                raise  # It ended before it answered, as one that is killed does: it may be asked again.
            raise Refused(NO_SERVER) from None
        except ValueError:
            raise Refused(nowhere) from None
        if isinstance(answered, dict) and "answer" in answered:
            with understood():
                answered = answered["answer"]["problem"]
        if not isinstance(answered, dict) or not {"code", "reason"} <= answered.keys():
            answered = NO_SERVER
        raise Refused(answered)

    return _by(timeout, answered)


def _by(seconds: float, work: Callable[[], Any]) -> Any:
    """Return what something comes to, if it does so in time.

    What limits each step limits no whole: a letter now and then is enough to be waited for. It is left behind where it is.
    """
    done: SimpleQueue[tuple[Any, BaseException | None]] = SimpleQueue()

    def do() -> None:
        try:
            done.put((work(), None))
        except BaseException as mistake:  # noqa: BLE001 - it is raised where it is waited for
            done.put((None, mistake))

    Thread(target=do, daemon=True).start()
    try:
        found, mistake = done.get(timeout=seconds)
    except Empty:
        msg = "the server does not answer"
        raise TimeoutError(msg) from None
    if mistake is not None:
        raise mistake
    return found


def new_table(server: str, game: str, *, seats: list[Json] | None = None, **more: Any) -> Json:
    """Start a game on a server and return its id and links, each as a whole address under `url`."""
    made: Json = ask("POST", f"{server}/api/tables", {"game": game, "seats": seats or [], **more})
    with understood():
        for link in made["links"]:
            # It is printed for people to copy into their shell, and a key is for this server alone.
            if not re.fullmatch(r"/t/[\w-]{1,40}#[\w-]{1,100}", link["path"]):
                raise Refused(NO_SERVER)
            link["url"] = server + link["path"]
    return made


def languages(server: str) -> list[str]:
    """Return the languages that games on a server speak."""
    shelf = ask("GET", f"{server}/api/games")
    with understood():
        return sorted({str(code) for game in shelf["games"] for code in game["languages"]})


class Seat:
    """A connection to a table. `state` is what the first held seat may know; `states` has all held seats."""

    def __init__(self, link: str, *, patience: float = 30.0, language: str = "") -> None:
        parts = urlsplit(link)
        self.table = parts.path.rpartition("/")[2]
        self.token = parts.fragment
        self.language = language
        """In which the game is told; the server's usual one if nothing is said."""
        self.name = ""
        """What to be called, if the link is an invitation."""
        self._arrived = False
        self._key = secrets.token_urlsafe(20)
        self.server = f"{parts.scheme}://{parts.netloc}"
        self.patience = patience
        """How long a lost server is sought, in seconds."""
        self.longest_pause = 1.0
        """How long to wait at most before it is sought again."""
        self.you: Json = {}
        self.states: dict[int | None, Json] = {}
        self.events: dict[int | None, list[Json]] = {}
        self.table_state: Json = {}
        self.chat: list[Json] = []
        self.heard: list[str] = []
        """Every message as it came, if `listening` is set."""
        self.listening = False
        self.words: dict[tuple[str, int], str] = {}
        """What we gave for chance, by the promise of the server's secret and by seat."""
        self.promises: Json = {}
        """What was promised to us before our word was told."""
        self.redrawn = 0
        """How often the draw began anew after we had told a word: whoever knows the secret could choose between so many deals."""
        self._told = 0
        self._letters: dict[Any, int] = {}
        """How long what we keep is that was told last: a seat's state, for one."""
        self._socket: ClientConnection | None = None
        self._open = ExitStack()

    def __enter__(self) -> Self:
        self.connect()
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    # Looking.

    @property
    def link(self) -> str:
        """The link that opens the seat from now on."""
        return f"{self.server}/t/{self.table}#{self.token}"

    @property
    def seat(self) -> int | None:
        """The first seat held, or None for a spectator."""
        held: list[int] = self.you.get("seats", [])
        return held[0] if held else None

    @property
    def state(self) -> Json:
        """What the seat may know."""
        return self.states[self.seat]

    @property
    def version(self) -> int:
        """The version last heard of."""
        return max((int(state["version"]) for state in self.states.values()), default=-1)

    @property
    def options(self) -> list[Json]:
        """What the seat may choose now."""
        if self.seat not in self.states:
            return []  # Nothing is dealt yet.
        decision = self.state["view"]["decision"]
        return list(decision["options"]) if decision else []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat in self.states and self.state["view"]["outcome"] is not None

    # Acting.

    def choose(self, key: str, *, seat: int | None = None, id: str | None = None) -> Json:
        """Make a choice at the version last heard of."""
        return self.request({"type": "choose", "seat": self._own(seat), "key": key, "version": self.version}, id)

    def undo(self, *, seat: int | None = None) -> Json:
        """Take back the seat's last choice."""
        return self.request({"type": "undo", "seat": self._own(seat), "version": self.version})

    def redo(self, *, seat: int | None = None) -> Json:
        """Do again what was taken back."""
        return self.request({"type": "redo", "seat": self._own(seat), "version": self.version})

    def rewind(self, to: int, *, seat: int | None = None) -> Json:
        """Propose to go back to an earlier moment, in a cooperative game; with everybody's consent it happens."""
        return self.request({"type": "rewind", "seat": self._own(seat), "to": to})

    def vote(self, proposal: str, *, yes: bool, seat: int | None = None) -> Json:
        """Agree or disagree with the proposal to go back that the table's `vote` names."""
        return self.request({"type": "vote", "seat": self._own(seat), "proposal": proposal, "yes": yes})

    def why_not(self, key: str, *, seat: int | None = None) -> Json:
        """Return the rule that forbids a choice."""
        return self.request({"type": "why_not", "seat": self._own(seat), "key": key})

    def hint(self, *, seat: int | None = None) -> list[Json]:
        """Return what a bot thinks of the seat's options, best first."""
        return list(self.request({"type": "hint", "seat": self._own(seat)})["hints"])

    def say(self, text: str) -> Json:
        """Say something to the table."""
        return self.request({"type": "say", "text": text})

    def http(self, method: str, path: str, body: Json | None = None) -> Any:
        """Ask the table something by HTTP."""
        self.sit()
        return ask(method, f"{self.server}/api/tables/{self.table}{path}", body, self.token)

    def request(self, message: Json, id: str | None = None) -> Json:
        """Send a message and return its answer; asks again, under the same id, if the connection is lost meanwhile."""
        message = {**message, "id": id or secrets.token_hex(8)}

        def once() -> Json:
            socket = self._connected()
            socket.send(json.dumps(message))
            until = monotonic() + self.patience
            while True:
                answer = self._hear_by(until, socket)
                if answer.get("type") == "answer" and answer.get("id") == message["id"]:
                    return answer

        answer: Json = self._persist(once)
        with understood():
            if not answer["ok"]:
                raise Refused(answer["problem"])
            version = int(answer["version"])
        until = monotonic() + self.patience
        while self.version < version:
            self._persist(lambda: self._hear_by(until, self._connected()))
        return answer

    def wait(self, timeout: float = 60.0) -> list[Json] | None:
        """Wait until the seat has something to choose and return the options; None when the game is over."""
        until = monotonic() + timeout
        while not self.over:
            if self.options:
                return self.options
            left = until - monotonic()
            if left <= 0:
                raise TimeoutError
            self._persist(self._hear_within(left))
        return None

    def wait_for_deal(self) -> None:
        """Wait until the game is dealt, if everybody has a part in chance: friends may take their time."""
        while not self.states:
            with suppress(TimeoutError):
                self._persist(self._hear_within(self.patience))

    def listen(self, seconds: float) -> None:
        """Take in what comes for some time."""
        until = monotonic() + seconds
        while (left := until - monotonic()) > 0:
            try:
                self._persist(self._hear_within(left))
            except TimeoutError:
                return

    # The connection.

    def connect(self) -> None:
        """Connect and catch up."""
        self._persist(self._connected)

    def sit(self) -> None:
        """Come in: an invitation seats us, and our own key takes its place. Asked again after a lost answer, it does the same."""
        if not self._arrived:
            body = {"table": self.table, "token": self.token, "name": self.name, "key": self._key}
            joined = self._persist(lambda: ask("POST", f"{self.server}/api/join", body))
            with understood():
                if joined["by_key"]:
                    self.token = self._key
            self._arrived = True

    def drop(self) -> None:
        """Lose the connection; the next request makes a new one and catches up."""
        self._open.close()
        self._socket = None

    close = drop

    def _own(self, seat: int | None) -> int | None:
        return self.seat if seat is None else seat

    def _persist(self, work: Callable[[], Any]) -> Any:
        until = monotonic() + self.patience
        pause = 0.05
        while True:
            try:
                return work()
            except TimeoutError:
                raise
            except (OSError, ConnectionClosed, InvalidHandshake) as lost:
                self.drop()
                if monotonic() > until:
                    msg = f"the server at {self.server} does not answer"
                    raise ConnectionError(msg) from lost
                sleep(pause)
                pause = min(self.longest_pause, pause * 2)

    def _connected(self) -> ClientConnection:
        if self._socket is not None:
            return self._socket
        self.sit()
        address = f"ws{self.server[4:]}/api/socket/{quote(self.table)}"
        self._open = ExitStack()
        socket = self._open.enter_context(
            connect(
                address,
                max_size=MOST_ANSWER,
                compression=None,
                open_timeout=self.patience,
                close_timeout=GOODBYE,
                create_connection=_Socket,
            )
        )
        hello = {"type": "hello", "table": self.table, "token": self.token, "since": self.version, "chat_since": self._last_line}
        socket.send(json.dumps(hello | ({"language": self.language} if self.language else {})))
        until = monotonic() + self.patience
        while True:
            message = self._hear_by(until, socket)
            if message.get("type") == "table":
                self._socket = socket
                return socket

    def _have_a_part(self, socket: ClientConnection) -> None:
        """Promise a word for chance, or tell it, when it is time; what was promised to us is kept for `proves`."""
        chance = self.table_state.get("chance")
        if chance is None or chance["settled"] or any(seat["holder"] == "open" for seat in self.table_state["seats"]):
            return
        if self.promises.get("commitment", chance["commitment"]) != chance["commitment"]:
            self.redrawn += 1
            self.promises = {}
        people = {seat["seat"] for seat in self.table_state["seats"] if seat["holder"] == "person"}
        promised = {part["seat"]: part["promise"] for part in chance["seats"]}
        told = {part["seat"] for part in chance["seats"] if part["word"] is not None}
        about = {"commitment": chance["commitment"]}
        for seat in people & set(self.you.get("seats", [])):
            word = self.words.setdefault((chance["commitment"], seat), new_word())
            while len(self.words) > MOST_SEATS:
                del self.words[next(iter(self.words))]
            mine = promised_word(chance["commitment"], seat, word)
            part: Json = {}
            if promised.get(seat) != mine:
                part = {"type": "promise", "promise": mine}
            elif people <= promised.keys() and seat not in told:
                self.promises = {**about, "promises": promised}
                part = {"type": "word", "word": word}
            if part:
                socket.send(json.dumps({**part, **about, "seat": seat, "id": secrets.token_hex(8)}))

    def proves(self) -> bool:
        """Say whether chance was nobody's.

        All that was promised to us was told and nothing else, our own words are in it, the draw did not begin anew once we had told
        one, and the record is of a game dealt by it and of what we saw.
        """
        chance = self.table_state.get("chance")
        if chance is None or chance["secret"] is None or chance["commitment"] != self.promises.get("commitment") or self.redrawn:
            return False
        told = {part["seat"]: part["word"] for part in chance["seats"]}
        words = {seat: promised_word(chance["commitment"], seat, word or "") for seat, word in told.items()}
        mine = {seat: word for (commitment, seat), word in self.words.items() if commitment == chance["commitment"]}
        drawn = Chance(chance["secret"], told)
        kept = drawn.commitment == chance["commitment"] and words == self.promises["promises"] and mine.items() <= told.items()
        return kept and bool(mine) and self._was_dealt_by(drawn)

    def _was_dealt_by(self, drawn: Chance) -> bool:
        """Say whether the record tells of a game that this chance dealt, and of what we saw of it."""
        import parlour  # noqa: PLC0415 - whoever only joins needs no game for it
        from parlour.engine.record import loads  # noqa: PLC0415

        try:
            told = ask("GET", f"{self.server}/api/tables/{quote(self.table)}/record", None, self.token)
            record = loads(json.dumps(told))
            again = parlour.replay(record)
        except (Refused, BadInput, Illegal, OSError):
            return False

        def seen(seat: int | None, code: str) -> bool:
            shown: Json = json.loads(json.dumps(again.view(seat, code)))
            return bool(shown == self.states[seat]["view"])

        # A server may tell a game in another language than it was asked for.
        codes = again.title.languages()
        return record.chance == drawn and any(all(seen(seat, code) for seat in self.states) for code in codes)

    @property
    def _last_line(self) -> int:
        """The number of the last line of the chat: tables forget old ones, so it is not how many there are."""
        return int(self.chat[-1]["number"]) if self.chat else 0

    def _hear_within(self, seconds: float) -> Callable[[], Json]:
        return lambda: self._hear(self._connected(), seconds)

    def _hear_by(self, until: float, socket: ClientConnection) -> Json:
        """Hear the next message; who says much and never what was asked for is not listened to for ever."""
        left = until - monotonic()
        if left <= 0:
            raise TimeoutError
        return self._hear(socket, left)

    def _hear(self, socket: ClientConnection, timeout: float) -> Json:
        text = socket.recv(timeout)
        if self.listening:
            self.heard.append(str(text))
        message: Json = read(text)
        with understood():
            if len(text) > LARGE:
                _refuse_endless(message)
            self._take_in(message, len(text), socket)
        return message

    def _take_in(self, message: Json, letters: int, socket: ClientConnection) -> None:
        kind = message.get("type")
        if kind in ("welcome", "state", "table"):
            self._letters[message["state"]["seat"] if kind == "state" else kind] = letters
            if len(self._letters) > MOST_SEATS or sum(self._letters.values()) > MOST_TOLD:
                raise Refused(NO_SERVER)
        if kind == "welcome":
            self.you = {**message["you"], "seats": [int(seat) for seat in message["you"]["seats"]]}
        elif kind == "state":
            state = message["state"]
            seat, _ = state["seat"], int(state["version"])
            kept = [event for event in self.events.get(seat, []) if event["moment"] < state["events_from"]]
            self.events[seat] = (kept if self._bear(state["events"]) else []) + state["events"]
            self.states[seat] = state
        elif kind == "table":
            self.table_state = message["table"]
            self._have_a_part(socket)
        elif kind == "chat":
            lines = [line for line in message["lines"] if int(line["number"]) > self._last_line]
            self.chat = (self.chat if self._bear(lines) else []) + lines
        elif kind == "bye" and message["problem"]["code"] in ("no_key", "unknown", "not_yours", "bad_request", "full"):
            self.drop()
            raise Refused(message["problem"])

    def _bear(self, news: list[Any]) -> bool:
        """Count what we are told; say whether what we were told before can be kept beside it."""
        self._told += len(repr(news))
        if self._told <= MOST_TOLD:
            return True
        self._told = 0
        self.events, self.chat = {}, []
        return False


def join(link: str, *, name: str = "", patience: float = 30.0, language: str = "") -> Seat:
    """Return a seat by its link; use it in a `with`. The game is told in a language it speaks, usually English."""
    seat = Seat(link, patience=patience, language=language)
    seat.name = name
    return seat


def join_by_code(server: str, code: str, *, name: str = "", patience: float = 30.0, language: str = "") -> Seat:
    """Take an open seat by the code that offers it, and return the seat."""
    key = secrets.token_urlsafe(20)
    joined: Json = ask("POST", f"{server}/api/join-code", {"code": code, "name": name, "key": key})
    with understood():
        table = str(joined["table"])
    if not re.fullmatch(r"[0-9a-f]{1,40}", table):
        raise Refused(NO_SERVER)
    return Seat(f"{server}/t/{table}#{key}", patience=patience, language=language)
