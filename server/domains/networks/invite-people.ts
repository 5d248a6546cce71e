import type { ApplicationSource } from "#contract/application-sources.ts";
import { audit } from "#server/audit/audit.ts";
import type { Config } from "#server/config.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { isOnlyAsked, lockPair, makeMove, startApplication } from "#server/domains/applications/index.ts";
import { refuseIfAskedNotTo } from "#server/domains/do-not-contact/index.ts";
import { judgeByProfile } from "#server/domains/matching/index.ts";
import { wordsFor } from "#server/domains/templates/index.ts";
import { Refusal, conflict } from "#server/errors/refusal.ts";
import { findAskedJob } from "#server/domains/jobs/index.ts";
import { findReachable } from "./reachable-people.ts";
import { refuseIfTeammateWrote } from "./written-before.ts";

interface Invitation {
  candidateId: string;
  jobId: string;
  message?: string | undefined;
}
type Ids = Pick<Invitation, "candidateId" | "jobId">;

/** Invites people to jobs; one refusal does not hold up the others. */
export async function invitePeople(
  context: CompanyContext,
  { candidates, anyway = false }: { candidates: Invitation[]; anyway?: boolean | undefined },
) {
  const { db, config } = context;
  const invited: (Ids & { applicationId: string })[] = [];
  const refused: (Ids & { code: string; message: string })[] = [];
  for (const { candidateId, jobId, message } of candidates) {
    const ids = { candidateId, jobId };
    try {
      if (!anyway) await refuseIfTeammateWrote(db, context, [candidateId]);
      const by = { ...context.viewer, config, now: context.now() };
      const { id } = await db.transaction(async (tx) => {
        const words = message && (await invitationFor(tx, context, { ...ids, message }));
        return inviteToJob(tx, by, { ...ids, message: words });
      });
      invited.push({ ...ids, applicationId: id });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ ...ids, code: error.code, message: error.message });
    }
  }
  return { invited, refused };
}

/** The words of an invitation as their reader gets them. */
export function invitationFor(
  db: Reader,
  { viewer, config }: Pick<CompanyContext, "viewer" | "config">,
  { message, ...ids }: Ids & { message: string },
) {
  const { companyId, userId: senderUserId } = viewer;
  return wordsFor(db, message, { ...ids, companyId, senderUserId, publicUrl: config.publicUrl });
}

interface Inviter {
  companyId: string;
  userId: string;
  config: Pick<Config, "secret">;
  now: Date;
}
/** Invites one person to one job, in the name of someone of the team. */
export async function inviteToJob(
  tx: Transaction,
  { companyId, userId, config, now }: Inviter,
  { candidateId, jobId, message }: Invitation,
) {
  const job = await findAskedJob(tx, { companyId, jobId, now });
  const person = await findReachable(tx, { companyId, candidateId });
  await refuseIfAskedNotTo(tx, config, { companyId, id: candidateId });
  const fit = await judgeByProfile(tx, { job, candidateId, now });
  const also = {
    fit,
    score: fit?.score ?? null,
    verdicts: fit?.requirements.map(({ verdict }) => verdict) ?? [],
    invitation: message || null,
  };
  const who = { kind: "company", userId } as const;
  const command = { move: "invite", who, now, why: message || null } as const;
  const existing = await lockPair(tx, { jobId, candidateId });
  // That someone asked an employee, and what became of it, is nothing the team hears of.
  if (existing && (await isOnlyAsked(tx, existing.id)))
    throw conflict("NOT_NOW", "You can’t invite this person to this job right now. Try another job.");
  if (existing) return makeMove(tx, existing, { ...command, also });
  const source: ApplicationSource = person.applications.length ? "Network" : "Talent pool";
  const started = await startApplication(tx, { ...command, job, candidateId, also: { ...also, source } });
  if (!started) throw conflict("CONFLICT", "This person was just invited or has applied.");
  const after = { applicationState: started.applicationState };
  await audit(
    tx,
    { viewer: { userId, adminId: null }, now },
    { action: "application.invite", subject: { kind: "application", id: started.id, companyId }, after },
  );
  return started;
}
