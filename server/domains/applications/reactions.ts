import { on } from "#server/events/events.ts";
import { endWaiting } from "./clock.ts";
import { forgetScores } from "./forget-scores.ts";

on("job.closed", "applications", (tx, { data, at }) => endWaiting(tx, data.jobId, at));
on("candidate.changed", "application-scores", (tx, { data }) => forgetScores(tx, data.candidateId));
