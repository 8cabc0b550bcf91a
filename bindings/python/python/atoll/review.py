"""What each decision of a match was worth, and what was luck."""

from __future__ import annotations

from dataclasses import dataclass
from os import PathLike

from ._atoll import game_of

__all__ = ["Decision", "Review", "SeatReview", "review"]


@dataclass(frozen=True)
class Decision:
    """A decision with a choice, compared with the best that was found, from what its seat knew then."""

    event: int
    """The number of the event, from 0."""
    seat: int
    """Who decided."""
    code: int
    """What was played."""
    text: str
    """What was played, in notation."""
    sentence: str
    """What was played, in words; seats are called ``{A}`` to ``{D}``."""
    best: int
    """The best action found; what was played if nothing better was."""
    best_text: str
    """The best action found, in notation."""
    best_sentence: str
    """The best action found, in words."""
    reason: str
    """What speaks for the best action."""
    loss: float
    """The share of a win that was given away, from 0 to 1."""
    stake: float
    """The share of a win that could have been given away."""
    before: list[float]
    """How each seat stands if the best is done."""
    after: list[float]
    """How each seat stands after what was done."""

    @property
    def chance(self) -> float:
        """The share of a win that the seat could expect before it decided, from 0 to 1."""
        return self.before[self.seat]


@dataclass(frozen=True)
class SeatReview:
    """How one seat played."""

    decisions: int
    """In how many decisions it had a choice."""
    accuracy: float
    """How much it kept of what it could have given away, in a hundred; 100 if nothing was at stake."""
    loss: float
    """The share of a win that its own decisions gave away, all together."""
    luck: float
    """The share of a win that dice and cards brought it; less than nothing if it was unlucky."""


@dataclass(frozen=True)
class Review:
    """A match, decision by decision."""

    game: str
    level: str
    decisions: list[Decision]
    moments: list[Decision]
    """The decisions that cost most, the costliest first: at most three."""
    seats: list[SeatReview]

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """``(event, share of a win)`` of a seat before each decision of anybody."""
        return [(one.event, one.before[seat]) for one in self.decisions]

    def mistakes(self, least: float = 0.1) -> list[Decision]:
        """The decisions that gave away at least so much, the worst first."""
        return sorted((one for one in self.decisions if one.loss >= least), key=lambda one: -one.loss)


def review(
    record: str,
    level: str = "6",
    lang: str = "en",
    data: str | PathLike[str] | None = None,
) -> Review:
    """Looks at a record again, as ``atoll review`` does: the same level gives the same numbers."""
    game = game_of(record, data)
    told = game.review(record, level=level, lang=lang)
    decisions = [
        Decision(
            event=one["n"],
            seat=one["seat"],
            code=one["done"]["code"],
            text=one["done"]["text"],
            sentence=one["done"]["sentence"],
            best=one["best"]["code"],
            best_text=one["best"]["text"],
            best_sentence=one["best"]["sentence"],
            reason=one["reason"],
            loss=one["loss"],
            stake=one["stake"],
            before=one["before"],
            after=one["after"],
        )
        for one in told["decisions"]
    ]
    return Review(
        game=game.slug,
        level=level,
        decisions=decisions,
        moments=[decisions[at] for at in told["moments"]],
        seats=[SeatReview(**seat) for seat in told["seats"]],
    )
