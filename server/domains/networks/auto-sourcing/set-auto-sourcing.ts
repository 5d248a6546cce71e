import { and, eq } from "drizzle-orm";
import type { AutoSourcingType } from "#contract/auto-sourcing.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { findAskedJob, findOwnJob, jobEvents } from "#server/domains/jobs/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { on } from "#server/events/events.ts";
import { cancelTask } from "#server/tasks/enqueue.ts";
import { autoSourcings } from "../tables.ts";
import { showSourcing } from "./show-sourcing.ts";
import { scheduleRun } from "./schedule.ts";

interface Wanted {
  autoSourcingType: AutoSourcingType;
  jobPublish?: boolean | undefined;
}

/** Has a job find people by itself, once or each night, or no longer. */
export async function setAutoSourcing(context: CompanyContext, jobId: string, wanted: Wanted) {
  const { db, viewer, now } = context;
  const { autoSourcingType: type, jobPublish = false } = wanted;
  await db.transaction(async (tx) => {
    const { companyId, status } = await findOwnJob(tx, viewer.companyId, jobId);
    const waits = type !== "off" && status === "draft" && jobPublish;
    if (type !== "off" && status !== "live" && !waits)
      throw conflict("JOB_NOT_LIVE", "Publish the job first, then we can find people for it.");
    const runs = type !== "off" && !waits;
    if (runs) await findAskedJob(tx, { companyId, jobId, now: now() });
    const plan = {
      type,
      byUserId: viewer.userId,
      running: runs,
      waitsForPublishing: waits,
      nextRunAt: null,
      why: null,
      changedAt: now(),
    };
    await tx
      .insert(autoSourcings)
      .values({ jobId, companyId, ...plan })
      .onConflictDoUpdate({ target: autoSourcings.jobId, set: plan });
    if (runs) await scheduleRun(tx, jobId, now());
    else await cancelTask(tx, `networks.autoSource:${jobId}`);
    await audit(
      tx,
      { viewer, now: now() },
      { action: "autoSourcing.set", subject: { kind: "job", id: jobId, companyId }, after: { type } },
    );
  });
  return showSourcing(context, jobId);
}

/** A draft whose sourcing waits begins when it is published. */
export const startWhenPublished = on(jobEvents.published, "networks.autoSource", async (tx, { data, at }) => {
  const [waiting] = await tx
    .update(autoSourcings)
    .set({ waitsForPublishing: false, running: true })
    .where(and(eq(autoSourcings.jobId, data.jobId), eq(autoSourcings.waitsForPublishing, true)))
    .returning();
  if (waiting) await scheduleRun(tx, data.jobId, at);
});
