"""A table: one game in progress, with its decisions, events, record and undo. This is what people and programs play through."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from parlour.engine import position, seen
from parlour.engine.agreed import agreed, changes_shown, packs_shown, with_changes
from parlour.engine.chance import Chance
from parlour.engine.decision import Decision, Option, asked, decision_of
from parlour.engine.errors import BadInput, Illegal, Stuck
from parlour.engine.goal import Goal
from parlour.engine.kernel import TAKEN, Event, Game
from parlour.engine.messages import USUAL, Language
from parlour.engine.reading import read_choice, read_flag, read_int, shown
from parlour.engine.record import MOST_CHOICES, MOST_SEED, Record, Rewind
from parlour.engine.said import Said
from parlour.engine.title import Json, Refusal, Seat, Title


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]
    losers: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class Hint:
    """What somebody who has thought about it says about an option: the chance to win, the interval around it (95 %), and why.

    An option with no tries was left aside: its chance is no more than a guess.
    """

    key: str
    text: str
    chance: float
    low: float
    high: float
    reason: str
    tries: int


@dataclass(frozen=True)
class _Moment:
    """What undo goes back to."""

    game: Game
    seat: int
    choices: int
    events: int


_OVER = Said("game-over")
_NO_UNDO = Said("no-undo")
_NOT_TOGETHER = Said("not-together")
_CANNOT_GO_ON = "the position this game began with does not allow to go on like this"
_PACKS_CANNOT_GO_ON = "a pack of this game does not allow to go on like this"


class Table:
    """One game in progress."""

    adviser: ClassVar[Callable[[Table, int, str], list[Hint]] | None] = None
    """Who gives hints; the engine knows no bots, so `parlour` brings them together."""

    def __init__(  # noqa: PLR0913 - what a table is made of; `new_table` and its kin make them
        self, title: Title, setup: Json, seed: int, game: Game, start: Json | None, log: list[Event], language: str = USUAL
    ) -> None:
        self.title = title
        self.setup = setup
        self.seed = seed
        self.game = game
        self.language = language
        self.words = title.words(language)
        self.choices: list[str] = []
        self.rewinds: list[Rewind] = []
        self.chance: Chance | None = None
        """Where the seed comes from, if everybody had a part in it."""
        self._start = start
        self._log: list[tuple[int, Event]] = [(0, event) for event in log]
        self._notes: list[Said] = list(game.notes)
        self._moments: list[_Moment] = []
        self._decision: Decision | None = None
        # Whether the game goes on from a stack that somebody else wrote: then each position it leads to is checked.
        self._stack_given = start is not None and ("stack" in start or "asking" in start)
        self.seats: tuple[Seat, ...] = tuple(title.seats(game, language))

    # Looking.

    @property
    def moment(self) -> int:
        """How many choices have been made."""
        return len(self.choices)

    @property
    def decision(self) -> Decision | None:
        """The open question, or None when the game is over."""
        g = self.game
        if not g.options:
            return None
        if self._decision is None:
            self._decision = decision_of(g, self.words)
        return self._decision

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        g = self.game
        if g.winners < 0:
            return None
        winners = tuple(seat.index for seat in self.seats if g.winners >> seat.index & 1)
        losers = tuple(seat.index for seat in self.seats if not g.winners >> seat.index & 1)
        return Outcome(winners, losers, self.words.said(self.title.reason(g)))

    def view(self, seat: int | None = None, language: str | None = None) -> Json:
        """Return what a seat may know, ready for JSON, in the table's language or another; None is a spectator."""
        self._check_seat(seat)
        words = self._words(language)
        view: Json = {"game": self.title.id, "moment": self.moment, "seat": seat}
        if self.title.changed:
            view["changed"] = changes_shown(self.title, words.code)
        if self.title.packs:
            view["packs"] = packs_shown(self.title)
        view |= self.title.view(self.game, seat, words)
        view["decision"] = asked(self.decision, seat, words) if self.decision is not None else None
        view["outcome"] = self._ended(words)
        return view

    def own_view(
        self, seat: int, common: Json, language: str | None = None, write: Callable[[Option], Any] | None = None
    ) -> Json | None:
        """Return what a seat sees otherwise than a spectator, whose view is `common`; None if the game does not tell that apart.

        `write` makes something else of an option than a document.
        """
        self._check_seat(seat)
        words = self._words(language)
        own = self.title.own_view(self.game, seat, words, common)
        if own is not None:
            own["seat"] = seat
            decision = self.decision
            if decision is not None and seat in decision.seats:
                own["decision"] = asked(decision, seat, words, write)
        return own

    def _ended(self, words: Language) -> seen.Outcome | None:
        """Return how the game ended."""
        outcome = self.outcome
        if outcome is None:
            return None
        said = self.title.reason(self.game)
        told: seen.Outcome = {
            "winners": list(outcome.winners),
            "losers": list(outcome.losers),
            "reason": words.said(said),
        }
        if said.rule:
            told["rule"] = said.rule
        return told

    def events(
        self, seat: int | None = None, since: int = 0, language: str | None = None, alike: dict[int, Json] | None = None
    ) -> list[Json]:
        """Return what happened, as far as a seat may see, from a moment on.

        Whoever asks for several seats gives `alike` along: what everybody hears in the same words is kept there, by its place
        in the log.
        """
        self._check_seat(seat)
        words = self._words(language)
        seen: list[Json] = []
        log, title = self._log, self.title
        # Mostly the last few are asked for.
        first = len(log)
        while first and log[first - 1][0] >= since:
            first -= 1
        for number in range(first, len(log)):
            known = alike.get(number) if alike is not None else None
            if known is not None:
                seen.append(known)
                continue
            moment, event = log[number]
            told = self._taken(event, seat, words) if event[0] == TAKEN else title.narrate(self.game, event, seat, words)
            if told is not None:
                told = {"moment": moment, **told}
                seen.append(told)
                if alike is not None and event[0] != TAKEN and title.told_alike(event):
                    alike[number] = told
        return seen

    def happened(self) -> list[Event]:
        """Return everything that happened as the game noted it, hidden things included."""
        return [event for _, event in self._log if event[0] != TAKEN]

    def _taken(self, event: Event, seat: int | None, words: Language) -> Json | None:
        """Tell a seat, and nobody else, about an option that was taken because there was no other."""
        if event[1] != seat:
            return None
        option = words.said(self._notes[event[2]]).rstrip(".")
        return {"event": "only_option_taken", "seat": seat, "text": words.text("only-option-taken", {"option": option})}

    def goal(self, seat: int | None = None, language: str | None = None) -> Goal:
        """Return what the game is about for a seat, and how far it is."""
        words = self._words(language)
        return self.title.goal(self.setup, self.view(seat, words.code), words)

    def why_not(self, key: str, seat: int, language: str | None = None) -> Refusal:
        """Return the numbered rule that forbids a choice, and what would make it legal."""
        self._check_seat(seat)
        return self._refusal(self._forbidden(key, seat), self._words(language))

    def _forbidden(self, key: str, seat: int) -> Said | Refusal:
        decision = self.decision
        if decision is None:
            return _OVER
        for option in decision.options:
            if option.key == key and option.seat == seat:
                return Said("allowed", option.rule)
        return self.title.why_not(self.game, key, seat)

    def _refusal(self, refused: Said | Refusal, words: Language) -> Refusal:
        return refused if isinstance(refused, Refusal) else Refusal(refused.rule, words.said(refused), refused.words)

    def _words(self, language: str | None) -> Language:
        return self.words if language in (None, self.language) else self.title.words(str(language))

    def hint(self, seat: int, level: str = "strong") -> list[Hint]:
        """Return the seat's options, best first, as a bot of that level sees them from what the seat may know."""
        self._check_seat(seat)
        adviser = Table.adviser
        if adviser is None:
            msg = "nobody here gives hints"
            raise BadInput(msg)
        return adviser(self, seat, level)

    # Acting.

    def choose(self, key: str, seat: int | None = None) -> None:
        """Make a choice; an illegal one raises `Illegal` and changes nothing. Without a seat the key's own seat acts."""
        self._check_seat(seat)
        decision = self.decision
        if decision is None:
            raise self._illegal(_OVER)
        for number, option in enumerate(decision.options):
            if option.key == key and seat in (None, option.seat):
                self._carry_out(number, option)
                return
        asked = seat if seat is not None else decision.seats[0]
        raise self._illegal(self.title.why_not(self.game, key, asked))

    def _illegal(self, refused: Said | Refusal) -> Illegal:
        """Return what is raised: in the table's words, and as data for those who read others."""
        refusal = self._refusal(refused, self.words)
        return Illegal(refusal.reason, refusal.rule, None if isinstance(refused, Refusal) else refused)

    def _carry_out(self, number: int, option: Option) -> None:
        before = self.game
        after = before.clone()
        after.log, after.notes = [], []
        if self._start is None and not self.title.packs:
            after.choose(before.options[number])
        else:
            self._choose_warily(before, after, number)
        assert after.log is not None
        if after.fate != before.fate or (self._moments and self._moments[-1].seat != option.seat):
            self._moments.clear()
        if after.fate == before.fate:
            self._moments.append(_Moment(before, option.seat, len(self.choices), len(self._log)))
        self.choices.append(option.key)
        for event in after.log:
            if event[0] == TAKEN:
                event = (TAKEN, event[1], event[2] + len(self._notes), event[3])  # noqa: PLW2901
            self._log.append((len(self.choices), event))
        self._notes += after.notes
        after.log, after.notes = None, []
        self._stand_at(after)

    def _choose_warily(self, before: Game, after: Game, number: int) -> None:
        """Go on from a position, or with packs, that somebody else wrote: what they cannot bear is refused and changes nothing."""
        try:
            after.choose(before.options[number])
            if self._stack_given:
                position.check(self.title, self.setup, after)
                self._check_question(after)
        except Stuck as mistake:
            msg = f"{self._cannot_go_on}: {mistake}"
            raise Stuck(msg) from None
        except BadInput:
            raise
        except position.FAULTS as mistake:
            raise Stuck(self._cannot_go_on) from mistake

    @property
    def _cannot_go_on(self) -> str:
        return _CANNOT_GO_ON if self._start is not None else _PACKS_CANNOT_GO_ON

    def _check_question(self, g: Game) -> None:
        """Refuse a question that cannot be put into words, or that nobody is asked."""
        if g.options and not set(decision_of(g, self.words).seats) <= set(range(len(self.seats))):
            raise Stuck(position.UNFIT)

    def _stand_at(self, game: Game) -> None:
        self.game = game
        self._decision = None

    @property
    def can_undo(self) -> bool:
        """Whether the last choice can be taken back: never past chance, a reveal or another seat's decision."""
        return bool(self._moments)

    @property
    def undo_seat(self) -> int | None:
        """The seat whose choice undo would take back."""
        return self._moments[-1].seat if self._moments else None

    def undo(self) -> None:
        """Take back the last choice."""
        if not self._moments:
            raise self._illegal(_NO_UNDO)
        moment = self._moments.pop()
        self._stand_at(moment.game)
        del self.choices[moment.choices :]
        del self._log[moment.events :]

    def rewind(self, moment: int) -> None:
        """In a cooperative game: go back to an earlier moment because the table agreed to; the record shows it."""
        if not self.title.cooperative:
            raise self._illegal(_NOT_TOGETHER)
        if not 0 <= moment < self.moment:
            raise self._illegal(Said("no-such-moment", moment=moment, choices=self.moment))
        again = replay_choices(self.title, self.setup, self.seed, self._start, self.game.auto, self.choices[:moment])
        self.rewinds.append(Rewind(self.moment, moment, tuple(self.choices[moment:])))
        self.choices, self._log, self._notes = again.choices, again._log, again._notes  # noqa: SLF001 - another table's
        self._stand_at(again.game)
        self._moments.clear()

    # Copies and files.

    def clone(self) -> Table:
        """Return an independent copy."""
        copy = Table.__new__(Table)
        copy.__dict__.update(self.__dict__)
        copy.game = self.game.clone()
        copy.choices = list(self.choices)
        copy.rewinds = list(self.rewinds)
        copy._log = list(self._log)  # noqa: SLF001 - one of our own
        copy._notes = list(self._notes)  # noqa: SLF001
        copy._moments = list(self._moments)  # noqa: SLF001
        return copy

    def __copy__(self) -> Table:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> Table:
        return self.clone()

    def __reduce__(self) -> Any:
        from parlour.engine.copies import table_again  # noqa: PLC0415 - it stands above tables

        names = (
            "title",
            "setup",
            "seed",
            "game",
            "_start",
            "choices",
            "rewinds",
            "_log",
            "_notes",
            "_moments",
            "language",
            "chance",
        )
        return table_again, ({name: getattr(self, name) for name in names},)

    def position(self) -> Json:
        """Return the whole truth as a document that `parlour.position` reads; whoever has it may change it."""
        return position.write(self.title, deepcopy(self.setup), self.game)

    def hash(self) -> str:
        """Return the hash of the position."""
        return position.digest(position.write(self.title, self.setup, self.game))

    def record(self) -> Record:
        """Return the game so far, ready to be saved."""
        return Record(
            game=self.title.id,
            rules=self.title.rules_version,
            setup=deepcopy(self.setup),
            seed=self.seed,
            choices=tuple(self.choices),
            hash=self.hash(),
            start=deepcopy(self._start),
            auto=self.game.auto,
            rewinds=tuple(self.rewinds),
            chance=self.chance,
        )

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(len(self.seats)):
            msg = f"there is no seat {shown(seat)}: seats are 0 to {len(self.seats) - 1}"
            raise BadInput(msg)


