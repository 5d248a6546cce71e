import { and, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { PastWork } from "#contract/reveals.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { isEmployee, roles, users } from "#server/domains/accounts/index.ts";
import { applications, hasSpokenFor } from "#server/domains/applications/index.ts";
import { candidates, notHiddenFrom } from "#server/domains/candidates/index.ts";
import { publish } from "#server/events/events.ts";
import { newId } from "#server/database/ids.ts";
import { sharedWork } from "./shared-work.ts";
import { employeePastWork, revealNotifications } from "./tables.ts";
import { revealEvents } from "./events.ts";

/** So many colleagues are asked about one application, whoever worked with the person longest first. */
const mostAsked = 5;
const mostLookedAt = 500;

/**
 * The person has come to the company, is not hiding from it, and lets former colleagues be asked: by their own setting,
 * or because they ask the company's employees for a referral without naming one.
 */
export const mayBeAsked = and(
  inArray(applications.applicationState, ["referralRequest", "review", "pending", "accepted", "pipeline"]),
  or(
    eq(candidates.colleaguesMayBeAsked, true),
    and(eq(applications.applicationState, "referralRequest"), isNull(applications.employeeId)),
  ),
  notHiddenFrom(applications.candidateId, applications.companyId),
);

function selectOpen(db: Reader) {
  return db
    .select({
      id: applications.id,
      companyId: applications.companyId,
      jobId: applications.jobId,
      candidateId: applications.candidateId,
      referrerId: applications.employeeId,
      userId: candidates.userId,
      workExperience: candidates.workExperience,
    })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId));
}
type Open = Awaited<ReturnType<typeof selectOpen>>[number];

/** Someone came to a company: colleagues who worked with them or referred them before are asked. */
export async function askAbout(tx: Transaction, applicationId: string, now: Date) {
  const [open] = await selectOpen(tx).where(
    and(eq(applications.id, applicationId), mayBeAsked, isNull(users.deletedAt)),
  );
  if (!open) return;
  const referredBefore = hasSpokenFor({ ...open, by: roles.id });
  const colleagues = await tx
    .select({ employeeId: roles.id, pastWork: employeePastWork.pastWork, referred: referredBefore })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .leftJoin(employeePastWork, eq(employeePastWork.employeeId, roles.id))
    .where(
      and(
        isEmployee,
        eq(roles.companyId, open.companyId),
        ne(roles.userId, open.userId),
        // Who refers the person for this job has said that they know them.
        open.referrerId ? ne(roles.id, open.referrerId) : undefined,
        or(eq(employeePastWork.employeeId, roles.id), referredBefore),
      ),
    );
  const asked = colleagues
    .map(({ employeeId, pastWork, referred }) => {
      const shared = sharedWork(pastWork ?? [], open.workExperience, now);
      return { employeeId, shared, years: lengthOf(shared), known: referred || shared !== null };
    })
    .filter(({ known }) => known)
    .toSorted((one, other) => other.years - one.years)
    .slice(0, mostAsked);
  for (const { employeeId, shared } of asked) await ask(tx, { open, employeeId, shared, now });
}

function lengthOf(shared: PastWork | null) {
  return shared ? shared.to - shared.from : Infinity;
}

interface Employee {
  employeeId: string;
  companyId: string;
  userId: string;
}
/** Someone said where they worked before: they are asked about those who wait for an answer now. */
export async function askEmployee(
  tx: Transaction,
  { employeeId, companyId, userId }: Employee,
  { pastWork, now }: { pastWork: PastWork[]; now: Date },
) {
  if (pastWork.length === 0) return;
  const rows = await selectOpen(tx)
    .where(
      and(
        eq(applications.companyId, companyId),
        mayBeAsked,
        isNull(users.deletedAt),
        ne(candidates.userId, userId),
        sql`${applications.employeeId} is distinct from ${employeeId}`,
      ),
    )
    .orderBy(desc(applications.appliedAt))
    .limit(mostLookedAt);
  for (const open of rows) {
    const shared = sharedWork(pastWork, open.workExperience, now);
    if (shared) await ask(tx, { open, employeeId, shared, now });
  }
}

interface Asking {
  open: Open;
  employeeId: string;
  shared: PastWork | null;
  now: Date;
}
async function ask(tx: Transaction, { open, employeeId, shared, now }: Asking) {
  const { id: applicationId, companyId, jobId, candidateId } = open;
  const ids = { applicationId, companyId, jobId, candidateId, employeeId };
  const [asked] = await tx
    .insert(revealNotifications)
    .values({ id: newId(), ...ids, shared, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: revealNotifications.id });
  if (asked) await publish(tx, revealEvents.asked, { data: { revealId: asked.id, ...ids }, at: now });
}
