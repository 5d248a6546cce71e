import { eq } from "drizzle-orm";
import type { CandidateContext } from "#server/context.ts";
import { conflict } from "#server/errors/refusal.ts";
import { lockMine } from "./queries.ts";
import { agentApplications } from "./tables.ts";

/** Throws a form away of which no application is left at the board. */
export function discard({ db, viewer }: CandidateContext, id: string) {
  return db.transaction(async (tx) => {
    const { stage, answers, names } = await lockMine(tx, viewer.candidateId, { id });
    if (stage !== "review" && stage !== "failed")
      throw conflict("SENT_ALREADY", "This application was sent already, or is on its way.");
    await tx.delete(agentApplications).where(eq(agentApplications.id, id));
    return { answers, names };
  });
}
