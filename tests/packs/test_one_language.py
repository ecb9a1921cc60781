"""A pack in one language, whichever it is, is played in all of them: what is lacking is said in the one there is."""

from __future__ import annotations

import pytest

import parlour
from parlour.packs.pack import Pack
from parlour.packs.reading import OURS, open_pack
from parlour.server.reading import look_everywhere

CODES = ["en", "nl", "de"]


def in_one_language(name: str, code: str) -> Pack:
    document = open_pack(name).document
    return Pack({**document, "languages": {code: document["languages"][code]}})


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", OURS)
def test_a_pack_in_one_language_is_said_in_it_everywhere(name: str, code: str) -> None:
    pack = in_one_language(name, code)
    title = parlour.title(pack.game).with_packs([pack])
    said = dict(line.split(" = ", 1) for line in pack.languages[code].splitlines() if " = " in line and line[0].isalpha())
    for reader in CODES:
        title.catalogue(reader)
        words = title.words(reader)
        there = {message: words.text(message, {}) for message, text in said.items() if "{" not in text}
        assert there == {message: said[message] for message in there}
    for setup in title.bench_setups()[:2]:
        look_everywhere(parlour.new(pack.game, seed=1, packs=[pack], **setup))
