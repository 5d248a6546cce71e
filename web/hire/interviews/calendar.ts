import { queryOptions } from "@tanstack/react-query";
import type { InterviewerCalendar } from "#contract/interviews.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

export const interviewsPath = "/hire/interviews";

export const myCalendar = queryOptions({
  queryKey: ["interviews", "calendar"],
  queryFn: () => api.interviews.calendar(),
});

export function useSaveCalendar() {
  return useChange({
    call: (body: InterviewerCalendar) => api.interviews.setCalendar({ body }),
    success: "Working hours saved",
    refusal: null,
    stale: [["interviews"]],
    once: () => "calendar",
  });
}
