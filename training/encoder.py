"""The sentence encoder (BERT, 6 layers of 384) in torch, read from and written back into its 8-bit ONNX file."""
import sys
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn
from torch.nn import functional as F

LAYERS, WIDTH, HEADS, INNER = 6, 384, 12, 1536
# In each layer the graph multiplies in this order.
MATRICES = ["query", "key", "value", "attended", "inner", "outer"]


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.query, self.key, self.value, self.attended = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.inner, self.outer = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.norm_attended, self.norm_outer = nn.LayerNorm(WIDTH, eps=1e-12), nn.LayerNorm(WIDTH, eps=1e-12)
        self.drop = nn.Dropout(0.1)

    def forward(self, x, mask):
        rows, length, _ = x.shape
        split = lambda t: t.view(rows, length, HEADS, WIDTH // HEADS).transpose(1, 2)
        q, k, v = split(self.query(x)), split(self.key(x)), split(self.value(x))
        score = q @ k.transpose(-1, -2) / (WIDTH // HEADS) ** 0.5 + mask[:, None, None, :]
        mixed = (score.softmax(-1) @ v).transpose(1, 2).reshape(rows, length, WIDTH)
        x = self.norm_attended(x + self.drop(self.attended(mixed)))
        return self.norm_outer(x + self.drop(self.outer(F.gelu(self.inner(x)))))


class Encoder(nn.Module):
    """Token ids (rows, length) and mask of 1 and 0 -> states of the last layer (rows, length, 384)."""

    def __init__(self):
        super().__init__()
        self.words = nn.Embedding(30522, WIDTH)
        self.places = nn.Embedding(512, WIDTH)
        self.kinds = nn.Embedding(2, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))

    def below(self, ids, mask, upto):
        """States under layer `upto`, from the tokens."""
        x = self.words(ids) + self.places.weight[: ids.shape[1]] + self.kinds.weight[0]
        return self.above(self.norm(x), mask, 0, upto)

    def above(self, x, mask, start, end=LAYERS):
        penalty = ((1.0 - mask.float()) * -1e4).to(x.dtype)
        for layer in self.layers[start:end]:
            x = layer(x, penalty)
        return x


def pooled(states, mask):
    """Mean over the tokens that are there, of length 1."""
    weight = mask.float().unsqueeze(-1)
    return F.normalize((states * weight).sum(1) / weight.sum(1), dim=-1)


def _matrices(graph):
    """Names of the 8-bit matrices in the order in which the graph multiplies by them."""
    names = [node.input[1] for node in graph.node if node.op_type == "MatMulInteger"]
    ordered = sorted(names, key=lambda name: int(name.split("_")[1]))
    assert len(ordered) == LAYERS * len(MATRICES)
    return [name.replace("_quantized", "") for name in ordered]


def _tables(encoder):
    parts = [(encoder.words, "word"), (encoder.places, "position"), (encoder.kinds, "token_type")]
    return [(part, f"embeddings.{name}_embeddings.weight") for part, name in parts]


def read_onnx(path):
    model = onnx.load(path)
    tensors = {t.name: torch.from_numpy(numpy_helper.to_array(t).copy()) for t in model.graph.initializer}
    full = lambda name: (tensors[f"{name}_quantized"].float() - tensors[f"{name}_zero_point"].float()) * tensors[f"{name}_scale"]
    encoder = Encoder()
    with torch.no_grad():
        for part, name in _tables(encoder):
            part.weight.copy_(full(name))
        _copy_norm(encoder.norm, tensors, "embeddings.LayerNorm")
        names = iter(_matrices(model.graph))
        for index, layer in enumerate(encoder.layers):
            for matrix in MATRICES:
                getattr(layer, matrix).weight.copy_(full(next(names)).T)
                getattr(layer, matrix).bias.copy_(tensors[f"encoder.layer.{index}.{BIAS[matrix]}.bias"])
            _copy_norm(layer.norm_attended, tensors, f"encoder.layer.{index}.attention.output.LayerNorm")
            _copy_norm(layer.norm_outer, tensors, f"encoder.layer.{index}.output.LayerNorm")
    return encoder


BIAS = {
    "query": "attention.self.query",
    "key": "attention.self.key",
    "value": "attention.self.value",
    "attended": "attention.output.dense",
    "inner": "intermediate.dense",
    "outer": "output.dense",
}


def _copy_norm(norm, tensors, name):
    norm.weight.copy_(tensors[f"{name}.weight"])
    norm.bias.copy_(tensors[f"{name}.bias"])


def write_onnx(encoder, source, target, words, embeddings=False):
    """Writes the layers, and the embeddings where asked, into a copy of the source graph, in 8 bits; `words` as in `save`."""
    model = onnx.load(source)
    place = {t.name: t for t in model.graph.initializer}

    def put(name, array):
        old = place[name]
        array = np.asarray(array).astype(numpy_helper.to_array(old).dtype).reshape(tuple(old.dims))
        old.CopyFrom(numpy_helper.from_array(array, name))

    def put_norm(norm, name):
        put(f"{name}.weight", norm.weight.detach().numpy())
        put(f"{name}.bias", norm.bias.detach().numpy())

    if embeddings:
        for part, name in _tables(encoder):
            table = part.weight.detach().numpy()
            scale = np.abs(table).max() / 127
            put(f"{name}_scale", scale)
            put(f"{name}_quantized", np.round(table / scale) + 128)  # the zero point of every table is 128
        put_norm(encoder.norm, "embeddings.LayerNorm")
    names = iter(_matrices(model.graph))
    for index, layer in enumerate(encoder.layers):
        for matrix in MATRICES:
            name, linear = next(names), getattr(layer, matrix)
            weight = linear.weight.detach().T.numpy()
            scale = np.maximum(np.abs(weight).max(0) / 127, 1e-8)
            put(f"{name}_scale", scale)
            put(f"{name}_zero_point", np.zeros_like(scale))
            put(f"{name}_quantized", np.clip(np.round(weight / scale), -127, 127))
            put(f"encoder.layer.{index}.{BIAS[matrix]}.bias", linear.bias.detach().numpy())
        put_norm(layer.norm_attended, f"encoder.layer.{index}.attention.output.LayerNorm")
        put_norm(layer.norm_outer, f"encoder.layer.{index}.output.LayerNorm")
    save(model, target, words)


def save(model, target, words):
    """
    Saves a graph without its table of words, whose rows are its input `words` in place of the tokens, and the table as a
    file of that name beside it: what reads the rows of a text from there holds 11 MB less in memory. Models of the same
    table name the same file.
    """
    graph = model.graph
    tensor = lambda name: next(t for t in graph.initializer if t.name == f"embeddings.word_embeddings.{name}")
    table, tokens = tensor("weight_quantized"), next(one for one in graph.input if one.name == "input_ids")
    gather = next(node for node in graph.node if table.name in node.input)
    Path(target).with_name(words).write_bytes(numpy_helper.to_array(table).tobytes())
    rows = onnx.helper.make_tensor_value_info("words", table.data_type, ["batch_size", "sequence_length", WIDTH])
    for part, old in ((graph.initializer, table), (graph.node, gather), (graph.input, tokens)):
        part.remove(old)
    graph.input.append(rows)
    stands_for = {gather.output[0]: "words", "input_ids": "attention_mask"}  # of the tokens only their number is left
    for node in graph.node:
        for at, name in enumerate(node.input):
            node.input[at] = stands_for.get(name, name)
    onnx.checker.check_model(model)
    onnx.save(model, target)


if __name__ == "__main__":  # encoder.py SOURCE.onnx TARGET.onnx WORDS: the model as it comes, its words apart
    save(onnx.load(sys.argv[1]), *sys.argv[2:])
