"""Texts of cards as lines: `Each(Who(affiliation=wehrmacht, berlin=True), Suspicion(-1))`, and back."""

from __future__ import annotations

from typing import Final

from parlour.engine.kernel import Step
from parlour.engine.shape import CONDITION, Notation
from parlour.games.black_orchestra.cards import abilities, interrogation, support_cards
from parlour.games.black_orchestra.cards.spaces import BOARD
from parlour.games.black_orchestra.names import AFFILIATION_IDS, LEADER_IDS, MOTIVATION_IDS, SUSPICION_IDS
from parlour.games.black_orchestra.turn import conspire, evacuation, raid
from parlour.games.black_orchestra.words import choices, effects, places, visits
from parlour.games.black_orchestra.words.who import SCOPE_IDS, Who

WORDS: Final[list[type]] = [
    Who,
    effects.AbwehrAbilitiesOff,
    effects.Arrest,
    effects.BackToStartingLevels,
    effects.ClearTrack,
    effects.Dig,
    effects.DrawCards,
    effects.Each,
    effects.GoTo,
    effects.LeadersGoHome,
    effects.LeadersTo,
    effects.LoseIllegalCards,
    effects.Motivation,
    effects.Myself,
    effects.Release,
    effects.RemoveEvents,
    effects.RemoveLeader,
    effects.RemoveTilesOfStages,
    effects.Reshuffle,
    effects.RevealAt,
    effects.Sequence,
    effects.Support,
    effects.SupportAtLeast,
    effects.SupportToStart,
    effects.Suspicion,
    effects.SuspicionUpTo,
    effects.TwoEvents,
    choices.ChooseOne,
    choices.DiscardCards,
    choices.DiscardItems,
    choices.DrawUpTo,
    choices.LookAtEvents,
    choices.OneOf,
    choices.TakeDiscardedCard,
    choices.TakeDiscardedItem,
    places.CallAway,
    places.FlyAnywhere,
    places.MoveHitler,
    places.RemoveDeputy,
    places.RemoveTiles,
    places.TakeAnyTile,
    places.Walk,
    visits.DeputiesConverge,
    visits.HimmlerComes,
    visits.HimmlersDie,
    visits.IfAlone,
    visits.Offer,
    visits.PayForSuspicion,
    visits.Visit,
    evacuation.Evacuate,
    raid.Raid,
    conspire.RollEveryDie,
    interrogation.CardLeavesGame,
    interrogation.ReaderReleased,
    support_cards.HitlerStays,
    support_cards.NoEvent,
    support_cards.OneMoreAction,
]
ABILITIES: Final[list[type]] = [
    abilities.Act,
    abilities.CarryMore,
    abilities.DrawEachTurn,
    abilities.GoFar,
    abilities.Inspire,
    abilities.KeepOneOf,
    abilities.LargerDossier,
    abilities.LookAhead,
    abilities.MoreActions,
    abilities.MoreDice,
    abilities.NoPenalties,
    abilities.RevealAnywhere,
    abilities.SendAnother,
    abilities.Shield,
    abilities.TakeUnseen,
]
"""What stands on the sheets of conspirators."""

NAMES: Final = {
    "scope": SCOPE_IDS,
    "affiliation": AFFILIATION_IDS,
    "space": BOARD.ids,
    "leader": LEADER_IDS,
    "leaders": LEADER_IDS,
    "suspicion_max": SUSPICION_IDS,
    "suspicion_min": SUSPICION_IDS,
    "motivation_max": MOTIVATION_IDS,
    "motivation_min": MOTIVATION_IDS,
}
TAKES: Final = {
    "who": Who,
    "group": Who,
    "gain": Step,
    "can_pay": CONDITION,
    "hitler": bool,
    "again": bool,
    "MoveHitler.steps": int,
    "Walk.steps": int,
    "PayForSuspicion.cards": bool,
    "HimmlerComes.gain": int,
    "HimmlersDie.gain": int,
}

NOTATION: Final = Notation(WORDS, conditions=[effects.always, visits.not_timid], names=NAMES, takes=TAKES)
ABILITY_NOTATION: Final = Notation([*ABILITIES, *WORDS], conditions=[effects.always, visits.not_timid], names=NAMES, takes=TAKES)
"""The same with the words of sheets."""
