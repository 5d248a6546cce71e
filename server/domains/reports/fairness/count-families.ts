import { and, eq, gte, isNotNull, lt, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { applications } from "#server/domains/applications/index.ts";
import { countableAnswers } from "#server/domains/candidates/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { readTitle } from "#server/taxonomy/titles.ts";
import { fairnessNamedSince } from "#shared/profile/demographic-choices.data.ts";
import { ranks } from "../rules.ts";
import { reportApplications } from "../tables.ts";
import { type AssessedPerson, impactRatiosOf } from "./impact-ratios.ts";

const leftOutStep = 50;

/** The impact ratios of every job family to which people with a score came in a year. */
export async function countFamilies(db: Reader, year: number, now: Date) {
  const families = Map.groupBy(
    await assessedIn(db, year, now),
    ({ jobTitle }) => readTitle(jobTitle).department,
  );
  return [...families]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([family, rows]) => {
      const people = [...Map.groupBy(rows, ({ candidateId }) => candidateId).values()];
      const { counted, tables } = impactRatiosOf(people.flatMap(personOf));
      const leftOut = Math.floor((people.length - counted) / leftOutStep) * leftOutStep;
      return { family, leftOut, tables };
    });
}

type Row = Awaited<ReturnType<typeof assessedIn>>[number];
/** One person, however often they applied: as far as they came, and their highest score. */
function personOf(rows: Row[]): AssessedPerson[] {
  const { identity: sex, ethnicity } = rows[0]!.answers ?? {};
  if (!sex || !ethnicity) return [];
  return [
    {
      sex,
      ethnicity,
      companyIds: [...new Set(rows.map(({ companyId }) => companyId))],
      score: Math.max(...rows.map(({ score }) => score)),
      selected: rows.some(({ furthest }) => furthest >= ranks.screen),
    },
  ];
}

/** Everyone with a score whom a company had to decide about, with their answers if they agreed to be counted. */
function assessedIn(db: Reader, year: number, now: Date) {
  const { cameAt, furthest, companyId } = reportApplications;
  const countable = countableAnswers(db, now, fairnessNamedSince);
  return db
    .select({
      candidateId: applications.candidateId,
      companyId,
      jobTitle: jobs.jobTitle,
      furthest,
      score: sql<number>`${applications.score}`,
      answers: countable.answers,
    })
    .from(reportApplications)
    .innerJoin(applications, eq(applications.id, reportApplications.applicationId))
    .innerJoin(jobs, eq(jobs.id, reportApplications.jobId))
    .leftJoin(countable, eq(countable.candidateId, applications.candidateId))
    .where(
      and(
        gte(cameAt, new Date(Date.UTC(year, 0, 1))),
        lt(cameAt, new Date(Date.UTC(year + 1, 0, 1))),
        isNotNull(applications.score),
      ),
    );
}
