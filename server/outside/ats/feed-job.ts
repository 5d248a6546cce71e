import type { feedSystems } from "#contract/feed-systems.ts";
import type { Salary } from "#shared/money/salary.ts";
import type { WorkplaceType } from "#shared/places/job-locations.ts";

export type EmploymentType = "Internship" | "Full Time" | "Part Time" | "Contract";

/** One posting of a board, whatever system it came from. */
export interface FeedJob {
  sourceId: string;
  url: string;
  title: string;
  department: string | null;
  /** As served: it must be sanitised before anyone sees it. */
  descriptionHtml: string;
  locations: string[];
  remote: boolean;
  /** Where the remote work may be done from: "Worldwide" is anywhere, none is not said. */
  remoteRegions: string[];
  workplaceType: WorkplaceType | null;
  salary: Salary | null;
  employmentType: EmploymentType | null;
  seniority: string | null;
  publishedAt: string | null;
  updatedAt: string | null;
  /** The last day to apply, where the board names one. */
  closesOn?: string | null;
  /** Whether only employees are to see it; null where the system doesn’t say. */
  internal: boolean | null;
}

export type AtsSystem = (typeof feedSystems)[number];

/** A company's board at one of the systems. */
export interface Board {
  system: AtsSystem;
  token: string;
}

export type FeedFailure = "empty" | "truncated" | "failed" | "not-recognised";

/** What one crawl of a board says. Only a healthy answer may close jobs. */
export type FeedReading =
  | { ok: true; jobs: FeedJob[]; unread: UnreadPosting[] }
  | {
      ok: false;
      reason: string;
      code: FeedFailure;
      /** The jobs that could be read of an answer that lacks others; they may be brought in, and close nothing. */
      part?: FeedJob[];
    };

/** A posting that is no job to us, and why, in words for people. */
export interface UnreadPosting {
  title: string;
  reason: string;
}

/** The questions a system's module answers about a parsed body. */
export interface FeedMapping {
  /** The postings of a body of this system, or null when it is not of this system. */
  postings: (body: unknown) => Record<string, unknown>[] | null;
  job: (posting: Record<string, unknown>, board: Board | null) => FeedJob;
  /** How many postings there are in all, where the system pages its answers. */
  total?: (body: unknown) => number | null;
  /** True where a saved answer does not say where its postings are. */
  pageless?: true;
}
