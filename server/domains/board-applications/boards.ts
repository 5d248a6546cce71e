import { and, desc, eq, gt, inArray, notInArray } from "drizzle-orm";
import { addDays } from "#shared/times/add-days.ts";
import { applications } from "#server/domains/applications/index.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { findFeed, listFeeds } from "#server/domains/jobs/index.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { seal } from "#server/seal.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { accountsKeyRefused } from "#server/outside/ats-accounts/ats-accounts.ts";
import { failureText } from "#shared/jobs/failure-text.ts";
import { keyRefused, wayOf } from "./queries.ts";
import { boardApplications, boardForwardings } from "./tables.ts";
import { boardApplicationTasks } from "./tasks.ts";

export const keyPurpose = "board api key";
type Forwarding = typeof boardForwardings.$inferSelect;
type Feed = Awaited<ReturnType<typeof listFeeds>>[number];

/** The boards and accounts that the company's jobs come from. */
export async function listBoards(context: CompanyContext, companyId: string) {
  const feeds = await listFeeds(context, companyId);
  const chosen = await context.db
    .select()
    .from(boardForwardings)
    .where(eq(boardForwardings.companyId, companyId));
  const lastSent = await lastSendings(
    context.db,
    feeds.map(({ id }) => id),
  );
  return feeds.map((feed) =>
    presentBoard(
      feed,
      chosen.find(({ feedId }) => feedId === feed.id),
      lastSent.get(feed.id),
    ),
  );
}

/** How the newest application that was sent to each board went. */
async function lastSendings(db: Reader, feedIds: string[]) {
  const { feedId, state, reason, at } = boardApplications;
  const rows = await db
    .selectDistinctOn([feedId], { feedId, state, reason, at })
    .from(boardApplications)
    .where(and(inArray(feedId, feedIds), notInArray(state, ["waiting", "sending"])))
    .orderBy(feedId, desc(at));
  return new Map(rows.map((row) => [row.feedId, row]));
}

type Sent = Pick<typeof boardApplications.$inferSelect, "reason" | "at">;
/** What keeps jobs from coming in or applications from arriving; a key that was refused until another is entered. */
function problemsOf(
  { lastState, lastMessage }: Feed,
  forwarding: Forwarding | undefined,
  sent: Sent | undefined,
) {
  const refused = sent?.reason === keyRefused || sent?.reason === accountsKeyRefused;
  return [
    ...(lastState === "failed" ? [`The last sync failed. ${failureText(lastMessage)}`] : []),
    ...(refused && forwarding?.enabled && sent.at > forwarding.changedAt
      ? [`Applications aren’t arriving. ${sent.reason}`]
      : []),
  ];
}

function presentBoard(feed: Feed, forwarding: Forwarding | undefined, sent?: Sent) {
  const { id: feedId, system, address } = feed;
  return {
    feedId,
    system,
    address,
    way: wayOf(feed),
    enabled: forwarding?.enabled ?? false,
    keyEnding: forwarding?.keyEnding ?? null,
    problems: problemsOf(feed, forwarding, sent),
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
    if (enabled && key) await sendRefusedAgain(tx, feedId, now());
    return presentBoard(feed, saved);
  });
}

/** For so long what a key was refused for is still news to the board. */
const resentDays = 30;

/** What the board refused for its key is sent with the new one, as far as it is recent and still decided on. */
async function sendRefusedAgain(tx: Transaction, feedId: string, now: Date) {
  const { applicationId } = boardApplications;
  const open = tx
    .select({ id: applications.id })
    .from(applications)
    .where(notInArray(applications.applicationState, ["denied", "declined", "expired"]));
  const refused = and(
    eq(boardApplications.feedId, feedId),
    eq(boardApplications.state, "failed"),
    eq(boardApplications.reason, keyRefused),
    gt(boardApplications.at, addDays(now, -resentDays)),
    inArray(applicationId, open),
  );
  const waiting = await tx
    .update(boardApplications)
    .set({ state: "waiting", attempts: 0, reason: null, at: now })
    .where(refused)
    .returning({ applicationId });
  await enqueue(
    tx,
    boardApplicationTasks.send,
    waiting.map((data) => ({ data, at: now })),
  );
}

function refuseUnable(feed: Feed, { hasKey }: { hasKey: boolean }) {
  const way = wayOf(feed);
  if (way === "none")
    throw invalid("This board takes no applications from other sites.", {
      enabled: "This board takes no applications from other sites",
    });
  if (way === "key" && !hasKey) throw invalid("Enter the API key first.", { key: "Enter the API key" });
}
