"""What is agreed on before a game: read from the command line, or asked for with the usual answer on Enter."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any

import typer

from parlour.cli.screen import Screen
from parlour.engine.errors import BadInput
from parlour.engine.reading import refuse_unknown, shown, typed_number
from parlour.engine.title import Json, SetupOption, Title
from parlour.terminal import wording
from parlour.terminal.wording import Wording

YES = ("yes", "y", "true", "on", "1", "ja", "j")
NO = ("no", "n", "false", "off", "0", "nee", "nein")
"""What people say, in whichever language."""


def refuse_mistyped(context: typer.Context, title: Title, words: list[str]) -> None:
    """Refuse what is no option of the game but nearly one of the command: typer leaves all it does not know to the game."""
    from parlour.lab.spread import singular  # noqa: PLC0415 - a game that is merely played needs no laboratory

    known = {option.name for option in title.setup_options()}
    known |= {f"no_{name}" for name in known} | set(map(singular, known))
    own = [name.removeprefix("--") for param in context.command.params for name in (*param.opts, *param.secondary_opts)]
    for word in words:
        name = word.removeprefix("--").partition("=")[0]
        game_calls_it = name.replace("-", "_")
        if not word.startswith("--") or game_calls_it in known or singular(game_calls_it) in known:
            continue
        close = difflib.get_close_matches(name, [*own, *known], n=1)
        if close and close[0] in own:
            msg = f"option: unknown {name!r}; did you mean --{close[0]}?"
            raise BadInput(msg)


def read_words(title: Title, words: list[str]) -> Json:
    """Read `--board soho --heroes a,b --teams` for whatever this game can agree on."""
    options = {option.name: option for option in title.setup_options()}
    given: Json = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--"):
            msg = f"unexpected word {word!r}"
            raise BadInput(msg)
        name, equals, value = word[2:].partition("=")
        name = name.replace("-", "_")
        if name not in options and name.removeprefix("no_") in options and not equals:
            name, equals, value = name.removeprefix("no_"), "=", "no"
        refuse_unknown("option", [name], options)
        if not equals:
            if options[name].kind == "flag" and (not rest or rest[0].startswith("--")):
                value = "yes"
            elif not rest:
                msg = f"--{name} needs a value"
                raise BadInput(msg)
            else:
                value = rest.pop(0)
        given[name] = read_value(options[name], value, wording.words())
    return given


def read_value(option: SetupOption, text: str, words: Wording) -> Any:
    """Read the value of one option as people write it; the game checks whether it fits."""
    text = text.strip()
    if option.kind in ("per_seat", "several"):
        return [_choice(option, part.strip()) for part in text.split(",") if part.strip()]
    if option.kind == "flag":
        if text.lower() in YES + NO:
            return text.lower() in YES
        raise BadInput(words("say-yes-or-no", option=option.name, typed=repr(text)))
    if option.kind == "number":
        number = typed_number(text)
        if number is not None:
            return number
        raise BadInput(words("whole-number", option=option.name, typed=shown(text)))
    return _choice(option, text)


def _choice(option: SetupOption, text: str) -> str:
    """Accept the id or the name of a choice, in capitals or not."""
    wanted = text.lower().replace("-", "_").replace(" ", "_")
    for name, label in option.choices:
        if wanted in (name.lower(), label.lower().replace(" ", "_")):
            return name
    refuse_unknown(option.name, [text], [name for name, _ in option.choices])
    return text


def ask(screen: Screen, title: Title, given: Json, words: Wording) -> Json:
    """Ask for everything that people usually want to choose and that was not given."""
    agreed = dict(given)
    for option in title.setup_options(words.code):
        if option.name in agreed or option.rare:
            continue
        if option.kind == "per_seat":
            _ask_per_seat(screen, title, agreed, option, words)
        elif option.kind == "flag":
            if _fits(title, agreed, option.name, not option.default):
                agreed[option.name] = _ask_flag(screen, option, words)
        elif option.kind == "one":
            fitting = [choice for choice in option.choices if _fits(title, agreed, option.name, choice[0])] or list(option.choices)
            agreed[option.name] = ask_one(screen, words, option.label, fitting, option.default, option.help)
        else:
            _ask_freely(screen, title, agreed, option, words)
    return agreed


def _fits(title: Title, agreed: Mapping[str, Any], name: str, value: Any) -> bool:
    try:
        title.read_setup({**agreed, name: value})
    except BadInput:
        return False
    return True


def _ask_per_seat(screen: Screen, title: Title, agreed: Json, option: SetupOption, words: Wording) -> None:
    """Ask for one choice for each seat, until everybody has one and nobody else wants to join."""
    chosen: list[str] = []
    screen.say(f"{option.label}. {option.help}".rstrip(), "bold")
    while True:
        enough = bool(chosen) and _fits(title, agreed, option.name, chosen)
        fitting = [choice for choice in option.choices if _fits(title, agreed, option.name, [*chosen, choice[0]])]
        if enough and not fitting:
            break
        # With too few seats filled nothing fits yet: then whatever is not taken may be chosen.
        fitting = fitting or [choice for choice in option.choices if choice[0] not in chosen]
        usual = option.default[len(chosen)] if len(chosen) < len(option.default) else None
        player = words("player", number=len(chosen) + 1)
        if usual is None and enough:
            answer = ask_one(screen, words, player, fitting, "", "")
            if not answer:
                break
        else:
            ids = [choice[0] for choice in fitting]
            answer = ask_one(screen, words, player, fitting, usual if usual in ids else ids[0], "")
        chosen.append(answer)
    agreed[option.name] = chosen


def _ask_flag(screen: Screen, option: SetupOption, words: Wording) -> bool:
    if option.help:
        screen.say(option.help)
    while True:
        answer = screen.ask(f"{option.label}? [{words('yes-usual' if option.default else 'no-usual')}] ").lower()
        if not answer:
            return bool(option.default)
        if answer in YES + NO:
            return answer in YES
        screen.say(words("yes-or-no"))


def ask_one(  # noqa: PLR0913 - what is asked, and how
    screen: Screen, words: Wording, label: str, choices: list[tuple[str, str]], usual: str, hint: str
) -> str:
    """Ask for one of several choices; Enter takes the usual one."""
    ids = [choice[0] for choice in choices]
    screen.say(f"{label}:{' ' + hint if hint else ''}", "bold")
    for number, (_, name) in enumerate(choices, 1):
        screen.say(f"  {number}  {name}")
    shown = dict(choices).get(usual, usual) or words("nobody-more")
    option = SetupOption(label, label, "one", usual, hint, tuple(choices))
    while True:
        answer = screen.ask(f"{words('number-or-name', usual=shown)} ")
        if not answer:
            return usual
        chosen = typed_number(answer)
        if chosen is not None and 1 <= chosen <= len(ids):
            return ids[chosen - 1]
        try:
            return _choice(option, answer)
        except BadInput:
            screen.say(words("no-such-choice", typed=repr(answer), most=len(ids)))


def _ask_freely(screen: Screen, title: Title, agreed: Json, option: SetupOption, words: Wording) -> None:
    """Ask for a number, or for several choices separated by commas."""
    if option.help:
        screen.say(option.help)
    for name, label in option.choices:
        screen.say(f"  {name}  {label}")
    usual = _usual(title, agreed, option, words)
    while True:
        answer = screen.ask(f"{option.label} [{usual}]: ")
        if not answer:
            agreed[option.name] = option.default
            return
        try:
            value = read_value(option, answer, words)
            title.read_setup({**agreed, option.name: value})
        except BadInput as mistake:
            screen.say(str(mistake))
        else:
            agreed[option.name] = value
            return


def _usual(title: Title, agreed: Json, option: SetupOption, words: Wording) -> str:
    """Return in words what is taken if nothing is said; what follows from the rest is what the game makes of it."""
    usual = option.default if option.default is not None else title.read_setup(agreed)[option.name]
    if option.kind == "flag":
        return words("yes" if usual else "no")
    return (", ".join(usual) if isinstance(usual, list) else str(usual)) or words("none")


def describe(title: Title, words: Wording) -> list[str]:
    """Return everything that can be agreed on, as lines for people."""
    lines = [words("agreed-title", game=title.name), ""]
    for option in title.setup_options(words.code):
        told = words("agreed-option", label=option.label, usual=_usual(title, {}, option, words), help=option.help)
        lines.append(f"  --{option.name.replace('_', '-')}   {told}".rstrip())
        if option.choices:
            lines.append(f"      {', '.join(name for name, _ in option.choices)}")
    return lines
