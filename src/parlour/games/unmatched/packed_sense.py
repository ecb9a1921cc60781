"""Whether a text of a pack can be carried out where it stands: in combat or not, with whom it speaks of known by then."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from parlour.engine.kernel import Step
from parlour.engine.shape import shape
from parlour.engine.words import If, Rule, Sequence
from parlour.games.unmatched.choices import IN_THIS_COMBAT, ChooseFighter, ChooseOne, ChooseOpponent, NameNumber
from parlour.games.unmatched.effects import CHOSEN, FOE_FIGHTER, FOE_HERO, MY_FIGHTER, MY_SIDEKICK

COMBAT = ("immediately", "during_combat", "after_combat", "on_commit")
START_OF_TURN = "start_of_turn"
AFTER_MANEUVER = "after_maneuver"

# What each word and rule needs; those not named here can stand anywhere.
IN_COMBAT = {
    "CancelOpponentsEffects", "Becomes", "DiscardAnyNumber", "ReturnAttackCard", "ReplaceAttackCard", "RaiseNumber",
    "ambush", "frenzy", "look_into_my_eyes", "make_impossible_to_see", "deduce", "check_the_guess", "learn_from_damage",
    "hero_next_to_foe", "opponent_has_a_card", "jekyll_defends_or_hyde_attacks",
}  # fmt: skip
AFTER_COMBAT = {"won", "lost", "learn_from_damage"}
CHANGES_NUMBERS = {"Becomes", "DiscardAnyNumber", "RaiseNumber", "deduce", "frenzy", "ambush", "look_into_my_eyes"}
WHEN_DEFENDING = {"ReturnAttackCard", "ReplaceAttackCard", "check_the_guess"}
ON_OWN_TURN = {"GainAction", "vanish"}
OPPONENT = {"OpponentDraws", "LookAtHand", "OpponentMayDiscard", "MakeOpponentDiscard", "DiscardMatching", "trade_places"}
FIGHTER = {"sisters_gather", "step_lightly", "strike_by_boost"}
FOG = {
    "DriftFog", "SendFog", "SendEachFog", "FollowFog", "hero_on_fog", "began_on_fog", "revenge", "vanish", "step_lightly",
}  # fmt: skip
FORMS = {"Transform", "take_the_serum", "hyde_suffers", "jekyll_defends_or_hyde_attacks"}
SIDEKICKS = {"frenzy", "sisters_gather", "ReturnSister", "watson_and_holmes_together"}


@dataclass
class Hero:
    """What there is to speak of."""

    id: str
    sidekicks: int
    forms: int
    fog: int


@dataclass
class Sense:
    """Reads a text in its order and notes what does not fit."""

    hero: Hero
    moment: str
    defends: bool
    attacks: bool
    wrong: list[str] = field(default_factory=list)
    known: set[str] = field(default_factory=set)
    """What earlier words of the text have settled: an opponent, a fighter, a number, cards."""

    def read(self, step: Step) -> list[str]:
        """Return everything that does not fit."""
        self._step(step, guarded=False)
        return self.wrong

    def _step(self, step: Step, *, guarded: bool) -> None:
        values = shape(step)
        self._named(type(step).__name__, values)
        for part in ("rule", "condition"):
            if part in values:
                called = str(getattr(values[part], "__name__", ""))
                self._named(called, values)
                if called == "deduce" and not (guarded or self.defends):
                    self._note("deduce", "needs If(opponent_has_a_card, …) around it: nobody has to defend with a card")
        if isinstance(step, If):
            before = set(self.known)
            self._step(step.step, guarded=guarded or getattr(step.condition, "__name__", "") == "opponent_has_a_card")
            self.known = before
        elif isinstance(step, Sequence):
            for one in step.steps:
                self._step(one, guarded=guarded)
        elif isinstance(step, ChooseOne):
            self._each_of(step.steps, guarded=guarded)
        else:
            for value in values.values():
                if isinstance(value, Step):
                    self._each_of([value], guarded=guarded)
        self._settle(step)

    def _each_of(self, steps: list[Step], *, guarded: bool) -> None:
        """Read texts of which not every one happens: what they settle is settled for nobody else."""
        for one in steps:
            before = set(self.known)
            self._step(one, guarded=guarded)
            self.known = before

    def _settle(self, step: Step) -> None:
        name = type(step).__name__
        if isinstance(step, ChooseOpponent):
            self.known.add("opponent")
        elif isinstance(step, ChooseFighter):
            self.known.add("fighter")
        elif isinstance(step, NameNumber):
            self.known.add("number")
        elif name in ("Draw", "DrawUpTo"):
            self.known.add("cards")
        elif name == "Damage":
            self.known -= {"cards", "number"}
        elif name == "DriftFog":
            self.known.discard("fighter")

    def _note(self, word: str, what: str) -> None:
        self.wrong.append(f"{word} {what}")

    def _named(self, name: str, values: dict[str, Any]) -> None:
        combat = self.moment in COMBAT
        if name in IN_COMBAT and not combat:
            self._note(name, f"is about a combat, and there is none at {self.moment}")
        if name in AFTER_COMBAT and combat and self.moment != "after_combat":
            self._note(name, "is known only after_combat")
        if name in CHANGES_NUMBERS and self.moment == "after_combat":
            self._note(name, "comes too late after_combat: the numbers have been compared")
        if name in WHEN_DEFENDING and not self.defends:
            self._note(name, 'is for cards that only defend (type = "defense")')
        if name in ON_OWN_TURN and (self.moment == AFTER_MANEUVER or (combat and not self.attacks)):
            self._note(name, "is for schemes, the start of a turn, and cards that only attack: it is about your own turn")
        if name in OPPONENT and not combat and "opponent" not in self.known:
            self._note(name, "speaks of an opponent: put ChooseOpponent before it")
        if name in FIGHTER and "fighter" not in self.known:
            self._note(name, "speaks of a fighter that was chosen: put ChooseFighter(…) before it")
        if name in FOG and self.hero.fog != 3:
            self._note(name, "is about fog: the hero needs fog = 3")
        if name in FORMS and self.hero.forms != 2:
            self._note(name, 'is about two forms: the hero needs forms = ["…", "…"]')
        if name in SIDEKICKS and not self.hero.sidekicks:
            self._note(name, "is about sidekicks, and the hero has none")
        self._about_whom(name, values, combat=combat)
        self._in_order(name, values)

    def _about_whom(self, name: str, values: dict[str, Any], *, combat: bool) -> None:
        whom = values.get("whom")
        if whom is not None:
            if whom in (MY_FIGHTER, FOE_FIGHTER) and not combat:
                self._note(name, "speaks of a fighter of this combat, and there is none; take my_hero, my_sidekick or chosen")
            if whom == CHOSEN and "fighter" not in self.known:
                self._note(name, "speaks of a fighter that was chosen: put ChooseFighter(…) before it")
            if whom == FOE_HERO and not combat and "opponent" not in self.known:
                self._note(name, "speaks of the opponent's hero: put ChooseOpponent before it")
            if whom == MY_SIDEKICK and not self.hero.sidekicks:
                self._note(name, "speaks of a sidekick, and the hero has none")
        if name == "ChooseFighter" and values["among"] == IN_THIS_COMBAT and not combat:
            self._note(name, "in_this_combat: there is none at this moment")
        if name == "Place" and values["area"] == 2 and not combat:
            self._note(name, "next_to_foe: there is no opposing fighter outside a combat")
        if name == "Place" and values["area"] == 4 and self.hero.fog != 3:
            self._note(name, "my_fog: the hero needs fog = 3")

    def _in_order(self, name: str, values: dict[str, Any]) -> None:
        if name == "KeepOne" and "cards" not in self.known:
            self._note(name, "keeps one of the cards drawn just before: put DrawUpTo(…) or Draw(…) before it")
        if name == "DiscardMatching" and "number" not in self.known:
            self._note(name, "asks for a number said before: put NameNumber before it")
        if name == "check_the_guess" and self.moment != "during_combat":
            self._note(name, 'is for during_combat, with on_commit = "NameNumber"')
        if name == "NameNumber" and self.moment in COMBAT and self.moment != "on_commit":
            self._note(name, "in a combat is for on_commit")
        if name == "RevealTopCard":
            strikes = _last(values["strike"])
            if self.moment != "scheme" or not (isinstance(strikes, Rule) and strikes.rule.__name__ == "strike_by_boost"):
                self._note(name, "is for schemes and ends with Rule(strike_by_boost), which takes the card to the hand")
            self.known.add("revealed")
        if name == "strike_by_boost" and "revealed" not in self.known:
            self._note(name, "is about the card that RevealTopCard(…) turned up")
        if name == "DrawUpTo" and values["most"] > 7:
            self._note(name, "goes up to 7")
        if name == "ChooseOne" and not (2 <= len(values["steps"]) <= 8 and len(values["names"]) == len(values["steps"])):
            self._note(name, "takes two to eight names and as many words: ChooseOne(['left', 'right'], [Draw(1), Draw(2)])")


def _last(step: Step) -> Step:
    return _last(step.steps[-1]) if isinstance(step, Sequence) and step.steps else step
