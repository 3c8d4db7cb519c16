# SPDX-License-Identifier: Apache-2.0
"""Sweeper games as environments for learning agents.

>>> import sweeplab
>>> env = sweeplab.make("9x9/10 opening@4,4", seed=7, info=("certain", "teacher"))
>>> observation, info = env.reset()
>>> observation, reward, terminated, truncated, info = env.step(info["teacher"]["cell"])

Only the standard library is needed; where Gymnasium is installed, the environments are Gymnasium's.
"""

from .env import SweepEnv
from .rewards import Rewards
from .server import Server, SweepError
from .spaces import GYMNASIUM
from .vector import SweepVectorEnv

__all__ = ["GYMNASIUM", "Rewards", "Server", "SweepEnv", "SweepError", "SweepVectorEnv", "make", "make_vec"]


def make(game, seed=None, **settings):
    """One game, for instance make("30x16/99 opening@3,3", seed=1); see SweepEnv for the settings."""
    return SweepEnv(game, seed=seed, **settings)


def make_vec(game, num_envs, seed=None, **settings):
    """Many games side by side, moved on together; see SweepVectorEnv for the settings."""
    return SweepVectorEnv(game, num_envs=num_envs, seed=seed, **settings)


if GYMNASIUM:
    import gymnasium

    gymnasium.register(
        id="sweeplab/Sweep-v0",
        entry_point="sweeplab.env:SweepEnv",
        vector_entry_point="sweeplab.vector:SweepVectorEnv",
    )
