import { type SQL, desc, eq, sql } from "drizzle-orm";
import type { AuthenticatedContext, CompanyContext } from "#server/context.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { applicationTags } from "../notes/tables.ts";
import { type ListQuery, feedWhere } from "./list-applications.ts";
import { applications } from "../tables.ts";

const mostPlaces = 50;
const mostTags = 100;
const mostAnswers = 8;

/** By what one list can be narrowed, with how many there are of each. */
export async function countFacets(
  context: CompanyContext,
  { jobId, ...query }: ListQuery & { jobId?: string },
) {
  const where = await feedWhere(context, jobId, query);
  const [sources, places, questions, tags] = await Promise.all([
    countBy(context, sql`${applications.source}`, where),
    countBy(context, sql`${candidates.location}`, where),
    countAnswers(context, where),
    countTags(context, where),
  ]);
  return { sources, tags, places: places.slice(0, mostPlaces), questions };
}

async function countBy({ db }: AuthenticatedContext, by: SQL, where: SQL | undefined) {
  const number = sql<number>`count(*)::int`;
  const rows = await db
    .select({ value: sql<string | null>`nullif(${by}, '')`.as("value"), count: number.as("number") })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(where)
    .groupBy(sql`1`)
    .orderBy(desc(sql`2`), sql`1`)
    .limit(mostPlaces + 1);
  return rows.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }]));
}

function countTags({ db }: AuthenticatedContext, where: SQL | undefined) {
  return db
    .select({ value: sql<string>`min(${applicationTags.tag})`, count: sql<number>`count(*)::int` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(applicationTags, eq(applicationTags.applicationId, applications.id))
    .where(where)
    .groupBy(sql`lower(${applicationTags.tag})`)
    .orderBy(desc(sql`2`), sql`1`)
    .limit(mostTags);
}

/** Nobody chooses among files and longer texts of one's own. */
const isChosen = sql`given ->> 'kind' in ('choice', 'yesNo', 'number')
  or (given ->> 'kind' = 'text' and length(given ->> 'answer') <= 60)`;

async function countAnswers({ db }: AuthenticatedContext, where: SQL | undefined) {
  const rows = await db
    .select({
      question: sql<string>`given ->> 'question'`,
      answer: sql<string>`case when ${isChosen} then given ->> 'answer' end`,
      count: sql<number>`count(*)::int`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(
      sql`lateral jsonb_array_elements(${applications.answers}) given`,
      sql`given ->> 'answer' <> ''`,
    )
    .where(where)
    .groupBy(sql`1`, sql`2`)
    .orderBy(desc(sql`3`))
    .limit(1000);
  return [...Map.groupBy(rows, ({ question }) => question)].map(([question, answers]) => ({
    question,
    count: answers.reduce((sum, { count }) => sum + count, 0),
    answers: answers
      .filter(({ answer, count }) => answer !== null && count > 1)
      .slice(0, mostAnswers)
      .map(({ answer, count }) => ({ value: answer, count })),
  }));
}
