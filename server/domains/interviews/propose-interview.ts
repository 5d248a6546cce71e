import { isOpen } from "#shared/interviews/is-open.ts";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext, CompanyContext, UserContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { lockApplication, lockForTeam } from "#server/domains/applications/index.ts";
import { newId } from "#server/database/ids.ts";
import { conflict } from "#server/errors/refusal.ts";
import { type InterviewRow, announce, interviewsAbout, lockInterview, saveInterview } from "./queries.ts";
import { refuseUnlessTalking, timesFrom } from "./rules.ts";
import { interviews } from "./tables.ts";
import { interviewEvents } from "./events.ts";

interface Proposal {
  times: string[];
  minutes: number;
  place: string;
  note?: string | null;
}

/** The team proposes times; one interview is agreed before the next is proposed. */
export function proposeInterview(context: CompanyContext, applicationId: string, proposal: Proposal) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const application = await lockForTeam(tx, context, applicationId);
    refuseUnlessTalking(application.applicationState);
    const times = timesFrom(proposal.times, now());
    const before = await interviewsAbout(tx, applicationId);
    if (before.some((each) => isOpen(each, now())))
      throw conflict("INTERVIEW_OPEN", "There’s already an interview. Change or cancel it first.");
    const byUserId = viewer.userId;
    const { jobId, companyId, candidateId } = application;
    const [row] = await tx
      .insert(interviews)
      .values({
        id: newId(),
        applicationId,
        jobId,
        companyId,
        candidateId,
        byUserId,
        state: "proposed",
        ...detailsOf(proposal),
        times,
        createdAt: now(),
        changedAt: now(),
      })
      .returning();
    await auditInterview(tx, context, { row: row!, action: "interview.proposed" });
    await announce(tx, row!, { event: interviewEvents.proposed, byUserId, now: now() });
    return row!;
  });
}

/** Other times, or another place: the candidate is asked again. */
export function changeInterview(context: UserContext, id: string, proposal: Proposal) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const row = await lockInterview(tx, context, { id, side: "company" });
    const application = await lockApplication(tx, row.applicationId);
    refuseUnlessTalking(application!.applicationState);
    if (row.state === "canceled")
      throw conflict("CANCELED", "This interview was canceled. Propose a new one.");
    const times = timesFrom(proposal.times, now());
    const byUserId = viewer.userId;
    const changes = {
      ...detailsOf(proposal),
      times,
      byUserId,
      state: "proposed" as const,
      time: null,
      answer: null,
    };
    const saved = await saveInterview(tx, row, {
      changes,
      event: interviewEvents.changed,
      byUserId,
      now: now(),
    });
    await auditInterview(tx, context, { row: saved, action: "interview.changed" });
    return saved;
  });
}

export function cancelInterview(context: AuthenticatedContext, id: string) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const row = await lockInterview(tx, context, { id, side: "company" });
    if (row.state === "canceled") return row;
    const saved = await saveInterview(tx, row, {
      changes: { state: "canceled" },
      event: interviewEvents.canceled,
      byUserId: viewer.userId,
      now: now(),
    });
    await auditInterview(tx, context, { row: saved, action: "interview.canceled" });
    return saved;
  });
}

function detailsOf({ minutes, place, note }: Proposal) {
  return { minutes, place, note: note || null };
}

/** The log holds when and what, never the words. */
function auditInterview(
  tx: Transaction,
  { viewer, now }: AuthenticatedContext,
  { row, action }: { row: InterviewRow; action: string },
) {
  return audit(
    tx,
    { viewer, now: now() },
    {
      action,
      subject: { kind: "application", id: row.applicationId, companyId: row.companyId },
      after: { interviewId: row.id, times: row.times, minutes: row.minutes, revision: row.revision },
    },
  );
}
