import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { candidateNotes } from "./tables.ts";

interface About {
  id: string;
  /** Has no account. */
  external: boolean;
}
const columnsOf = ({ id, external }: About) => ({
  candidateId: external ? null : id,
  uploadedPersonId: external ? id : null,
});

/** An uploaded person has applied: what the team wrote is now about the candidate. */
export function moveNotesToCandidate(tx: Transaction, personId: string, candidateId: string) {
  return tx
    .update(candidateNotes)
    .set(columnsOf({ id: candidateId, external: false }))
    .where(eq(candidateNotes.uploadedPersonId, personId));
}

/** What a company wrote about one of its people is about another from now on; answers which notes these are. */
export async function joinNotes(
  tx: Transaction,
  { companyId, gone, kept }: { companyId: string; gone: About; kept: About },
): Promise<string[]> {
  const about = gone.external ? candidateNotes.uploadedPersonId : candidateNotes.candidateId;
  const moved = await tx
    .update(candidateNotes)
    .set(columnsOf(kept))
    .where(and(eq(candidateNotes.companyId, companyId), eq(about, gone.id)))
    .returning({ id: candidateNotes.id });
  return moved.map(({ id }) => id);
}

export async function partNotes(tx: Transaction, ids: string[], gone: About) {
  if (ids.length) await tx.update(candidateNotes).set(columnsOf(gone)).where(inArray(candidateNotes.id, ids));
}
