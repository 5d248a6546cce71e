import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ExternalJob } from "#contract/external-jobs.ts";
import { api } from "#web/api/client.ts";
import { nextSkip } from "#web/shared/lists/next-skip.ts";

/** A job without an account, as its poster's cookie opens it. */
export const postingById = (id: string) =>
  queryOptions({
    queryKey: ["posting", id],
    queryFn: () => api.externalJobs.get({ params: { id } }),
    retry: false,
  });

const pageSize = 50;
export const applicantsOf = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["posting", id, "applicants"],
    queryFn: ({ pageParam: skip }) =>
      api.externalJobs.summaries({ params: { id }, query: { skip, limit: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => nextSkip(pages.length * pageSize, total),
    // The links to resumes work for ten minutes.
    refetchInterval: 8 * 60_000,
  });

/** It is published and still open, though people may not find it while we hold it. */
export function isOpenJob({ jobStatus }: Pick<ExternalJob, "jobStatus">) {
  return jobStatus === "live" || jobStatus === "held";
}
