import { findCandidate } from "#server/domains/candidates/index.ts";
import { on, onAll } from "#server/events/events.ts";
import { senseAnew, senseSoon } from "./fit/sense-task.ts";
import { forgetScores } from "./today/todays-matches.ts";

/** Who opts out of automated scoring leaves no score behind. */
on("candidate.changed", "matching.forgetScores", async (tx, { data }) => {
  const candidate = await findCandidate(tx, data.candidateId);
  if (candidate && !candidate.scoring) await forgetScores(tx, candidate.id);
});

for (const event of ["job.published", "job.changed", "job.reopened", "jobs.imported"] as const)
  onAll(event, "matching.sense", (tx, [first]) => senseSoon(tx, first!.at));
for (const event of ["candidate.changed", "candidate.joined"] as const)
  on(event, "matching.sense", (tx, { at }) => senseSoon(tx, at));
on("resume.changed", "matching.sense", (tx, { data, at }) => senseAnew(tx, data.candidateId, at));
