import { and, eq } from "drizzle-orm";
import type { ApplicationState } from "#contract/application-shapes.ts";
import { referralSources } from "#contract/application-sources.ts";
import { alreadyApplied } from "#contract/applications.ts";
import type { GivenAnswer } from "#contract/job-questions.ts";
import type { CandidateContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { employeeTagged, findUser, hasEmployees, roles } from "#server/domains/accounts/index.ts";
import {
  type Application,
  asCandidateSees,
  findMine,
  hasDeclinedReferral,
  isOnlyAsked,
  keepSent,
  liveJob,
  lockPair,
  makeMove,
  mayMove,
  readToSend,
  refuseIncompleteProfile,
  startApplication,
} from "#server/domains/applications/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { markApplied } from "#server/domains/matching/index.ts";
import { conflict, invalid } from "#server/errors/refusal.ts";
import { refuseTooManyRequests } from "./candidate-stats.ts";

interface Asked {
  jobId: string;
  note?: string | null;
  resumeId?: string | null;
  answers: GivenAnswer[];
  /** The tag of the employee who is asked. */
  pTag?: string;
  /** Everyone who works there is asked, also where one of them brought the person. */
  everyone?: boolean;
}
/** The candidate asks to be referred for a job, with what an application brings; once more where nobody they asked has referred them. */
export function askReferral(context: CandidateContext, asked: Asked) {
  const { db, viewer, now } = context;
  const { jobId, note, resumeId, answers } = asked;
  const { candidateId, userId } = viewer;
  const at = now();
  return db.transaction(async (tx) => {
    const job = await liveJob(tx, context, jobId);
    await refuseIncompleteProfile(tx, context);
    const sent = await readToSend(tx, context, { job, sent: { resumeId, answers, pitch: note } });
    // Requests of one person wait for each other, so that the month's limit holds.
    await tx
      .select({ id: candidates.id })
      .from(candidates)
      .where(eq(candidates.id, candidateId))
      .for("update");
    await refuseTooManyRequests(tx, candidateId, at);
    const existing = await lockPair(tx, { jobId, candidateId });
    if (existing) await refuseOnceKnown(tx, existing);
    const employeeId = await whomToAsk(tx, asked, { userId, companyId: job.companyId, existing });
    const command = {
      move: "askReferral",
      who: { kind: "candidate", userId },
      now: at,
      why: note,
      also: { ...sent, employeeId, source: referralSources.spoken },
    } as const;
    const request = existing
      ? await makeMove(tx, existing, command)
      : await startApplication(tx, { ...command, job, candidateId });
    if (!request) throw conflict("ALREADY_APPLIED", alreadyApplied);
    await keepSent(tx, request, at);
    await markApplied(tx, { candidateId, jobId, now: at });
    return findMine(tx, request.id);
  });
}

const applied = { code: "ALREADY_APPLIED", message: alreadyApplied };
const known = {
  code: "TEAM_KNOWS",
  message: "The hiring team already knows about you for this job, so no one can refer you for it anymore.",
};
/** Why nobody can be asked, where the person may not ask. */
const refusals: Partial<Record<ApplicationState, typeof known>> = {
  referralRequest: {
    code: "ALREADY_ASKED",
    message: "You’ve already asked for a referral for this job. To ask someone else, withdraw that request.",
  },
  outbound: {
    code: "INVITED",
    message: "The hiring team has invited you to this job. Answer the invitation instead.",
  },
  declined: known,
  denied: known,
  expired: known,
};

/** A referral comes before the hiring team hears of the person: once it has, they ask nobody for one. */
async function refuseOnceKnown(tx: Transaction, existing: Application) {
  const seen = asCandidateSees(existing);
  const mayAsk =
    mayMove("askReferral", seen) && (seen.applicationState === "lead" || (await isOnlyAsked(tx, seen.id)));
  if (mayAsk) return;
  const { code, message } = refusals[seen.applicationState] ?? applied;
  throw conflict(code, message, { applicationId: seen.id });
}

interface Asking {
  userId: string;
  companyId: string;
  existing: Application | undefined;
}
/** The employee who is asked, null for everyone who works there. */
async function whomToAsk(
  tx: Transaction,
  { pTag, everyone }: Asked,
  { userId, companyId, existing }: Asking,
) {
  // Who names nobody asks the person whose link they signed up by, where that person works there.
  const tag = pTag ?? (everyone ? null : (await findUser(tx, userId))?.referredBy);
  const tagged = tag ? await holdEmployee(tx, { tag, companyId }) : undefined;
  const oneself = tagged?.userId === userId;
  if (pTag && oneself)
    throw invalid("You can’t refer yourself.", { pTag: "Select someone else who works there" });
  const employee = oneself ? undefined : tagged;
  if (pTag && !employee)
    throw invalid("No one with this username works at the company.", {
      pTag: "Select a person who works there",
    });
  const declined = employee && existing && (await hasDeclinedReferral(tx, existing.id, employee.userId));
  if (employee && !declined) return employee.id;
  if (pTag)
    throw conflict(
      "DECLINED_BEFORE",
      "They’ve already said that they can’t refer you. Ask someone else, or apply without a referral.",
    );
  if (!(await hasEmployees(tx, { companyId, but: userId })))
    throw conflict(
      "NOBODY_TO_ASK",
      "No one who works at this company has an account here yet. You can apply without a referral.",
    );
  return null;
}

/** Kept from leaving the company meanwhile: requests to who leaves end with the employment. */
async function holdEmployee(tx: Transaction, asked: { tag: string; companyId: string }) {
  const found = await employeeTagged(tx, asked);
  if (!found) return undefined;
  const theirs = and(eq(roles.id, found.id), eq(roles.companyId, asked.companyId));
  const [role] = await tx.select().from(roles).where(theirs).for("share");
  return role;
}
