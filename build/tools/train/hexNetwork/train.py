"""Fits the network of Hex to out/train/hexInputs.bin with PyTorch, and writes network.json.

Used by `npm run make -- hexNetwork`. The shape of the network is that of src-shared/games/hex/kernel/constants.ts, which
is given as arguments; the order of the weights that of kernel/networkWeights.as.ts.
"""
import argparse
import base64
import json
import math
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

MOST_CELLS = 169
HEADER = 4
SAMPLE = HEADER + 2 * MOST_CELLS
CLASSES = 8
ONE = 64

WIDE = [(x, y) for y in range(-2, 3) for x in range(-2, 3) if abs(x + y) <= 2]
NEAR = [(x, y) for y in range(-1, 2) for x in range(-1, 2) if abs(x + y) <= 1]


def mask(taps, reach):
    """Weights of a square window that belong to cells of a hexagon."""
    result = torch.zeros(2 * reach + 1, 2 * reach + 1)
    for x, y in taps:
        result[y + reach, x + reach] = 1
    return result


class Window(nn.Module):
    """A convolution over the cells within so many steps."""

    def __init__(self, inputs, outputs, taps, reach, padding):
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, 2 * reach + 1, padding=padding)
        self.register_buffer("mask", mask(taps, reach))
        nn.init.normal_(self.conv.weight, std=math.sqrt(2 / (inputs * len(taps))))
        nn.init.zeros_(self.conv.bias)

    def weight(self):
        return self.conv.weight * self.mask

    def forward(self, x):
        return F.conv2d(x, self.weight(), self.conv.bias, padding=self.conv.padding)


class Network(nn.Module):
    def __init__(self, channels, blocks, hidden):
        super().__init__()
        self.first = Window(CLASSES, channels, WIDE, 2, 0)
        with torch.no_grad():
            self.first.conv.weight.mul_(2)
        self.layers = nn.ModuleList(Window(channels, channels, NEAR, 1, 1) for _ in range(2 * blocks))
        with torch.no_grad():
            for layer in self.layers[1::2]:
                layer.conv.weight.mul_(0.3)
        self.policy = nn.Conv2d(channels, 1, 1, bias=False)
        self.hidden = nn.Linear(2 * channels, hidden)
        self.chance = nn.Linear(hidden, 1)

    def forward(self, x):
        x = F.relu(self.first(x))
        for between, last in zip(self.layers[::2], self.layers[1::2]):
            x = F.relu(x + last(F.relu(between(x))))
        pooled = torch.cat([x.mean((2, 3)), x.amax((2, 3))], 1)
        return self.policy(x).flatten(1), self.chance(F.relu(self.hidden(pooled))).squeeze(1)


def planes(seen, size):
    """Classes of cells, batch x cells, as planes of a board with its rim and one more cell around."""
    batch = seen.shape[0]
    board = torch.zeros(batch, size + 4, size + 4, dtype=torch.long)
    board[:, 2:-2, 2:-2] = seen.view(batch, size, size).long()
    board[:, 2:-2, 1] = 2
    board[:, 2:-2, -2] = 3
    board[:, 1, 2:-2] = 6
    board[:, -2, 2:-2] = 7
    return F.one_hot(board, CLASSES + 1)[..., 1:].permute(0, 3, 1, 2).float()


# A board turned by half a turn: what was linked to the one border is linked to the other.
TURNED = torch.tensor([0] + [1 + 4 * other + [0, 2, 1, 3][bits] for other in range(2) for bits in range(4)])


def losses(network, data, rows, size, turns):
    cells = size * size
    batch = torch.from_numpy(data[rows])
    seen = batch[:, HEADER : HEADER + cells].long()
    visits = batch[:, HEADER + MOST_CELLS : HEADER + MOST_CELLS + cells].float()
    if turns:
        turned = torch.rand(len(rows)) < 0.5
        seen[turned] = TURNED[seen[turned].flip(1)]
        visits[turned] = visits[turned].flip(1)
    visits = visits * (seen == 0)
    total = visits.sum(1, keepdim=True)
    policy, chance = network(planes(seen, size))
    policy = policy.masked_fill(seen != 0, -1e9)
    target = visits / total.clamp(min=1)
    has = (total.squeeze(1) > 0) & (batch[:, 3] == 1)
    log = F.log_softmax(policy, 1)
    policy_loss = -(target * log).sum(1)[has].mean()
    favourite = (policy.argmax(1) == target.argmax(1))[has].float().mean()
    won = batch[:, 1].float()
    wanted = 0.65 * won + 0.35 * batch[:, 2].float() / 255
    chance_loss = F.binary_cross_entropy_with_logits(chance, wanted)
    right = ((chance > 0) == (won > 0.5)).float().mean()
    return policy_loss, chance_loss, favourite, right


