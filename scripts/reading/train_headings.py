"""Trains the model that tells a job from an employer in the heading of a resume's entry.

    python scripts/reading/train_headings.py REAL_DATA_DIR

Needs scikit-learn and faker (MIT). Jobs come from O*NET's titles in this repository (CC BY 4.0), faker's lists of
occupations and the titles of real advertisements; employers from lists of companies, faker's names and kinds of
employers put together with places and surnames; other lines from advertisements. What is kept is
server/resume-reading/heading-model.bin: a byte for each of 32,768 hashed letter pieces and words, for jobs and for employers.
"""
import csv, gzip, importlib, json, random, re, sys
import numpy as np
from faker import Faker
from scipy.sparse import csr_matrix
from sklearn.linear_model import LogisticRegression

BUCKETS = 1 << 15
random.seed(7)
Faker.seed(7)
data = sys.argv[1]
own = json.load(open("scripts/reading/heading-words.json"))


def fnv(text):
    value = 0x811C9DC5
    for byte in text.encode("utf-8"):
        value = ((value ^ byte) * 0x01000193) & 0xFFFFFFFF
    return value % BUCKETS


def features(text):
    words = re.findall(r"[^\W\d_]+|\d+|&", text.lower())
    found = set()
    for at, word in enumerate(words):
        found.add("=" + word)
        if at == 0:
            found.add("^" + word)
        if at == len(words) - 1:
            found.add("$" + word)
        if at > 0:
            found.add(words[at - 1] + "_" + word)
        padded = "<" + word + ">"
        for size in (3, 4, 5):
            for start in range(len(padded) - size + 1):
                found.add(padded[start : start + size])
    shape = "".join("A" if w[:1].isupper() else "a" for w in re.findall(r"[^\W\d_]+", text)[:6])
    found.add("shape:" + shape)
    found.add("long:" + str(min(len(words), 9)))
    return sorted({fnv(feature) for feature in found})


def rows(path):
    with gzip.open(path, "rt") as file:
        return [json.loads(line) for line in file]


def jobs_of_faker(locale):
    listed = importlib.import_module(f"faker.providers.job.{locale}").Provider.jobs
    out = []
    for name in listed:
        name = name.split(",")[0]
        if "*in" in name:
            out += [name.replace("*in", ""), name.replace("*in", "in")]
        else:
            out.append(re.sub(r"\s*\(.*?\)", "", name))
    return [name for name in out if 2 < len(name) < 70]


onet = [t for r in json.load(open("server/taxonomy/occupations.json")) for t in [r[1], *r[2]]]
titles = {"en": onet + jobs_of_faker("en_US"), "de": jobs_of_faker("de_AT") + jobs_of_faker("de_DE"), "fr": jobs_of_faker("fr_FR"),
          "es": jobs_of_faker("es_ES"), "pt": jobs_of_faker("pt_BR") + jobs_of_faker("pt_PT"), "nl": [], "it": []}
fulltext = f"{data}/jobs-fulltext/"
companies, duties = [], []
for name in ["adzuna-uk-2013", "armenia-careercenter-2004", "australia-seek-jora-2025", "france-travail-2025", "german-switzerland",
             "linkedin-education-2025", "nhs-jobs-2020", "emscad-workable"]:
    for row in rows(f"{fulltext}{name}.jsonl.gz"):
        if not row.get("title_derived"):
            for title in re.split(r" / (?=\p{Lu})" if False else r" / ", re.sub(r"\s*\(?[HFMWDhfmwdx]/[HFMWDhfmwdx](/[dDxX])?\)?", "", row["title"])):
                if 3 < len(title) < 60:
                    titles[row["lang"] if row["lang"] in titles else "en"].append(title.strip())
        if row.get("company"):
            companies.append(row["company"])
        for line in re.split(r"\n+|(?<=[.;]) ", row["text"])[1:40]:
            line = line.strip(" -•*·\t.")
            if 12 < len(line) < 90 and 2 < len(line.split()) < 13:
                duties.append(line)
