from os import PathLike
from typing import Any, TypedDict

import numpy as np
from numpy.typing import NDArray

__version__: str

class Plane(TypedDict):
    name: str
    offset: int
    shape: tuple[int, ...]
    about: str

class Advice(TypedDict):
    code: int
    value: float
    visits: int
    reason: str

class Why(TypedDict):
    rule: str
    text: str
    reason: str

class Sim(TypedDict):
    games: int
    decisions: int
    unfinished: int
    digest: str
    digests: list[str]
    scores: list[list[int] | None]
    places: list[list[int] | None]

class Fought(TypedDict):
    decisions: int
    scores: list[int] | None
    places: list[int] | None
    record: str | None

def games() -> list[str]:
    """The slugs of all games."""

def load(
    slug: str,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    data: str | PathLike[str] | None = None,
) -> Game:
    """A game, set up with seats, options and the component files of a folder."""

def game_of(record: str, data: str | PathLike[str] | None = None) -> Game:
    """The game of a record, set up as it was."""

class Dice:
    """Dice that always fall the same way for the same seed and stream; those of ``atoll sim``."""

    def __new__(cls, seed: int, stream: int = 0) -> Dice: ...
    def below(self, n: int) -> int:
        """A number below ``n``, each equally likely."""
    def roll(self) -> int:
        """32 random bits."""
    def pick(self, odds: list[tuple[int, int]]) -> int | None:
        """One of ``(code, weight)``, by weight."""

class Bot:
    """A player made of code."""

    @property
    def name(self) -> str: ...
    def choose(self, position: Position, seat: int, dice: Dice) -> int:
        """The code of the action it chooses for a seat that is asked."""

class Game:
    """A game with seats, options and component files, ready to be played."""

    @property
    def slug(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def version(self) -> int: ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> dict[str, Any]: ...
    @property
    def data(self) -> str:
        """The hash of the component files."""
    @property
    def max_events(self) -> int: ...
    @property
    def codes(self) -> int:
        """How many action codes there are."""
    @property
    def chances(self) -> int:
        """How many codes of chance there are."""
    @property
    def actions(self) -> int:
        """How many action indices there are: the length of a mask."""
    @property
    def observation_size(self) -> int: ...
    @property
    def planes(self) -> list[Plane]:
        """The parts of an observation in their order."""
    @property
    def rules(self) -> dict[str, dict[str, Any]]: ...
    @property
    def choices(self) -> dict[str, dict[str, Any]]:
        """The options that can be chosen."""
    def components(self) -> Any: ...
    def new(self) -> Position:
        """The opening position."""
    def replay(self, record: str) -> Position:
        """The last position of a record, every event of which is checked."""
    def bot(self, name: str) -> Bot:
        """A bot: ``1`` to ``6``, ``random`` or ``greedy``."""
    def sim(
        self, games: int, seed: int, bots: list[str] | None = None, threads: int = 1, first: int = 0
    ) -> Sim:
        """Matches between bots, as ``atoll sim`` plays them; ``first`` leaves out the first of the series."""
    def fight(self, bots: list[str], seed: int, deal: int, record: bool = False) -> Fought:
        """One match between named bots; bouts of a deal meet the same chance as long as they play the same."""
    def advise(
        self, position: Position, seat: int, level: str = "6", most: int = 5, lang: str = "en"
    ) -> list[Advice]:
        """What a level would advise a seat that is asked, the best action first."""
    def review(self, record: str, level: str = "6", lang: str = "en") -> dict[str, Any]:
        """Looks at a record again, as ``atoll review`` does; ``atoll.review`` gives it as classes."""
    def vector(self, n: int, threads: int | None = None) -> Vector:
        """``n`` matches at once, not begun yet."""

class Position:
    """A position of a match. It knows everything: hand a player its ``view``, not itself."""

    @property
    def seats(self) -> int: ...
    @property
    def slug(self) -> str: ...
    @property
    def at_chance(self) -> bool: ...
    @property
    def over(self) -> bool: ...
    @property
    def scores(self) -> list[int] | None: ...
    @property
    def places(self) -> list[int] | None: ...
    @property
    def rewards(self) -> list[float]: ...
    @property
    def events(self) -> int | None: ...
    def turn(self) -> list[int]:
        """The seats that must decide; empty if chance decides or the match is over."""
    def legal(self, seat: int) -> list[int]:
        """The codes of the actions that a seat may take."""
    def legal_indices(self, seat: int) -> list[int]: ...
    def act(self, seat: int, code: int) -> None: ...
    def act_index(self, seat: int, index: int) -> None: ...
    def odds(self) -> list[tuple[int, int]]:
        """The outcomes of a chance turn, ``(code, weight)``."""
    def chance(self, code: int) -> None: ...
    def settle(self, dice: Dice) -> None:
        """Lets the dice play out chance until somebody must decide."""
    def random(self, seat: int, dice: Dice) -> int:
        """The code of a random legal action."""
    def why(self, seat: int, code: int, lang: str = "en") -> Why | None:
        """The rule against an action, its sentence and the reason here; ``None`` if it is legal."""
    def action_text(self, code: int) -> str: ...
    def chance_text(self, code: int) -> str: ...
    def read(self, text: str) -> int:
        """The code of an action's notation."""
    def sentence(self, seat: int, code: int, lang: str = "en") -> str | None: ...
    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or without one everybody, may know."""
    def view_text(self, seat: int | None = None) -> str:
        """The view as JSON."""
    def draw(self, seat: int | None = None, lang: str = "en") -> str: ...
    def prompt(self, seat: int | None = None, lang: str = "en") -> str: ...
    def breakdown(self) -> dict[str, list[int]]: ...
    def sample(self, seat: int, dice: Dice) -> Position:
        """A position drawn from those that a seat cannot tell from this one. It has no history."""
    def clone(self) -> Position: ...
    def hash(self) -> int: ...
    def heard(self, seat: int | None = None) -> list[tuple[int, int] | None]:
        """What a seat, or everybody, has heard of each event: ``(seat or -1, code)``."""
    def heard_text(self, seat: int | None = None) -> str:
        """The same in a line of text: ``seat:code``, chance being ``*``, and ``?`` where it may not know."""
    def events_played(self) -> list[tuple[int, int]]: ...
    def record(self) -> str: ...
    def digest(self) -> str: ...
    def at(self, n: int) -> Position:
        """The match after its first ``n`` events."""
    def observation(self, seat: int, out: NDArray[np.int16] | None = None) -> NDArray[np.int16]:
        """What a seat may know as an array; see ``Game.planes``."""
    def index(self, code: int) -> int: ...
    def code_at(self, index: int) -> int: ...
    def __copy__(self) -> Position: ...
    def __deepcopy__(self, memo: Any) -> Position: ...

class Vector:
    """Matches of one game side by side; its arrays stay the same and are written anew by each step."""

    @property
    def n(self) -> int: ...
    @property
    def observations(self) -> NDArray[np.int16]: ...
    @property
    def masks(self) -> NDArray[np.uint8]: ...
    @property
    def rewards(self) -> NDArray[np.float32]: ...
    @property
    def seats(self) -> NDArray[np.uint8]: ...
    @property
    def ends(self) -> NDArray[np.bool_]: ...
    def reset(self, seed: int = 0) -> None: ...
    def step(self, actions: NDArray[np.int64]) -> None: ...
    def random(self) -> None: ...
