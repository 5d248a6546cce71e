import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

/** The letter kept for a job; it goes along as the cover note. */
export const letterFor = (jobId: string) =>
  queryOptions({
    queryKey: ["cover-letter", jobId],
    queryFn: () => api.coverLetters.get({ query: { jobId } }),
  });
