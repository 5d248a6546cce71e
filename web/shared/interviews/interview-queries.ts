import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Interview } from "#contract/interviews.ts";
import { api } from "#web/api/client.ts";

/** Every interview about an application, the newest first. */
export const interviewsOf = (applicationId: string) =>
  queryOptions({
    queryKey: ["interviews", applicationId],
    queryFn: () => api.interviews.list({ params: { id: applicationId } }),
  });

/** One act about the interviews of an application; the list is read again whatever came of it. */
export function useInterviewAct<Wish>(applicationId: string, act: (wish: Wish) => Promise<Interview>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => cache.invalidateQueries(interviewsOf(applicationId)),
  });
}
