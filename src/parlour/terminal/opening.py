"""The way into the screen: no garbage is looked for while it is put together, and never again in what stays for the whole game."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.terminal.sitting import Sitting


def play(sitting: Sitting, *, dark: bool = True) -> None:
    """Play on the whole screen until the person leaves."""
    gc.disable()
    try:
        from parlour.terminal import app  # noqa: PLC0415 - textual is a third of the start

        app.play(sitting, dark=dark)
    finally:
        gc.unfreeze()
        gc.enable()


def opened() -> None:
    """Begin to collect: the screen is there, and whatever was made for it stays."""
    gc.freeze()
    gc.enable()
