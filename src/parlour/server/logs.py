"""Logs as one JSON object per line: what happened, never a token, a name, a chat line or anything about a game."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

FIELDS = ("method", "path", "status", "ms", "table", "reason", "level", "count", "address")


class JsonLines(logging.Formatter):
    """Writes a log line as JSON with the few fields that may be logged."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        for name in FIELDS:
            if name in record.__dict__:
                line["bot" if name == "level" else name] = record.__dict__[name]
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """Send all logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger("parlour")
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    root.propagate = False
    for name in ("uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel("WARNING")
        logger.propagate = False
