"""The hero of the story in the docs: whoever types what stands there has a hero without mistakes."""

from __future__ import annotations

import re
from pathlib import Path

from packs.files import mistakes, written
from parlour.games.unmatched.packed_files import skeleton

PAGE = Path(__file__).parents[2] / "docs" / "packs.md"


def test_the_heron_is_in_order_as_she_is_told(tmp_path: Path) -> None:
    story = PAGE.read_text(encoding="utf-8").partition("## What is in a pack")[0]
    (figures,) = re.findall(r"```toml\n(.*?)```", story, re.DOTALL)
    (words,) = [block for block in re.findall(r"```text\n(.*?)```", story, re.DOTALL) if block.startswith("heron-")]
    files = skeleton("heron", "Heron", "")
    hero, said = files["heroes/heron.toml"], files["languages/en.ftl"]
    # As a person does it: other lines above [cards], and two cards in the place of two.
    above, cards = figures.split("[cards]\n")
    _, plain = hero.split("[cards]\n")
    kept = [line for line in plain.splitlines(keepends=True) if not line.startswith(("strike ", "heavy_blow "))]
    assert len(kept) == len(plain.splitlines()) - 2
    changed = said.replace("heron-strike = Strike\nheron-heavy_blow = Heavy Blow\n", words)
    assert changed != said
    files |= {"heroes/heron.toml": f"{above}[cards]\n{cards}{''.join(kept)}", "languages/en.ftl": changed}
    assert [str(mistake) for mistake in mistakes(written(tmp_path, files))] == []
