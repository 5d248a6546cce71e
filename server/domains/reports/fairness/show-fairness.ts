import { eq, sql } from "drizzle-orm";
import type { FairnessReport } from "#contract/fairness-reports.ts";
import type { AdminContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { invalid } from "#server/errors/refusal.ts";
import { fairnessReports, reportApplications } from "../tables.ts";
import { countFamilies } from "./count-families.ts";

/** The job families of a year, and the numbers of one of them. */
export async function showFairness(
  context: AdminContext,
  { year: asked, family }: { year?: number | undefined; family?: string | undefined },
) {
  const { years, next, reports } = await reportsOf(context, asked);
  const families = reports.map((report) => report.family);
  if (family !== undefined && !families.includes(family))
    throw refused("family", "Choose a job family of this year");
  const report = reports.find((each) => (family ? each.family === family : hasNumbers(each))) ?? reports[0];
  return { years, next, families, report: report ?? null };
}

/** The reports of all job families of a year, of the latest one unless a year is asked for. */
export async function reportsOf(context: AdminContext, asked?: number) {
  const { years, next } = await yearsOpen(context);
  const year = asked ?? years[0];
  if (year === undefined) return { years, next, reports: [] };
  if (!years.includes(year)) throw refused("year", "Choose a year that has been over for 3 months");
  const { families, countedAt } = (await findKept(context.db, year)) ?? (await countOnce(context, year));
  return { years, next, reports: families.map((each) => ({ year, countedAt, ...each })) };
}

function refused(field: string, sentence: string) {
  return invalid(sentence, { [field]: sentence });
}

const hasNumbers = ({ tables }: Pick<FairnessReport, "tables">) =>
  tables.some(({ categories }) => categories.some(({ numbers }) => numbers));

/** Three months after a year few still wait for an answer. */
function countedFrom(year: number) {
  return new Date(Date.UTC(year + 1, 3, 1));
}

/** Years that were counted, and those that can be, latest first; and the first of those that are too young. */
async function yearsOpen({ db, now }: AdminContext) {
  const kept = await db.select({ year: fairnessReports.year }).from(fairnessReports);
  const cameIn = sql<number>`extract(year from ${reportApplications.cameAt} at time zone 'UTC')::int`;
  const seen = await db.selectDistinct({ year: cameIn }).from(reportApplications);
  const all = seen.map(({ year }) => year).toSorted((a, b) => b - a);
  const [open, waiting] = [true, false].map((is) => all.filter((year) => countedFrom(year) <= now() === is));
  const next = waiting!.at(-1);
  return {
    years: [...new Set([...kept.map(({ year }) => year), ...open!])].toSorted((a, b) => b - a),
    next: next === undefined ? null : { year: next, from: countedFrom(next) },
  };
}

async function findKept(db: Reader, year: number) {
  const { families, countedAt } = fairnessReports;
  const [kept] = await db
    .select({ families, countedAt })
    .from(fairnessReports)
    .where(eq(fairnessReports.year, year));
  return kept;
}

/** Counts a year for the first and only time; of two readers at once, the first one's numbers stay. */
async function countOnce({ db, now }: AdminContext, year: number) {
  const families = await countFamilies(db, year, now());
  await db.insert(fairnessReports).values({ year, families, countedAt: now() }).onConflictDoNothing();
  return (await findKept(db, year))!;
}
