"""Scenario 2, Arbeitseinsatz: bring five people to safety (OSO-173 to OSO-183)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.engine.kernel import NONE, Step
from parlour.engine.said import Said, keyed
from parlour.games.orange_shall_overcome import events
from parlour.games.orange_shall_overcome.bits import BIT
from parlour.games.orange_shall_overcome.board import BOARD, SPOTS
from parlour.games.orange_shall_overcome.changes import change_alibi, change_morale, pay
from parlour.games.orange_shall_overcome.content import Level, Requirement
from parlour.games.orange_shall_overcome.effects import SELF, Alibi
from parlour.games.orange_shall_overcome.goods import covers
from parlour.games.orange_shall_overcome.pieces import a_person, goods
from parlour.games.orange_shall_overcome.raids import lower_safety
from parlour.games.orange_shall_overcome.roads import AT_MY_LOCATION, Shift, shifts
from parlour.games.orange_shall_overcome.scenario import BY_ESCORT, Scenario
from parlour.games.orange_shall_overcome.state import LIMIT, OUT, UNDRAWN, Resistance

SAVE: Final = 0
"""Its place on the card."""
MISINFORM: Final = 16
"""Special actions: 0-8 save that person, 16 misinforms."""


class NewPerson(Step):
    """OSO-179, R24, R59: a new person is drawn and placed at once, while there is one; `it` unused."""

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        pile = [p for p, spot in enumerate(g.people) if spot == UNDRAWN]
        if pile:
            person = g.pick(pile)
            g.people[person] = g.setup.found_at[person]
            g.tell(events.PERSON_APPEARED, person, g.people[person])


class AfterSave(Step):
    """OSO-175: each saved person gives 2 Morale."""

    def run(self, g: Resistance, me: i64, it: i64) -> None:
        scenario = g.setup.scenario
        assert isinstance(scenario, Arbeitseinsatz)
        change_morale(g, scenario.save_morale)


NEW_PERSON: Final = NewPerson()
AFTER_SAVE: Final = AfterSave()
MISLEAD: Final = Shift(AT_MY_LOCATION)
MISLEAD.label = "Misinform"


class Arbeitseinsatz(Scenario):
    """Take people from where they appear to where they are safe, over roads without occupiers, and pay what is needed there."""

    id = "arbeitseinsatz"
    number = 2
    aim = BY_ESCORT
    requirements = SPOTS
    hides_people = True
    sought = "person_in_hiding"
    save_morale: int
    arrest_morale: int
    arrest_alibi: int
    misinform_safety: int
    misinform_alibi: Alibi

    def __init__(self) -> None:
        super().__init__()
        self.layout = {
            "c1": "distribution_office", "c2": "hospital", "c3": "police_station", "c4": "university", "c5": "bank", "c6": "cafe",
            "c7": "train_station", "l1": "forger", "l2": "farm", "l3": "church", "l4": "meeting_office", "l5": "informant_house",
            "l6": "hairdresser",
        }  # fmt: skip
        self.levels = {
            "easy": Level(9, "bgkos", limit=3),
            "medium": Level(8, "bgkos", limit=2),
            "hard": Level(8, "bgos", "k", limit=1),
            "extreme": Level(7, "bgosi", "k", limit=1),
        }
        self.limit_name = "arrest_limit"
        self.print_figure("goal", 5, 1, 9)
        self.print_figure("people_per_character", 1, 0, 3)
        self.print_figure("save_morale", 2)
        self.print_figure("arrest_morale", 3)
        self.print_figure("arrest_alibi", 1)
        self.print_figure("misinform_safety", 1)
        self.print_figure("misinform_alibi", 1)
        self.special_actions = [("save", "OSO-174"), ("misinform", "OSO-182")]
        self.settle()

    def settle(self) -> None:
        n = self.figures
        self.save_morale = n["save_morale"]
        self.arrest_morale = n["arrest_morale"]
        self.arrest_alibi = n["arrest_alibi"]
        self.misinform_safety = n["misinform_safety"]
        self.misinform_alibi = Alibi(SELF, -n["misinform_alibi"])
        self.misinform_alibi.label = "MisinformAlibi"

    def steps(self) -> list[Step]:
        return [NEW_PERSON, AFTER_SAVE, MISLEAD, self.misinform_alibi]

    def goal_for(self, characters: int) -> int:
        return self.figures["goal"]

    def prepare(self, g: Resistance) -> None:
        """OSO-176, R61: one person for each character; nine Requirement tokens face up on the non-resource locations."""
        tokens = list(range(len(g.setup.content.requirements)))
        g.shuffle(tokens)
        for spot in range(SPOTS):
            if not g.setup.resource_spots >> spot & 1:
                g.required[spot] = tokens.pop()
                g.face_up |= BIT[spot]
        g.tokens_seen = BIT[len(g.setup.content.requirements)] - 1
        for _ in range(g.setup.size * self.figures["people_per_character"]):
            g.then(NEW_PERSON, g.start)

    def offers(self, g: Resistance, spot: int) -> list[int]:
        awaited = any(at not in (UNDRAWN, OUT) and g.setup.safe_at[person] == spot for person, at in enumerate(g.people))
        return [SAVE] if awaited and g.required[spot] >= 0 else []

    def actions(self, g: Resistance, me: i64) -> list[int]:
        spot = g.where[me]
        found: list[int] = []
        for person, at in enumerate(g.people):
            if at == spot and g.setup.safe_at[person] == spot and g.required[spot] >= 0:
                need = needed(g.setup.content.requirements[g.required[spot]])
                if covers(g.goods[me], need):
                    found.append(person)
        if shifts(g, BOARD.roads_at[spot]):
            found.append(MISINFORM)
        return found

    def act(self, g: Resistance, me: i64, action: int) -> None:
        spot = g.where[me]
        if action == MISINFORM:
            # R48: the Safety is part of the cost, so a raid comes before the effect.
            lower_safety(g, me, spot, self.misinform_safety)
            g.then(MISLEAD, me, spot)
            g.then(self.misinform_alibi, me, spot)
            return
        pay(g, me, needed(g.setup.content.requirements[g.required[spot]]))
        g.required[spot] = NONE
        g.people[action] = OUT
        g.tally += 1
        g.tell(events.PERSON_SAVED, me, action, g.tally)
        if g.tally >= g.setup.goal:
            g.win()
            return
        g.then(NEW_PERSON, g.start)
        g.then(AFTER_SAVE, me)

    def found(self, g: Resistance, me: i64, token: i64, spot: int) -> None:
        """OSO-181, OSO-183: an arrest costs 3 Morale and 1 Alibi for each character; at the limit the game is lost."""
        g.people[token] = OUT
        g.lost += 1
        g.tell(events.PERSON_ARRESTED, token, g.lost)
        if g.lost >= g.setup.limit:
            g.lose(LIMIT)
            return
        change_morale(g, -self.arrest_morale)
        for c in g.in_turn_order():
            if g.winners < 0:
                change_alibi(g, c, -self.arrest_alibi)
        g.then(NEW_PERSON, g.start)

    def says(self, g: Resistance, me: i64, action: int) -> Said:
        if action == MISINFORM:
            safety, alibi = self.misinform_safety, -self.misinform_alibi.n
            return Said("misinform", "OSO-182", safety=safety, alibi=alibi, alike="yes" if safety == alibi else "no")
        cost = goods(needed(g.setup.content.requirements[g.required[g.where[me]]]))
        return Said("save", "OSO-174", person=keyed(a_person(g, action)), cost=cost)

    def named(self, g: Resistance, action: int) -> Said:
        if action == MISINFORM:
            return Said("misinform", "OSO-182")
        return Said("save", "OSO-174", person=keyed(a_person(g, action)))

    def progress(self, g: Resistance) -> Said:
        words = "scenario-arbeitseinsatz.progress"
        return Said("progress", words=words, done=g.tally, goal=g.setup.goal, lost=g.lost, limit=g.setup.limit)


def needed(token: Requirement) -> int:
    """R26: in this scenario a Requirement token asks for resources and items."""
    return token.resources + token.items
