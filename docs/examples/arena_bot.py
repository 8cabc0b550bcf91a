"""A player for `atoll arena`: it claims cards when it can, else it plays at random.

    atoll arena reef --bots "cmd:python3 docs/examples/arena_bot.py,random" --games 20

Lines of JSON come in, one line goes out for each `move`: the code or the notation of a legal action.
"""

import json
import random
import sys


def choose(view, legal):
    """The code of an action; `view` is all that the seat may know, as in docs/protocol.md."""
    claims = [action for action in legal if action["text"].startswith("claim")]
    return random.choice(claims or legal)["code"]


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            random.seed(message["seat"])
        elif message["type"] == "move":
            print(choose(message["view"], message["legal"]), flush=True)


main()
