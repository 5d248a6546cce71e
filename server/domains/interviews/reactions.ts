import { isOpen } from "#shared/interviews/is-open.ts";
import type { Transaction } from "#server/database/open.ts";
import { type EventName, on } from "#server/events/events.ts";
import { interviewsAbout, saveInterview } from "./queries.ts";

/** Nobody waits for an interview about an application that has ended. */
const endings = [
  "application.withdrawn",
  "application.passed",
  "application.expired",
] as const satisfies readonly EventName[];
for (const name of endings)
  on(name, "interviews.cancel", (tx, { data, at }) => cancelOpen(tx, data.applicationId, at));

async function cancelOpen(tx: Transaction, applicationId: string, now: Date) {
  for (const row of await interviewsAbout(tx, applicationId))
    if (isOpen(row, now))
      await saveInterview(tx, row, {
        changes: { state: "canceled" },
        event: "interview.canceled",
        byUserId: null,
        now,
      });
}
