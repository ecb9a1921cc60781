"""Files are written whole, or stay as they were."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from parlour.engine.writing import drafted

pytestmark = pytest.mark.attack


def test_what_fails_leaves_everything_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("before", encoding="utf-8")

    def fail() -> None:
        with drafted(file) as draft:
            draft.write_text("half", encoding="utf-8")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert file.read_text(encoding="utf-8") == "before"
    assert list(tmp_path.iterdir()) == [file]


def test_two_write_one_file_at_once(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with drafted(file) as one:
        one.write_text("one", encoding="utf-8")
        with drafted(file) as other:
            other.write_text("another", encoding="utf-8")
        assert file.read_text(encoding="utf-8") == "another"
    assert file.read_text(encoding="utf-8") == "one"
    assert list(tmp_path.iterdir()) == [file]


def test_a_link_and_a_long_name_stay_what_they_are(tmp_path: Path) -> None:
    file, link = tmp_path / ("x" * 255), tmp_path / "link"
    link.symlink_to(file)
    with drafted(link) as draft:
        draft.write_text("game", encoding="utf-8")
    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") == "game"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a pipe with a name")
def test_nothing_takes_the_place_of_a_pipe_or_a_device(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        with drafted(pipe) as draft:
            draft.write_text("game", encoding="utf-8")
        assert os.read(reader, 9) == b"game"
    finally:
        os.close(reader)
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]
