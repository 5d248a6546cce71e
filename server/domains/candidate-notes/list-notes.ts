import { and, desc, isNull } from "drizzle-orm";
import type { CompanyContext } from "#server/context.ts";
import { readFilter } from "#server/http/filter.ts";
import { notesFor } from "./noted-people.ts";
import { presentNotes } from "./queries.ts";
import { candidateNotes } from "./tables.ts";

const { id, companyId, candidateId, uploadedPersonId, createdAt } = candidateNotes;
const columns = {
  id,
  companyId,
  candidateId,
  externalCandidatesId: uploadedPersonId,
  createdAt,
};

/** What the team wrote about people whom the viewer may see, the newest first. */
export async function listNotes(context: CompanyContext, filter: string | undefined) {
  const asked = readFilter(filter, { columns, maxLimit: 200 });
  const rows = await context.db
    .select()
    .from(candidateNotes)
    .where(and(asked.where, notesFor(context.viewer), isNull(candidateNotes.deletedAt)))
    .orderBy(...(asked.orderBy.length ? asked.orderBy : [desc(createdAt), desc(id)]))
    .limit(asked.limit)
    .offset(asked.offset);
  return presentNotes(context, context.db, rows);
}
