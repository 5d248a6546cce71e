import type { SQL } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { dropLeads } from "#server/domains/applications/index.ts";
import { dropConversations } from "#server/domains/messaging/index.ts";
import { publish } from "#server/events/events.ts";
import { forgetMerges } from "./duplicates/settle-merges.ts";
import { leadEvents } from "./events.ts";
import { removeExternal } from "#server/domains/external-candidates/index.ts";

/** Removes people with everything that was between them and the company; answers how many there were. */
export async function removePeople(tx: Transaction, where: SQL | undefined, now: Date): Promise<number> {
  const ids = await removeExternal(tx, where, now);
  await forgetMerges(tx, ids, now);
  await dropConversations(tx, ids, now);
  await dropLeads(tx, ids);
  if (ids.length) await publish(tx, leadEvents.removed, { data: { personIds: ids }, at: now });
  return ids.length;
}
