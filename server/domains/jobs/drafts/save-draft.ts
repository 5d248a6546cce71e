import type { JobFields } from "#contract/job-shapes.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { changeJob } from "../change-job.ts";
import { jobEvents } from "../events.ts";
import type { JobRow } from "../queries.ts";
import { columnsOf } from "../write-job.ts";
import { currentDraft, keepWaiting } from "./draft-rows.ts";
import { showDraft } from "./show-draft.ts";

type Written = Partial<JobFields> & { draftVersion: number };

/** Keeps what is written: a draft changes itself; of a job that was published it waits until it is published. */
export async function saveDraft(context: CompanyContext, id: string, { draftVersion, ...fields }: Written) {
  async function decide(job: JobRow, tx: Transaction) {
    const { waiting } = await currentDraft(tx, id, draftVersion);
    const changes = await columnsOf(tx, context, { job, fields });
    if (job.status === "draft") return changes;
    await wait(tx, context, { job, waiting, fields });
    return {};
  }
  await changeJob(context, id, decide, { unaudited: true });
  return showDraft(context, id);
}

interface Waits {
  job: JobRow;
  waiting: Partial<JobFields>;
  fields: Partial<JobFields>;
}
async function wait(tx: Transaction, { viewer, now }: CompanyContext, { job, waiting, fields }: Waits) {
  const { salary: _, ...rest } = fields;
  // Pay that is not published yet is shown to, and so written by, whoever sees salaries.
  const written = viewer.team.permissions.salaries ? fields : rest;
  await keepWaiting(tx, viewer, { jobId: job.id, waiting: { ...waiting, ...written } });
  await publish(tx, jobEvents.draftSaved, {
    data: { jobId: job.id, companyId: job.companyId },
    at: now(),
  });
}
