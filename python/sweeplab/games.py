# SPDX-License-Identifier: Apache-2.0
"""A batch of games at the server, and what is in sight of each."""

from array import array

from .server import Server
from .spaces import numpy

COVERED, FLAGGED = -1, -2
_INFO = ("safe", "dangers", "teacher", "cost")


class Games:
    """Games of one kind that are moved on together. Cells are numbered row by row from 0."""

    def __init__(self, game, count, seed, info, teacher, begin, flags, server):
        self.server = server or Server.shared()
        self.count, self.flags = count, flags
        words = [f"make games={count} teacher={teacher} begin={'yes' if begin else 'no'}"]
        words += [f"seed={seed}"] if seed is not None else []
        words += [f"info={info if isinstance(info, str) else ','.join(info)}"] if info else []
        about = self.server.ask(" ".join([*words, game]))
        self.batch, self.cells = about["batch"], about["cells"]
        grid = about["columns"] * about["rows"] == self.cells
        self.shape = (about["rows"], about["columns"]) if grid else (self.cells,)
        self.dangers, self.lives, self.starts = about["dangers"], about["lives"], about["starts"]
        self.actions = self.cells * (2 if flags else 1)
        self._blank = array("h", [COVERED]) * self.cells
        if numpy:
            self.shown = numpy.full((count, self.cells), COVERED, dtype=numpy.int16)
        else:
            self.shown = [array("h", self._blank) for _ in range(count)]
        self.ids = [None] * count

    def reset(self, seed=None):
        """Begins all games anew and returns the server's answer."""
        return self._take(self.server.ask(f"reset {self.batch}" + ("" if seed is None else f" seed={seed}")))

    def step(self, actions, fresh=()):
        """Makes a move in each game (None for none), or begins those anew that are in fresh."""
        begun = set(fresh)
        words = ["new" if game in begun else self._word(action, game) for game, action in enumerate(actions)]
        answer = self._take(self.server.ask(f"step {self.batch} {' '.join(words)}"))
        self._mark(words, answer.get("illegal", ()))
        return answer

    def _word(self, action, game):
        if action is None:
            return "-"
        action = int(action)
        if not 0 <= action < self.actions:
            raise ValueError(f"action {action}: there are 0 to {self.actions - 1}")
        if action < self.cells:
            return str(action)
        cell = action - self.cells
        return ("u" if self.shown[game][cell] == FLAGGED else "f") + str(cell)

    def _mark(self, words, illegal):
        """Flags are the player's own, so the server does not tell of them."""
        if not self.flags:
            return
        for game, word in enumerate(words):
            if word[0] in "fu" and str(game) not in illegal and self.shown[game][int(word[1:])] < 0:
                cell = int(word[1:])
                if self.shown[game][cell] in (COVERED, FLAGGED):
                    self.shown[game][cell] = FLAGGED if word[0] == "f" else COVERED

    def _take(self, answer):
        for game, name in answer.get("ids", {}).items():
            game = int(game)
            self.ids[game] = name
            self.shown[game][:] = COVERED if numpy else self._blank
        for game, pairs in enumerate(answer["new"]):
            row = self.shown[game]
            if numpy and len(pairs) > 8:
                row[pairs[::2]] = pairs[1::2]
            else:
                for i in range(0, len(pairs), 2):
                    row[pairs[i]] = pairs[i + 1]
        return answer

    def board(self, game):
        """What one game shows: an array where numpy is there, else lists."""
        if numpy:
            return self.shown[game].reshape(self.shape).copy()
        row = self.shown[game].tolist()
        if len(self.shape) == 1:
            return row
        columns = self.shape[1]
        return [row[i : i + columns] for i in range(0, len(row), columns)]

    def mask(self, game):
        """1 for every action that can be made now, else 0."""
        row = self.shown[game]
        if numpy:
            mask = (row == COVERED).astype(numpy.int8)
            return numpy.concatenate([mask, ((row == COVERED) | (row == FLAGGED)).astype(numpy.int8)]) if self.flags else mask
        mask = [1 if shown == COVERED else 0 for shown in row]
        return mask + [1 if shown in (COVERED, FLAGGED) else 0 for shown in row] if self.flags else mask

    def info(self, answer, game):
        """What else was asked to be told of one game."""
        info = {"action_mask": self.mask(game), "state": answer["states"][game], "lives": answer["lives"][game], "id": self.ids[game]}
        if "chances" in answer:
            info["chances"] = answer["chances"][game]
        for name in _INFO:
            if name in answer:
                info[name] = answer[name][game]
        why = answer.get("illegal", {}).get(str(game))
        if why:
            info["illegal"] = why
        return info

    def text(self, game):
        """One game as a person reads it."""
        return "\n".join(self.server.ask(f"show {self.batch} {game}")["rows"])

    def close(self):
        """Frees the games at the server."""
        if self.batch:
            batch, self.batch = self.batch, 0
            self.server.ask(f"drop {batch}")
