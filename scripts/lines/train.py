"""Fits the models that read the lines of an advertisement (server/matching-engine/lines/line-models.bin.gz).

    REAL_DATA_DIR=FOLDER node scripts/build-line-models.ts ROWS   the lines as features, from marked and unmarked ads
    python3 scripts/lines/train.py ROWS                           needs numpy, scipy and scikit-learn

Three linear models over hashed features (where a line begins, what its words say, what kind of thing it asks for)
and four small networks that see each line in its context. No feature is kept that fewer than five advertisements hold.
"""

import gzip
import json
import struct
import sys
import warnings
import zlib
from collections import defaultdict

import numpy as np
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression
from sklearn.neural_network import MLPClassifier

from context import context_of

warnings.filterwarnings("ignore")
LABELS = ["must", "nice", "duty", "offer", "other"]
KINDS = ["trait", "skill", "experience", "eligibility", "education", "language", "licence", "other"]
TARGET = "server/matching-engine/lines/line-models.bin.gz"
FOLDS = 5


class Ad:
    def __init__(self, row):
        lines = row["lines"]
        self.id, self.lang, self.marked = row["id"], row["lang"], row["marked"]
        self.size = len(lines)
        self.labels = np.array([LABELS.index(line["label"]) if line["label"] else -1 for line in lines])
        self.kinds = [KINDS.index(line["kind"]) if line["kind"] else -1 for line in lines]
        self.facts = np.array([line["facts"] for line in lines], dtype=np.float32)
        self.signs = np.array([line["signs"] for line in lines], dtype=np.float32)
        self.features = [line["features"] for line in lines]
        self.targets = targets_of(self)

    @property
    def fold(self):
        return zlib.crc32(self.id.encode()) % FOLDS


def targets_of(ad):
    """The labels, and for headings what they stand over: a heading over musts is 5, over wishes 6 and so on."""
    targets = ad.labels.copy()
    is_heading = [ad.labels[at] == 4 and ad.facts[at, 0] == 1 for at in range(ad.size)]
    for at in range(ad.size - 1):
        if not is_heading[at]:
            continue
        below = at + 1
        while below < ad.size and is_heading[below] and below < at + 3:
            below += 1
        label = ad.labels[below] if below < ad.size else 4
        targets[at] = 5 + (label if label >= 0 else 4)
    return targets


class Linear:
    """A logistic regression over hashed features."""

    def __init__(self, rows, targets, known, strength, weights=None):
        self.columns = {key: at for at, key in enumerate(sorted({key for row in rows for key in row if key in known}))}
        matrix = self.matrix(rows)
        self.model = LogisticRegression(C=strength, max_iter=200).fit(matrix, targets, sample_weight=weights)

    def matrix(self, rows):
        starts, places = [0], []
        for row in rows:
            places += [self.columns[key] for key in row if key in self.columns]
            starts.append(len(places))
        values = np.ones(len(places), dtype=np.float32)
        return csr_matrix((values, places, starts), shape=(len(rows), len(self.columns)))

    def log_chances(self, rows, classes):
        logs = np.full((len(rows), classes), -12.0)
        logs[:, self.model.classes_] = np.maximum(-12, self.model.predict_log_proba(self.matrix(rows)))
        return logs

    def blob(self, classes, least=0.0):
        weights, bias = self.model.coef_.T, self.model.intercept_
        if classes > 1:
            full = np.zeros((len(weights), classes))
            full[:, self.model.classes_] = weights
            all_bias = np.full(classes, -12.0)
            all_bias[self.model.classes_] = bias
            weights, bias = full, all_bias
        kept = np.abs(weights).max(axis=1) > least
        keys = np.array(sorted(self.columns), dtype=np.uint64)[kept].astype("<u4")
        weights = weights[kept]
        unit = float(np.abs(weights).max() / 127)
        whole = np.round(weights / unit).astype(np.int8)
        head = {"features": len(keys), "classes": classes, "unit": unit}
        return head, bias.astype("<f4").tobytes() + keys.tobytes() + whole.tobytes()


