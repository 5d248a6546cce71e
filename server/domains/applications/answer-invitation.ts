import { and, eq } from "drizzle-orm";
import type { CandidateContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { type JobRow, findJob, refuseUnlessOpen } from "#server/domains/jobs/index.ts";
import { markApplied } from "#server/domains/matching/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { refuseOwnTeam } from "./own-team.ts";
import { type TransitionCommand, makeMove } from "./make-move.ts";
import { judgeKept } from "./fit/judge-application.ts";
import { findMine } from "./mine/my-applications.ts";
import { type Application, lockMine } from "./queries.ts";
import { applications } from "./tables.ts";

/** Yes opens the conversation, no archives and closes it. */
export function answerInvitation(context: CandidateContext, id: string, accept: boolean) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const application = await lockMine(tx, context, id);
    const { candidateId, jobId } = application;
    const found = accept ? await findJob(tx, jobId) : undefined;
    if (found) refuseOwnTeam(viewer, found);
    if (found) refuseUnlessOpen(found.job, now());
    if (found && !found.company.published)
      throw conflict("COMPANY_NOT_PUBLISHED", "This company isn’t hiring here right now.");
    const command = { who: { kind: "candidate", userId: viewer.userId }, now: now() } as const;
    if (!found) await makeMove(tx, application, { ...command, move: "declineInvitation" });
    else {
      await acceptInvitation(tx, application, { ...command, job: found.job });
      await markApplied(tx, { candidateId, jobId, now: now() });
    }
    return findMine(tx, id);
  });
}

interface Yes extends Pick<TransitionCommand, "who" | "now"> {
  job: JobRow;
}
/** The person is compared with the job by what the team may read from now on: a yes sends no resume. */
export async function acceptInvitation(tx: Transaction, application: Application, { job, ...command }: Yes) {
  const judged = await judgeKept(tx, application, { job, now: command.now });
  return makeMove(tx, application, {
    ...command,
    move: "acceptInvitation",
    also: judged,
  });
}

interface Asker {
  companyId: string;
  candidateId: string;
  userId: string;
  now: Date;
}
/** Whoever asks a company not to write to them says no to what it asks already. */
export async function declineInvitations(tx: Transaction, { companyId, candidateId, userId, now }: Asker) {
  const open = await tx
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        eq(applications.candidateId, candidateId),
        eq(applications.applicationState, "outbound"),
      ),
    )
    .for("update");
  for (const application of open)
    await makeMove(tx, application, {
      move: "declineInvitation",
      who: { kind: "candidate", userId },
      now,
    });
}
