import { closenessOfTitle } from "#server/matching-engine/index.ts";
import { type Filter, type Hit, type SearchQuery, wordlessScore } from "#server/search-engine/index.ts";
import { meaningLikeness, meaningOf } from "#server/taxonomy/word-meaning.ts";
import type { ReadAsked } from "../reading/read-asked.ts";
import { wordsOf } from "../reading/title-in-words.ts";
import { closeness, type Likeness } from "./closeness.ts";
import type { Search } from "./found-steps.ts";
import { similarWork, titleOf } from "./similar-work.ts";

/** So many jobs that have some of the words are looked at. */
const mostByWords = 200;

export interface CloseHit {
  hit: Hit;
  likeness: Likeness;
}

interface Looking {
  /** What has to hold: where, and what the viewer may see. */
  filters: Filter[];
  /** What should hold: conditions, the nearest part of the place. */
  prefer: NonNullable<SearchQuery["prefer"]>;
  rest: Omit<SearchQuery, "text" | "filters" | "prefer">;
  /** What the wider searches have found. */
  wider: Hit[];
  /** An apprenticeship or internship in another field is near as well. */
  isTraining: boolean;
}

/**
 * The jobs at the place that come nearest to a search: those of the wider searches, those that have some of its words, and
 * those whose titles mean something near it; the closest first.
 */
export async function closestWork(search: Search, read: ReadAsked, looking: Looking): Promise<CloseHit[]> {
  const { filters, prefer, rest, wider, isTraining } = looking;
  const { text, title } = read.words;
  const within = { ...rest, offset: 0, facets: [], highlight: ["jobTitle"] };
  const words = { text, avoid: read.query.avoid ?? [], atLeast: Infinity, prefix: false };
  const at = { ...within, filters, size: mostByWords };
  const found = [
    await search({ ...at, ...words }),
    ...(isTraining ? [await search({ ...at, prefer })] : []),
  ].flatMap(({ hits }) => hits);
  const near = [...wider, ...found, ...(await similarWork(search, read, { ...at, prefer }))];
  const hits = new Map(near.map((hit) => [hit.id, hit]));
  const these = { ...within, filters: [{ ids: [...hits.keys()] }], size: hits.size, collapse: undefined };
  const likenessOf = likenessIn({
    asked: wordsOf(text.toLowerCase()),
    about: meaningOf(text),
    tradeOf: closenessOfTitle(title),
    words: scoresIn(await search({ ...these, ...words })),
    wishes: prefer.length > 0 ? scoresIn(await search({ ...these, prefer })) : null,
  });
  return [...hits.values()]
    .map((hit) => ({ hit, likeness: likenessOf(hit) }))
    .toSorted((a, b) => closeness(b.likeness) - closeness(a.likeness));
}

type Scores = ReadonlyMap<string, number>;

interface Compared {
  asked: string[];
  /** What the search means. */
  about: Float32Array;
  tradeOf: (title: string) => number;
  words: Scores;
  /** Null where nothing is preferred. */
  wishes: Scores | null;
}
function likenessIn({ asked, about, tradeOf, words, wishes }: Compared): (hit: Hit) => Likeness {
  const best = Math.max(1, ...words.values());
  return (hit) => {
    const title = titleOf(hit);
    const meanings = [...new Set([title, workOf(title)])].map((each) =>
      meaningLikeness(about, meaningOf(each)),
    );
    const inTitle = new Set(wordsOf(title.toLowerCase()));
    const hasAll = asked.every((word) => inTitle.has(word));
    return {
      words: hasAll ? 1 : (words.get(hit.id) ?? 0) / best,
      meaning: Math.max(0, ...meanings),
      trade: tradeOf(title),
      wishes: wishes ? (wishes.get(hit.id) ?? 0) / wordlessScore : 1,
    };
  };
}

/** The title without what stands behind the work: "Warehouse Associate" of "Warehouse Associate (Part Time)". */
function workOf(title: string): string {
  return title.split(/\s*[(|,]|\s[-–—]\s/)[0]!;
}

function scoresIn({ hits }: { hits: Hit[] }): Scores {
  return new Map(hits.map(({ id, score }) => [id, score]));
}