for line in csv.DictReader(open(f"{data}/companies-sp500/constituents.csv")):
    companies.append(line["Security"])
companies += [row["name"] for row in rows(f"{data}/companies-yc/companies.jsonl.gz")]
companies += [row["title"] for row in rows(f"{data}/companies-joblisttoday/companies.jsonl.gz")]
companies += [row.get("name") or row.get("company") or "" for row in rows(f"{data}/companies-remoteintech/companies.jsonl.gz")]

locales = {"en": ["en_US", "en_GB"], "de": ["de_DE", "de_AT"], "fr": ["fr_FR", "fr_CA"], "es": ["es_ES", "es_MX"], "pt": ["pt_PT", "pt_BR"],
           "nl": ["nl_NL", "nl_BE"], "it": ["it_IT"]}
others = []
for language, names in locales.items():
    for locale in names:
        fake = Faker(locale)
        companies += [fake.company() for _ in range(250)]
        for kind in own["employers"][language]:
            for _ in range(7):
                tail = random.choice([fake.last_name(), fake.city(), fake.last_name() + " " + fake.last_name(), fake.first_name(), f"{random.choice(own['links'][language])} {fake.city()}"])
                name = f"{kind} {tail}" if language != "en" or random.random() < 0.3 else f"{tail} {kind}"
                if language in ("de", "nl") and random.random() < 0.35:
                    name = f"{fake.last_name()} {kind}"
                companies.append(name + (random.choice(own["forms"][language]) if random.random() < 0.2 else ""))
                if random.random() < 0.15:
                    companies.append(name.upper())
        others += [fake.city() for _ in range(150)]
    titles[language] += own["jobs"][language] * 3
    others += own["other"][language] * 4

jobs = []
for language, names in titles.items():
    names = [name for name in names if name]
    for name in (random.sample(names, 3500) if len(names) > 3500 else names + random.choices(names, k=3500 - len(names))):
        roll = random.random()
        before, after = own["before"][language], own["after"][language]
        if roll < 0.18:
            name = f"{random.choice(before)} {name}"
        elif roll < 0.3:
            name = f"{name} {random.choice(after)}"
        if random.random() < 0.5:
            name = name[0].upper() + name[1:]
        if random.random() < 0.06:
            name = name.upper()
        jobs.append(name)
companies = [name.strip() for name in companies if 2 < len(name.strip()) < 70]
companies = companies + [name.upper() for name in random.sample(companies, 600)]
duties = random.sample(duties, 14000)
texts = jobs + companies + duties + others
kinds = [0] * len(jobs) + [1] * len(companies) + [2] * (len(duties) + len(others))
print(len(jobs), len(companies), len(duties), len(others))


def matrix(texts):
    found = [features(text) for text in texts]
    columns = np.concatenate([np.array(each, dtype=np.int32) for each in found])
    starts = np.cumsum([0] + [len(each) for each in found])
    values = np.concatenate([np.full(len(each), 1 / np.sqrt(len(each))) for each in found])
    return csr_matrix((values, columns, starts), shape=(len(texts), BUCKETS))


order = np.random.RandomState(3).permutation(len(texts))
every, kind = matrix(texts), np.array(kinds)
held = order[: len(order) // 10]
rest = order[len(order) // 10 :]
model = LogisticRegression(C=30, max_iter=300)
model.fit(every[rest], kind[rest])
print("held out", (model.predict(every[held]) == kind[held]).mean())
# Only the difference to the third kind matters.
weights = model.coef_[:2] - model.coef_[2]
bias = model.intercept_[:2] - model.intercept_[2]
scale = np.abs(weights).max() / 127
with open("server/resume-reading/heading-model.bin", "wb") as file:
    file.write(np.array([scale, bias[0], bias[1]], dtype="<f4").tobytes())
    file.write(np.round(weights / scale).astype(np.int8).tobytes())
