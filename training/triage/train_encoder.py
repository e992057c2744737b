"""
Trains the sentence encoder end to end to hear danger, with the net of train.py on top of it.

  train_encoder.py ROWS.jsonl SOURCE.onnx FOLDER [TARGET.onnx]

Into FOLDER goes what each writer's messages get from encoders that never saw the writer (unseen.npy: shares of every
task, a row a message) and, with TARGET, the net of the encoder that learned all of them (net.pt). Some 20 minutes of
a core for each group of writers, 25 for all; with OpenBLAS, which multiplies in 16 bits, else three times as long.
"""
import copy
import json
import random
import sys
from multiprocessing import Pool
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

sys.path.append(str(Path(__file__).parents[1]))
from encoder import pooled, read_onnx, write_onnx
from meaning_net import TASKS, LEVELS, MeaningNet

GROUPS = 3  # of writers, each left out together
EPOCHS, BATCH, WINDOW, RATE, WARM = 3, 48, 40, 1.5e-4, 150
TOKENS_MOST = 160
PLAIN_SHARE = 0.35  # of the harmless phrases and questions for cards, which are most of the rows, so much is read in each epoch
HIDDEN, MASK = 0.08, 103  # so many tokens are hidden while it learns
COUNTS = {"expected_level": 1.5, "family": 0.7, "kind": 0.5, "when": 0.3}


class Learner:
    """Learns in 32 bits, multiplies in 16: `copies` are the layers in 16 bits that meet the messages."""

    def __init__(self, source):
        self.encoder, self.net = read_onnx(source), MeaningNet()
        self.copies = copy.deepcopy(self.encoder.layers).bfloat16()
        old, new = [*self.encoder.parameters()], [*self.net.parameters()]
        groups = [(old, 1.0, lambda p: p.dim() > 1), (old, 1.0, lambda p: p.dim() < 2), (new, 5.0, lambda p: True)]
        self.optimiser = torch.optim.AdamW(
            [{"params": [p for p in part if fits(p)], "speed": speed, "weight_decay": 0.0 if at == 1 else 0.01}
             for at, (part, speed, fits) in enumerate(groups)],
            lr=RATE, betas=(0.9, 0.98),
        )

    def vectors(self, ids, mask):
        encoder = self.encoder
        x = encoder.words(ids) + encoder.places.weight[: ids.shape[1]] + encoder.kinds.weight[0]
        x = F.dropout(encoder.norm(x), 0.1, self.net.training).bfloat16()
        penalty = ((1.0 - mask) * -1e4).bfloat16()
        for layer in self.copies:
            x = layer(x, penalty)
        return pooled(x.float(), mask)

    def modes(self, learning):
        with torch.no_grad():
            for ours, copied in zip(self.encoder.layers.parameters(), self.copies.parameters()):
                copied.copy_(ours)
        for part in (self.encoder, self.copies, self.net):
            part.train(learning)

    def step(self, loss, gone, steps):
        self.optimiser.zero_grad()
        self.copies.zero_grad()
        loss.backward()
        for ours, copied in zip(self.encoder.layers.parameters(), self.copies.parameters()):
            ours.grad = copied.grad.float()
        nn.utils.clip_grad_norm_([*self.encoder.parameters(), *self.net.parameters()], 2.0)
        for group in self.optimiser.param_groups:
            group["lr"] = RATE * group["speed"] * min(1, (steps + 1) / WARM) * max(0.02, 1 - gone)
        self.optimiser.step()


def read(path):
    rows = [json.loads(line) for line in open(path)]
    for row in rows:
        ids, half = row["ids"], TOKENS_MOST // 2
        row["ids"] = ids if len(ids) <= TOKENS_MOST else ids[:half] + ids[-half:]
    return rows


def is_plain(row):
    asks = row["writer"] == "topic-phrases" or row["writer"] in [f"writer-{number}" for number in range(20, 26)]
    return asks and row["expected_level"] == "none"


