import { eq } from "drizzle-orm";
import { profileIncomplete } from "#contract/candidates.ts";
import { referralSources } from "#contract/application-sources.ts";
import { alreadyApplied } from "#contract/applications.ts";
import type { AuthenticatedContext, CandidateContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { employeeTagged } from "#server/domains/accounts/index.ts";
import { countApplication, exchangeBehind } from "#server/domains/exchanges/index.ts";
import { findProfile, missingOf } from "#server/domains/candidates/index.ts";
import { type JobRow, findJob, jobs, maySee, refuseUnlessOpen } from "#server/domains/jobs/index.ts";
import { markApplied } from "#server/domains/matching/index.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { asCandidateSees } from "./undo/pending-action.ts";
import { type Applying, prepareApplying } from "./before-applying.ts";
import { judgeApplication } from "./fit/judge-application.ts";
import { makeMove } from "./make-move.ts";
import { onlyAsked } from "./ever-reached.ts";
import { forgetDraft } from "./mine/forget-draft.ts";
import { findMine } from "./mine/my-applications.ts";
import { type Application, lockPair } from "./queries.ts";
import { ended, mayMove } from "./rules.ts";
import { linksFollowed, turnIntoReferrals } from "./referrals/followed-links.ts";
import { keepsReferral } from "./referrals/credit.ts";
import { refuseOwnTeam } from "./own-team.ts";
import { keepReferral, tellSharer } from "./referrals/keep-referral.ts";
import { startApplication } from "./start-application.ts";
import { applications } from "./tables.ts";
import { type ToSend, keepSent, readToSend } from "./what-is-sent.ts";

interface Sent extends ToSend {
  source: string;
  via?: string | null | undefined;
  pTag?: string | null | undefined;
}
/** The candidate applies: with answers, a chosen resume and a cover note; once more after it had ended. */
export function applyToJob(context: CandidateContext, jobId: string, sent: Sent) {
  return context.db.transaction((tx) => applyWithin(tx, context, { jobId, sent }));
}

/** The same in the caller's transaction. */
export async function applyWithin(
  tx: Transaction,
  context: CandidateContext,
  { jobId, sent }: { jobId: string; sent: Sent },
) {
  const { viewer, now } = context;
  const candidateId = viewer.candidateId;
  // One moment for all: a link’s referral that is later than its application would not count for it.
  const at = now();
  const job = await liveJob(tx, context, jobId);
  await refuseIncompleteProfile(tx, context);
  const written = await readToSend(tx, context, { job, sent });
  const columns = { ...written, ...(await judgeApplication(tx, { job, candidateId, ...written, now: at })) };
  const command = { move: "apply", who: { kind: "candidate", userId: viewer.userId }, now: at } as const;
  const coming = { userId: viewer.userId, companyId: job.companyId, now: at };
  const { exchange, sharer, source, followed } = await howTheyCame(tx, { sent, job, coming });
  const begin = { ...command, job, candidateId, also: { ...columns, source } };
  const existing = await applicationBefore(tx, { ...coming, candidateId, jobId });
  const applied = existing
    ? await makeMove(tx, existing, {
        ...command,
        also: { ...columns, ...(await comeBack(tx, existing, { source, now: at })) },
      })
    : await startApplication(tx, begin);
  if (!applied) throw conflict("ALREADY_APPLIED", alreadyApplied);
  if (sharer) await keepLink(tx, applied, { employeeId: sharer.id, at });
  await turnIntoReferrals(tx, { application: applied, followed, ...coming });
  await keepSent(tx, applied, at);
  if (exchange && existing?.source !== applied.source) await countApplication(tx, exchange.tracker, at);
  await markApplied(tx, { candidateId, jobId, now: at });
  await forgetDraft(tx, { candidateId, jobId });
  return findMine(tx, applied.id);
}

interface Coming {
  sent: Sent;
  job: JobRow;
  coming: Parameters<typeof linksFollowed>[1];
}
/** The exchange or the employee whose link the person came by, and the name of the way. */
async function howTheyCame(tx: Transaction, { sent, job, coming }: Coming) {
  const { via, pTag: tag } = sent;
  const { id: jobId, companyId } = job;
  const exchange = via ? await exchangeBehind(tx, { code: via, jobId }) : null;
  const found = tag && !exchange ? await employeeTagged(tx, { tag, companyId }) : null;
  // One's own link brings nobody.
  const sharer = found?.userId === coming.userId ? null : found;
  const followed = await linksFollowed(tx, coming);
  const byLink = sharer !== null || followed.length > 0;
  const source = exchange?.name ?? (byLink ? referralSources.link : sent.source);
  // Whose link they followed before has a referral since then.
  const before = followed.some(({ employeeId }) => employeeId === sharer?.id);
  return { exchange, sharer: before ? null : sharer, source, followed };
}

/** An application that an employee spoke for stays theirs while that counts. */
async function keepLink(
  tx: Transaction,
  application: Application,
  { employeeId, at }: { employeeId: string; at: Date },
) {
  if (await keepsReferral(tx, application.id, at)) return;
  await keepReferral(tx, { application, employeeId, way: "link", at });
  await tellSharer(tx, { application, employeeId, at });
}

/** A job that takes applications, kept from closing meanwhile; what the viewer may not see does not exist. */
export async function liveJob(
  tx: Transaction,
  { viewer, now }: AuthenticatedContext,
  jobId: string,
): Promise<JobRow> {
  await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId)).for("share");
  const row = await findJob(tx, jobId);
  if (!row || row.job.status === "draft" || !maySee(row.job, row.company.published, viewer))
    throw notFound("Job");
  refuseOwnTeam(viewer, row);
  refuseUnlessOpen(row.job, now());
  return row.job;
}

