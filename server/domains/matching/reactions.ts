import { findCandidate } from "#server/domains/candidates/index.ts";
import { on } from "#server/events/events.ts";
import { forgetScores } from "./todays-matches.ts";

/** Who opts out of automated scoring leaves no score behind. */
on("candidate.changed", "matching.forgetScores", async (tx, { data }) => {
  const candidate = await findCandidate(tx, data.candidateId);
  if (candidate && !candidate.scoring) await forgetScores(tx, candidate.id);
});
