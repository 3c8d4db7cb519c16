# SPDX-License-Identifier: Apache-2.0
"""Trains a large network that corrects a model of guesses, to teach the models that are kept; too slow to play with.

    python3 bench/training/train_teacher.py DATA_FOLDER OUT_FILE SECONDS MODEL

DATA_FOLDER holds positions with play-outs that sweeplab.bench.GuessData writes; the two may run at the same time. MODEL is the model
that is there, such as guess-small.bin; the mean of what it says of the mirror images of a board is what the network adds to, so that it
has only to learn where that is wrong, and begins by adding nothing.
"""
import copy
import math
import sys
import time

import torch
import torch.nn.functional as F

from positions import CHOICES, COLUMNS, DEVICE, PLANES, ROWS, TURNS, WHOLE, Data, Sample
from train_guess import GPU, read

CHANNELS, BLOCKS = (128, 10) if GPU else (16, 2)
BATCH, MOST, LEAST, HELD_OUT = (1024, 4_000_000, 60_000, 50_000) if GPU else (64, 100_000, 500, 200)
RATE = 1e-3
# What is known of a guess: that it is one, its survival and value in logarithms, what the look ahead saw.
KNOWN = 9


class Scored(Data):
    """Positions, with what the model that is there says of their guesses."""

    def __init__(self, folder, most, model):
        super().__init__(folder, most)
        self.model = model
        self.said = torch.zeros((most, CHOICES), device=DEVICE)

    def read_more(self):
        begin = self.size
        super().read_more()
        with torch.no_grad():
            for rows in torch.arange(begin, self.size, device=DEVICE).split(4096):
                self.said[rows] = sum(Sample(self, rows, turn).scores(self.model) for turn in TURNS) / len(TURNS)


class Block(torch.nn.Module):
    """Two convolutions, and what the whole board says to each channel."""

    def __init__(self, channels):
        super().__init__()
        self.one = torch.nn.Conv2d(channels, channels, 3, padding=1)
        self.two = torch.nn.Conv2d(channels, channels, 3, padding=1)
        self.all = torch.nn.Linear(2 * channels, channels)
        torch.nn.init.zeros_(self.two.weight)
        torch.nn.init.zeros_(self.two.bias)

    def forward(self, x, inside):
        y = F.relu(self.one(F.relu(x)))
        y = y + self.all(pooled(y))[:, :, None, None]
        return x + self.two(F.relu(y) * inside) * inside


def pooled(x):
    return torch.cat([x.mean((2, 3)), x.amax((2, 3))], 1)


class Teacher(torch.nn.Module):
    """Sees the board and what is known of each guess; adds to what is said of the guesses."""

    def __init__(self, channels=CHANNELS, blocks=BLOCKS):
        super().__init__()
        self.first = torch.nn.Conv2d(PLANES + WHOLE + KNOWN, channels, 3, padding=1)
        self.blocks = torch.nn.ModuleList(Block(channels) for _ in range(blocks))
        self.join = torch.nn.Linear(3 * channels + KNOWN + WHOLE, channels)
        self.last = torch.nn.Linear(channels, 1)
        self.worth = torch.nn.Linear(2 * channels, 1)
        torch.nn.init.zeros_(self.last.weight)
        torch.nn.init.zeros_(self.last.bias)

    def forward(self, sample):
        """What to add to each guess, and what the position is worth."""
        with torch.autocast(DEVICE, torch.bfloat16, enabled=GPU):
            known, cells, inside = known_of(sample), sample.position.planes(), sample.position.inside
            whole = sample.position.whole
            x = torch.cat([cells, whole.expand(-1, -1, ROWS, COLUMNS) * inside, scattered(sample, known)], 1)
            x = self.first(x.to(memory_format=torch.channels_last)) * inside
            for block in self.blocks:
                x = block(x, inside)
            x = F.relu(x)
            board = pooled(x)
            at = x.flatten(2).gather(2, sample.cell[:, None].expand(-1, x.shape[1], -1)).transpose(1, 2)
            wide = lambda part: part[:, None].expand(-1, CHOICES, -1)
            joined = torch.cat([at, wide(board), known, wide(whole[:, :, 0, 0])], 2)
            added = self.last(F.relu(self.join(joined)))[:, :, 0]
            return 0.05 * added.float(), self.worth(board)[:, 0].float()


