import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

/** A job without an account, as its poster's cookie opens it. */
export const postingById = (id: string) =>
  queryOptions({
    queryKey: ["posting", id],
    queryFn: () => api.externalJobs.get({ params: { id } }),
    retry: false,
  });

export const applicantsOf = (id: string) =>
  queryOptions({
    queryKey: ["posting", id, "applicants"],
    queryFn: () => api.externalJobs.summaries({ params: { id } }),
    // The links to resumes work for ten minutes.
    refetchInterval: 8 * 60_000,
  });
