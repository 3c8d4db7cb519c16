# SPDX-License-Identifier: Apache-2.0
"""Trains models of guesses on positions that sweeplab.bench.GuessData writes; the two may run at the same time.

    python3 bench/training/train_guess.py DATA_FOLDER OUT_FOLDER SECONDS TEACHER PUPIL...

A pupil is CHANNELSxLAYERS, a new model, or the file of one that goes on learning, or a larger one that begins with what a file knows,
as in '96x10<guess-small.bin'; with a number after it, as in guess-small.bin:0.2, it learns so many parts from its teacher.
TEACHER is a file, or the word none: then the first pupil learns from play-outs alone, and quickly, even if it goes on from a file.
With the environment's CELLS=hexagons all is about boards of hexagons, and so are the lessons.
With a number of steps, such as 40steps, in place of SECONDS it learns from what is there when it begins, and a second run on the same
machine writes the same files to the byte.
The environment's JUDGES may name a folder of positions with many play-outs each, which nobody learns from: what is explained is told of
these, else of the first positions, which are held out.

Needs PyTorch and, for more than a try, a GPU. The models give every guess what to add to the logarithm of what the look ahead
makes of it: a number, and a multiple of each number seen, such that the guesses of one position differ as their play-outs do
on average, and as a teacher says: a model that is there already, such as guess-small.bin. What the first pupil has become of it is the
teacher of the others, if it is a large one.
Writes guess-C-L.bin for each model, which GuessNet in core reads (weights as whole numbers of 16 bits with a scale), and
guess-C-L-reference.bin, some positions with what is added, for GuessNetTest.
"""
import copy
import math
import os
import struct
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

from positions import AROUND, DEVICE, PLANES, TURNS, WHOLE, Data, Sample

# How large the parts of what is added are, about: alone, and by what follows, certain cells, how many, openings, risk, what is lost already.
SCALES = [0.05, 0.5, 0.1, 0.05, 0.1, 0.3, 0.3]
LARGE = 64
GPU = DEVICE == "cuda"
# How many positions there are in a step, and how many are worked out at once: a processor is quickest with what its cache holds.
BATCH, AT_ONCE = (2048, 2048) if GPU else (256, 32)
RATE = 2e-3
MOST, LEAST, HELD_OUT = (2_500_000, 80_000, 40_000) if GPU else (1_000_000, 500, 10_000)
JUDGES, MOST_JUDGED = os.environ.get("JUDGES"), 40_000
BEGIN = time.time()
TOLD_EVERY = 80 if GPU else 300
# How many guesses of a position the tests of GuessNet look at.
REFERENCE = 8
# How much of a new layer there is in a widened model at first.
NEW_LAYER = 0.03
# What a layer sees of the 3x3 cells around a cell.
WINDOW = AROUND.clone()
WINDOW[0, 0, 1, 1] = 1


class Course:
    """How long the training goes on: by the clock, or by its steps alone."""

    def __init__(self, word):
        self.steps = int(word.removesuffix("steps")) if word.endswith("steps") else 0
        self.begin, self.end = BEGIN, BEGIN if self.steps else BEGIN + float(word)

    def start(self, data):
        if self.steps:
            # On one thread, since the order of a sum changes it.
            torch.use_deterministic_algorithms(True)
            torch.set_num_threads(1)
            data.read_more()
        while not self.steps and data.size < LEAST:
            data.read_more()
            time.sleep(1)
        self.begin = time.time()

    def share(self, step):
        """Which part of it is done, 1 at its end."""
        return step / self.steps if self.steps else (time.time() - self.begin) / (self.end - self.begin)


