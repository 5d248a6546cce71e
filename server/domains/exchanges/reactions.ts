import { jobEvents } from "#server/domains/jobs/index.ts";
import { type Reaction, onAll } from "#server/events/events.ts";
import { settleChanged } from "./spending/settle-budget.ts";

/** A budget may have become smaller than what is spent, or larger. */
export const reactions: Reaction[] = [
  onAll(jobEvents.changed, "exchanges.judgeBudget", (tx, events) =>
    settleChanged(tx, [...new Set(events.map(({ data }) => data.jobId))], events.at(-1)!.at),
  ),
];
