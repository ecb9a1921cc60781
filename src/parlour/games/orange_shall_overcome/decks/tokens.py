"""Requirement tokens and people in hiding (R24, R26)."""

from __future__ import annotations

from parlour.games.orange_shall_overcome.content import Person, Requirement

REQUIREMENTS = [
    Requirement("q01", {"money": 2, "network": 1}),
    Requirement("q02", {"ration": 2, "network": 1, "money": 1}),
    Requirement("q03", {"money": 2, "sabotage": 1}),
    Requirement("q04", {"information": 2, "network": 1}),
    Requirement("q05", {"ration": 2, "money": 2}),
    Requirement("q06", {"ration": 1, "sabotage": 1, "information": 1, "money": 1}),
    Requirement("q07", {"money": 1, "ration": 1, "network": 1}),
    Requirement("q08", {"sabotage": 1, "ration": 2}),
    Requirement("q09", {"network": 2, "information": 1}, {"immunity": 1}),
    Requirement("q10", {"information": 1, "money": 2}, {"ticket": 1}),
    Requirement("q11", {"ration": 1, "money": 1, "sabotage": 1}),
    Requirement("q12", {"network": 1, "sabotage": 1, "ration": 1}, {"immunity": 1}),
]

PEOPLE = [
    Person("h1", "a bricklayer of twenty who tore up his call-up letter", "bank", "farm"),
    Person("h2", "a medical student who would not sign the declaration", "university", "church"),
    Person("h3", "a shipyard welder released on leave who will not go back", "train_station", "informant_house"),
    Person("h4", "a schoolteacher struck off for what he taught", "cafe", "hospital"),
    Person("h5", "an apprentice baker, eldest of six", "distribution_office", "hairdresser"),
    Person("h6", "a former soldier called up again in April 1943", "meeting_office", "police_station"),
    Person("h7", "a clerk who burned the list he was told to type", "church", "university"),
    Person("h8", "a pair of brothers from the polder, hidden as one household", "hairdresser", "forger"),
    Person("h9", "a tram conductor who walked off with the strikers", "hospital", "train_station"),
]
