import { addDays } from "#shared/times/add-days.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { type Application, lockForTeam } from "#server/domains/applications/index.ts";
import { areTeammates } from "#server/domains/companies/index.ts";
import { invalid } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import { scorecardEvents } from "./events.ts";
import { showScorecards } from "./list-scorecards.ts";
import { asksAbout, findOwn, isAsk } from "./queries.ts";
import { refuseUnlessOpen } from "./rules.ts";
import { scorecardAsks } from "./tables.ts";
import { reminderKey, scorecardTasks } from "./tasks.ts";
import { writersAbout } from "./who-writes.ts";
import { stageOf } from "./write-scorecard.ts";

/** Names everyone who is asked about a stage: who is new is told, who is gone is no longer reminded. */
export function askForScorecards(
  context: CompanyContext,
  applicationId: string,
  wanted: { stage: string; userIds: string[] },
) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const application = await lockForTeam(tx, context, applicationId);
    refuseUnlessOpen(application);
    const stage = await stageOf(tx, application, wanted.stage);
    const userIds = [...new Set(wanted.userIds)];
    const asked = (await asksAbout(tx, applicationId)).filter((ask) => ask.stage === stage);
    const added = userIds.filter((id) => !asked.some(({ userId }) => userId === id));
    await refuseWhoCannotWrite(tx, application, added);
    const gone = asked.filter(({ userId }) => !userIds.includes(userId));
    for (const { userId } of gone) await takeBack(tx, { applicationId, stage, userId });
    await ask(tx, application, { stage, userIds, byUserId: viewer.userId, now: now() });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "scorecard.asked",
        subject: { kind: "application", id: applicationId, companyId: viewer.companyId },
        before: { stage, userIds: asked.map(({ userId }) => userId) },
        after: { stage, userIds },
      },
    );
    return showScorecards(tx, context, application);
  });
}

async function refuseWhoCannotWrite(tx: Transaction, application: Application, userIds: readonly string[]) {
  if (!(await areTeammates(tx, application.companyId, userIds)))
    throw invalid("You can only ask people on your team.", { userIds: "Not everyone is on your team" });
  const writers = await writersAbout(tx, application);
  if (userIds.some((userId) => !writers.has(userId)))
    throw invalid("You can only ask teammates who can review applicants, and not the applicant themselves.", {
      userIds: "Not everyone can write this scorecard",
    });
}

interface Asking {
  stage: string;
  userIds: readonly string[];
  byUserId: string | null;
  now: Date;
}
/** Asks those who are not asked yet, and reminds them when a day has passed. */
export async function ask(
  tx: Transaction,
  { id: applicationId, jobId, companyId, candidateId }: Application,
  { stage, userIds, byUserId, now }: Asking,
) {
  if (userIds.length === 0) return;
  const rows = userIds.map((userId) => ({
    applicationId,
    candidateId,
    stage,
    userId,
    byUserId,
    askedAt: now,
  }));
  const added = await tx.insert(scorecardAsks).values(rows).onConflictDoNothing().returning();
  const waiting = [];
  for (const { userId } of added)
    if (!(await findOwn(tx, { applicationId, stage, userId }))) waiting.push(userId);
  for (const userId of waiting) await remindAt(tx, { applicationId, stage, userId }, after(now, 1));
  await publish(tx, scorecardEvents.asked, {
    data: { applicationId, jobId, companyId, candidateId, stage, byUserId, userIds: waiting },
    at: now,
  });
}

interface Part {
  applicationId: string;
  stage: string;
  userId: string;
}
export function remindAt(tx: Transaction, data: Part, at: Date) {
  return enqueue(tx, scorecardTasks.remind, { data, at, key: reminderKey(data) });
}

export function after(at: Date, days: number) {
  return addDays(at, days);
}

async function takeBack(tx: Transaction, part: Part) {
  await tx.delete(scorecardAsks).where(isAsk(part));
  await cancelTask(tx, reminderKey(part));
}
