"""
Trains the upper half of the sentence model to bring a question near the ways its card is asked.

  train_encoder.py TEXTS.jsonl SOURCE.onnx TARGET.onnx HELD_OUT.json [STEPS]

SOURCE is the model as it comes, or an encoder trained before, which then takes fewer steps to learn what is new.

Two ways of asking one card, or one and its heading or text, are to be nearer to each other than to those of 63 other
cards, three quarters of which are neighbours. Two ways of asking each card are held out and listed by card, for what
learns from the encoder must not learn from what it knows by heart.
"""
import json
import random
import sys

import numpy as np
import torch
from torch.nn import functional as F

from encoder import pooled, read_onnx, write_onnx

CARDS, GROUP = 64, 4
STEPS_FROM_SCRATCH = 900
FROZEN = 3  # layers under this stay as they are
RATE, WARM_UP, SHARPNESS = 1.2e-4, 40, 20
TOKENS_MOST = 40
NEIGHBOURS = 8

texts, source, target, held_out, *steps = sys.argv[1:]
STEPS = int(steps[0]) if steps else STEPS_FROM_SCRATCH
random.seed(1), np.random.seed(1), torch.manual_seed(1)
cards = [json.loads(line) for line in open(texts)]
draw = random.Random(7)
out, train = [], []
for card in cards:
    # Of its own writer's ways, which come first: the others had the card's words in front of them.
    places = list(range(len(card["asks"])))
    out.append(draw.sample(places[: max(8, len(places) - 8)], 2))
    train.append([at for at in places if at not in out[-1]])
encoder = read_onnx(source)


def batch(rows):
    most = max(map(len, rows))
    ids, mask = torch.zeros(len(rows), most, dtype=torch.long), torch.zeros(len(rows), most)
    for at, row in enumerate(rows):
        ids[at, : len(row)], mask[at, : len(row)] = torch.tensor(row), 1
    return ids, mask


def forward(rows, frozen=FROZEN, size=22):
    """Unit vectors of the rows, those of like length together."""
    order = sorted(range(len(rows)), key=lambda at: len(rows[at]))
    vectors = []
    for start in range(0, len(order), size):
        ids, mask = batch([rows[at] for at in order[start : start + size]])
        with torch.no_grad():
            low = encoder.below(ids, mask, frozen)
        vectors.append(pooled(encoder.above(low, mask, frozen), mask))
    back = torch.empty(len(rows), dtype=torch.long)
    back[torch.tensor(order)] = torch.arange(len(rows))
    return torch.cat(vectors)[back]


def pair(card):
    """Tokens of two texts of one card."""
    texts, (first, second) = cards[card], random.sample(train[card], 2)
    kind, lean = random.random(), texts["leaning"][first]
    asked = lean if lean and kind < 0.2 else texts["slips"][first] if kind < 0.35 else texts["asks"][first]
    kind = random.random()
    other = texts["asks"][second] if kind < 0.65 else texts["heading"] if kind < 0.8 else texts["text"]
    return asked[:TOKENS_MOST], other[:TOKENS_MOST]


encoder.eval()
with torch.no_grad():
    headings = forward([card["heading"] for card in cards]).numpy()
near = np.argsort(-(headings @ headings.T), axis=1)[:, 1 : NEIGHBOURS + 1]
learned = [parameter for layer in encoder.layers[FROZEN:] for parameter in layer.parameters()]
optimizer = torch.optim.AdamW(learned, lr=RATE, weight_decay=0.01)
for step in range(STEPS):
    for group in optimizer.param_groups:
        group["lr"] = RATE * min(1, (step + 1) / WARM_UP) * max(0.03, 1 - step / STEPS)
    for layer in encoder.layers[FROZEN:]:
        layer.train()
    chosen = []
    while len(chosen) < CARDS:
        seed = random.randrange(len(cards))
        for card in [seed, *np.random.choice(near[seed], GROUP - 1, replace=False)]:
            if card not in chosen:
                chosen.append(int(card))
    asked, others = zip(*map(pair, chosen))
    vectors = forward([*asked, *others])
    closeness = vectors[: len(asked)] @ vectors[len(asked) :].T * SHARPNESS
    own = torch.arange(len(asked))
    loss = (F.cross_entropy(closeness, own) + F.cross_entropy(closeness.T, own)) / 2
    optimizer.zero_grad(), loss.backward()
    torch.nn.utils.clip_grad_norm_(learned, 1.0)
    optimizer.step()
    if step % 20 == 0:
        print(step, round(loss.item(), 3), flush=True)
encoder.eval()
write_onnx(encoder, source, target, FROZEN)
json.dump({card["id"]: places for card, places in zip(cards, out)}, open(held_out, "w"))