/** What there is between them and the job already; refused where they may not apply once more. */
async function applicationBefore(tx: Transaction, applying: Applying & { jobId: string }) {
  await prepareApplying(tx, applying);
  const existing = await lockPair(tx, applying);
  if (existing) refuseSecondTime(existing);
  return existing;
}

function refuseSecondTime(existing: Application) {
  const seen = asCandidateSees(existing);
  const secondTime = ended.includes(seen.applicationState) && seen.appliedAgain;
  if (secondTime || !mayMove("apply", seen))
    throw conflict("ALREADY_APPLIED", alreadyApplied, { applicationId: existing.id });
}

/** People who apply again came by the way they took now; those who are still referred keep that source while the referral is in force. */
async function comeBack(
  tx: Transaction,
  existing: Application,
  { source, now }: { source: string; now: Date },
) {
  if (!ended.includes(asCandidateSees(existing).applicationState)) return { appliedAt: now };
  const alone = { employeeId: null, referralNote: null, source };
  const [asked] = await tx
    .select({ only: onlyAsked })
    .from(applications)
    .where(eq(applications.id, existing.id));
  // A request that nobody answered with a referral was no application.
  if (asked?.only) return { appliedAt: now, ...alone };
  const again = { appliedAt: now, appliedAgain: true };
  const byThem = existing.employeeId !== null || existing.source === referralSources.link;
  if (!byThem) return { ...again, source };
  return (await keepsReferral(tx, existing.id, now)) ? again : { ...again, ...alone };
}

/** Refuses who lacks what a profile needs before it reaches a team. */
export async function refuseIncompleteProfile(tx: Transaction, { viewer }: CandidateContext) {
  const profile = await findProfile(tx, viewer.candidateId);
  if (!profile) throw notFound("Profile");
  const missing = missingOf(profile);
  if (missing.length)
    throw invalid(
      profileIncomplete,
      Object.fromEntries(missing.map((name) => [name, `${name} is a required field, Please add`])),
      "PROFILE_INCOMPLETE",
    );
}
