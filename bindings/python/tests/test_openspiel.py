"""OpenSpiel's own tests, and its agents."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

import atoll
import atoll.openspiel

NAMES = atoll.openspiel.register()


def test_all_games_are_registered():
    assert NAMES == [f"atoll_{slug}" for slug in atoll.games()]
    assert set(NAMES) <= set(pyspiel.registered_names())
    assert atoll.openspiel.register() == NAMES
    game = pyspiel.load_game("atoll_reef(players=3,options={'flourish': true})")
    assert game.num_players() == 3 and game.atoll.options["flourish"] is True


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_random_simulations(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def _some_state(game, steps, seed):
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(actions, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes())
        state.apply_action(int(rng.choice(actions, p=chances)))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_tensors_are_those_of_positions(name):
    game = pyspiel.load_game(name)
    state = _some_state(game, 25, 3)
    for player in range(2):
        expected = state.position.observation(player)
        assert np.array_equal(state.observation_tensor(player), expected)
        informed = state.information_state_tensor(player)
        assert len(informed) == len(expected) + 256 and np.array_equal(informed[: len(expected)], expected)
        observer = make_observation(game)
        observer.set_from(state, player)
        assert np.array_equal(observer.dict["observation"], expected)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert copy.position != state.position


@pytest.mark.parametrize("name", ["atoll_coralia", "atoll_relief"])
def test_states_are_resampled(name):
    game = pyspiel.load_game(name)
    state = _some_state(game, 60, 5)
    player = state.current_player()
    rng = np.random.RandomState(1)
    for _ in range(5):
        drawn = state.resample_from_infostate(player, rng.rand)
        assert np.array_equal(drawn.observation_tensor(player), state.observation_tensor(player))
        assert drawn.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_agents_play(name):
    """Its MCTS against its random player; in Coral, whose matches are long, for some decisions."""
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(7)
    evaluator = _Shallow()
    bots = [
        mcts.MCTSBot(game, 1.4, 8, evaluator, random_state=rng, solve=False),
        uniform_random.UniformRandomBot(1, rng),
    ]
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal() and decisions < 30:
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(int(rng.choice(actions, p=chances)))
            continue
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        decisions += 1
    assert decisions == 30 or state.is_terminal()


class _Shallow(mcts.Evaluator):
    """Judges every position as even, so that the search itself is tested and not long playouts."""

    def evaluate(self, state):
        return np.array(state.returns())

    def prior(self, state):
        actions, chances = (
            zip(*state.chance_outcomes()) if state.is_chance_node() else (state.legal_actions(), None)
        )
        chances = chances or [1 / len(actions)] * len(actions)
        return list(zip(actions, chances))
