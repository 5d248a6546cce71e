import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { publishCompanyOf, setJobFeed } from "#server/domains/companies/index.ts";
import type { FeedResult } from "#contract/jobs.ts";
import type { Known } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/ids.ts";
import type { AtsSystem } from "#server/outside/ats/ats.ts";
import { conflict, invalid, notFound } from "#server/refusal.ts";
import { refuseUnlessJobs } from "./change-job.ts";
import { type BoardReading, readBoard, readText } from "./read-board.ts";
import { syncFeeds } from "./sync-feeds.ts";
import { jobFeeds } from "./tables.ts";

interface Source {
  address?: string;
  text?: string;
  system?: AtsSystem;
}

/** Brings the company's jobs over from its board; what cannot be read changes nothing and is refused with the reason. */
export async function importFeed(context: Known, companyId: string, { address, text, system }: Source) {
  await refuseStranger(context, companyId);
  if (!address === !text)
    throw invalid("Enter the address of a job board, or choose a file.", { address: "Enter an address" });
  const read = text
    ? readText(text, system)
    : await readBoard(context.outside, { address: address!, system });
  const result = await keep(context, companyId, { ...read, address: address ?? null });
  if (result.state === "failed") throw invalid(result.message!, undefined, "FEED_FAILED");
  return result;
}

/** Reads every board of the company again; the ones that could not be read are reported and change nothing. */
export async function resyncFeeds(context: Known, companyId: string) {
  await refuseStranger(context, companyId);
  const feeds = await context.db
    .select()
    .from(jobFeeds)
    .where(and(eq(jobFeeds.companyId, companyId), isNotNull(jobFeeds.address)))
    .orderBy(asc(jobFeeds.createdAt));
  if (!feeds.length)
    throw conflict("NO_FEED", "No job board is connected yet. Import one by its address first.");
  const results: FeedResult[] = [];
  for (const { address, system } of feeds) {
    const read = await readBoard(context.outside, { address: address!, system: system as AtsSystem });
    results.push(await keep(context, companyId, { ...read, address }));
  }
  return results;
}

export async function listFeeds(context: Known, companyId: string) {
  await refuseStranger(context, companyId);
  return context.db
    .select()
    .from(jobFeeds)
    .where(eq(jobFeeds.companyId, companyId))
    .orderBy(asc(jobFeeds.createdAt));
}

async function refuseStranger({ viewer }: Known, companyId: string) {
  if (viewer.companyId !== companyId) throw notFound("Company");
}

/** Writes what a healthy reading says, and how the reading went in any case. */
function keep(
  context: Known,
  companyId: string,
  { system, reading, address }: BoardReading & { address: string | null },
): Promise<FeedResult> {
  const { db, now } = context;
  const about = { companyId, system: system ?? "unknown", address };
  return db.transaction(async (tx) => {
    await refuseUnlessJobs(tx, context);
    if (!reading.ok) {
      const result = { ...about, ...nothing, state: "failed" as const, message: reading.reason };
      await report(tx, result, now());
      return result;
    }
    const feed = {
      companyId,
      system: about.system,
      feed: address ?? "file",
      jobs: reading.jobs,
      complete: true,
    };
    const counts = await syncFeeds(tx, [feed], { now: now(), announceAdded: true });
    if (counts.added) await publishCompanyOf(tx, context, companyId);
    if (address) await setJobFeed(tx, companyId, { address, system: about.system });
    const result = { ...about, ...counts, state: "healthy" as const, message: null };
    await report(tx, result, now());
    return result;
  });
}
const nothing = { added: 0, changed: 0, closed: 0, unchanged: 0, merged: 0 };

/** A first reading that failed leaves no feed behind to be read again. */
async function report(tx: Transaction, result: FeedResult, now: Date) {
  const { companyId, system, address, state, message, added, changed, closed, unchanged } = result;
  const said = {
    lastReadAt: now,
    lastState: state,
    lastMessage: message,
    ...(state === "healthy" && { lastCounts: { added, changed, closed, unchanged } }),
  };
  const [known] = await tx
    .update(jobFeeds)
    .set(said)
    .where(
      and(
        eq(jobFeeds.companyId, companyId),
        address ? eq(jobFeeds.address, address) : and(isNull(jobFeeds.address), eq(jobFeeds.system, system)),
      ),
    )
    .returning({ id: jobFeeds.id });
  if (known || state === "failed") return;
  await tx.insert(jobFeeds).values({ ...said, id: newId(), companyId, system, address, createdAt: now });
}
