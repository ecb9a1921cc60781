"""The same study on a local ray gives the same results, bit for bit. `make ray` runs this; it needs the extra."""

from __future__ import annotations

import json

import pytest

from parlour.cli.main import run

pytestmark = pytest.mark.ray

STUDY = [
    "simulate",
    "unmatched",
    "--heroes",
    "dracula,invisible_man",
    "--boards",
    "soho,yukon",
    "--set",
    "dracula.health=10",
    "--json",
]


@pytest.mark.parametrize("play", [["--bots", "random", "--games", "250"], ["--bots", "casual,random", "--games", "4"]])
@pytest.mark.filterwarnings("default")
def test_ray_gives_bit_equal_results(play: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray")
    found = []
    for where in (["--on", "ray"], ["--jobs", "2"], ["--jobs", "1"]):
        assert run([*STUDY, *play, *where]) == 0
        found.append(json.loads(capsys.readouterr().out.strip().splitlines()[-1]))
    assert found[0]["games"] > 0
    assert found[0] == found[1] == found[2]
