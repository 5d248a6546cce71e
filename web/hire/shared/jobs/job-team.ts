import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

export const teamOfJob = (jobId: string) =>
  queryOptions({
    queryKey: ["jobs", "team", jobId],
    queryFn: () => api.jobs.team({ params: { id: jobId } }),
  });
