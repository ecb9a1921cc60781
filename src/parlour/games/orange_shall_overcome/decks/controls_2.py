"""Control cards 20 to 38: situation, two answers, each with a policeman and a soldier result (OSO-96 to OSO-99)."""

from __future__ import annotations

from parlour.engine.kernel import NOTHING
from parlour.games.orange_shall_overcome.content import Answer, Control
from parlour.games.orange_shall_overcome.effects import (
    AGE_AT_MOST,
    ALIBI_AT_MOST,
    ANY,
    DESTINATION,
    HAS,
    ORIGIN,
    RESOURCES_AT_LEAST,
    SELF,
    TAG,
    Alibi,
    Gain,
    If,
    Lose,
    Morale,
    Safety,
    Sequence,
)
from parlour.games.orange_shall_overcome.goods import INFORMATION, NETWORK, RATION, SABOTAGE
from parlour.games.orange_shall_overcome.roads import THIS, Downgrade, Intensify
from parlour.games.orange_shall_overcome.travel import Stop, TurnBack

CONTROLS_2 = [
    Control(
        "ct20",
        Answer(
            "wait",
            If(TAG, 0, otherwise=If(ALIBI_AT_MOST, 5, Alibi(SELF, -1), Stop()), tag="civil_servant"),
            If(TAG, 0, otherwise=If(ALIBI_AT_MOST, 5, Alibi(SELF, -2), Stop()), tag="civil_servant"),
        ),
        Answer("comply", Lose(NETWORK, 1, Alibi(SELF, -1)), Lose(NETWORK, 1, Alibi(SELF, -2))),
    ),
    Control(
        "ct21",
        Answer("comply", Lose(RATION, 1, Stop()), Lose(RATION, 2, Alibi(SELF, -1))),
        Answer("dare", Intensify(THIS), If(ALIBI_AT_MOST, 5, Alibi(SELF, -2), Alibi(SELF, 1))),
    ),
    Control(
        "ct22",
        Answer("bluff", NOTHING, Alibi(SELF, -1)),
        Answer(
            "comply",
            If(RESOURCES_AT_LEAST, 2, Lose(ANY, 1), Alibi(SELF, 1)),
            If(RESOURCES_AT_LEAST, 2, Sequence(Lose(ANY, 2), Alibi(SELF, -1)), Alibi(SELF, 1)),
        ),
    ),
    Control(
        "ct23",
        Answer(
            "comply",
            If(AGE_AT_MOST, 30, Sequence(Alibi(SELF, 1), Morale(-1)), Alibi(SELF, -1)),
            If(AGE_AT_MOST, 30, otherwise=Alibi(SELF, -1)),
        ),
        Answer("bluff", If(AGE_AT_MOST, 30, Alibi(SELF, -1)), If(AGE_AT_MOST, 30, Alibi(SELF, -2))),
    ),
    Control("ct24", Answer("avoid", Stop(), TurnBack()), Answer("dare", Alibi(SELF, -1), Alibi(SELF, -2))),
    Control(
        "ct25", Answer("avoid", Alibi(SELF, -1), Alibi(SELF, -1)), Answer("dare", Safety(DESTINATION, -2), Safety(DESTINATION, -3))
    ),
    Control(
        "ct26",
        Answer("give", If(HAS, RATION, Lose(RATION, 1), Stop()), If(HAS, RATION, Lose(RATION, 2), Alibi(SELF, -1))),
        Answer(
            "bluff", If(TAG, 0, otherwise=Alibi(SELF, -1), tag="clergy"), If(TAG, 0, Alibi(SELF, 1), Alibi(SELF, -2), tag="clergy")
        ),
    ),
    Control(
        "ct27", Answer("wait", Stop(), Sequence(Stop(), Alibi(SELF, -1))), Answer("dare", Alibi(SELF, -1), Safety(DESTINATION, -1))
    ),
    Control(
        "ct28",
        Answer("comply", If(ALIBI_AT_MOST, 4, Alibi(SELF, -2)), If(ALIBI_AT_MOST, 6, Alibi(SELF, -2))),
        Answer("give", Lose(ANY, 1, Alibi(SELF, -1)), Lose(ANY, 2, Alibi(SELF, -1))),
    ),
    Control(
        "ct29",
        Answer("dare", Downgrade(THIS), If(ALIBI_AT_MOST, 5, Alibi(SELF, -2), Gain(INFORMATION, 1))),
        Answer("avoid", NOTHING, Alibi(SELF, -1)),
    ),
    Control(
        "ct30",
        Answer("give", Stop(), Sequence(Stop(), Morale(-1))),
        Answer("bluff", If(TAG, 0, otherwise=Alibi(SELF, -1), tag="medical"), Lose(SABOTAGE, 1, Alibi(SELF, -2))),
    ),
    Control(
        "ct31",
        Answer("care", Sequence(Stop(), Morale(1)), Sequence(Alibi(SELF, -1), Morale(1))),
        Answer("avoid", NOTHING, Morale(-1)),
    ),
    Control("ct32", Answer("wait", Sequence(Stop(), Alibi(SELF, 1)), Alibi(SELF, -1)), Answer("dare", Lose(ANY, 1), Lose(ANY, 1))),
    Control(
        "ct33",
        Answer("comply", If(TAG, 0, otherwise=Alibi(SELF, -1), tag="artist"), If(TAG, 0, otherwise=Alibi(SELF, -2), tag="artist")),
        Answer("bluff", Stop(), Sequence(Stop(), Alibi(SELF, -1))),
    ),
    Control(
        "ct34",
        Answer("bluff", NOTHING, Safety(ORIGIN, -2)),
        Answer("dare", Sequence(Morale(1), Alibi(SELF, -1)), Sequence(Morale(1), Alibi(SELF, -2))),
    ),
    Control("ct35", Answer("wait", Stop(), Sequence(Stop(), Safety(DESTINATION, -1))), Answer("dare", Morale(-1), Alibi(SELF, -1))),
    Control(
        "ct36",
        Answer(
            "bluff",
            If(TAG, 0, Alibi(SELF, 1), Alibi(SELF, -1), tag="police"),
            If(TAG, 0, Alibi(SELF, 1), Alibi(SELF, -2), tag="police"),
        ),
        Answer("avoid", Intensify(THIS), TurnBack()),
    ),
    Control(
        "ct37",
        Answer("bluff", NOTHING, Sequence(Alibi(SELF, -1), Safety(DESTINATION, -1))),
        Answer(
            "give",
            If(HAS, INFORMATION, Sequence(Lose(INFORMATION, 1), Downgrade(THIS)), Alibi(SELF, -1)),
            If(HAS, INFORMATION, Lose(INFORMATION, 1), Alibi(SELF, -2)),
        ),
    ),
    Control(
        "ct38",
        Answer("dare", NOTHING, If(RESOURCES_AT_LEAST, 4, Alibi(SELF, -2))),
        Answer("wait", Sequence(Stop(), Gain(INFORMATION, 1)), Stop()),
    ),
]
