import { eq } from "drizzle-orm";
import { referralSources } from "#contract/application-sources.ts";
import { done } from "#contract/shapes.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import {
  forgetDraft,
  judgeKept,
  keepReferral,
  lockApplication,
  makeMove,
  nameOf,
} from "#server/domains/applications/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { findJob } from "#server/domains/jobs/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";

/** An employee refers the person who asked; a company with referral reviews looks at it first. */
export function referCandidate(context: AuthenticatedContext, id: string, note: string | null | undefined) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const application = await lockRequest(tx, viewer, id);
    if (application.candidateId === viewer.candidateId)
      throw conflict("OWN_APPLICATION", "You can’t refer yourself.");
    const found = await findJob(tx, application.jobId);
    if (!found) throw notFound("Job");
    const [company] = await tx
      .select({ reviews: companies.referralReviews })
      .from(companies)
      .where(eq(companies.id, application.companyId));
    // One moment for both: a referral that is later than the application it brings would not count for it.
    const at = now();
    const judged = await judgeKept(tx, application, { job: found.job, now: at });
    const referred = await makeMove(tx, application, {
      move: company?.reviews ? "referForReview" : "refer",
      who: { kind: "employee", userId: viewer.userId },
      now: at,
      also: {
        employeeId: viewer.employeeId,
        referralNote: note ?? null,
        source: referralSources.spoken,
        appliedAt: at,
        ...judged,
      },
    });
    await forgetDraft(tx, application);
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