class Net(torch.nn.Module):
    """Sees open cells beside unknown ones, the unknown ones beside them, and the cells it is asked about."""

    def __init__(self, channels, layers):
        super().__init__()
        self.first = torch.nn.Conv2d(PLANES, channels, 1)
        self.spread = torch.nn.ModuleList(
            torch.nn.Conv2d(channels, channels, 3, padding=1, groups=channels, bias=False) for _ in range(layers))
        self.mix = torch.nn.ModuleList(torch.nn.Conv2d(channels, channels, 1) for _ in range(layers))
        self.last = torch.nn.Conv2d(channels, len(SCALES) * WHOLE, 1)
        torch.nn.init.zeros_(self.last.weight)
        torch.nn.init.zeros_(self.last.bias)

    def seen(self, sample):
        position = sample.position
        frontier = position.frontier()
        return frontier.float().flatten(1).scatter_add(1, sample.cell, sample.there.float()).clamp(max=1).view_as(frontier)

    @staticmethod
    def layer(x, spread, mix):
        """Two convolutions, or the one that both are together, which a GPU is quicker at."""
        if GPU:
            return F.conv2d(x, mix.weight * spread.transpose(0, 1), mix.bias, padding=1)
        return F.conv2d(F.conv2d(x, spread, padding=1, groups=len(spread)), mix.weight, mix.bias)

    def forward(self, sample):
        """The numbers of each of the cells asked about."""
        x = F.relu(self.first(sample.position.planes().contiguous(memory_format=torch.channels_last)))
        seen = self.seen(sample).to(x.dtype)
        x = x * seen
        for spread, mix in zip(self.spread, self.mix):
            x = x + F.relu(self.layer(x, spread.weight * WINDOW, mix)) * seen
        # What concerns the whole board comes in here, at the end.
        with torch.autocast(DEVICE, enabled=False):
            x = x.float().flatten(2).gather(2, sample.cell[:, None].expand(-1, x.shape[1], -1))
            out = F.conv1d(x, self.last.weight[:, :, :, 0], self.last.bias)
            heads = [(part * sample.position.whole[:, :, :, 0]).sum(1) for part in out.split(WHOLE, 1)]
        return [scale * head for scale, head in zip(SCALES, heads)]


class Pupil:
    """A model, how it learns, and the mean of what it was of late, which is what is kept."""

    def __init__(self, name, net, rate, trust):
        self.name, self.net, self.rate, self.trust = name, net.to(DEVICE), rate, trust
        self.average = copy.deepcopy(self.net)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), weight_decay=1e-3, betas=(0.9, 0.98))

    def learn(self, lessons, share, step):
        """From samples, each with what is taught about it."""
        self.optimizer.param_groups[0]["lr"] = self.rate * share
        self.optimizer.zero_grad(set_to_none=True)
        for sample, taught in lessons:
            told = sample.told(sample.scores(self.net))
            squares = (1 - self.trust) * (told - sample.off) ** 2 + self.trust * (told - taught) ** 2
            (100 * squares.sum() / BATCH).backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        if step % 10 == 0:
            for mean, now in zip(self.average.parameters(), self.net.parameters()):
                mean.data.lerp_(now.data, 1 - min(0.98, step / (step + 250)))


def pupil(word, teacher):
    """A new one learns fast; one that knows something half as fast if it has a teacher, or few positions a step, as on a processor. A
    large one trusts its teacher less, unless it is said how much."""
    which, _, trust = word.partition(":")
    size, _, file = which.rpartition("<")
    known = os.path.exists(file)
    net = Net(*map(int, (size or which).split("x"))) if size or not known else read(file)
    net = widened(net, read(file)) if size else net
    channels, layers = net.first.out_channels, len(net.mix)
    rate = RATE * min(1, 48 / channels) * (0.5 if known and (teacher or not GPU) else 1)
    return Pupil(f"{channels}-{layers}", net, rate, float(trust) if trust else 0.8 if channels <= LARGE else 0.35 if teacher else 0)


def widened(net, base):
    """A larger model that says nearly what a smaller one does, and can learn more: of what is new, hardly anything reaches what it says at first."""
    old = base.first.out_channels
    with torch.no_grad():
        net.first.weight[:old], net.first.bias[:old] = base.first.weight, base.first.bias
        for spread, mix, spread_before, mix_before in zip(net.spread, net.mix, base.spread, base.mix):
            spread.weight[:old] = spread_before.weight
            mix.weight[:old, :old], mix.bias[:old] = mix_before.weight, mix_before.bias
            mix.weight[:old, old:] = 0
        for mix in net.mix[len(base.mix):]:
            mix.weight[:old] *= NEW_LAYER
            mix.bias[:old] = 0
        net.last.weight[:, :old], net.last.bias[:] = base.last.weight, base.last.bias
        net.last.weight[:, old:] = 0
    return net


