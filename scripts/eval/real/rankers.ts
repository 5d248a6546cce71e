import { streamFor } from "#server/demo/world/random.ts";
import { candidateOf } from "../../matching/read-pairs.ts";
import { rankJobs } from "../../matching/rank-jobs.ts";
import { wishesOf } from "../../matching/wishes.ts";
import { bestOfWords } from "../best-of-words.ts";
import { cosineOfWords } from "../tf-idf.ts";
import type { FoundAd } from "./ad-sources.ts";
import type { Person } from "./read-collection.ts";

/** Orders of the given advertisements for a person, best first; more than one where a ranker is measured on average. */
export type Ranker = (person: Person, ids: readonly string[]) => Promise<string[][]> | string[][];

/** The day on which the pairs were graded: advertisements are judged as if they were open then. */
export const asOf = "2026-11-22";
const shuffles = 200;

/** The product, and what it has to beat; word statistics are those of all graded advertisements that were found. */
export function rankersOf(ads: ReadonlyMap<string, FoundAd>): {
  ours: Ranker;
  baselines: [string, Ranker][];
} {
  const texts = [...ads.values()].map(({ title, text }) => `${title}\n${text ?? ""}`);
  const nth = new Map([...ads.keys()].map((id, at) => [id, at]));
  const byScore =
    (score: (query: string) => ArrayLike<number>, queryOf: (person: Person) => string): Ranker =>
    (person, ids) => {
      const scores = score(queryOf(person));
      return [ids.toSorted((a, b) => scores[nth.get(b)!]! - scores[nth.get(a)!]!)];
    };
  const titlesOf = ({ titles }: Person) => titles.join("\n");
  const [cosine, best] = [cosineOfWords(texts), bestOfWords(texts)];
  return {
    ours: oursOf(ads),
    baselines: [
      ["TF-IDF of resume and titles", byScore(cosine, (person) => `${person.resume}\n${titlesOf(person)}`)],
      ["BM25 of the resume", byScore(best, ({ resume }) => resume)],
      ["BM25 of the titles asked for", byScore(best, titlesOf)],
      ["chance", byChance],
    ],
  };
}

function oursOf(ads: ReadonlyMap<string, FoundAd>): Ranker {
  return async ({ resumeFile, wishesFile }, ids) => {
    const person = { ...(await candidateOf(resumeFile, asOf)), wanted: wishesOf(wishesFile) };
    const jobs = ids.map((id) => ({ id, row: { ...ads.get(id)! } }));
    return [rankJobs(jobs, person).map(({ id }) => String(id))];
  };
}

function byChance({ id }: Person, ids: readonly string[]): string[][] {
  const random = streamFor(1, id);
  return Array.from({ length: shuffles }, () => random.shuffle(ids));
}
