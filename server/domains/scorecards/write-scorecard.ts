import { eq } from "drizzle-orm";
import type { Rating, Recommendation } from "#contract/scorecards.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { type Application, lockForTeam } from "#server/domains/applications/index.ts";
import { findOwnJob, stagesOfJob } from "#server/domains/jobs/index.ts";
import { publish } from "#server/events/events.ts";
import { cancelTask } from "#server/tasks/enqueue.ts";
import { scorecardEvents } from "./events.ts";
import { findKit } from "./kits.ts";
import { showScorecards } from "./list-scorecards.ts";
import { findOwn } from "./queries.ts";
import { ratingsFrom, refuseUnlessOpen, stageNamed } from "./rules.ts";
import { scorecards } from "./tables.ts";
import { reminderKey } from "./tasks.ts";

interface Written {
  stage: string;
  recommendation: Recommendation;
  ratings: { attributeId: string; rating: Rating | null; note?: string | null }[];
  notes?: string | null;
}

/** Writes what one found oneself, or edits it; from then on one reads what the others found. */
export function writeScorecard(context: CompanyContext, applicationId: string, written: Written) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const application = await lockForTeam(tx, context, applicationId);
    refuseUnlessOpen(application);
    const stage = await stageOf(tx, application, written.stage);
    const part = { applicationId, stage, userId: viewer.userId };
    await save(tx, application, { ...written, stage, byUserId: viewer.userId, now: now() });
    await cancelTask(tx, reminderKey(part));
    const { companyId, jobId, candidateId } = application;
    await audit(
      tx,
      { viewer, now: now() },
      // The log holds that there is a scorecard, never what it says.
      {
        action: "scorecard.written",
        subject: { kind: "application", id: applicationId, companyId },
        after: { stage },
      },
    );
    await publish(tx, scorecardEvents.submitted, {
      data: { applicationId, jobId, companyId, candidateId, stage, byUserId: viewer.userId },
      at: now(),
    });
    return showScorecards(tx, context, application);
  });
}

interface Save extends Written {
  byUserId: string;
  now: Date;
}
async function save(tx: Transaction, application: Application, written: Save) {
  const { stage, byUserId, recommendation, now } = written;
  const { id: applicationId, companyId, candidateId, jobId } = application;
  const before = await findOwn(tx, { applicationId, stage, userId: byUserId });
  const kit = await findKit(tx, jobId, stage);
  const ratings = ratingsFrom(written.ratings, {
    attributes: kit?.attributes ?? [],
    before: before?.ratings ?? [],
  });
  const words = { recommendation, ratings, notes: written.notes || null, changedAt: now };
  if (before) await tx.update(scorecards).set(words).where(eq(scorecards.id, before.id));
  else
    await tx.insert(scorecards).values({
      id: newId(),
      applicationId,
      companyId,
      candidateId,
      stage,
      byUserId,
      ...words,
      submittedAt: now,
    });
}

/** The stage of the application's board that is meant. */
export async function stageOf(tx: Transaction, { companyId, jobId }: Application, stage: string) {
  const job = await findOwnJob(tx, companyId, jobId);
  return stageNamed(await stagesOfJob(tx, job), stage).id;
}
