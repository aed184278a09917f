#!/usr/bin/env python3
"""An outside bot for Tabannusi, with nothing but Python 3.

    npx tabannusi sim --bots "cmd:python3 examples/bot.py,random"

The game writes one JSON-RPC 2.0 message a line to our standard input and reads our answers, one a line, from our standard output.
Nothing else may be written there; what goes to standard error is for people. See docs/bots.md.

The bot is simple: every kind of choice has a worth, a space is worth its bonus, paying is worth less than not paying.
"""

import json
import random
import sys

# What is worth doing, first things first. What is not listed is worth 1; to give something up is worth nothing.
ACTIONS = {"construct": 9, "zigguratHouse": 8, "portHouse": 7, "ship": 6, "project": 5, "gardening": 3}
ACTION_TILES = {1: 6, 2: 4, 3: 3, 4: 3, 5: 3, 6: 2}
GIVING_UP = ("done", "decline", "noDie")

# What the bonus of a space is worth, by the first letter or letters of its code (see the edition in docs/formats.md).
BONUSES = (("v", 3), ("m", 3), ("p", 2), ("au", 2), ("gt", 2), ("sw", 2), ("r?", 2), ("c", 1.5))


class Bot:
    def __init__(self):
        self.bonus_of = {}

    def hello(self, params):
        """The beginning: the edition says what is printed where."""
        side = params["edition"]["board"]["duo" if params["players"] == 2 else "full"]
        rows = side["rows"]
        if params["players"] < 4 and side["fourPlayerRows"] > 0:
            rows = rows[: -side["fourPlayerRows"]]
        codes = [code for row in rows for code in row.replace("|", " ").split() if code != "##"]
        self.bonus_of = dict(zip(params["spaces"], codes))
        return {"name": "bot.py", "protocol": 2}

    def choose(self, params):
        """A decision: the best of the choices, and of equal ones any. The seed makes us answer the same when we are asked the same."""
        lots = random.Random(params["seed"])
        return {"choice": max(params["choices"], key=lambda choice: (self.worth(choice), lots.random()))["id"]}

    def worth(self, choice):
        kind = choice["kind"]
        if kind in GIVING_UP:
            return 0
        if kind == "action":
            return ACTIONS.get(choice["action"], 1)
        if kind == "actionTile":
            return ACTION_TILES.get(choice["tile"], 1)
        if kind == "space":
            return 1 + self.bonus_worth(self.bonus_of.get(choice["space"], ""))
        if kind == "pay":  # Gold can be anything, and a Crate comes back: dice go first.
            return 1 - choice["gold"] - 0.1 * sum(choice["crates"])
        if kind == "destination":
            return 1 - choice["gold"]
        if kind == "die":
            return 1 + choice["face"] / 10
        return 1

    @staticmethod
    def bonus_worth(code):
        return next((worth for letters, worth in BONUSES if code.lstrip("~").startswith(letters)), 0)


def main():
    bot = Bot()
    answers = {"hello": bot.hello, "bot.choose": bot.choose}
    for line in sys.stdin:
        message = json.loads(line)
        if message["method"] == "shutdown":
            break
        reply = {"jsonrpc": "2.0", "id": message["id"]}
        answer = answers.get(message["method"])
        if answer is None:
            reply["error"] = {"code": -32601, "message": "unknown method"}
        else:
            reply["result"] = answer(message["params"])
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
