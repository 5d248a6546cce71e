import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Reader } from "#server/database/open.ts";
import { applications } from "../tables.ts";
import { creditedOf } from "./credited.ts";
import { isSamePerson } from "./same-person.ts";
import { employeeReferrals } from "./tables.ts";

export type Referral = typeof employeeReferrals.$inferSelect;

/** For each application, all referrals of its person to its company, oldest first. */
export async function referralsBeside(db: Reader, applicationIds: string[]) {
  const beside = new Map<string, Referral[]>();
  if (applicationIds.length === 0) return beside;
  const { companyId, candidateId, id } = applications;
  const rows = await db
    .select({ id, referral: employeeReferrals })
    .from(applications)
    .innerJoin(
      employeeReferrals,
      and(
        eq(employeeReferrals.companyId, companyId),
        isSamePerson(employeeReferrals.candidateId, { companyId, candidateId }),
      ),
    )
    .where(inArray(id, applicationIds))
    .orderBy(asc(employeeReferrals.at), asc(employeeReferrals.id));
  for (const row of rows) beside.set(row.id, [...(beside.get(row.id) ?? []), row.referral]);
  return beside;
}

/** The referral that an application counts for, by when it was sent. */
export async function creditOf(db: Reader, applicationId: string) {
  const [sent] = await db
    .select({ at: applications.appliedAt })
    .from(applications)
    .where(eq(applications.id, applicationId));
  const all = (await referralsBeside(db, [applicationId])).get(applicationId);
  return sent && all ? creditedOf(all, sent.at) : null;
}

/** Where a coworker's referral is in force for the person of an application: that first one. */
export async function firstOfCoworkers(
  db: Reader,
  applicationIds: string[],
  { employeeId, now }: { employeeId: string; now: Date },
) {
  const beside = await referralsBeside(db, applicationIds);
  return (applicationId: string) => {
    const first = creditedOf(beside.get(applicationId) ?? [], now);
    return first && first.employeeId !== employeeId ? { at: first.at, until: first.until } : null;
  };
}

interface Spoken {
  /** A column that holds the employee. */
  by: PgColumn;
  companyId: string;
  candidateId: string;
}
/** To select: whether an employee spoke for a person at a company. A request that they declined is no referral, nor is a link. */
export function hasSpokenFor({ by, companyId, candidateId }: Spoken) {
  return sql<boolean>`exists (select 1 from ${employeeReferrals} where ${and(
    eq(employeeReferrals.employeeId, by),
    eq(employeeReferrals.companyId, companyId),
    eq(employeeReferrals.candidateId, candidateId),
    eq(employeeReferrals.way, "spoken"),
  )})`;
}

/** Whether the application's own referral is in force. */
export async function keepsReferral(db: Reader, applicationId: string, now: Date) {
  const own = await db
    .select()
    .from(employeeReferrals)
    .where(eq(employeeReferrals.applicationId, applicationId));
  return creditedOf(own, now) !== null;
}
