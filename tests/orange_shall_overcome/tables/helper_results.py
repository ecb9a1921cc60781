"""What Helper cards do for Paul at C1, Safety 4 everywhere, always the first option."""

from __future__ import annotations

# fmt: off
RESULTS = {
    "hp01": "paul ticket+1",
    "hp02": "paul money+2",
    "hp03": "paul network+1",
    "hp04": "paul ration+2",
    "hp05": "paul sabotage+1",
    "hp06": "paul A+2 information+1",
    "hp07": "paul A+2",
    "hp08": "S l1+1 l2+1 l3+1 l4+1 l5+1 l6+1",
    "hp09": "M+2",
    "hp10": "R a:safe",
    "hp11": "paul immunity+1",
    "hp15": "paul information+2",
    "hp16": "R a:safe b:policeman",
    "hp17": "S c1+3",
    "hp18": "paul information+1, S c1+1 c2+1",
    "hp19": "paul ration+1, M+1",
    "hp20": "S c1+2 c2+2",
    "hp21": "paul A+1, kees A+1",
    "hp22": "kees A+3",
    "hp23": "paul money+1 sabotage+1",
    "hp24": "M+3, S c1-1",
    "hp26": "paul money+2",
}
# fmt: on
