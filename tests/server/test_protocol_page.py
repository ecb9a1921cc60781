"""The page about the protocol is what the types say."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from parlour.server.protocol import Problem
from parlour.server.protocol_page import CODES, page
from parlour.server.refusals import STATUS

PAGE = Path(__file__).parent.parent.parent / "docs" / "protocol.md"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m parlour.server.protocol_page > docs/protocol.md"


def test_every_code_is_explained_and_has_a_status() -> None:
    codes = set(get_args(Problem.model_fields["code"].annotation))
    assert codes == CODES.keys() == STATUS.keys()
