import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { PlannedJob } from "#contract/hiring-plans.ts";
import { type FilledJob, filledIn } from "./close-filled.tsx";
import { hiringPlan } from "./hiring-plan.ts";

interface Asked {
  jobs: FilledJob[];
  close: () => Promise<unknown>;
}
/** Asks what becomes of the others when filled jobs are closed. */
export function useCloseFilled() {
  const cache = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    asked: asked && { ...asked, onClose: () => setAsked(null) },
    /** Asks at once where the plan knows some of the jobs as filled; answers whether it did. */
    askFirst: async (jobIds: readonly string[], close: Asked["close"]) => {
      const plan = await cache.fetchQuery(hiringPlan).catch(() => []);
      const jobs = plan.filter((job) => jobIds.includes(job.jobId) && isFilled(job));
      if (jobs.length > 0) setAsked({ jobs, close });
      return jobs.length > 0;
    },
    /** What a refusal becomes: the question, or the toast it would be anyway. */
    ask: (error: unknown, close: Asked["close"]) => {
      const jobs = filledIn(error);
      if (jobs) setAsked({ jobs, close });
      return jobs ? null : {};
    },
  };
}

/** As many are hired as were planned, while others are still in progress. */
function isFilled({ filled, openings, active }: PlannedJob) {
  return filled >= openings && active > 0;
}
