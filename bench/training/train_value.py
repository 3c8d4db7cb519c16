"""Trains a value model on positions that sweeplab.bench.ValueData writes; the two may run at the same time.

    python3 bench/training/train_value.py DATA_FOLDER OUT_FOLDER SECONDS CHANNELS LAYERS

Needs PyTorch and, for more than a try, a GPU. A position is a byte for each cell of a board of up to 30x16 cells, the
product of the chances that the guesses after it had, the first of those chances, and whether the next position of the file
is the one after that guess (see ValueData). Every unknown cell gives a cost, and the chance to win is exp(-sum of costs), so
that regions that have nothing to do with each other multiply. The first part of the time the model learns the product; then,
more and more, the first chance times what the model itself says of the position after it, which varies less. Writes
value.bin, which sweeplab.infer.value.ValueNet reads (weights as whole numbers of 16 bits with a scale), and
value-reference.bin, some positions with their values, for ValueNetTest.
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
PLANES, WHOLE = 16, 8
BATCH, RATE = 4096, 2e-3
OWN_WORD = 0.65
MOST_POSITIONS, LEAST_POSITIONS, HELD_OUT = 50_000_000, 1_500_000, 100_000
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
AROUND = torch.ones(1, 1, 3, 3, device=DEVICE)
AROUND[0, 0, 1, 1] = 0


def planes(codes):
    """What the model is given of positions: numbers for each cell and for the board, which cells are unknown, which inside."""
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
    return torch.cat(cells, 1) * inside, whole, unknown, inside


class Net(torch.nn.Module):
    def __init__(self, channels, layers):
        super().__init__()
        self.first = torch.nn.Conv2d(PLANES, channels, 1)
        self.spread = torch.nn.ModuleList(
            torch.nn.Conv2d(channels, channels, 3, padding=1, groups=channels, bias=False) for _ in range(layers))
        self.mix = torch.nn.ModuleList(torch.nn.Conv2d(channels, channels, 1) for _ in range(layers))
        self.last = torch.nn.Conv2d(channels, WHOLE, 1)
        torch.nn.init.zeros_(self.last.weight)
        torch.nn.init.zeros_(self.last.bias)
        self.last.bias.data[0] = -6.0

    def forward(self, cells, whole, unknown, inside):
        x = F.relu(self.first(cells.to(memory_format=torch.channels_last)))
        inside = inside.to(x.dtype)
        x = x * inside
        for spread, mix in zip(self.spread, self.mix):
            # One after the other they are this one convolution, which a GPU is quicker at.
            both = mix.weight * spread.weight.transpose(0, 1)
            x = x + F.relu(F.conv2d(x, both, mix.bias, padding=1)) * inside
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
        self.labels = torch.empty((most, 2), device=DEVICE)
        self.goes_on = torch.empty(most, dtype=torch.bool, device=DEVICE)

    def read_more(self, files=30):
        for file in sorted(set(glob.glob(self.folder + "/part-*.bin")) - self.seen)[:files]:
            self.seen.add(file)
            raw = np.fromfile(file, np.uint8).reshape(-1, CELLS + 9)[: len(self.codes) - self.size]
            end = self.size + len(raw)
            raw = torch.from_numpy(raw).to(DEVICE)
            self.codes[self.size:end] = raw[:, :CELLS]
            self.labels[self.size:end] = raw[:, CELLS:CELLS + 8].contiguous().view(torch.float32)
            self.goes_on[self.size:end] = raw[:, -1] > 0
            if end > self.size:
                self.goes_on[end - 1] = False
            self.size = end


def values(net, codes):
    with torch.no_grad():
        return torch.cat([torch.exp(-net(*planes(part))) for part in codes.split(8192)])


def report(net, codes, labels):
    value = values(net, codes)
    large = (codes < OUTSIDE).all(1)
    explained = lambda v, l: f"{1 - ((v - l) ** 2).mean().item() / l.var().item():.4f}"
    return f"held out: log loss {loss_of(-torch.log(value.clamp(1e-9, 1 - 1e-6)), labels).item():.5f}, explained {explained(value, labels)} of the variance, {explained(value[large], labels[large])} on 30x16"


def target(average, data, rows, flips, trust):
    """The product of the chances to come, or in part the next one times the model's word on what follows."""
    label = data.labels[rows, 0]
    if trust == 0:
        return label
    with torch.no_grad(), torch.autocast(DEVICE, torch.bfloat16):
        ahead = torch.exp(-average(*planes(data.codes[rows + 1].view(-1, ROWS, COLUMNS).flip(flips))))
    own = torch.where(data.goes_on[rows], data.labels[rows, 1] * ahead, label)
    return (1 - trust) * label + trust * own


def train(data, seconds, channels, layers):
    held = min(HELD_OUT, data.size // 10)
    net, average = Net(channels, layers).to(DEVICE), Net(channels, layers).to(DEVICE)
    average.load_state_dict(net.state_dict())
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=1e-3, betas=(0.9, 0.98))
    begin = read = told = time.time()
    step = 0
    while time.time() - begin < seconds:
        if time.time() - read > 15:
            data.read_more()
            read = time.time()
        done = (time.time() - begin) / seconds
        for group in optimizer.param_groups:
            group["lr"] = RATE * min(1, step / 500) * (0.5 + 0.5 * math.cos(math.pi * done)) + 1e-6
        rows = torch.randint(held, data.size - 1, (BATCH,), device=DEVICE)
        flips = [axis for axis in (1, 2) if step & axis]
        wanted = target(average, data, rows, flips, OWN_WORD * min(1, max(0, 4 * done - 1)))
        with torch.no_grad():
            given = planes(data.codes[rows].view(-1, ROWS, COLUMNS).flip(flips))
        with torch.autocast(DEVICE, torch.bfloat16):
            cost = net(*given)
        loss = loss_of(cost, wanted)
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
            print(f"{told - begin:.0f} s, step {step}, {data.size} positions; {report(average, data.codes[:held], data.labels[:held, 0])}", flush=True)
    print(f"end: {step} steps, {data.size} positions; {report(average, data.codes[:held], data.labels[:held, 0])}", flush=True)
    return average


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
        put_mix(file, net.last)


def main():
    folder, out, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
    torch.manual_seed(1)
    data = Data(folder)
    while data.size < (LEAST_POSITIONS if DEVICE == "cuda" else 500):
        data.read_more()
        time.sleep(1)
    net = train(data, seconds, int(sys.argv[4]), int(sys.argv[5]))
    write(net, out + "/value.bin")
    some = data.codes[: data.size // 12 * 12: data.size // 12]
    with open(out + "/value-reference.bin", "wb") as file:
        file.write(some.cpu().numpy().tobytes() + values(net, some).cpu().numpy().astype("<f4").tobytes())


main()
