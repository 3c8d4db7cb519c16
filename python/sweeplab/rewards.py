# SPDX-License-Identifier: Apache-2.0
"""What an agent is rewarded for."""

from typing import NamedTuple


class Rewards(NamedTuple):
    """Points for what happens in one step; what is not named gives none."""

    won: float = 1.0
    lost: float = -1.0
    #: for every safe cell that was opened
    opened: float = 0.0
    #: for a move that could not be made
    illegal: float = -0.1

    def of(self, state, opened, illegal):
        """The reward of a step that opened so many cells and left the game in this state."""
        if illegal:
            return float(self.illegal)
        if state == "won":
            return float(self.won + self.opened * opened)
        if state == "lost":
            return float(self.lost)
        return float(self.opened * opened)
