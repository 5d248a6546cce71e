import { addDays } from "#shared/times/add-days.ts";
import { and, eq, gt } from "drizzle-orm";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { publish } from "#server/events/events.ts";
import { applicationEvents } from "../events.ts";
import type { applications } from "../tables.ts";
import { employeeReferrals } from "./tables.ts";

interface Referred {
  application: Pick<typeof applications.$inferSelect, "id" | "companyId" | "jobId" | "candidateId">;
  employeeId: string;
  way: "spoken" | "link";
  at: Date;
  /** Where the days were counted before. */
  until?: Date;
}
/** Remembers who brought a person, for the days that the company counts today. */
export async function keepReferral(tx: Transaction, { application, employeeId, way, at, until }: Referred) {
  const { id: applicationId, companyId, jobId, candidateId } = application;
  const ids = { id: newId(), companyId, candidateId, employeeId, applicationId, jobId };
  const counted = until ?? (await daysThatCount(tx, companyId, at));
  await tx.insert(employeeReferrals).values({ ...ids, way, at, until: counted });
}

/** Coworkers or the team refused a referral: it brings nothing to applications that are sent from now on. One that is reopened keeps it. */
export async function endReferral(tx: Transaction, applicationId: string, at: Date) {
  await tx
    .update(employeeReferrals)
    .set({ until: at })
    .where(and(eq(employeeReferrals.applicationId, applicationId), gt(employeeReferrals.until, at)));
}

/** Until when a referral of this moment counts. */
export async function daysThatCount(tx: Transaction, companyId: string, at: Date): Promise<Date> {
  const [company] = await tx
    .select({ days: companies.referralDays })
    .from(companies)
    .where(eq(companies.id, companyId));
  return addDays(at, company!.days);
}

/** Tells the employee who shared the link that someone applied through it, as the form announced. */
export async function tellSharer(
  tx: Transaction,
  { application, employeeId, at }: Pick<Referred, "application" | "employeeId" | "at">,
) {
  const { id: applicationId, jobId, companyId, candidateId } = application;
  const data = { applicationId, jobId, companyId, candidateId, byUserId: null, employeeId };
  await publish(tx, applicationEvents.broughtByLink, { data, at });
}
