import { type SQL, and, eq, inArray } from "drizzle-orm";
import type { OutreachState } from "#contract/outreach.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { cancelTask } from "#server/tasks/enqueue.ts";
import { outreachEvents } from "./events.ts";
import { ended } from "./ended.ts";
import { outreachPeople } from "./tables.ts";
import { nextKey } from "./tasks.ts";

/** Ends what is under way with some people: nothing more is sent to them. */
export async function endOutreach(
  tx: Transaction,
  which: SQL | undefined,
  { state, why = null, now }: { state: OutreachState; why?: string | null; now: Date },
) {
  // Silence is no answer: who says something after all has replied.
  const from = ["planned", "waiting", ...(state === "replied" ? (["ignored"] as const) : [])] as const;
  const gone = await tx
    .update(outreachPeople)
    .set(ended(state, why))
    .where(and(which, inArray(outreachPeople.state, from)))
    .returning();
  for (const { id, companyId, jobId } of gone) {
    await cancelTask(tx, nextKey(id));
    await publish(tx, outreachEvents.changed, { data: { companyId, jobId }, at: now });
  }
  return gone.length;
}

/** The team writes no further words to this person. */
export function stopOutreach({ db, viewer, now }: CompanyContext, id: string) {
  return db.transaction(async (tx) => {
    const { companyId } = viewer;
    const mine = and(eq(outreachPeople.id, id), eq(outreachPeople.companyId, companyId));
    const [person] = await tx.select().from(outreachPeople).where(mine).for("update");
    if (!person) throw notFound("Person");
    if ((await endOutreach(tx, mine, { state: "stopped", now: now() })) === 0) return;
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "outreach.stopped",
        subject: { kind: "job", id: person.jobId, companyId },
        after: { people: 1 },
      },
    );
  });
}
