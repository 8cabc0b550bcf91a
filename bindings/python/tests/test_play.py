"""Positions: play, records, digests, chance, views, samples."""

import copy
import hashlib
import json
import os
import pickle
import subprocess

import numpy as np
import pytest

import atoll

MATCHES = int(os.environ.get("ATOLL_MATCHES", "50"))


def series(game, matches, seed):
    """Plays a series through Python and gives the digest that ``atoll sim`` gives."""
    digest = hashlib.sha256()
    for n in range(matches):
        position, dice = game.new(), atoll.Dice(seed, n)
        atoll.play_randomly(position, dice)
        digest.update(bytes.fromhex(position.digest()))
    return digest.hexdigest()[:16]


@pytest.mark.parametrize("slug", atoll.games())
def test_matches_played_through_python_have_the_digests_of_sim(slug):
    game = atoll.load(slug, seats=2)
    # Matches of Coral are long; it plays fewer of them, but as many as were asked for by name.
    matches = MATCHES if MATCHES >= 1000 or slug != "coral" else max(1, MATCHES // 10)
    assert series(game, matches, 7) == game.sim(matches, 7, threads=2)["digest"]


@pytest.mark.parametrize("slug", ["reef", "islands", "coralia", "relief"])
def test_the_program_gives_the_same_digest(slug):
    told = subprocess.run(
        [os.environ["ATOLL_BIN"], "sim", slug, "--seats", "2", "--games", "20", "--seed", "3", "--json"],
        check=True,
        capture_output=True,
        text=True,
    )
    assert json.loads(told.stdout)["digest"] == series(atoll.load(slug, seats=2), 20, 3)


@pytest.mark.parametrize("slug", atoll.games())
def test_a_position_can_be_played_cloned_sampled_and_written_down(slug):
    game = atoll.load(slug, seats=2)
    position, dice = game.new(), atoll.Dice(1, 2)
    assert position.scores is None and position.places is None and not position.over
    for _ in range(30):
        position.settle(dice)
        if position.over:
            break
        seat = position.turn()[0]
        code = position.legal(seat)[0]
        assert position.why(seat, code) is None
        assert position.sentence(seat, code) and position.sentence(seat, code, lang="nl")
        assert position.read(position.action_text(code)) == code
        assert position.code_at(position.index(code)) == code
        before = position.hash()
        other = position.clone()
        other.act(seat, code)
        assert position.hash() == before and other != position
        sample = position.sample(seat, dice)
        assert sample.view(seat) == position.view(seat)
        assert (sample.observation(seat) == position.observation(seat)).all()
        assert sample.legal(seat) == position.legal(seat) and sample.events is None
        with pytest.raises(atoll.NoHistory):
            sample.record()
        position.act(seat, code)
    assert copy.deepcopy(position) == position and hash(copy.copy(position)) == hash(position)
    record = position.record()
    again = atoll.replay(record)
    assert again == position and again.record() == record and again.digest() == position.digest()
    assert pickle.loads(pickle.dumps(position)) == position and repr(pickle.loads(pickle.dumps(game))) == repr(game)
    assert json.loads(position.view_text(1)) == position.view(1)
    assert len(position.heard_text(0).split()) == position.events
    assert position.at(0) == game.new() and position.at(position.events) == position
    assert position.draw(0) and position.draw() != "" and position.prompt(0, lang="nl") is not None
    assert len(position.heard(0)) == position.events == len(position.events_played())
    assert all(len(line) == 2 for line in position.breakdown().values())


def test_chance_is_explicit():
    position = atoll.load("reef", seats=2).new()
    assert position.at_chance and position.turn() == []
    odds = position.odds()
    assert odds and all(weight > 0 for _, weight in odds)
    code = odds[-1][0]
    position.chance(code)
    assert position.events_played() == [(-1, code)] and position.chance_text(code)


def test_a_match_ends_with_scores_places_and_rewards():
    position = atoll.load("coralia", seats=3).new()
    atoll.play_randomly(position, atoll.Dice(5))
    assert position.over and position.turn() == []
    assert len(position.scores) == 3 and min(position.places) == 1
    assert abs(sum(position.rewards)) < 1e-6
    best = position.places.index(1)
    assert position.rewards[best] == max(position.rewards)


def test_options_and_data_are_chosen(tmp_path):
    game = atoll.load("reef", seats=3, options={"flourish": True})
    assert game.options["flourish"] is True and game.seats == 3
    assert "reef" in repr(game) and game.choices["flourish"]["kind"] == "flag"
    assert set(game.rules["REEF-TURN-1"]) == {"tag", "en", "nl", "forbids"}
    with pytest.raises(atoll.WrongOption):
        atoll.load("reef", data=tmp_path)
    (tmp_path / "reef_options.toml").write_text("this is not toml = = 1")
    with pytest.raises(atoll.WrongData) as fault:
        atoll.load("reef", data=tmp_path)
    assert fault.value.file == "reef_options.toml"


def test_observations_are_made_of_planes():
    for slug in atoll.games():
        game = atoll.load(slug, seats=2)
        planes = game.planes
        sizes = [int(np.prod(plane["shape"])) for plane in planes]
        assert [plane["offset"] for plane in planes] == [sum(sizes[:n]) for n in range(len(sizes))]
        assert sum(sizes) == game.observation_size
        position = game.new()
        position.settle(atoll.Dice(1))
        array = position.observation(1)
        assert array.dtype == np.int16 and array.shape == (game.observation_size,)
        seat = planes[0]
        assert seat["name"] == "seat" and list(array[: sizes[0]]) == [0, 1]
        out = np.zeros(game.observation_size, dtype=np.int16)
        assert position.observation(1, out=out) is out and (out == array).all()


def test_bots_of_all_levels_play():
    game = atoll.load("islands", seats=2)
    for name in ["1", "2", "3", "4", "5", "6", "random", "greedy"]:
        position, dice = game.new(), atoll.Dice(1)
        position.settle(dice)
        seat = position.turn()[0]
        bot = game.bot(name)
        code = bot.choose(position, seat, dice)
        assert bot.name == name and code in position.legal(seat)
    with pytest.raises(atoll.WrongOption) as fault:
        game.bot("7")
    assert fault.value.option == "bot"


def test_a_series_can_be_played_in_parts():
    game = atoll.load("reef", seats=2)
    whole = game.sim(12, 9)
    parts = [game.sim(4, 9, first=first) for first in (0, 4, 8)]
    assert [one for part in parts for one in part["digests"]] == whole["digests"]
    assert sum(part["decisions"] for part in parts) == whole["decisions"]
    fought = game.fight(["1", "random"], 5, 0, record=True)
    assert fought == game.fight(["1", "random"], 5, 0, record=True) and fought["record"].startswith("atoll 1")


def test_a_match_is_reviewed():
    game = atoll.load("reef", seats=2)
    position, dice = game.new(), atoll.Dice(4)
    for _ in range(12):
        position.settle(dice)
        seat = position.turn()[0]
        position.act(seat, position.random(seat, dice))
    told = atoll.review(position.record(), level="1")
    assert told.game == "reef" and {one.seat for one in told.decisions} == {0, 1}
    for one in told.decisions:
        assert 0 <= one.chance <= 1 and one.loss >= 0 and len(one.after) == 2
        assert (one.loss == 0) if one.best == one.code else (one.loss > 0)
    for seat, summed in enumerate(told.seats):
        own = [one for one in told.decisions if one.seat == seat]
        assert summed.decisions == len(own) and 0 <= summed.accuracy <= 100
        assert abs(summed.loss - sum(one.loss for one in own)) < 1e-4
    assert told.moments == told.mistakes(1e-9)[: len(told.moments)]
    assert told.curve(0)[0] == (told.decisions[0].event, told.decisions[0].before[0])
    assert atoll.review(position.record(), level="1") == told
    assert atoll.review(position.record(), level="1", lang="nl").decisions[0].sentence != told.decisions[0].sentence
    with pytest.raises(atoll.WrongOption):
        atoll.review(position.record(), level="greedy")
    worst = told.mistakes(0.0)
    assert worst == sorted(worst, key=lambda one: -one.loss)
