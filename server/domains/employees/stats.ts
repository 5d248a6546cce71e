import { and, eq, isNotNull } from "drizzle-orm";
import type { EmployeeContext, EmployeePartContext } from "#server/context.ts";
import { listReferralMoves, referralsOf } from "#server/domains/applications/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { linkViewsOf } from "./link-views.ts";
import { employments } from "./tables.ts";

interface Asked {
  id: string;
  companyId: string;
}
/** The reader's own numbers at a company they work at, or did. */
export async function showStats({ db, viewer }: EmployeePartContext, { id, companyId }: Asked) {
  const { userId, employeeId } = viewer;
  const worked = await db.$count(
    employments,
    and(
      eq(employments.userId, userId),
      eq(employments.companyId, companyId),
      isNotNull(employments.startedAt),
    ),
  );
  if (id !== employeeId || worked === 0) throw notFound("Employee");
  const [counts, linkViews] = await Promise.all([
    referralsOf(db, { employeeId, companyId }),
    linkViewsOf(db, { userId, companyId }),
  ]);
  return { companyId, linkViews, ...counts };
}

/** What became of the reader's referrals where they work: a company they left keeps its applicants to itself. */
export function listActivities({ db, viewer }: EmployeeContext, page: { skip: number; limit: number }) {
  const { employeeId, employerId: companyId } = viewer;
  return listReferralMoves(db, { employeeId, companyId }, page);
}