def new_table(title: Title, seed: int, options: Json) -> Table:
    """Start a game. `auto=False` asks even where there is only one option."""
    options = dict(options)
    auto = read_flag("auto", options.pop("auto", True))
    language = read_choice("language", options.pop("language", USUAL), title.languages())
    title, setup = agreed(title, options)
    g = title.new(setup, read_int("seed", seed, 0, MOST_SEED))
    g.auto = auto
    return _first_decision(title, setup, seed, g, None, language)


def table_from_position(title: Title, doc: Any, language: str = USUAL) -> Table:
    """Return a table that stands at a position."""
    log: list[Event] = []
    setup, g = position.read(title, doc, log)
    # The record says where the game began, whatever becomes of the document that was read.
    table = Table(with_changes(title, setup), setup, int(doc.get("seed", 0)), g, deepcopy(doc), log, language)
    g.notes = []
    try:
        table._check_question(g)  # noqa: SLF001 - the table is made here
    except BadInput:
        raise
    except position.FAULTS as mistake:
        raise BadInput(position.UNFIT) from mistake
    return table


def replay_record(title: Title, record: Record, *, check: bool = True, language: str = USUAL) -> Table:
    """Play a record again; it must lead to the same position."""
    record = renewed_record(title, record)
    if record.start is not None:
        setup = record.setup
    else:
        title, setup = agreed(title, record.setup, "record setup")
    begun = replay_choices(title, setup, record.seed, record.start, record.auto, [], language)
    try:
        same = record.rules == title.rules_version
        table = _play_again(begun, record.choices) if same else _play_by_other_rules(begun, record)
    except Illegal as refused:
        msg = f"record: {refused}{_other_rules(title, record)}"
        raise BadInput(msg) from None
    if record.rewinds and not title.cooperative:
        msg = f"record: {table.words.said(_NOT_TOGETHER)}"
        raise BadInput(msg)
    table.rewinds = list(record.rewinds)
    table.chance = record.chance
    if check and not _leads_to(table, record):
        msg = f"record: the choices are legal but lead to another position{_other_rules(title, record)}"
        raise BadInput(msg)
    return table


