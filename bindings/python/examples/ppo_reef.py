"""Trains a small policy on Reef by PPO with numpy alone, and lets it play against random.

    python ppo_reef.py [UPDATES]

One network plays all seats of many matches at once (`atoll.vector`). It sees the observation, clipped and scaled, and
chooses among the legal actions; what a seat wins at the end is the reward of all its decisions in the match.
"""

from __future__ import annotations

import sys
import time

import numpy as np

import atoll

SLUG, SEATS = "reef", 2
TABLES, STEPS, HIDDEN = 64, 64, 64
CLIP, RATE, ENTROPY, EPOCHS, BATCHES = 0.2, 1e-3, 0.003, 3, 4


class Net:
    """Observation, one hidden layer, logits of the actions and the value of the position."""

    def __init__(self, size: int, actions: int, rng: np.random.Generator) -> None:
        def layer(rows: int, columns: int, scale: float) -> np.ndarray:
            return (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.weights = [
            layer(size, HIDDEN, 1.4),
            np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, actions, 0.01),
            np.zeros(actions, np.float32),
            layer(HIDDEN, 1, 0.1),
            np.zeros(1, np.float32),
        ]
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def forward(self, seen: np.ndarray, masks: np.ndarray):
        w = self.weights
        hidden = np.tanh(seen @ w[0] + w[1])
        logits = np.where(masks > 0, hidden @ w[2] + w[3], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        odds = np.exp(logits)
        odds /= odds.sum(axis=1, keepdims=True)
        return hidden, odds, (hidden @ w[4] + w[5])[:, 0]

    def learn(self, gradients: list[np.ndarray]) -> None:
        """One step of Adam, with the gradient cut to length 0.5."""
        self.steps += 1
        length = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients))
        for n, gradient in enumerate(gradients):
            gradient = gradient * min(1.0, 0.5 / (length + 1e-8))
            self.first[n] += 0.1 * (gradient - self.first[n])
            self.second[n] += 0.001 * (gradient**2 - self.second[n])
            first = self.first[n] / (1 - 0.9**self.steps)
            second = self.second[n] / (1 - 0.999**self.steps)
            self.weights[n] -= RATE * first / (np.sqrt(second) + 1e-8)


def scaled(observations: np.ndarray) -> np.ndarray:
    return np.clip(observations, -6, 6).astype(np.float32) / 3


