import { OccupationSpace } from "#server/matching-engine/titles/occupation-space.ts";
import { isHeldOut, occupationTitles } from "#server/matching-engine/titles/occupation-titles.ts";
import {
  type RankedTitle,
  senseTitles,
  TitleCollection,
} from "#server/matching-engine/titles/rank-titles.ts";
import { TermIndex } from "#server/matching-engine/titles/term-index.ts";
import { letterTerms } from "#server/matching-engine/titles/title-terms.ts";
import type { Embeddings } from "#server/outside/models/models.ts";
import { bestOfWords } from "./best-of-words.ts";
import { titleGroups } from "./title-groups.data.ts";

/** Queries with what is relevant to each among the titles of a collection. */
interface DuplicateTest {
  name: string;
  queries: string[];
  corpus: string[];
  relevant: Set<number>[];
  /** The place of each query in the collection where it is part of it: it must not find itself. */
  own: number[] | null;
}

const depth = 100;

/** Prints the mean average precision on three sets of titles, beside that of words and of letters alone. */
export async function measureDuplicates(encoder: Embeddings): Promise<void> {
  const known = occupationTitles().map(
    ([code, titles]) => [code, titles.filter((title) => !isHeldOut(title))] as const,
  );
  const space = new OccupationSpace(known);
  console.log(
    "| mean average precision of 100 | queries | titles | words (BM25) | letters (TF-IDF) | ours |\n|---|---|---|---|---|---|",
  );
  for (const test of [heldOutToNames(), heldOutToHeldOut(), handGroups()]) {
    const [byWords, byLetters, ours] = [
      ofWords(test),
      ofLetters(test),
      await ofOurs(test, { space, encoder }),
    ];
    const shown = [
      test.queries.length,
      test.corpus.length,
      ...[byWords, byLetters, ours].map((value) => value.toFixed(3)),
    ];
    console.log(`| ${test.name} | ${shown.join(" | ")} |`);
  }
}

/** Other titles of an occupation, never shown, lead to its name. */
function heldOutToNames(): DuplicateTest {
  const rows = occupationTitles();
  const corpus = rows.map(([, titles]) => titles[0]!);
  const owners = heldOut();
  const queries = [...owners.keys()].filter((_, nth) => nth % 6 === 0);
  const relevant = queries.map((title) => owners.get(title)!);
  return { name: "held-out title → occupation", queries, corpus, relevant, own: null };
}

/** Titles never shown lead to each other within an occupation. */
function heldOutToHeldOut(): DuplicateTest {
  const owners = heldOut();
  const corpus = [...owners.keys()];
  const relevantTo = (title: string, own: number) =>
    new Set(
      corpus.flatMap((other, at) =>
        at !== own && !owners.get(title)!.isDisjointFrom(owners.get(other)!) ? [at] : [],
      ),
    );
  const own = corpus.map((_, at) => at).filter((at) => at % 9 === 0 && relevantTo(corpus[at]!, at).size > 0);
  const queries = own.map((at) => corpus[at]!);
  const relevant = queries.map((title, nth) => relevantTo(title, own[nth]!));
  return { name: "held-out title → held-out titles", queries, corpus, relevant, own };
}

/** Groups put together by hand. */
function handGroups(): DuplicateTest {
  const titles = titleGroups
    .trim()
    .split("\n")
    .flatMap((line, group) => line.split("|").map((title) => ({ title: title.trim(), group })));
  const corpus = titles.map(({ title }) => title);
  const relevant = titles.map(
    ({ group }, own) =>
      new Set(titles.flatMap((other, at) => (other.group === group && at !== own ? [at] : []))),
  );
  return { name: "groups made by hand", queries: corpus, corpus, relevant, own: corpus.map((_, at) => at) };
}

function heldOut(): Map<string, Set<number>> {
  const owners = new Map<string, Set<number>>();
  for (const [place, [, titles]] of occupationTitles().entries()) {
    for (const title of titles.slice(1)) {
      if (isHeldOut(title)) owners.set(title, (owners.get(title) ?? new Set()).add(place));
    }
  }
  return owners;
}

async function ofOurs(
  { queries, corpus, relevant, own }: DuplicateTest,
  { space, encoder }: { space: OccupationSpace; encoder: Embeddings },
): Promise<number> {
  const sense = async (titles: string[]) =>
    senseTitles(titles, { space, vectors: await encoder.embed(titles) });
  const [asked, collection] = [await sense(queries), new TitleCollection(await sense(corpus))];
  return mean(
    asked.map((query, nth) => {
      const ranked = collection.rank(query, depth + 1);
      return precision(ranked, { relevant: relevant[nth]!, own: own?.[nth] ?? null });
    }),
  );
}

function ofLetters({ queries, corpus, relevant, own }: DuplicateTest): number {
  const index = new TermIndex(corpus.map(letterTerms));
  return mean(
    queries.map((query, nth) => {
      const sums = new Float32Array(corpus.length);
      index.addLikeness(index.vectorOf(letterTerms(query)), sums, 1);
      return precision(ranking(sums), { relevant: relevant[nth]!, own: own?.[nth] ?? null });
    }),
  );
}

function ofWords({ queries, corpus, relevant, own }: DuplicateTest): number {
  const score = bestOfWords(corpus);
  return mean(
    queries.map((query, nth) =>
      precision(ranking(score(query)), { relevant: relevant[nth]!, own: own?.[nth] ?? null }),
    ),
  );
}

function ranking(scores: Float32Array): RankedTitle[] {
  return Array.from(scores, (score, index) => ({ index, score })).sort(
    (a, b) => b.score - a.score || a.index - b.index,
  );
}

function precision(
  ranked: readonly RankedTitle[],
  { relevant, own }: { relevant: ReadonlySet<number>; own: number | null },
): number {
  let hits = 0;
  let sum = 0;
  const shown = ranked.filter(({ index }) => index !== own).slice(0, depth);
  for (const [place, { index }] of shown.entries()) {
    if (!relevant.has(index)) continue;
    hits += 1;
    sum += hits / (place + 1);
  }
  return sum / relevant.size;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
