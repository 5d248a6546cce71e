import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { CompanyContext } from "#server/context.ts";
import { applications } from "#server/domains/applications/index.ts";
import { countableAnswers } from "#server/domains/candidates/index.ts";
import { timeZoneOf } from "#server/domains/companies/index.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { Download } from "#server/http/mount.ts";
import { dayOf, startOfDay } from "#shared/times/calendar-days.ts";
import { type CountedPerson, diversityOf } from "./diversity-rules.ts";
import { csvOf } from "./report-tables.ts";
import { ranks } from "./rules.ts";
import { diversityReports, reportApplications } from "./tables.ts";

/** The years that are over in which people applied, latest first, and the numbers of one of them. */
export async function showDiversity(context: CompanyContext, asked: number | undefined) {
  const years = await yearsOver(context);
  const year = asked ?? years[0];
  if (year === undefined) return { years, report: null };
  if (!years.includes(year))
    throw invalid("Choose a year that is over and in which people applied", {
      year: "Choose a year that is over and in which people applied",
    });
  return { years, report: (await findKept(context, year)) ?? (await countOnce(context, year)) };
}

export async function downloadDiversity(context: CompanyContext, year: number) {
  const { report } = await showDiversity(context, year);
  if (!report) throw notFound("Report");
  const tables = report.questions.map(({ label, answers }) => ({
    title: label,
    head: ["Answer", "Applied", "Interviewed", "Hired"],
    rows: answers.map(({ answer, ...row }) => [
      answer,
      ...[row.applied, row.interviewed, row.hired].map((count) => count ?? "Not shown"),
    ]),
  }));
  return new Download("text/csv; charset=utf-8", Buffer.from(csvOf(tables)), `diversity-${year}.csv`, {
    "cache-control": "private, no-store",
  });
}

async function yearsOver({ db, viewer, now }: CompanyContext) {
  const { companyId, cameAt } = reportApplications;
  const timeZone = await timeZoneOf(db, viewer.companyId);
  const years: number[] = [];
  let year = yearOf(now(), timeZone);
  for (;;) {
    const [last] = await db
      .select({ cameAt })
      .from(reportApplications)
      .where(and(eq(companyId, viewer.companyId), lt(cameAt, startOfYear(year, timeZone))))
      .orderBy(desc(cameAt))
      .limit(1);
    if (!last) return years;
    year = yearOf(last.cameAt, timeZone);
    years.push(year);
  }
}
const yearOf = (at: Date, timeZone: string) => Number(dayOf(at, timeZone).slice(0, 4));
const startOfYear = (year: number, timeZone: string) => startOfDay(`${year}-01-01`, timeZone);

async function findKept({ db, viewer }: CompanyContext, year: number) {
  const { companyId, questions, countedAt } = diversityReports;
  const [kept] = await db
    .select({ questions, countedAt })
    .from(diversityReports)
    .where(and(eq(companyId, viewer.companyId), eq(diversityReports.year, year)));
  return kept ? { year, ...kept } : null;
}

/** Counts a year for the first and only time; of two readers at once, the first one's numbers stay. */
async function countOnce(context: CompanyContext, year: number) {
  const { db, viewer, now } = context;
  const questions = diversityOf(await peopleOf(context, year));
  await db
    .insert(diversityReports)
    .values({ companyId: viewer.companyId, year, questions, countedAt: now() })
    .onConflictDoNothing();
  return findKept(context, year);
}

/** Everyone who applied in a year and agreed to be counted, once, with the furthest they came. */
async function peopleOf({ db, viewer, now }: CompanyContext, year: number): Promise<CountedPerson[]> {
  const { companyId } = viewer;
  const timeZone = await timeZoneOf(db, companyId);
  const countable = countableAnswers(db, now());
  const furthest = sql<number>`max(${reportApplications.furthest})`;
  const rows = await db
    .select({ answers: countable.answers, furthest })
    .from(reportApplications)
    .innerJoin(applications, eq(applications.id, reportApplications.applicationId))
    .innerJoin(countable, eq(countable.candidateId, applications.candidateId))
    .where(
      and(
        eq(reportApplications.companyId, companyId),
        gte(reportApplications.cameAt, startOfYear(year, timeZone)),
        lt(reportApplications.cameAt, startOfYear(year + 1, timeZone)),
      ),
    )
    .groupBy(countable.candidateId, countable.answers);
  return rows.map(({ answers, ...row }) => ({
    answers,
    interviewed: row.furthest >= ranks.interview,
    hired: row.furthest >= ranks.hired,
  }));
}
