"""Heroes and boards of the game as files of a pack: to begin from, and to compare with."""

from __future__ import annotations

import json
from importlib.resources import files

from parlour.engine.errors import BadInput
from parlour.engine.kernel import Step
from parlour.engine.messages import languages
from parlour.games.unmatched.board import Board
from parlour.games.unmatched.content import ANY, FORM_1, FORM_2, HERO, SCHEME, SIDEKICK, TYPE_NAMES, Card, Hero
from parlour.games.unmatched.notation import NOTATION
from parlour.games.unmatched.printed import PRINTED
from parlour.packs.mistakes import meant
from parlour.packs.packed import called, copied

PACKAGE = "parlour.games.unmatched"
BANNERS = {ANY: "any", HERO: "hero", SIDEKICK: "sidekick", FORM_1: "first_form", FORM_2: "second_form"}


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)


def _line(step: Step) -> str:
    return f"'''{NOTATION.write(step)}'''" if "'" in NOTATION.write(step) else _text(NOTATION.write(step))


def hero_file(hero: Hero, *, replaces: bool = False) -> str:
    """Return a hero as a file of a pack."""
    lines = ["replaces = true"] if replaces else []
    lines += [f"health = {hero.health}", f"move = {hero.move}", f'attack = "{"ranged" if hero.ranged else "melee"}"']
    if hero.forms:
        lines.append(f"forms = {json.dumps(hero.forms, ensure_ascii=False)}")
    if hero.fog:
        lines += [f"fog = {hero.fog}", f"fog_bonus = {hero.fog_bonus}"]
    if hero.protected:
        banners = (
            ["hero"] if hero.protected & HERO == HERO else [BANNERS[form] for form in (FORM_1, FORM_2) if hero.protected & form]
        )
        lines.append(f"protected = {json.dumps(banners + (['sidekick'] if hero.protected & SIDEKICK else []))}")
    for name, step in (("start_of_turn", hero.start_of_turn), ("after_maneuver", hero.after_maneuver)):
        if step is not None:
            lines.append(f"{name} = {_line(step)}")
    if hero.sidekicks:
        reach = "ranged" if hero.sidekick_ranged else "melee"
        lines += ["", "[sidekick]", f"id = {_text(hero.sidekick_id)}", f"count = {hero.sidekicks}"]
        lines += [f"health = {hero.sidekick_health}", f'attack = "{reach}"']
    lines += ["", "[cards]", *(_card(card) for card in hero.cards)]
    return "\n".join(lines) + "\n"


def _card(card: Card) -> str:
    value = "" if card.type == SCHEME else f"value = {card.value}, "
    row = f'type = "{TYPE_NAMES[card.type]}", {value}boost = {card.boost}, copies = {card.copies}, by = "{BANNERS[card.by]}"'
    moments = ("immediately", "during_combat", "after_combat", "on_commit", "scheme")
    for moment, step in zip(moments, card.texts, strict=True):
        if step is not None:
            row += f", {moment} = {_line(step)}"
    return f"{card.id} = {{ {row} }}"


def board_file(board: Board, *, replaces: bool = False) -> str:
    """Return a board as a file of a pack."""
    ids = [space.id for space in board.spaces]
    lines = ["replaces = true"] if replaces else []
    lines += [
        f"aspect = {list(board.aspect)}",
        f"starts = {json.dumps([ids[n] for n in board.starts])}",
        f"passages = {json.dumps([ids[n] for n in board.passages])}",
        "lines = [",
        *(f'  "{ids[a]}-{ids[b]}",' for a, b in board.edges),
        "]",
        "",
        "[zones]",
        *(f'{zone.id} = "{zone.color}"' for zone in board.zones),
        "",
        "[spaces]",
        *(f"{space.id} = {{ x = {space.x}, y = {space.y}, zones = {json.dumps(space.zones)} }}" for space in board.spaces),
    ]
    return "\n".join(lines) + "\n"


