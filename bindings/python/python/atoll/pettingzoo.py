"""Atoll's games as environments of PettingZoo (``pip install pettingzoo``).

An observation is ``{"observation": int16 array, "action_mask": int8 array}``; the actions are indices, as in
``Vector``. A seat that is not asked has a mask of zeros.
"""

from __future__ import annotations

import secrets
from os import PathLike
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ._atoll import Dice, Game, Position, load

__all__ = ["AtollEnv", "AtollParallelEnv", "env", "parallel_env"]


def env(
    slug: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    data: str | PathLike[str] | None = None,
    render_mode: str | None = None,
) -> AtollEnv:
    """A game whose seats decide one after the other; those of a simultaneous phase in seat order."""
    return AtollEnv(load(slug, seats=seats, options=options, data=data), render_mode)


def parallel_env(
    slug: str = "relief",
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    data: str | PathLike[str] | None = None,
    render_mode: str | None = None,
) -> AtollParallelEnv:
    """A game whose seats decide side by side, as they do in Coral Relief.

    Every step takes an action of each seat; that of a seat with an empty mask counts for nothing.
    """
    return AtollParallelEnv(load(slug, seats=seats, options=options, data=data), render_mode)


class _Table:
    """What both kinds of environments share: a match and its dice."""

    def __init__(self, game: Game, render_mode: str | None) -> None:
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f"render_mode: {render_mode!r} is not ansi or human")
        self.game = game
        self.render_mode = render_mode
        self.metadata = {
            "name": f"atoll_{game.slug}_v{game.version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{n}" for n in range(game.seats)]
        self.agents: list[str] = []
        self._numbers = {agent: n for n, agent in enumerate(self.possible_agents)}
        limits = np.iinfo(np.int16)
        observation = spaces.Dict(
            {
                "observation": spaces.Box(limits.min, limits.max, (game.observation_size,), np.int16),
                "action_mask": spaces.Box(0, 1, (game.actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(game.actions) for agent in self.possible_agents}
        self._seed = secrets.randbits(63)
        self._stream = 0
        self.position: Position = game.new()

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._seed, self._stream = seed % 2**64, 0
        self.dice = Dice(self._seed, self._stream)
        self._stream += 1
        self.position = self.game.new()
        self.position.settle(self.dice)

    def _look(self, agent: str, asked: bool) -> dict[str, np.ndarray]:
        seat = self._numbers[agent]
        mask = np.zeros(self.game.actions, dtype=np.int8)
        if asked:
            mask[self.position.legal_indices(seat)] = 1
        return {"observation": self.position.observation(seat), "action_mask": mask}

    def render(self) -> str | None:
        drawing = self.position.draw()
        if self.render_mode == "human":
            print(drawing)
            return None
        return drawing

    def close(self) -> None:
        """There is nothing to close."""


class AtollEnv(_Table, AECEnv):
    """A match as an agent-environment cycle."""

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        AECEnv.__init__(self)
        _Table.__init__(self, game, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.turn()[0]]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        return self._look(agent, agent == self.agent_selection and not self.position.over)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.act_index(self._numbers[agent], int(action))
        self.position.settle(self.dice)
        self._cumulative_rewards[agent] = 0.0
        if self.position.over:
            self.rewards = dict(zip(self.possible_agents, map(float, self.position.rewards)))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[self.position.turn()[0]]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class AtollParallelEnv(_Table, ParallelEnv):
    """A match in which all seats that are asked decide at once."""

    def __init__(self, game: Game, render_mode: str | None = None) -> None:
        _Table.__init__(self, game, render_mode)

    def _all(self) -> tuple[dict[str, dict[str, np.ndarray]], dict[str, dict[str, Any]]]:
        asked = set(self.position.turn())
        observations = {agent: self._look(agent, self._numbers[agent] in asked) for agent in self.agents}
        infos = {agent: {"asked": self._numbers[agent] in asked} for agent in self.agents}
        return observations, infos

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None):
        self._begin(seed)
        self.agents = self.possible_agents[:]
        return self._all()

    def step(self, actions: dict[str, int]):
        asked = self.position.turn()
        # What seats do in one phase commutes; a copy keeps the match as it was if one of the actions is refused.
        after = self.position.clone()
        for seat in asked:
            after.act_index(seat, int(actions[self.possible_agents[seat]]))
        after.settle(self.dice)
        self.position = after
        over = self.position.over
        rewards = dict(zip(self.agents, map(float, self.position.rewards)))
        observations, infos = self._all()
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos
