import { readTitle } from "#server/taxonomy/titles.ts";
import type { JobFeature } from "../fit/job-features.ts";

type Job = Pick<JobFeature, "id" | "companyId" | "title">;
export interface PassedOverJob {
  job: Job;
  /** On how many days it was looked at. */
  days: number;
}
/** In points of the order, never of the score: a day of looking at the job itself, and each other job that is like it. */
const cost = { day: 1, company: 0.5, title: 0.5 };
const most = { day: 3, company: 2, title: 2, all: 4 };

/** How much later a job comes because it, its company or its title was looked at and left; 0 to 4 points. */
export function passedOverPoints(passedOver: readonly PassedOverJob[]): (job: Job) => number {
  if (passedOver.length === 0) return () => 0;
  const known = passedOver.map(({ job, days }) => ({ ...job, days, kind: kindOf(job) }));
  return (job) => {
    const others = known.filter(({ id }) => id !== job.id);
    const days = known.find(({ id }) => id === job.id)?.days ?? 0;
    const ofCompany = others.filter(({ companyId }) => companyId === job.companyId).length;
    const kind = kindOf(job);
    const ofKind = others.filter((other) => other.kind === kind).length;
    const points =
      Math.min(most.day, cost.day * days) +
      Math.min(most.company, cost.company * ofCompany) +
      Math.min(most.title, cost.title * ofKind);
    return Math.min(most.all, points);
  };
}

/** The title without its level: a senior and a junior nurse are one kind. */
function kindOf({ title }: Job) {
  return readTitle(title).core;
}
