import { and, count, gt, isNotNull, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { ofAnyDay, ofFilters } from "./conditions.ts";
import type { Asked } from "./days.ts";
import { reportApplications, reportStages, reportTotals } from "./tables.ts";

/** How many applications have each fact: few rows, from which medians and quartiles follow exactly. */
export interface Sums {
  came: { source: string; furthest: number; count: number }[];
  hires: { hours: number; count: number }[];
  answers: { hours: number; count: number }[];
  /** No hours are of those who are still there. */
  inStages: { stage: string; hours: number | null; count: number }[];
}

/** The facts of all applications are kept added up; of those who came on some days they are added up here. */
export function addUp(db: Reader, asked: Asked): Promise<Sums> {
  const { since, before } = asked.filters;
  return since || before ? addUpEach(db, asked) : readTotals(db, asked);
}

async function readTotals(db: Reader, { companyId, filters }: Asked): Promise<Sums> {
  const { counted, source, stage, value, number } = reportTotals;
  const rows = await db
    .select({
      counted,
      // Only the way that people came is asked by source.
      source: sql<string>`case when ${counted} = 'reached' then ${source} end`.as("of_source"),
      stage,
      value,
      count: sql<number>`sum(${number})::int`,
    })
    .from(reportTotals)
    .where(and(ofAnyDay(reportTotals, companyId, filters), gt(number, 0)))
    .groupBy(counted, sql`of_source`, stage, value);
  const of = (fact: (typeof rows)[number]["counted"]) => rows.filter((row) => row.counted === fact);
  const hoursOf = (fact: "hired" | "answered") =>
    of(fact).map((row) => ({ hours: row.value!, count: row.count }));
  return {
    came: of("reached").map((row) => ({ source: row.source, furthest: row.value!, count: row.count })),
    hires: hoursOf("hired"),
    answers: hoursOf("answered"),
    inStages: of("stage").map((row) => ({ stage: row.stage, hours: row.value, count: row.count })),
  };
}

async function addUpEach(db: Reader, asked: Asked): Promise<Sums> {
  const [came, hires, answers, inStages] = await Promise.all([
    addUpSources(db, asked),
    addUpHours(db, reportApplications.hireHours, asked),
    addUpHours(db, reportApplications.answerHours, asked),
    addUpStages(db, asked),
  ]);
  return { came, hires, answers, inStages };
}

function addUpSources(db: Reader, { companyId, filters }: Asked) {
  const { source, furthest } = reportApplications;
  return db
    .select({ source, furthest, count: count() })
    .from(reportApplications)
    .where(ofFilters(reportApplications, companyId, filters))
    .groupBy(source, furthest);
}

type Hours = typeof reportApplications.hireHours | typeof reportApplications.answerHours;
function addUpHours(db: Reader, hours: Hours, { companyId, filters }: Asked) {
  return db
    .select({ hours: sql<number>`${hours}`, count: count() })
    .from(reportApplications)
    .where(and(ofFilters(reportApplications, companyId, filters), isNotNull(hours)))
    .groupBy(hours);
}

function addUpStages(db: Reader, { companyId, filters }: Asked) {
  const { stage, hours } = reportStages;
  return db
    .select({ stage, hours, count: count() })
    .from(reportStages)
    .where(ofFilters(reportStages, companyId, filters))
    .groupBy(stage, hours);
}
