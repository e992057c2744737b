"""
Trains the second reader of triage.

  train.py ROWS.jsonl --left-out FILE   what each writer's messages get from nets and weighing that never saw the writer
  train.py ROWS.jsonl --write FILE      trains on all writers and writes the weights

Two small nets read a message: one over the sentence vector, one over words, pieces of words and what the rules found.
Each tells level, family, kind and time at once, for what they share is the meaning. A third net, the mean of several,
weighs what both say, what the first says of the gravest sentence alone, and the rules' own levels. It learns from
messages whose writer the two others did not know, or it would trust them too much.
"""
import argparse
import json
import random
from multiprocessing import Pool
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

BUCKETS, WIDTH = 1 << 16, 64
VECTOR, HIDDEN = 384, 256
WEIGHING, WEIGHERS = 48, 5
ORDINARY_COUNTS = 0.3  # English ordinary talk is so much of the rows that it would drown what is rare
FOLDS = 10  # groups of writers, each left out together
LEAST_SHARE = 1e-3  # as in message-reader.ts
VECTOR_SCALE = 16.0  # a unit vector's numbers are small
LEVELS = ["none", "caution", "call_today", "emergency"]
TASKS = {
    "expected_level": LEVELS,
    "family": "none selfharm heart stroke allergy overdose bleeding low sglt2 high pregnancy child infection dehydration eating".split(),
    "kind": ["real", "plain", "negated", "figure", "textbook", "otherword"],
    "when": ["now", "recurring", "past", "conditional", "general"],
}

TASKS_FLAT = [name for names in TASKS.values() for name in names]


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


def odds(shares):
    return np.log((shares + LEAST_SHARE) / (1 - shares + LEAST_SHARE))


def evidence(nets, data, chosen):
    """What the third net weighs, a row for each message; the order is that of message-reader.ts."""
    words, vectors = nets
    with torch.no_grad():
        both = [words(data["words"](chosen)), vectors(data["vectors"](chosen))]
        rows = [np.concatenate([out[task].softmax(1).numpy() for task in TASKS], 1) for out in both]
        worst = []
        for at in chosen:
            levels = words(data["sentences"][at])["expected_level"].softmax(1).numpy()
            worst.append(levels[levels[:, 3].argmax()])
    return np.concatenate([odds(np.concatenate([*rows, np.stack(worst)], 1)), data["marks"][chosen]], 1)


def weigher(known, wanted, counts):
    """
    Several nets trained on evidence from different beginnings, put together as one whose answer is their mean. What the
    evidence was scaled by goes into the first layer.
    @param counts how much each row counts
    """
    mean, spread = known.mean(0), known.std(0) + 1e-6
    inputs = torch.tensor((known - mean) / spread, dtype=torch.float32)
    nets = [one_weigher(inputs, wanted, counts, seed) for seed in range(WEIGHERS)]
    first, last = nn.Linear(known.shape[1], WEIGHING * WEIGHERS), nn.Linear(WEIGHING * WEIGHERS, len(LEVELS))
    with torch.no_grad():
        first.weight.copy_(torch.cat([net[0].weight for net in nets]) / torch.tensor(spread, dtype=torch.float32))
        first.bias.copy_(torch.cat([net[0].bias for net in nets]) - first.weight @ torch.tensor(mean, dtype=torch.float32))
        last.weight.copy_(torch.cat([net[3].weight for net in nets], 1) / WEIGHERS)
        last.bias.copy_(sum(net[3].bias for net in nets) / WEIGHERS)
    return nn.Sequential(first, nn.ReLU(), last).eval()


def one_weigher(inputs, wanted, counts, seed):
    torch.manual_seed(seed)
    net = nn.Sequential(nn.Linear(inputs.shape[1], WEIGHING), nn.ReLU(), nn.Dropout(0.2), nn.Linear(WEIGHING, len(LEVELS)))
    optimiser = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-3)
    for _ in range(8):
        for rows in torch.randperm(len(inputs)).split(128):
            loss = (F.cross_entropy(net(inputs[rows]), wanted[rows], reduction="none") * counts[rows]).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    return net


