import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, getTableColumns, gt, inArray } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { Fit } from "#contract/fit-shapes.ts";
import { publish } from "#server/events/events.ts";
import { findJob } from "#server/domains/jobs/index.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { keepScores } from "../decision-log/keep.ts";
import { onlyFound } from "../ever-reached.ts";
import { judgeKept } from "./judge-application.ts";
import { applications } from "../tables.ts";
import { applicationTasks } from "../tasks.ts";
import { applicationEvents } from "../events.ts";

/** So many in one transaction: nobody waits long for a row of theirs. */
const atOnce = 20;
/** Where a decision is still to come; what ended keeps the fit it was decided on. */
const undecided = [
  "lead",
  "review",
  "pending",
  "referralRequest",
  "outbound",
  "accepted",
  "pipeline",
] as const;

/** Jobs ask for something else: everyone who waits for a decision on one is compared with it again. */
export async function judgeAgainSoon(tx: Transaction, jobIds: string[], at: Date) {
  const waiting = await tx
    .selectDistinct({ jobId: applications.jobId })
    .from(applications)
    .where(and(inArray(applications.jobId, jobIds), inArray(applications.applicationState, [...undecided])));
  const wanted = waiting.map(({ jobId }) => ({ key: `judge-${jobId}`, data: { jobId }, at }));
  await enqueue(tx, applicationTasks.judge, wanted);
}

/** Compares the next people of a job with it again; the score of who opted out stays empty. */
export async function judgeAgain(
  tx: Transaction,
  { jobId, after }: DataOf<typeof applicationTasks.judge>,
  { now }: TaskContext,
) {
  const job = (await findJob(tx, jobId))?.job;
  if (!job) return;
  const rows = await tx
    .select({ ...getTableColumns(applications), onlyFound })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        inArray(applications.applicationState, [...undecided]),
        after ? gt(applications.id, after) : undefined,
      ),
    )
    .orderBy(asc(applications.id))
    .limit(atOnce)
    .for("update");
  for (const row of rows) {
    const judged = await judgeKept(tx, row, { job, now });
    await tx.update(applications).set(judged).where(eq(applications.id, row.id));
    if (!isSame(row.fit, judged.fit)) await keepScores(tx, [{ id: row.id, ...judged }], now);
  }
  const last = rows.at(-1);
  if (!last) return;
  await publish(tx, applicationEvents.rescored, { data: { jobId, companyId: job.companyId }, at: now });
  if (rows.length === atOnce)
    await enqueue(tx, applicationTasks.judge, {
      key: `judge-${jobId}`,
      data: { jobId, after: last.id },
      at: now,
    });
}

/** As the database gives it back: what is undefined is not there. */
function isSame(before: Fit | null, fit: Fit | null) {
  return isDeepStrictEqual(before, JSON.parse(JSON.stringify(fit)));
}
