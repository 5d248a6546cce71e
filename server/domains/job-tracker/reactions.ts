import { matchEvents } from "#server/domains/matching/index.ts";
import { type Reaction, on } from "#server/events/events.ts";
import { saveMatch } from "./saved-jobs.ts";

export const reactions: Reaction[] = [
  on(matchEvents.decided, "applications.saved-jobs", (tx, { data, at }) => saveMatch(tx, data, at), {
    lane: "people",
  }),
];
