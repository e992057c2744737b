"""
Trains the sentence model to bring a question near the ways its card is asked.

  train_encoder.py TEXTS.jsonl SOURCE.onnx TARGET.onnx HELD_OUT.json

Two ways of asking one card, or one and its heading or text, are to be nearer to each other than to those of 255 other
cards, three quarters of which are neighbours. Two ways of asking each card are held out and listed by card, for what
learns from the encoder must not learn from what it knows by heart. A graphics card is used where there is one.
"""
import json
import random
import sys

from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

sys.path.append(str(Path(__file__).parents[1]))
from encoder import pooled, read_onnx, write_onnx

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
STEPS, RATE, WARM_UP, SHARPNESS = 1600, 8e-5, 100, 20
LOWER_LEARN_LESS = 0.85  # each layer by so much of the one above
CARDS, GROUP, NEIGHBOURS = 256, 4, 8
TOKENS_MOST = 64


def cut(tokens):
    return tokens if len(tokens) <= TOKENS_MOST else [*tokens[: TOKENS_MOST - 1], tokens[-1]]


def batch(rows):
    most = max(map(len, rows))
    ids, mask = torch.zeros(len(rows), most, dtype=torch.long), torch.zeros(len(rows), most)
    for at, row in enumerate(rows):
        ids[at, : len(row)], mask[at, : len(row)] = torch.tensor(row), 1
    return ids.to(DEVICE), mask.to(DEVICE)


def vectors_of(encoder, rows, size):
    """Unit vectors of the rows, those of like length together."""
    order = sorted(range(len(rows)), key=lambda at: len(rows[at]))
    found = []
    for start in range(0, len(order), size):
        ids, mask = batch([rows[at] for at in order[start : start + size]])
        with torch.autocast(DEVICE, dtype=torch.bfloat16):
            states = encoder.above(encoder.below(ids, mask, 0), mask, 0)
        found.append(pooled(states.float(), mask))
    back = torch.empty(len(rows), dtype=torch.long)
    back[torch.tensor(order)] = torch.arange(len(rows))
    return torch.cat(found)[back.to(DEVICE)]


def pair(card, known):
    """Tokens of two texts of one card."""
    first, second = random.sample(known, 2)
    kind, lean = random.random(), card["leaning"][first]
    asked = lean if lean and kind < 0.2 else card["slips"][first] if kind < 0.35 else card["asks"][first]
    kind = random.random()
    other = card["asks"][second] if kind < 0.65 else card["heading"] if kind < 0.8 else card["text"]
    return cut(asked), cut(other)


def drawn_cards(near):
    chosen = []
    while len(chosen) < CARDS:
        seed = random.randrange(len(near))
        for card in [seed, *np.random.choice(near[seed], GROUP - 1, replace=False)]:
            if card not in chosen:
                chosen.append(int(card))
    return chosen


def main():
    texts, source, target, held_out = sys.argv[1:]
    random.seed(1), np.random.seed(1), torch.manual_seed(1)
    cards = [json.loads(line) for line in open(texts)]
    draw, out, known = random.Random(7), [], []
    for card in cards:
        # Of its own writer's ways, which come first: the others had the card's words in front of them.
        places = list(range(len(card["asks"])))
        out.append(draw.sample(places[: max(8, len(places) - 8)], 2))
        known.append([at for at in places if at not in out[-1]])
    encoder = read_onnx(source).to(DEVICE).eval()
    with torch.no_grad():
        headings = vectors_of(encoder, [card["heading"] for card in cards], 256).cpu().numpy()
    near = np.argsort(-(headings @ headings.T), axis=1)[:, 1 : NEIGHBOURS + 1]
    top = len(encoder.layers) - 1
    groups = [{"params": layer.parameters(), "share": LOWER_LEARN_LESS ** (top - at)} for at, layer in enumerate(encoder.layers)]
    optimizer = torch.optim.AdamW(groups, lr=RATE, weight_decay=0.01)
    encoder.layers.train()
    for step in range(STEPS):
        for group in optimizer.param_groups:
            group["lr"] = group["share"] * RATE * min(1, (step + 1) / WARM_UP) * max(0.02, 1 - step / STEPS)
        asked, others = zip(*(pair(cards[at], known[at]) for at in drawn_cards(near)))
        vectors = vectors_of(encoder, [*asked, *others], 128)
        closeness = vectors[: len(asked)] @ vectors[len(asked) :].T * SHARPNESS
        own = torch.arange(len(asked), device=DEVICE)
        loss = (F.cross_entropy(closeness, own) + F.cross_entropy(closeness.T, own)) / 2
        optimizer.zero_grad(), loss.backward()
        torch.nn.utils.clip_grad_norm_(encoder.layers.parameters(), 1.0)
        optimizer.step()
        if step % 100 == 0:
            print(step, round(loss.item(), 3), flush=True)
    write_onnx(encoder.cpu().eval(), source, target, "plain-encoder.words")
    json.dump({card["id"]: places for card, places in zip(cards, out)}, open(held_out, "w"))


if __name__ == "__main__":
    main()
