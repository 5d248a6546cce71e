import { and, desc, eq, isNull } from "drizzle-orm";
import type { ChosenRows } from "#contract/email-previews.ts";
import type { AdminContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { roles, users } from "#server/domains/accounts/index.ts";
import { applications } from "#server/domains/applications/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { publishedStories } from "#server/domains/content/index.ts";
import { isOpen, jobs } from "#server/domains/jobs/index.ts";
import { latestNotification } from "#server/domains/notifications/index.ts";
import { countReport } from "#server/domains/reports/index.ts";
import { dayOf, daysAfter } from "#shared/times/calendar-days.ts";

const mostListed = 10;
const mostStories = 3;

/** What the emails need to know about the chosen person and company. */
export type PreviewRows = NonNullable<Awaited<ReturnType<typeof readRows>>>;

/** The chosen application with its person, company and job; null if there are none yet. */
export async function readRows({ db, config, now }: AdminContext, chosen: ChosenRows) {
  const [application] = await applicationsOf(db, chosen, 1);
  const personId = chosen.personId ?? application?.userId;
  const companyId = chosen.companyId ?? application?.companyId;
  const [person, company] = await Promise.all([findPerson(db, personId), findCompany(db, companyId)]);
  if (!person || !company) return null;
  const [openJobs, teammate, stories, notification, report] = await Promise.all([
    db
      .select()
      .from(jobs)
      .where(and(eq(jobs.companyId, company.id), isOpen))
      .orderBy(desc(jobs.createdAt))
      .limit(mostListed),
    teammateOf(db, company.id),
    publishedStories(db, { now: now(), publication: "lifeWork", limit: mostStories }),
    latestNotification(db, person.id),
    countReport(db, { companyId: company.id, userId: null, filters: lastWeek(now()), now: now() }),
  ]);
  const fits = application && application.userId === person.id && application.companyId === company.id;
  const job = (fits && application.jobTitle) || (openJobs[0]?.jobTitle ?? null);
  return {
    site: config.publicUrl,
    now: now(),
    person,
    company,
    job,
    openJobs,
    teammate,
    stories,
    notification,
    report,
  };
}

/** Applications of the chosen person and company: the one named first, then the newest. */
export async function applicationsOf(
  db: Reader,
  { personId, companyId, applicationId }: ChosenRows,
  limit: number,
) {
  const select = () =>
    db
      .select({
        id: applications.id,
        userId: users.id,
        fullName: users.fullName,
        companyId: applications.companyId,
        jobTitle: jobs.jobTitle,
      })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(candidates, eq(candidates.id, applications.candidateId))
      .innerJoin(users, eq(users.id, candidates.userId));
  const narrowed = and(
    isNull(users.deletedAt),
    personId ? eq(users.id, personId) : undefined,
    companyId ? eq(applications.companyId, companyId) : undefined,
  );
  const [named, newest] = await Promise.all([
    applicationId ? select().where(and(narrowed, eq(applications.id, applicationId))) : [],
    select().where(narrowed).orderBy(desc(applications.appliedAt), desc(applications.id)).limit(limit),
  ]);
  return [...named, ...newest.filter(({ id }) => id !== applicationId)].slice(0, limit);
}

async function findPerson(db: Reader, id: string | undefined) {
  const [found] = await db
    .select({ id: users.id, fullName: users.fullName, email: users.email, timeZone: users.timeZone })
    .from(users)
    .where(and(isNull(users.deletedAt), id ? eq(users.id, id) : undefined))
    .orderBy(desc(users.createdAt))
    .limit(1);
  return found;
}

async function findCompany(db: Reader, id: string | undefined) {
  const { companyName, slug, companyEmailDomain: domain, createdAt } = companies;
  const [found] = await db
    .select({ id: companies.id, companyName, slug, domain })
    .from(companies)
    .where(id ? eq(companies.id, id) : undefined)
    .orderBy(desc(createdAt))
    .limit(1);
  return found;
}

async function teammateOf(db: Reader, companyId: string) {
  const [found] = await db
    .select({ fullName: users.fullName, email: users.email })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(roles.companyId, companyId), eq(roles.kind, "companyAdmin"), eq(roles.disabled, false)))
    .orderBy(roles.id)
    .limit(1);
  return found;
}

function lastWeek(now: Date) {
  const today = dayOf(now, "UTC");
  return { from: daysAfter(today, -7), to: daysAfter(today, -1) };
}
