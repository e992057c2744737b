"""
Trains the second reader of triage, leaving one writer out for the figures.

  train.py ROWS.jsonl --left-out FILE [--writers W...]   what each writer's messages get from all others
  train.py ROWS.jsonl --write FILE                       trains on all writers and writes the weights

Two small nets read a message, and their answers are averaged: one over the sentence vector, one over words, pieces of
words and what the rules found. Each tells level, family, kind and time at once, for what they share is the meaning.
"""
import argparse
import json
import random
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

BUCKETS, WIDTH = 1 << 16, 64
VECTOR, HIDDEN = 384, 256
VECTOR_SCALE = 16.0  # a unit vector's numbers are small
TASKS = {
    "expected_level": ["none", "caution", "call_today", "emergency"],
    "family": "none selfharm heart stroke allergy overdose bleeding low sglt2 high pregnancy child infection dehydration eating".split(),
    "kind": ["real", "plain", "negated", "figure", "textbook", "otherword"],
    "when": ["now", "recurring", "past", "conditional", "general"],
}


def heads(width):
    return nn.ModuleDict({task: nn.Linear(width, len(names)) for task, names in TASKS.items()})


class WordNet(nn.Module):
    """Buckets of a message -> logits of each task."""

    def __init__(self):
        super().__init__()
        self.table = nn.EmbeddingBag(BUCKETS, WIDTH, mode="sum")
        nn.init.normal_(self.table.weight, std=0.05)
        self.heads, self.drop = heads(WIDTH), nn.Dropout(0.3)

    def forward(self, rows):
        # A fifth of the features is hidden while it learns, so that no single one decides.
        chosen = [row[np.random.rand(len(row)) > 0.2] if self.training else row for row in rows]
        lengths = np.array([len(row) for row in chosen])
        starts = np.concatenate([[0], lengths.cumsum()[:-1]])
        weights = np.repeat(1 / np.sqrt(np.maximum(lengths, 1)), lengths).astype("float32")
        bag = self.table(torch.tensor(np.concatenate(chosen)), torch.tensor(starts), per_sample_weights=torch.tensor(weights))
        return {task: head(self.drop(bag)) for task, head in self.heads.items()}


class VectorNet(nn.Module):
    """Sentence vector -> logits of each task."""

    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Dropout(0.1), nn.Linear(VECTOR, HIDDEN), nn.ReLU(), nn.Dropout(0.3))
        self.heads = heads(HIDDEN)

    def forward(self, vectors):
        body = self.body(vectors * VECTOR_SCALE)
        return {task: head(body) for task, head in self.heads.items()}


def fitted(net, inputs, wanted, chosen, epochs, rate, batch):
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.02 if isinstance(net, VectorNet) else 0.0)
    chosen = list(chosen)
    net.train()
    for _ in range(epochs):
        random.shuffle(chosen)
        for at in range(0, len(chosen), batch):
            rows = chosen[at : at + batch]
            out = net(inputs(rows))
            loss = sum(F.cross_entropy(out[task], wanted[task][rows], label_smoothing=0.05) for task in TASKS)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    return net.eval()


def train(data, chosen):
    torch.manual_seed(7), random.seed(7), np.random.seed(7)
    words = fitted(WordNet(), data["words"], data["wanted"], chosen, epochs=8, rate=2e-3, batch=256)
    vectors = fitted(VectorNet(), data["vectors"], data["wanted"], chosen, epochs=20, rate=1e-3, batch=128)
    return words, vectors


def predict(nets, data, rows):
    with torch.no_grad():
        both = [net(data[key](rows)) for net, key in zip(nets, ["words", "vectors"])]
    return {task: sum(out[task].softmax(1) for out in both).numpy() / 2 for task in TASKS}


def read(path):
    rows, features, vectors = [], [], []
    for line in open(path):
        row = json.loads(line)
        features.append(np.array(row.pop("features"), dtype="int64"))
        vectors.append(np.array(row.pop("vector"), dtype="float32"))
        rows.append(row)
    table = torch.tensor(np.stack(vectors))
    wanted = {task: torch.tensor([names.index(row[task]) for row in rows]) for task, names in TASKS.items()}
    return rows, {"words": lambda at: [features[i] for i in at], "vectors": lambda at: table[at], "wanted": wanted}


def left_out(rows, data, writers):
    found = [None] * len(rows)
    for writer in writers or sorted({row["writer"] for row in rows if row["writer"].startswith("writer-")}):
        rest = [at for at, row in enumerate(rows) if row["writer"] == writer]
        nets = train(data, [at for at, row in enumerate(rows) if row["writer"] != writer])
        told = predict(nets, data, rest)
        for place, at in enumerate(rest):
            found[at] = {task: {name: round(float(x), 4) for name, x in zip(names, told[task][place])} for task, names in TASKS.items()}
        print(f"without {writer}", flush=True)
    return [{**row, "heard": heard} for row, heard in zip(rows, found) if heard]


def write(nets, path):
    """A line of JSON that tells the layout, then the table in 8 bits with a scale for each row."""
    words, vectors = nets
    table = words.table.weight.detach().numpy()
    scale = np.maximum(np.abs(table).max(1) / 127, 1e-8).astype("float32")
    rounded = lambda tensor: np.round(tensor.detach().numpy(), 4).tolist()
    layer = lambda linear: {"weight": rounded(linear.weight), "bias": rounded(linear.bias)}
    head = {
        "tasks": TASKS, "buckets": BUCKETS, "width": WIDTH, "vectorScale": VECTOR_SCALE,
        "words": {task: layer(words.heads[task]) for task in TASKS},
        "hidden": layer(vectors.body[1]),
        "vectors": {task: layer(vectors.heads[task]) for task in TASKS},
    }
    with open(path, "wb") as file:
        file.write(json.dumps(head, separators=(",", ":")).encode() + b"\n")
        file.write(scale.astype("<f4").tobytes())
        file.write(np.round(table / scale[:, None]).astype("int8").tobytes())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("rows", type=Path)
    parser.add_argument("--left-out", type=Path)
    parser.add_argument("--writers", nargs="*")
    parser.add_argument("--write", type=Path)
    args = parser.parse_args()
    torch.set_num_threads(1)
    rows, data = read(args.rows)
    if args.left_out:
        args.left_out.write_text("\n".join(map(json.dumps, left_out(rows, data, args.writers))) + "\n")
    if args.write:
        write(train(data, range(len(rows))), args.write)


main()
