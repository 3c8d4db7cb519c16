"""Trains models of guesses on positions that sweeplab.bench.GuessData writes; the two may run at the same time.

    python3 bench/training/train_guess.py DATA_FOLDER OUT_FOLDER SECONDS CHANNELSxLAYERS...

Needs PyTorch and, for more than a try, a GPU. A position is a byte for each cell of a board of up to 30x16 cells, and for up to
eight guesses the cell, its survival, what the look ahead makes of it, what play-outs made of it, and four more numbers that the
look ahead saw (see GuessLessons). The model gives every guess what to add to the logarithm of what the look ahead makes of it:
a number, and a multiple of each number seen, such that the guesses of one position differ as their play-outs do on average.
Writes guess-C-L.bin for each model, which sweeplab.agent.model.GuessNet reads (weights as whole numbers of 16 bits with a
scale), and guess-C-L-reference.bin, some positions with what is added, for GuessNetTest.
"""
import glob
import math
import struct
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

ROWS, COLUMNS = 16, 30
CELLS = ROWS * COLUMNS
OUTSIDE = 255
CHOICES, NUMBERS = 8, 8
ROW = CELLS + CHOICES * NUMBERS * 4
PLANES, WHOLE = 16, 8
# How large the parts of what is added are, about: alone, and by what follows, certain cells, how many, openings, risk.
SCALES = [0.05, 0.5, 0.1, 0.05, 0.1, 0.3]
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
BATCH = 4096 if DEVICE == "cuda" else 256
RATE = 2e-3
MOST, LEAST, HELD_OUT = (8_000_000, 200_000, 100_000) if DEVICE == "cuda" else (200_000, 500, 1_000)
AROUND = torch.ones(1, 1, 3, 3, device=DEVICE)
AROUND[0, 0, 1, 1] = 0


def planes(codes):
    """What the model is given of positions: numbers for each cell and for the board, and which cells are inside."""
    codes = codes.reshape(-1, 1, ROWS, COLUMNS).float()
    count = lambda x: F.conv2d(x, AROUND, padding=1)
    inside = (codes < OUTSIDE).float()
    unknown = (codes >= 11).float() * inside
    chance = (codes - 11) / 243 * unknown
    danger, opened = (codes == 10).float(), (codes < 9).float()
    unknown_around = count(unknown)
    active = opened * (unknown_around > 0).float()
    touched = unknown * (count(active) > 0).float()
    total = unknown.sum((2, 3), keepdim=True)
    size = inside.sum((2, 3), keepdim=True)
    density = 2 * chance.sum((2, 3), keepdim=True) / total.clamp(min=1)
    share = total / size
    free = (unknown - touched).sum((2, 3), keepdim=True) / size
    whole = torch.cat([torch.ones_like(share), density, share, free, density**2, share**2, density * share, total / CELLS], 1)
    chance = chance * touched  # cells that no clue touches share one chance, which the density tells
    cells = [inside, unknown, (codes == 9).float(), danger, opened, chance, 4 * chance * (1 - chance),
             (codes - count(danger)) * active / 4, active, unknown_around / 8, count(chance) / 4, touched,
             count(touched) / 8, -torch.log1p(-chance.clamp(max=0.98)), (1 - 20 * (chance - 0.5).abs()).clamp(min=0),
             (count(inside) / 8 - 1) * inside]
    return torch.cat(cells, 1) * inside, whole, inside


