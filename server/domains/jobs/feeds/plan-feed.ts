import { type FeedJob, feedFingerprint } from "#server/outside/ats/ats.ts";
import type { RequirementCorrections } from "#contract/job-requirements.ts";
import type { JobStatus } from "../tables.ts";
import { isOver } from "#shared/jobs/closing-day.ts";
import { plainColumns } from "./feed-columns.ts";

/** What we know of a job that came from a feed. */
export interface KnownJob {
  id: string;
  sourceId: string | null;
  sourceUrl: string | null;
  feed: string | null;
  fingerprint: string | null;
  status: JobStatus;
  jobTitle: string;
  locations: readonly string[];
  closedAt: Date | null;
  closesOn: string | null;
  confirmedAt: Date | null;
  requirementCorrections: RequirementCorrections | null;
  internal: boolean;
}
export interface FoundJob {
  job: FeedJob;
  fingerprint: string;
}
export interface ChangedJob extends FoundJob {
  known: KnownJob;
  /** It had vanished from the feed and is back; a job the team closed by hand stays closed. */
  reopens: boolean;
}
export interface FeedPlan {
  added: FoundJob[];
  changed: ChangedJob[];
  closed: KnownJob[];
  /** Drafts whose posting is no longer there. They stay, and their team reads it. */
  left: KnownJob[];
  /** Unchanged jobs that a file brought before the board was followed. */
  adopted: KnownJob[];
  /** Unchanged jobs that the feed brought itself. */
  seen: KnownJob[];
  unchanged: number;
}
/** A reading of one feed: a board's address, "file" for what the team uploads, "file NAME" for a list of many companies. */
export interface FoundFeed {
  feed: string;
  jobs: readonly FeedJob[];
  /** False when the reading may lack jobs: then only what it names as ended closes. */
  complete: boolean;
  /** The ids of postings that the feed names as ended. */
  ended?: ReadonlySet<string>;
  /** The ids of postings that the feed still lists after their last day to apply; they are not among its jobs. */
  past?: ReadonlySet<string>;
  /** Which known job each posting is, by its id, where that was decided for the whole feed before. */
  decided?: ReadonlyMap<string, string>;
  now: Date;
}

/**
 * Compares a healthy reading of a feed with what we know; decides, and writes nothing.
 * A job belongs to the feed that brought it: another list that names it changes nothing, and closes nothing that it leaves out.
 */
export function planFeed(known: readonly KnownJob[], found: FoundFeed): FeedPlan {
  const { feed, jobs, complete, ended, past, decided, now } = found;
  const find = finder(known, found);
  const listed = new Set(jobs.map((job) => find(job)?.id));
  const isOver = (job: KnownJob) => complete || (ended?.has(job.sourceId ?? "") ?? false);
  const missing = known.filter((job) => !listed.has(job.id) && isOver(job));
  const gone = new Set(missing.filter((job) => isOpen(job, feed)));
  const left = new Set(missing.filter((job) => isDraftOf(job, feed) && !past?.has(job.sourceId ?? "")));
  const plan: FeedPlan = {
    added: [],
    changed: [],
    closed: [],
    left: [],
    adopted: [],
    seen: [],
    unchanged: 0,
  };
  for (const job of jobs) {
    const fingerprint = feedFingerprint(job);
    const same = find(job) ?? (decided ? undefined : (renamed(gone, job) ?? renamed(left, job)));
    if (!same) plan.added.push({ job, fingerprint });
    else if (belongsToAnother(same, feed) || isOverHere(same, job, now)) plan.unchanged++;
    else if (same.fingerprint !== fingerprint || same.sourceId !== job.sourceId)
      plan.changed.push({ job, fingerprint, known: same, reopens: hadVanished(same) });
    else {
      plan.unchanged++;
      (same.feed === feed ? plan.seen : plan.adopted).push(same);
    }
  }
  plan.closed = [...gone];
  plan.left = [...left];
  return plan;
}

function isOpen(job: KnownJob, feed: string) {
  return job.status === "live" && job.feed === feed;
}

