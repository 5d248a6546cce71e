import { type SQL, and, count, eq, gt, isNotNull, sql, sum } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { duringDays, leftOutOf, ofEveryone, ofFilters, onOtherDays } from "./conditions.ts";
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

/**
 * The facts of all applications are kept added up. Of those who came on some days they are added up here; where these are most
 * of them, the others are added up instead and taken from all.
 */
export async function addUp(db: Reader, asked: Asked): Promise<Sums> {
  const { since, before } = asked.filters;
  if (!since && !before) return readTotals(db, asked);
  if (!(await areMost(db, asked))) return addUpEach(db, asked, ofFilters);
  const [all, others] = await Promise.all([readTotals(db, asked), addUpEach(db, asked, onOtherDays)]);
  return less(all, others);
}

function less(all: Sums, others: Sums): Sums {
  return {
    came: without(all.came, others.came, ({ source, furthest }) => `${furthest} ${source}`),
    hires: without(all.hires, others.hires, ({ hours }) => hours),
    answers: without(all.answers, others.answers, ({ hours }) => hours),
    inStages: without(all.inStages, others.inStages, ({ stage, hours }) => `${hours} ${stage}`),
  };
}

/** Whether more than half of those who ever applied came on the days that are asked about. */
async function areMost(db: Reader, { companyId, filters }: Asked): Promise<boolean> {
  const { number, counted } = reportTotals;
  const [[all], came] = await Promise.all([
    db
      .select({ count: sum(number).mapWith(Number) })
      .from(reportTotals)
      .where(and(eq(reportTotals.companyId, companyId), eq(counted, "reached"))),
    db.$count(reportApplications, duringDays(reportApplications, companyId, filters)),
  ]);
  return came > (all?.count ?? 0) / 2;
}

function without<Fact extends { count: number }>(
  all: readonly Fact[],
  others: readonly Fact[],
  keyOf: (fact: Fact) => string | number,
): Fact[] {
  const taken = new Map(others.map((fact) => [keyOf(fact), fact.count]));
  return all
    .map((fact) => ({ ...fact, count: fact.count - (taken.get(keyOf(fact)) ?? 0) }))
    .filter((fact) => fact.count > 0);
}

async function readTotals(db: Reader, asked: Asked): Promise<Sums> {
  const all = await readKept(db, asked);
  return asked.filters.leftOut.length ? less(all, await addUpEach(db, asked, leftOutOf)) : all;
}

async function readKept(db: Reader, { companyId, filters }: Asked): Promise<Sums> {
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
    .where(and(ofEveryone(reportTotals, companyId, filters), gt(number, 0)))
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

async function addUpEach(db: Reader, { companyId, filters }: Asked, which: typeof ofFilters): Promise<Sums> {
  const applied = which(reportApplications, companyId, filters);
  const [came, hires, answers, inStages] = await Promise.all([
    addUpSources(db, applied),
    addUpHours(db, reportApplications.hireHours, applied),
    addUpHours(db, reportApplications.answerHours, applied),
    addUpStages(db, which(reportStages, companyId, filters)),
  ]);
  return { came, hires, answers, inStages };
}

function addUpSources(db: Reader, which: SQL | undefined) {
  const { source, furthest } = reportApplications;
  return db
    .select({ source, furthest, count: count() })
    .from(reportApplications)
    .where(which)
    .groupBy(source, furthest);
}

type Hours = typeof reportApplications.hireHours | typeof reportApplications.answerHours;
function addUpHours(db: Reader, hours: Hours, which: SQL | undefined) {
  return db
    .select({ hours: sql<number>`${hours}`, count: count() })
    .from(reportApplications)
    .where(and(which, isNotNull(hours)))
    .groupBy(hours);
}

function addUpStages(db: Reader, which: SQL | undefined) {
  const { stage, hours } = reportStages;
  return db.select({ stage, hours, count: count() }).from(reportStages).where(which).groupBy(stage, hours);
}