def scored(model, data, rows, turns):
    """What a model makes of positions, the mean of several turns of the board."""
    return sum(Sample(data, rows, turn).scores(model) for turn in turns) / len(turns)


def judges():
    """Positions that nobody learns from, if there is a folder of them."""
    judged = Data(JUDGES, MOST_JUDGED) if JUDGES else None
    if judged:
        judged.read_more()
    return judged


def least_learned(data, held, learned):
    """Positions to learn from: of twice as many, those that were learned from least, so that what is written late is not left out."""
    rows = torch.randint(held, data.size, (2 * BATCH,), device=DEVICE)
    rows = rows[learned[rows].sort(stable=True).indices[:BATCH]]
    learned[rows] += 1
    return rows


def report(models, data, held):
    """How much of the spread of play-outs is explained in positions held out, and what choices gain over the look ahead's."""
    parts = [(Sample(data, rows, TURNS[0]), rows) for rows in torch.arange(held, device=DEVICE).split(AT_ONCE)]
    spread = sum((sample.off**2).sum() for sample, _ in parts)
    base = torch.cat([sample.taken(sample.value) for sample, _ in parts])
    told = [f"{data.size} positions; look ahead {100 * (1 - sum(s.errors(s.value).sum() for s, _ in parts) / spread):.3f} %"]
    for name, model, turns in models:
        with torch.no_grad():
            scores = [(sample, scored(model, data, rows, turns)) for sample, rows in parts]
        explained = 1 - sum(sample.errors(score).sum() for sample, score in scores) / spread
        gain = 100 * (torch.cat([sample.taken(score) for sample, score in scores]) - base)
        told.append(f"{name} {100 * explained:.3f} %, {gain.mean():+.3f} ± {1.96 * gain.std() / len(gain)**0.5:.3f} points")
    return "\n  ".join(told)


def save(pupils, data, out):
    for each in pupils:
        kept = copy.deepcopy(each.average)
        write(kept, f"{out}/guess-{each.name}.bin")
        write_reference(kept, data, f"{out}/guess-{each.name}-reference.bin")


