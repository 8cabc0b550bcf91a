"""Runs in parts: the same totals for any number of workers, also when one is killed."""

import os
import signal

import pytest

import atoll
from atoll import cluster

RUN = {"slug": "reef", "games": 600, "seed": 3, "seats": 2, "part": 20}


def test_one_process_gives_the_totals_of_sim(tmp_path):
    alone = cluster.sim(**RUN, workers=0)
    told = atoll.load("reef", seats=2).sim(600, 3, threads=2)
    assert (alone.digest, alone.decisions, alone.games) == (told["digest"], told["decisions"], 600)
    assert sum(alone.wins) == pytest.approx(600)
    assert cluster.sim(**{**RUN, "part": 77}, workers=0) == alone


def test_a_run_goes_on_where_it_was_stopped(tmp_path):
    class Stopped(Exception):
        pass

    def stop(done, parts, told):
        if done == 7:
            raise Stopped

    with pytest.raises(Stopped):
        cluster.sim(**RUN, workers=0, store=tmp_path, progress=stop)
    counted = []
    again = cluster.sim(**RUN, workers=0, store=tmp_path, progress=lambda done, parts, told: counted.append(done))
    assert counted == list(range(8, 31)) and again == cluster.sim(**RUN, workers=0)
    with pytest.raises(ValueError, match="another job"):
        cluster.sim(**{**RUN, "seed": 4}, workers=0, store=tmp_path)


def test_two_workers_of_which_one_is_killed_give_the_totals_of_one_process():
    import ray

    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    killed, workers = [], set()

    def kill(done, parts, told):
        workers.add(told["pid"])
        # In mid-run: parts are under way, and the worker is at one of them.
        if not killed and done >= 3 and done < parts // 2:
            killed.append(told["pid"])
            os.kill(told["pid"], signal.SIGKILL)

    try:
        told = cluster.sim(**RUN, workers=2, progress=kill)
        duel = cluster.arena("reef", "greedy", "random", deals=8, seed=1, workers=2, part=2)
    finally:
        ray.shutdown()
    assert killed and len(workers) >= 2
    assert told == cluster.sim(**RUN, workers=0)
    assert duel == cluster.arena("reef", "greedy", "random", deals=8, seed=1, workers=0, part=3)
    assert duel.matches == 16 and duel.share > 0.5


def test_balance_is_told_seat_by_seat():
    told = cluster.balance("islands", 60, 1, seats=3, workers=0)
    assert sum(told.shares) == pytest.approx(1) and len(told.points) == 3
    assert all(spread > 0 for spread in told.spread) and told.decisions > 10
