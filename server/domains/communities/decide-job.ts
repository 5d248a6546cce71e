import { audit } from "#server/audit/audit.ts";
import type { UserContext } from "#server/context.ts";
import { followCommunities } from "#server/domains/companies/index.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { communityEvents } from "./events.ts";
import { inCommunity, lockModerated } from "./queries.ts";
import { tellMembers } from "./tell-members.ts";
import { communityJobs } from "./tables.ts";

interface Decision {
  jobId: string;
  state: "published" | "declined";
  reason?: string | undefined;
  collection?: string | null | undefined;
}
/** By moderators: shows a job, declines it with a reason, or puts it under a heading; the company hears what became of it. */
export function decideJob(context: UserContext, id: string, { jobId, ...decision }: Decision) {
  const { db, viewer, now } = context;
  const { state, reason = null, collection } = decision;
  if (state === "declined" && !reason)
    throw invalid("Say why, so that the company knows.", { reason: "Say why" });
  return db.transaction(async (tx) => {
    const { name } = await lockModerated(tx, context, id);
    const place = inCommunity(id, jobId);
    const [before] = await tx.select().from(communityJobs).where(place).for("update");
    if (!before || before.state === "withdrawn") throw notFound("Job");
    const { companyId } = before;
    await tx
      .update(communityJobs)
      .set({ state, reason, ...(collection !== undefined && { collection }) })
      .where(place);
    await followCommunities(tx, companyId, now());
    await tellMembers(tx, [id], now());
    const subject = { kind: "community", id, companyId } as const;
    await audit(
      tx,
      { viewer, now: now() },
      { action: `community.job.${state}`, subject, after: { jobId, collection }, why: reason },
    );
    if (before.state !== state)
      await publish(tx, communityEvents.jobDecided, {
        data: { communityId: id, name, companyId, jobId, to: state, why: reason ?? "" },
        at: now(),
      });
  });
}
