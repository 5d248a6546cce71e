import { followCommunities } from "#server/domains/companies/index.ts";
import { randomInt } from "node:crypto";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { listBoosts } from "./list-trackers.ts";
import { findListed, findMyJob } from "./queries.ts";
import { refuseUnlessPublic } from "./rules.ts";
import { refuseWhileHeld } from "./spending/refuse-while-held.ts";
import { settleBudgets } from "./spending/settle-budget.ts";
import { jobTrackers } from "./tables.ts";

const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const codeLength = 10;

/** Makes a link for each exchange, or brings a paused one back; posting it there is a person's part. */
export async function boostJob(context: AuthenticatedContext, jobId: string, exchangeIds: string[]) {
  const { db, viewer, now } = context;
  await db.transaction(async (tx) => {
    const { job, company } = await findMyJob(tx, context, jobId);
    refuseUnlessPublic(job, company.published);
    if (!exchangeIds.length)
      throw invalid("Choose at least one job board.", { exchanges: "Choose at least one job board" });
    const listed = await findListed(tx, exchangeIds);
    if (listed.length < exchangeIds.length) throw notFound("Exchange");
    await settleBudgets(tx, [jobId], now());
    const rows = exchangeIds.map((exchangeId) => ({
      id: newId(),
      jobId,
      companyId: job.companyId,
      exchangeId,
      code: newCode(),
      createdAt: now(),
    }));
    await tx
      .insert(jobTrackers)
      .values(rows)
      .onConflictDoUpdate({
        target: [jobTrackers.jobId, jobTrackers.exchangeId],
        set: { status: "live", pausedByBudget: false },
      });
    await refuseWhileHeld(tx, jobId, exchangeIds);
    await followCommunities(tx, job.companyId, now());
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "job.boosted",
        subject: { kind: "job", id: jobId, companyId: job.companyId },
        after: { exchanges: listed.map(({ name }) => name) },
      },
    );
  });
  return listBoosts(context, jobId);
}

function newCode() {
  return Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join("");
}
