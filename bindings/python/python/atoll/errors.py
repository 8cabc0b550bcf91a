"""What can go wrong. Nothing has changed when one of these is raised."""

from __future__ import annotations

__all__ = [
    "AtollError",
    "NoHistory",
    "Over",
    "Refused",
    "WrongCode",
    "WrongData",
    "WrongOption",
    "WrongRecord",
    "WrongSeat",
    "WrongTurn",
]


class AtollError(ValueError):
    """Something that Atoll cannot do."""


class Refused(AtollError):
    """An action or outcome that cannot be played here; ``rule`` is the id of the rule against it, if there is one."""

    def __init__(self, text: str, rule: str | None, seat: int | None, code: int | None) -> None:
        super().__init__(text if rule is None or rule in text else f"{text} ({rule})")
        self.text = text
        self.rule = rule
        self.seat = seat
        self.code = code

    def __reduce__(self):
        return type(self), (self.text, self.rule, self.seat, self.code)


class WrongCode(Refused):
    """A code, index or notation that stands for nothing."""


class WrongSeat(Refused):
    """A seat that the table does not have."""


class WrongTurn(Refused):
    """Somebody else, or chance, must decide first."""


class Over(Refused):
    """The match is over."""


class WrongOption(AtollError):
    """An option, a name or a number of seats that cannot be had; ``option`` says which."""

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(f"{option}: {reason}")
        self.option = option
        self.reason = reason

    def __reduce__(self):
        return type(self), (self.option, self.reason)


class WrongData(AtollError):
    """A fault in a component file, with file and line."""

    def __init__(self, file: str, line: int | None, reason: str) -> None:
        super().__init__(f"{file}:{line}: {reason}" if line is not None else f"{file}: {reason}")
        self.file = file
        self.line = line
        self.reason = reason

    def __reduce__(self):
        return type(self), (self.file, self.line, self.reason)


class WrongRecord(AtollError):
    """A record that cannot be read, with the line at fault."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason

    def __reduce__(self):
        return type(self), (self.line, self.reason)


class NoHistory(AtollError):
    """The position was sampled: nobody knows how it came about, so it has no record and asks no bot."""

    def __init__(self) -> None:
        super().__init__("the position was sampled and has no history")

    def __reduce__(self):
        return type(self), ()
