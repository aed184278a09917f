"""Trains a network on rows of features (see rows.ts and docs/decisions/0041-the-network.md).

    python3 packages/ai/bench/training/train.py ROWS OUT.json [--from BEFORE.json]

Needs PyTorch and NumPy; a GPU is used where there is one. Every tenth game is kept apart to measure on.
The labels are lambda-returns: what comes is judged partly by the game's end, partly by the network before at the next turn.
Without a network before, two are trained on the ends of one half of the games each, and judge the other half.
"""

import argparse
import base64
import hashlib
import json
import math
import time

import numpy as np
import torch
from torch import nn

HIDDEN, SECOND, OUTPUTS, MARGIN_UNIT = 56, 32, 2, 50.0
VALIDATION = 10
# Beside the loss of the margin.
WIN_SHARE = 0.3

parser = argparse.ArgumentParser()
parser.add_argument("rows")
parser.add_argument("out")
parser.add_argument("--from", dest="before")
parser.add_argument("--epochs", type=int, default=16)
parser.add_argument("--rate", type=float, default=None, help="highest learning rate: 0.001, going on from a network 0.0006")
parser.add_argument("--decay", type=float, default=0.2)
parser.add_argument("--trace", type=float, default=0.7, help="lambda, for each turn of anybody")
parser.add_argument("--batch", type=int, default=4096)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--commit", default="")
args = parser.parse_args()

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
torch.manual_seed(args.seed)
if device.type == "cpu":
    torch.set_num_threads(max(1, torch.get_num_threads() - 1))
began = time.time()


def told(text):
    print(f"{time.time() - began:6.1f} s  {text}", flush=True)


class Network(nn.Module):
    def __init__(self, inputs):
        super().__init__()
        self.first = nn.Linear(inputs, HIDDEN + OUTPUTS)
        self.second = nn.Linear(HIDDEN, SECOND)
        self.last = nn.Linear(SECOND, OUTPUTS)
        with torch.no_grad():
            self.first.weight[HIDDEN:].zero_()
            self.first.bias[HIDDEN:].zero_()

    def forward(self, x):
        hidden = self.first(x)
        inside = torch.relu(self.second(torch.relu(hidden[:, :HIDDEN])))
        return self.last(inside) + hidden[:, HIDDEN:]


with open(f"{args.rows}.json") as file:
    kind = json.load(file)
inputs = kind["inputs"]
parts = range(kind["parts"])
labels = np.concatenate([np.fromfile(f"{args.rows}.{n}.labels", np.float32).reshape(-1, 4) for n in parts])
x = torch.empty((len(labels), inputs), dtype=torch.float16, device=device)
at = 0
for n in parts:
    part = np.fromfile(f"{args.rows}.{n}.rows", np.float16).reshape(-1, inputs)
    x[at : at + len(part)] = torch.from_numpy(part).to(device)
    at += len(part)
told(f"{len(labels)} rows of {inputs} features on {device}")

game = torch.from_numpy(labels[:, 0].astype(np.int64)).to(device)
result = torch.from_numpy(labels[:, 2:4].copy()).to(device)
result[:, 0] /= MARGIN_UNIT
# A sequence is one seat in one game; its rows follow each other.
ends = np.ones(len(labels), bool)
ends[:-1] = (labels[1:, :2] != labels[:-1, :2]).any(1)
last = np.flatnonzero(ends)
left = last[np.searchsorted(last, np.arange(len(labels)))] - np.arange(len(labels))
left = torch.from_numpy(left).to(device)

kept = (game % VALIDATION == 0).nonzero().squeeze(1)
learned = (game % VALIDATION != 0).nonzero().squeeze(1)
sample = x[learned[torch.randint(len(learned), (min(200_000, len(learned)),), device=device)]].float()
deviation = sample.std(0)
scale = torch.where(deviation > 1e-4, 1 / deviation.clamp(min=0.05), torch.zeros_like(deviation))
del sample


def predict(network, rows=None):
    """Margin in units, and the chance to win."""
    out = []
    with torch.no_grad():
        for begin in range(0, len(x) if rows is None else len(rows), 65536):
            batch = x[begin : begin + 65536] if rows is None else x[rows[begin : begin + 65536]]
            out.append(network(batch.float() * scale))
    out = torch.cat(out)
    return torch.stack([out[:, 0], torch.sigmoid(out[:, 1])], 1)


def returns(values):
    """Lambda-returns: backwards from the end of each sequence."""
    target = result.clone()
    order = torch.argsort(left)
    counts = torch.bincount(left).tolist()
    begin = counts[0]
    for count in counts[1:]:
        rows = order[begin : begin + count]
        target[rows] = (1 - args.trace) * values[rows + 1] + args.trace * target[rows + 1]
        begin += count
    return target