def _play_by_other_rules(table: Table, record: Record) -> Table:
    """Play a record of other rules as these rules have it: what is asked now and was not then had a single answer.

    What was chosen then in a game that these rules find decided before is left out.
    """
    for number, key in enumerate(record.choices, 1):
        while (only := _only_option(table)) not in ("", key):
            _choose_unasked(table, only)
        if table.decision is None:
            return table
        _choose_again(table, number, key)
    while record.hash and (only := _only_option(table)) and not _leads_to(table, record):
        _choose_unasked(table, only)
    return table


def _choose_unasked(table: Table, key: str) -> None:
    """Make a choice that a record does not have; figures can be changed so that nothing else is ever asked."""
    if table.moment >= MOST_CHOICES:
        msg = f"record: with these rules it has more than {MOST_CHOICES:,} choices"
        raise BadInput(msg)
    table.choose(key)


def _only_option(table: Table) -> str:
    """Return the key of the only option there is, nothing if there are several or none."""
    decision = table.decision
    return decision.options[0].key if decision is not None and len(decision.options) == 1 else ""


def _leads_to(table: Table, record: Record) -> bool:
    """Say whether a table stands where a record says, whatever version the rules call themselves.

    Other rules may have gone on in a game that these find decided: there the choices have to be enough.
    """
    if record.rules != table.title.rules_version and table.outcome is not None:
        return True
    doc = table.position()
    return record.hash in (position.digest(doc), position.digest({**doc, "rules": record.rules}))


