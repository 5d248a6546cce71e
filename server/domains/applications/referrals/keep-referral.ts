import { eq } from "drizzle-orm";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import type { applications } from "../tables.ts";
import { employeeReferrals } from "./tables.ts";

const dayMs = 86_400_000;

interface Referred {
  application: Pick<typeof applications.$inferSelect, "id" | "companyId" | "jobId" | "candidateId">;
  employeeId: string;
  way: "spoken" | "link";
  at: Date;
}
/** Remembers who brought a person, for the days that the company counts today. */
export async function keepReferral(tx: Transaction, { application, employeeId, way, at }: Referred) {
  const { id: applicationId, companyId, jobId, candidateId } = application;
  const [company] = await tx
    .select({ days: companies.referralDays })
    .from(companies)
    .where(eq(companies.id, companyId));
  const until = new Date(at.getTime() + company!.days * dayMs);
  const ids = { id: newId(), companyId, candidateId, employeeId, applicationId, jobId };
  await tx.insert(employeeReferrals).values({ ...ids, way, at, until });
}
