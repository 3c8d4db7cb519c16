#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""An agent for Sweeplab: single-point reasoning on any board, else a random guess. See docs/protocol.md."""
import random
import sys


def cells(text):
    return [] if text == "-" else [int(cell) for cell in text.split(",")]


def answer():
    for cell in starts:
        if cell in covered:
            return f"safe {cell}"
    for cell, (least, most) in clues.items():
        unknown = [n for n in around[cell] if n in covered]
        found = sum(n in dangers for n in around[cell])
        if unknown and most == found:
            return "safe " + " ".join(map(str, unknown))
        if unknown and least == found + len(unknown):
            dangers.update(unknown)
            covered.difference_update(unknown)
            return "flag " + " ".join(map(str, unknown))
    dice = random.Random(int(game["seed"]) + len(clues))
    return f"probe {dice.choice(sorted(covered))}" if covered else "resign"


for line in sys.stdin:
    word, *rest = line.split()
    if word == "hello":
        print("hello single-point 1 neighbours", flush=True)
    elif word == "neighbours":
        around = [cells(text) for text in rest]
    elif word == "game":
        game = dict(pair.split("=", 1) for pair in rest)
        starts, clues, dangers = cells(game["starts"]), {}, set()
        covered = set(range(int(game["cells"]))) - set(cells(game["blocked"]))
    elif word == "open":
        covered.discard(int(rest[0]))
        clues[int(rest[0])] = int(rest[2]), int(rest[3])
    elif word == "danger":
        covered.discard(int(rest[0]))
        dangers.add(int(rest[0]))
    elif word == "move":
        print(answer(), flush=True)
