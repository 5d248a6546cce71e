import { setImmediate } from "node:timers/promises";
import { type SQL, and, inArray, sql } from "drizzle-orm";
import { companiesWithout } from "#server/domains/billing/index.ts";
import { lockCompanies, publishCompanyOf } from "#server/domains/companies/index.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish, publishAll } from "#server/events/events.ts";
import { isOver } from "#shared/jobs/closing-day.ts";
import { type FeedJob, mergeDuplicates } from "#server/outside/ats/ats.ts";
import { insertRows, updateRows } from "../bulk-rows.ts";
import { closeInTime } from "../closing-day.ts";
import { countSynced } from "../drafts/draft-rows.ts";
import { askingDifferently } from "../requirements/criteria.ts";
import { confirmedNow, isFeedConfirming } from "../freshness/rules.ts";
import { feedColumns, newJobColumns } from "./feed-columns.ts";
import { type ChangedJob, type FeedPlan, type KnownJob, planFeed } from "./plan-feed.ts";
import { recountOpenJobs } from "../queries.ts";
import { jobs } from "../tables.ts";
import { jobEvents } from "../events.ts";

/** One healthy reading: the postings of one company at one system. */
export interface CompanyFeed {
  companyId: string;
  system: string;
  /** The board's address, or a name that starts with "file". */
  feed: string;
  jobs: FeedJob[];
  /** False when the reading may lack jobs: then only those it names as ended are closed. */
  complete: boolean;
  ended?: ReadonlySet<string>;
  decided?: ReadonlyMap<string, string>;
}
export interface SyncCounts {
  added: number;
  changed: number;
  closed: number;
  unchanged: number;
  merged: number;
}
interface Sync {
  now: Date;
  /** A list of many companies announces one event a company instead of one for each new job. */
  announceAdded: boolean;
  /** What new jobs arrive as. */
  addAs?: "draft" | "live";
  /** Is told what becomes of each feed. */
  onPlan?: (plan: FeedPlan) => void;
}
interface Read extends CompanyFeed {
  past: ReadonlySet<string>;
}
interface Decided extends Read {
  plan: FeedPlan;
  marketplace: boolean;
  headquarters: string | null;
  addAs: "draft" | "live";
  addedIds: string[];
}

/** Brings companies' jobs in line with what their feeds list; an unchanged feed writes nothing. */
export async function syncFeeds(tx: Transaction, feeds: CompanyFeed[], sync: Sync): Promise<SyncCounts> {
  const counts = { added: 0, changed: 0, closed: 0, unchanged: 0, merged: 0 };
  const open = feeds.map((feed) => ({
    ...feed,
    jobs: stillOpen(feed.jobs, sync.now),
    past: new Set(feed.jobs.filter((job) => isPast(job, sync.now)).map(({ sourceId }) => sourceId)),
  }));
  const decided = await decide(tx, open, { counts, addAs: sync.addAs ?? "live", now: sync.now });
  for (const { plan } of decided) sync.onPlan?.(plan);
  const touched = decided.filter(({ plan: { added, changed, closed, left } }) =>
    [added, changed, closed, left].some(({ length }) => length > 0),
  );
  const different = await write(tx, decided, sync);
  if (touched.length) await recountOpenJobs(tx, [...new Set(touched.map(({ companyId }) => companyId))]);
  for (const each of touched) await announce(tx, each, { ...sync, different });
  return counts;
}

/** A posting whose last day to apply is over is no longer open, even where the board still lists it. */
export function stillOpen(found: FeedJob[], now: Date): FeedJob[] {
  return found.filter((job) => !isPast(job, now));
}

function isPast({ closesOn }: FeedJob, now: Date) {
  return isOver(closesOn ?? null, now);
}

