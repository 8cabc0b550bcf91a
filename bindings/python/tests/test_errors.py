"""Wrong codes, seats and options raise exceptions that say what is wrong; nothing panics."""

import pickle
import random

import numpy as np
import pytest

import atoll


def test_refusals_carry_the_rule():
    position, dice = atoll.load("reef", seats=2).new(), atoll.Dice(3)
    position.settle(dice)
    seat = position.turn()[0]
    before = position.hash()
    illegal = next(code for code in range(765) if code not in position.legal(seat))
    with pytest.raises(atoll.Refused) as fault:
        position.act(seat, illegal)
    assert fault.value.rule.startswith("REEF-") and fault.value.rule in str(fault.value)
    why = position.why(seat, illegal)
    assert why["rule"] == fault.value.rule and why["text"] and why["reason"]
    assert position.why(seat, illegal, lang="nl")["text"] != why["text"]
    with pytest.raises(atoll.WrongTurn) as fault:
        position.act(1 - seat, position.legal(seat)[0])
    assert fault.value.rule == "REEF-TURN-3" and fault.value.seat == 1 - seat
    for code in (-1, 765, 2**31, 2**40):
        with pytest.raises(atoll.WrongCode) as fault:
            position.act(seat, code)
        assert fault.value.code == code
    for wrong in (-1, 2, 4, 255):
        with pytest.raises(atoll.WrongSeat) as fault:
            position.act(wrong, 0)
        assert fault.value.seat == wrong
    with pytest.raises(atoll.WrongTurn):
        position.chance(0)
    with pytest.raises(atoll.WrongCode):
        position.read("nonsense")
    assert position.hash() == before
    atoll.play_randomly(position, dice)
    with pytest.raises(atoll.Over):
        position.act(seat, 0)


def test_wrong_options_are_named():
    def option(*args, **named):
        with pytest.raises(atoll.WrongOption) as fault:
            atoll.load(*args, **named)
        return fault.value.option

    assert option("chess") == "slug"
    assert option("reef", seats=5) == "seats"
    assert option("reef", seats=-1) == "seats"
    assert option("reef", options={"nothing": 1}) == "nothing"
    assert option("reef", options=[1]) == "options"
    assert option("coral", seats=2, options={"chaos": True}) == "chaos"
    assert option("reef", data="no such folder") == "data"
    with pytest.raises(atoll.WrongRecord) as fault:
        atoll.replay("atoll 1\ngame reef 1 data x\nseats 2\noptions {}\n")
    assert fault.value.line == 2
    with pytest.raises(atoll.WrongOption) as fault:
        atoll.load("reef").new().draw(0, lang="fr")
    assert fault.value.option == "lang"


def test_errors_can_be_sent_to_other_processes():
    for make in (
        lambda: atoll.load("chess"),
        lambda: atoll.load("reef").new().act(9, 0),
        lambda: atoll.replay("?"),
        lambda: atoll.load("reef").new().sample(0, atoll.Dice(1)).record(),
    ):
        with pytest.raises(atoll.AtollError) as fault:
            make()
        again = pickle.loads(pickle.dumps(fault.value))
        assert type(again) is type(fault.value) and str(again) == str(fault.value)


@pytest.mark.parametrize("slug", atoll.games())
def test_nothing_panics_whatever_is_asked(slug):
    """Random codes, seats and texts: every call works or raises an exception of Atoll, and changes nothing then."""
    rng = random.Random(slug)
    game = atoll.load(slug, seats=2)
    position, dice = game.new(), atoll.Dice(11)
    numbers = [-(2**63), -1, 0, 1, 2, 3, 255, 256, 2**31, 2**32, 2**63 - 1]

    def code():
        return rng.choice([rng.choice(numbers), rng.randrange(game.codes), rng.randrange(300)])

    def seat():
        return rng.choice([0, 1, 0, 1, rng.choice(numbers)])

    calls = [
        lambda p: p.act(seat(), code()),
        lambda p: p.act_index(seat(), code()),
        lambda p: p.chance(code()),
        lambda p: p.legal(seat()),
        lambda p: p.legal_indices(seat()),
        lambda p: p.why(seat(), code()),
        lambda p: p.sentence(seat(), code(), lang="nl"),
        lambda p: p.view(seat()),
        lambda p: p.observation(seat()),
        lambda p: p.sample(seat(), dice).legal(0),
        lambda p: p.index(code()),
        lambda p: p.code_at(code()),
        lambda p: p.random(seat(), dice),
        lambda p: p.action_text(code()),
        lambda p: p.chance_text(code()),
        lambda p: p.read(rng.choice(["", "x", "a1 a1", "grow R", "1" * 50, "é"])),
        lambda p: p.at(rng.choice([0, 1, 10**9])),
        lambda p: p.heard(seat()),
        lambda p: p.draw(seat()),
        lambda p: p.observation(0, out=np.zeros(rng.choice([0, 3, 10]), dtype=np.int16)),
    ]
    changing = set(range(3))
    refused = 0
    for _ in range(1500):
        before = position.hash()
        n = rng.randrange(len(calls))
        try:
            calls[n](position)
        except atoll.AtollError:
            refused += 1
            assert position.hash() == before
        else:
            assert n in changing or position.hash() == before
        if rng.random() < 0.1:
            position.settle(dice)
            if position.over:
                position = game.new()
            elif position.turn():
                who = position.turn()[0]
                position.act(who, position.random(who, dice))
    assert refused > 100


@pytest.mark.parametrize("slug", atoll.games())
def test_options_of_any_kind_are_taken_or_refused(slug):
    rng = random.Random(slug)
    keys = [*atoll.load(slug).choices, "seats", "", "x"]
    values = [None, True, False, 0, -1, 10**30, 1.5, "", "x", "random", [], ["R01"], {}, {"a": 1}, [[]], "I"]
    taken = 0
    for _ in range(300):
        options = {rng.choice(keys): rng.choice(values) for _ in range(rng.randrange(3))}
        try:
            atoll.load(slug, seats=rng.choice([1, 2, 3, 4, 5, 0, -5, 10**6]), options=options).new().draw()
            taken += 1
        except atoll.AtollError:
            pass
    assert taken


def test_records_of_any_kind_are_read_or_refused():
    rng = random.Random(1)
    position = atoll.load("reef").new()
    atoll.play_randomly(position, atoll.Dice(1))
    record = position.record()
    for _ in range(300):
        text = list(record)
        for _ in range(rng.randrange(1, 4)):
            text[rng.randrange(len(text))] = rng.choice(["0", " ", "\n", "x", "é", "9"])
        try:
            atoll.replay("".join(text))
        except atoll.AtollError:
            pass
