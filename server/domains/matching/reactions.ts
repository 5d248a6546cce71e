import { jobEvents } from "#server/domains/jobs/index.ts";
import { findCandidate } from "#server/domains/candidates/index.ts";
import { type Reaction, on, onAll } from "#server/events/events.ts";
import { senseAnew, senseSoon } from "./fit/sense-task.ts";
import { forgetScores } from "./today/todays-matches.ts";
import { candidateEvents } from "#server/domains/candidates/index.ts";
import { resumeEvents } from "#server/domains/resumes/index.ts";

const { published, changed, reopened, imported } = jobEvents;

export const reactions: Reaction[] = [
  /** Who opts out of automated scoring leaves no score behind. */
  on(candidateEvents.changed, "matching.forgetScores", async (tx, { data }) => {
    const candidate = await findCandidate(tx, data.candidateId);
    if (candidate && !candidate.scoring) await forgetScores(tx, candidate.id);
  }),
  ...[published, changed, reopened, imported].map((event) =>
    onAll(event, "matching.sense", (tx, [first]) => senseSoon(tx, first!.at)),
  ),
  ...[candidateEvents.changed, candidateEvents.joined].map((event) =>
    on(event, "matching.sense", (tx, { at }) => senseSoon(tx, at)),
  ),
  on(resumeEvents.changed, "matching.sense", (tx, { data, at }) => senseAnew(tx, data.candidateId, at)),
];
