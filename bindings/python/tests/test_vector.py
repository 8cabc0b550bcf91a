"""Vectors: many matches at once, the same as one by one."""

import sys
import threading

import numpy as np
import pytest

import atoll


@pytest.mark.parametrize("slug", atoll.games())
def test_a_vector_plays_the_matches_that_positions_play(slug):
    """Table i plays the matches with the dice of the streams i, i + n, i + 2n and so on."""
    n, seed = 2, 17
    steps = {"coral": 40, "relief": 2000}.get(slug, 400)
    game = atoll.load(slug, seats=2)
    vector = atoll.vector(slug, n, seats=2, threads=2, seed=seed)
    rng = np.random.default_rng(1)
    dice, positions, started = [], [], [0] * n

    def begin(table):
        fresh = atoll.Dice(seed, table + started[table] * n)
        started[table] += 1
        position = game.new()
        position.settle(fresh)
        return fresh, position

    for table in range(n):
        fresh, position = begin(table)
        dice.append(fresh)
        positions.append(position)
    ended = 0
    for _ in range(steps):
        actions = np.zeros(n, dtype=np.int64)
        for table, position in enumerate(positions):
            seat = position.turn()[0]
            assert vector.seats[table] == seat
            assert (vector.observations[table] == position.observation(seat)).all()
            legal = sorted(position.legal_indices(seat))
            assert list(np.flatnonzero(vector.masks[table])) == legal
            actions[table] = rng.choice(legal)
        vector.step(actions)
        for table, position in enumerate(positions):
            position.act_index(position.turn()[0], int(actions[table]))
            position.settle(dice[table])
            assert vector.ends[table] == position.over
            assert list(vector.rewards[table]) == pytest.approx(position.rewards)
            if position.over:
                ended += 1
                dice[table], positions[table] = begin(table)
    assert ended or slug == "coral"


def test_threads_make_no_difference():
    def run(threads):
        vector = atoll.vector("coralia", 300, seats=3, threads=threads, seed=5)
        sums = []
        for _ in range(150):
            vector.random()
            sums.append((int(vector.observations.sum(dtype=np.int64)), int(vector.masks.sum()), vector.rewards.copy()))
        return sums

    for one, other in zip(run(1), run(7)):
        assert one[:2] == other[:2] and (one[2] == other[2]).all()


def test_arrays_stay_the_same_and_are_not_copied():
    vector = atoll.vector("reef", 8, seats=2)
    arrays = [vector.observations, vector.masks, vector.rewards, vector.seats, vector.ends]
    addresses = [array.ctypes.data for array in arrays]
    before = vector.observations.copy()
    vector.random()
    again = [vector.observations, vector.masks, vector.rewards, vector.seats, vector.ends]
    assert [array.ctypes.data for array in again] == addresses
    assert all(one is other for one, other in zip(arrays, again))
    assert (vector.observations != before).any()
    assert [array.shape for array in arrays] == [(8, arrays[0].shape[1]), (8, 765), (8, 2), (8,), (8,)]


def test_other_threads_of_python_go_on_meanwhile():
    """With so long an interval nobody is made to wait for its turn: the other runs only if the lock is let go."""
    vector = atoll.vector("reef", 4096, seats=2, threads=1)
    begin, ran = threading.Event(), []
    thread = threading.Thread(target=lambda: (begin.wait(), ran.append(True)))
    thread.start()
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e6)
    try:
        begin.set()
        for _ in range(200):
            vector.random()
            if ran:
                break
    finally:
        sys.setswitchinterval(interval)
    assert ran
    thread.join()


def test_a_wrong_choice_changes_nothing():
    vector = atoll.vector("reef", 4, seats=2)
    actions = vector.masks.argmax(axis=1)
    before = vector.observations.copy(), vector.masks.copy(), vector.seats.copy()
    for wrong in (-1, 765, 2**40, int(np.flatnonzero(vector.masks[2] == 0)[0])):
        bad = actions.copy()
        bad[2] = wrong
        with pytest.raises(atoll.Refused) as fault:
            vector.step(bad)
        assert fault.value.code == wrong and "match 2" in str(fault.value)
    assert fault.value.rule.startswith("REEF-")
    for wrong in (np.zeros(3, dtype=np.int64), np.zeros(0, dtype=np.int64)):
        with pytest.raises(atoll.Refused):
            vector.step(wrong)
    with pytest.raises(TypeError):
        vector.step(np.zeros(4, dtype=np.float32))
    assert all((one == other).all() for one, other in zip(before, (vector.observations, vector.masks, vector.seats)))
    vector.step(actions)
    with pytest.raises(atoll.Refused):
        atoll.load("reef").vector(2).random()
    for n in (0, -1, 10**9):
        with pytest.raises((atoll.WrongOption, OverflowError)):
            atoll.vector("reef", n)
