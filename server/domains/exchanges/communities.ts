import { and, eq, inArray, not } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { changeCompany, setCommunities } from "#server/domains/companies/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { isHeld } from "./spending/queries.ts";
import { jobExchanges, jobTrackers } from "./tables.ts";

/** Takes up again what the company advertised in communities, for the jobs that are open to all. */
export function publishToCommunities(context: AuthenticatedContext, companyId: string) {
  return changeCompany(context, companyId, async (tx) => {
    const open = tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.companyId, companyId), eq(jobs.status, "live"), eq(jobs.internal, false)));
    const resumed = await tx
      .update(jobTrackers)
      .set({ status: "live" })
      .where(and(inCommunities(tx, companyId), inArray(jobTrackers.jobId, open), not(isHeld(tx))))
      .returning({ id: jobTrackers.id });
    if (resumed.length === 0)
      throw conflict("NOTHING_ADVERTISED", "Advertise a live job in a community first.");
    return { communities: true };
  });
}

/** Pauses all of the company's links in communities. */
export function unpublishFromCommunities(context: AuthenticatedContext, companyId: string) {
  return changeCompany(context, companyId, async (tx) => {
    await tx.update(jobTrackers).set({ status: "paused" }).where(inCommunities(tx, companyId));
    return { communities: false };
  });
}

/** The channel is open while the company advertises in a community. */
export async function followCommunities(tx: Transaction, companyId: string) {
  const [live] = await tx
    .select({ id: jobTrackers.id })
    .from(jobTrackers)
    .where(and(inCommunities(tx, companyId), eq(jobTrackers.status, "live")))
    .limit(1);
  await setCommunities(tx, companyId, live !== undefined);
}

function inCommunities(db: Reader, companyId: string) {
  const communities = db
    .select({ id: jobExchanges.id })
    .from(jobExchanges)
    .where(eq(jobExchanges.type, "Community"));
  return and(eq(jobTrackers.companyId, companyId), inArray(jobTrackers.exchangeId, communities));
}
