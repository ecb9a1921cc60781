"""OpenSpiel's own tests and algorithms run on the three games."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import parlour

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel has no wheel for this machine")

import parlour.envs.openspiel as spiel  # noqa: E402 - it needs pyspiel

GAMES = [
    "python_parlour_unmatched",
    "python_parlour_unmatched(heroes=dracula;sherlock_holmes;invisible_man,board=soho)",
    "python_parlour_black_orchestra(players=3)",
    "python_parlour_orange_shall_overcome(players=2)",
]
EACH = pytest.mark.parametrize("name", GAMES)


def dealt(name: str, deal: int, steps: int) -> Any:
    """Return a state some random steps into a game."""
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    chance = random.Random(deal)
    while steps > 0 and not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
        steps -= 1
    return state


def test_all_three_are_registered() -> None:
    assert set(spiel.NAMES.values()) <= set(pyspiel.registered_names())
    assert set(spiel.NAMES) == set(parlour.games())


@EACH
def test_random_sim_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@EACH
def test_a_playthrough_repeats(name: str) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # noqa: PLC0415

    small = name.replace(")", ",deals=2)") if ")" in name else f"{name}(deals=2)"
    small = small.replace("deals=2", "deals=2,max_game_length=12")
    first = generate_playthrough.playthrough(small, None, seed=5)
    again = generate_playthrough.playthrough(small, None, seed=5)
    assert first == again
    assert "IsTerminal() = True" in first


@EACH
def test_resampling_keeps_what_a_player_knows_and_deals_the_rest_anew(name: str) -> None:
    changed = 0
    for deal in range(4):
        state = dealt(name, deal, 25)
        if state.is_terminal():
            continue
        player = state.current_player()
        chance = random.Random(1)
        for _ in range(3):
            twin = state.resample_from_infostate(player, chance.random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.legal_actions() == state.legal_actions()
            title = parlour.title(state.held.plan.title.id)
            changed += title.write_state(twin.held.desk.g) != title.write_state(state.held.desk.g)
            while not twin.is_terminal():
                twin.apply_action(chance.choice(twin.legal_actions()))
    assert changed


@EACH
def test_its_search_runs(name: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415

    state = dealt(name, 3, 12)
    noise = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, noise)
    game = state.get_game()
    assert mcts.MCTSBot(game, 1.4, 4, rollouts, random_state=noise).step(state) in state.legal_actions()
    bot = ismcts.ISMCTSBot(game=game, evaluator=rollouts, uct_c=1.4, max_simulations=4, random_state=noise)
    assert bot.step(state) in state.legal_actions()


@EACH
def test_information_states_recall_what_observations_forget(name: str) -> None:
    one, other = dealt(name, 1, 12), dealt(name, 1, 12)
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.observation_string(0) == other.observation_string(0)
    different = dealt(name, 2, 12)
    assert one.information_state_string(0) != different.information_state_string(0)
    assert len(one.information_state_tensor(0)) == len(one.observation_tensor(0)) + 64


@EACH
def test_saved_states_and_records(name: str) -> None:
    state = dealt(name, 6, 30)
    game = state.get_game()
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    twin = state.resample_from_infostate(0, random.Random(3).random)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, twin))
    assert str(again) == str(twin)
    ended = dealt(name, 6, 10**6)
    table = parlour.replay(parlour.loads(ended.record().dumps()))
    assert table.outcome is not None
    assert [reward > 0 for reward in ended.returns()] == [seat.index in table.outcome.winners for seat in table.seats]


def test_a_game_cut_short() -> None:
    state = dealt("python_parlour_unmatched(max_game_length=20)", 0, 10**6)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]
    state = dealt("python_parlour_black_orchestra(max_game_length=20)", 0, 10**6)
    assert state.returns() == [-1.0, -1.0]


def test_bad_input() -> None:
    with pytest.raises(pyspiel.SpielError, match="two to four players"):
        pyspiel.load_game("python_parlour_unmatched(heroes=dracula)")
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("python_parlour_unmatched(heros=dracula)")
    state = dealt("python_parlour_unmatched", 0, 3)
    with pytest.raises(pyspiel.SpielError, match="not legal"):
        state.apply_action(0)
    with pytest.raises(pyspiel.SpielError, match=r"not legal|Illegal|illegal"):
        state.apply_action_with_legality_check(0)
    fresh = state.get_game().new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="dealt"):
        fresh.record()
