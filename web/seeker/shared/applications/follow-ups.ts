import { queryOptions } from "@tanstack/react-query";
import { dateWords } from "#ui/data/text/date-words.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

/** The reminders a person set for applications. */
export const followUps = queryOptions({
  queryKey: ["my-applications", "follow-ups"],
  queryFn: () => api.jobTracker.followUps(),
});

/** "Dec 3" */
export function dayWords(day: string) {
  return dateWords(`${day}T12:00:00Z`, { month: "short", day: "numeric", timeZone: "UTC" });
}

/** The date so many days from today, in this browser’s time zone. */
export function dayIn(days: number) {
  const at = new Date();
  at.setDate(at.getDate() + days);
  const part = (number: number) => String(number).padStart(2, "0");
  return `${at.getFullYear()}-${part(at.getMonth() + 1)}-${part(at.getDate())}`;
}

interface Wish {
  applicationId: string;
  day: string | null;
}
/** Sets or removes a reminder; the form shows what is wrong with the day. */
export function useFollowUp() {
  return useChange({
    call: ({ applicationId, day }: Wish) =>
      api.jobTracker.setFollowUp({ params: { id: applicationId }, body: { day } }),
    done: (all, _, cache) => cache.setQueryData(followUps.queryKey, all),
    success: (_, { day }) => (day ? `We’ll remind you on ${dayWords(day)}` : "Reminder removed"),
    refusal: null,
    once: ({ applicationId }) => applicationId,
  });
}
