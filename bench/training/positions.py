# SPDX-License-Identifier: Apache-2.0
"""Positions as sweeplab.bench.GuessLessons writes them, and what the models are given of them (Planes in core makes the same)."""
import glob
import os

import numpy as np
import torch
import torch.nn.functional as F

# Boards of squares unless the environment says CELLS=hexagons. The six neighbours of a hexagon are those of a square less two corners.
HEXAGONS = os.environ.get("CELLS") == "hexagons"
ROWS, COLUMNS = (24, 24) if HEXAGONS else (16, 30)
CELLS = ROWS * COLUMNS
OUTSIDE = 255
# The cells of the largest board of squares.
LARGE = 480
CHOICES, NUMBERS = 12, 9
ROW = CELLS + CHOICES * NUMBERS * 4
PLANES, WHOLE = 20, 8
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
NEAR = (-1, 0, 1)
STEPS = [(y, x) for y in NEAR for x in NEAR if (y or x) and not (HEXAGONS and y == -x)]
AROUND = torch.tensor([[[[float((y, x) in STEPS) for x in NEAR] for y in NEAR]]], device=DEVICE)
# How a board may be turned: which of its axes are flipped, and whether it is mirrored at the diagonal.
TURNS = [([], False), ([1, 2], True), ([1, 2], False), ([], True)] if HEXAGONS else [(flips, False) for flips in ([], [1], [2], [1, 2])]


def told_apart(step):
    """For two neighbours, one in the middle: the cells that see only one of them."""
    beside = lambda y, x: (y, x) in STEPS
    pair = [(0, 0), step]
    return [[float((y, x) not in pair and beside(y, x) != beside(y - step[0], x - step[1])) for x in range(-2, 3)]
            for y in range(-2, 3)]


APART = torch.tensor([[told_apart(step)] for step in STEPS], device=DEVICE)


def count(numbers):
    return F.conv2d(numbers, AROUND, padding=1)


class Position:
    """What is known of some positions: numbers for each cell and for the board, and which cells are inside."""

    def __init__(self, codes):
        codes = codes.reshape(-1, 1, ROWS, COLUMNS).float()
        self.codes = codes
        self.inside = (codes < OUTSIDE).float()
        self.unknown = (codes >= 11).float() * self.inside
        self.chance = (codes - 11) / 243 * self.unknown
        self.danger, self.opened = (codes == 10).float(), (codes < 9).float()
        self.active = self.opened * (count(self.unknown) > 0).float()
        self.touched = self.unknown * (count(self.active) > 0).float()
        total = self.unknown.sum((2, 3), keepdim=True)
        size = self.inside.sum((2, 3), keepdim=True)
        density = 2 * self.chance.sum((2, 3), keepdim=True) / total.clamp(min=1)
        share = total / size
        free = (self.unknown - self.touched).sum((2, 3), keepdim=True) / size
        self.made = None
        self.whole = torch.cat(
            [torch.ones_like(share), density, share, free, density**2, share**2, density * share, total / LARGE], 1)

    def simple(self):
        """What is known of each cell; the third number stands for pairs, below: no cell is certainly safe where one has to guess."""
        chance = self.chance * self.touched  # cells that no clue touches share one chance, which the density tells
        return torch.cat([
            self.inside, self.unknown, torch.zeros_like(chance), self.danger, self.opened, chance, 4 * chance * (1 - chance),
            (self.codes - count(self.danger)) * self.active / 4, self.active, count(self.unknown) / 8, count(chance) / 4,
            self.touched, count(self.touched) / 8, -torch.log1p(-chance.clamp(max=0.98)),
            (1 - 20 * (chance - 0.5).abs()).clamp(min=0), (count(self.inside) - len(STEPS)) / 8 * self.inside], 1) * self.inside

    def frontier(self):
        """Open cells beside unknown ones, and these."""
        return self.active + self.touched

    def planes(self):
        self.made = self.made if self.made is not None else self.make()
        return self.made

    def make(self):
        """These, and what becomes of pairs that no clue tells apart, how much a clue would tell, and the chance that it is 0."""
        twins = torch.cat([F.pad(self.unknown, (1, 1, 1, 1))[:, :, 1 + y:1 + y + ROWS, 1 + x:1 + x + COLUMNS] for y, x in STEPS], 1)
        twins = twins * self.touched * (F.conv2d(self.active, APART, padding=2) == 0).float()
        log = torch.log(self.chance.clamp(min=1e-6)) * self.unknown
        stay = twins * torch.exp(F.conv2d(log, APART, padding=2))
        breakers = F.conv2d(self.unknown, APART, padding=2)
        most = lambda numbers: numbers.amax(1, keepdim=True)
        more = [most(stay), most(twins * (1 - breakers / 4).clamp(min=0)), count(self.chance * (1 - self.chance)) / 2,
                torch.exp(count(torch.log1p(-self.chance.clamp(max=0.999999))))]
        cells = torch.cat([self.simple()] + [part * self.inside for part in more], 1)
        cells[:, 2:3] = twins.sum(1, keepdim=True) / 4
        return cells


