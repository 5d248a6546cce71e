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
    if (!application.unreadByCompany) return;
    await tx.update(applications).set({ unreadByCompany: false }).where(eq(applications.id, id));
    await announceChange(tx, application, { who: { userId: viewer.userId }, now: now() });
  });
}