def train(network, rows, target, epochs, rate, name):
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=args.decay, fused=device.type == "cuda")
    steps = math.ceil(len(rows) / args.batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps * epochs)
    for epoch in range(epochs):
        order = rows[torch.randperm(len(rows), device=device)]
        total = torch.zeros((), device=device)
        for step in range(steps):
            batch = order[step * args.batch : (step + 1) * args.batch]
            out = network(x[batch].float() * scale)
            wanted = target[batch]
            loss = nn.functional.smooth_l1_loss(out[:, 0], wanted[:, 0])
            loss = loss + WIN_SHARE * nn.functional.binary_cross_entropy_with_logits(out[:, 1], wanted[:, 1])
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.detach()
        if epoch % 4 == 3 or epoch == epochs - 1:
            told(f"{name} epoch {epoch + 1}: loss {total.item() / steps:.4f}, {measured(network)}")


def measured(network):
    """Share of the final margin's variance that is explained in the games kept apart, and the area under the curve of winning."""
    if len(kept) == 0:
        return "nothing kept apart"
    values = predict(network, kept)
    real = result[kept]
    unexplained = ((values[:, 0] - real[:, 0]) ** 2).mean() / real[:, 0].var()
    decided = real[:, 1] != 0.5
    ranks = torch.argsort(torch.argsort(values[decided, 1])).double() + 1
    won = real[decided, 1] == 1
    wins, losses = won.sum().item(), (~won).sum().item()
    area = (ranks[won].sum().item() - wins * (wins + 1) / 2) / max(1, wins * losses)
    return f"R2 {1 - unexplained.item():.3f}, AUC {area:.3f}"


def read(name):
    """A network file as it is, for inputs that are not scaled; here they are."""
    with open(name) as file:
        content = json.load(file)
    data = base64.b64decode(content["weights"])
    network = Network(inputs).to(device)
    at = 0
    for layer in (network.first, network.second, network.last):
        outputs, count = layer.weight.shape
        biases = np.frombuffer(data, np.float32, outputs, at)
        scales = np.frombuffer(data, np.float32, count, at + 4 * outputs)
        at += 4 * (outputs + count)
        weights = np.frombuffer(data, np.int8, count * outputs, at).reshape(count, outputs) * scales[:, None]
        at += count * outputs
        with torch.no_grad():
            layer.bias.copy_(torch.from_numpy(biases.copy()))
            layer.weight.copy_(torch.from_numpy(weights.astype(np.float32)).T)
    with torch.no_grad():
        network.first.weight.mul_(torch.where(scale > 0, 1 / scale.clamp(min=1e-9), torch.zeros_like(scale)))
    return network, content


def written(network):
    """Biases and scales as floats, weights as whole numbers, by input; the inputs' scaling goes into the first layer."""
    out = b""
    for layer in (network.first, network.second, network.last):
        weights = layer.weight.detach() * (scale if layer is network.first else 1.0)
        weights = weights.T.cpu().numpy()
        scales = np.maximum(np.abs(weights).max(1), 1e-12) / 127
        whole = np.clip(np.round(weights / scales[:, None]), -127, 127).astype(np.int8)
        out += layer.bias.detach().cpu().numpy().astype("<f4").tobytes() + scales.astype("<f4").tobytes() + whole.tobytes()
    return out


if args.before is None:
    half = game % 2
    judges = []
    for side in (0, 1):
        judge = Network(inputs).to(device)
        train(judge, learned[half[learned] == side], result, max(2, args.epochs // 2), 0.002, f"half {side}")
        judges.append(predict(judge))
    values = torch.where(half.unsqueeze(1) == 0, judges[1], judges[0])
    network = Network(inputs).to(device)
    rate = args.rate or 0.001
    history = []
else:
    network, content = read(args.before)
    told(f"before: {measured(network)}")
    values = predict(network)
    rate = args.rate or 0.0006
    history = [content["hash"]]

train(network, learned, returns(values), args.epochs, rate, "network")
weights = written(network)
file = {
    "table": kind["table"],
    "hash": hashlib.sha256(weights).hexdigest()[:16],
    "edition": kind["edition"],
    "features": kind["features"],
    "inputs": inputs,
    "about": {
        "commit": args.commit,
        "from": history,
        "games": kind["games"],
        "rows": len(labels),
        "settings": {name: getattr(args, name) for name in ("epochs", "decay", "trace", "batch", "seed")} | {"rate": rate},
        "measured": measured(network),
        "device": torch.cuda.get_device_name() if device.type == "cuda" else "cpu",
        "seconds": round(time.time() - began),
    },
    "weights": base64.b64encode(weights).decode(),
}
with open(args.out, "w") as out:
    json.dump(file, out, indent=2)
    out.write("\n")
exact = predict(network, kept)[:, 0]
rounded = predict(read(args.out)[0], kept)[:, 0]
told(f"{len(weights)} bytes, {file['hash']}; rounding costs {MARGIN_UNIT * (exact - rounded).pow(2).mean().sqrt().item():.2f} VP")
