"""How tests play: from the list of choices, on the board, with keys alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import monotonic
from typing import Any

MOST_LATE = 60
MOMENT = "document.querySelector('.log')?.dataset.moment"  # grows with every choice and every undo
Pick = Callable[[list[str], random.Random], int]


class Gone(Exception):  # noqa: N818
    """The choice is no longer there."""


def until(page: Any, expression: str, *, arg: Any = None, seconds: float = 40.0) -> None:
    """Wait for an expression to hold; Playwright's own way would need a laxer content policy."""
    began = monotonic()
    while not page.evaluate(expression, arg):
        assert monotonic() - began < seconds, expression
        page.wait_for_timeout(15)


def start(page: Any, address: str, game: str) -> None:
    """Open a table with the setup the page proposes: one person and a bot."""
    page.goto(f"{address}/new?game={game}")
    page.locator(".startbar button:not([disabled])").click()
    page.wait_for_selector(".boardwrap")


def eager(keys: list[str], chance: random.Random) -> int:
    """Attack and scheme where that is possible, otherwise anything."""
    good = [number for number, key in enumerate(keys) if key.startswith(("attack", "scheme", "plot"))]
    return chance.choice(good) if good and chance.random() < 0.8 else chance.randrange(len(keys))


def open_keys(page: Any) -> list[str]:
    # A card that interrupts covers the list.
    where = ".interrupt [data-key]" if page.locator(".interrupt").count() else ".actions .whole [data-key]"
    found: list[str] = page.evaluate(f"[...document.querySelectorAll('{where}')].map((one) => one.dataset.key)")
    return found


def wait_for_choices(page: Any) -> list[str]:
    """Wait until there is something to choose; nothing means that the game is over."""
    began = monotonic()
    while True:
        keys = open_keys(page)
        if keys or page.locator(".ending").count():
            return keys
        assert monotonic() - began < 60, "nothing to choose"
        page.wait_for_timeout(15)


def play(page: Any, by: Callable[[Any, str], None], *, seed: int, most: int = 2000, pick: Pick = eager) -> int:
    """Choose until the game is over or so many choices were made; return how many."""
    chance = random.Random(seed)
    made = late = 0
    while made < most:
        moment = page.evaluate(MOMENT)
        keys = wait_for_choices(page)
        if not keys:
            break
        try:
            by(page, keys[pick(keys, chance)])
        except Gone:
            # Where a table decides together, somebody else may have been faster.
            late += 1
            assert late < MOST_LATE
            continue
        until(page, f"(before) => {MOMENT} !== before", arg=moment)
        made += 1
    return made


def by_list(page: Any, key: str) -> None:
    within = ".interrupt " if page.locator(".interrupt").count() else ""
    try:
        page.locator(f'{within}[data-key="{key}"]').locator("visible=true").first.click(timeout=4000)
    except Exception as mistake:
        # Playwright is imported where there is one. A list drawn anew under the pointer means that somebody else has chosen.
        if type(mistake).__name__ != "TimeoutError":
            raise
        raise Gone(key) from mistake


def by_keys(page: Any, key: str) -> None:
    """Press the digit of a choice, or walk to it with Tab and take it with Enter."""
    keys = open_keys(page)
    if key not in keys:
        raise Gone(key)
    find = "(key) => [...document.querySelectorAll('[data-digit]')].findLast((one) => one.dataset.key === key)?.dataset.digit"
    digit = page.evaluate(find, key)
    if digit:
        page.keyboard.press(digit)
        return
    # P leads to the prompt, and the list comes next; a card that interrupts has the focus already.
    if not page.locator(".interrupt").count():
        page.keyboard.press("p")
    for _ in range(400):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset?.key ?? ''") == key:
            page.keyboard.press("Enter")
            return
        if key not in open_keys(page):
            raise Gone(key)
    raise AssertionError(key)


GLOWING = ".board .lit[role=button], .board .can[role=button]"
HELD = ".hand .card-button:has(.is-legal, .selected)"


