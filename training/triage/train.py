"""
Trains the second reader of triage, on top of what train_encoder.py left in FOLDER.

  train.py ROWS.jsonl FOLDER --left-out FILE   what each writer's messages get from nets that never saw the writer
  train.py ROWS.jsonl FOLDER --write FILE      trains on all writers and writes the weights

A small net over words, pieces of words and what the rules found reads a message beside the encoder and its net. Each
tells level, family, kind and time at once, for what they share is the meaning. A third net, the mean of several, weighs
what both say, what the first says of the gravest sentence alone, and the rules' own levels. It learns from messages whose
writer the two others did not know, or it would trust them too much.
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

from meaning_net import LEVELS, TASKS, VECTOR_SCALE, MeaningNet, heads

BUCKETS, WIDTH = 1 << 16, 64
WEIGHING, WEIGHERS = 48, 5
PHRASES_COUNT = 0.3  # so many lists of phrases would drown what is rare
FOLDS = 10  # groups of writers, each left out together
LEAST_SHARE = 1e-3  # as in message-reader.ts
TASKS_FLAT = [name for names in TASKS.values() for name in names]


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


def train(data, chosen, epochs=8, rate=2e-3, batch=256):
    torch.manual_seed(7), random.seed(7), np.random.seed(7)
    net, chosen = WordNet(), list(chosen)
    optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.0)
    net.train()
    for _ in range(epochs):
        random.shuffle(chosen)
        for at in range(0, len(chosen), batch):
            rows = chosen[at : at + batch]
            out = net(data["words"](rows))
            loss = sum(F.cross_entropy(out[task], data["wanted"][task][rows], label_smoothing=0.05) for task in TASKS)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    return net.eval()


def odds(shares):
    return np.log((shares + LEAST_SHARE) / (1 - shares + LEAST_SHARE))


def evidence(net, data, chosen):
    """What the third net weighs, a row for each message; the order is that of message-reader.ts."""
    with torch.no_grad():
        words = net(data["words"](chosen))
        worst = []
        for at in chosen:
            levels = net(data["sentences"][at])["expected_level"].softmax(1).numpy()
            worst.append(levels[levels[:, 3].argmax()])
    shares = [words[task].softmax(1).numpy() for task in TASKS]
    return np.concatenate([odds(np.concatenate([*shares, data["meaning"][chosen], np.stack(worst)], 1)), data["marks"][chosen]], 1)


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


def read(path, folder):
    rows, features, sentences, marks = [], [], [], []
    for line in open(path):
        row = json.loads(line)
        features.append(np.array(row.pop("features"), dtype="int64"))
        sentences.append([np.array(each, dtype="int64") for each in row.pop("sentences")])
        marks.append(row.pop("marks"))
        row.pop("ids")
        rows.append(row)
    wanted = {task: torch.tensor([names.index(row[task]) for row in rows]) for task, names in TASKS.items()}
    # Both nurses' levels count the same.
    second = torch.tensor([LEVELS.index(row.get("second", [row["expected_level"]])[0]) for row in rows])
    wanted["expected_level"] = sum(F.one_hot(each, len(LEVELS)) for each in (wanted["expected_level"], second)) / 2
    counts = torch.tensor([PHRASES_COUNT if row["writer"] == "topic-phrases" else 1.0 for row in rows])
    data = {"words": lambda at: [features[i] for i in at], "wanted": wanted, "counts": counts, "sentences": sentences}
    return rows, {**data, "marks": np.array(marks, dtype="float64"), "meaning": np.load(folder / "unseen.npy")}


def without(path, folder, writers):
    torch.set_num_threads(1)
    rows, data = read(path, folder)
    theirs = [at for at, row in enumerate(rows) if row["writer"] in writers]
    net = train(data, [at for at, row in enumerate(rows) if row["writer"] not in writers])
    print(f"without {' '.join(writers)}", flush=True)
    return theirs, evidence(net, data, theirs)


def unseen(path, folder, rows):
    """Evidence of every message by nets that did not know its writer, nor two or three others."""
    writers = sorted({row["writer"] for row in rows})
    with Pool(2) as pool:
        found = pool.starmap(without, [(path, folder, writers[at::FOLDS]) for at in range(FOLDS)], chunksize=1)
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


def write(words, meaning, net, path):
    """A line of JSON that tells the layout, then the table in 8 bits with a scale for each row."""
    table = words.table.weight.detach().numpy()
    scale = np.maximum(np.abs(table).max(1) / 127, 1e-8).astype("float32")
    rounded = lambda tensor: np.round(tensor.detach().numpy(), 4).tolist()
    layer = lambda linear: {"weight": rounded(linear.weight), "bias": rounded(linear.bias)}
    head = {
        "tasks": TASKS, "buckets": BUCKETS, "width": WIDTH, "vectorScale": VECTOR_SCALE,
        "words": {task: layer(words.heads[task]) for task in TASKS},
        "hidden": layer(meaning.body[1]),
        "vectors": {task: layer(meaning.heads[task]) for task in TASKS},
        "weighing": layer(net[0]), "weighed": layer(net[2]),
    }
    with open(path, "wb") as file:
        file.write(json.dumps(head, separators=(",", ":")).encode() + b"\n")
        file.write(scale.astype("<f4").tobytes())
        file.write(np.round(table / scale[:, None]).astype("int8").tobytes())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("rows", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--left-out", type=Path)
    parser.add_argument("--write", type=Path)
    args = parser.parse_args()
    rows, data = read(args.rows, args.folder)
    known = unseen(args.rows, args.folder, rows)
    if args.left_out:
        args.left_out.write_text("\n".join(map(json.dumps, left_out(rows, data, known))) + "\n")
    if args.write:
        net = weigher(known, data["wanted"]["expected_level"], data["counts"])
        meaning = MeaningNet()
        meaning.load_state_dict(torch.load(args.folder / "net.pt"))
        torch.set_num_threads(2)
        write(train(data, range(len(rows))), meaning, net, args.write)


if __name__ == "__main__":
    main()
