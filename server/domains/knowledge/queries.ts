import { type SQL, and, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { CompanyContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { findFile, presentFile } from "#server/domains/files/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { knowledgeSources } from "./tables.ts";

const { words: _, content, fileId, ...shown } = getTableColumns(knowledgeSources);

export const cardColumns = {
  ...shown,
  excerpt: sql<string>`left(${content}, 240)`,
  characters: sql<number>`length(${content})`,
};
/** The whole of a source; the index of its words stays in the database. */
export const sourceColumns = { ...cardColumns, content, fileId };

export type SourceRow = Omit<typeof knowledgeSources.$inferSelect, "words"> & {
  excerpt: string;
  characters: number;
};

/** A source as its reader sees it, with a fresh link to its file. */
export async function presentSource(
  context: Pick<CompanyContext, "config" | "now">,
  db: Reader,
  row: SourceRow,
) {
  const file = row.fileId ? await findFile(db, row.fileId) : undefined;
  return { ...row, file: file ? presentFile(context, file) : null };
}

export async function showSource(context: CompanyContext, id: string) {
  const { db, viewer } = context;
  const [row] = await db.select(sourceColumns).from(knowledgeSources).where(isOwn(viewer.companyId, id));
  if (!row) throw notFound("Source");
  return presentSource(context, db, row);
}

/** The door to changing a source: the viewer's company's own, held until the transaction ends. */
export async function lockSource(
  tx: Transaction,
  { viewer }: CompanyContext,
  id: string,
  also?: SQL,
): Promise<SourceRow> {
  const [row] = await tx
    .select(sourceColumns)
    .from(knowledgeSources)
    .where(and(isOwn(viewer.companyId, id), also))
    .for("update");
  if (!row) throw notFound("Source");
  return row;
}

function isOwn(companyId: string, id: string) {
  return and(eq(knowledgeSources.id, id), eq(knowledgeSources.companyId, companyId));
}

/** Those among these sources that are still there, also if they are switched off. */
export async function sourcesLeft(db: Reader, ids: string[]): Promise<string[]> {
  const { id } = knowledgeSources;
  const rows = await db.select({ id }).from(knowledgeSources).where(inArray(id, ids));
  return rows.map((row) => row.id);
}

/** The texts in use of a company, those first in which words of a question are found. */
export function activeSources(
  db: Reader,
  companyId: string,
  { question, most }: { question: string; most: number },
) {
  const words = (question.match(/[\p{L}\p{N}]+/gu) ?? []).join(" or ");
  const { id, title, content, active, words: indexed, changedAt } = knowledgeSources;
  return db
    .select({ id, title, content })
    .from(knowledgeSources)
    .where(and(eq(knowledgeSources.companyId, companyId), eq(active, true)))
    .orderBy(
      sql`ts_rank(${indexed}, websearch_to_tsquery('english', ${words})) desc`,
      desc(changedAt),
      desc(id),
    )
    .limit(most);
}
