import { and, desc, eq, isNull } from "drizzle-orm";
import type { ChosenRows } from "#contract/email-previews.ts";
import { supportUrlOf } from "#server/config.ts";
import type { AdminContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { roles, users } from "#server/domains/accounts/index.ts";
import { applications } from "#server/domains/applications/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { publishedStories } from "#server/domains/content/index.ts";
import { lastRedemption } from "#server/domains/gift-cards/index.ts";
import { isOpen, jobs } from "#server/domains/jobs/index.ts";
import { previewNotifications } from "#server/domains/notifications/index.ts";
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
  const [openJobs, teammate, employee, stories, giftCard, report] = await Promise.all([
    openJobsOf(db, company.id),
    someoneOf(db, company.id, "companyAdmin"),
    someoneOf(db, company.id, "employee"),
    publishedStories(db, { now: now(), publication: "lifeWork", limit: mostStories }),
    lastRedemption(db, company.id),
    countReport(db, { companyId: company.id, userId: null, filters: lastWeek(now()), now: now() }),
  ]);
  const fits = application?.userId === person.id && application.companyId === company.id;
  const fitting = fits ? application : null;
  const notification = await previewNotifications(db, {
    companyId: company.id,
    application: fitting,
    jobId: openJobs[0]?.id ?? null,
    personId: person.id,
    teammate: teammate ?? null,
    employee: employee ?? null,
  });
  return {
    ...addressesIn(config),
    now: now(),
    person,
    company,
    job: fitting?.jobTitle ?? openJobs[0]?.jobTitle ?? null,
    applicationId: fitting?.id ?? null,
    openJobs,
    teammate,
    employee,
    stories,
    giftCard,
    notification,
    report,
  };
}

const addressesIn = (config: AdminContext["config"]) => ({
  site: config.publicUrl,
  supportUrl: supportUrlOf(config),
});

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
        jobId: applications.jobId,
        candidateId: applications.candidateId,
        stage: applications.stage,
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

function openJobsOf(db: Reader, companyId: string) {
  return db
    .select()
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isOpen))
    .orderBy(desc(jobs.createdAt))
    .limit(mostListed);
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

/** Who hires or works at the company the longest. */
async function someoneOf(db: Reader, companyId: string, kind: "companyAdmin" | "employee") {
  const [found] = await db
    .select({ id: users.id, fullName: users.fullName, email: users.email })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(roles.companyId, companyId), eq(roles.kind, kind), eq(roles.disabled, false)))
    .orderBy(roles.id)
    .limit(1);
  return found;
}

function lastWeek(now: Date) {
  const today = dayOf(now, "UTC");
  return { from: daysAfter(today, -7), to: daysAfter(today, -1) };
}