async function decide(
  tx: Transaction,
  feeds: Read[],
  { counts, addAs, now }: { counts: SyncCounts; addAs: Decided["addAs"]; now: Date },
): Promise<Decided[]> {
  const companyIds = [...new Set(feeds.map(({ companyId }) => companyId))];
  const companies = await lockCompanies(tx, companyIds);
  const byId = new Map(companies.map((company) => [company.id, company]));
  const disabled = new Set(companies.flatMap(({ id, disabledAt }) => (disabledAt ? [id] : [])));
  const silent = await companiesWithout(tx, { companyIds, feature: "publishJobs" });
  const systems = [...new Set(feeds.map(({ system }) => system))];
  const known = await knownJobs(tx, companyIds, systems, amongDecided(feeds));
  return feeds.map((feed) => {
    const merged = mergeDuplicates(feed.jobs);
    const isSilent = silent.has(feed.companyId) || disabled.has(feed.companyId);
    const whole = planFeed(known.get(keyOf(feed)) ?? [], { ...feed, jobs: merged, now });
    const plan = isSilent ? withoutReopening(whole) : whole;
    counts.added += plan.added.length;
    counts.changed += plan.changed.length;
    counts.closed += plan.closed.length;
    counts.unchanged += plan.unchanged;
    counts.merged += feed.jobs.length - merged.length;
    return {
      ...feed,
      plan,
      marketplace: byId.get(feed.companyId)?.marketplace ?? false,
      headquarters: byId.get(feed.companyId)?.companyHQlocation ?? null,
      addAs: isSilent ? "draft" : addAs,
      addedIds: [],
    };
  });
}

/** Whether jobs went live with it. */
function isPublishing({ plan, addAs }: Decided) {
  return (addAs === "live" && plan.added.length > 0) || plan.changed.some(({ reopens }) => reopens);
}

/** What vanished and is back waits until the company may publish again; the next reading then reopens it. */
function withoutReopening(plan: FeedPlan): FeedPlan {
  const changed = plan.changed.filter(({ reopens }) => !reopens);
  return { ...plan, changed, unchanged: plan.unchanged + plan.changed.length - changed.length };
}

/** A portion of a feed that was compared as a whole before speaks of its own jobs only. */
function amongDecided(feeds: CompanyFeed[]): SQL | undefined {
  if (!feeds.every(({ decided }) => decided)) return undefined;
  const sourceIds = feeds.flatMap((feed) => [...feed.jobs.map((job) => job.sourceId), ...(feed.ended ?? [])]);
  const ids = feeds.flatMap(({ decided }) => [...decided!.values()]);
  return sql`(${jobs.sourceId} = any(${sql.param(sourceIds)}) or ${jobs.id} = any(${sql.param(ids)}::uuid[]))`;
}

export function keyOf({ companyId, system }: { companyId: string; system: string | null }) {
  return `${companyId} ${system}`;
}

export async function knownJobs(tx: Transaction, companyIds: string[], systems: string[], among?: SQL) {
  const rows = await tx
    .select({
      id: jobs.id,
      companyId: jobs.companyId,
      system: jobs.jobPlatform,
      sourceId: jobs.sourceId,
      sourceUrl: jobs.sourceUrl,
      feed: jobs.feed,
      fingerprint: jobs.fingerprint,
      status: jobs.status,
      jobTitle: jobs.jobTitle,
      locations: jobs.locations,
      closedAt: jobs.closedAt,
      closesOn: jobs.closesOn,
      confirmedAt: jobs.confirmedAt,
      requirementCorrections: jobs.requirementCorrections,
      internal: jobs.internal,
    })
    .from(jobs)
    .where(and(inArray(jobs.companyId, companyIds), inArray(jobs.jobPlatform, systems), among));
  const known = new Map<string, KnownJob[]>();
  for (const row of rows) {
    const list = known.get(keyOf(row)) ?? [];
    known.set(keyOf(row), list);
    list.push(row);
  }
  return known;
}

