import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { accountAt } from "#server/outside/ats-accounts/ats-accounts.ts";
import { unfollowBoard } from "./follow-board.ts";
import { findFeed } from "./list-feeds.ts";

/** Stops reading a board; the jobs it brought stay as they are. */
export function stopFeed({ db, viewer, now }: CompanyContext, companyId: string, feedId: string) {
  return db.transaction(async (tx) => {
    const feed = viewer.companyId === companyId ? await findFeed(tx, companyId, feedId) : undefined;
    if (!feed?.address) throw notFound("Job source");
    if (accountAt(feed.address) !== null)
      throw conflict("CONNECTED", "This is a connected account. Disconnect it instead.");
    await unfollowBoard(tx, { companyId, address: feed.address, now: now() });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "jobs.feedStopped",
        subject: { kind: "jobFeed", id: feedId, companyId },
        before: { system: feed.system, address: feed.address },
      },
    );
  });
}
