# SPDX-License-Identifier: Apache-2.0
"""Names its cells as in chess."""
from minesweeper import MinesweeperAI as Sound


class MinesweeperAI(Sound):
    def make_safe_move(self):
        return "a1"
