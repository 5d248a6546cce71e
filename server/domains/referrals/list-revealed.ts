import { type SQL, and, asc, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { CompanyContext } from "#server/context.ts";
import { roles, users } from "#server/domains/accounts/index.ts";
import { applications, findForTeam, nameOf, notOwn } from "#server/domains/applications/index.ts";
import { candidates, notHiddenFrom } from "#server/domains/candidates/index.ts";
import { jobs, ownStages } from "#server/domains/jobs/index.ts";
import { revealNotifications } from "./tables.ts";

/** Who of the company has said that they know the person, once that stands. */
export async function listKnownBy({ db, viewer }: CompanyContext, applicationId: string) {
  const { companyId } = viewer;
  await findForTeam(db, { viewer }, applicationId);
  const rows = await db
    .select(said)
    .from(revealNotifications)
    .innerJoin(roles, eq(roles.id, revealNotifications.employeeId))
    .innerJoin(users, eq(users.id, roles.userId))
    .where(standing(companyId, eq(revealNotifications.applicationId, applicationId)))
    .orderBy(asc(revealNotifications.answeredAt), asc(revealNotifications.id));
  return rows.map((row) => ({ ...row, answeredAt: row.answeredAt! }));
}

const said = {
  id: revealNotifications.id,
  shared: revealNotifications.shared,
  answeredAt: revealNotifications.answeredAt,
  employee: { fullName: users.fullName, profilePicture: users.profilePicture, title: roles.title },
};
const standing = (companyId: string, which: SQL | undefined) =>
  and(
    which,
    eq(revealNotifications.state, "revealed"),
    isNotNull(revealNotifications.stoodAt),
    eq(roles.companyId, companyId),
    isNull(users.deletedAt),
  );

const people = alias(users, "people");

const { applicationState, stage, withdrawn } = applications;
const listed = {
  ...said,
  applicationId: applications.id,
  application: { applicationState, stage, withdrawn },
  ownStages,
  candidate: {
    fullName: people.fullName,
    profilePicture: people.profilePicture,
    headline: candidates.headline,
  },
  job: { id: jobs.id, jobTitle: jobs.jobTitle },
};
/** Everyone whom a coworker knows; who hides from the company since is not among them. */
export async function listRevealedLeads(
  { db, viewer }: CompanyContext,
  { page: wanted, limit }: { page: number; limit: number },
) {
  const { companyId } = viewer;
  const here = and(
    eq(applications.companyId, companyId),
    notOwn(viewer),
    isNull(people.deletedAt),
    notHiddenFrom(applications.candidateId, applications.companyId),
  );
  const found = db
    .select(listed)
    .from(revealNotifications)
    .innerJoin(roles, eq(roles.id, revealNotifications.employeeId))
    .innerJoin(users, eq(users.id, roles.userId))
    .innerJoin(applications, eq(applications.id, revealNotifications.applicationId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(people, eq(people.id, candidates.userId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(standing(companyId, here))
    .orderBy(desc(revealNotifications.answeredAt), desc(revealNotifications.id));
  const all = await found;
  const availablePages = Math.max(1, Math.ceil(all.length / limit));
  const page = Math.min(wanted, availablePages);
  const shown = all.slice((page - 1) * limit, page * limit);
  const leads = shown.map(({ application, ownStages: own, ...row }) => ({
    ...row,
    answeredAt: row.answeredAt!,
    shownAs: nameOf(application, own),
  }));
  return { leads, total: all.length, page, availablePages };
}
