import { referralSources } from "#contract/application-sources.ts";
import { eq } from "drizzle-orm";
import { alreadyApplied } from "#contract/applications.ts";
import { done } from "#contract/shapes.ts";
import type { AuthenticatedContext, CandidateContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { employeeTagged, findUser } from "#server/domains/accounts/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { markApplied } from "#server/domains/matching/index.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import {
  liveJob,
  makeMove,
  findMine,
  keepReferral,
  lockApplication,
  lockPair,
  mayMove,
  nameOf,
  startApplication,
} from "#server/domains/applications/index.ts";

import { refuseTooManyRequests } from "./candidate-stats.ts";

interface Asked {
  jobId: string;
  note?: string | null;
  /** The tag of the employee who is asked. */
  pTag?: string;
}
/** The candidate asks to be referred for a job. */
export function askReferral(context: CandidateContext, { jobId, note, pTag }: Asked) {
  const { db, viewer, now } = context;
  const candidateId = viewer.candidateId;
  return db.transaction(async (tx) => {
    const job = await liveJob(tx, context, jobId);
    const { companyId } = job;
    const employeeId = pTag
      ? await namedEmployee(tx, { tag: pTag, companyId })
      : await whoBrought(tx, { userId: viewer.userId, companyId });
    const command = {
      move: "askReferral",
      who: { kind: "candidate", userId: viewer.userId },
      now: now(),
      why: note,
      also: { employeeId, source: referralSources.spoken },
    } as const;
    // Requests of one person wait for each other, so that the month's limit holds.
    await tx
      .select({ id: candidates.id })
      .from(candidates)
      .where(eq(candidates.id, candidateId))
      .for("update");
    await refuseTooManyRequests(tx, candidateId, now());
    const existing = await lockPair(tx, { jobId, candidateId });
    if (existing && !mayMove("askReferral", existing))
      throw conflict("ALREADY_APPLIED", alreadyApplied, { applicationId: existing.id });
    const asked = existing
      ? await makeMove(tx, existing, command)
      : await startApplication(tx, { ...command, job, candidateId });
    if (!asked) throw conflict("ALREADY_APPLIED", alreadyApplied);
    await markApplied(tx, { candidateId, jobId, now: now() });
    return findMine(tx, asked.id);
  });
}

async function namedEmployee(tx: Transaction, asked: { tag: string; companyId: string }) {
  const found = await employeeTagged(tx, asked);
  if (!found)
    throw invalid("No one with this username works at the company.", {
      pTag: "Select a person who works there",
    });
  return found.id;
}

/** Who names nobody asks the person whose link they signed up by, where that person works there. */
async function whoBrought(tx: Transaction, { userId, companyId }: { userId: string; companyId: string }) {
  const tag = (await findUser(tx, userId))?.referredBy;
  return tag ? ((await employeeTagged(tx, { tag, companyId }))?.id ?? null) : null;
}

/** An employee refers the person who asked; a company with referral reviews looks at it first. */
export function referCandidate(context: AuthenticatedContext, id: string, note: string | null | undefined) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const application = await lockRequest(tx, viewer, id);
    if (application.candidateId === viewer.candidateId)
      throw conflict("OWN_APPLICATION", "You can’t refer yourself.");
    const [company] = await tx
      .select({ reviews: companies.referralReviews })
      .from(companies)
      .where(eq(companies.id, application.companyId));
    // One moment for both: a referral that is later than the application it brings would not count for it.
    const at = now();
    const referred = await makeMove(tx, application, {
      move: company?.reviews ? "referForReview" : "refer",
      who: { kind: "employee", userId: viewer.userId },
      now: at,
      also: {
        employeeId: viewer.employeeId,
        referralNote: note ?? null,
        source: referralSources.spoken,
        appliedAt: at,
      },
    });
    const { employeeId } = viewer;
    if (employeeId) await keepReferral(tx, { application: referred, employeeId, way: "spoken", at });
    return { id, applicationState: referred.applicationState, shownAs: nameOf(referred) };
  });
}

/** Who was asked by name does not refer the person. What everyone was asked, nobody declines for the others. */
export function declineReferral({ db, viewer, now }: AuthenticatedContext, id: string) {
  return db.transaction(async (tx) => {
    const application = await lockRequest(tx, viewer, id);
    if (!application.employeeId)
      throw conflict("ASKED_EVERYONE", "They asked everyone who works here, so you don’t have to answer.");
    const who = { kind: "employee", userId: viewer.userId } as const;
    await makeMove(tx, application, { move: "declineReferral", who, now: now() });
    return done;
  });
}

async function lockRequest(tx: Transaction, viewer: AuthenticatedContext["viewer"], id: string) {
  const application = await lockApplication(tx, id);
  const meantForMe = !application?.employeeId || application.employeeId === viewer.employeeId;
  if (!application || application.companyId !== viewer.employerId || !meantForMe)
    throw notFound("Application");
  return application;
}
