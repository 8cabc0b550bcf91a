"""PettingZoo's own tests."""

import warnings

import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import atoll
import atoll.pettingzoo

# Box bounds of whole numbers are as wide as the numbers are; PettingZoo would have guessed narrower ones.
pytestmark = pytest.mark.filterwarnings("ignore:.*observation.*:UserWarning")


@pytest.mark.parametrize("slug", atoll.games())
def test_api(slug):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(atoll.pettingzoo.env(slug, seats=2), num_cycles=40 if slug == "coral" else 300)


@pytest.mark.parametrize("slug", atoll.games())
def test_seed(slug):
    seed_test(lambda: atoll.pettingzoo.env(slug, seats=2), num_cycles=10 if slug == "coral" else 60)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_parallel_api_of_relief(seats):
    parallel_api_test(atoll.pettingzoo.parallel_env("relief", seats=seats), num_cycles=300)


def test_parallel_seed_of_relief():
    """PettingZoo's own test of this ignores masks, and so does what a seat may not do."""

    def run():
        env = atoll.pettingzoo.parallel_env("relief", seats=3)
        for agent in env.possible_agents:
            env.action_space(agent).seed(5)
        observations, _ = env.reset(seed=9)
        for _ in range(60):
            actions = {agent: env.action_space(agent).sample(one["action_mask"]) for agent, one in observations.items()}
            observations, *_ = env.step(actions)
        return env.position

    assert run() == run()


@pytest.mark.parametrize("slug,seats", [("reef", 3), ("coralia", 4), ("relief", 3), ("reef", 1)])
def test_a_match_ends_with_rewards(slug, seats):
    env = atoll.pettingzoo.env(slug, seats=seats)
    env.reset(seed=4)
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        mask = observation["action_mask"]
        env.step(None if terminated or truncated else env.action_space(agent).sample(mask))
    assert rewards == dict(zip(env.possible_agents, map(float, env.position.rewards)))
    if seats > 1:
        assert abs(sum(rewards.values())) < 1e-6 and any(rewards.values())


def test_an_illegal_action_is_refused_and_changes_nothing():
    env = atoll.pettingzoo.env("reef", seats=2, render_mode="ansi")
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    before = env.position.hash()
    with pytest.raises(atoll.Refused):
        env.step(int((mask == 0).argmax()))
    assert env.position.hash() == before and env.render() == env.position.draw()
    other = env.possible_agents[1 - env.possible_agents.index(env.agent_selection)]
    assert not env.observe(other)["action_mask"].any()


def test_all_seats_of_relief_grow_at_once():
    env = atoll.pettingzoo.parallel_env("relief", seats=3)
    env.reset(seed=2)
    together = 0
    while env.agents:
        asked = env.position.turn()
        together += len(asked) > 1
        actions = {}
        for agent in env.agents:
            legal = env.position.legal_indices(env.possible_agents.index(agent))
            actions[agent] = legal[0] if legal else 0
        env.step(actions)
    assert together > 0
