import { queryOptions } from "@tanstack/react-query";
import type { MatchingJobs } from "#contract/many-jobs.ts";
import { api } from "#web/api/client.ts";

/** Jobs that are being filled, and how far they are. */
export const hiringPlan = queryOptions({
  queryKey: ["hiring-plan"],
  queryFn: () => api.hiringPlans.list(),
});

/** The plans of the jobs found by a search in the job list. */
export const planMatching = (matching: MatchingJobs) =>
  queryOptions({
    queryKey: ["hiring-plan", matching],
    queryFn: () => api.hiringPlans.list({ query: matching }),
  });
