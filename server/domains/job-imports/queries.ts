import { addDays } from "#shared/times/add-days.ts";
import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type { ImportLine } from "#contract/job-imports.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { codeOfCompany, foreignBoards, jobs, reasonForBoard } from "#server/domains/jobs/index.ts";
import { Refusal, notFound } from "#server/errors/refusal.ts";
import { refuseUnlessProven } from "#server/http/require-permission.ts";
import { opensOrCloses, undoOpensOrCloses } from "./public-changes.ts";
import { jobImportLines, jobImports } from "./tables.ts";

export type ImportRow = typeof jobImports.$inferSelect;
/** Portions follow each other within seconds; after this long without one the work has ended with its process. */
const stalledAfterMs = 60_000;

export function refuseStranger({ viewer }: AuthenticatedContext, companyId: string) {
  if (viewer.companyId !== companyId) throw notFound("Company");
}

/** The only door to an import: it is the viewer's company's. */
export async function findImport(db: Reader, companyId: string, id: string): Promise<ImportRow> {
  const [found] = await db.select().from(jobImports).where(ofCompany(companyId, id));
  if (!found) throw notFound("Import");
  return found;
}

export async function lockImport(tx: Transaction, companyId: string, id: string): Promise<ImportRow> {
  const [found] = await tx.select().from(jobImports).where(ofCompany(companyId, id)).for("update");
  if (!found) throw notFound("Import");
  return found;
}

function ofCompany(companyId: string, id: string) {
  return and(eq(jobImports.id, id), eq(jobImports.companyId, companyId));
}

export async function listImports(context: AuthenticatedContext, companyId: string) {
  refuseStranger(context, companyId);
  const rows = await context.db
    .select()
    .from(jobImports)
    .where(eq(jobImports.companyId, companyId))
    .orderBy(desc(jobImports.createdAt))
    .limit(10);
  return Promise.all(rows.map((row) => presentImport(context, row)));
}

export async function showImport(context: AuthenticatedContext, companyId: string, id: string) {
  refuseStranger(context, companyId);
  return presentImport(context, await findImport(context.db, companyId, id));
}

export async function listLines(context: AuthenticatedContext, companyId: string, id: string) {
  refuseStranger(context, companyId);
  await findImport(context.db, companyId, id);
  const { position, kind, title, department, places, url, reason, chosen } = jobImportLines;
  return context.db
    .select({
      position,
      kind: sql<ImportLine["kind"]>`${kind}`,
      title,
      department,
      places,
      url,
      reason,
      chosen,
      publishes: opensOrCloses,
    })
    .from(jobImportLines)
    .leftJoin(jobs, eq(jobs.id, jobImportLines.jobId))
    .where(and(eq(jobImportLines.importId, id), ne(kind, "adopted")))
    .orderBy(asc(position));
}

/** Taken back for a day. */
export function undoUntil({ doneAt }: ImportRow): Date | null {
  return doneAt && addDays(doneAt, 1);
}

export async function presentImport({ db, now, viewer }: AuthenticatedContext, row: ImportRow) {
  const { boards, createdBy: _, doneAt: __, choicesBefore: ___, changedAt, ...shown } = row;
  const [foreign] = await foreignBoards(db, row.companyId, boards);
  const until = undoUntil(row);
  const undoable = row.state === "done" && until !== null && until > now();
  return {
    ...shown,
    stalled: row.state === "importing" && now().getTime() - changedAt.getTime() > stalledAfterMs,
    undoUntil: undoable ? until : null,
    undoPublishes: undoable && (await undoOpensOrCloses(db, row)),
    board: {
      name: foreign ?? boards[0] ?? row.fileName ?? row.system,
      theirs: foreign === undefined,
      code: codeOfCompany(row.companyId),
    },
    notLive:
      unprovenReason(viewer) ?? (foreign === undefined ? null : reasonForBoard(foreign, row.companyId)),
  };
}

function unprovenReason(viewer: AuthenticatedContext["viewer"]): string | null {
  try {
    refuseUnlessProven(viewer);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