class Net(torch.nn.Module):
    def __init__(self, channels, layers):
        super().__init__()
        self.first = torch.nn.Conv2d(PLANES, channels, 1)
        self.spread = torch.nn.ModuleList(
            torch.nn.Conv2d(channels, channels, 3, padding=1, groups=channels, bias=False) for _ in range(layers))
        self.mix = torch.nn.ModuleList(torch.nn.Conv2d(channels, channels, 1) for _ in range(layers))
        self.last = torch.nn.Conv2d(channels, len(SCALES) * WHOLE, 1)
        torch.nn.init.zeros_(self.last.weight)
        torch.nn.init.zeros_(self.last.bias)

    def forward(self, cells, whole, inside, asked):
        """The numbers of each of the cells asked about."""
        x = F.relu(self.first(cells.to(memory_format=torch.channels_last)))
        inside = inside.to(x.dtype)
        x = x * inside
        for spread, mix in zip(self.spread, self.mix):
            # One after the other they are this one convolution, which a GPU is quicker at.
            both = mix.weight * spread.weight.transpose(0, 1)
            x = x + F.relu(F.conv2d(x, both, mix.bias, padding=1)) * inside
        with torch.autocast(DEVICE, enabled=False):
            x = x.float().flatten(2).gather(2, asked[:, None].expand(-1, x.shape[1], -1))
            out = F.conv1d(x, self.last.weight[:, :, :, 0], self.last.bias)
            return [(part * whole[:, :, :, 0]).sum(1) for part in out.split(WHOLE, 1)]


class Sample:
    """Some positions with their guesses, perhaps flipped."""

    def __init__(self, data, rows, flips):
        codes = data.codes[rows].view(-1, ROWS, COLUMNS)
        self.given = planes(codes.flip(flips) if flips else codes)
        cell, survival, value, played, *more = data.choices[rows].unbind(2)
        self.there = cell >= 0
        row, column = torch.div(cell.clamp(min=0), COLUMNS, rounding_mode="floor"), cell.clamp(min=0) % COLUMNS
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
            heads = net(*self.given, self.cell)
        return self.value + sum(scale * head * seen for scale, head, seen in zip(SCALES, heads, self.seen))

    def errors(self, score):
        """How far off the scores of the guesses are, in chances to win above the mean of the position."""
        score = score * self.there
        told = self.mean * (score - score.sum(1, keepdim=True) / self.count) * self.there
        return ((told - self.off) ** 2).sum(1)

    def loss(self, score):
        return 100 * self.errors(score).mean()

    def taken(self, score):
        """What play-outs made of the guess with the highest score."""
        return self.played.gather(1, score.masked_fill(~self.there, -30).argmax(1, keepdim=True))[:, 0]


class Data:
    def __init__(self, folder):
        self.folder, self.seen, self.size = folder, set(), 0
        self.codes = torch.empty((MOST, CELLS), dtype=torch.uint8, device=DEVICE)
        self.choices = torch.empty((MOST, CHOICES, NUMBERS), device=DEVICE)

    def read_more(self):
        for file in sorted(set(glob.glob(self.folder + "/part-*.bin")) - self.seen):
            self.seen.add(file)
            raw = np.fromfile(file, np.uint8).reshape(-1, ROW)
            choices = raw[:, CELLS:].copy().view("<f4").reshape(-1, CHOICES, NUMBERS)
            # A play-out may come to a position that is too large to work out.
            sound = np.isfinite(choices).all((1, 2))
            codes, choices = [torch.from_numpy(part[sound][: MOST - self.size]).to(DEVICE) for part in (raw[:, :CELLS], choices)]
            end = self.size + len(codes)
            self.codes[self.size:end], self.choices[self.size:end] = codes, choices
            self.size = end


def report(pupils, data, held):
    """How much of the spread of play-outs is explained in positions held out, and what choices gain over the look ahead's."""
    samples = [Sample(data, rows, []) for rows in torch.arange(held, device=DEVICE).split(2048)]
    over = lambda each: torch.cat([each(sample) for sample in samples])
    with torch.no_grad():
        base, spread = over(lambda sample: sample.taken(sample.value)), over(lambda sample: (sample.off**2).sum(1)).sum()
        told = [f"{data.size} positions; look ahead {100 * (1 - over(lambda s: s.errors(s.value)).sum() / spread):.3f} %"]
        for pupil in pupils:
            explained = 1 - over(lambda sample: sample.errors(sample.scores(pupil.average))).sum() / spread
            gain = 100 * (over(lambda sample: sample.taken(sample.scores(pupil.average))) - base)
            told.append(f"{pupil.name} {100 * explained:.3f} %, {gain.mean():+.3f} ± {1.96 * gain.std() / len(gain)**0.5:.3f} points")
    return ", ".join(told)