def choose(odds: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    sums = odds.cumsum(axis=1)
    return np.minimum((sums < rng.random((len(odds), 1)) * sums[:, -1:]).sum(axis=1), odds.shape[1] - 1)


def gather(net: Net, vector: atoll.Vector, rng: np.random.Generator):
    """Plays on at all tables; what was seen, done, and won in the end by the seat that did it."""
    n = vector.n
    seen = np.zeros((STEPS, n, vector.observations.shape[1]), np.float32)
    masks = np.zeros((STEPS, n, vector.masks.shape[1]), np.uint8)
    done, chance, value = np.zeros((STEPS, n), np.int64), np.zeros((STEPS, n)), np.zeros((STEPS, n))
    seats, ends = np.zeros((STEPS, n), np.int64), np.zeros((STEPS, n), bool)
    rewards = np.zeros((STEPS, n, SEATS))
    for step in range(STEPS):
        seen[step], masks[step], seats[step] = scaled(vector.observations), vector.masks, vector.seats
        _, odds, value[step] = net.forward(seen[step], masks[step])
        done[step] = choose(odds, rng)
        # A choice that rounding made is replaced by the likeliest.
        wrong = masks[step][np.arange(n), done[step]] == 0
        done[step][wrong] = odds[wrong].argmax(axis=1)
        chance[step] = odds[np.arange(n), done[step]]
        vector.step(done[step])
        rewards[step], ends[step] = vector.rewards, vector.ends
    # What is won at the end, or the value at the last decision of the seat, is what its decisions were worth.
    worth = np.zeros((STEPS, n))
    _, _, last = net.forward(scaled(vector.observations), vector.masks)
    hope = np.zeros((n, SEATS))
    rows = np.arange(n)
    hope[rows, vector.seats] = last
    hope[rows, 1 - vector.seats.astype(np.int64)] = -last
    for step in reversed(range(STEPS)):
        hope = np.where(ends[step][:, None], rewards[step], hope)
        worth[step] = hope[rows, seats[step]]
        # A little of what the network thinks on the way makes the returns less noisy.
        hope *= 0.95
        hope[rows, seats[step]] += 0.05 * value[step]
        hope[rows, 1 - seats[step]] -= 0.05 * value[step]

    def flat(array):
        return array.reshape(STEPS * n, *array.shape[2:])

    return flat(seen), flat(masks), flat(done), flat(chance), flat(worth), flat(value)


def update(net: Net, batch, rng: np.random.Generator) -> None:
    seen, masks, done, chance, worth, value = batch
    advantage = worth - value
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(EPOCHS):
        order = rng.permutation(len(done))
        for part in np.array_split(order, BATCHES):
            hidden, odds, now = net.forward(seen[part], masks[part])
            rows = np.arange(len(part))
            picked = odds[rows, done[part]]
            ratio, gain = picked / chance[part], advantage[part]
            # The clipped objective has no slope where the ratio has gone too far already.
            free = ~(((ratio > 1 + CLIP) & (gain > 0)) | ((ratio < 1 - CLIP) & (gain < 0)))
            slope = -(ratio * gain * free)[:, None] / len(part)
            d_logits = -odds * slope
            d_logits[rows, done[part]] += slope[:, 0]
            logs = np.log(odds + 1e-12)
            entropy = -(odds * logs).sum(axis=1, keepdims=True)
            d_logits += ENTROPY * odds * (logs + entropy) / len(part)
            d_value = (now - worth[part])[:, None] / len(part)
            w = net.weights
            d_hidden = (d_logits @ w[2].T + d_value @ w[4].T) * (1 - hidden**2)
            net.learn(
                [
                    (seen[part].T @ d_hidden).astype(np.float32),
                    d_hidden.sum(axis=0).astype(np.float32),
                    (hidden.T @ d_logits).astype(np.float32),
                    d_logits.sum(axis=0).astype(np.float32),
                    (hidden.T @ d_value).astype(np.float32),
                    d_value.sum(axis=0).astype(np.float32),
                ]
            )


def against_random(net: Net, matches: int, seed: int) -> tuple[float, float]:
    """The share of wins of the network against random play, seats exchanged, and its standard error."""
    rng = np.random.default_rng(seed)
    vector = atoll.vector(SLUG, 128, seats=SEATS, seed=seed)
    results: list[float] = []
    mine = np.arange(128) % SEATS
    while len(results) < matches:
        _, odds, _ = net.forward(scaled(vector.observations), vector.masks)
        even = vector.masks / vector.masks.sum(axis=1, keepdims=True)
        ours = vector.seats == mine
        actions = choose(np.where(ours[:, None], odds, even), rng)
        wrong = vector.masks[np.arange(128), actions] == 0
        actions[wrong] = vector.masks[wrong].argmax(axis=1)
        vector.step(actions)
        for table in np.flatnonzero(vector.ends):
            results.append((vector.rewards[table, mine[table]] + 1) / 2)
    won = np.array(results[:matches])
    return float(won.mean()), float(won.std() / np.sqrt(matches))


def main(updates: int) -> float:
    rng = np.random.default_rng(1)
    game = atoll.load(SLUG, seats=SEATS)
    net = Net(game.observation_size, game.actions, rng)
    vector = atoll.vector(SLUG, TABLES, seats=SEATS, seed=1)
    share, error = against_random(net, 500, 100)
    print(f"before: {share:.1%} ± {error:.1%} of 500 matches against random")
    begun = time.monotonic()
    for n in range(1, updates + 1):
        update(net, gather(net, vector, rng), rng)
        if n % 20 == 0 or n == updates:
            share, error = against_random(net, 500, 100 + n)
            print(f"after {n} updates, {n * STEPS * TABLES:,} decisions, {time.monotonic() - begun:.0f} s: {share:.1%} ± {error:.1%}", flush=True)
    share, error = against_random(net, 2000, 99)
    verdict = "beats" if share - 3 * error > 0.5 else "does not beat"
    print(f"{share:.1%} ± {error:.1%} of 2000 matches: it {verdict} random")
    return share


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40)