def train(data, course, teacher, pupils, out):
    judged = judges()
    held = 0 if judged else min(HELD_OUT, data.size // 5)
    told_of = lambda models: report(models, judged or data, judged.size if judged else held)
    learned = torch.zeros(data.most, dtype=torch.int16, device=DEVICE)
    told = time.time()
    first = pupils[0]
    begin = teacher or copy.deepcopy(first.net)
    models = [("teacher", begin, TURNS[:1]), ("teacher turned", begin, TURNS)]
    print(told_of(models), flush=True)
    models = [(each.name, each.average, TURNS[:1]) for each in pupils] + [(first.name + " turned", first.average, TURNS)]
    step = 0
    while course.share(step) < 1:
        step += 1
        if step % 50 == 0 and not course.steps:
            data.read_more()
        rows = least_learned(data, held, learned).split(AT_ONCE)
        turn, other = TURNS[step % 4], TURNS[(step + 1 + step // 4 % 3) % 4]
        samples = [Sample(data, part, turn) for part in rows]
        rate = min(1, step / 200) * (0.5 + 0.5 * math.cos(math.pi * course.share(step))) + 1e-3
        others = first.average if first.trust < 0.5 else begin
        with torch.no_grad():
            taught = [sample.told(sample.scores(begin)) if first.trust else sample.off for sample in samples]
        first.learn(zip(samples, taught), rate, step)
        if pupils[1:]:
            with torch.no_grad():
                taught = [sample.told(Sample(data, part, other).scores(others)) for sample, part in zip(samples, rows)]
        for each in pupils[1:]:
            each.learn(zip(samples, taught), rate, step)
        if time.time() - told > TOLD_EVERY:
            told = time.time()
            print(f"{told - BEGIN:.0f} s, step {step}, {data.size} lessons, {told_of(models)}", flush=True)
            save(pupils, data, out)
    print(f"end, step {step}, {data.size} lessons, {told_of(models)}", flush=True)


def put(file, numbers):
    """Writes numbers as a scale and whole numbers; gives what will be read back."""
    scale = float(np.float32(max(1e-12, numbers.abs().max().item()) / 32767))
    whole = torch.round(numbers / scale)
    file.write(struct.pack("<f", scale) + whole.cpu().numpy().astype("<i2").tobytes())
    return whole * scale


def put_mix(file, layer):
    """A layer from cell to same cell: input by input, then its bias."""
    layer.weight.copy_(put(file, layer.weight[:, :, 0, 0].t().contiguous()).t()[:, :, None, None])
    layer.bias.copy_(put(file, layer.bias))


def write(net, name):
    with open(name, "wb") as file, torch.no_grad():
        file.write(struct.pack("<3i", net.first.out_channels, len(net.mix), 0))
        put_mix(file, net.first)
        for spread, mix in zip(net.spread, net.mix):
            # neighbour by neighbour (row by row), then channel
            spread.weight.copy_(put(file, (spread.weight * WINDOW)[:, 0].permute(1, 2, 0).contiguous()).permute(2, 0, 1)[:, None])
            put_mix(file, mix)
        scales = torch.tensor(SCALES, device=DEVICE).repeat_interleave(WHOLE)
        net.last.weight.mul_(scales[:, None, None, None])
        net.last.bias.mul_(scales)
        put_mix(file, net.last)
        net.last.weight.div_(scales[:, None, None, None])
        net.last.bias.div_(scales)


def get(file, count):
    scale = struct.unpack("<f", file.read(4))[0]
    return torch.from_numpy(np.frombuffer(file.read(2 * count), "<i2").astype(np.float32) * scale)


def get_mix(file, layer):
    outputs, inputs = layer.weight.shape[:2]
    layer.weight.copy_(get(file, inputs * outputs).reshape(inputs, outputs).t()[:, :, None, None])
    layer.bias.copy_(get(file, outputs))


def read(name):
    """A model that was written."""
    with open(name, "rb") as file, torch.no_grad():
        channels, layers, _ = struct.unpack("<3i", file.read(12))
        net = Net(channels, layers)
        get_mix(file, net.first)
        for spread, mix in zip(net.spread, net.mix):
            spread.weight.copy_(get(file, 9 * channels).reshape(3, 3, channels).permute(2, 0, 1)[:, None])
            get_mix(file, mix)
        get_mix(file, net.last)
        scales = torch.tensor(SCALES).repeat_interleave(WHOLE)
        net.last.weight.div_(scales[:, None, None, None])
        net.last.bias.div_(scales)
        return net.to(DEVICE)


def write_reference(net, data, name):
    """Some positions, and for each guess its cell, what was seen and what the model, as it was written, adds."""
    some = torch.arange(0, data.size // 12 * 12, data.size // 12, device=DEVICE)
    sample = data.exactly(some, TURNS[0])
    # A model sees the cells that it is asked about.
    sample.there[:, REFERENCE:] = False
    with open(name, "wb") as file, torch.no_grad():
        added = sum(head * seen for head, seen in zip(net(sample), sample.seen)) * sample.there
        numbers = torch.stack([sample.cell.masked_fill(~sample.there, -1).float()] + sample.seen[1:] + [added], 2)[:, :REFERENCE]
        file.write(data.codes[some].cpu().numpy().tobytes() + numbers.cpu().numpy().astype("<f4").tobytes())


def main():
    folder, out, course, teacher = sys.argv[1], sys.argv[2], Course(sys.argv[3]), sys.argv[4]
    torch.manual_seed(1)
    torch.backends.cudnn.allow_tf32 = False
    teacher = None if teacher == "none" else read(teacher)
    pupils = [pupil(size, teacher) for size in sys.argv[5:]]
    data = Data(folder, MOST)
    course.start(data)
    train(data, course, teacher, pupils, out)
    save(pupils, data, out)


if __name__ == "__main__":
    main()
