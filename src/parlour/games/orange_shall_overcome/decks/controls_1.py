"""Control cards 1 to 19: situation, two answers, each with a policeman and a soldier result (OSO-96 to OSO-99)."""

from __future__ import annotations

from parlour.engine.kernel import NOTHING
from parlour.games.orange_shall_overcome.content import Control
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
from parlour.games.orange_shall_overcome.said import answer
from parlour.games.orange_shall_overcome.travel import Stop, TurnBack

CONTROLS_1 = [
    Control(
        "ct01",
        "Papers, please",
        "A guard holds out his hand for your identity card.",
        answer("Hand it over in silence", "comply", NOTHING, Alibi(SELF, -1)),
        answer("Talk about the weather while he reads", "bluff", Gain(INFORMATION, 1), Alibi(SELF, -2)),
    ),
    Control(
        "ct02",
        "The heavy saddlebag",
        "They want to see what makes your bicycle lean to one side.",
        answer(
            "Open the bag",
            "comply",
            If(RESOURCES_AT_LEAST, 3, Lose(ANY, 1)),
            If(RESOURCES_AT_LEAST, 3, Sequence(Lose(ANY, 2), Alibi(SELF, -1))),
        ),
        answer("Call it laundry and push on", "bluff", NOTHING, Alibi(SELF, -2)),
    ),
    Control(
        "ct03",
        "An old classmate",
        "You sat next to this man at school.",
        answer("Greet him by name", "dare", Downgrade(THIS), Alibi(SELF, -1)),
        answer("Look the other way", "avoid", Alibi(SELF, -1), NOTHING),
    ),
    Control(
        "ct04",
        "Barrier on the bridge",
        "A plank lies across the road and a queue has formed.",
        answer("Wait your turn", "wait", Stop(), Sequence(Stop(), Alibi(SELF, -1))),
        answer("Have a boatman row you over", "give", Lose(RATION, 1, TurnBack()), Lose(RATION, 1, TurnBack())),
    ),
    Control(
        "ct05",
        "No light on the bicycle",
        "Your lamp is dark and somebody noticed.",
        answer("Pay the fine", "give", Lose(MONEY, 1, Alibi(SELF, -1)), Lose(MONEY, 1, Alibi(SELF, -1))),
        answer("Dispute the rule", "dare", Stop(), Alibi(SELF, -2)),
    ),
    Control(
        "ct06",
        "Hungry children",
        "Children crowd around you right in front of the post.",
        answer(
            "Share some food with them",
            "care",
            If(HAS, RATION, Sequence(Lose(RATION, 1), Alibi(SELF, 1)), Alibi(SELF, -1)),
            If(HAS, RATION, Sequence(Lose(RATION, 1), Morale(1)), Alibi(SELF, -1)),
        ),
        answer("Walk on quickly", "avoid", Morale(-1), Alibi(SELF, -1)),
    ),
    Control(
        "ct07",
        "Five minutes to curfew",
        "The church clock shows five minutes to the hour.",
        answer("Start running", "dare", Alibi(SELF, -1), Alibi(SELF, -2)),
        answer(
            "Knock at the nearest door",
            "avoid",
            Sequence(Stop(), Safety(DESTINATION, -1)),
            Sequence(Stop(), Safety(DESTINATION, -1)),
        ),
    ),
    Control(
        "ct08",
        "In a hurry",
        "They ask why you cannot wait.",
        answer(
            "Speak of a sick relative",
            "bluff",
            If(TAG, 0, otherwise=Alibi(SELF, -1), tag="medical"),
            If(TAG, 0, otherwise=Alibi(SELF, -1), tag="medical"),
        ),
        answer("Show your shopping list", "comply", Stop(), Lose(ANY, 1, Alibi(SELF, -2))),
    ),
    Control(
        "ct09",
        "An orange ribbon",
        "Somebody tied a ribbon to the signpost; they want to know who.",
        answer("Shrug", "bluff", NOTHING, Alibi(SELF, -1)),
        answer("Help them cut it down", "comply", Sequence(Alibi(SELF, 1), Morale(-1)), Morale(-1)),
    ),
    Control(
        "ct10",
        "A growling stomach",
        "The guard lets slip that he has not eaten.",
        answer(
            "Offer a coupon",
            "give",
            If(HAS, RATION, Sequence(Lose(RATION, 1), Gain(INFORMATION, 1)), Alibi(SELF, -1)),
            If(HAS, RATION, Lose(RATION, 1), Alibi(SELF, -2)),
        ),
        answer("Pretend not to understand", "bluff", NOTHING, Alibi(SELF, -1)),
    ),
    Control(
        "ct11",
        "A stamp that shines",
        "The ink on your card looks a little too new.",
        answer("Blame the rain", "bluff", Alibi(SELF, -1), Sequence(Stop(), Alibi(SELF, -1))),
        answer(
            "Name an official who will confirm it",
            "comply",
            If(TAG, 0, otherwise=Lose(NETWORK, 1, Alibi(SELF, -1)), tag="civil_servant"),
            If(TAG, 0, otherwise=Lose(NETWORK, 1, Alibi(SELF, -2)), tag="civil_servant"),
        ),
    ),
    Control(
        "ct12",
        "Three white letters",
        "OZO has been painted on the wall beside the post, still wet.",
        answer("Shake your head in disapproval", "bluff", Morale(-1), NOTHING),
        answer("Say nothing at all", "avoid", Intensify(THIS), Sequence(Alibi(SELF, -1), Morale(1))),
    ),
    Control(
        "ct13",
        "A new man on duty",
        "He is strict and writes everything down.",
        answer("Answer each question", "comply", Safety(DESTINATION, -1), Safety(DESTINATION, -2)),
        answer("Claim to have lost your way", "bluff", Stop(), Sequence(Stop(), Alibi(SELF, -1))),
    ),
    Control(
        "ct14",
        "The search dog",
        "The dog is interested in your coat.",
        answer(
            "Stand perfectly still",
            "comply",
            If(HAS, RATION, Lose(RATION, 1)),
            If(RESOURCES_AT_LEAST, 3, Sequence(Lose(ANY, 1), Alibi(SELF, -1))),
        ),
        answer("Pat the dog", "dare", Stop(), Alibi(SELF, -2)),
    ),
    Control(
        "ct15",
        "A marching column",
        "Singing soldiers fill the road you want to take.",
        answer(
            "Step aside and count them",
            "wait",
            Sequence(Gain(INFORMATION, 1), Safety(DESTINATION, -1)),
            Sequence(Gain(INFORMATION, 1), Safety(DESTINATION, -2)),
        ),
        answer("Slip across before them", "dare", NOTHING, Alibi(SELF, -2)),
    ),
    Control(
        "ct16",
        "On the farmer's cart",
        "You sit between the milk churns when the cart is halted.",
        answer(
            "Let the farmer do the talking",
            "bluff",
            If(ROAD_TO_COUNTRY, 0, otherwise=Alibi(SELF, -1)),
            If(ROAD_TO_COUNTRY, 0, otherwise=Alibi(SELF, -2)),
        ),
        answer("Climb down and walk", "wait", Stop(), Stop()),
    ),
    Control(
        "ct17",
        "A loose sheet",
        "A printed page slides out of your coat.",
        answer("Cover it with your foot", "avoid", Stop(), Sequence(Stop(), Alibi(SELF, -1))),
        answer(
            "Pick it up as if it were nothing", "dare", Sequence(Alibi(SELF, -1), Morale(1)), Sequence(Alibi(SELF, -2), Morale(1))
        ),
    ),
    Control(
        "ct18",
        "How old are you?",
        "They are picking out people of working age.",
        answer("Tell the truth", "comply", If(AGE_AT_MOST, 35, Alibi(SELF, -1)), If(AGE_AT_MOST, 35, Alibi(SELF, -2))),
        answer("Show a work exemption", "bluff", Lose(SABOTAGE, 1, Alibi(SELF, -1)), Lose(SABOTAGE, 1, Alibi(SELF, -2))),
    ),
    Control(
        "ct19",
        "A warm stove",
        "They invite you to wait inside the hut.",
        answer("Step in", "wait", Sequence(Stop(), Gain(INFORMATION, 1)), Sequence(Stop(), Alibi(SELF, -1))),
        answer("Decline with thanks", "avoid", NOTHING, Safety(DESTINATION, -2)),
    ),
]
