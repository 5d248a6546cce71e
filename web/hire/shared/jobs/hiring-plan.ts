import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { MatchingJobs } from "#contract/many-jobs.ts";
import { api } from "#web/api/client.ts";

export const plansOnPage = 50;

/** Jobs that are being filled, and how far they are: one page of those that a search finds. */
export const plansPage = ({ q, page }: { q: string; page: number }) =>
  queryOptions({
    queryKey: ["hiring-plan", q, page],
    queryFn: () =>
      api.hiringPlans.list({
        query: { ...(q && { q }), skip: (page - 1) * plansOnPage, limit: plansOnPage },
      }),
    placeholderData: keepPreviousData,
  });

/** How far one job is; null where it isn’t being filled. */
export const planOfJob = (jobId: string) =>
  queryOptions({
    queryKey: ["hiring-plan", "job", jobId],
    queryFn: async () => (await api.hiringPlans.list({ query: { jobId } })).jobs[0] ?? null,
  });

/** The filled jobs with people still in progress; of those found by a search in the job list, where there is one. */
export const filledJobs = (matching: Partial<MatchingJobs>) =>
  queryOptions({
    queryKey: ["hiring-plan", "filled", matching],
    queryFn: async () =>
      (await api.hiringPlans.list({ query: { ...matching, filled: "true", limit: 500 } })).jobs,
  });
