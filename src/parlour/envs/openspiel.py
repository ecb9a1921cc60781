"""The games in OpenSpiel: importing this module registers three Python games for `pyspiel.load_game`."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from parlour.engine.errors import BadInput
from parlour.engine.kernel import NONE
from parlour.engine.reading import typed_number
from parlour.engine.record import Record, read_json
from parlour.engine.title import Json, SetupOption
from parlour.envs.core.codec import WAIT
from parlour.envs.core.desk import Desk
from parlour.envs.plan import LOST, WON, Plan
from parlour.games import title

NAMES = {
    "unmatched": "python_parlour_unmatched",
    "black-orchestra": "python_parlour_black_orchestra",
    "orange-shall-overcome": "python_parlour_orange_shall_overcome",
}
SEATS = {"unmatched": (2, 4), "black-orchestra": (2, 5), "orange-shall-overcome": (1, 5)}
DEALS = 1000
LONGEST = 20_000
_DIGEST = 8
_RECALL = 8 * _DIGEST
_COMMA = ";"


def _written(option: SetupOption) -> Any:
    """Return an option's default as OpenSpiel writes it: lists are names with semicolons between them."""
    if option.kind in ("several", "per_seat"):
        return _COMMA.join(option.default or [])
    return option.default


def _read(option: SetupOption, given: Any) -> Any:
    """Return an option's value from what OpenSpiel was told."""
    if option.kind in ("several", "per_seat"):
        names = [name for name in str(given).split(_COMMA) if name]
        return names or option.default
    return given


