"""Atoll: five coral board games with exact rules.

>>> import atoll
>>> game = atoll.load("reef", seats=2)
>>> position = game.new()
>>> position.over
False
"""

from __future__ import annotations

from os import PathLike
from typing import Any

from . import errors
from ._atoll import Bot, Dice, Game, Position, Vector, __version__, game_of, games, load
from .errors import AtollError, NoHistory, Over, Refused, WrongCode, WrongData, WrongOption, WrongRecord, WrongSeat, WrongTurn
from .review import review

__all__ = [
    "AtollError",
    "Bot",
    "Dice",
    "Game",
    "NoHistory",
    "Over",
    "Position",
    "Refused",
    "Vector",
    "WrongCode",
    "WrongData",
    "WrongOption",
    "WrongRecord",
    "WrongSeat",
    "WrongTurn",
    "__version__",
    "errors",
    "game_of",
    "games",
    "load",
    "play_randomly",
    "replay",
    "review",
    "vector",
]


def vector(
    slug: str,
    n: int,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    data: str | PathLike[str] | None = None,
    threads: int | None = None,
    seed: int = 0,
) -> Vector:
    """``n`` matches at once, begun with the dice of ``seed``."""
    many = load(slug, seats=seats, options=options, data=data).vector(n, threads=threads)
    many.reset(seed)
    return many


def replay(record: str, data: str | PathLike[str] | None = None) -> Position:
    """The last position of a record, every event of which is checked against the rules."""
    return game_of(record, data).replay(record)


def play_randomly(position: Position, dice: Dice) -> int:
    """Plays on to the end with random actions, as ``atoll sim`` does; how many decisions were taken."""
    decisions = 0
    while True:
        while position.at_chance:
            outcome = dice.pick(position.odds())
            assert outcome is not None, "a chance turn offers an outcome"
            position.chance(outcome)
        asked = position.turn()
        if not asked:
            return decisions
        seat = asked[0] if len(asked) == 1 else asked[dice.below(len(asked))]
        position.act(seat, position.random(seat, dice))
        decisions += 1
