# SPDX-License-Identifier: Apache-2.0
"""An agent with the interface of CS50 AI's project, written for tests: one sentence a clue, and what follows from each alone."""
import random


class MinesweeperAI:
    def __init__(self, height=8, width=8):
        self.height, self.width = height, width
        self.moves_made, self.mines, self.safes = set(), set(), set()
        self.knowledge = []

    def add_knowledge(self, cell, count):
        self.moves_made.add(cell)
        self.safes.add(cell)
        around = {
            (i, j)
            for i in range(max(0, cell[0] - 1), min(self.height, cell[0] + 2))
            for j in range(max(0, cell[1] - 1), min(self.width, cell[1] + 2))
        } - {cell}
        self.knowledge.append((around, count))
        known = None
        while known != (len(self.mines), len(self.safes)):
            known = (len(self.mines), len(self.safes))
            for cells, mines in self.knowledge:
                open_cells = cells - self.safes - self.mines
                left = mines - len(cells & self.mines)
                if left == 0:
                    self.safes |= open_cells
                elif left == len(open_cells):
                    self.mines |= open_cells

    def make_safe_move(self):
        return min(self.safes - self.moves_made, default=None)

    def make_random_move(self):
        every = {(i, j) for i in range(self.height) for j in range(self.width)}
        left = sorted(every - self.moves_made - self.mines)
        return random.choice(left) if left else None
