import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { findFeed, unfollowBoard } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { accountAt } from "#server/outside/ats-accounts/ats-accounts.ts";
import { accountsOf, reported } from "./accounts.ts";

/** Nobody reads the account anymore; the jobs it brought stay. */
export async function disconnectAccount(context: CompanyContext, feedId: string) {
  const { companyId } = context.viewer;
  const feed = await findFeed(context.db, companyId, feedId);
  const account = feed?.address ? accountAt(feed.address) : null;
  if (!feed?.address || account === null) throw notFound("Account");
  await reported(context, accountsOf(context).disconnect(account));
  const address = feed.address;
  await context.db.transaction(async (tx) => {
    await unfollowBoard(tx, { companyId, address, now: context.now() });
    await audit(
      tx,
      { viewer: context.viewer, now: context.now() },
      {
        action: "ats.disconnected",
        subject: { kind: "jobFeed", id: feedId, companyId },
        before: { system: feed.system },
      },
    );
  });
}
