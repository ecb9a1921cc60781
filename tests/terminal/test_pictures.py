"""The pictures in `docs/terminal` show what the program draws now."""

from __future__ import annotations

import pytest

from terminal.pictures import FOLDER, SCENES, SIZES, file_of, take, text_of

MOST_BYTES = 1_500_000


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_shows_what_is_drawn(name: str) -> None:
    for size, picture in take(SCENES[name]).items():
        text = text_of(picture)
        assert len(text) == size[1]
        assert max(map(len, text)) <= size[0]
        assert text == text_of(file_of(name, size).read_text(encoding="utf-8")), "`make pictures` draws them anew"


def test_every_screen_is_kept_in_every_size() -> None:
    kept = {file.name for file in FOLDER.glob("*.svg")}
    assert kept == {file_of(name, size).name for name in SCENES for size in SIZES}
    assert sum(file.stat().st_size for file in FOLDER.glob("*.svg")) < MOST_BYTES
