"""What each decision of a match was worth."""

from __future__ import annotations

from dataclasses import dataclass, field
from os import PathLike

from ._atoll import game_of

__all__ = ["Decision", "Review", "review"]


@dataclass(frozen=True)
class Decision:
    """A decision of a match and how it compares with the best one found."""

    event: int
    """The number of the event, from 0."""
    seat: int
    """Who decided."""
    code: int
    """What was played."""
    text: str
    """What was played, in notation."""
    best: int
    """The best action found."""
    best_text: str
    """The best action found, in notation."""
    chance: float
    """The share of a win that the seat could expect before it decided, from 0 to 1."""
    loss: float
    """How much of it the decision gave away: 0 for the best action found."""
    reason: str
    """What speaks for the best action."""


@dataclass(frozen=True)
class Review:
    """A match, decision by decision."""

    game: str
    seats: int
    level: str
    decisions: list[Decision] = field(default_factory=list)

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """``(event, chance)`` at each decision of a seat that was reviewed."""
        return [(one.event, one.chance) for one in self.decisions if one.seat == seat]

    def loss(self, seat: int) -> float:
        """The mean loss of a seat over its decisions; 0 if it took none."""
        losses = [one.loss for one in self.decisions if one.seat == seat]
        return sum(losses) / len(losses) if losses else 0.0

    def mistakes(self, least: float = 0.1) -> list[Decision]:
        """The decisions that gave away at least so much, the worst first."""
        return sorted((one for one in self.decisions if one.loss >= least), key=lambda one: -one.loss)


def review(
    record: str,
    level: str = "3",
    seats: list[int] | None = None,
    data: str | PathLike[str] | None = None,
) -> Review:
    """Compares each decision of a record with what a level of the bots finds.

    The loss is by the bot's own reckoning, on positions its seat could not tell from the real one; decisions with a
    single legal action are left out. An action that the search never tried counts as its worst one.
    """
    game = game_of(record, data)
    end = game.replay(record)
    told = Review(game.slug, game.seats, level)
    position = game.new()
    for n, event in enumerate(end.events_played()):
        seat, code = event
        if seat < 0:
            position.chance(code)
            continue
        if (seats is None or seat in seats) and len(position.legal(seat)) > 1:
            weighed = game.advise(position, seat, level=level, most=1 << 20)
            values = {one["code"]: one["value"] for one in weighed}
            best = weighed[0]
            played = values.get(code, min(values.values()))
            told.decisions.append(
                Decision(
                    event=n,
                    seat=seat,
                    code=code,
                    text=position.action_text(code),
                    best=best["code"],
                    best_text=position.action_text(best["code"]),
                    chance=best["value"],
                    loss=max(0.0, best["value"] - played),
                    reason=best["reason"],
                )
            )
        position.act(seat, code)
    return told
