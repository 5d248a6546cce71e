import { applicationEvents } from "#server/domains/applications/index.ts";
import { type Reaction, on, publish } from "#server/events/events.ts";
import { hiringPlanEvents } from "./events.ts";
import { placeAmongHired, plannedJob } from "./queries.ts";

/** The team is asked what becomes of a job once its last opening is filled; each hire after that is no news. */
export const reactions: Reaction[] = [
  on(applicationEvents.hired, "hiring-plans.fill", async (tx, { data, at }) => {
    const { jobId, companyId, applicationId } = data;
    const job = await plannedJob(tx, jobId);
    // Others may have been hired since: what counts is whose hire took the last opening.
    const full = job?.status === "live" && (await placeAmongHired(tx, jobId, applicationId)) === job.openings;
    const event = full ? hiringPlanEvents.filled : hiringPlanEvents.changed;
    await publish(tx, event, { data: { jobId, companyId }, at });
  }),
];
