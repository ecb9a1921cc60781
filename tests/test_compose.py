"""The files for several nodes fit together, as far as that can be seen without starting anything."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.cli.main import run

ROOT = Path(__file__).parent.parent
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
NGINX = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")


def test_the_proxy_knows_every_node() -> None:
    nodes = re.findall(r"^  (node\d+): \*node$", COMPOSE, re.MULTILINE)
    assert len(nodes) == 3
    assert re.findall(r"server (\w+):8000", NGINX) == nodes
    assert f"depends_on: [{', '.join(nodes)}]" in COMPOSE


def test_options_of_the_nodes_exist(capsys: pytest.CaptureFixture[str]) -> None:
    entry = re.search(r"entrypoint: \[(.*)\]", COMPOSE)
    assert entry is not None
    run(["serve", "--help"])
    known = capsys.readouterr().out
    for option in re.findall(r'"(--[a-z-]+)"', entry[1]):
        assert option in known


def test_everything_at_a_table_goes_to_one_node() -> None:
    found = re.search(r"~(\^\S+)\s+\$table;", NGINX)
    assert found is not None
    pattern = re.compile(found[1].replace("(?<", "(?P<"))
    for path in ("/api/socket/0a1b", "/api/tables/0a1b", "/api/tables/0a1b/act", "/api/tables/0a1b/links/77"):
        match = pattern.match(path)
        assert match is not None
        assert match["table"] == "0a1b"
    for path in ("/api/tables", "/api/games", "/t/0a1b", "/"):
        assert pattern.match(path) is None


def test_braces_and_semicolons_of_the_proxys_file_are_complete() -> None:
    lines = [line.partition("#")[0].strip() for line in NGINX.splitlines()]
    assert sum(line.endswith("{") for line in lines) == sum(line == "}" for line in lines)
    assert all(line.endswith(("{", "}", ";")) for line in lines if line)


@pytest.mark.parametrize("file", ["deploy/nginx.conf", "docs/hosting.md"])
def test_the_proxy_passes_the_name_on_with_its_port(file: str) -> None:
    """A browser says where it comes from with the port; a name without it is another one, and its sockets are refused."""
    text = (ROOT / file).read_text(encoding="utf-8")
    assert re.findall(r"proxy_set_header Host (\S+);", text) == ["$http_host"]
