import { dateWords } from "#ui/data/text/date-words.ts";
import type { PlannedJob } from "#contract/hiring-plans.ts";
import { counted } from "#shared/words/sentence-list.ts";

export const planPath = "/hire/plan";

export function isFilled({ filled, openings }: PlannedJob) {
  return filled >= openings;
}

interface Sum {
  liveJobs: number;
  openings: number;
  filled: number;
}
/** "3 of 8 openings filled in 5 live jobs" */
export function summaryOf({ liveJobs, openings, filled }: Sum) {
  return `${filled} of ${counted(openings, "opening")} filled in ${counted(liveJobs, "live job")}`;
}

export function planAddress({ q, page = 1 }: { q: string; page?: number }) {
  const words = Object.entries({ q, page: page > 1 ? `${page}` : "" }).filter(([, word]) => word);
  return words.length > 0 ? `${planPath}?${new URLSearchParams(words)}` : planPath;
}

function day(at: string) {
  return dateWords(at, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
}

/** How a job stands towards its day. */
export function stateOf(job: PlannedJob) {
  if (isFilled(job)) return { words: "Filled", tone: "good" } as const;
  if (job.status !== "live") return { words: "Closed", tone: "quiet" } as const;
  if (!job.targetOn) return { words: "No date", tone: "outline" } as const;
  const words = day(job.targetOn);
  return job.late ? ({ words: `Due ${words}`, tone: "bad" } as const) : ({ words, tone: "info" } as const);
}
