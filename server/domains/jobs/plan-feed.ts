import { type FeedJob, feedFingerprint } from "#server/outside/ats/ats.ts";
import type { JobStatus } from "./tables.ts";

/** What we know of a job that came from a feed. */
export interface KnownJob {
  id: string;
  sourceId: string | null;
  feed: string | null;
  fingerprint: string | null;
  status: JobStatus;
  jobTitle: string;
  closedAt: Date | null;
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
  /** Unchanged jobs that another feed brought before. */
  adopted: KnownJob[];
  unchanged: number;
}

/** Compares a healthy reading of a whole feed with what we know; decides, and writes nothing. */
export function planFeed(known: readonly KnownJob[], jobs: readonly FeedJob[], feed: string): FeedPlan {
  const bySource = new Map(known.map((job) => [job.sourceId, job]));
  const listed = new Set(jobs.map((job) => job.sourceId));
  const gone = new Set(known.filter((job) => isOpen(job, feed) && !listed.has(job.sourceId ?? "")));
  const plan: FeedPlan = { added: [], changed: [], closed: [], adopted: [], unchanged: 0 };
  for (const job of jobs) {
    const fingerprint = feedFingerprint(job);
    const same = bySource.get(job.sourceId) ?? renamed(gone, job);
    if (!same) plan.added.push({ job, fingerprint });
    else if (same.fingerprint !== fingerprint || same.sourceId !== job.sourceId)
      plan.changed.push({ job, fingerprint, known: same, reopens: hadVanished(same) });
    else {
      plan.unchanged++;
      if (same.feed !== feed) plan.adopted.push(same);
    }
  }
  return { ...plan, closed: [...gone] };
}

function isOpen(job: KnownJob, feed: string) {
  return job.status === "live" && job.feed === feed;
}

function hadVanished(job: KnownJob) {
  return job.status === "closed" && job.fingerprint === null;
}

/** A posting that was taken down and put up again under another number is still the same job. */
function renamed(gone: Set<KnownJob>, job: FeedJob): KnownJob | undefined {
  const title = job.title.trim().toLowerCase();
  for (const known of gone) {
    if (known.jobTitle.toLowerCase() !== title) continue;
    gone.delete(known);
    return known;
  }
  return undefined;
}