def batched(rows, part, hide):
    length = max(len(rows[at]["ids"]) for at in part)
    ids, mask = torch.zeros(len(part), length, dtype=torch.long), torch.zeros(len(part), length)
    for place, at in enumerate(part):
        tokens = torch.tensor(rows[at]["ids"])
        if hide:
            hidden = torch.rand(len(tokens)) < HIDDEN
            hidden[0] = hidden[-1] = False
            tokens[hidden] = MASK
        ids[place, : len(tokens)], mask[place, : len(tokens)] = tokens, 1
    return ids, mask


def epoch(rows, chosen):
    """Batches of messages of like length."""
    plain = [at for at in chosen if is_plain(rows[at])]
    picked = [at for at in chosen if not is_plain(rows[at])] + random.sample(plain, int(len(plain) * PLAIN_SHARE))
    random.shuffle(picked)
    batches = []
    for start in range(0, len(picked), BATCH * WINDOW):
        window = sorted(picked[start : start + BATCH * WINDOW], key=lambda at: len(rows[at]["ids"]))
        batches += [window[at : at + BATCH] for at in range(0, len(window), BATCH)]
    random.shuffle(batches)
    return batches


def loss_of(out, rows):
    """Both nurses' levels count the same."""
    judged = [[row["expected_level"], *row.get("second", [row["expected_level"]])[:1]] for row in rows]
    levels = torch.tensor([[(each.count(name) / 2) * 0.95 + 0.05 / 4 for name in LEVELS] for each in judged])
    loss = COUNTS["expected_level"] * -(levels * F.log_softmax(out["expected_level"], 1)).sum(1).mean()
    for task, names in TASKS.items():
        if task != "expected_level":
            wanted = torch.tensor([names.index(row[task]) for row in rows])
            loss = loss + COUNTS[task] * F.cross_entropy(out[task], wanted, label_smoothing=0.05)
    return loss


def trained(rows, chosen, source, name):
    torch.manual_seed(7), random.seed(7)
    learner = Learner(source)
    batches = [batch for _ in range(EPOCHS) for batch in epoch(rows, chosen)]
    for step, part in enumerate(batches):
        learner.modes(learning=True)
        out = learner.net(learner.vectors(*batched(rows, part, hide=True)))
        loss = loss_of(out, [rows[at] for at in part])
        learner.step(loss, step / len(batches), step)
        if step % 100 == 0:
            print(f"{name}: {step} of {len(batches)}, {loss.item():.2f}", flush=True)
    learner.modes(learning=False)
    return learner


def group(path, source, writers):
    torch.set_num_threads(1)
    rows = read(path)
    theirs = [at for at, row in enumerate(rows) if row["writer"] in writers]
    learner = trained(rows, [at for at, row in enumerate(rows) if row["writer"] not in writers], source, f"without {len(theirs)}")
    order, shares = sorted(theirs, key=lambda at: len(rows[at]["ids"])), []
    with torch.no_grad():
        for start in range(0, len(order), 64):
            out = learner.net(learner.vectors(*batched(rows, order[start : start + 64], hide=False)))
            shares.append(torch.cat([out[task].softmax(1) for task in TASKS], 1))
    return order, torch.cat(shares).numpy()


def main():
    path, source, folder, *target = sys.argv[1:]
    rows = read(path)
    writers = sorted({row["writer"] for row in rows})
    with Pool(2) as pool:
        found = pool.starmap(group, [(path, source, writers[at::GROUPS]) for at in range(GROUPS)], chunksize=1)
    unseen = np.zeros((len(rows), found[0][1].shape[1]), "float32")
    for order, shares in found:
        unseen[order] = shares
    np.save(Path(folder) / "unseen.npy", unseen)
    if target:
        learner = trained(rows, range(len(rows)), source, "all")
        write_onnx(learner.encoder, source, target[0], "triage-encoder.words", embeddings=True)
        torch.save(learner.net.state_dict(), Path(folder) / "net.pt")


if __name__ == "__main__":
    main()
