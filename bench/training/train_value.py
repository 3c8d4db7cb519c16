"""Trains the value model on positions that sweeplab.bench.ValueData writes; the two may run at the same time.

    python3 bench/training/train_value.py DATA_FOLDER OUT_FOLDER SECONDS

Needs PyTorch and, for more than a try, a GPU. A position is a byte for each cell of a 30x16 board (see ValueData) and its
label, a float. Every unknown cell gives a cost, and the chance to win is exp(-sum of costs), so that regions that have nothing
to do with each other multiply. Writes value.bin, which sweeplab.infer.value.ValueNet reads (weights as whole numbers of 16
bits with a scale), and value-reference.bin, some positions with their values, for ValueNetTest.
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
PLANES, WHOLE = 15, 7
CHANNELS, LAYERS = 48, 6
BATCH, RATE = 4096, 2e-3
MOST_POSITIONS, LEAST_POSITIONS, HELD_OUT = 36_000_000, 1_500_000, 100_000
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
AROUND = torch.ones(1, 1, 3, 3, device=DEVICE)
AROUND[0, 0, 1, 1] = 0


def planes(codes):
    """What the model is given of positions: numbers for each cell, numbers for the board, and which cells are unknown."""
    codes = codes.reshape(-1, 1, ROWS, COLUMNS).float()
    count = lambda x: F.conv2d(x, AROUND, padding=1)
    unknown = (codes >= 11).float()
    chance = (codes - 11) / 244 * unknown
    danger, opened = (codes == 10).float(), (codes < 9).float()
    unknown_around = count(unknown)
    active = opened * (unknown_around > 0).float()
    touched = unknown * (count(active) > 0).float()
    total = unknown.sum((2, 3), keepdim=True)
    density = 2 * chance.sum((2, 3), keepdim=True) / total.clamp(min=1)
    share = total / CELLS
    free = (unknown - touched).sum((2, 3), keepdim=True) / CELLS
    whole = torch.cat([torch.ones_like(share), density, share, free, density**2, share**2, density * share], 1)
    chance = chance * touched  # cells that no clue touches share one chance, which the density tells
    cells = [torch.ones_like(chance), unknown, (codes == 9).float(), danger, opened, chance, 4 * chance * (1 - chance),
             (codes - count(danger)) * active / 4, active, unknown_around / 8, count(chance) / 4, touched,
             count(touched) / 8, -torch.log1p(-chance.clamp(max=0.98)), (1 - 20 * (chance - 0.5).abs()).clamp(min=0)]
    return torch.cat(cells, 1), whole, unknown


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first = torch.nn.Conv2d(PLANES, CHANNELS, 3, padding=1)
        self.rest = torch.nn.ModuleList(torch.nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1) for _ in range(LAYERS))
        self.last = torch.nn.Conv2d(CHANNELS, WHOLE, 1)
        torch.nn.init.zeros_(self.last.weight)
        torch.nn.init.zeros_(self.last.bias)
        self.last.bias.data[0] = -6.0
        for layer in self.rest:
            layer.weight.data *= 0.5

    def forward(self, cells, whole, unknown):
        x = F.relu(self.first(cells.to(memory_format=torch.channels_last)))
        for layer in self.rest:
            x = x + F.relu(layer(x))
        with torch.autocast(DEVICE, enabled=False):
            out = (F.conv2d(x.float(), self.last.weight, self.last.bias) * whole).sum(1, keepdim=True)
            return (F.softplus(out) * unknown).sum((1, 2, 3))


def loss_of(cost, label):
    cost = cost.clamp(min=1e-5)
    return (label * cost - (1 - label) * torch.log(-torch.expm1(-cost))).mean()


class Data:
    def __init__(self, folder):
        self.folder, self.seen, self.size = folder, set(), 0
        most = MOST_POSITIONS if DEVICE == "cuda" else MOST_POSITIONS // 100
        self.codes = torch.empty((most, CELLS), dtype=torch.uint8, device=DEVICE)
        self.labels = torch.empty(most, device=DEVICE)

    def read_more(self):
        for file in sorted(set(glob.glob(self.folder + "/part-*.bin")) - self.seen):
            self.seen.add(file)
            raw = np.fromfile(file, np.uint8).reshape(-1, CELLS + 4)[: len(self.codes) - self.size]
            end = self.size + len(raw)
            self.codes[self.size:end] = torch.from_numpy(raw[:, :CELLS].copy()).to(DEVICE)
            self.labels[self.size:end] = torch.from_numpy(raw[:, CELLS:].copy().view("<f4")[:, 0].copy()).to(DEVICE)
            self.size = end


def values(net, codes):
    with torch.no_grad():
        return torch.cat([torch.exp(-net(*planes(part))) for part in codes.split(8192)])


def report(net, codes, labels):
    value = values(net, codes)
    error = ((value - labels) ** 2).mean().item()
    return f"held out: log loss {loss_of(-torch.log(value.clamp(1e-9, 1 - 1e-6)), labels).item():.5f}, explained {1 - error / labels.var().item():.4f} of the variance {labels.var().item():.5f}"


def train(data, seconds):
    held = min(HELD_OUT, data.size // 10)
    net, average = Net().to(DEVICE).to(memory_format=torch.channels_last), Net().to(DEVICE)
    average.load_state_dict(net.state_dict())
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=1e-3, betas=(0.9, 0.98))
    begin = read = told = time.time()
    step = 0
    while time.time() - begin < seconds:
        if time.time() - read > 15:
            data.read_more()
            read = time.time()
        for group in optimizer.param_groups:
            group["lr"] = RATE * min(1, step / 500) * (0.5 + 0.5 * math.cos(math.pi * (time.time() - begin) / seconds)) + 1e-6
        rows = torch.randint(held, data.size, (BATCH,), device=DEVICE)
        flips = [axis for axis in (1, 2) if step & axis]
        with torch.no_grad():
            given = planes(data.codes[rows].view(-1, ROWS, COLUMNS).flip(flips))
        with torch.autocast(DEVICE, torch.bfloat16):
            cost = net(*given)
        loss = loss_of(cost, data.labels[rows])
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        step += 1
        if step % 20 == 0:
            for mean, now in zip(average.parameters(), net.parameters()):
                mean.data.lerp_(now.data, 1 - min(0.98, step / (step + 500)))
        if time.time() - told > 45:
            told = time.time()
            print(f"{told - begin:.0f} s, step {step}, {data.size} positions; {report(average, data.codes[:held], data.labels[:held])}", flush=True)
    print(f"end: {step} steps, {data.size} positions; {report(average, data.codes[:held], data.labels[:held])}", flush=True)
    return average


def put(file, numbers):
    """Writes numbers as a scale and whole numbers; gives what will be read back."""
    scale = float(np.float32(max(1e-12, numbers.abs().max().item()) / 32767))
    whole = torch.round(numbers / scale)
    file.write(struct.pack("<f", scale) + whole.cpu().numpy().astype("<i2").tobytes())
    return whole * scale


def write(net, name):
    with open(name, "wb") as file, torch.no_grad():
        file.write(struct.pack("<2i", CHANNELS, 1 + LAYERS))
        for layer in [net.first, *net.rest]:
            # neighbour by neighbour (row by row), then input, then channel; inputs come in fours
            weights = layer.weight.permute(2, 3, 1, 0)
            inputs = weights.shape[2]
            read = put(file, F.pad(weights, (0, 0, 0, -inputs % 4)).contiguous())
            layer.weight.copy_(read[:, :, :inputs].permute(3, 2, 0, 1))
            layer.bias.copy_(put(file, layer.bias))
        net.last.weight.copy_(put(file, net.last.weight[:, :, 0, 0].t().contiguous()).t()[:, :, None, None])
        net.last.bias.copy_(put(file, net.last.bias))


def main():
    folder, out, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
    torch.manual_seed(1)
    data = Data(folder)
    while data.size < (LEAST_POSITIONS if DEVICE == "cuda" else 500):
        data.read_more()
        time.sleep(1)
    net = train(data, seconds)
    write(net, out + "/value.bin")
    some = data.codes[: data.size // 12 * 12: data.size // 12]
    with open(out + "/value-reference.bin", "wb") as file:
        file.write(some.cpu().numpy().tobytes() + values(net, some).cpu().numpy().astype("<f4").tobytes())


main()
