import { on, onAll } from "#server/events/events.ts";
import { endWaiting } from "./clock.ts";
import { forgetScores } from "./fit/forget-scores.ts";
import { judgeAgainSoon } from "./fit/judge-again.ts";

onAll("job.closed", "applications", (tx, closed) => {
  const jobIds = closed.map(({ data }) => data.jobId);
  return endWaiting(tx, jobIds, closed[0]!.at);
});
on("candidate.changed", "application-scores", (tx, { data }) => forgetScores(tx, data.candidateId));
onAll("job.criteriaChanged", "applications.judge", (tx, changed) => {
  const jobIds = changed.map(({ data }) => data.jobId);
  return judgeAgainSoon(tx, jobIds, changed[0]!.at);
});
