import { and, asc, eq, getTableColumns, gt, lte, ne, or } from "drizzle-orm";
import type { CandidateContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { employeesTagged, isEmployee, nameOfRole, roles, users } from "#server/domains/accounts/index.ts";
import { findJob, maySee } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { daysThatCount, keepReferral, tellSharer } from "./keep-referral.ts";
import { followedLinks } from "./tables.ts";

interface Followed {
  userId: string;
  tag: string;
  at: Date;
}
/** Remembers whose link brought someone; the first time counts until its days are over, or the employee works elsewhere. One's own link brings nobody. */
export async function followLink(tx: Transaction, { userId, tag, at }: Followed) {
  for (const employee of await employeesTagged(tx, tag)) {
    if (employee.userId === userId) continue;
    const until = await daysThatCount(tx, employee.companyId, at);
    await tx
      .insert(followedLinks)
      .values({ userId, employeeId: employee.id, companyId: employee.companyId, at, until })
      .onConflictDoUpdate({
        target: [followedLinks.userId, followedLinks.employeeId],
        set: { at, until, companyId: employee.companyId },
        setWhere: or(lte(followedLinks.until, at), ne(followedLinks.companyId, employee.companyId)),
      });
  }
}

interface Coming {
  userId: string;
  companyId: string;
  now: Date;
}
/** The links of a company's employees that brought someone and still count, oldest first; links of people who left, or whose account is closed, don't. */
export function linksFollowed(db: Reader, { userId, companyId, now }: Coming) {
  return db
    .select(getTableColumns(followedLinks))
    .from(followedLinks)
    .innerJoin(
      roles,
      and(eq(roles.id, followedLinks.employeeId), eq(roles.companyId, followedLinks.companyId)),
    )
    .innerJoin(users, eq(users.id, roles.userId))
    .where(
      and(
        isEmployee,
        eq(followedLinks.userId, userId),
        eq(followedLinks.companyId, companyId),
        gt(followedLinks.until, now),
      ),
    )
    .orderBy(asc(followedLinks.at));
}

interface Applied extends Coming {
  application: Parameters<typeof keepReferral>[1]["application"];
  followed: Awaited<ReturnType<typeof linksFollowed>>;
}
/** From now on they are referrals, each since it was followed. */
export async function turnIntoReferrals(tx: Transaction, { application, followed, ...coming }: Applied) {
  const { userId, companyId, now } = coming;
  for (const { employeeId, at, until } of followed) {
    await keepReferral(tx, { application, employeeId, way: "link", at, until });
    await tellSharer(tx, { application, employeeId, at: now });
  }
  await tx
    .delete(followedLinks)
    .where(and(eq(followedLinks.userId, userId), eq(followedLinks.companyId, companyId)));
}

/** Whose referral an application to this job would be, said to the person before they send it. */
export async function sharerOfJob({ db, viewer, now }: CandidateContext, jobId: string) {
  const found = await findJob(db, jobId);
  if (!found || found.job.status !== "live" || !maySee(found.job, found.company.published, viewer))
    throw notFound("Job");
  const { companyId } = found.job;
  const [first] = await linksFollowed(db, { userId: viewer.userId, companyId, now: now() });
  const fullName = await nameOfRole(db, first?.employeeId);
  return fullName ? { fullName } : null;
}
