import { type Reaction, withChange } from "#server/events/events.ts";
import { applicationEvents } from "#server/domains/applications/index.ts";
import { callOffAbout } from "./call-off.ts";

/** Interviews end with their application, and with a hire. */
export const reactions: Reaction[] = [
  applicationEvents.withdrawn,
  applicationEvents.passed,
  applicationEvents.expired,
  applicationEvents.hired,
].map((event) =>
  withChange(event, "interviews.cancel", (tx, all) =>
    callOffAbout(tx, {
      applicationIds: all.map(({ data }) => data.applicationId),
      by: event === applicationEvents.withdrawn ? "candidate" : null,
      now: all[0]!.at,
    }),
  ),
);
