import { scoreFit } from "#server/matching-engine/index.ts";
import type { FoundAd } from "../real/ad-sources.ts";
import type { Person } from "../real/read-collection.ts";
import { jobOf } from "../../matching/read-pairs.ts";
import { rankJobs } from "../../matching/rank-jobs.ts";

type Reader = Parameters<typeof scoreFit>[1];
type Judged = ReturnType<typeof scoreFit>["requirements"][number];

/** One line as the product shows it to a person, with what is needed to say whether it is true. */
export interface ShownLine {
  person: string;
  job: string;
  title: string;
  requirement: string;
  must: boolean;
  verdict: Judged["verdict"];
  quote: string | null;
  note: string | null;
  resume: string;
}

/** So many pages of jobs someone may open, after those that were judged before. */
const many = 40;

/** Every line shown for the advertisements that fit a person best. */
export function shownLines(
  person: Person,
  candidate: Reader,
  { ads, skip }: { ads: ReadonlyMap<string, FoundAd>; skip: number },
): ShownLine[] {
  const jobs = [...ads].map(([id, ad]) => ({ id, row: { ...ad } }));
  return rankJobs(jobs, candidate)
    .slice(skip, skip + many)
    .flatMap(({ id }) => {
      const ad = ads.get(String(id))!;
      const { requirements } = scoreFit(jobOf({ ...ad }), candidate);
      return requirements.map(({ text, must, verdict, evidence, note }) => ({
        person: person.id,
        job: String(id),
        title: ad.title,
        requirement: text,
        must,
        verdict,
        quote: evidence?.line ?? null,
        note: note ?? null,
        resume: person.resume,
      }));
    });
}
