import { eq } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { conflict } from "#server/errors/refusal.ts";
import { markDone } from "./account-flags.ts";
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

/** The company's flag follows what is live; called in the transaction that changes it. */
export async function followCommunities(tx: Transaction, companyId: string) {
  const communities = await isInCommunities(tx, companyId);
  await tx.update(companies).set({ communities }).where(eq(companies.id, companyId));
  if (communities) await markDone(tx, companyId, "communityAdded");
}

/** Takes up again what the company had in communities, for the jobs that are open to all. */
export function publishToCommunities(context: AuthenticatedContext, companyId: string) {
  return changeCompany(context, companyId, async (tx) => {
    for (const channel of channels) await channel.resume(tx, companyId);
    if (!(await isInCommunities(tx, companyId)))
      throw conflict("NOTHING_ADVERTISED", "Advertise a live job in a community first.");
    return { communities: true };
  });
}

/** Pauses all that the company has in communities. */
export function unpublishFromCommunities(context: AuthenticatedContext, companyId: string) {
  return changeCompany(context, companyId, async (tx) => {
    for (const channel of channels) await channel.pause(tx, companyId);
    return { communities: false };
  });
}

async function isInCommunities(tx: Transaction, companyId: string) {
  for (const channel of channels) if (await channel.isLive(tx, companyId)) return true;
  return false;
}
