import type { CompanyContext } from "#server/context.ts";
import { addNote } from "#server/domains/candidate-notes/index.ts";
import { lockForTeam } from "../queries.ts";

/** A note about the candidate of an application. */
export function comment(context: CompanyContext, applicationId: string, noteText: string) {
  return context.db.transaction(async (tx) => {
    const { candidateId } = await lockForTeam(tx, context, applicationId);
    return addNote(tx, context, { candidateId, noteText });
  });
}
