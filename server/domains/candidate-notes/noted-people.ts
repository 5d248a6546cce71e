import { type SQL, and, inArray, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { CompanyViewer } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { candidateNotes } from "./tables.ts";

type Kind = "candidateId" | "uploadedPersonId";
/** A query for the ids of the people whom a member of a team may see; null where they may see none. */
type Known = (viewer: CompanyViewer) => SQL | null;
const knownOf = new Map<Kind, Known>();

/** Lets domains above say which people a team has to do with: those it may write notes about. */
export function letTeamsNote(kind: Kind, known: Known) {
  knownOf.set(kind, known);
}

export async function mayNote(db: Reader, viewer: CompanyViewer, { kind, id }: { kind: Kind; id: string }) {
  const known = knownOf.get(kind)?.(viewer);
  if (!known) return false;
  const { rows } = await db.execute(sql`select 1 where ${id}::uuid in (${known})`);
  return rows.length > 0;
}

/** The notes of the viewer's team about people whom the viewer may see. */
export function notesFor(viewer: CompanyViewer): SQL {
  const about = (kind: Kind, column: PgColumn) => {
    const known = knownOf.get(kind)?.(viewer);
    return known ? inArray(column, sql`(${known})`) : undefined;
  };
  return and(
    sql`${candidateNotes.companyId} = ${viewer.companyId}`,
    or(
      about("candidateId", candidateNotes.candidateId),
      about("uploadedPersonId", candidateNotes.uploadedPersonId),
      sql`false`,
    ),
  )!;
}
