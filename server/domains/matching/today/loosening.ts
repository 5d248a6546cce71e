import { type CandidateText, type Conditions, isRuledOut } from "#server/matching-engine/index.ts";
import { inTurns } from "#server/threads/yield-to-event-loop.ts";
import type { JobFeature } from "../fit/job-features.ts";

/** A condition of the person that keeps jobs of their trade away, and how many would come without it. */
export interface Loosening {
  condition: Exclude<keyof Conditions, "trade">;
  jobs: number;
}

/** Twice as many as could come are looked at: of some a language or a license is asked for that the person lacks. */
const spare = 2;

/** Jobs that nothing but one condition keeps away, the best first. */
export class KeptAway {
  private readonly byCondition = new Map<Loosening["condition"], JobFeature[]>();
  private readonly most: number;

  constructor(mostThatCome: number) {
    this.most = spare * mostThatCome;
  }

  add(condition: Loosening["condition"], job: JobFeature) {
    const jobs = this.byCondition.get(condition) ?? [];
    if (jobs.length < this.most) jobs.push(job);
    this.byCondition.set(condition, jobs);
  }

  /** What each condition would bring by itself, at most so many as there is room for; reading what the jobs ask for takes its time. */
  async count(candidate: CandidateText, room: number): Promise<Loosening[]> {
    const found: Loosening[] = [];
    for (const [condition, jobs] of this.byCondition) {
      const comes = await inTurns(jobs, (job) => !isRuledOut(job.read(), candidate));
      found.push({ condition, jobs: Math.min(room, comes.filter(Boolean).length) });
    }
    return found.filter((each) => each.jobs > 0).toSorted((a, b) => b.jobs - a.jobs);
  }
}
