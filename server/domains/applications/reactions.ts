import { on } from "#server/events/events.ts";
import { endWaiting } from "./clock.ts";

on("job.closed", "applications", (tx, { data, at }) => endWaiting(tx, data.jobId, at));