/** Without its fingerprint it was found gone before. */
function isDraftOf(job: KnownJob, feed: string) {
  return job.status === "draft" && job.feed === feed && job.fingerprint !== null;
}

/** By the id the posting has there, or failing that by its page: lists of many boards number postings their own way. */
function finder(known: readonly KnownJob[], { feed, jobs, decided }: FoundFeed) {
  const byOurId = new Map(decided ? known.map((job) => [job.id, job]) : []);
  const elsewhere = known.filter((job) => isOfAnotherBoard(job, feed));
  const near = known.filter((job) => !isOfAnotherBoard(job, feed));
  const byId = new Map(near.map((job) => [job.sourceId, job]));
  const ids = new Set(jobs.map((job) => job.sourceId));
  const others = near.filter((job) => job.feed !== feed && !ids.has(job.sourceId ?? "")).concat(elsewhere);
  const byPage = onlyOnce(others, (job) => pageOf(job.sourceUrl ?? ""));
  const pages = byPage.size ? onlyOnce(jobs, (job) => pageOf(job.url)) : new Map<string, FeedJob>();
  return (job: FeedJob) => {
    const page = byPage.size ? pageOf(job.url) : "";
    return (
      byOurId.get(decided?.get(job.sourceId) ?? "") ??
      byId.get(job.sourceId) ??
      (pages.has(page) ? byPage.get(page) : undefined)
    );
  };
}

function onlyOnce<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item> {
  const found = new Map<string, Item>();
  const twice = new Set<string>([""]);
  for (const item of items) {
    const key = keyOf(item);
    if (found.has(key)) twice.add(key);
    found.set(key, item);
  }
  for (const key of twice) found.delete(key);
  return found;
}

/** A posting's page without what only says where the reader came from. */
function pageOf(url: string): string {
  const named = URL.parse(url);
  if (!named) return "";
  const kept = [...named.searchParams].filter(
    ([name]) => !/^(?:utm_|ref$|source$|src$|gh_src|lever-)/i.test(name),
  );
  const path = named.pathname.replace(/\/(?:apply|application)?\/?$/, "");
  return `${named.host}${path}?${new URLSearchParams(kept.toSorted())}`;
}

/** The team's file takes over from a list of many companies, a followed board from both; what its own feed let go is free. */
function belongsToAnother(job: KnownJob, feed: string) {
  if (job.feed === null || job.feed === feed || hadVanished(job)) return false;
  return weightOf(feed) <= weightOf(job.feed);
}

/** Two boards of one company may number their postings alike. */
function isOfAnotherBoard({ feed: own }: KnownJob, feed: string) {
  return own !== null && own !== feed && weightOf(own) === boards && weightOf(feed) === boards;
}

const boards = 2;

function weightOf(feed: string) {
  if (feed === "file") return 1;
  return feed.startsWith("file ") ? 0 : boards;
}

function hadVanished(job: KnownJob) {
  return job.status === "closed" && job.fingerprint === null;
}

/** It closed on its last day to apply: only a board that names a later one opens it again, for the day may be the team's. */
function isOverHere(known: KnownJob, { closesOn }: FeedJob, now: Date) {
  if (!hadVanished(known) || !known.closesOn || !isOver(known.closesOn, now)) return false;
  return !closesOn || closesOn <= known.closesOn;
}

/** A posting that was taken down and put up again under another number, in the same place, is still the same job. */
function renamed(gone: Set<KnownJob>, job: FeedJob): KnownJob | undefined {
  if (gone.size === 0) return undefined;
  const { jobTitle, locations } = plainColumns(job);
  for (const known of gone) {
    if (known.jobTitle.toLowerCase() !== jobTitle.toLowerCase()) continue;
    if (!isSamePlace(known.locations, locations)) continue;
    gone.delete(known);
    return known;
  }
  return undefined;
}

function isSamePlace(some: readonly string[], others: readonly string[]): boolean {
  if (some.length === 0 || others.length === 0) return some.length === others.length;
  return some.some((place) => others.includes(place));
}
