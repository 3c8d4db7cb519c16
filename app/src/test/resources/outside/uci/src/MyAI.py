# SPDX-License-Identifier: Apache-2.0
"""An agent with the interface of UCI's CS 171, written for tests: uncovers around zeros and around satisfied clues, else anything."""
from AI import AI
from Action import Action


class MyAI(AI):
    def __init__(self, rowDimension, colDimension, totalMines, startX, startY):
        self.rows, self.columns = rowDimension, colDimension
        self.left = rowDimension * colDimension - totalMines - 1
        self.at = (startX, startY)
        self.clues = {}
        self.mines = set()

    def around(self, x, y):
        return [
            (i, j)
            for i in range(max(0, x - 1), min(self.columns, x + 2))
            for j in range(max(0, y - 1), min(self.rows, y + 2))
            if (i, j) != (x, y)
        ]

    def getAction(self, number):
        print("percept", number)
        self.clues[self.at] = number
        if self.left == 0:
            return Action(AI.Action.LEAVE)
        self.left -= 1
        self.at = self.choose()
        return Action(AI.Action.UNCOVER, self.at[0], self.at[1])

    def choose(self):
        for _ in range(3):
            for (x, y), clue in self.clues.items():
                covered = [place for place in self.around(x, y) if place not in self.clues]
                if len(covered) == clue:
                    self.mines |= set(covered)
                safe = [place for place in covered if place not in self.mines]
                if safe and len(covered) - len(safe) == clue:
                    return safe[0]
        every = [(x, y) for x in range(self.columns) for y in range(self.rows)]
        return next(place for place in every if place not in self.clues and place not in self.mines)