def read(path):
    rows, features, sentences, marks, vectors = [], [], [], [], []
    for line in open(path):
        row = json.loads(line)
        features.append(np.array(row.pop("features"), dtype="int64"))
        sentences.append([np.array(each, dtype="int64") for each in row.pop("sentences")])
        marks.append(row.pop("marks"))
        vectors.append(np.array(row.pop("vector"), dtype="float32"))
        rows.append(row)
    table = torch.tensor(np.stack(vectors))
    wanted = {task: torch.tensor([names.index(row[task]) for row in rows]) for task, names in TASKS.items()}
    is_plenty = lambda row: row["lang"] == "en" and not row["writer"].startswith("writer-")
    counts = torch.tensor([ORDINARY_COUNTS if is_plenty(row) else 1.0 for row in rows])
    data = {"words": lambda at: [features[i] for i in at], "vectors": lambda at: table[at], "wanted": wanted, "counts": counts}
    return rows, {**data, "sentences": sentences, "marks": np.array(marks, dtype="float64")}


def without(path, writers):
    torch.set_num_threads(1)
    rows, data = read(path)
    theirs = [at for at, row in enumerate(rows) if row["writer"] in writers]
    nets = train(data, [at for at, row in enumerate(rows) if row["writer"] not in writers])
    print(f"without {' '.join(writers)}", flush=True)
    return theirs, evidence(nets, data, theirs)


def unseen(path, rows):
    """Evidence of every message by nets that did not know its writer, nor two or three others."""
    writers = sorted({row["writer"] for row in rows})
    with Pool(2) as pool:
        found = pool.starmap(without, [(path, writers[at::FOLDS]) for at in range(FOLDS)], chunksize=1)
    of = np.zeros((len(rows), found[0][1].shape[1]))
    for theirs, each in found:
        of[theirs] = each
    return of


def left_out(rows, data, known):
    torch.set_num_threads(1)
    writers, wanted = np.array([row["writer"] for row in rows]), data["wanted"]["expected_level"]
    found = []
    for writer in sorted({name for name in writers if name.startswith("writer-")}):
        theirs, others = np.flatnonzero(writers == writer), np.flatnonzero(writers != writer)
        net = weigher(known[others], wanted[others], data["counts"][others])
        with torch.no_grad():
            shares = net(torch.tensor(known[theirs], dtype=torch.float32)).softmax(1).numpy()
        families = TASKS["family"]
        for at, each in zip(theirs, shares):
            both = sum(known[at][start : start + len(families)] for start in (len(LEVELS), len(LEVELS) + len(TASKS_FLAT)))
            levels = {name: round(float(x), 4) for name, x in zip(LEVELS, each)}
            found.append({**rows[at], "heard": {"levels": levels, "family": families[1 + int(both[1:].argmax())]}})
    return found


def write(nets, net, path):
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
        "weighing": layer(net[0]), "weighed": layer(net[2]),
    }
    with open(path, "wb") as file:
        file.write(json.dumps(head, separators=(",", ":")).encode() + b"\n")
        file.write(scale.astype("<f4").tobytes())
        file.write(np.round(table / scale[:, None]).astype("int8").tobytes())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("rows", type=Path)
    parser.add_argument("--left-out", type=Path)
    parser.add_argument("--write", type=Path)
    args = parser.parse_args()
    rows, data = read(args.rows)
    known = unseen(args.rows, rows)
    if args.left_out:
        args.left_out.write_text("\n".join(map(json.dumps, left_out(rows, data, known))) + "\n")
    if args.write:
        net = weigher(known, data["wanted"]["expected_level"], data["counts"])
        torch.set_num_threads(2)
        write(train(data, range(len(rows))), net, args.write)


if __name__ == "__main__":
    main()
