"""The `parlour` command. Whatever goes wrong at the border is one clear line and exit status 2."""

from __future__ import annotations

import os
import re
import sys
from copy import copy
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, TextIO

import typer
import typer.core

from parlour.cli import (
    backup,
    bench,
    cards,
    join,
    ladder,
    learn,
    move,
    pack,
    picture,
    play,
    puzzle,
    puzzles,
    replay,
    restore,
    review,
    rules,
    serve,
    simulate,
    tables,
    verify,
    version,
)
from parlour.cli.language import own_words
from parlour.engine.errors import BadInput, Illegal
from parlour.engine.reading import printable

BAD_INPUT = 2
INTERRUPTED = 130
COMPLETION = (["--show-completion"], ["--install-completion"])
_NUMBER = re.compile(r"[0-9]{1,18}")


class Interrupted(Exception):  # noqa: N818 - nobody made a mistake
    """Somebody pressed Ctrl-C, and the command did not make something of it."""


class Words:
    """Reads words, numbers, paths, or none: what typer reads values with takes a fifth of the start to load."""

    def __init__(self, param: Any) -> None:
        self.param = param
        self.several = param.multiple or param.nargs == -1

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        """Return what was typed; what is more than that, or wrong, is left to typer."""
        if value is None:
            return () if self.several else None
        kind = self.param.type_descriptor.annotation
        if kind in (str, list[str]):
            return list(value) if self.several else value
        if kind is Path and isinstance(value, str) and value:
            return Path(value)
        if kind is int and isinstance(value, str) and _NUMBER.fullmatch(value) and self._within(int(value)):
            return int(value)
        self.param._runtime_param = None  # noqa: SLF001 - made anew by typer
        return self.param.get_runtime_param().coerce(value, param=param, ctx=ctx)

    def _within(self, number: int) -> bool:
        info = self.param.type_descriptor.parameter_info
        return (info.min is None or info.min <= number) and (info.max is None or number <= info.max)


def _with_words(params: list[Any]) -> list[Any]:
    for param in params:
        if getattr(param, "_runtime_param", "") is None:
            param._runtime_param = Words(param)  # noqa: SLF001 - other versions of typer have none and start fast
    return params


class Command(typer.core.TyperCommand):
    """One command."""

    def get_params(self, ctx: Any) -> list[Any]:
        return _with_words(super().get_params(ctx))


