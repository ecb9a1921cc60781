"""What the drawings of the games tell about a piece."""

from __future__ import annotations

import parlour
from parlour.terminal.games import drawing_of
from unmatched.stories import dracula, duel, holmes


def test_a_fighter_tells_which_cards_lie_open() -> None:
    """Everybody may look through every discard pile; what was seen of a hand is told to whoever saw it alone."""
    drawing = drawing_of(parlour.title("unmatched"), dark=True)
    t = duel(holmes(hand="elementary", has_seen=[[], ["feint"]]), dracula(hand="feint", discard="dash dash beastform"))
    told = [drawing.detail(t.view(seat), f"fighter:{t.view(0)['players'][1]['fighters'][0]['id']}") for seat in (0, 1)]
    assert told[0].endswith(" Used: Beastform and 2 Dash. Seen in hand: Feint.")
    assert told[1].endswith(" Used: Beastform and 2 Dash.")
    assert "Used" not in drawing.detail(t.view(1), f"fighter:{t.view(0)['players'][0]['fighters'][0]['id']}")
