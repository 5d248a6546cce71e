import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

/** The jobs the person keeps for later. */
export const savedJobs = queryOptions({
  queryKey: ["saved-jobs"],
  queryFn: () => api.jobTracker.savedJobs(),
});
