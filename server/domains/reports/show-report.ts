import { and, asc, eq, gt, isNotNull, ne, sql } from "drizzle-orm";
import type { ReportFilters, ReportedNumber } from "#contract/reports.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { listWhere, applications } from "#server/domains/applications/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { countReport } from "./count-report.ts";
import { refuseForeignJob } from "./conditions.ts";
import { countedBy } from "./counted-by.ts";
import { dated } from "./days.ts";
import { findSettings } from "./settings.ts";
import { reportTotals } from "./tables.ts";

/** The report that is asked for, what else could be asked for, and what the reader chose before. */
export async function showReport(context: CompanyContext, filters: ReportFilters) {
  await refuseForeignJob(context, filters);
  const { db, viewer, now } = context;
  const { companyId, userId } = viewer;
  const [report, choices, settings] = await Promise.all([
    countReport(db, { companyId, userId, filters, now: now() }),
    listChoices(db, companyId),
    findSettings(db, viewer.companyAdminId),
  ]);
  return { report, choices, settings };
}

/** The applications that a number counts. */
export async function listCounted(
  context: CompanyContext,
  { skip, limit, ...asked }: ReportFilters & ReportedNumber & { skip: number; limit: number },
) {
  await refuseForeignJob(context, asked);
  const { db, viewer, now } = context;
  const { companyId, userId } = viewer;
  const ids = countedBy(asked, await dated(db, { companyId, userId, filters: asked, now: now() }));
  return listWhere(context, sql`${applications.id} in ${ids}`, { skip, limit });
}

async function listChoices(db: Reader, companyId: string) {
  const [departments, sources] = await Promise.all([
    listDepartments(db, companyId),
    listSources(db, companyId),
  ]);
  return { departments, sources };
}

async function listDepartments(db: Reader, companyId: string) {
  const { department, status } = jobs;
  const rows = await db
    .selectDistinct({ department })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), ne(status, "draft"), isNotNull(department), ne(department, "")))
    .orderBy(asc(department));
  return rows.map((row) => row.department!);
}

async function listSources(db: Reader, companyId: string) {
  const { companyId: ofCompany, counted, source, number } = reportTotals;
  const rows = await db
    .selectDistinct({ source })
    .from(reportTotals)
    .where(and(eq(ofCompany, companyId), eq(counted, "reached"), gt(number, 0)))
    .orderBy(asc(source));
  return rows.map((row) => row.source);
}
