"""A process that looks back at finished games: a record per line, and a line for every state its review grows through."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from parlour.engine.errors import BadInput
from parlour.engine.record import loads
from parlour.review import review


def main() -> None:
    """Answer until nobody asks any more; bots that somebody waits for come first."""
    if hasattr(os, "nice"):
        os.nice(10)
    for line in sys.stdin:
        try:
            for doc in review(loads(json.loads(line)["record"])):
                tell(doc)
        except BadInput as mistake:
            tell({"done": 1.0, "refused": str(mistake)})


def tell(doc: Any) -> None:
    """Write an answer."""
    sys.stdout.write(json.dumps(doc) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
