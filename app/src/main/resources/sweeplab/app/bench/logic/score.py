#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Scores answers to a set of positions: python3 score.py logic-1.jsonl answers.jsonl

An answer is a line such as {"id": "classic/one-clue/1", "safe": [[0, 3]], "mines": [[1, 1]], "move": [0, 3]}:
the cells called certainly safe, those called certainly mines, and the cell to open. Prints JSON, by kind of reasoning.
"""

import json
import sys


def lines(name):
    with open(name, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip()]


def cells(places):
    return {tuple(place[:2]) for place in places or []}


def score(items, answers):
    """The sums over some positions."""
    sums = {"positions": 0, "sound": 0, "unsound": 0, "missed": 0, "moves": 0}
    risked, lost = [], []
    for item in items:
        answer = answers.get(item["id"], {})
        safe, mines = cells(item["safe"]), cells(item["mines"])
        says_safe, says_mines = cells(answer.get("safe")), cells(answer.get("mines"))
        right = len(safe & says_safe) + len(mines & says_mines)
        sums["positions"] += 1
        sums["sound"] += right
        sums["unsound"] += len(says_safe) + len(says_mines) - right
        sums["missed"] += len(safe) + len(mines) - right
        move = tuple(answer["move"][:2]) if answer.get("move") else None
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
    items = lines(set_file)
    answers = {}
    for number, answer in enumerate(lines(answer_file), 1):
        if answer["id"] not in {item["id"] for item in items}:
            sys.exit(f"line {number}: there is no position '{answer['id']}'")
        if answer["id"] in answers:
            sys.exit(f"line {number}: '{answer['id']}' was answered before")
        answers[answer["id"]] = answer
    kinds = list(dict.fromkeys(item["kind"] for item in items))
    scores = {kind: score([item for item in items if item["kind"] == kind], answers) for kind in kinds}
    scores["all"] = score(items, answers)
    print(json.dumps(scores, indent=1))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2])