def known_of(sample):
    there = sample.there.float()
    ahead, *seen = sample.seen[1:]
    return torch.stack([there, sample.value, sample.value - ahead, ahead] + seen, 2) * there[:, :, None]


def scattered(sample, known):
    planes = torch.zeros((len(known), KNOWN, ROWS * COLUMNS), device=DEVICE)
    planes.scatter_add_(2, sample.cell[:, None].expand(-1, KNOWN, -1), known.transpose(1, 2))
    return planes.view(-1, KNOWN, ROWS, COLUMNS)


def told(sample, said, added):
    return sample.told(said + added * sample.there)


def report(data, held, net):
    """How much of the spread of play-outs is explained in positions held out, by the model, and by it and the network."""
    left = dict.fromkeys(("model", "corrected", "corrected, turned"), 0)
    spread, gains = 0, []
    with torch.no_grad():
        for rows in torch.arange(held, device=DEVICE).split(2048):
            samples = [Sample(data, rows, turn) for turn in TURNS]
            added = [net(sample)[0] for sample in samples]
            sample, said = samples[0], data.said[rows]
            spread += (sample.off**2).sum()
            scores = said, said + added[0], said + sum(added) / len(added)
            for name, score in zip(left, scores):
                left[name] += sample.errors(score).sum()
            gains.append(100 * (sample.taken(scores[2]) - sample.taken(said)))
    gain = torch.cat(gains)
    parts = ", ".join(f"{name} {100 * (1 - float(part / spread)):.3f} %" for name, part in left.items())
    return f"{data.size} positions: {parts}; {gain.mean():+.3f} ± {1.96 * gain.std() / len(gain)**0.5:.3f} points a guess"


def learn(net, optimizer, sample, said):
    added, worth = net(sample)
    squares = (told(sample, said, added) - sample.off) ** 2
    value = (worth - torch.log(sample.mean[:, 0].clamp(min=0.02))) ** 2
    optimizer.zero_grad(set_to_none=True)
    (100 * squares.sum(1).mean() + 0.05 * value.mean()).backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimizer.step()


def train(data, seconds, begin):
    net = Teacher().to(DEVICE, memory_format=torch.channels_last)
    average = copy.deepcopy(net)
    optimizer = torch.optim.AdamW(net.parameters(), weight_decay=0.02, betas=(0.9, 0.98))
    held, step, last = min(HELD_OUT, data.size // 5), 0, time.time()
    while time.time() < begin + seconds:
        step += 1
        if step % 100 == 0:
            data.read_more()
        share = (time.time() - begin) / seconds
        optimizer.param_groups[0]["lr"] = RATE * (min(1, step / 500) * (0.5 + 0.5 * math.cos(math.pi * min(1, share))) + 1e-3)
        rows = torch.randint(held, data.size, (BATCH,), device=DEVICE)
        learn(net, optimizer, Sample(data, rows, TURNS[step % 4]), data.said[rows])
        if step % 10 == 0:
            for mean, now in zip(average.parameters(), net.parameters()):
                mean.data.lerp_(now.data, 1 - min(0.99, step / (step + 500)))
        if time.time() > last + 75:
            last = time.time()
            print(f"{last - begin:.0f} s, step {step}, {report(data, held, average)}", flush=True)
    print(f"end, step {step}, {report(data, held, average)}", flush=True)
    return average


def main():
    begin = time.time()
    folder, out, seconds, model = sys.argv[1], sys.argv[2], float(sys.argv[3]), read(sys.argv[4])
    torch.manual_seed(1)
    data = Scored(folder, MOST, model)
    while data.size < LEAST:
        data.read_more()
        time.sleep(1)
    torch.save(train(data, seconds, begin).state_dict(), out)


if __name__ == "__main__":
    main()