/** Reading descriptions is work for the processor, so others get their turn between the jobs. Answers with the jobs that ask for something else now. */
async function write(tx: Transaction, decided: Decided[], { now }: Sync) {
  const added: Parameters<typeof insertRows>[1] = [];
  const changed: ReturnType<typeof changedColumns>[] = [];
  let sinceRest = 0;
  const rest = async () => void (++sinceRest % 5 === 0 && (await setImmediate()));
  for (const { plan, feed, addAs, addedIds, ...about } of decided) {
    for (const found of plan.added) {
      const own = newJobColumns(found.job, { ...about, now, status: addAs });
      added.push({ ...feedColumns(found, feed), ...own });
      addedIds.push(own.id);
      await rest();
    }
    for (const found of plan.changed) {
      changed.push(changedColumns(found, feed, now));
      await rest();
    }
  }
  const closing = decided.flatMap(({ plan }) => plan.closed);
  const adopting = decided.flatMap(({ plan, feed }) => plan.adopted.map(({ id }) => ({ id, feed })));
  const different = await askingDifferently(tx, changed);
  await insertRows(tx, added);
  await updateRows(tx, changed);
  await closeInTime(tx, endingOf([...added, ...changed]));
  await writeGone(tx, decided, now);
  await countSynced(
    tx,
    [...changed, ...closing].map(({ id }) => id),
  );
  await updateRows(tx, adopting);
  await updateRows(
    tx,
    decided.flatMap(({ plan }) => confirmedBy(plan, now)),
  );
  return different;
}

/** Jobs that their feed no longer lists: live ones close, drafts are marked. */
async function writeGone(tx: Transaction, decided: Decided[], now: Date) {
  const closing = decided.flatMap(({ plan }) => plan.closed);
  const left = decided.flatMap(({ plan }) => plan.left);
  await updateRows(
    tx,
    closing.map(({ id }) => ({ id, status: "closed", fingerprint: null, closedAt: now, changedAt: now })),
  );
  await updateRows(
    tx,
    left.map(({ id }) => ({ id, fingerprint: null })),
  );
}

function endingOf(rows: { id: string; closesOn?: string | null }[]) {
  return rows.flatMap(({ id, closesOn }) => (closesOn ? [id] : []));
}

function changedColumns(found: ChangedJob, feed: string, now: Date) {
  const { id, status, closedAt, closesOn } = found.known;
  return {
    ...feedColumns(found, feed, found.known),
    id,
    // A day that the team set stays where the board names none.
    closesOn: found.job.closesOn ?? closesOn,
    status: found.reopens ? ("live" as const) : status,
    closedAt: found.reopens ? null : closedAt,
    changedAt: now,
    ...confirmedNow(now),
  };
}

/** Being in its feed confirms a job. */
function confirmedBy({ seen }: FeedPlan, now: Date) {
  return seen
    .filter(({ status, confirmedAt }) => status === "live" && isFeedConfirming(confirmedAt, now))
    .map(({ id }) => ({ id, ...confirmedNow(now) }));
}

async function announce(
  tx: Transaction,
  decided: Decided,
  { now, announceAdded, different }: Sync & { different: ReadonlySet<string> },
) {
  const { companyId, plan, addAs, addedIds } = decided;
  if (announceAdded && isPublishing(decided)) await publishCompanyOf(tx, { now: () => now }, companyId);
  const changed = plan.changed.map(({ known }) => known.id);
  const news = [
    [jobEvents.published, announceAdded && addAs !== "draft" ? addedIds : []],
    [
      jobEvents.changed,
      [...plan.changed.filter((each) => !each.reopens).map(({ known }) => known), ...plan.left].map(
        ({ id }) => id,
      ),
    ],
    [jobEvents.reopened, plan.changed.filter((each) => each.reopens).map(({ known }) => known.id)],
    [jobEvents.closed, plan.closed.map(({ id }) => id)],
    [jobEvents.criteriaChanged, changed.filter((id) => different.has(id))],
  ] as const;
  for (const [event, ids] of news)
    await publishAll(tx, event, { all: ids.map((jobId) => ({ jobId, companyId })), at: now });
  if (announceAdded) return;
  const counted = { added: plan.added.length, changed: plan.changed.length, closed: plan.closed.length };
  await publish(tx, jobEvents.imported, { data: { companyId, ...counted }, at: now });
}