class Commands(typer.core.TyperGroup):
    """All commands. Ctrl-C is taken here: typer would turn it into a status without a word."""

    def get_params(self, ctx: Any) -> list[Any]:
        return _with_words(super().get_params(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        rest: list[str] = super().parse_args(ctx, args)
        if not args and not self.invoke_without_command and not ctx.resilient_parsing:
            msg = f"{ctx.info_name}: which one, {', '.join(self.list_commands(ctx))}? `{ctx.command_path} --help` tells more"
            raise BadInput(msg)
        return rest

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise Interrupted from None


app = typer.Typer(
    name="parlour",
    cls=Commands,
    help="Rules-heavy tabletop games for people and bots, with every rule enforced.",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
# Whatever a game lets people agree on is an option of `play`; the game reads those itself.
app.command(cls=Command, context_settings={"ignore_unknown_options": True})(play.play)
app.command(cls=Command)(learn.learn)
app.command(cls=Command)(puzzle.puzzle)
app.command(cls=Command)(join.join)
app.command(cls=Command)(cards.cards)
app.command(cls=Command)(rules.rules)
app.command(cls=Command)(replay.replay)
app.command(cls=Command)(review.review)
app.command(cls=Command)(picture.picture)
app.command(cls=Command)(verify.verify)
app.command(cls=Command, context_settings={"ignore_unknown_options": True})(simulate.simulate)
app.command(cls=Command)(ladder.ladder)
app.command(cls=Command)(bench.bench)
app.add_typer(puzzles.app, cls=Commands)
app.command(cls=Command)(serve.serve)
app.command(cls=Command)(backup.backup)
app.command(cls=Command)(restore.restore)
app.command(cls=Command)(move.move)
app.command(cls=Command)(tables.tables)
app.command(cls=Command)(version.version)

packs = typer.Typer(cls=Commands, help="Packs: heroes, boards and more from files of your own.", rich_markup_mode=None)
packs.command(cls=Command)(pack.new)
packs.command(cls=Command)(pack.check)
packs.command("test", cls=Command)(pack.try_out)
packs.command(cls=Command)(pack.show)
packs.command(cls=Command)(pack.words)
app.add_typer(packs, name="pack")


@app.callback(invoke_without_command=True)
def welcome(
    context: typer.Context,
    *,
    show_version: Annotated[bool, typer.Option("--version", help="Say what runs here, as `parlour version` does.")] = False,
) -> int:
    """Play tabletop games. Without a command the page opens, or a game in the terminal where there is no page."""
    if show_version:
        version.version()
        context.exit()
    if context.invoked_subcommand is not None:
        return 0
    if sys.stdin.isatty() and serve.page_is_built():
        print(own_words("")("welcome-page"))
        return serve.serve()
    print(own_words("")("welcome-plain"))
    print()
    play.play(context)
    return 0


def main() -> None:
    """Run the command line and leave with its exit status."""
    _stand_in()
    # Processes that we start look for nothing in the folder somebody stands in: it may hold files of a stranger.
    os.environ["PYTHONSAFEPATH"] = "1"
    sys.exit(run(sys.argv[1:]))


def _stand_in() -> None:
    """Take the void for a stream that was closed; say `?` for letters that a terminal or a file does not take."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream: TextIO | None = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - it is for as long as we run
        elif mode == "w" and isinstance(stream, TextIOWrapper) and stream.errors in ("strict", "surrogateescape"):
            stream.reconfigure(errors="replace")


def run(arguments: list[str]) -> int:
    """Run one command; return the exit status."""
    if arguments[:1] in COMPLETION and len(arguments) > 1:
        # A shell that is named is not looked for: typer has this for its own tests, and otherwise ignores the name.
        os.environ["_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION"] = "1"
    try:
        status: Any = _wanted(arguments)(arguments, prog_name="parlour", standalone_mode=False)
        sys.stdout.flush()
    except (BadInput, Illegal) as mistake:
        return _refuse(str(mistake))
    except (BrokenPipeError, SystemExit) as leaving:
        if isinstance(leaving, SystemExit) and not isinstance(leaving.__context__, BrokenPipeError):
            raise
        # Whoever read our output has had enough (typer and rich make that a SystemExit).
        _forget(sys.stdout)
        return 0
    except OSError as mistake:
        named = f"{mistake.filename}: " if mistake.filename else ""
        return _refuse(f"{named}{mistake.strerror or mistake}")
    except UnicodeDecodeError:
        return _refuse("the file is not text in UTF-8")
    except (Interrupted, KeyboardInterrupt, typer.Abort):
        _say("interrupted")
        return INTERRUPTED
    except Exception as mistake:
        # Mistakes on the command line; their class has no public name that all versions of typer share.
        say = getattr(mistake, "format_message", None)
        if say is None:
            raise
        return _refuse(say())
    return status if isinstance(status, int) else 0


def _wanted(arguments: list[str]) -> typer.Typer:
    """Return the command that is named, alone, otherwise all: typer takes a tenth of a second to look at twenty others."""
    named = [info for info in app.registered_commands if arguments and arguments[0] == (info.name or info.callback.__name__)]  # type: ignore[union-attr]
    if not named:
        return app
    alone = copy(app)
    alone.registered_commands, alone.registered_groups = named, []
    return alone


def _refuse(reason: str) -> int:
    _say(" ".join(reason.split()))
    return BAD_INPUT


def _say(line: str) -> None:
    """Say one line to whoever started the command, if they still listen. What it quotes from a file does not control a terminal."""
    try:
        print(f"parlour: {printable(line)}", file=sys.stderr, flush=True)
    except OSError:
        _forget(sys.stderr)


def _forget(stream: TextIO) -> None:
    """Lead a stream nobody reads into the void: the interpreter would complain when it flushes at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
