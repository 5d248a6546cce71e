import type { AdvertisedJob } from "#server/domains/jobs/index.ts";

export interface Feed {
  title: string;
  description: string;
  /** The page the feed belongs to, and the feed's own address. */
  home: string;
  address: string;
  publicUrl: string;
  count: number;
  /** Null while it holds nothing. */
  changedAt: Date | null;
}

/** How a feed is written: a beginning, each job, and an end, so that it can be sent in parts. */
export interface FeedFormat {
  /** What its address ends with: /acme/jobs.rss */
  file: string;
  type: string;
  /** Holds this many of the newest; without it, all. */
  newest?: number;
  begin: (feed: Feed) => string;
  job: (job: AdvertisedJob, feed: Feed) => string;
  between: string;
  end: string;
}

export function addressOf(job: Pick<AdvertisedJob, "id">, publicUrl: string) {
  return `${publicUrl}/jobs/${job.id}`;
}

export function postedAt({ publishedAt, createdAt }: Pick<AdvertisedJob, "publishedAt" | "createdAt">) {
  return publishedAt ?? createdAt;
}

/** Where the work is done; null where the job does not say. */
export function workplaceOf({ workplaceType, remote }: Pick<AdvertisedJob, "workplaceType" | "remote">) {
  return workplaceType ?? (remote ? "remote" : null);
}

/** Elements and words of a feed, those without a word left out. */
export function knownOf(words: Record<string, string | null | undefined>): [string, string][] {
  return Object.entries(words).filter((entry): entry is [string, string] => Boolean(entry[1]));
}
