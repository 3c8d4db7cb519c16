# SPDX-License-Identifier: Apache-2.0
"""Many games side by side as one environment."""

from .games import COVERED, Games
from .rewards import Rewards
from .spaces import NEXT_STEP, Discrete, VectorEnv, batch_spaces, board_space, numpy


class SweepVectorEnv(VectorEnv):
    """Many games moved on by one request a step. A game that has ended begins anew with the next step, whatever its action.

    The settings are those of SweepEnv. In info every name has a list with a place for each game.
    """

    metadata = {"render_modes": ["ansi"], "autoreset_mode": NEXT_STEP}

    def __init__(self, game="9x9/10 opening@4,4", num_envs=64, seed=None, *, info=(), teacher="balanced", begin=True, flags=False,
                 rewards=None, render_mode=None, server=None):
        self._games = Games(game, num_envs, seed, info, teacher, begin, flags, server)
        self._rewards = rewards if isinstance(rewards, Rewards) else Rewards(**(rewards or {}))
        self.num_envs, self.render_mode = num_envs, render_mode
        self.single_observation_space = board_space(self._games.shape)
        self.single_action_space = Discrete(self._games.actions)
        self.observation_space, self.action_space = batch_spaces(self._games.shape, self._games.actions, num_envs)
        self._ended = []

    def reset(self, *, seed=None, options=None):
        """Begins all games anew."""
        super().reset(seed=seed)
        answer = self._games.reset(seed)
        self._ended = _over(answer)
        return self._boards(), self._info(answer)

    def step(self, actions):
        """Makes a move in each game."""
        fresh = self._ended
        answer = self._games.step(actions, fresh)
        illegal, new, states = answer.get("illegal", {}), answer["new"], answer["states"]
        rewards = [self._rewards.of(states[i], len(new[i]) // 2, str(i) in illegal) for i in range(self.num_envs)]
        for game in fresh:
            rewards[game] = 0.0
        over = [state != "playing" for state in states]
        self._ended = _over(answer)
        return self._boards(), _array(rewards, float), _array(over, bool), _array([False] * self.num_envs, bool), self._info(answer)

    def _boards(self):
        games = self._games
        if numpy:
            return games.shown.reshape(self.num_envs, *games.shape).copy()
        return [games.board(game) for game in range(self.num_envs)]

    def _info(self, answer):
        info = {name: answer[name] for name in ("states", "lives", "chances", "safe", "dangers", "teacher", "cost", "illegal") if name in answer}
        info["id"] = list(self._games.ids)
        info["action_mask"] = self.action_masks()
        return info

    def action_masks(self):
        """For each game 1 for every action that can be made now, else 0."""
        games = self._games
        if numpy and not games.flags:
            return (games.shown == COVERED).astype(numpy.int8)
        return _array([games.mask(game) for game in range(self.num_envs)], "int8")

    def render(self):
        """The boards as text, one for each game."""
        return tuple(self._games.text(game) for game in range(self.num_envs)) if self.render_mode == "ansi" else None

    def close(self, **kwargs):
        """Frees the games at the server."""
        self._games.close()


def _over(answer):
    return [game for game, state in enumerate(answer["states"]) if state != "playing"]


def _array(values, kind):
    return numpy.array(values, dtype=kind) if numpy else values
