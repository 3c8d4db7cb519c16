# SPDX-License-Identifier: Apache-2.0
"""Teaches models to guess without a look ahead what a model with one would guess.

    python3 bench/training/train_quick.py DATA_FOLDER OUT_FOLDER SECONDS TEACHER CHANNELSxLAYERS...

DATA_FOLDER holds positions that sweeplab.bench.GuessData wrote without play-outs ("none"): the eight safest cells of each, and what the
look ahead saw of them, which the teacher is told and the pupils are not. They are told how often a cell survives, and what is lost already.
Prints what choices lose by the teacher's word, in hundredths of the chance to win: that of the safest cell, of the look ahead, of the pupils.
Writes quick-CxL.bin for GuessNet in core and quick-CxL-reference.bin for GuessNetTest.
"""
import copy
import math
import sys
import time

import torch

from positions import DEVICE, TURNS, Data, Sample
from train_guess import GPU, RATE, Net, read, write

BATCH, MOST, HELD_OUT = (4096, 6_000_000, 40_000) if GPU else (64, 6_000, 300)
# Guesses that are so much worse than the best, in logarithms, count less by a factor of e; and how sharply pupils choose.
NEAR, SHARP = 0.04, 0.02
# What stands last among the numbers of a guess: the chance that is lost already.
LOST = 8


class Glance(Sample):
    """Positions as the pupils see them: nothing of the look ahead."""

    def __init__(self, data, rows, turn):
        super().__init__(data, rows, turn)
        choices = data.choices[rows]
        lost = choices[:, :, LOST].clamp(0, 0.999)
        self.lost = lost.masked_fill(~self.there, 0)
        self.base = (torch.log(choices[:, :, 1].clamp(min=1e-6)) - torch.log(1 - lost)).masked_fill(~self.there, 0)

    def added(self, net):
        with torch.autocast(DEVICE, torch.bfloat16, enabled=GPU):
            heads = net(self)
        return heads[0] + heads[-1] * self.lost

    def guessed(self, net):
        return self.base + self.added(net)


def taught(teacher, data, rows, turns):
    """What the teacher says of the guesses of some positions, the mean over mirror images."""
    samples = [Sample(data, rows, turn) for turn in turns]
    score = sum(sample.scores(teacher) for sample in samples) / len(samples)
    return score.masked_fill(~samples[0].there, -30)


def lost(truth, score, there):
    taken = score.masked_fill(~there, -60).argmax(1, keepdim=True)
    return truth.max(1).values - truth.gather(1, taken)[:, 0]


def report(data, held, teacher, pupils):
    losses = {}
    with torch.no_grad():
        for rows in torch.arange(held, device=DEVICE).split(2048):
            sample = Glance(data, rows, TURNS[0])
            truth = taught(teacher, data, rows, TURNS)
            scores = [("safest", sample.base), ("look ahead", sample.value)]
            for name, score in scores + [(each.name, sample.guessed(each.average)) for each in pupils]:
                losses.setdefault(name, []).append(lost(truth, score, sample.there))
    return ", ".join(f"{name} {100 * torch.cat(parts).mean():.3f}" for name, parts in losses.items())


class Pupil:
    """A new model, how it learns, and the mean of what it was of late, which is what is kept."""

    def __init__(self, name):
        channels, layers = map(int, name.split("x"))
        self.name, self.net = name, Net(channels, layers).to(DEVICE)
        self.average = copy.deepcopy(self.net)
        self.rate = 1.5 * RATE * min(1, 48 / channels)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), weight_decay=1e-3, betas=(0.9, 0.98))

    def learn(self, sample, truth, share, step):
        behind = truth.max(1, keepdim=True).values - truth
        weight = (torch.exp(-behind / NEAR) + 0.03) * sample.there
        weight = weight / weight.sum(1, keepdim=True)
        score = sample.guessed(self.net)
        off = (score - truth.clamp(min=-20)) * sample.there
        off = off - (weight * off).sum(1, keepdim=True)
        choice = torch.softmax((score / SHARP).masked_fill(~sample.there, -1e4), 1)
        error = 100 * (weight * off**2).sum(1).mean() + 2 * (choice * behind.clamp(max=0.5)).sum(1).mean()
        self.optimizer.param_groups[0]["lr"] = self.rate * share
        self.optimizer.zero_grad(set_to_none=True)
        error.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        if step % 10 == 0:
            for mean, now in zip(self.average.parameters(), self.net.parameters()):
                mean.data.lerp_(now.data, 1 - min(0.98, step / (step + 250)))


def train(data, held, seconds, teacher, pupils):
    begin = told = time.time()
    step = 0
    while time.time() < begin + seconds:
        step += 1
        share = min(1, (time.time() - begin) / seconds)
        rate = min(1, step / 200) * (0.5 + 0.5 * math.cos(math.pi * share)) + 1e-3
        rows = torch.randint(held, data.size, (BATCH,), device=DEVICE)
        turn, other = TURNS[step % len(TURNS)], TURNS[(step + 1 + step // 4) % len(TURNS)]
        sample = Glance(data, rows, turn)
        with torch.no_grad():
            truth = taught(teacher, data, rows, [turn, other])
        for each in pupils:
            each.learn(sample, truth, rate, step)
        if time.time() > told + 40:
            told = time.time()
            print(f"{told - begin:.0f} s, step {step}: {report(data, held, teacher, pupils)}", flush=True)
    print(f"end, step {step}: {report(data, held, teacher, pupils)}", flush=True)


def save(pupil, data, out):
    kept = copy.deepcopy(pupil.average)
    write(kept, f"{out}/quick-{pupil.name}.bin")
    some = torch.arange(0, data.size // 12 * 12, data.size // 12, device=DEVICE)
    sample = Glance(data, some, TURNS[0])
    with open(f"{out}/quick-{pupil.name}-reference.bin", "wb") as file, torch.no_grad():
        unseen = [torch.zeros_like(sample.lost)] * 5
        cells = sample.cell.masked_fill(~sample.there, -1).float()
        numbers = torch.stack([cells] + unseen + [sample.lost, sample.added(kept) * sample.there], 2)
        file.write(data.codes[some].cpu().numpy().tobytes() + numbers.cpu().numpy().astype("<f4").tobytes())


def main():
    folder, out, seconds, teacher = sys.argv[1], sys.argv[2], float(sys.argv[3]), read(sys.argv[4])
    torch.manual_seed(1)
    data = Data(folder, MOST)
    data.read_more()
    held = min(HELD_OUT, data.size // 5)
    pupils = [Pupil(size) for size in sys.argv[5:]]
    print(f"{data.size} positions: {report(data, held, teacher, [])}", flush=True)
    train(data, held, seconds, teacher, pupils)
    for each in pupils:
        save(each, data, out)


if __name__ == "__main__":
    main()
