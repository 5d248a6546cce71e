import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

/** What a job seeker follows and looks for. */
export const interests = (candidateId: string) =>
  queryOptions({
    queryKey: ["interests", candidateId],
    queryFn: () => api.matching.interests({ params: { id: candidateId } }),
  });
