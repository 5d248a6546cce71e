import { and, eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { findFeed, listFeeds } from "#server/domains/jobs/index.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { seal } from "#server/seal.ts";
import { wayOf } from "./queries.ts";
import { boardForwardings } from "./tables.ts";

export const keyPurpose = "board api key";
type Forwarding = typeof boardForwardings.$inferSelect;
type Feed = { id: string; system: string; address: string | null };

/** The boards and accounts that the company's jobs come from. */
export async function listBoards(context: CompanyContext, companyId: string) {
  const feeds = await listFeeds(context, companyId);
  const chosen = await context.db
    .select()
    .from(boardForwardings)
    .where(eq(boardForwardings.companyId, companyId));
  return feeds.map((feed) =>
    presentBoard(
      feed,
      chosen.find(({ feedId }) => feedId === feed.id),
    ),
  );
}

function presentBoard(feed: Feed, forwarding: Forwarding | undefined) {
  const { id: feedId, system, address } = feed;
  return {
    feedId,
    system,
    address,
    way: wayOf(feed),
    enabled: forwarding?.enabled ?? false,
    keyEnding: forwarding?.keyEnding ?? null,
  };
}

interface Choice {
  enabled: boolean;
  key?: string | undefined;
}
/** From now on new applications go to the board as well, or no longer. */
export function setBoard(
  context: CompanyContext,
  { id: companyId, feedId }: { id: string; feedId: string },
  { enabled, key }: Choice,
) {
  const { db, viewer, config, now } = context;
  if (viewer.companyId !== companyId) throw notFound("Company");
  return db.transaction(async (tx) => {
    const feed = await findFeed(tx, companyId, feedId);
    if (!feed) throw notFound("Board");
    const known = and(eq(boardForwardings.feedId, feedId), eq(boardForwardings.companyId, companyId));
    const [before] = await tx.select().from(boardForwardings).where(known).for("update");
    if (enabled) refuseUnable(feed, { hasKey: key !== undefined || before?.sealedKey != null });
    const values = {
      enabled,
      ...(key && {
        sealedKey: seal(Buffer.from(key), { secret: config.secret, purpose: keyPurpose }),
        keyEnding: key.slice(-4),
      }),
      changedAt: now(),
    };
    const [saved] = await tx
      .insert(boardForwardings)
      .values({ feedId, companyId, ...values })
      .onConflictDoUpdate({ target: boardForwardings.feedId, set: values })
      .returning();
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "board.forwardingChanged",
        subject: { kind: "jobFeed", id: feedId, companyId },
        before: { enabled: before?.enabled ?? false },
        after: { enabled, newKey: key !== undefined },
      },
    );
    return presentBoard(feed, saved);
  });
}

function refuseUnable(feed: Feed, { hasKey }: { hasKey: boolean }) {
  const way = wayOf(feed);
  if (way === "none")
    throw invalid("This board takes no applications from other sites.", {
      enabled: "This board takes no applications from other sites",
    });
  if (way === "key" && !hasKey) throw invalid("Enter the API key first.", { key: "Enter the API key" });
}
