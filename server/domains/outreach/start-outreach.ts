import { randomBytes } from "node:crypto";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { isTeammates, refuseIfTeammateWrote } from "#server/domains/networks/index.ts";
import { newId } from "#server/database/ids.ts";
import { publish } from "#server/events/events.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { outreachEvents } from "./events.ts";
import { refuseIfTeammatePlanned } from "./planned-before.ts";
import { type Planned, type Wanted, planOutreach } from "./plan.ts";
import { outreachPeople, outreaches } from "./tables.ts";
import { nextKey, outreachTasks } from "./tasks.ts";

/** Plans the words to everyone who may be written to; each gets theirs at their own time. */
export function startOutreach(
  context: CompanyContext,
  { anyway = [], ...wanted }: Wanted & { anyway?: readonly string[] | undefined },
) {
  return context.db.transaction(async (tx) => {
    const plan = await planOutreach(tx, context, wanted);
    const people = plan.filter(({ refused }) => refused === null);
    // It was said for some of them, and says nothing about the others.
    const others = people.filter(({ candidateId }) => !anyway.includes(candidateId));
    const ids = others.map(({ candidateId }) => candidateId);
    await refuseIfTeammateWrote(tx, context, ids);
    refuseIfTeammatePlanned(others);
    const refused = plan.flatMap(({ candidateId, fullName, refused: why }) =>
      why === null ? [] : [{ candidateId, fullName, why }],
    );
    const planned = people.length > 0 ? await keepPlan(tx, context, { wanted, people }) : 0;
    return { planned, refused };
  });
}

async function keepPlan(
  tx: Transaction,
  { viewer, now }: CompanyContext,
  { wanted, people }: { wanted: Wanted; people: Planned[] },
) {
  const { companyId, userId: byUserId } = viewer;
  const { jobId, text, followUps } = wanted;
  const outreachId = newId();
  const row = { id: outreachId, companyId, jobId, byUserId, text, followUps, createdAt: now() };
  await tx.insert(outreaches).values(row);
  const rows = people.map(({ candidateId, messages, earlier }) => ({
    id: newId(),
    outreachId,
    companyId,
    jobId,
    candidateId,
    // In hex, because mail programs may change the case of an address.
    replyToken: randomBytes(16).toString("hex"),
    nextAt: messages[0]!.at,
    anyway: earlier !== null && isTeammates(earlier),
  }));
  const kept = await tx.insert(outreachPeople).values(rows).onConflictDoNothing().returning();
  const first = kept.map(({ id, nextAt }) => ({ data: { id }, at: nextAt!, key: nextKey(id) }));
  await enqueue(tx, outreachTasks.next, first);
  const subject = { kind: "job", id: jobId, companyId } as const;
  const after = { people: kept.length, followUps: followUps.length };
  await audit(tx, { viewer, now: now() }, { action: "outreach.started", subject, after });
  await publish(tx, outreachEvents.changed, { data: { companyId, jobId }, at: now() });
  return kept.length;
}
