import { type SQL, and, eq, gt, or } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { findCandidate } from "#server/domains/candidates/index.ts";
import { findExternal, holdPeople } from "#server/domains/external-candidates/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { cancelTask } from "#server/tasks/enqueue.ts";
import { leadEvents } from "../events.ts";
import { peopleMerges } from "../tables.ts";
import { partRecords } from "./joined-records.ts";
import { settleKey } from "./merge-people.ts";
import { decidedFor } from "./people-of-company.ts";

type Merge = typeof peopleMerges.$inferSelect;

/** Two people again, each with everything they had. */
export function undoMerge({ db, viewer, now }: CompanyContext, id: string) {
  const { companyId } = viewer;
  const mine = and(eq(peopleMerges.companyId, companyId), eq(peopleMerges.id, id));
  return db.transaction(async (tx) => {
    await holdPeople(tx, companyId);
    const shown = decidedFor(tx, viewer, [peopleMerges.keptId, peopleMerges.goneId]);
    const [merge] = await tx.select().from(peopleMerges).where(and(mine, shown)).for("update");
    if (!merge) throw notFound("Merge");
    const { records, keptId, goneId } = merge;
    const kept = await personOf(tx, keptId);
    if (!records || !kept || merge.undoUntil <= now())
      throw conflict("TOO_LATE", "It’s too late to undo this merge.");
    await refuseUnlessLast(tx, merge);
    const record = records.record.gone.length > 0;
    const gone = record ? { id: goneId, external: true, userId: null } : await personOf(tx, goneId);
    if (!gone) throw conflict("TOO_LATE", "This person’s details are gone, so this merge can’t be undone.");
    await partRecords(tx, records, { companyId, kept, gone, now: now() });
    await tx.delete(peopleMerges).where(mine);
    await cancelTask(tx, settleKey(id));
    await publish(tx, leadEvents.peopleChanged, { data: { companyId }, at: now() });
    await audit(
      tx,
      { viewer, now: now() },
      { action: "people.unmerged", subject: { kind: "person", id: keptId, companyId }, after: { goneId } },
    );
  });
}

async function personOf(db: Reader, id: string) {
  if (await findExternal(db, id)) return { id, external: true, userId: null };
  const candidate = await findCandidate(db, id);
  return candidate && { id, external: false, userId: candidate.userId };
}

/** Merges of one person are undone as they were made, the last first. */
async function refuseUnlessLast(tx: Transaction, { companyId, keptId, at, id }: Merge) {
  const later: SQL[] = [eq(peopleMerges.goneId, keptId), eq(peopleMerges.keptId, keptId)];
  const [next] = await tx
    .select({ id: peopleMerges.id })
    .from(peopleMerges)
    .where(and(eq(peopleMerges.companyId, companyId), or(...later), gt(peopleMerges.at, at)));
  if (next && next.id !== id)
    throw conflict("LATER_MERGE", "This person was merged again since. Undo the later merge first.");
}