class Pupil:
    def __init__(self, channels, layers):
        self.name = f"{channels}-{layers}"
        self.net, self.average = Net(channels, layers).to(DEVICE), Net(channels, layers).to(DEVICE)
        self.average.load_state_dict(self.net.state_dict())
        self.pace = min(1, 48 / channels)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), weight_decay=1e-3, betas=(0.9, 0.98))

    def learn(self, loss, rate, step):
        self.optimizer.param_groups[0]["lr"] = rate * self.pace
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        if step % 20 == 0:
            for mean, now in zip(self.average.parameters(), self.net.parameters()):
                mean.data.lerp_(now.data, 1 - min(0.98, step / (step + 500)))


def train(data, seconds, pupils):
    held = min(HELD_OUT, data.size // 5)
    begin = told = time.time()
    step = 0
    while time.time() - begin < seconds:
        step += 1
        if step % 100 == 0:
            data.read_more()
        rows = torch.randint(held, data.size, (BATCH,), device=DEVICE)
        sample = Sample(data, rows, [axis for axis in (1, 2) if step & axis])
        rate = RATE * min(1, step / 300) * (0.5 + 0.5 * math.cos(math.pi * (time.time() - begin) / seconds)) + 1e-6
        for pupil in pupils:
            pupil.learn(sample.loss(sample.scores(pupil.net)), rate, step)
        if time.time() - told > 60:
            told = time.time()
            print(f"{told - begin:.0f} s, step {step}, {report(pupils, data, held)}", flush=True)
    print(f"end, step {step}, {report(pupils, data, held)}", flush=True)


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
        file.write(struct.pack("<2i", net.first.out_channels, len(net.mix)))
        put_mix(file, net.first)
        for spread, mix in zip(net.spread, net.mix):
            # neighbour by neighbour (row by row), then channel
            spread.weight.copy_(put(file, spread.weight[:, 0].permute(1, 2, 0).contiguous()).permute(2, 0, 1)[:, None])
            put_mix(file, mix)
        scales = torch.tensor(SCALES, device=DEVICE).repeat_interleave(WHOLE)
        net.last.weight.mul_(scales[:, None, None, None])
        net.last.bias.mul_(scales)
        put_mix(file, net.last)


def write_reference(net, data, name):
    """Some positions, and for each guess its cell, what was seen and what the model, as it was written, adds."""
    some = torch.arange(0, data.size // 12 * 12, data.size // 12, device=DEVICE)
    sample = Sample(data, some, [])
    with open(name, "wb") as file, torch.no_grad():
        heads = net(*sample.given, sample.cell)
        added = sum(head * seen for head, seen in zip(heads, sample.seen)) * sample.there
        numbers = torch.stack([sample.cell.masked_fill(~sample.there, -1).float()] + sample.seen[1:] + [added], 2)
        file.write(data.codes[some].cpu().numpy().tobytes() + numbers.cpu().numpy().astype("<f4").tobytes())


def main():
    folder, out, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
    torch.manual_seed(1)
    pupils = [Pupil(*map(int, size.split("x"))) for size in sys.argv[4:]]
    data = Data(folder)
    while data.size < LEAST:
        data.read_more()
        time.sleep(1)
    train(data, seconds, pupils)
    for pupil in pupils:
        write(pupil.average, f"{out}/guess-{pupil.name}.bin")
        write_reference(pupil.average, data, f"{out}/guess-{pupil.name}-reference.bin")


main()
