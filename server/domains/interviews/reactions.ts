import { isOpen } from "#shared/interviews/is-open.ts";
import type { Transaction } from "#server/database/open.ts";
import { type Reaction, on } from "#server/events/events.ts";
import { interviewsAbout, saveInterview } from "./queries.ts";
import { applicationEvents } from "#server/domains/applications/index.ts";
import { interviewEvents } from "./events.ts";

/** Nobody waits for an interview about an application that has ended. */
export const reactions: Reaction[] = [
  applicationEvents.withdrawn,
  applicationEvents.passed,
  applicationEvents.expired,
].map((event) =>
  on(event, "interviews.cancel", (tx, { data, at }) => cancelOpen(tx, data.applicationId, at)),
);

async function cancelOpen(tx: Transaction, applicationId: string, now: Date) {
  for (const row of await interviewsAbout(tx, applicationId))
    if (isOpen(row, now))
      await saveInterview(tx, row, {
        changes: { state: "canceled", canceledBy: null },
        event: interviewEvents.canceled,
        byUserId: null,
        now,
      });
}
