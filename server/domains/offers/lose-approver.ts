import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { accountsWith } from "#server/domains/companies/index.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { offerEvents } from "./events.ts";
import { save } from "./queries.ts";
import { askedAnew, stateAfter } from "./rules.ts";
import { offers } from "./tables.ts";
import type { offerTasks } from "./tasks.ts";
import { mayApprove } from "./write-offer.ts";

interface Lost {
  companyId: string;
  userId: string;
  now: Date;
}
/** No offer waits for someone who can’t approve it anymore: it is a draft again, and its author chooses another approver. */
export async function loseApprover(tx: Transaction, { companyId, userId, now }: Lost) {
  const waiting = await tx
    .select()
    .from(offers)
    .where(and(eq(offers.companyId, companyId), eq(offers.state, "approval")))
    .orderBy(asc(offers.id))
    .for("update");
  const lost = waiting.filter(({ approvers }) =>
    approvers.some((each) => each.userId === userId && each.decision === null),
  );
  if (lost.length === 0) return;
  const able = (await accountsWith(tx, companyId, "salaries")).filter((id) => id !== userId);
  for (const row of lost)
    await save(tx, row, {
      changes: {
        state: stateAfter("loseApprover", row.state),
        // The one who lost the right stays named: without any approver the offer could be sent unapproved.
        approvers: askedAnew(row.approvers.map((each) => each.userId)),
      },
      event: offerEvents.approverLost,
      byUserId: userId,
      userIds: able.includes(row.createdByUserId) ? [row.createdByUserId] : able,
      now,
    });
}

/** The task "offers.loseApprover": nothing changes for those who may approve again by then. */
export async function loseApproverUnlessAble(
  tx: Transaction,
  member: DataOf<typeof offerTasks.loseApprover>,
  { now }: TaskContext,
) {
  if (!(await mayApprove(tx, member))) await loseApprover(tx, { ...member, now });
}
