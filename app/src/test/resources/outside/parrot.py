# SPDX-License-Identifier: Apache-2.0
"""Answers with the lines of a file, one for each hello and move, and writes the whole talk to another: parrot.py ANSWERS LOG."""
import sys

answers = open(sys.argv[1]).read().splitlines()
with open(sys.argv[2], "w") as log:
    for line in sys.stdin:
        log.write("> " + line)
        if line.split()[0] in ("hello", "move"):
            answer = answers.pop(0)
            log.write("< " + answer + "\n")
            print(answer, flush=True)
