# SPDX-License-Identifier: Apache-2.0
"""Teaches models what a better one says of guesses.

    python3 bench/training/distil.py DATA_FOLDER JUDGE_FOLDER OUT_FOLDER SECONDS MODEL TEACHER PUPIL...

DATA_FOLDER holds positions that sweeplab.bench.GuessData wrote without play-outs ("none"): the eight safest cells of each, and what the
look ahead saw of them. What is taught is the mean over mirror images of what MODEL says (a file, such as guess-small.bin), corrected by
the TEACHER that train_teacher.py wrote, or by nobody ("none"). A pupil is CHANNELSxLAYERS, a new model, or the file of one that goes on
learning; with the word quick: before it, it guesses without a look ahead: it is told how often a cell survives, and what is lost already.
Prints what choices lose by the teacher's word, in hundredths of the chance to win, and how much each explains of play-outs in the
positions of JUDGE_FOLDER (guesses by the look ahead alone), that nobody learned from.
Writes guess-C-L.bin or quick-CxL.bin for GuessNet in core, and with each a -reference.bin for GuessNetTest.
"""
import copy
import math
import os
import sys
import time

import torch

from positions import CHOICES, DEVICE, TURNS, Data, Sample
from train_guess import GPU, RATE, REFERENCE, Net, read, write, write_reference
from train_teacher import Teacher

BATCH, MOST, HELD_OUT, JUDGED = (4096, 4_000_000, 40_000, 200_000) if GPU else (256, 1_000_000, 10_000, 20_000)
# How many positions are worked out at once: a processor is quickest with what its cache holds.
AT_ONCE = 2048 if GPU else 32
# What a teacher says that has learned some of its lessons by heart counts only so much.
TRUST = 0.4
# Guesses that are so much worse than the best, in logarithms, count less by a factor of e; and how sharply pupils choose.
NEAR, SHARP = 0.04, 0.02
# What stands last among the numbers of a guess: the chance that is lost already.
LOST = 8
QUICK = "quick:"


class Taught(Data):
    """Positions, with what is taught about their guesses."""

    def __init__(self, folder, most, model, teacher):
        super().__init__(folder, most)
        self.read_more()
        self.truth = torch.zeros((self.size, CHOICES), device=DEVICE)
        with torch.no_grad():
            for rows in torch.arange(self.size, device=DEVICE).split(AT_ONCE):
                self.truth[rows] = taught(self, rows, model, teacher)


def taught(data, rows, model, teacher):
    samples = [Sample(data, rows, turn) for turn in TURNS]
    score = sum(sample.scores(model) for sample in samples)
    if teacher:
        score = score + TRUST * sum(teacher(sample)[0] for sample in samples)
    return (score / len(samples)).masked_fill(~samples[0].there, -30)


class Glance(Sample):
    """Positions as models see them that guess without a look ahead."""

    def __init__(self, data, rows, turn):
        super().__init__(data, rows, turn)
        choices = data.choices[rows]
        lost = choices[:, :, LOST].clamp(0, 0.999)
        self.lost = lost.masked_fill(~self.there, 0)
        self.base = (torch.log(choices[:, :, 1].clamp(min=1e-6)) - torch.log(1 - lost)).masked_fill(~self.there, 0)

    def added(self, net):
        heads = net(self)
        return heads[0] + heads[-1] * self.lost

    def scores(self, net):
        with torch.autocast(DEVICE, torch.bfloat16, enabled=GPU):
            return self.base + self.added(net)


def behind(truth, score, there):
    taken = score.masked_fill(~there, -60).argmax(1, keepdim=True)
    return truth.max(1).values - truth.gather(1, taken)[:, 0]


class Pupil:
    """A model, how it learns, and the mean of what it was of late, which is what is kept."""

    def __init__(self, name):
        which = name.removeprefix(QUICK)
        self.quick, known = name.startswith(QUICK), os.path.exists(which)
        self.sees = Glance if self.quick else Sample
        self.net = (read(which) if known else Net(*map(int, which.split("x")))).to(DEVICE)
        channels, layers = self.net.first.out_channels, len(self.net.mix)
        self.name = f"quick-{channels}x{layers}" if self.quick else f"guess-{channels}-{layers}"
        self.average = copy.deepcopy(self.net)
        self.rate = (0.75 if known else 1.5) * RATE * min(1, 48 / channels)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), weight_decay=1e-3, betas=(0.9, 0.98))

    def learn(self, data, rows, turn, share, step):
        self.optimizer.param_groups[0]["lr"] = self.rate * share
        self.optimizer.zero_grad(set_to_none=True)
        for part in rows.split(AT_ONCE):
            (self.error(data, part, turn) / len(rows)).backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        if step % 10 == 0:
            for mean, now in zip(self.average.parameters(), self.net.parameters()):
                mean.data.lerp_(now.data, 1 - min(0.98, step / (step + 250)))

    def error(self, data, rows, turn):
        """How far it is from what is taught about positions, summed up."""
        truth = data.truth[rows]
        sample = self.sees(data, rows, turn)
        worse = truth.max(1, keepdim=True).values - truth
        weight = (torch.exp(-worse / NEAR) + 0.03) * sample.there
        weight = weight / weight.sum(1, keepdim=True)
        score = sample.scores(self.net)
        off = (score - truth.clamp(min=-20)) * sample.there
        off = off - (weight * off).sum(1, keepdim=True)
        choice = torch.softmax((score / SHARP).masked_fill(~sample.there, -1e4), 1)
        return 100 * (weight * off**2).sum() + 2 * (choice * worse.clamp(max=0.5)).sum()

    def scores(self, data, rows):
        return self.sees(data, rows, TURNS[0]).scores(self.average)


