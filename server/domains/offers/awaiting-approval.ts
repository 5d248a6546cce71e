import { and, asc, eq, ne } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { offers } from "./tables.ts";

interface Asked {
  companyId: string;
  userId: string;
  most: number;
}
/** A company’s offers that wait for an approval, those first that wait for this member of its team. */
export async function offersAwaitingApproval(db: Reader, { companyId, userId, most }: Asked) {
  const { id, applicationId, jobId, title, approvers } = offers;
  const rows = await db
    .select({ id, applicationId, jobId, title, approvers, candidateName: users.fullName })
    .from(offers)
    .innerJoin(candidates, eq(candidates.id, offers.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(and(eq(offers.companyId, companyId), eq(offers.state, "approval"), ne(candidates.userId, userId)))
    .orderBy(asc(offers.changedAt), asc(id))
    .limit(200);
  return rows
    .map(({ approvers: asked, ...offer }) => ({
      ...offer,
      mine: asked.find(({ decision }) => decision === null)?.userId === userId,
    }))
    .toSorted((a, b) => Number(b.mine) - Number(a.mine))
    .slice(0, most);
}
