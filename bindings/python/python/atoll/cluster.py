"""Self-play, arenas and balance over a Ray cluster (``pip install ray``), or in this process without one.

A run is cut into parts. Each part is played from its own seeds, so the totals are the same for any number of workers.
A part whose worker dies is played again by another; parts that are done are kept in ``store``, if a folder is given,
so that a run goes on where it was stopped.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ._atoll import load

__all__ = ["Arena", "Balance", "Sim", "arena", "balance", "sim"]


@dataclass(frozen=True)
class Sim:
    """What a series of matches came to."""

    games: int
    decisions: int
    unfinished: int
    digest: str
    """The digest that ``atoll sim`` prints for the same series."""
    points: list[int]
    """All points of each seat."""
    wins: list[float]
    """Matches that each seat won; a shared first place is shared."""


@dataclass(frozen=True)
class Arena:
    """What came of matches between two bots."""

    matches: int
    wins: float
    """Matches that the first bot won; those without a winner count half."""
    share: float
    """The same as a share of all matches."""
    error: float
    """One standard error of the share."""


@dataclass(frozen=True)
class Balance:
    """How a game comes out, seat by seat."""

    games: int
    shares: list[float]
    """The share of matches that each seat wins."""
    points: list[float]
    """The mean points of each seat."""
    spread: list[float]
    """The standard deviation of the points of each seat."""
    decisions: float
    """Decisions of a match, on average."""


def sim(
    slug: str,
    games: int,
    seed: int,
    bots: list[str] | None = None,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    **how: Any,
) -> Sim:
    """Matches between bots; the totals of ``atoll sim``. ``how``: ``part``, ``workers``, ``store``, ``progress``."""
    seats = seats or (len(bots) if bots else None)
    job = {"kind": "sim", "slug": slug, "seats": seats, "options": options, "bots": bots, "seed": seed}
    parts = _run(job, games, **how)
    digest = hashlib.sha256()
    for part in parts:
        for one in part["digests"]:
            digest.update(bytes.fromhex(one))
    return Sim(
        games=games,
        decisions=sum(part["decisions"] for part in parts),
        unfinished=sum(part["unfinished"] for part in parts),
        digest=digest.hexdigest()[:16],
        points=[sum(column) for column in zip(*(part["points"] for part in parts))],
        wins=[sum(column) for column in zip(*(part["wins"] for part in parts))],
    )


def balance(
    slug: str,
    games: int,
    seed: int,
    bots: list[str] | None = None,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    **how: Any,
) -> Balance:
    """How a game comes out, seat by seat, between equal bots: for designers who change rules or components."""
    seats = seats or (len(bots) if bots else None)
    job = {"kind": "sim", "slug": slug, "seats": seats, "options": options, "bots": bots, "seed": seed}
    parts = _run(job, games, **how)

    def sums(key: str) -> list[float]:
        return [sum(column) for column in zip(*(part[key] for part in parts))]

    points, squares = sums("points"), sums("squares")
    means = [total / games for total in points]
    return Balance(
        games=games,
        shares=[wins / games for wins in sums("wins")],
        points=means,
        spread=[max(0.0, square / games - mean * mean) ** 0.5 for square, mean in zip(squares, means)],
        decisions=sum(part["decisions"] for part in parts) / games,
    )


def arena(
    slug: str,
    one: str,
    other: str,
    deals: int,
    seed: int,
    options: dict[str, Any] | None = None,
    **how: Any,
) -> Arena:
    """Matches of two between bots; each deal is played twice, with the seats exchanged."""
    job = {"kind": "arena", "slug": slug, "seats": 2, "options": options, "bots": [one, other], "seed": seed}
    parts = _run(job, deals, **how)
    results = [result for part in parts for result in part["results"]]
    matches = 2 * len(results)
    share = sum(results) / matches if matches else 0.0
    variance = sum((result / 2 - share) ** 2 for result in results) / max(1, len(results) - 1)
    return Arena(matches, sum(results), share, (variance / max(1, len(results))) ** 0.5)


def play_part(job: dict[str, Any], first: int, count: int) -> dict[str, Any]:
    """One part of a job, wherever it is played."""
    game = load(job["slug"], seats=job["seats"], options=job["options"])
    if job["kind"] == "arena":
        return {"pid": os.getpid(), "results": [_duel(game, job, deal) for deal in range(first, first + count)]}
    played = game.sim(count, job["seed"], bots=job["bots"], first=first)
    scores = [one for one in played["scores"] if one is not None]
    places = [one for one in played["places"] if one is not None]
    seats = range(game.seats)
    return {
        "pid": os.getpid(),
        "decisions": played["decisions"],
        "unfinished": played["unfinished"],
        "digests": played["digests"],
        "points": [sum(one[seat] for one in scores) for seat in seats],
        "squares": [sum(one[seat] ** 2 for one in scores) for seat in seats],
        "wins": [sum((one[seat] == 1) / one.count(1) for one in places) for seat in seats],
    }


def _duel(game: Any, job: dict[str, Any], deal: int) -> float:
    """The wins of the first bot in the two matches of a deal."""
    wins = 0.0
    for mine in (0, 1):
        bots = job["bots"] if mine == 0 else job["bots"][::-1]
        places = game.fight(bots, job["seed"], deal)["places"]
        if places is None or places[0] == places[1]:
            wins += 0.5
        else:
            wins += places[mine] == 1
    return wins


def _run(
    job: dict[str, Any],
    count: int,
    part: int = 64,
    workers: int | None = None,
    store: str | os.PathLike[str] | None = None,
    progress: Callable[[int, int, dict[str, Any]], None] | None = None,
) -> list[dict[str, Any]]:
    """Plays a job in parts of ``part`` and gives them in order. ``workers=0`` plays all in this process."""
    if count < 1 or part < 1:
        raise ValueError("there must be at least one match, and one match in a part")
    firsts = list(range(0, count, part))
    wanted = {first: min(part, count - first) for first in firsts}
    kept = _Store(store, {**job, "count": count, "part": part})
    done = {first: kept.read(first) for first in firsts}
    done = {first: told for first, told in done.items() if told is not None}
    missing = [first for first in firsts if first not in done]
    for first, told in _played(job, missing, wanted, workers):
        kept.write(first, told)
        done[first] = told
        if progress is not None:
            progress(len(done), len(firsts), told)
    return [done[first] for first in firsts]


def _played(
    job: dict[str, Any], missing: list[int], wanted: dict[int, int], workers: int | None
) -> Iterable[tuple[int, dict[str, Any]]]:
    if workers == 0:
        for first in missing:
            yield first, play_part(job, first, wanted[first])
        return
    import ray

    if not ray.is_initialized():
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    # A part whose worker dies is played again, as often as it takes.
    remote = ray.remote(num_cpus=1, max_retries=-1)(play_part)
    under_way: dict[Any, int] = {}
    rest = iter(missing)
    limit = 4 * int(ray.cluster_resources().get("CPU", 1))

    def send() -> None:
        for first in rest:
            under_way[remote.remote(job, first, wanted[first])] = first
            if len(under_way) >= limit:
                return

    send()
    while under_way:
        ready, _ = ray.wait(list(under_way), num_returns=1)
        for one in ready:
            yield under_way.pop(one), ray.get(one)
        send()


class _Store:
    """Parts that are done, in a folder; nowhere if there is none."""

    def __init__(self, folder: str | os.PathLike[str] | None, job: dict[str, Any]) -> None:
        self.folder = None if folder is None else Path(folder)
        if self.folder is None:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        path, text = self.folder / "job.json", json.dumps(job, sort_keys=True)
        if path.exists() and path.read_text() != text:
            raise ValueError(f"{path}: this folder holds parts of another job")
        path.write_text(text)

    def read(self, first: int) -> dict[str, Any] | None:
        path = None if self.folder is None else self.folder / f"{first}.json"
        return json.loads(path.read_text()) if path is not None and path.exists() else None

    def write(self, first: int, told: dict[str, Any]) -> None:
        if self.folder is not None:
            # Whole or not at all, also if this process dies now.
            half = self.folder / f"{first}.half"
            half.write_text(json.dumps(told))
            half.replace(self.folder / f"{first}.json")


def as_json(told: Sim | Arena | Balance) -> str:
    """A result as JSON."""
    return json.dumps(asdict(told))
