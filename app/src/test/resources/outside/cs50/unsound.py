# SPDX-License-Identifier: Apache-2.0
"""The mistake that many make: a cell beside a clue of 1 is taken for safe once any mine is known."""
from minesweeper import MinesweeperAI as Sound


class MinesweeperAI(Sound):
    def add_knowledge(self, cell, count):
        super().add_knowledge(cell, count)
        for cells, mines in self.knowledge:
            if mines == 1:
                self.safes |= set(sorted(cells - self.mines)[:1])
