import { applicationEvents } from "#server/domains/applications/index.ts";
import { companyEvents } from "#server/domains/companies/index.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";
import { type Reaction, on, withChange } from "#server/events/events.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { confirmAgain } from "./keep-fresh.ts";
import { tellOfCompany, tellOfJob } from "./tell-hidden.ts";
import { postingOf } from "./tell-poster.ts";
import { externalJobTasks } from "./tasks.ts";

export const reactions: Reaction[] = [
  withChange(companyEvents.enabled, "externalJobs.confirmAgain", async (tx, enabled) => {
    for (const { data, at } of enabled) await confirmAgain(tx, data.companyId, at);
  }),
  on(companyEvents.disabled, "externalJobs.tellHidden", (tx, { data: { companyId, why }, at }) =>
    tellOfCompany(tx, companyId, { why, now: at }),
  ),
  on(companyEvents.enabled, "externalJobs.tellHidden", (tx, { data: { companyId }, at }) =>
    tellOfCompany(tx, companyId, { why: null, now: at }),
  ),
  on(jobEvents.held, "externalJobs.tellHidden", (tx, { data: { jobId, why }, at }) =>
    tellOfJob(tx, jobId, { why, now: at }),
  ),
  on(jobEvents.released, "externalJobs.tellHidden", (tx, { data: { jobId }, at }) =>
    tellOfJob(tx, jobId, { why: null, now: at }),
  ),
  on(applicationEvents.received, "externalJobs.tellPoster", async (tx, { data, at }) => {
    if (!(await postingOf(tx, data.jobId))) return;
    const { jobId, candidateId } = data;
    await enqueue(tx, externalJobTasks.tellPoster, { data: { jobId, candidateId }, at });
  }),
];
