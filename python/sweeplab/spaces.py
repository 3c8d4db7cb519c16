# SPDX-License-Identifier: Apache-2.0
"""Gymnasium's classes where it is installed, else the little of them that an agent needs."""

import random

try:
    import gymnasium
    import numpy
    from gymnasium import Env
    from gymnasium.spaces import Box, Discrete, MultiDiscrete
    from gymnasium.vector import AutoresetMode, VectorEnv

    GYMNASIUM = True
    NEXT_STEP = AutoresetMode.NEXT_STEP

    def board_space(shape):
        """Every board that can be shown: numbers are clues, -1 is covered; the protocol lists the others."""
        return Box(low=-228, high=127, shape=shape, dtype=numpy.int16)

    def batch_spaces(shape, actions, games):
        """The spaces of many games side by side."""
        return Box(low=-228, high=127, shape=(games, *shape), dtype=numpy.int16), MultiDiscrete([actions] * games)

except ImportError:
    gymnasium = numpy = None
    GYMNASIUM = False
    NEXT_STEP = "next-step"

    class Env:
        """What Gymnasium's Env gives, as far as it is used here."""

        render_mode = None

        def reset(self, *, seed=None, options=None):
            """Takes the seed."""

        @property
        def unwrapped(self):
            return self

        def __enter__(self):
            return self

        def __exit__(self, *error):
            self.close()

    VectorEnv = Env

    class Discrete:
        """The numbers from 0 to n - 1."""

        def __init__(self, n):
            self.n = n
            self._random = random.Random()

        def seed(self, seed=None):
            self._random.seed(seed)

        def sample(self, mask=None):
            """A number drawn from all, or from those whose mask is 1."""
            if mask is None:
                return self._random.randrange(self.n)
            allowed = [number for number, fits in enumerate(mask) if fits]
            return self._random.choice(allowed) if allowed else 0

        def contains(self, number):
            return isinstance(number, int) and 0 <= number < self.n

        __contains__ = contains

    class Board:
        """Every board of a shape: rows of numbers, or one row where the cells are no grid."""

        def __init__(self, shape):
            self.shape = shape

        def contains(self, board):
            if len(self.shape) == 1:
                return len(board) == self.shape[0] and all(isinstance(shown, int) for shown in board)
            return len(board) == self.shape[0] and all(Board(self.shape[1:]).contains(row) for row in board)

        __contains__ = contains

    board_space = Board

    def batch_spaces(shape, actions, games):
        """The spaces of many games side by side."""
        return Board((games, *shape)), [Discrete(actions) for _ in range(games)]
