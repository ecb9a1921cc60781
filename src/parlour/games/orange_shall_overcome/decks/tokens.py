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
    Person("h1", "bank", "farm"),
    Person("h2", "university", "church"),
    Person("h3", "train_station", "informant_house"),
    Person("h4", "cafe", "hospital"),
    Person("h5", "distribution_office", "hairdresser"),
    Person("h6", "meeting_office", "police_station"),
    Person("h7", "church", "university"),
    Person("h8", "hairdresser", "forger"),
    Person("h9", "hospital", "train_station"),
]
