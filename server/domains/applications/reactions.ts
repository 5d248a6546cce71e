import { on } from "#server/events/events.ts";
import { keepSavedMatch } from "./saved-jobs.ts";
import { endWaiting } from "./clock.ts";
import { forgetScores } from "./forget-scores.ts";

on("job.closed", "applications", (tx, { data, at }) => endWaiting(tx, data.jobId, at));
on("match.decided", "applications.saved-jobs", (tx, { data, at }) => keepSavedMatch(tx, data, at));
on("candidate.changed", "application-scores", (tx, { data }) => forgetScores(tx, data.candidateId));
