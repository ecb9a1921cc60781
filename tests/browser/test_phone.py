"""What a phone has room for: whole cards, choices told apart, and one word about the end."""

from __future__ import annotations

import pytest

from browser.conftest import Opener
from browser.fingers import LEAST, MISSED, too_small
from browser.playing import MOMENT, by_list, link, new_table, prefer, until, wait_for_choices
from browser.positions import table_of
from browser.test_screens import show
from server.hosting import Running

OLD = {"width": 360, "height": 640}
BELOW = """(parts) => {
  const tabs = document.querySelector('.tabs').getBoundingClientRect().top;
  return parts.flatMap((part) => [...document.querySelectorAll(part)])
    .filter((one) => one.getBoundingClientRect().bottom > tabs).map((one) => one.className);
}"""


@pytest.mark.parametrize("name", ["raid", "dossier"])
def test_a_dossier_ends_above_the_tabs(running: Running, opener: Opener, name: str) -> None:
    page = opener(running.address, phone=True)
    show(page, running.address, name)
    assert page.locator(".dossier .card").count()
    assert page.evaluate(BELOW, [".dossier .sheet", ".dossier .card"]) == []


def test_the_sheet_says_in_words_what_the_bars_mean(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    made = new_table(page, "black-orchestra", [{"holder": "me"}, {"holder": "bot", "level": "random"}])
    page.goto(f"{running.address}/t/{made['table']}")
    wait_for_choices(page)
    assert [" ".join(one.split()) for one in page.locator(".sheet .meter").all_inner_texts()] == [
        "Motivation Timid",
        "Suspicion Medium",
    ]
    assert page.evaluate(BELOW, [".sheet .meter"]) == []


def test_who_and_what_is_tapped_above_the_map_is_explained(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    made = new_table(page, "black-orchestra", [{"holder": "me"}, {"holder": "bot", "level": "random"}])
    page.goto(f"{running.address}/t/{made['table']}")
    wait_for_choices(page)
    page.locator(".seats.phone .seat").nth(1).tap()
    told = page.locator(".piledialog .pile-about").all_inner_texts()
    assert any(one.startswith("Motivation: Timid (1 of 5).") for one in told)
    assert any(one.startswith("Suspicion: Medium (2 of 4). Caught at 2 eagles.") for one in told)
    page.locator(".piledialog .icon-button").tap()
    # Wherever the event is tapped, and before the first one, too.
    left = page.locator(".events-left").bounding_box()
    assert left is not None
    page.touchscreen.tap(left["x"] + left["width"] / 2, left["y"] + left["height"] / 2)
    page.locator(".piledialog").wait_for()
    told = page.locator(".piledialog .pile-about").all_inner_texts()
    assert len(told) == 1
    assert "cards left in this stage" in told[0]
    assert "when none can be drawn, you lose" in told[0]


def test_no_name_of_a_card_is_broken_within_a_word(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    show(page, running.address, "dossier")
    # Whatever a name says, its longest word has room for itself.
    assert (
        page.evaluate("""() => [...document.querySelectorAll('.dossier .card-name')].filter((name) => {
          const words = document.createElement('span');
          words.style.cssText = 'position:absolute;visibility:hidden;white-space:nowrap';
          name.append(words);
          const room = name.clientWidth - 2 * parseFloat(getComputedStyle(name).paddingLeft);
          const long = name.firstChild.textContent.split(' ').some((word) => {
            words.textContent = word;
            return words.getBoundingClientRect().width > room;
          });
          words.remove();
          return long;
        }).map((name) => name.textContent)""")
        == []
    )


def test_what_two_abilities_do_is_said_once_and_told_apart(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    show(page, running.address, "able")
    two = page.locator('.phone-row [data-key^="ability:"]')
    assert [one.strip() for one in two.all_inner_texts()] == ["Move up to two spaces", "Move another conspirator one space"]


def test_an_old_phone_says_once_how_it_ended(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    page.set_viewport_size(OLD)
    show(page, running.address, "orchestra-end")
    page.locator(".ending .verdict.told").wait_for()
    assert not page.locator(".prompt .ask").is_visible()
    assert not page.locator(".ending .verdict-own").is_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    assert page.locator(".prompt .ask").is_visible()
    assert page.locator(".ending .verdict-own").is_visible()


GAMES = ["unmatched", "black-orchestra", "orange-shall-overcome"]
SEEN = """() => {
  const {left, top, bottom} = document.querySelector('.prompt .ask').getBoundingClientRect();
  return [top + 4, bottom - 4].every((y) => document.elementFromPoint(left + 20, y)?.closest('.prompt') !== null);
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("by", ["browser", "page"])
def test_the_question_is_whole_where_text_is_twice_as_large(running: Running, opener: Opener, game: str, by: str) -> None:
    page = opener(running.address, phone=True)
    made = new_table(page, game, [{"holder": "me"}, {"holder": "bot", "level": "random"}])
    page.goto(f"{running.address}/t/{made['table']}")
    wait_for_choices(page)
    # As it is everything fits.
    assert page.locator(".table").evaluate("(table) => table.scrollHeight <= table.clientHeight")
    if by == "browser":
        twice = {"fontSizes": {"standard": 32, "fixed": 26}}
        page.context.new_cdp_session(page).send("Page.setFontSizes", twice)
    else:
        page.evaluate("document.documentElement.style.fontSize = '200%'")
    until(page, "getComputedStyle(document.documentElement).fontSize === '32px'")
    until(page, SEEN)
    # A sign whose boxes have no room says nothing.
    boxes, signs = (page.locator(f".seats.phone .sub {one}").locator("visible=true").count() for one in (".health-bar", ".icon"))
    assert boxes or not signs
    # What can be chosen is a little way down.
    before = page.evaluate(MOMENT)
    page.locator(".phone-row [data-key]").first.tap()
    until(page, f"(before) => {MOMENT} !== before", arg=before)


@pytest.mark.parametrize("game", GAMES)
def test_a_tip_is_read_to_its_end(running: Running, opener: Opener, game: str) -> None:
    page = opener(running.address, phone=True, guide=True)
    prefer(page, language="de")
    made = new_table(page, game, [{"holder": "me"}, {"holder": "bot", "level": "random"}])
    page.goto(f"{running.address}/t/{made['table']}")
    wait_for_choices(page)
    page.locator(".tip p").wait_for()
    assert page.locator(".tip p").evaluate("(tip) => tip.scrollHeight <= tip.clientHeight + 1")
    assert too_small(page) == []


def test_a_card_that_is_read_is_as_tall_as_its_words(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    show(page, running.address, "boost")
    page.locator(".handwrap .card-button").first.tap()
    words = page.locator(".cardsheet .card-text")
    words.wait_for()
    words.locator("span").evaluate("(words) => { words.textContent = 'Stelle Dracula auf ein Feld. '.repeat(14); }")
    assert words.evaluate("(box) => box.scrollHeight <= box.clientHeight")
    # A card that pays for a boost is thrown away, not played.
    assert page.locator(".cardsheet .primary").inner_text() == "Discard"


def test_to_use_no_card_is_offered_before_the_cards(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    show(page, running.address, "boost")
    first = page.locator(".phone-row [data-key]").first
    assert first.get_attribute("data-key") == "boost:none"
    box = first.bounding_box()
    assert box["x"] + box["width"] <= 390


def test_both_who_fight_are_in_sight(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    show(page, running.address, "far-fight")
    view = table_of("far-fight").view(None)
    fighting = [view["combat"][side]["fighter"] for side in ("attack", "defense")]
    names = [one["name"] for player in view["players"] for one in player["fighters"] if one["id"] in fighting]
    frame = page.locator(".boardwrap").bounding_box()
    assert len(names) == 2
    for name in names:
        box = page.locator(f'.board [aria-label^="{name},"]').bounding_box()
        assert frame["x"] <= box["x"] <= frame["x"] + frame["width"] - box["width"], name
        assert frame["y"] <= box["y"] <= frame["y"] + frame["height"] - box["height"], name


def test_a_phone_says_which_seat_is_ones_own_and_speaks_of_no_keys(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    show(page, running.address, "boost")
    assert page.locator(".seats.phone .own").all_inner_texts() == ["You · "]
    assert page.locator("kbd:visible").count() == 0
    page.locator(".tabs button").last.tap()
    page.locator(".menu .act").first.wait_for()
    assert page.locator(".menu .bykeys").is_hidden()


def test_a_tablet_held_upright_has_room_for_the_seats_and_the_whole_board(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    page.set_viewport_size({"width": 820, "height": 1180})
    page.reload()
    show(page, running.address, "day")
    cut = "[...document.querySelectorAll('.seats.phone .seat')].filter((one) => one.getBoundingClientRect().right > innerWidth)"
    assert page.evaluate(f"{cut}.length") == 0
    assert page.evaluate("document.querySelector('.boardwrap').clientWidth") == page.evaluate("innerWidth") == 760
    page.set_viewport_size({"width": 1180, "height": 820})
    until(page, "innerWidth === 1180 && document.querySelector('.boardwrap').clientWidth < 1000")
    page.set_viewport_size({"width": 820, "height": 1180})
    until(page, "innerWidth === 760")


def test_a_phones_own_way_back_closes_what_lies_over_the_table(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    page.context.add_init_script(
        "window.CloseWatcher = class extends CloseWatcher { constructor() { super(); window.watching = this; } }"
    )
    show(page, running.address, "duel")
    for tab in ("Rules", "Menu"):
        page.locator(".tabs").get_by_role("button", name=tab).tap()
        page.wait_for_selector(".drawer")
        page.evaluate("watching.requestClose()")
        page.wait_for_selector(".drawer", state="detached")
    assert "/t/" in page.url


@pytest.mark.parametrize("path", ["/", *(f"/new?game={game}" for game in GAMES)])
def test_nothing_is_wider_than_the_phone_where_text_is_twice_as_large(running: Running, opener: Opener, path: str) -> None:
    page = opener(running.address, phone=True)
    prefer(page, language="de")
    twice = {"fontSizes": {"standard": 32, "fixed": 26}}
    page.context.new_cdp_session(page).send("Page.setFontSizes", twice)
    page.goto(running.address + path)
    page.locator(".hero:visible, .cover:visible, .chair:visible, .scenario:visible, .seat-row:visible").first.wait_for()
    until(page, "getComputedStyle(document.documentElement).fontSize === '32px'")
    until(page, "document.documentElement.scrollWidth <= 390")
    if path != "/":
        page.locator(".startbar button:not([disabled])").tap()
        page.wait_for_selector(".boardwrap")


def test_a_card_that_asks_has_no_tip_about_turns(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True, guide=True)
    show(page, running.address, "boost")
    page.locator(".tip").wait_for()
    show(page, running.address, "beastform")
    assert "Beastform" in page.locator(".prompt .asker").inner_text()
    assert page.locator(".tip").count() == 0


def test_items_side_by_side_are_named_whole(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    show(page, running.address, "laden")
    items = page.locator(".sheet .item:not(.none)")
    assert items.count() == 2
    for name in ("Explosives", "Handtekening", "Informationen"):
        items.first.evaluate("(item, name) => { item.lastChild.textContent = name; }", name)
        assert items.first.evaluate("(item) => item.scrollWidth <= item.clientWidth"), name


FRAME = "document.querySelector('.boardwrap').getBoundingClientRect()"
IN_SIGHT = f"""(what) => [...document.querySelectorAll(what)].filter((one) => {{
  const [frame, box] = [{FRAME}, one.getBoundingClientRect()];
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}}).length"""


def test_whoever_a_card_moves_is_in_sight(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    show(page, running.address, "ravening")
    sister = table_of("ravening").decision.options[0].key.split(":")[1]  # type: ignore[union-attr]
    name = sister.replace("_", " ").title()
    until(page, f"(what) => ({IN_SIGHT})(what) === 1", arg=f'.board [aria-label^="{name},"]')
    assert page.evaluate(IN_SIGHT, ".board .lit[role=button]") > 0


def test_who_has_moved_the_board_is_led_back_to_what_may_be_chosen(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    made = new_table(page, "unmatched", [{"holder": "me"}, {"holder": "bot", "level": "random"}])
    page.goto(f"{running.address}/t/{made['table']}")
    wait_for_choices(page)
    lit = ".board .lit[role=button]"
    until(page, f"(what) => ({IN_SIGHT})(what) > 0", arg=lit)
    box = page.locator(".boardwrap").bounding_box()
    for _ in range(4):
        page.mouse.move(box["x"] + 40, box["y"] + 120)
        page.mouse.down()
        page.mouse.move(box["x"] + 360, box["y"] + 300)
        page.mouse.up()
    # While nothing else is asked one may look anywhere.
    assert page.evaluate(IN_SIGHT, lit) == 0
    for verb in ("place:", "maneuver", "boost:none"):
        keys = wait_for_choices(page)
        before = page.evaluate(MOMENT)
        by_list(page, next(key for key in keys if key.startswith(verb)))
        until(page, f"(before) => {MOMENT} !== before", arg=before)
    wait_for_choices(page)
    until(page, f"(what) => ({IN_SIGHT})(what) > 0", arg=lit)


@pytest.mark.parametrize("path", ["/learn", *(f"/new?game={game}" for game in GAMES)])
def test_a_fingertip_meets_what_is_chosen_before_a_game(running: Running, opener: Opener, path: str) -> None:
    page = opener(running.address + path, phone=True)
    page.locator(".tutorial li a, .startbar button:not([disabled])").first.wait_for()
    # A page that scrolls is seen whole at once.
    page.set_viewport_size({"width": 390, "height": 2400})
    what = ".segmented button, .for-seat, .switch, select, summary, .tutorial li a, .button"
    assert page.evaluate(MISSED, [what, LEAST]) == []


def test_a_fingertip_meets_the_links_of_an_invitation(running: Running, opener: Opener) -> None:
    ada = opener(running.address)
    made = new_table(ada, "unmatched", [{"holder": "me", "name": "Ada"}, {"holder": "invite"}])
    bob = opener(running.address + link(made, "seat", 1), phone=True, joins=False)
    bob.locator(".posterlinks > *").first.wait_for()
    assert bob.evaluate(MISSED, [".posterlinks > *, .poster .button", LEAST]) == []


HALF_SEEN = """() => [...document.querySelectorAll(
  '.seats.phone .figures, .combat .sum, .combat .blow, .combat .health, .tray dd, .interrupt .meta > *')].flatMap((one) => {
  if (!one.checkVisibility() || !one.textContent.trim()) return [];
  const words = document.createRange();
  words.selectNodeContents(one);
  const box = words.getBoundingClientRect();
  const seen = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || hit.contains(one));
  };
  const middle = box.top + box.height / 2;
  return [[box.left + 1, middle], [box.right - 1, middle], [box.left + box.width / 2, box.bottom - 3]].every(([x, y]) => seen(x, y))
    ? [] : [`${one.className}: ${one.textContent}`];
})"""


@pytest.mark.parametrize("name", ["struck", "duel", "plot", "roll", "interrogation"])
def test_no_figure_is_cut_on_the_smallest_phone(running: Running, opener: Opener, name: str) -> None:
    page = opener(running.address, phone=True)
    page.set_viewport_size({"width": 320, "height": 568})
    show(page, running.address, name)
    until(page, "document.fonts.status === 'loaded'")
    assert page.evaluate(HALF_SEEN) == []


def test_no_figure_is_cut_where_text_is_huge(running: Running, opener: Opener) -> None:
    page = opener(running.address, phone=True)
    prefer(page, text="huge")
    show(page, running.address, "struck")
    until(page, "document.documentElement.dataset.text === 'huge' && document.fonts.status === 'loaded'")
    assert [one for one in page.evaluate(HALF_SEEN) if one.startswith("figures")] == []


ASKED_AND_OFFERED = """() => [...document.querySelectorAll('.prompt .ask, .actions .phone-row button')].slice(0, 2).map((one) => {
  const box = one.getBoundingClientRect();
  const seen = (y) => { const hit = document.elementFromPoint(box.left + 8, y); return hit !== null && one.contains(hit); };
  return seen(box.top + 3) && seen(box.bottom - 3);
})"""


@pytest.mark.parametrize("name", ["five-conspirators", "aside", "struck", "four"])
def test_on_half_a_screen_the_question_and_its_first_choice_are_whole(running: Running, opener: Opener, name: str) -> None:
    page = opener(running.address, phone=True)
    page.set_viewport_size({"width": 390, "height": 400})
    show(page, running.address, name)
    until(page, "document.fonts.status === 'loaded'")
    assert page.evaluate(ASKED_AND_OFFERED) == [True, True]