def known_in(rows, ids, least):
    """The features that at least so many advertisements hold."""
    seen = defaultdict(set)
    for row, name in zip(rows, ids):
        for key in row:
            if len(seen[key]) < least:
                seen[key].add(name)
    return {key for key, names in seen.items() if len(names) >= least}


def flat(lists):
    return [each for one in lists for each in one]


def wording_of(ads, known):
    rows = flat(ad.features for ad in ads)
    targets = np.concatenate([ad.targets for ad in ads])
    marked = np.flatnonzero(targets >= 0)
    return Linear([rows[at] for at in marked], targets[marked], known, 0.1)


def main(folder):
    ads = [Ad(json.loads(line)) for line in open(f"{folder}/lines.jsonl", encoding="utf8")]
    ids = flat([ad.id] * ad.size for ad in ads)
    rows = flat(ad.features for ad in ads)
    marked = [ad for ad in ads if ad.marked]
    # A feature must be seen in three marked advertisements, and in five of all.
    own = known_in(flat(ad.features for ad in marked), flat([ad.id] * ad.size for ad in marked), 3)
    known = own & known_in(rows, ids, 5)

    logs = {}
    for fold in range(FOLDS):
        model = wording_of([ad for ad in marked if ad.fold != fold], known)
        for ad in marked:
            if ad.fold == fold:
                logs[id(ad)] = model.log_chances(ad.features, 10)
    wording = wording_of(marked, known)
    inputs = np.concatenate([context_of(ad, logs[id(ad)]) for ad in marked])
    labels = np.concatenate([ad.labels for ad in marked])
    nets = [net_of(inputs[labels >= 0], labels[labels >= 0], seed) for seed in range(4)]

    asked = [(row, kind) for ad in marked for row, kind in zip(ad.features, ad.kinds) if kind >= 0]
    kinds = Linear([row for row, _ in asked], [kind for _, kind in asked], known, 0.1)
    write(starts_of(folder), wording, kinds, nets)


def net_of(inputs, labels, seed):
    settings = {"alpha": 0.3, "max_iter": 40, "learning_rate_init": 0.002, "batch_size": 128}
    return MLPClassifier((32,), random_state=seed, **settings).fit(inputs, labels)


def starts_of(folder):
    ids, languages, targets, rows = [], [], [], []
    for line in open(f"{folder}/starts.tsv", encoding="utf8"):
        name, language, begins, features = line.rstrip("\n").split("\t")
        ids.append(name)
        languages.append({"en": 1.0, "es": 1.5}.get(language, 4.0))
        targets.append(int(begins))
        rows.append([int(key) for key in features.split(" ")])
    return Linear(rows, targets, known_in(rows, ids, 5), 0.15, np.array(languages))


def write(starts, wording, kinds, nets):
    head, blob = {}, b""
    for name, model, classes in (("starts", starts, 1), ("wording", wording, 10), ("kinds", kinds, len(KINDS))):
        head[name], part = model.blob(classes, 0.05 if name == "starts" else 0.0)
        blob += part
    (inputs, hidden), classes = nets[0].coefs_[0].shape, len(LABELS)
    head["context"] = {"nets": len(nets), "inputs": inputs, "hidden": hidden, "classes": classes}
    for net in nets:
        for first, bias in zip(net.coefs_, net.intercepts_):
            blob += first.astype("<f4").tobytes() + bias.astype("<f4").tobytes()
    text = json.dumps(head).encode()
    text += b" " * (-(len(text) + 4) % 4)
    file = gzip.compress(struct.pack("<I", len(text)) + text + blob, 9, mtime=0)
    open(TARGET, "wb").write(file)
    print(f"{TARGET}: {len(file) // 1024} KB, {head['wording']['features']} words and pieces of words")


if __name__ == "__main__":
    main(sys.argv[1])
