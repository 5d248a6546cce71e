import { and, eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { notFound } from "#server/errors/refusal.ts";
import { peopleKeptApart } from "../tables.ts";
import { ordered } from "./list-duplicates.ts";
import { twoOf } from "./merge-people.ts";
import { decidedFor } from "./people-of-company.ts";

/** Someone looked at two people and found them to be two; they are not offered as one again. */
export function keepApart(context: CompanyContext, ids: [string, string]) {
  const { db, viewer, now } = context;
  const { companyId, userId: byUserId } = viewer;
  const [oneId, otherId] = ordered(ids);
  return db.transaction(async (tx) => {
    await twoOf(tx, context, ids);
    const { companyId: company, oneId: one, otherId: other } = peopleKeptApart;
    const [kept] = await tx
      .insert(peopleKeptApart)
      .values({ id: newId(), companyId, oneId, otherId, byUserId, at: now() })
      .onConflictDoUpdate({ target: [company, one, other], set: { byUserId } })
      .returning({ id: peopleKeptApart.id });
    const subject = { kind: "person", id: oneId, companyId } as const;
    const entry = { action: "people.keptApart", subject, after: { otherId } };
    await audit(tx, { viewer, now: now() }, entry);
    return kept!;
  });
}

export function offerAgain({ db, viewer, now }: CompanyContext, id: string) {
  const { companyId } = viewer;
  const mine = and(eq(peopleKeptApart.companyId, companyId), eq(peopleKeptApart.id, id));
  return db.transaction(async (tx) => {
    const shown = decidedFor(tx, viewer, [peopleKeptApart.oneId, peopleKeptApart.otherId]);
    const [gone] = await tx.delete(peopleKeptApart).where(and(mine, shown)).returning();
    if (!gone) throw notFound("Pair");
    const { oneId, otherId } = gone;
    const subject = { kind: "person", id: oneId, companyId } as const;
    const entry = { action: "people.offeredAgain", subject, after: { otherId } };
    await audit(tx, { viewer, now: now() }, entry);
  });
}
