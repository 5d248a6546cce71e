import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { singleSignOnEvents } from "./events.ts";
import { ssoConnections } from "./tables.ts";

/** Without anyone excepted, a provider that fails would lock the whole team out: where this person was, everyone can sign in again. */
export async function endEnforcementExcepting(tx: Transaction, userId: string, now: Date) {
  const open = await tx
    .update(ssoConnections)
    .set({ exceptUserId: null, enforcedAt: null })
    .where(eq(ssoConnections.exceptUserId, userId))
    .returning({ companyId: ssoConnections.companyId });
  for (const data of open) await publish(tx, singleSignOnEvents.enforcementEnded, { data, at: now });
}
