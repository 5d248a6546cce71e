import { and, count, desc, eq, isNull, ne, or } from "drizzle-orm";
import type { EmployeeContext } from "#server/context.ts";
import { lastMoves, selectRows, applications } from "#server/domains/applications/index.ts";

/** Who asks this employee, or whoever works at the company, to be referred; the latest first. */
export async function listReferralRequests(
  { db, viewer }: EmployeeContext,
  { skip, limit }: { skip: number; limit: number },
) {
  const { applicationState, candidateId, companyId, employeeId, changedAt, id } = applications;
  const where = and(
    eq(applicationState, "referralRequest"),
    eq(companyId, viewer.employerId),
    or(isNull(employeeId), eq(employeeId, viewer.employeeId)),
    viewer.candidateId ? ne(candidateId, viewer.candidateId) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    selectRows(db, { where, orderBy: [desc(changedAt), desc(id)], limit, offset: skip }),
    db.select({ total: count() }).from(applications).where(where),
  ]);
  const asked = await lastMoves(
    db,
    rows.map(({ application }) => application.id),
    "askReferral",
  );
  const requests = rows.map(({ application, candidate, job }) => ({
    id: application.id,
    candidate,
    job,
    note: asked.get(application.id)?.why ?? null,
    asksMe: application.employeeId !== null,
    askedAt: asked.get(application.id)?.at ?? application.changedAt,
  }));
  return { requests, total: counted!.total };
}
