import writeXlsxFile from "write-excel-file/node";
import type { ReportFilters } from "#contract/reports.ts";
import type { CompanyContext } from "#server/context.ts";
import { todayOf } from "#server/domains/companies/index.ts";
import { Download } from "#server/http/mount.ts";
import { refuseForeignJob } from "./conditions.ts";
import { countReport } from "./count-report.ts";
import { type ReportTable, csvOf, tablesOf } from "./report-tables.ts";

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const notKept = { "cache-control": "private, no-store" };

/** A report as a file: one sheet a table, or all of them below each other. */
export async function downloadReport(
  context: CompanyContext,
  { format, ...filters }: ReportFilters & { format: "csv" | "xlsx" },
) {
  await refuseForeignJob(context, filters);
  const { db, viewer, now } = context;
  const { companyId, userId } = viewer;
  const tables = tablesOf(await countReport(db, { companyId, userId, filters, now: now() }));
  const day = await todayOf(db, companyId, now());
  const name = `hiring-report-${day}.${format}`;
  if (format === "csv")
    return new Download("text/csv; charset=utf-8", Buffer.from(csvOf(tables)), name, notKept);
  return new Download(xlsx, await writeXlsxFile(tables.map(sheetOf)).toBuffer(), name, notKept);
}

function sheetOf({ title, head, rows }: ReportTable) {
  const bold = head.map((value) => ({ value, fontWeight: "bold" as const }));
  return { sheet: title, data: [bold, ...rows], columns: head.map(() => ({ width: 24 })) };
}