def byte_rows(weights):
    """Rows of weights as bytes within ±127, and the scale of each row."""
    flat = weights.reshape(weights.shape[0], -1)
    scale = flat.abs().amax(1).clamp(min=1e-6) / 127
    return (flat / scale[:, None]).round(), scale


def exported(network, channels, blocks, hidden, note):
    weights, floats = [], []
    first = network.first.weight()
    for stone in range(CLASSES):
        for x, y in WIDE:
            weights.append((first[:, stone, y + 2, x + 2] * ONE).round().clamp(-127, 127))
    floats.append(network.first.conv.bias * ONE)
    for layer in network.layers:
        taps = torch.stack([layer.weight()[:, :, y + 1, x + 1] for x, y in NEAR], 1)
        rows, scale = byte_rows(taps)
        weights.append(rows.flatten())
        floats += [scale, layer.conv.bias * ONE]
    rows, scale = byte_rows(network.policy.weight.reshape(1, -1))
    weights.append(rows.flatten())
    floats += [scale / ONE, network.hidden.weight.flatten(), network.hidden.bias]
    floats += [network.chance.weight.flatten(), network.chance.bias]
    together = torch.cat([each.detach().flatten() for each in weights]).to(torch.int8).numpy()
    numbers = torch.cat([each.detach().flatten() for each in floats]).numpy().astype("<f4")
    return {
        "madeBy": note,
        "channels": channels,
        "blocks": blocks,
        "hidden": hidden,
        "weights": base64.b64encode(together.tobytes()).decode(),
        "floats": base64.b64encode(numbers.tobytes()).decode(),
    }


def main():
    options = argparse.ArgumentParser()
    for name, kind, usual in [
        ("channels", int, 32),
        ("blocks", int, 3),
        ("hidden", int, 32),
        ("epochs", float, 4),
        ("batch", int, 256),
        ("rate", float, 3e-3),
        ("seed", int, 1),
        ("threads", int, 2),
        ("inputs", str, "out/train/hexInputs.bin"),
        ("to", str, "out/train/hexNetwork.json"),
    ]:
        options.add_argument(f"--{name}", type=kind, default=usual)
    chosen = options.parse_args()
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(chosen.threads)
    rng = np.random.default_rng(chosen.seed)
    data = np.fromfile(chosen.inputs, dtype=np.uint8).reshape(-1, SAMPLE)
    held = np.arange(len(data)) >= 0.97 * len(data)
    sizes = sorted(set(data[:, 0].tolist()))
    train = {size: np.flatnonzero((data[:, 0] == size) & ~held) for size in sizes}
    test = {size: np.flatnonzero((data[:, 0] == size) & held) for size in sizes}
    network = Network(chosen.channels, chosen.blocks, chosen.hidden)
    optimiser = torch.optim.AdamW(network.parameters(), lr=chosen.rate, weight_decay=1e-4)
    counts = {size: len(rows) // chosen.batch for size, rows in train.items()}
    steps = max(1, int(chosen.epochs * sum(counts.values())))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, chosen.rate, total_steps=steps + 1, pct_start=0.05)
    print(f"{len(data)} positions, {steps} steps", flush=True)
    done, started, mean = 0, time.time(), None
    while done < steps:
        batches = []
        for size, rows in train.items():
            rows = rng.permutation(rows)
            batches += [(size, rows[i * chosen.batch : (i + 1) * chosen.batch]) for i in range(counts[size])]
        for index in rng.permutation(len(batches)):
            size, rows = batches[index]
            network.train()
            policy, chance, favourite, right = losses(network, data, rows, size, True)
            optimiser.zero_grad()
            (policy + chance).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 2.0)
            optimiser.step()
            schedule.step()
            now = np.array([policy.item(), chance.item(), favourite.item(), right.item()])
            mean = now if mean is None else 0.98 * mean + 0.02 * now
            done += 1
            if done % 100 == 0 or done == steps:
                shown = " ".join(f"{value:.3f}" for value in mean)
                print(f"{done}/{steps} {time.time() - started:.0f} s: {shown}", flush=True)
            if done >= steps:
                break
    network.eval()
    with torch.no_grad():
        for size in sizes:
            if len(test[size]) == 0:
                continue
            found = [losses(network, data, test[size][i : i + 512], size, False) for i in range(0, len(test[size]), 512)]
            shown = " ".join(f"{np.nanmean([float(each[k]) for each in found]):.4f}" for k in range(4))
            print(f"{size} × {size}, {len(test[size])} held back: policy, chance, favourite, right {shown}", flush=True)
        note = f"npm run make -- hexNetwork --epochs {chosen.epochs:g}, {len(data)} positions"
        with open(chosen.to, "w") as file:
            json.dump(exported(network, chosen.channels, chosen.blocks, chosen.hidden, note), file, indent=2)
            file.write("\n")


main()
