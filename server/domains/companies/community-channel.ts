import { eq } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { conflict } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { markDone } from "./account-flags.ts";
import { companyEvents } from "./events.ts";
import { companies } from "./tables.ts";
import { changeCompany } from "./update-company.ts";

/** A way in which jobs of a company are in communities: links on other sites, communities of our own. */
export interface CommunityChannel {
  isLive(tx: Transaction, companyId: string): Promise<boolean>;
  /** Takes up what was paused. */
  resume(tx: Transaction, companyId: string): Promise<void>;
  pause(tx: Transaction, companyId: string): Promise<void>;
}
const channels: CommunityChannel[] = [];

/** Called once by each domain that has such a way. */
export function addCommunityChannel(channel: CommunityChannel) {
  channels.push(channel);
}

/** The company's flag follows what is live; while its team has switched it off, what it adds is paused as well. Called in the transaction of a change. */
export async function followCommunities(tx: Transaction, companyId: string, now: Date) {
  const [before] = await tx.select().from(companies).where(eq(companies.id, companyId));
  if (!before) return;
  if (before.communitiesPaused) for (const channel of channels) await channel.pause(tx, companyId);
  const communities = await isInCommunities(tx, companyId);
  if (communities) await markDone(tx, companyId, "communityAdded");
  if (communities === before.communities) return;
  await tx.update(companies).set({ communities }).where(eq(companies.id, companyId));
  await publish(tx, companyEvents.changed, { data: { companyId }, at: now });
}

/** Takes up again what the company had in communities, for the jobs that are open to all. */
export function publishToCommunities(context: AuthenticatedContext, companyId: string) {
  return changeCompany(context, companyId, async (tx) => {
    for (const channel of channels) await channel.resume(tx, companyId);
    if (!(await isInCommunities(tx, companyId)))
      throw conflict("NOTHING_ADVERTISED", "Advertise a live job in a community first.");
    return { communities: true, communitiesPaused: false };
  });
}

/** Pauses all that the company has in communities. */
export function unpublishFromCommunities(context: AuthenticatedContext, companyId: string) {
  return changeCompany(context, companyId, async (tx) => {
    for (const channel of channels) await channel.pause(tx, companyId);
    return { communities: false, communitiesPaused: true };
  });
}

async function isInCommunities(tx: Transaction, companyId: string) {
  for (const channel of channels) if (await channel.isLive(tx, companyId)) return true;
  return false;
}