class Kept:
    """Positions as they were worked out when they were read, perhaps turned."""

    def __init__(self, data, rows, flips):
        turned = lambda numbers: numbers.flip([flip + 1 for flip in flips]) if flips else numbers
        self.made, self.near, self.whole = turned(data.planes[rows]), turned(data.frontier[rows]), data.whole[rows]

    @property
    def inside(self):
        return self.made[:, :1]

    def planes(self):
        return self.made

    def frontier(self):
        return self.near


class Sample:
    """Some positions with their guesses, perhaps turned."""

    def __init__(self, data, rows, turn):
        flips, diagonal = turn
        if data.planes is not None and not diagonal:
            self.position = Kept(data, rows, flips)
        else:
            codes = data.codes[rows].view(-1, ROWS, COLUMNS)
            codes = codes.transpose(1, 2) if diagonal else codes
            self.position = Position(codes.flip(flips) if flips else codes)
        cell, survival, value, played, *more = data.choices[rows].unbind(2)
        self.there = cell >= 0
        row, column = torch.div(cell.clamp(min=0), COLUMNS, rounding_mode="floor"), cell.clamp(min=0) % COLUMNS
        row, column = (column, row) if diagonal else (row, column)
        row = ROWS - 1 - row if 1 in flips else row
        column = COLUMNS - 1 - column if 2 in flips else column
        self.cell = (row * COLUMNS + column).long()
        log = lambda number: torch.log(number.clamp(min=1e-6)).masked_fill(~self.there, 0)
        self.value = log(value)
        self.seen = [torch.ones_like(value), self.value - log(survival)] + more
        self.played = played * self.there
        self.count = self.there.sum(1, keepdim=True)
        self.mean = self.played.sum(1, keepdim=True) / self.count
        self.off = (self.played - self.mean) * self.there

    def scores(self, net):
        with torch.autocast(DEVICE, torch.bfloat16, enabled=DEVICE == "cuda"):
            heads = net(self)
        return self.value + sum(head * seen for head, seen in zip(heads, self.seen))

    def told(self, score):
        """By how much the guesses differ from the mean of the position, in chances to win."""
        score = score * self.there
        return self.mean * (score - score.sum(1, keepdim=True) / self.count) * self.there

    def errors(self, score):
        return ((self.told(score) - self.off) ** 2).sum(1)

    def taken(self, score):
        """What play-outs made of the guess with the highest score."""
        return self.played.gather(1, score.masked_fill(~self.there, -30).argmax(1, keepdim=True))[:, 0]


class Data:
    """All that was written so far, and read on as more is written."""

    def __init__(self, folder, most):
        self.folder, self.most, self.files, self.size = folder, most, set(), 0
        self.codes = torch.empty((most, CELLS), dtype=torch.uint8, device=DEVICE)
        self.choices = torch.empty((most, CHOICES, NUMBERS), device=DEVICE)
        # A GPU has room for what the models are given of each position, in as many bits as they take, so that it is worked out once.
        self.planes = None
        if DEVICE == "cuda":
            self.planes = torch.empty((most, PLANES, ROWS, COLUMNS), dtype=torch.bfloat16, device=DEVICE)
            self.frontier = torch.empty((most, 1, ROWS, COLUMNS), dtype=torch.bool, device=DEVICE)
            self.whole = torch.empty((most, WHOLE, 1, 1), device=DEVICE)

    def read_more(self):
        for file in sorted(set(glob.glob(self.folder + "/part-*.bin")) - self.files):
            self.files.add(file)
            raw = np.fromfile(file, np.uint8).reshape(-1, ROW)
            choices = raw[:, CELLS:].copy().view("<f4").reshape(-1, CHOICES, NUMBERS)
            # A play-out may come to a position that is too large to work out.
            sound = np.isfinite(choices).all((1, 2))
            room = self.most - self.size
            codes, choices = [torch.from_numpy(part[sound][:room]).to(DEVICE) for part in (raw[:, :CELLS], choices)]
            end = self.size + len(codes)
            self.codes[self.size:end], self.choices[self.size:end] = codes, choices
            if self.planes is not None:
                for rows in torch.arange(self.size, end, device=DEVICE).split(2048):
                    self.keep(rows, Position(self.codes[rows]))
            self.size = end

    def keep(self, rows, position):
        self.planes[rows] = position.planes().to(self.planes.dtype)
        self.frontier[rows] = position.frontier() > 0
        self.whole[rows] = position.whole

    def exactly(self, rows, turn):
        """A sample with all that is known worked out anew, to the last bit."""
        planes, self.planes = self.planes, None
        sample = Sample(self, rows, turn)
        self.planes = planes
        return sample
