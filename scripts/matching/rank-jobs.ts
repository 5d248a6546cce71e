import { scoreFit, type CandidateText } from "#server/matching-engine/index.ts";
import { jobOf } from "./read-pairs.ts";
import type { GivenJob } from "./read-jobs.ts";

type Fit = ReturnType<typeof scoreFit>;

/** A job with its place in the order (`score`) and what the product shows (`fit`: null where the posting says too little). */
export interface RankedJob extends Pick<Fit, "breaks" | "hard" | "requirements"> {
  id: GivenJob["id"];
  score: number;
  fit: Fit["score"];
}

/** Jobs for a person, best first; those that break something the person asks for come last. */
export function rankJobs(jobs: readonly GivenJob[], person: CandidateText): RankedJob[] {
  return jobs
    .map(({ id, row }) => {
      const { score: fit, exact, breaks, hard, requirements } = scoreFit(jobOf(row), person);
      const score = Math.round((breaks.length > 0 ? exact / 2 : 50 + exact / 2) * 100) / 100;
      return { id, score, fit, breaks, hard, requirements };
    })
    .toSorted((a, b) => b.score - a.score);
}