def report(data, held, judge, pupils):
    scorers = [("teacher", lambda data, rows: data.truth[rows])] + [(each.name, each.scores) for each in pupils]
    told = []
    with torch.no_grad():
        for name, scores in scorers:
            losses, left, spread, gains = [], 0, 0, []
            for rows in torch.arange(held, device=DEVICE).split(AT_ONCE):
                losses.append(behind(data.truth[rows], scores(data, rows), data.choices[rows][:, :, 0] >= 0))
            for rows in torch.arange(judge.size, device=DEVICE).split(AT_ONCE):
                sample, score = Sample(judge, rows, TURNS[0]), scores(judge, rows)
                left, spread = left + sample.errors(score).sum(), spread + (sample.off**2).sum()
                gains.append(100 * (sample.taken(score) - sample.taken(sample.value)))
            gain = torch.cat(gains)
            told.append(f"{name}: loses {100 * torch.cat(losses).mean():.3f}, explains {100 * (1 - float(left / spread)):.3f} %, "
                        f"{gain.mean():+.3f} ± {1.96 * gain.std() / len(gain)**0.5:.3f} points over the look ahead")
    return "\n  ".join(told)


def train(data, held, judge, end, pupils):
    begin = told = time.time()
    step = 0
    while time.time() < end:
        step += 1
        share = min(1, (time.time() - begin) / (end - begin))
        rate = min(1, step / 200) * (0.5 + 0.5 * math.cos(math.pi * share)) + 1e-3
        rows = torch.randint(held, data.size, (BATCH,), device=DEVICE)
        for each in pupils:
            each.learn(data, rows, TURNS[step % len(TURNS)], rate, step)
        if time.time() > told + 100:
            told = time.time()
            print(f"{told - begin:.0f} s, step {step}\n  {report(data, held, judge, pupils)}", flush=True)
    print(f"end, step {step}\n  {report(data, held, judge, pupils)}", flush=True)


def save(pupil, data, out):
    kept = copy.deepcopy(pupil.average)
    write(kept, f"{out}/{pupil.name}.bin")
    if not pupil.quick:
        write_reference(kept, data, f"{out}/{pupil.name}-reference.bin")
        return
    some = torch.arange(0, data.size // 12 * 12, data.size // 12, device=DEVICE)
    sample = Glance(data, some, TURNS[0])
    with open(f"{out}/{pupil.name}-reference.bin", "wb") as file, torch.no_grad():
        unseen = [torch.zeros_like(sample.lost)] * 5
        cells = sample.cell.masked_fill(~sample.there, -1).float()
        numbers = torch.stack([cells] + unseen + [sample.lost, sample.added(kept) * sample.there], 2)[:, :REFERENCE]
        file.write(data.codes[some].cpu().numpy().tobytes() + numbers.cpu().numpy().astype("<f4").tobytes())


def teacher_of(file):
    if file == "none":
        return None
    teacher = Teacher().to(DEVICE, memory_format=torch.channels_last)
    teacher.load_state_dict(torch.load(file, map_location=DEVICE))
    return teacher


def main():
    begin = time.time()
    folder, judges, out, seconds, model = *sys.argv[1:4], float(sys.argv[4]), read(sys.argv[5])
    teacher = teacher_of(sys.argv[6])
    torch.manual_seed(1)
    data, judge = Taught(folder, MOST, model, teacher), Taught(judges, JUDGED, model, teacher)
    held = min(HELD_OUT, data.size // 5)
    pupils = [Pupil(name) for name in sys.argv[7:]]
    print(f"{data.size} positions, {judge.size} judged\n  {report(data, held, judge, pupils)}", flush=True)
    train(data, held, judge, begin + seconds, pupils)
    for each in pupils:
        save(each, data, out)


if __name__ == "__main__":
    main()
