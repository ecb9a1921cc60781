"""What is agreed on before a game: read from the command line, or asked for with the usual answer on Enter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.cli.screen import Screen
from parlour.engine.errors import BadInput
from parlour.engine.title import Json, SetupOption, Title, refuse_unknown

YES = ("yes", "y", "true", "on", "1")
NO = ("no", "n", "false", "off", "0")


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
        given[name] = read_value(options[name], value)
    return given


def read_value(option: SetupOption, text: str) -> Any:
    """Read the value of one option as people write it; the game checks whether it fits."""
    text = text.strip()
    if option.kind in ("per_seat", "several"):
        return [_choice(option, part.strip()) for part in text.split(",") if part.strip()]
    if option.kind == "flag":
        if text.lower() in YES + NO:
            return text.lower() in YES
        msg = f"{option.name}: say yes or no, not {text!r}"
        raise BadInput(msg)
    if option.kind == "number":
        if text.isdecimal():
            return int(text)
        msg = f"{option.name}: expected a whole number, not {text!r}"
        raise BadInput(msg)
    return _choice(option, text)


def _choice(option: SetupOption, text: str) -> str:
    """Accept the id or the name of a choice, in capitals or not."""
    wanted = text.lower().replace("-", "_").replace(" ", "_")
    for name, label in option.choices:
        if wanted in (name.lower(), label.lower().replace(" ", "_")):
            return name
    refuse_unknown(option.name, [text], [name for name, _ in option.choices])
    return text


def ask(screen: Screen, title: Title, given: Json) -> Json:
    """Ask for everything that people usually want to choose and that was not given."""
    agreed = dict(given)
    for option in title.setup_options():
        if option.name in agreed or option.rare:
            continue
        if option.kind == "per_seat":
            _ask_per_seat(screen, title, agreed, option)
        elif option.kind == "flag":
            if _fits(title, agreed, option.name, not option.default):
                agreed[option.name] = _ask_flag(screen, option)
        elif option.kind == "one":
            fitting = [choice for choice in option.choices if _fits(title, agreed, option.name, choice[0])] or list(option.choices)
            agreed[option.name] = ask_one(screen, option.label, fitting, option.default, option.help)
        else:
            _ask_freely(screen, title, agreed, option)
    return agreed


def _fits(title: Title, agreed: Mapping[str, Any], name: str, value: Any) -> bool:
    try:
        title.read_setup({**agreed, name: value})
    except BadInput:
        return False
    return True


def _ask_per_seat(screen: Screen, title: Title, agreed: Json, option: SetupOption) -> None:
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
        if usual is None and enough:
            answer = ask_one(screen, f"Player {len(chosen) + 1}", fitting, "", "")
            if not answer:
                break
        else:
            ids = [choice[0] for choice in fitting]
            answer = ask_one(screen, f"Player {len(chosen) + 1}", fitting, usual if usual in ids else ids[0], "")
        chosen.append(answer)
    agreed[option.name] = chosen


def _ask_flag(screen: Screen, option: SetupOption) -> bool:
    if option.help:
        screen.say(option.help)
    while True:
        answer = screen.ask(f"{option.label}? [{'Y/n' if option.default else 'y/N'}] ").lower()
        if not answer:
            return bool(option.default)
        if answer in YES + NO:
            return answer in YES
        screen.say("Say yes or no, or press Enter.")


def ask_one(screen: Screen, label: str, choices: list[tuple[str, str]], usual: str, hint: str) -> str:
    """Ask for one of several choices; Enter takes the usual one."""
    ids = [choice[0] for choice in choices]
    screen.say(f"{label}:{' ' + hint if hint else ''}", "bold")
    for number, (_, name) in enumerate(choices, 1):
        screen.say(f"  {number}  {name}")
    shown = dict(choices).get(usual, usual) or "nobody, that is all"
    option = SetupOption(label, label, "one", usual, hint, tuple(choices))
    while True:
        answer = screen.ask(f"Number or name [{shown}]: ")
        if not answer:
            return usual
        if answer.isdecimal() and 1 <= int(answer) <= len(ids):
            return ids[int(answer) - 1]
        try:
            return _choice(option, answer)
        except BadInput:
            screen.say(f"There is no {answer!r} here: say a number from 1 to {len(ids)}, or a name.")


def _ask_freely(screen: Screen, title: Title, agreed: Json, option: SetupOption) -> None:
    """Ask for a number, or for several choices separated by commas."""
    if option.help:
        screen.say(option.help)
    for name, label in option.choices:
        screen.say(f"  {name}  {label}")
    usual = _usual(title, agreed, option)
    while True:
        answer = screen.ask(f"{option.label} [{usual}]: ")
        if not answer:
            agreed[option.name] = option.default
            return
        try:
            value = read_value(option, answer)
            title.read_setup({**agreed, option.name: value})
        except BadInput as mistake:
            screen.say(str(mistake))
        else:
            agreed[option.name] = value
            return


def _usual(title: Title, agreed: Json, option: SetupOption) -> str:
    """Return in words what is taken if nothing is said; what follows from the rest is what the game makes of it."""
    usual = option.default if option.default is not None else title.read_setup(agreed)[option.name]
    if option.kind == "flag":
        return "yes" if usual else "no"
    return (", ".join(usual) if isinstance(usual, list) else str(usual)) or "none"


def describe(title: Title) -> list[str]:
    """Return everything that can be agreed on, as lines for people."""
    lines = [f"{title.name}: what can be agreed on", ""]
    for option in title.setup_options():
        lines.append(
            f"  --{option.name.replace('_', '-')}   {option.label}; usually {_usual(title, {}, option)}. {option.help}".rstrip()
        )
        if option.choices:
            lines.append(f"      {', '.join(name for name, _ in option.choices)}")
    return lines
