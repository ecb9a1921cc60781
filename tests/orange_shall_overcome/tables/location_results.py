"""What each location action does for Paul, who holds exactly its price: scenario, spot, what changes."""

from __future__ import annotations

# fmt: off
RESULTS = {
    "bank": ("arbeitseinsatz", "c5", "paul money+2"),
    "cafe": ("arbeitseinsatz", "c6", "paul network+1"),
    "distribution_office": ("arbeitseinsatz", "c1", "paul ration+2"),
    "meeting_office": ("arbeitseinsatz", "l4", "paul sabotage+1"),
    "church": ("arbeitseinsatz", "l3", "paul network-1, M+4"),
    "farm": ("arbeitseinsatz", "l2", "paul network-1 ration-1, M+2, S c1+3 c2+3"),
    "forger": ("arbeitseinsatz", "l1", "paul A+2 sabotage-1 immunity+1"),
    "hairdresser": ("arbeitseinsatz", "l6", "paul A+5 ration-1"),
    "hospital": ("arbeitseinsatz", "c2", "paul A+3, S c2-2"),
    "informant_house": ("arbeitseinsatz", "l5", "paul sabotage-1 information-1, S c1+2, R a:safe"),
    "police_station": ("arbeitseinsatz", "c3", "paul money-1 information+1, R a:safe b:policeman"),
    "train_station": ("arbeitseinsatz", "c7", "paul money-1 ticket+1"),
    "university": ("arbeitseinsatz", "c4", "paul information-1, S c4-1"),
    "printing_house": ("the_word_must_travel", "c2", "paul money-1 information+1, M+2"),
    "windmill": ("the_trains_stand_still", "l1", "paul information-1, S l1+1 l2+1 l3+1"),
}
# fmt: on
