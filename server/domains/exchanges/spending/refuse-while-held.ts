import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { conflict } from "#server/errors/refusal.ts";
import { jobTrackers } from "../tables.ts";
import { isHeld } from "./queries.ts";

/** Ads that cost money stay paused while their job has spent its budget. */
export async function refuseWhileHeld(tx: Transaction, jobId: string, exchangeIds: string[] | undefined) {
  const named = exchangeIds && inArray(jobTrackers.exchangeId, exchangeIds);
  const held = await tx.$count(jobTrackers, and(eq(jobTrackers.jobId, jobId), named, isHeld(tx)));
  if (held > 0)
    throw conflict(
      "BUDGET_SPENT",
      "This job’s ad budget is spent. Raise it before you resume ads that cost money.",
    );
}
