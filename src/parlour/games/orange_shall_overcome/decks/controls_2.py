"""Control cards 20 to 38: situation, two answers, each with a policeman and a soldier result (OSO-96 to OSO-99)."""

from __future__ import annotations

from parlour.engine.kernel import NOTHING
from parlour.games.orange_shall_overcome.content import Control
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
from parlour.games.orange_shall_overcome.said import answer
from parlour.games.orange_shall_overcome.travel import Stop, TurnBack

CONTROLS_2 = [
    Control(
        "ct20",
        "A telephone call",
        "They ring the town hall to check your story.",
        answer(
            "Wait for the answer",
            "wait",
            If(TAG, 0, otherwise=If(ALIBI_AT_MOST, 5, Alibi(SELF, -1), Stop()), tag="civil_servant"),
            If(TAG, 0, otherwise=If(ALIBI_AT_MOST, 5, Alibi(SELF, -2), Stop()), tag="civil_servant"),
        ),
        answer(
            "Give the name of a friend who can vouch for you",
            "comply",
            Lose(NETWORK, 1, Alibi(SELF, -1)),
            Lose(NETWORK, 1, Alibi(SELF, -2)),
        ),
    ),
    Control(
        "ct21",
        "A torn ration book",
        "Half a page is missing.",
        answer("Explain it honestly", "comply", Lose(RATION, 1, Stop()), Lose(RATION, 2, Alibi(SELF, -1))),
        answer(
            "Demand to see the officer in charge", "dare", Intensify(THIS), If(ALIBI_AT_MOST, 5, Alibi(SELF, -2), Alibi(SELF, 1))
        ),
    ),
    Control(
        "ct22",
        "The pram",
        "Perhaps more than a child lies under the blanket.",
        answer("Keep walking and smile", "bluff", NOTHING, Alibi(SELF, -1)),
        answer(
            "Lift the child out and let them look",
            "comply",
            If(RESOURCES_AT_LEAST, 2, Lose(ANY, 1), Alibi(SELF, 1)),
            If(RESOURCES_AT_LEAST, 2, Sequence(Lose(ANY, 2), Alibi(SELF, -1)), Alibi(SELF, 1)),
        ),
    ),
    Control(
        "ct23",
        "What do you study?",
        "He takes you for a student and asks which lectures you attend.",
        answer(
            "Say you signed the declaration",
            "comply",
            If(AGE_AT_MOST, 30, Sequence(Alibi(SELF, 1), Morale(-1)), Alibi(SELF, -1)),
            If(AGE_AT_MOST, 30, otherwise=Alibi(SELF, -1)),
        ),
        answer("Say you have found work", "bluff", If(AGE_AT_MOST, 30, Alibi(SELF, -1)), If(AGE_AT_MOST, 30, Alibi(SELF, -2))),
    ),
    Control(
        "ct24",
        "Mist on the polder",
        "Nobody has seen you yet.",
        answer("Leave the road", "avoid", Stop(), TurnBack()),
        answer("Ride straight on", "dare", Alibi(SELF, -1), Alibi(SELF, -2)),
    ),
    Control(
        "ct25",
        "The man beside the guard",
        "You know him: he sells addresses.",
        answer("Pull your hat down", "avoid", Alibi(SELF, -1), Alibi(SELF, -1)),
        answer("Wish him good day", "dare", Safety(DESTINATION, -2), Safety(DESTINATION, -3)),
    ),
    Control(
        "ct26",
        "Too much food",
        "They call it black-market trade.",
        answer(
            "Give up a part", "give", If(HAS, RATION, Lose(RATION, 1), Stop()), If(HAS, RATION, Lose(RATION, 2), Alibi(SELF, -1))
        ),
        answer(
            "Say it is for the church kitchen",
            "bluff",
            If(TAG, 0, otherwise=Alibi(SELF, -1), tag="clergy"),
            If(TAG, 0, Alibi(SELF, 1), Alibi(SELF, -2), tag="clergy"),
        ),
    ),
    Control(
        "ct27",
        "Closed level crossing",
        "The gates stay down beside the guard hut.",
        answer("Wait for the train to pass", "wait", Stop(), Sequence(Stop(), Alibi(SELF, -1))),
        answer("Walk along the track", "dare", Alibi(SELF, -1), Safety(DESTINATION, -1)),
    ),
    Control(
        "ct28",
        "The wanted list",
        "He runs a finger down a page of names.",
        answer("Stay where you are", "comply", If(ALIBI_AT_MOST, 4, Alibi(SELF, -2)), If(ALIBI_AT_MOST, 6, Alibi(SELF, -2))),
        answer("Drop a parcel to distract him", "give", Lose(ANY, 1, Alibi(SELF, -1)), Lose(ANY, 2, Alibi(SELF, -1))),
    ),
    Control(
        "ct29",
        "A quiet nod",
        "Is this guard on our side?",
        answer("Trust him", "dare", Downgrade(THIS), If(ALIBI_AT_MOST, 5, Alibi(SELF, -2), Gain(INFORMATION, 1))),
        answer("Trust nobody", "avoid", NOTHING, Alibi(SELF, -1)),
    ),
    Control(
        "ct30",
        "Bicycle seizure",
        "They are loading bicycles onto a lorry.",
        answer("Give it up", "give", Stop(), Sequence(Stop(), Morale(-1))),
        answer(
            "Show a letter of exemption",
            "bluff",
            If(TAG, 0, otherwise=Alibi(SELF, -1), tag="medical"),
            Lose(SABOTAGE, 1, Alibi(SELF, -2)),
        ),
    ),
    Control(
        "ct31",
        "The lost child",
        "A small boy is crying between you and the post.",
        answer("Take him by the hand", "care", Sequence(Stop(), Morale(1)), Sequence(Alibi(SELF, -1), Morale(1))),
        answer("Go on your way", "avoid", NOTHING, Morale(-1)),
    ),
    Control(
        "ct32",
        "A sudden shower",
        "Everyone shelters under the awning of the guardhouse.",
        answer("Join them", "wait", Sequence(Stop(), Alibi(SELF, 1)), Alibi(SELF, -1)),
        answer("Run through the rain", "dare", Lose(ANY, 1), Lose(ANY, 1)),
    ),
    Control(
        "ct33",
        "Sign here",
        "They compare your signature with the card.",
        answer(
            "Write slowly",
            "comply",
            If(TAG, 0, otherwise=Alibi(SELF, -1), tag="artist"),
            If(TAG, 0, otherwise=Alibi(SELF, -2), tag="artist"),
        ),
        answer("Fake a sprained wrist", "bluff", Stop(), Sequence(Stop(), Alibi(SELF, -1))),
    ),
    Control(
        "ct34",
        "Voices from London",
        "A forbidden broadcast can be heard through a window of the place you come from.",
        answer("Cough loudly", "bluff", NOTHING, Safety(ORIGIN, -2)),
        answer("Begin to sing", "dare", Sequence(Morale(1), Alibi(SELF, -1)), Sequence(Morale(1), Alibi(SELF, -2))),
    ),
    Control(
        "ct35",
        "The long queue",
        "Half the town is waiting.",
        answer("Let others go first", "wait", Stop(), Sequence(Stop(), Safety(DESTINATION, -1))),
        answer("Push to the front", "dare", Morale(-1), Alibi(SELF, -1)),
    ),
    Control(
        "ct36",
        "An officer arrives",
        "The guards jump to attention.",
        answer(
            "Look official and salute",
            "bluff",
            If(TAG, 0, Alibi(SELF, 1), Alibi(SELF, -1), tag="police"),
            If(TAG, 0, Alibi(SELF, 1), Alibi(SELF, -2), tag="police"),
        ),
        answer("Hurry off", "avoid", Intensify(THIS), TurnBack()),
    ),
    Control(
        "ct37",
        "We know everything",
        "He leans forward and waits for you to talk.",
        answer("Laugh it off", "bluff", NOTHING, Sequence(Alibi(SELF, -1), Safety(DESTINATION, -1))),
        answer(
            "Point them in a wrong direction",
            "give",
            If(HAS, INFORMATION, Sequence(Lose(INFORMATION, 1), Downgrade(THIS)), Alibi(SELF, -1)),
            If(HAS, INFORMATION, Lose(INFORMATION, 1), Alibi(SELF, -2)),
        ),
    ),
    Control(
        "ct38",
        "Change of the guard",
        "For a moment nobody is looking.",
        answer("Go now", "dare", NOTHING, If(RESOURCES_AT_LEAST, 4, Alibi(SELF, -2))),
        answer("Wait and watch how they change over", "wait", Sequence(Stop(), Gain(INFORMATION, 1)), Stop()),
    ),
]
