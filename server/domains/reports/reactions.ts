import { applicationEvents } from "#server/domains/applications/index.ts";
import { type Reaction, onAll } from "#server/events/events.ts";
import { refreshFacts } from "./refresh-facts.ts";

export const reactions: Reaction[] = [
  onAll(applicationEvents.changed, "reports.count", (tx, events) =>
    refreshFacts(tx, [...new Set(events.map(({ data }) => data.applicationId))]),
  ),
];
