import { interviewEvents } from "#server/domains/interviews/index.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";
import { type Reaction, on } from "#server/events/events.ts";
import { followInterview } from "./ask-interviewers.ts";
import { copyKits } from "./kits.ts";

export const reactions: Reaction[] = [
  on(jobEvents.copied, "scorecards.copy", (tx, { data, at }) =>
    copyKits(tx, { from: data.fromJobId, to: data.jobId, now: at }),
  ),
  ...Object.values(interviewEvents).map((event) => on(event, "scorecards.interview", followInterview)),
];
