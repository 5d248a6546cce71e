import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { JobAudience } from "#contract/job-shapes.ts";
import { api } from "#web/api/client.ts";

export const jobTabs = ["live", "draft", "closed"] as const;
export type JobTab = (typeof jobTabs)[number];
export const jobsOnPage = 50;

interface JobsView {
  tab: JobTab;
  /** Those that these people find. */
  shown?: JobAudience | undefined;
  q: string;
  /** From 1. */
  page: number;
}
/** One page of a tab, and how many jobs there are in each; searched by the server. */
export const jobsPage = (companyId: string, { tab, shown, q, page }: JobsView) =>
  queryOptions({
    queryKey: ["jobs", "page", companyId, { tab, shown, q, page }],
    queryFn: () =>
      api.jobs.ofCompany({
        params: { id: companyId },
        query: {
          status: tab,
          shown,
          limit: jobsOnPage,
          skip: (page - 1) * jobsOnPage,
          ...(q.trim() && { q: q.trim() }),
        },
      }),
    placeholderData: keepPreviousData,
  });

/** The company's jobs in numbers. */
export const jobNumbers = (companyId: string) =>
  queryOptions({
    queryKey: ["jobs", "numbers", companyId],
    queryFn: () => api.jobs.stats({ params: { companyId } }),
  });

export const jobById = (id: string) =>
  queryOptions({ queryKey: ["jobs", "one", id], queryFn: () => api.jobs.get({ params: { id } }) });

/** A job with what is written of it and not published yet. */
export const jobInWriting = (id: string) =>
  queryOptions({
    queryKey: ["job-draft", id],
    queryFn: () => api.jobs.draft({ params: { id } }),
  });

export const feedsOf = (companyId: string) =>
  queryOptions({
    queryKey: ["jobs", "feeds", companyId],
    queryFn: () => api.jobs.feeds({ params: { id: companyId } }),
  });