def _position(path: str) -> Any:
    """Return the position to begin at, from a file; nothing if none was named."""
    if not path:
        return None
    try:
        return read_json("position", Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        msg = f"position: {Path(path).name} cannot be read"
        raise BadInput(msg) from None


def _figure(text: str) -> tuple[str, int | bool | str]:
    """Read a changed figure: `unmatched.dracula.health=20`; the game says whether it has it."""
    name, _, value = text.partition("=")
    flags = {"true": True, "yes": True, "false": False, "no": False}
    number = typed_number(value.removeprefix("-"))
    if value in flags or number is None:
        return name.strip(), flags.get(value, value)
    return name.strip(), -number if value.startswith("-") else number


def parameters(game: str) -> dict[str, Any]:
    """Return every parameter of a game with its default: the setup options, and the few of this module."""
    found = {option.name: _written(option) for option in title(game).setup_options()}
    return {**found, "interrupts": True, "first_deal": 0, "deals": DEALS, "max_game_length": LONGEST, "position": "", "figures": ""}


def _type(game: str) -> Any:
    found = title(game)
    fewest, most = SEATS[game]
    return pyspiel.GameType(
        short_name=NAMES[game],
        long_name=found.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        # A sample of deals, listed at the root: OpenSpiel's mode for chance inside a game cannot be implemented in Python.
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if found.cooperative else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
        provides_factored_observation_string=False,
    )


class ParlourGame(pyspiel.Game):
    """A game with its setup. All chance is drawn at the root: one of so many deals, which nobody sees."""

    game = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**parameters(self.game), **(params or {})}
        options = {option.name: _read(option, given[option.name]) for option in title(self.game).setup_options()}
        try:
            position = _position(str(given["position"]))
            # OpenSpiel names every option; beside a position only those that are not as usual were meant.
            usual = parameters(self.game)
            meant = {name: value for name, value in options.items() if position is None or given[name] != usual[name]}
            if given["figures"]:
                meant["figures"] = dict(_figure(part) for part in str(given["figures"]).split(","))
            self.plan = Plan(self.game, meant, interrupts=given["interrupts"], position=position)
        except BadInput as refused:
            raise pyspiel.SpielError(str(refused)) from None
        self.first_deal = int(given["first_deal"])
        self.deals = int(given["deals"])
        self.longest = int(given["max_game_length"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.plan.codec.size,
            max_chance_outcomes=self.deals,
            num_players=self.plan.seats,
            min_utility=LOST,
            max_utility=WON,
            max_game_length=self.longest,
        )
        super().__init__(_TYPES[self.game], info, params or {})

    def new_initial_state(self) -> ParlourState:
        """Return the state before the deal."""
        return ParlourState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ParlourObserver:
        """Return what writes observations (without recall) or information states (with it)."""
        if params:
            msg = f"observation parameters are not supported: {params}"
            raise ValueError(msg)
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return ParlourObserver(self.plan, perfect_recall=recall)


class Held:
    """What a state holds: the desk, and for every seat a digest of all it has seen so far. Copies are independent."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.seed = NONE
        self.desk: Desk | None = None
        self.digests: list[bytes] = [b""] * plan.seats

    def deal(self, seed: int) -> None:
        """Begin the game."""
        self.seed = seed
        self.desk = self.plan.begin(seed)
        self._remember(self.desk, [0] * self.plan.seats)

    def act(self, action: int) -> None:
        """Take a legal action."""
        desk = self.dealt()
        told = self._told(desk, action)
        if not desk.step(action):
            raise pyspiel.SpielError(self.plan.refusal(desk, action))
        self._remember(desk, told)

    def redeal(self, seat: int, noise: int) -> None:
        """Deal everything anew that a seat cannot know."""
        self.dealt().g.redeal(seat, noise)

    def dealt(self) -> Desk:
        """Return the desk, if there is a game yet."""
        if self.desk is None:
            msg = "nothing has been dealt yet: apply a chance outcome first"
            raise pyspiel.SpielError(msg)
        return self.desk

    def _told(self, desk: Desk, action: int) -> list[int]:
        """Return what each seat sees of a choice: its own in full, others' as far as they are open."""
        if action == WAIT or action not in desk.actions:
            return [NONE] * self.plan.seats
        option = desk.options[desk.actions.index(action)]
        g = desk.g
        return [
            option if seat == desk.seat else g.asker.seen_as(g, g.ask_me, g.ask_it, option, seat) for seat in range(self.plan.seats)
        ]

    def _remember(self, desk: Desk, told: list[int]) -> None:
        """Add what each seat was told of the last choice, and what it sees now."""
        for seat, before in enumerate(self.digests):
            digest = blake2b(before, digest_size=_DIGEST)
            digest.update(told[seat].to_bytes(8, "little", signed=True))
            digest.update(desk.observation(seat))
            self.digests[seat] = digest.digest()


class ParlourState(pyspiel.State):
    """A moment of a game."""

    def __init__(self, game: ParlourGame) -> None:
        super().__init__(game)
        self.held = Held(game.plan)
        self.longest = game.longest

    # What OpenSpiel asks.

    def current_player(self) -> int:
        """Return the seat that is asked, the chance node at the root, or that the game is over."""
        desk = self.held.desk
        if desk is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else desk.seat

    def is_terminal(self) -> bool:
        """Say whether the game is over, or cut short at `max_game_length`."""
        desk = self.held.desk
        return desk is not None and (desk.seat < 0 or desk.steps >= self.longest - 1)

    def _legal_actions(self, player: int) -> list[int]:
        desk = self.held.desk
        return sorted(desk.actions) if desk is not None and player == desk.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, each as likely."""
        game = self.get_game()
        return [(deal, 1.0 / game.deals) for deal in range(game.deals)]

    def _apply_action(self, action: int) -> None:
        if self.held.desk is None:
            self.held.deal(self.get_game().first_deal + action)
        else:
            self.held.act(action)

    def returns(self) -> list[float]:
        """Return 1 for winners, -1 for losers; a duel cut short is nobody's, a cooperative game cut short is lost."""
        plan, desk = self.held.plan, self.held.desk
        if desk is None or not self.is_terminal():
            return [0.0] * plan.seats
        if desk.seat < 0:
            return plan.results(desk.g)
        return [LOST if plan.title.cooperative else 0.0] * plan.seats

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        return self.held.plan.codec.names[action]

    def resample_from_infostate(self, player: int, sampler: Any) -> ParlourState:
        """Return a state that this player cannot tell from this one: all it cannot know is dealt anew."""
        twin: ParlourState = self.clone()
        if twin.held.desk is not None:
            twin.held.redeal(player, int(sampler() * 2**53))
        return twin

    def __str__(self) -> str:
        desk = self.held.desk
        if desk is None:
            return "before the deal"
        return f"deal {self.held.seed}, {desk.steps} steps, {blake2b(b''.join(self.held.digests), digest_size=_DIGEST).hexdigest()}"

    # For people.

    def record(self) -> Record:
        """Return the game so far as a record that opens in the replay; not of a state that was resampled."""
        return self.held.plan.record(self.held.dealt(), self.held.seed)

    def view(self, player: int) -> Json:
        """Return everything a player may know, as the structured document people and pages get."""
        return self.held.plan.table(self.held.dealt(), self.held.seed).view(player)


class ParlourObserver:
    """Writes what a player may know: the observation, and with recall 64 bits that stand for everything seen before."""

    def __init__(self, plan: Plan, *, perfect_recall: bool) -> None:
        places = plan.codec.places
        self.recall = perfect_recall
        self.tensor = np.zeros(places + (_RECALL if perfect_recall else 0), np.float32)
        self.dict = {"observation": self.tensor[:places]}
        if perfect_recall:
            self.dict["seen_so_far"] = self.tensor[places:]

    def set_from(self, state: ParlourState, player: int) -> None:
        """Write the tensor of a player."""
        desk = state.held.desk
        if desk is None:
            self.tensor.fill(0)
            return
        self.dict["observation"][:] = np.frombuffer(desk.observation(player), np.int8)
        if self.recall:
            digest = np.frombuffer(state.held.digests[player], np.uint8)
            self.dict["seen_so_far"][:] = np.unpackbits(digest)

    def string_from(self, state: ParlourState, player: int) -> str:
        """Return a short text that is the same exactly where a player has seen the same."""
        desk = state.held.desk
        if desk is None:
            return f"player {player}: nothing"
        now = blake2b(desk.observation(player), digest_size=16).hexdigest()
        asked = "asked" if desk.seat == player else "not asked"
        before = f", before {state.held.digests[player].hex()}" if self.recall else ""
        return f"player {player}, {asked}: {now}{before}"


class UnmatchedGame(ParlourGame):
    """Unmatched."""

    game = "unmatched"


class BlackOrchestraGame(ParlourGame):
    """Black Orchestra."""

    game = "black-orchestra"


class OrangeShallOvercomeGame(ParlourGame):
    """Orange Shall Overcome!."""

    game = "orange-shall-overcome"


_TYPES = {game: _type(game) for game in NAMES}
for _game in (UnmatchedGame, BlackOrchestraGame, OrangeShallOvercomeGame):
    if NAMES[_game.game] not in pyspiel.registered_names():
        pyspiel.register_game(_TYPES[_game.game], _game)
