import { Readable } from "node:stream";
import type { SQL } from "drizzle-orm";
import type { AuditFilters } from "#contract/audit-log.ts";
import type { AdminContext } from "#server/context.ts";
import { Download } from "#server/http/mount.ts";
import { type Cell, csvLines, writeCsv } from "#server/texts/write-csv.ts";
import { auditConditions } from "./audit-conditions.ts";
import { readPage } from "./read-audit-log.ts";

const atOnce = 1000;
const head = [
  "When (UTC)",
  "Kind",
  "What",
  "By",
  "By (kind)",
  "By (id)",
  "As",
  "As (id)",
  "About",
  "About (kind)",
  "About (id)",
  "Whose data",
  "Whose data (id)",
  "Company",
  "Company (id)",
  "Before",
  "After",
  "Reason",
];

/** Every matching entry, newest first, streamed as it is read. */
export async function downloadAuditLog(context: AdminContext, filters: AuditFilters) {
  // A search that is refused is refused before the file begins.
  const conditions = await auditConditions(context.db, filters);
  const name = `audit-log-${context.now().toISOString().slice(0, 10)}.csv`;
  return new Download("text/csv; charset=utf-8", Readable.from(linesOf(context, conditions)), name, {
    "cache-control": "private, no-store",
  });
}

async function* linesOf({ db }: AdminContext, conditions: SQL | undefined) {
  yield writeCsv([head]);
  let after: string | null | undefined;
  do {
    const page = await readPage(db, conditions, { limit: atOnce, ...(after && { after }) });
    if (page.entries.length > 0) yield `\r\n${csvLines(page.entries.map(cellsOf))}`;
    after = page.next;
  } while (after);
}

type Entry = Awaited<ReturnType<typeof readPage>>["entries"][number];
function cellsOf(entry: Entry): Cell[] {
  return [
    entry.at.toISOString(),
    entry.kind,
    entry.action,
    entry.actorName,
    entry.actorKind,
    entry.actorId,
    entry.onBehalfOfName,
    entry.onBehalfOf,
    entry.subjectName,
    entry.subjectKind,
    entry.subjectId,
    entry.personName,
    entry.personId,
    entry.companyName,
    entry.companyId,
    jsonOf(entry.before),
    jsonOf(entry.after),
    entry.why,
  ];
}

function jsonOf(value: unknown) {
  return value === null || value === undefined ? null : JSON.stringify(value);
}
