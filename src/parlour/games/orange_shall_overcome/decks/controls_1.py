"""Control cards 1 to 19: situation, two answers, each with a policeman and a soldier result (OSO-96 to OSO-99)."""

from __future__ import annotations

from parlour.engine.kernel import NOTHING
from parlour.games.orange_shall_overcome.content import Answer, Control
from parlour.games.orange_shall_overcome.effects import (
    AGE_AT_MOST,
    ANY,
    DESTINATION,
    HAS,
    RESOURCES_AT_LEAST,
    ROAD_TO_COUNTRY,
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
from parlour.games.orange_shall_overcome.goods import INFORMATION, MONEY, NETWORK, RATION, SABOTAGE
from parlour.games.orange_shall_overcome.roads import THIS, Downgrade, Intensify
from parlour.games.orange_shall_overcome.travel import Stop, TurnBack

CONTROLS_1 = [
    Control("ct01", Answer("comply", NOTHING, Alibi(SELF, -1)), Answer("bluff", Gain(INFORMATION, 1), Alibi(SELF, -2))),
    Control(
        "ct02",
        Answer(
            "comply", If(RESOURCES_AT_LEAST, 3, Lose(ANY, 1)), If(RESOURCES_AT_LEAST, 3, Sequence(Lose(ANY, 2), Alibi(SELF, -1)))
        ),
        Answer("bluff", NOTHING, Alibi(SELF, -2)),
    ),
    Control("ct03", Answer("dare", Downgrade(THIS), Alibi(SELF, -1)), Answer("avoid", Alibi(SELF, -1), NOTHING)),
    Control(
        "ct04",
        Answer("wait", Stop(), Sequence(Stop(), Alibi(SELF, -1))),
        Answer("give", Lose(RATION, 1, TurnBack()), Lose(RATION, 1, TurnBack())),
    ),
    Control(
        "ct05",
        Answer("give", Lose(MONEY, 1, Alibi(SELF, -1)), Lose(MONEY, 1, Alibi(SELF, -1))),
        Answer("dare", Stop(), Alibi(SELF, -2)),
    ),
    Control(
        "ct06",
        Answer(
            "care",
            If(HAS, RATION, Sequence(Lose(RATION, 1), Alibi(SELF, 1)), Alibi(SELF, -1)),
            If(HAS, RATION, Sequence(Lose(RATION, 1), Morale(1)), Alibi(SELF, -1)),
        ),
        Answer("avoid", Morale(-1), Alibi(SELF, -1)),
    ),
    Control(
        "ct07",
        Answer("dare", Alibi(SELF, -1), Alibi(SELF, -2)),
        Answer("avoid", Sequence(Stop(), Safety(DESTINATION, -1)), Sequence(Stop(), Safety(DESTINATION, -1))),
    ),
    Control(
        "ct08",
        Answer("bluff", If(TAG, 0, otherwise=Alibi(SELF, -1), tag="medical"), If(TAG, 0, otherwise=Alibi(SELF, -1), tag="medical")),
        Answer("comply", Stop(), Lose(ANY, 1, Alibi(SELF, -2))),
    ),
    Control("ct09", Answer("bluff", NOTHING, Alibi(SELF, -1)), Answer("comply", Sequence(Alibi(SELF, 1), Morale(-1)), Morale(-1))),
    Control(
        "ct10",
        Answer(
            "give",
            If(HAS, RATION, Sequence(Lose(RATION, 1), Gain(INFORMATION, 1)), Alibi(SELF, -1)),
            If(HAS, RATION, Lose(RATION, 1), Alibi(SELF, -2)),
        ),
        Answer("bluff", NOTHING, Alibi(SELF, -1)),
    ),
    Control(
        "ct11",
        Answer("bluff", Alibi(SELF, -1), Sequence(Stop(), Alibi(SELF, -1))),
        Answer(
            "comply",
            If(TAG, 0, otherwise=Lose(NETWORK, 1, Alibi(SELF, -1)), tag="civil_servant"),
            If(TAG, 0, otherwise=Lose(NETWORK, 1, Alibi(SELF, -2)), tag="civil_servant"),
        ),
    ),
    Control("ct12", Answer("bluff", Morale(-1), NOTHING), Answer("avoid", Intensify(THIS), Sequence(Alibi(SELF, -1), Morale(1)))),
    Control(
        "ct13",
        Answer("comply", Safety(DESTINATION, -1), Safety(DESTINATION, -2)),
        Answer("bluff", Stop(), Sequence(Stop(), Alibi(SELF, -1))),
    ),
    Control(
        "ct14",
        Answer("comply", If(HAS, RATION, Lose(RATION, 1)), If(RESOURCES_AT_LEAST, 3, Sequence(Lose(ANY, 1), Alibi(SELF, -1)))),
        Answer("dare", Stop(), Alibi(SELF, -2)),
    ),
    Control(
        "ct15",
        Answer(
            "wait", Sequence(Gain(INFORMATION, 1), Safety(DESTINATION, -1)), Sequence(Gain(INFORMATION, 1), Safety(DESTINATION, -2))
        ),
        Answer("dare", NOTHING, Alibi(SELF, -2)),
    ),
    Control(
        "ct16",
        Answer("bluff", If(ROAD_TO_COUNTRY, 0, otherwise=Alibi(SELF, -1)), If(ROAD_TO_COUNTRY, 0, otherwise=Alibi(SELF, -2))),
        Answer("wait", Stop(), Stop()),
    ),
    Control(
        "ct17",
        Answer("avoid", Stop(), Sequence(Stop(), Alibi(SELF, -1))),
        Answer("dare", Sequence(Alibi(SELF, -1), Morale(1)), Sequence(Alibi(SELF, -2), Morale(1))),
    ),
    Control(
        "ct18",
        Answer("comply", If(AGE_AT_MOST, 35, Alibi(SELF, -1)), If(AGE_AT_MOST, 35, Alibi(SELF, -2))),
        Answer("bluff", Lose(SABOTAGE, 1, Alibi(SELF, -1)), Lose(SABOTAGE, 1, Alibi(SELF, -2))),
    ),
    Control(
        "ct19",
        Answer("wait", Sequence(Stop(), Gain(INFORMATION, 1)), Sequence(Stop(), Alibi(SELF, -1))),
        Answer("avoid", NOTHING, Safety(DESTINATION, -2)),
    ),
]
