import type { PlannedJob } from "#contract/hiring-plans.ts";
import { counted } from "#shared/words/sentence-list.ts";

export const planPath = "/hire/plan";

export function isFilled({ filled, openings }: PlannedJob) {
  return filled >= openings;
}

/** "3 of 8 openings filled in 5 jobs" */
export function summaryOf(jobs: readonly PlannedJob[]) {
  const live = jobs.filter(({ status }) => status === "live");
  const openings = live.reduce((sum, each) => sum + each.openings, 0);
  const filled = live.reduce((sum, each) => sum + Math.min(each.filled, each.openings), 0);
  return `${filled} of ${counted(openings, "opening")} filled in ${counted(live.length, "live job")}`;
}

const day = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** How a job stands towards its day. */
export function stateOf(job: PlannedJob) {
  if (isFilled(job)) return { words: "Filled", tone: "good" } as const;
  if (job.status !== "live") return { words: "Closed", tone: "quiet" } as const;
  if (!job.targetOn) return { words: "No date", tone: "outline" } as const;
  const words = day.format(new Date(job.targetOn));
  return job.late ? ({ words: `Due ${words}`, tone: "bad" } as const) : ({ words, tone: "info" } as const);
}