def renewed_record(title: Title, record: Record) -> Record:
    """Return a record made with earlier rules with its choices as these rules call them."""
    if record.rules == title.rules_version:
        return record

    def now(keys: Sequence[str]) -> tuple[str, ...]:
        return tuple(word for key in keys for word in title.renewed(record.rules, key))

    # How many choices of today the first so many are. A record may be long and rewound often: each choice is looked at once.
    so_far = [0]

    def go_on(keys: Sequence[str]) -> None:
        for key in keys:
            so_far.append(so_far[-1] + len(now([key])))

    go_on(record.choices)
    rewinds: list[Rewind] = []
    for rewind in reversed(record.rewinds):
        before, undone = so_far[rewind.back_to], now(rewind.undone)
        rewinds.append(Rewind(before + len(undone), before, undone))
        del so_far[rewind.back_to + 1 :]
        go_on(rewind.undone)
    rewinds.reverse()
    return replace(record, choices=now(record.choices), rewinds=tuple(rewinds))


def _other_rules(title: Title, record: Record) -> str:
    if record.rules == title.rules_version:
        return ""
    return f" (it was made with rules {record.rules}, these are rules {title.rules_version})"


def replay_choices(  # noqa: PLR0913 - what a record holds
    title: Title,
    setup: Json,
    seed: int,
    start: Json | None,
    auto: bool,  # noqa: FBT001
    choices: list[str],
    language: str = USUAL,
) -> Table:
    """Play the choices of a record from its start."""
    if start is not None:
        table = table_from_position(title, start, language)
    else:
        title = with_changes(title, setup)
        g = title.new(setup, seed)
        g.auto = auto
        table = _first_decision(title, setup, seed, g, None, language)
    return _play_again(table, choices)


def _play_again(table: Table, choices: Iterable[str]) -> Table:
    for number, key in enumerate(choices, 1):
        _choose_again(table, number, key)
    return table


def _choose_again(table: Table, number: int, key: str) -> None:
    try:
        table.choose(key)
    except Illegal as refused:
        reason = f"choice {number}, {shown(key)}, is not legal: {refused.reason}"
        raise Illegal(reason, refused.rule) from None


def _first_decision(title: Title, setup: Json, seed: int, g: Game, start: Json | None, language: str = USUAL) -> Table:  # noqa: PLR0913
    g.log = []
    g.advance()
    log, g.log = g.log, None
    table = Table(title, setup, seed, g, start, log, language)
    g.notes = []
    return table
