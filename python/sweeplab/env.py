# SPDX-License-Identifier: Apache-2.0
"""One game as an environment of Gymnasium."""

from .games import Games
from .rewards import Rewards
from .spaces import Discrete, Env, board_space


class SweepEnv(Env):
    """One game. Action c opens cell c; with flags=True, action cells + c sets or takes away a flag.

    game     a game's id without its seed ("30x16/99 opening@3,3", "hex:9x9/12", "daggers:EASY1")
    seed     where all boards come from; reset(seed=…) sets it anew, reset() goes on to the next board
    info     any of "chances", "certain", "teacher", "cost", "win": what info holds beside action_mask, state, lives, id
    teacher  the agent whose move info["teacher"] is
    begin    whether the cells that the game calls safe are opened at the start
    rewards  a Rewards, or a dict of its fields
    server   a Server to use in place of the shared one
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 4}

    def __init__(self, game="9x9/10 opening@4,4", seed=None, *, info=(), teacher="balanced", begin=True, flags=False,
                 rewards=None, render_mode=None, server=None):
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"render_mode {render_mode!r}: there are ansi and human")
        self._games = Games(game, 1, seed, info, teacher, begin, flags, server)
        self._rewards = rewards if isinstance(rewards, Rewards) else Rewards(**(rewards or {}))
        self.render_mode = render_mode
        self.observation_space = board_space(self._games.shape)
        self.action_space = Discrete(self._games.actions)
        self._begun = False

    def reset(self, *, seed=None, options=None):
        """Begins a new game."""
        super().reset(seed=seed)
        answer = self._games.reset(seed)
        self._begun = True
        self._draw()
        return self._games.board(0), self._games.info(answer, 0)

    def step(self, action):
        """Makes a move; a move that cannot be made changes nothing, and info["illegal"] says why."""
        if not self._begun:
            raise RuntimeError("call reset() before step()")
        answer = self._games.step([action])
        state = answer["states"][0]
        opened = len(answer["new"][0]) // 2
        reward = self._rewards.of(state, opened, "illegal" in answer)
        self._draw()
        return self._games.board(0), reward, state != "playing", False, self._games.info(answer, 0)

    def action_masks(self):
        """1 for every action that can be made now, else 0."""
        return self._games.mask(0)

    def render(self):
        """The board as text (render_mode "ansi")."""
        return self._games.text(0) if self.render_mode == "ansi" and self._begun else None

    def _draw(self):
        if self.render_mode == "human":
            print(self._games.text(0), end="\n\n")

    def close(self):
        """Frees the game at the server."""
        self._games.close()
