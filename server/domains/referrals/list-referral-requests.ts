import { and, count, desc, eq, isNull, ne, or } from "drizzle-orm";
import type { EmployeeContext } from "#server/context.ts";
import {
  applications,
  firstOfCoworkers,
  lastMoves,
  listOwnReferrals,
  selectRows,
} from "#server/domains/applications/index.ts";

interface Page {
  skip: number;
  limit: number;
}

/** Who asks this employee, or whoever works at the company, to be referred; the latest first. */
export async function listReferralRequests({ db, viewer, now }: EmployeeContext, { skip, limit }: Page) {
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
  const ids = rows.map(({ application }) => application.id);
  const { employeeId: ownId } = viewer;
  const [asked, firstFor] = await Promise.all([
    lastMoves(db, ids, "askReferral"),
    firstOfCoworkers(db, ids, { employeeId: ownId, now: now() }),
  ]);
  const requests = rows.map(({ application, candidate, job }) => ({
    id: application.id,
    candidate,
    job,
    note: asked.get(application.id)?.why ?? null,
    asksMe: application.employeeId !== null,
    askedAt: asked.get(application.id)?.at ?? application.changedAt,
    first: firstFor(application.id),
  }));
  return { requests, total: counted!.total };
}

/** The people the reader referred to the company they work at, and who gets the bonus for each. */
export function listOwn({ db, viewer }: EmployeeContext, page: Page) {
  const { employeeId, employerId: companyId } = viewer;
  return listOwnReferrals(db, { employeeId, companyId }, page);
}
