import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { jobTeamMembers, jobs } from "../tables.ts";
import { tellTeam } from "./job-teams.ts";

interface Leaving {
  memberId: string;
  byUserId: string;
  now: Date;
}
/** Someone who no longer works at the company is on the team of none of its jobs. */
export async function leaveJobTeams(tx: Transaction, { memberId, byUserId, now }: Leaving) {
  const left = await tx
    .delete(jobTeamMembers)
    .where(eq(jobTeamMembers.memberId, memberId))
    .returning({ jobId: jobTeamMembers.jobId });
  if (left.length === 0) return;
  const ids = left.map(({ jobId }) => jobId);
  const rows = await tx.select().from(jobs).where(inArray(jobs.id, ids)).orderBy(jobs.id);
  for (const job of rows) await tellTeam(tx, { job, byUserId, now });
}
