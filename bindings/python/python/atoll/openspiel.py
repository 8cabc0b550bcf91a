"""Atoll's games as Python games of OpenSpiel (``pip install open_spiel``).

>>> import pyspiel, atoll.openspiel
>>> atoll.openspiel.register()
>>> game = pyspiel.load_game("atoll_reef")  # or "atoll_reef(players=3)"

Chance is explicit. Seats of a simultaneous phase decide one after the other; none sees what the others did before all
have. Actions are indices, as in ``Vector``. The observation tensor is that of ``Position.observation``; the
information state adds 256 bits of a digest of all that the seat has heard, so that it tells histories apart.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np
import pyspiel

from ._atoll import Dice, Position, games, load

__all__ = ["AtollGame", "AtollState", "register"]

_PERFECT = {"reef", "islands", "coral"}
_HEARD = 256
_registered: set[str] = set()


def register() -> list[str]:
    """Registers every game that is not registered yet; the names of all, such as ``atoll_reef``."""
    for slug in games():
        if slug not in _registered:
            pyspiel.register_game(_type(slug), _class(slug))
            _registered.add(slug)
    return [f"atoll_{slug}" for slug in games()]


def _type(slug: str) -> pyspiel.GameType:
    open_to_all = slug in _PERFECT
    kind = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"atoll_{slug}",
        long_name=f"Atoll: {load(slug).title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.PERFECT_INFORMATION if open_to_all else kind.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "options": "{}"},
    )


class AtollGame(pyspiel.Game):
    """A game with seats and options: ``players`` and ``options``, the latter as JSON with ``'`` for ``\"``."""

    slug = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        options = json.loads(str(params.get("options", "{}")).replace("'", '"'))
        self.atoll = load(self.slug, seats=int(params.get("players", 2)), options=options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.atoll.actions,
            max_chance_outcomes=self.atoll.chances,
            num_players=self.atoll.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.atoll.max_events,
        )
        super().__init__(_type(self.slug), info, params)

    def new_initial_state(self) -> AtollState:
        return AtollState(self)

    def make_py_observer(self, iig_obs_type=None, params: dict[str, Any] | None = None) -> Observer:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.atoll.observation_size, recalls)


class AtollState(pyspiel.State):
    """A position of a match."""

    def __init__(self, game: AtollGame) -> None:
        super().__init__(game)
        self.position: Position = game.atoll.new()

    def current_player(self) -> int:
        if self.position.over:
            return pyspiel.PlayerId.TERMINAL
        if self.position.at_chance:
            return pyspiel.PlayerId.CHANCE
        return self.position.turn()[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal_indices(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        odds = self.position.odds()
        total = sum(weight for _, weight in odds)
        return [(code, weight / total) for code, weight in odds]

    def _apply_action(self, action: int) -> None:
        if self.position.at_chance:
            self.position.chance(action)
        else:
            self.position.act_index(self.position.turn()[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.chance_text(action)
        try:
            return self.position.action_text(self.position.code_at(action))
        except ValueError:
            return f"index {action}"

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        return [float(reward) for reward in self.position.rewards]

    def resample_from_infostate(self, player: int, rng) -> AtollState:
        """A state drawn from those that the player cannot tell from this one."""
        drawn = self.clone()
        drawn.position = self.position.sample(player, Dice(int(rng() * 2**53)))
        return drawn

    def __str__(self) -> str:
        return self.position.draw()


class Observer:
    """Writes what a player may know: as numbers and as text."""

    def __init__(self, size: int, recalls: bool) -> None:
        self._size = size
        self._recalls = recalls
        self.tensor = np.zeros(size + (_HEARD if recalls else 0), np.float32)
        self._whole = np.zeros(size, np.int16)
        self.dict = {"observation": self.tensor[:size]}
        if recalls:
            self.dict["heard"] = self.tensor[size:]

    def set_from(self, state: AtollState, player: int) -> None:
        state.position.observation(player, out=self._whole)
        self.tensor[: self._size] = self._whole
        if self._recalls:
            digest = hashlib.sha256(_heard(state.position, player).encode()).digest()
            self.tensor[self._size :] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: AtollState, player: int) -> str:
        told = f"seat {player}\n{state.position.view_text(player)}"
        return told + "\n" + _heard(state.position, player) if self._recalls else told


def _heard(position: Position, player: int) -> str:
    """All that a player has heard; of a sampled position, what it shows now."""
    if position.events is None:
        return "sampled"
    return position.heard_text(player)


def _class(slug: str) -> type[AtollGame]:
    return type(f"Atoll{slug.capitalize()}", (AtollGame,), {"slug": slug})
