import { and, eq, lt } from "drizzle-orm";
import { addDays } from "#shared/times/add-days.ts";
import type { Transaction } from "#server/database/open.ts";
import { settleCredit } from "#server/domains/apply-credits/index.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { type AgentRow, agentApplications, heldHere } from "./tables.ts";
import { agentApplicationTasks } from "./tasks.ts";

const daysHeld = 14;
const atOnce = 1000;

/** The task "agentApplications.settle", daily: what nobody said arrived costs nothing after two weeks, in doubt for the person. */
export async function settleUnanswered(tx: Transaction, _data: object, { now }: TaskContext) {
  const before = addDays(now, -daysHeld);
  const rows = await tx
    .select()
    .from(agentApplications)
    .where(and(heldHere(agentApplications), lt(agentApplications.changedAt, before)))
    .limit(atOnce)
    .for("update");
  for (const row of rows) {
    await settleCredit(tx, row.creditId!, { arrived: false, now });
    await tx
      .update(agentApplications)
      .set({ ...endingOf(row), creditId: null })
      .where(eq(agentApplications.id, row.id));
  }
  await runNext(tx, agentApplicationTasks.settle, rows.length < atOnce ? addDays(now, 1) : now);
}

/** Without its code a board takes nothing; of the rest nobody knows, and the person can still say. */
function endingOf({ stage }: AgentRow): Pick<AgentRow, "stage" | "reason"> {
  if (stage === "verification")
    return {
      stage: "failed",
      reason: `The code wasn’t entered within ${daysHeld} days, so the board took nothing. Send it again to get a new one.`,
    };
  return {
    stage: "unknown",
    reason: `We never learned whether it arrived, so after ${daysHeld} days it no longer counts toward your month.`,
  };
}
