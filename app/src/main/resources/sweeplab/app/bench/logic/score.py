#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Scores answers to a set of positions: python3 score.py logic-1.jsonl answers.jsonl

An answer is a line such as {"id": "classic/one-clue/1", "safe": [[0, 3]], "mines": [[1, 1]], "move": [0, 3]}:
the cells called certainly safe, those called certainly mines, and the cell to open. Prints JSON, by kind of reasoning.
"""

import json
import sys


NOTHING = {"safe": set(), "mines": set(), "move": None}
FORM = 'write {"id": "...", "safe": [[row, column], ...], "mines": [...], "move": [row, column]}'


def lines(name):
    """The lines of a file that are not blank, with their numbers."""
    try:
        with open(name, encoding="utf-8-sig", errors="replace") as file:
            return [(number, line) for number, line in enumerate(file, 1) if line.strip()]
    except OSError as error:
        sys.exit(f"{name}: {error.strerror}")


def cell(place):
    row, column = place[:2]
    if not (isinstance(row, int) and isinstance(column, int)):
        raise TypeError(place)
    return row, column


def cells(places):
    return {cell(place) for place in places or []}


def read(line):
    """An answer as its position's id and what is said."""
    answer = json.loads(line)
    move = answer.get("move")
    said = {"safe": cells(answer.get("safe")), "mines": cells(answer.get("mines")), "move": move and cell(move)}
    return str(answer["id"]), said


def read_all(name, ids):
    answers = {}
    for number, line in lines(name):
        try:
            which, said = read(line)
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            sys.exit(f"{name}, line {number}: {FORM}")
        if which not in ids:
            sys.exit(f"{name}, line {number}: there is no position '{which}'")
        if which in answers:
            sys.exit(f"{name}, line {number}: '{which}' was answered before")
        answers[which] = said
    return answers


def score(items, answers):
    """The sums over some positions."""
    sums = {"positions": 0, "sound": 0, "unsound": 0, "missed": 0, "moves": 0}
    risked, lost = [], []
    for item in items:
        answer = answers.get(item["id"], NOTHING)
        safe, mines = cells(item["safe"]), cells(item["mines"])
        says_safe, says_mines, move = answer["safe"], answer["mines"], answer["move"]
        right = len(safe & says_safe) + len(mines & says_mines)
        sums["positions"] += 1
        sums["sound"] += right
        sums["unsound"] += len(says_safe) + len(says_mines) - right
        sums["missed"] += len(safe) + len(mines) - right
        sums["moves"] += move is not None
        risk = {(row, column): chance for row, column, chance in item["risk"]}
        risked.append(risk.get(move, 1) - min(risk.values()))
        if item["win"]:
            win = {(row, column): chance for row, column, chance in item["win"]}
            lost.append(max(win.values()) - win.get(move, 0))
    sums["needlessRisk"] = round(sum(risked) / len(risked), 6)
    sums["winLost"] = round(sum(lost) / len(lost), 6) if lost else None
    return sums


def main(set_file, answer_file):
    items = [json.loads(line) for _, line in lines(set_file)]
    answers = read_all(answer_file, {item["id"] for item in items})
    kinds = list(dict.fromkeys(item["kind"] for item in items))
    scores = {kind: score([item for item in items if item["kind"] == kind], answers) for kind in kinds}
    scores["all"] = score(items, answers)
    print(json.dumps(scores, indent=1))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2])
