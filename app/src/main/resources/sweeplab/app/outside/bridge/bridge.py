# SPDX-License-Identifier: Apache-2.0
"""Lets agents of well-known courses and contests play by the protocol, unmodified: KIND and what it names, a file, a folder or a command."""
import enum
import importlib.util
import operator
import os
import random
import subprocess
import sys
import traceback
import types

TALK = sys.stdout
# What an agent prints is not part of the talk.
sys.stdout = sys.stderr


def say(line):
    TALK.write(line + "\n")
    TALK.flush()


def fail(words):
    print(words, file=sys.stderr, flush=True)
    sys.exit(2)


def load(path):
    """The module in a file, with the files beside it at hand."""
    name = os.path.splitext(os.path.basename(path))[0]
    sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


class Board:
    """What is known of a game: its size, and the clues by cell."""

    def __init__(self, words):
        known = dict(word.split("=", 1) for word in words)
        if known["rule"] != "classic" or known["board"] != "square":
            fail("this kind of agent plays Classic Minesweeper on square boards only, not %s on %s" % (known["rule"], known["board"]))
        self.columns, self.rows, self.dangers = int(known["columns"]), int(known["rows"]), int(known["dangers"])
        self.starts = [] if known["starts"] == "-" else [int(cell) for cell in known["starts"].split(",")]
        self.clues = {}
        self.fresh = []
        random.seed(int(known["seed"]))

    def open(self, cell, clue):
        self.clues[cell] = clue
        self.fresh.append(cell)

    def place(self, cell):
        return divmod(cell, self.columns)

    def cell(self, place):
        """The cell that an agent names as (row, column)."""
        try:
            row, column = map(operator.index, place)
        except (TypeError, ValueError):
            fail("it named %.60r, which is no cell: expected (row, column)" % (place,))
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            fail("it named row %s, column %s, but there are %d rows and %d columns" % (row, column, self.rows, self.columns))
        return row * self.columns + column


class Cs50:
    """MinesweeperAI of CS50 AI: what it takes for safe and for mines is said as it believes it, so that it can be checked."""

    def __init__(self, words):
        if not os.path.isfile(words[0]):
            fail("there is no file " + words[0])
        module = load(words[0])
        if not hasattr(module, "MinesweeperAI"):
            fail(words[0] + " has no class MinesweeperAI")
        self.make = module.MinesweeperAI

    def begin(self, board):
        self.ai = self.make(height=board.rows, width=board.columns)
        self.flagged = set()

    def move(self, board):
        for cell in board.fresh:
            self.ai.add_knowledge(board.place(cell), board.clues[cell])
        mines = self.cells(board, self.ai.mines) - self.flagged
        if mines:
            self.flagged |= mines
            return "flag " + " ".join(map(str, sorted(mines)))
        move = self.ai.make_safe_move()
        if move is not None:
            first = board.cell(move)
            others = self.cells(board, self.ai.safes) - {first} - self.flagged
            return "safe " + " ".join(map(str, [first] + sorted(others)))
        move = self.ai.make_random_move()
        return "resign" if move is None else "probe %d" % board.cell(move)

    @staticmethod
    def cells(board, places):
        return {board.cell(place) for place in places} - board.clues.keys()


class Uci:
    """MyAI of UCI's CS 171: one tile a move, without a cascade, and the number of the tile as its only percept."""

    def __init__(self, words):
        places = [os.path.join(words[0], below, "MyAI.py") for below in ("", "src", os.path.join("Minesweeper_Python", "src"))]
        found = [place for place in places if os.path.isfile(place)]
        if not found:
            fail("there is no MyAI.py in " + words[0] + " or its folder src")
        if not os.path.isfile(os.path.join(os.path.dirname(found[0]), "AI.py")):
            self.stand_in()
        self.make = load(found[0]).MyAI

    @staticmethod
    def stand_in():
        """AI and Action as the course's shell has them, for those who handed in their own file alone."""

        class AI:
            class Action(enum.Enum):
                LEAVE = 0
                UNCOVER = 1
                FLAG = 2
                UNFLAG = 3

        class Action:
            def __init__(self, move, x=1, y=1):
                self.move, self.x, self.y = move, x, y

            def getMove(self):
                return self.move

            def getX(self):
                return self.x

            def getY(self):
                return self.y

        sys.modules["AI"] = types.ModuleType("AI")
        sys.modules["AI"].AI = AI
        sys.modules["Action"] = types.ModuleType("Action")
        sys.modules["Action"].Action = Action

    def begin(self, board):
        self.ai = None
        self.last = None

    def move(self, board):
        if self.ai is None:
            self.last = next(iter(board.clues))
            row, column = board.place(self.last)
            self.ai = self.make(board.rows, board.columns, board.dangers, column, row)
        percept = board.clues[self.last]
        for _ in range(100000):
            action = self.ai.getAction(percept)
            if action is None or not hasattr(action, "getMove"):
                fail("getAction returned %r, which is no Action" % (action,))
            if action.getMove().name == "LEAVE":
                return "resign"
            cell = board.cell((action.getY(), action.getX()))
            if action.getMove().name != "UNCOVER":
                percept = -1
            elif cell in board.clues:
                # A cascade has opened it already; the agent does not know.
                percept = board.clues[cell]
            else:
                self.last = cell
                return "probe %d" % cell
        fail("getAction was asked 100000 times and uncovered nothing new")


class Codingame:
    """A bot of the puzzle on CodinGame: reads the board at each turn, answers x y."""

    def __init__(self, words):
        self.words = words
        self.bot = None

    def begin(self, board):
        if (board.columns, board.rows) != (30, 16):
            fail("agents of CodinGame play boards of 30x16, not %dx%d" % (board.columns, board.rows))
        if self.bot:
            self.bot.kill()
        self.bot = subprocess.Popen(self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def move(self, board):
        signs = [str(board.clues.get(cell, "?")).replace("0", ".") for cell in range(480)]
        try:
            for row in range(16):
                self.bot.stdin.write(" ".join(signs[30 * row : 30 * row + 30]) + "\n")
            self.bot.stdin.flush()
        except OSError:
            pass  # It has ended; what it said before that tells more.
        answer = self.bot.stdout.readline()
        if not answer:
            fail("the bot ended before the game did")
        words = answer.split()
        if len(words) < 2 or not (words[0].isdigit() and words[1].isdigit()):
            fail("the bot answered %r, expected x y" % answer[:60])
        return "probe %d" % board.cell((int(words[1]), int(words[0])))


def main():
    kind, words = sys.argv[1], sys.argv[2:]
    player = None
    board = None
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "hello":
            player = {"cs50": Cs50, "uci": Uci, "codingame": Codingame}[kind](words)
            say("hello %s 1" % kind)
        elif word == "game":
            board = Board(rest)
            player.begin(board)
        elif word == "open":
            board.open(int(rest[0]), int(rest[1]))
        elif word == "move" and not board.clues and (board.starts or kind == "uci"):
            # Where a game begins is given; UCI's shell uncovers the first tile itself.
            say("safe %d" % board.starts[0] if board.starts else "probe 0")
        elif word == "move":
            say(player.move(board))
            board.fresh = []
        elif word == "quit":
            break


def told(error):
    """What went wrong in a sentence, with the place in the agent's own lines: ours say nothing to its author."""
    own = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename != "<string>"]
    where = ", at line %d of %s, in %s: %s" % (own[-1].lineno, own[-1].filename, own[-1].name, own[-1].line) if own else ""
    return "%s: %s%s" % (type(error).__name__, error, where)


try:
    main()
except Exception as error:
    fail(told(error))
