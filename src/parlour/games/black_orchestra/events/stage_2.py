"""The event cards of stage 2."""

from __future__ import annotations

from typing import Final

from parlour.games.black_orchestra.content import IMPORTANT, KEY, NORMAL, Event
from parlour.games.black_orchestra.effects import Each, LeadersTo, Motivation, RevealAt, Support, SupportToStart, SuspicionUpTo
from parlour.games.black_orchestra.names import BORMANN, EVERY_LEADER, GOEBBELS, GOERING, HESS, HIGH, HIMMLER, HITLER
from parlour.games.black_orchestra.offers import HESS_OFFER
from parlour.games.black_orchestra.raid import RAID
from parlour.games.black_orchestra.spaces import ADLERHORST, BERGHOF, CHANCELLERY, MUNICH, NUREMBERG, VIENNA
from parlour.games.black_orchestra.visits import IfAlone, PayForSuspicion, Visit
from parlour.games.black_orchestra.who import EVERYBODY, NEAREST_TO_HITLER

STAGE_2: Final = [
    Event(
        "s2_assassin_caught",
        "Assassin Caught",
        NORMAL,
        [Each(NEAREST_TO_HITLER, SuspicionUpTo(HIGH)), LeadersTo(CHANCELLERY, HITLER)],
        hitler_to=CHANCELLERY,
        words="The conspirators nearest to Hitler go up to high suspicion. Hitler goes to the Chancellery.",
        story="Georg Elser's bomb in the Bürgerbräukeller missed Hitler by minutes on 8 November 1939.",
    ),
    Event(
        "s2_strategy_session_a",
        "Strategy Session (production)",
        NORMAL,
        [LeadersTo(ADLERHORST, HIMMLER, GOERING, HESS)],
        words="Himmler, Goering and Hess go to Adlerhorst.",
        story="Talks on arms production took place through 1939.",
    ),
    Event(
        "s2_strategy_session_b",
        "Strategy Session (propaganda)",
        NORMAL,
        [LeadersTo(MUNICH, BORMANN, GOEBBELS), RevealAt(MUNICH)],
        words="Bormann and Goebbels go to Munich; the tile there is revealed.",
        story="Propaganda campaigns prepared the public for war.",
    ),
    Event(
        "s2_visit_from_hess",
        "Visit from Hess",
        NORMAL,
        [Visit(HESS), IfAlone(HESS_OFFER)],
        words=(
            "Hess visits the nearest conspirator. If that conspirator is alone he may lose 1 motivation to move to any open "
            "space and lose 1 suspicion."
        ),
        story="Hess was Hitler's deputy in the party until May 1941.",
    ),
    Event(
        "s2_gestapo_raid_1",
        "Gestapo Raid",
        NORMAL,
        [RAID],
        words="Carry out a Gestapo Raid.",
        story="House searches and arrests by the secret police.",
    ),
    Event(
        "s2_anti_semitic_laws",
        "Anti-Semitic Laws",
        NORMAL,
        [Each(EVERYBODY, Motivation(1))],
        words="Every conspirator gains 1 motivation.",
        story="From October 1938 the passports of Jews were stamped with a J.",
    ),
    Event(
        "s2_visit_from_bormann",
        "Visit from Bormann",
        NORMAL,
        [Visit(BORMANN), IfAlone(PayForSuspicion(2, cards=True, again=False))],
        words=(
            "Bormann visits the nearest conspirator. If that conspirator is alone he may discard a card or an item to lose 2 "
            "suspicion."
        ),
        story="Bormann controlled access to Hitler more and more.",
    ),
    Event(
        "s2_invasion_of_poland",
        "Invasion of Poland",
        KEY,
        [Support(2)],
        words="Military support rises by 2.",
        story="Germany attacked Poland on 1 September 1939.",
    ),
    Event(
        "s2_nazi_soviet_pact",
        "Nazi-Soviet Pact",
        IMPORTANT,
        [Support(1), LeadersTo(BERGHOF, BORMANN, HESS)],
        words="Military support rises by 1. Bormann and Hess go to the Berghof.",
        story="The pact was signed in Moscow on 23 August 1939.",
    ),
    Event(
        "s2_party_rally",
        "Party Rally (Peace)",
        IMPORTANT,
        [SupportToStart(), LeadersTo(NUREMBERG, *EVERY_LEADER)],
        low_in=NUREMBERG,
        hitler_to=NUREMBERG,
        words=(
            "Military support goes to its starting level. Hitler and all deputies go to Nuremberg. While current: a "
            "conspirator who starts his turn in, enters or passes through Nuremberg sets his suspicion to low."
        ),
        story="The 'Rally of Peace' of 1939 was called off when the war began.",
    ),
    Event(
        "s2_sudetenland_occupation",
        "Sudetenland Occupation",
        IMPORTANT,
        [Support(1)],
        words="Military support rises by 1.",
        story="German troops entered the Sudetenland on 1 October 1938.",
    ),
    Event(
        "s2_czechoslovakia_invaded",
        "Czechoslovakia Invaded",
        IMPORTANT,
        [Support(1), LeadersTo(VIENNA, HITLER), RevealAt(VIENNA)],
        hitler_to=VIENNA,
        words="Military support rises by 1. Hitler goes to Vienna; the tile there is revealed.",
        story="The rest of Bohemia and Moravia was occupied on 15 March 1939.",
    ),
]
