# SPDX-License-Identifier: Apache-2.0
"""A bot with the interface of CodinGame's puzzle, written for tests: opens the first cell that is certainly safe by one clue, else the first."""


def around(x, y):
    return [(i, j) for i in range(max(0, x - 1), min(30, x + 2)) for j in range(max(0, y - 1), min(16, y + 2)) if (i, j) != (x, y)]


while True:
    board = [input().split() for _ in range(16)]
    unknown = {(x, y) for y in range(16) for x in range(30) if board[y][x] == "?"}
    clues = {(x, y): int(board[y][x].replace(".", "0")) for y in range(16) for x in range(30) if board[y][x] != "?"}
    mines = set()
    for place, clue in clues.items():
        beside = set(around(*place)) & unknown
        if len(beside) == clue:
            mines |= beside
    safe = [cell for place, clue in clues.items() if len(set(around(*place)) & mines) == clue for cell in around(*place) if cell in unknown - mines]
    x, y = (safe or sorted(unknown - mines))[0]
    print(x, y, *[number for mine in sorted(mines)[:2] for number in mine], flush=True)
