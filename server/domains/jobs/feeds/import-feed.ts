import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { FeedResult } from "#contract/job-feeds.ts";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { accountAt } from "#server/outside/ats-accounts/ats-accounts.ts";
import type { AtsSystem } from "#server/outside/ats/ats.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { holdFollowed } from "./follow-board.ts";
import { type ReadBoard, saveReading } from "./save-feed.ts";
import { readBoard, readText } from "./read-board.ts";
import { jobFeeds } from "../tables.ts";
import { boardsOfReading, saveVerification, refuseForeignBoards } from "./whose-board.ts";

interface Source {
  address?: string;
  text?: string;
  system?: AtsSystem;
}

/** Brings the company's jobs over from its board; what cannot be read changes nothing and is refused with the reason. */
export async function importFeed(
  context: AuthenticatedContext,
  companyId: string,
  { address, text, system }: Source,
) {
  await refuseStranger(context, companyId);
  if ((address === undefined) === (text === undefined))
    throw invalid("Enter the link of a job board, or choose a file.", { address: "Enter a link" });
  refuseAccount(address);
  const read =
    text !== undefined
      ? readText(text, system)
      : await readBoard(context.outside, { address: address!, system });
  const result = await context.db.transaction((tx) =>
    saveImport(tx, context, { companyId, board: { ...read, address: address ?? null } }),
  );
  if (result.state === "failed") throw invalid(result.message!, undefined, "FEED_FAILED");
  await logImport(context, companyId, { address, added: result.added, changed: result.changed });
  return result;
}

function logImport({ db, viewer, now }: AuthenticatedContext, companyId: string, after: object) {
  const subject = { kind: "company", id: companyId, companyId } as const;
  return db.transaction((tx) =>
    audit(tx, { viewer, now: now() }, { kind: "import", action: "jobs.imported", subject, after }),
  );
}

/** Reads every board of the company again; the ones that could not be read are reported and change nothing. One that was stopped meanwhile is left out. */
export async function resyncFeeds(context: AuthenticatedContext, companyId: string) {
  await refuseStranger(context, companyId);
  const feeds = await context.db
    .select()
    .from(jobFeeds)
    .where(and(eq(jobFeeds.companyId, companyId), isNotNull(jobFeeds.address)))
    .orderBy(asc(jobFeeds.createdAt));
  if (!feeds.length)
    throw conflict("NO_FEED", "No job board is connected yet. Import one by its link first.");
  const results: FeedResult[] = [];
  for (const feed of feeds) {
    const { address, system } = feed;
    const read = await readBoard(context.outside, { address: address!, system });
    const result = await context.db.transaction(async (tx) =>
      (await holdFollowed(tx, feed))
        ? saveImport(tx, context, { companyId, board: { ...read, address } })
        : null,
    );
    if (result) results.push(result);
  }
  return results;
}

/** An account is read for the company that connected it, by its own feed; its address is nobody's to type. */
export function refuseAccount(address: string | undefined) {
  if (address !== undefined && accountAt(address) !== null)
    throw invalid("Enter the link of a job board.", { address: "Enter a link" });
}

async function refuseStranger({ viewer }: AuthenticatedContext, companyId: string) {
  if (viewer.companyId !== companyId) throw notFound("Company");
}

async function saveImport(
  tx: Transaction,
  { now, viewer }: AuthenticatedContext,
  { companyId, board }: { companyId: string; board: ReadBoard },
) {
  if (board.reading.ok) {
    const { jobs } = board.reading;
    if (board.address) await saveVerification(tx, companyId, { address: board.address, jobs, now: now() });
    await refuseForeignBoards(tx, companyId, boardsOfReading(board.address, jobs));
  }
  return saveReading(tx, companyId, { ...board, now: now(), byUserId: viewer.userId });
}
