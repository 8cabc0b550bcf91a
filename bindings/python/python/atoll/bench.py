"""How fast positions and vectors are, side by side with OpenSpiel's C++ games: ``python -m atoll.bench [SECONDS]``.

Both sides do what a learner does at a decision: ask for the legal actions, write down what the player may know, choose
at random, play, and let chance fall. Rates are decisions a second of processor time, of one core. A vector fills
arrays of observations and masks; beside it OpenSpiel fills such arrays too.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

import numpy as np

import atoll

PAIRS = [("reef", "backgammon"), ("islands", "backgammon"), ("coralia", "hanabi(players=2)")]


def rate(work: Callable[[], int], seconds: float) -> float:
    """Decisions a second of processor time; ``work`` gives how many it took. The best of three runs."""
    best = 0.0
    for _ in range(3):
        begun, decisions = time.process_time(), 0
        while time.process_time() - begun < seconds / 3:
            decisions += work()
        best = max(best, decisions / (time.process_time() - begun))
    return best


def spiel(name: str, observe: bool, arrays: bool = False) -> Callable[[], int]:
    """Plays a match of an OpenSpiel game from Python; with ``arrays`` it fills those that a vector fills."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)
    seen = np.zeros(game.observation_tensor_size(), dtype=np.float32)
    mask = np.zeros(game.num_distinct_actions(), dtype=np.uint8)

    def work() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                codes, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(codes, chances)[0])
                continue
            actions = state.legal_actions()
            if arrays:
                seen[:] = state.observation_tensor(state.current_player())
                mask[:] = 0
                mask[actions] = 1
            elif observe:
                state.observation_tensor(state.current_player())
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
        return decisions

    return work


def single(slug: str, observe: bool) -> Callable[[], int]:
    """Plays a match of ours from Python, one step at a time."""
    game, rng = atoll.load(slug, seats=2), random.Random(1)
    out = np.zeros(game.observation_size, dtype=np.int16)

    def work() -> int:
        position, decisions = game.new(), 0
        while not position.over:
            if position.at_chance:
                codes, weights = zip(*position.odds())
                position.chance(rng.choices(codes, weights)[0])
                continue
            seat = position.turn()[0]
            actions = position.legal(seat)
            if observe:
                position.observation(seat, out=out)
            position.act(seat, actions[int(rng.random() * len(actions))])
            decisions += 1
        return decisions

    return work


def many(slug: str, n: int, threads: int) -> Callable[[], int]:
    """Steps a vector with random actions that Rust chooses; Python sees all arrays of every step."""
    vector = atoll.vector(slug, n, seats=2, threads=threads)

    def work() -> int:
        vector.random()
        return n

    return work


def chosen(slug: str, n: int, threads: int) -> Callable[[], int]:
    """Steps a vector with the first legal action of each mask, found by numpy."""
    vector = atoll.vector(slug, n, seats=2, threads=threads)

    def work() -> int:
        vector.step(vector.masks.argmax(axis=1))
        return n

    return work


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 6.0
    heads = ["legal and act", "theirs", "and observation", "theirs", "arrays (vector of 4096)", "theirs", "times"]
    print("| Atoll | OpenSpiel | " + " | ".join(heads) + " |")
    print("|---|---|" + "---:|" * len(heads))
    for slug, other in PAIRS:
        row = [rate(single(slug, False), seconds), rate(spiel(other, False), seconds)]
        row += [rate(single(slug, True), seconds), rate(spiel(other, True), seconds)]
        row += [rate(many(slug, 4096, 1), seconds), rate(spiel(other, True, arrays=True), seconds)]
        cells = " | ".join(f"{number:,.0f}" for number in row)
        print(f"| {slug} | {other} | {cells} | {row[4] / row[5]:.1f} |", flush=True)
    print()
    print("| Atoll | vector, actions chosen by numpy | observation | actions |")
    print("|---|---:|---:|---:|")
    for slug in atoll.games():
        game = atoll.load(slug, seats=2)
        n = 256 if slug == "coral" else 4096
        told = f"{rate(chosen(slug, n, 1), seconds):,.0f}"
        print(f"| {slug} | {told} | {game.observation_size} | {game.actions} |", flush=True)


if __name__ == "__main__":
    main()
