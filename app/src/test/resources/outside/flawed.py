# SPDX-License-Identifier: Apache-2.0
"""Agents that keep to the protocol and are wrong all the same: flawed.py liar calls every cell safe, flawed.py dice ignores the seed."""
import random
import sys

for line in sys.stdin:
    word, *rest = line.split()
    if word == "hello":
        print("# good morning\nhello " + sys.argv[1] + " 1 mask", flush=True)
    elif word == "mask":
        possible = [cell for cell, sign in enumerate(rest[0]) if sign == "1"]
    elif word == "move":
        print(f"safe {possible[0]}" if sys.argv[1] == "liar" else f"probe {random.choice(possible)}", flush=True)