def under_a_finger(page: Any, what: str = f"{GLOWING}, {HELD}") -> list[list[float]]:
    """Return where a finger hits what glows: the middles of what is not covered there."""
    found: list[list[float]] = page.evaluate(
        """(what) => [...document.querySelectorAll(what)].flatMap((one) => {
          const box = one.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 60)];
          return one.contains(document.elementFromPoint(x, y)) ? [[x, y]] : [];
        })""",
        what,
    )
    return found


ASKED = ".popover [data-key], .place-sheet.pinned [data-key], dialog.cardsheet[open] [data-key]"


def by_touch(page: Any, key: str) -> None:
    """Tap what glows on the board or in the hand, which plays nothing, and then the button that does; or tap in the list.

    What is tapped hangs on the choice that was picked, so that a game goes the same way every time."""
    chance = random.Random(key)
    # First the moment: what glows is that of this moment or of a later one.
    before = page.evaluate(MOMENT)
    glowing = under_a_finger(page)
    if page.locator(".interrupt").count() or not glowing or chance.random() < 0.3:
        _tap_in_list(page, key)
        return
    page.touchscreen.tap(*glowing[chance.randrange(len(glowing))])
    # More choices than a card can hold narrow the list down.
    until(page, f"document.querySelector('{ASKED}, .actions .button.small, .ending') !== null || {MOMENT} !== '{before}'")
    if page.evaluate(MOMENT) != before:  # somebody else has chosen
        raise Gone(key)
    offered = page.evaluate(f"[...document.querySelectorAll('{ASKED}')].map((one) => one.dataset.key)")
    if offered:
        _tap(page, ASKED, chance.choice(offered))
    else:
        _tap_in_list(page, chance.choice(open_keys(page)))


def _tap_in_list(page: Any, key: str) -> None:
    # On a phone an agreement has all its choices in its own panel, and the list gives way.
    within = ".interrupt [data-key]" if page.locator(".interrupt").count() else ".actions [data-key], .deal [data-key]"
    _tap(page, within, key)


def _tap(page: Any, within: str, key: str) -> None:
    seen = (
        "([where, key]) => { const one = [...document.querySelectorAll(where)].find((one) => one.dataset.key === key"
        " && one.checkVisibility()); one?.scrollIntoView({block: 'nearest', inline: 'center'}); }"
    )
    page.evaluate(seen, [within, key])
    button = page.locator(", ".join(part.replace("[data-key]", f'[data-key="{key}"]') for part in within.split(", ")))
    try:
        button.locator("visible=true").first.tap(timeout=4000)
    except Exception as mistake:
        if type(mistake).__name__ != "TimeoutError":
            raise
        raise Gone(key) from mistake


def prefer(page: Any, **more: Any) -> None:
    """Set what a reader prefers, once the page has kept what it found."""
    until(page, "document.getElementById('app').childElementCount > 0")
    page.evaluate(
        "(more) => localStorage.setItem('parlour.preferences',"
        " JSON.stringify({...JSON.parse(localStorage.getItem('parlour.preferences')), ...more}))",
        more,
    )


def new_table(page: Any, game: str, seats: list[dict[str, str]], **more: Any) -> Any:
    """Make a table from within the page, so that its device holds the host's link and the seats marked `me`."""
    return page.evaluate(
        "(body) => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify(body)}).then((answer) => answer.json())",
        {"game": game, "seats": seats, **more},
    )


def bring(page: Any, record: dict[str, Any], seats: int) -> str:
    """Put a recorded game on the table, all seats for the page's device, and return the table's name."""
    made = page.evaluate(
        "(body) => fetch('/api/import', {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify(body)}).then((answer) => answer.json())",
        {"record": record, "seats": [{"holder": "me", "name": f"Player {seat + 1}"} for seat in range(seats)]},
    )
    return str(made["table"])


def link(made: Any, role: str, seat: int | None = None) -> str:
    return next(str(one["path"]) for one in made["links"] if one["role"] == role and one["seat"] == seat)
