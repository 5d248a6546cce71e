import { queryOptions } from "@tanstack/react-query";
import type { Interview } from "#contract/interviews.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

/** Every interview about an application, the newest first. */
export const interviewsOf = (applicationId: string) =>
  queryOptions({
    queryKey: ["interviews", applicationId],
    queryFn: () => api.interviews.list({ params: { id: applicationId } }),
  });

/** What happened to them, the earliest first. */
export const interviewStepsOf = (applicationId: string) =>
  queryOptions({
    queryKey: ["interviews", "steps", applicationId],
    queryFn: () => api.interviews.steps({ params: { id: applicationId } }),
  });

/** One act about the interviews of an application; the list is read again whatever came of it. */
export function useInterviewAct<Wish>(applicationId: string, act: (wish: Wish) => Promise<Interview>) {
  return useChange({ call: act, refusal: null, stale: [["interviews"]] });
}

/** When everyone who is needed is free. */
export const slotsOf = (id: string) =>
  queryOptions({
    queryKey: ["interviews", "slots", id],
    queryFn: () => api.interviews.slots({ params: { id } }),
  });
