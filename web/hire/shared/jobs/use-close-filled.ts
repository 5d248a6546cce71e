import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PlannedJob } from "#contract/hiring-plans.ts";
import type { MatchingJobs } from "#contract/many-jobs.ts";
import { type FilledJob, filledIn } from "./close-filled.tsx";
import { hiringPlan, planMatching } from "./hiring-plan.ts";

/** Some jobs, or all that a search found. */
export type ChosenJobs = { ids: string[] } | { matching: MatchingJobs };
interface Closing {
  /** How many will be closed, filled or not. */
  count: number;
  close: () => Promise<unknown>;
}
interface Asked extends Closing {
  jobs: FilledJob[];
}
/** Asks what becomes of the others when filled jobs are closed. */
export function useCloseFilled() {
  const cache = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  async function planOf(chosen: ChosenJobs) {
    if ("matching" in chosen) return cache.fetchQuery(planMatching(chosen.matching));
    const plan = await cache.fetchQuery(hiringPlan);
    return plan.filter(({ jobId }) => chosen.ids.includes(jobId));
  }
  return {
    asked: asked && { ...asked, onClose: () => setAsked(null) },
    /** Asks at once where the plan knows some of the jobs as filled; answers whether it did. */
    askFirst: async (chosen: ChosenJobs, closing: Closing) => {
      const plan = await planOf(chosen).catch(() => []);
      const jobs = plan.filter(isFilled);
      if (jobs.length > 0) setAsked({ jobs, ...closing });
      return jobs.length > 0;
    },
    /** What a refusal becomes: the question, or the toast it would be anyway. */
    ask: (error: unknown, closing: Closing) => {
      const jobs = filledIn(error);
      if (jobs) setAsked({ jobs, ...closing });
      return jobs ? null : {};
    },
  };
}

/** As many are hired as were planned, while others are still in progress. */
function isFilled({ filled, openings, active }: PlannedJob) {
  return filled >= openings && active > 0;
}
