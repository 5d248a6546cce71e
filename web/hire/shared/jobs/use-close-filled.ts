import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { MatchingJobs } from "#contract/many-jobs.ts";
import { type FilledJob, filledIn } from "./close-filled.tsx";
import { filledJobs } from "./hiring-plan.ts";

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
  async function filledAmong(chosen: ChosenJobs) {
    if ("matching" in chosen) return cache.fetchQuery(filledJobs(chosen.matching));
    const filled = await cache.fetchQuery(filledJobs({}));
    return filled.filter(({ jobId }) => chosen.ids.includes(jobId));
  }
  return {
    asked: asked && { ...asked, onClose: () => setAsked(null) },
    /** Asks at once where the plan knows some of the jobs as filled; answers whether it did. */
    askFirst: async (chosen: ChosenJobs, closing: Closing) => {
      const jobs = await filledAmong(chosen).catch(() => []);
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
