import { eq } from "drizzle-orm";
import type { Known } from "#server/context.ts";
import { announceChange } from "./announce.ts";
import { lockForTeam } from "./queries.ts";
import { applications } from "./tables.ts";

/** Somebody of the team has looked; not a move, so the version stays. */
export function markRead(context: Known, id: string) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const application = await lockForTeam(tx, context, id);
    const { unreadByCompany, seenAt } = application;
    if (!unreadByCompany && seenAt) return;
    await tx
      .update(applications)
      .set({ unreadByCompany: false, seenAt: seenAt ?? now() })
      .where(eq(applications.id, id));
    if (!unreadByCompany) return;
    await announceChange(tx, application, { who: { userId: viewer.userId }, now: now() });
  });
}