def skeleton(id: str, name: str, like: str) -> dict[str, str]:
    """Return the files of a new pack: a plain hero, or a hero or board like one of the game."""
    own = id.replace("-", "_")
    manifest = f'game = "unmatched"\nid = "{id}"\nname = {_text(name)}\nversion = "1"\nauthors = []\n'
    if not like:
        return {
            "pack.toml": manifest,
            f"heroes/{own}.toml": PLAIN_HERO,
            "languages/en.ftl": PLAIN_WORDS.replace("HERO", own)
            .replace("SHORT", _short(name))
            .replace("BANNER", _short(name).upper())
            .replace("LETTER", _short(name)[0].upper())
            .replace("NAME", name),
        }
    heroes = {hero.id: hero for hero in PRINTED.heroes}
    boards = {board.id: board for board in PRINTED.boards}
    found = {"pack.toml": manifest}
    if like in heroes:
        found[f"heroes/{own}.toml"] = hero_file(heroes[like])
        names = {f"hero-{like}": f"hero-{own}", **{f"{like}-{card.id}": f"{own}-{card.id}" for card in heroes[like].cards}}
    elif like in boards:
        found[f"boards/{own}.toml"] = board_file(boards[like])
        zones = [zone.id for zone in boards[like].zones]
        names = {f"board-{like}": f"board-{own}", **{f"zone-{like}-{zone}": f"zone-{own}-{zone}" for zone in zones}}
    else:
        msg = f"--like: the game has no hero or board {like[:40]!r}{meant(like, [*heroes, *boards])}"
        raise BadInput(msg)
    for code in languages(PACKAGE):
        said = copied(files(PACKAGE).joinpath("languages", f"{code}.ftl").read_text(encoding="utf-8"), names)
        first = next(iter(names.values()))
        said[first] = called(said[first], name, short=_short(name), banner=name.upper())
        found[f"languages/{code}.ftl"] = "\n".join(said.values()) + "\n"
    return found


def _short(name: str) -> str:
    return name.rsplit(maxsplit=1)[-1][:12]


PLAIN_HERO = """\
# One hero. `parlour pack check` finds mistakes, `parlour pack words unmatched` lists the words effects are written with.
health = 18
move = 2
attack = "melee" # or "ranged"
start_of_turn = "Move(1, my_hero)"
# color = "#7a3b2e" # of the cards on the page; made from the id if it is left out

# Cards: one line each. `by` is any, hero or sidekick. Effects stand under the moment at which they happen:
# immediately, during_combat, after_combat, and scheme for schemes.
[cards]
strike      = { type = "attack", value = 4, boost = 2, copies = 3, by = "hero" }
heavy_blow  = { type = "attack", value = 6, boost = 1, copies = 2, by = "hero" }
lunge       = { type = "attack", value = 4, boost = 3, copies = 3, by = "any", after_combat = "If(won, Move(2, my_fighter))" }
feint       = { type = "versatile", value = 2, boost = 2, copies = 3, by = "any", immediately = "CancelOpponentsEffects" }
skirmish    = { type = "versatile", value = 4, boost = 1, copies = 3, by = "any", after_combat = "If(won, Draw(1))" }
sidestep    = { type = "versatile", value = 4, boost = 1, copies = 3, by = "any", after_combat = "Move(2, my_fighter)" }
guard       = { type = "defense", value = 4, boost = 2, copies = 3, by = "any" }
second_wind = { type = "defense", value = 4, boost = 3, copies = 2, by = "hero", after_combat = "Recover(1, my_hero)" }
bandage     = { type = "scheme", boost = 2, copies = 2, by = "hero", scheme = "Recover(2, my_hero)" }
make_a_plan = { type = "scheme", boost = 2, copies = 3, by = "hero", scheme = "Draw(2)" }
into_the_fray = { type = "scheme", boost = 3, copies = 3, by = "hero", scheme = "Sequence(Move(4, my_hero), GainAction(1))" }
"""

PLAIN_WORDS = """\
# The names and texts of the hero in English. Numbers come from the effects: { $amount } is the amount in Recover(2, my_hero),
# { n-cards }, { n-spaces } and { n-actions } say "2 cards" and "1 space". Other languages are files beside this one: nl.ftl.

hero-HERO = NAME
    .short = SHORT
    .banner = BANNER
    .letter = LETTER
    .ability = On the Move
    .text = At the start of your turn you may move NAME up to { n-spaces }.
HERO-strike = Strike
HERO-heavy_blow = Heavy Blow
HERO-lunge = Lunge
    .after_combat = if you won, move your fighter of this combat up to { n-spaces }.
HERO-feint = Feint
    .immediately = cancel every effect of your opponent's card that has not happened yet; its number stays.
HERO-skirmish = Skirmish
    .after_combat = if you won, draw { n-cards }.
HERO-sidestep = Sidestep
    .after_combat = move your fighter of this combat up to { n-spaces }.
HERO-guard = Guard
HERO-second_wind = Second Wind
    .after_combat = NAME recovers { $amount } health.
HERO-bandage = Bandage
    .scheme = NAME recovers { $amount } health.
HERO-make_a_plan = Make a Plan
    .scheme = Draw { n-cards }.
HERO-into_the_fray = Into the Fray
    .scheme = Move NAME up to { n-spaces }. Gain { n-actions }.
"""
