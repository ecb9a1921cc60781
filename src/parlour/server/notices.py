"""What the server itself says in the chat: kept as what happened, told to each in their own language.

On file a notice is the name of its message and what it tells of, `sat-down {"name":"Ann","seat":1}`. Older ones are sentences, and
are shown as they are.
"""

from __future__ import annotations

import json

from parlour.engine.messages import languages
from parlour.engine.said import Said
from parlour.server.protocol import ChatLine
from parlour.server.refusals import HERE, words


def kept(said: Said) -> str:
    """Return a notice as it is kept on file."""
    return f"{said.verb} {json.dumps(said.roles, ensure_ascii=False, separators=(',', ':'))}"


def told(line: ChatLine, language: str) -> ChatLine:
    """Return a line of the chat as somebody reads it; what people wrote is as they wrote it."""
    if line.kind != "notice":
        return line
    spoken = words(language if language in languages(HERE) else "en")
    name, _, given = line.text.partition(" ")
    if not given.startswith("{") or not spoken.has(name):
        return line
    return line.model_copy(update={"text": spoken.said(Said(name, **json.loads(given)))})
