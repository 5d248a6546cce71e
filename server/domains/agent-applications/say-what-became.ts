import { eq } from "drizzle-orm";
import type { AgentStage } from "#contract/agent-applications.ts";
import type { CandidateContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { refuseIfLeft } from "#server/domains/accounts/index.ts";
import { settleCredit } from "#server/domains/apply-credits/index.ts";
import { keepSentElsewhere } from "#server/domains/job-tracker/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { findMine, lockMine, presentStatus, stageOf } from "./queries.ts";
import { keptOf } from "./send.ts";
import { type AgentRow, agentApplications } from "./tables.ts";

/** The person knows that it has arrived: what was held for it is spent. */
export function markArrived(context: CandidateContext, id: string) {
  const { now } = context;
  return say(context, { id, of: ["unknown"] }, async (tx, row) => {
    await tx
      .update(agentApplications)
      .set({ stage: "sent", reason: null, changedAt: now() })
      .where(eq(agentApplications.id, id));
    if (row.creditId) await settleCredit(tx, row.creditId, { arrived: true, now: now() });
    await keepSentElsewhere(tx, keptOf(row, now()));
  });
}

/** The person knows that it did not arrive: what was held for it is theirs again, and it can be sent anew. */
export function markNotArrived(context: CandidateContext, id: string) {
  const { now } = context;
  return say(context, { id, of: ["unknown", "verification"] }, async (tx, row) => {
    const reason =
      row.stage === "verification"
        ? "You told us that no code came. Send it again to get a new one."
        : "You told us that it didn’t arrive. You can send it again.";
    await tx
      .update(agentApplications)
      .set({ stage: "failed", reason, problems: {}, creditId: null, changedAt: now() })
      .where(eq(agentApplications.id, id));
    if (row.creditId) await settleCredit(tx, row.creditId, { arrived: false, now: now() });
  });
}

interface Said {
  id: string;
  /** The stages in which it is the person who knows. */
  of: readonly AgentStage[];
}
async function say(
  { db, viewer, now }: CandidateContext,
  { id, of }: Said,
  change: (tx: Transaction, row: AgentRow) => Promise<void>,
) {
  await db.transaction(async (tx) => {
    await refuseIfLeft(tx, viewer.userId);
    const row = await lockMine(tx, viewer.candidateId, { id });
    if (!of.includes(stageOf(row, now())))
      throw conflict("KNOWN_ALREADY", "We know what became of this application.");
    await change(tx, row);
  });
  return presentStatus(await findMine(db, id, viewer.candidateId), now());
}
