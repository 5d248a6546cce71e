import { and, asc, count, desc, eq, ilike, or } from "drizzle-orm";
import { planVersions } from "#shared/plans/plans.data.ts";
import type { PlanName } from "#shared/plans/plans.data.ts";
import { likePart } from "#server/database/like.ts";
import { audit } from "#server/audit/audit.ts";
import type { AdminContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { lastSignInsOf, roles, users } from "#server/domains/accounts/index.ts";
import { applications } from "#server/domains/applications/index.ts";
import { planOf } from "#server/domains/billing/index.ts";
import {
  companies,
  disableCompany,
  enableCompany,
  findCompany,
  findFounder,
  findTakeOver,
  lockCompany,
} from "#server/domains/companies/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { failingOutside } from "./failing-outside.ts";

interface Asked {
  search?: string | undefined;
  skip: number;
  limit: number;
}
/** Companies by part of a name, an address or a domain, newest first. */
export async function lookUpCompanies({ db }: AdminContext, { search, skip, limit }: Asked) {
  const pattern = likePart(search ?? "");
  const { companyName, slug, companyEmailDomain } = companies;
  const where = search
    ? or(...[companyName, slug, companyEmailDomain].map((column) => ilike(column, pattern)))
    : undefined;
  const [found, [total]] = await Promise.all([
    db
      .select()
      .from(companies)
      .where(where)
      .orderBy(desc(companies.createdAt), desc(companies.id))
      .limit(limit)
      .offset(skip),
    db.select({ number: count() }).from(companies).where(where),
  ]);
  return { companies: found, total: total!.number };
}

/** One company: its plan, its people, its open jobs and its failing connections. */
export async function showCompany({ db }: Pick<AdminContext, "db">, id: string) {
  const company = await findCompany(db, id);
  if (!company) throw notFound("Company");
  const isOwn = eq(applications.companyId, id);
  const [
    takenOver,
    signedUp,
    { version, state, periodEnd, switches },
    team,
    failing,
    liveJobs,
    draftJobs,
    waiting,
    employees,
  ] = await Promise.all([
    findTakeOver(db, id),
    findFounder(db, id),
    planOf(db, id),
    teamOf(db, id),
    failingOutside(db),
    db.$count(jobs, and(eq(jobs.companyId, id), eq(jobs.status, "live"))),
    db.$count(jobs, and(eq(jobs.companyId, id), eq(jobs.status, "draft"))),
    db.$count(applications, and(isOwn, eq(applications.applicationState, "pending"))),
    db.$count(roles, and(eq(roles.companyId, id), eq(roles.kind, "employee"))),
  ]);
  return {
    ...company,
    plan: { name: planVersions[version].plan as PlanName, state, periodEnd },
    switches,
    liveJobs,
    draftJobs,
    waitingApplications: waiting,
    team,
    employees,
    takenOver,
    signedUp,
    failing: failing.filter(({ companyId }) => companyId === id),
  };
}

async function teamOf(db: Reader, companyId: string) {
  const members = await db
    .select({ userId: users.id, fullName: users.fullName, email: users.email, disabled: roles.disabled })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(roles.companyId, companyId), eq(roles.kind, "companyAdmin")))
    .orderBy(asc(roles.disabled), asc(users.fullName));
  const last = await lastSignInsOf(
    db,
    members.map(({ userId }) => userId),
  );
  return members.map((member) => ({ ...member, lastSignInAt: last.get(member.userId) ?? null }));
}

interface Wanted {
  disabled: boolean;
  reason: string;
}
/** Does what the decision on a report does, for a company nobody reported. */
export async function setCompanyDisabled(context: AdminContext, id: string, { disabled, reason }: Wanted) {
  const { db, viewer, now } = context;
  await db.transaction(async (tx) => {
    const company = await lockCompany(tx, id);
    if ((company.disabledAt !== null) === disabled)
      throw conflict(
        "NOTHING_CHANGED",
        disabled ? "This company is already disabled." : "This company isn’t disabled.",
      );
    if (disabled) await disableCompany(tx, company, { why: reason, now: now() });
    else await enableCompany(tx, company, now());
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: disabled ? "company.disabled" : "company.enabled",
        subject: { kind: "company", id, companyId: id },
        before: { disabledReason: company.disabledReason },
        after: { disabledReason: disabled ? reason : null },
        why: reason,
      },
    );
  });
}
