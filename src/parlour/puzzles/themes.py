"""What a puzzle is about, by the question that is asked and the kind of choice that answers it."""

from __future__ import annotations

from collections.abc import Mapping

ANSWERS = "answers"
"""What cards, events and heroes ask."""

Asked = Mapping[str, str | Mapping[str, str]]
_UNMATCHED: Asked = {
    "TakeAction": {"attack": "attack", "maneuver": "maneuver", "scheme": "scheme"},
    "LayAttack": "strike",
    "ReplaceAttackCard": "strike",
    "LayDefense": "defence",
    "Boost": "moving",
    "MoveFighters": "moving",
    "Move": "moving",
    "Place": "moving",
    "PlaceSidekick": "moving",
    "ReturnSister": "moving",
    "FollowFog": "moving",
}
_ORCHESTRA: Asked = {
    "TakeAction": {
        "plot": "plot",
        "move": "journey",
        "conspire": "conspire",
        "dossier": "dossier",
        "end": "quiet",
        "": "errand",
    },
    "BuildPool": "plot",
    "TakeOutDice": "dice",
    "RollCard": "plot",
    "RollAgain": "plot",
    "TryEventPlot": "plot",
    "FlyAnywhere": "journey",
    "OlbrichtGoes": "journey",
    "DiscardDown": "discard",
    "DiscardCards": "discard",
    "DiscardItems": "discard",
    "IllegalCard": "discard",
    "PayForSuspicion": "discard",
    "CanarisPays": "discard",
    "KeepOne": "discard",
}
_ORANGE: Asked = {
    "Turn": {"card": "card", "": "extra"},
    "LastCall": "extra",
    "TakeAction": "task",
    "AfterAction": "task",
    "TakeHelper": "helper",
    "Travel": "way",
    "OneRoad": "way",
    "GoAnywhere": "way",
    "Ferry": "way",
    "Safety": "safety",
    "RaiseSeveral": "safety",
    "Care": "safety",
}
_THEMES: Mapping[str, Asked] = {
    "unmatched": _UNMATCHED,
    "black-orchestra": _ORCHESTRA,
    "orange-shall-overcome": _ORANGE,
}

THEMES: Mapping[str, tuple[str, ...]] = {
    "unmatched": ("attack", "strike", "defence", "scheme", "maneuver", "moving", ANSWERS),
    "black-orchestra": ("plot", "dice", "journey", "conspire", "dossier", "errand", "discard", "quiet", ANSWERS),
    "orange-shall-overcome": ("card", "task", "way", "safety", "helper", "extra", ANSWERS),
}
"""All themes of a game, in the order in which they are listed."""


def theme_of(game: str, asked: str, key: str) -> str:
    """Return the theme of a question, by its name, and of the key that answers it best.

    >>> theme_of("unmatched", "TakeAction", "attack:dracula:sherlock_holmes")
    'attack'
    >>> theme_of("black-orchestra", "TakeAction", "collect")
    'errand'
    """
    found = _THEMES[game].get(asked, ANSWERS)
    if isinstance(found, str):
        return found
    return found.get(key.partition(":")[0], found.get("", ANSWERS))
