import { eq, inArray, sql } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { jobTeamMembers, jobs } from "./tables.ts";

export const jobData: OwnData = {
  async show(db, { companyAdminId, employeeId }) {
    const members = [companyAdminId, employeeId].filter((id) => id !== null);
    const { jobId, role, at } = jobTeamMembers;
    const jobTeams = members.length
      ? await db
          .select({ jobId, role, at })
          .from(jobTeamMembers)
          .where(inArray(jobTeamMembers.memberId, members))
      : [];
    return { jobTeams };
  },
  async erase(tx, { email, companyAdminId, employeeId }) {
    const members = [companyAdminId, employeeId].filter((id) => id !== null);
    if (members.length === 0) return;
    await tx.delete(jobTeamMembers).where(inArray(jobTeamMembers.memberId, members));
    if (!email) return;
    await tx
      .update(jobs)
      .set({ hiringManagerEmail: null })
      .where(eq(sql`lower(${jobs.hiringManagerEmail})`, email));
  },
};
