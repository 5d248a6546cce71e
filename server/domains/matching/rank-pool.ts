import type { Fit } from "#contract/matching.ts";
import type { WorkPreferences } from "#server/domains/candidates/index.ts";
import { hardConstraints } from "#server/matching-engine/hard-constraints.ts";
import { type CandidateText, candidateVector, lookup, quickScore } from "#server/matching-engine/index.ts";
import type { JobFeature } from "./job-features.ts";
import { fitOf } from "./judge-fit.ts";

export interface Pooled {
  job: JobFeature;
  /** Null when the person has opted out of scoring. */
  fit: Fit | null;
}
interface Wishes {
  candidate: CandidateText;
  preferences: Partial<WorkPreferences>;
  scoring: boolean;
  isOut(job: JobFeature): boolean;
}
/** Judged in full; first sight chooses them. */
const poolSize = 60;
/** Looked at for hard constraints before first sight is trusted no further. */
const lookedAt = 1500;

/** The best jobs that break no hard condition, best first; without scoring, the newest. */
export function rankPool(features: Iterable<JobFeature>, wishes: Wishes): Pooled[] {
  const possible = [...features].filter((job) => wanted(job, wishes.preferences) && !wishes.isOut(job));
  return wishes.scoring ? scoredPool(possible, wishes) : newestPool(possible, wishes.candidate);
}

function newestPool(jobs: JobFeature[], candidate: CandidateText): Pooled[] {
  const newest = jobs.toSorted(newestFirst);
  return take(newest, candidate).map((job) => ({ job, fit: null }));
}

function scoredPool(jobs: JobFeature[], { candidate, preferences }: Wishes): Pooled[] {
  const known = lookup(candidateVector(candidate));
  const firstSight = jobs
    .map((job) => ({ job, quick: quickScore(known, job.vector) + 0.02 * wishesMet(job, preferences) }))
    .filter(({ quick }) => quick > 0 || known.size === 0)
    .sort((a, b) => b.quick - a.quick || newestFirst(a.job, b.job))
    .map(({ job }) => job);
  return take(firstSight, candidate)
    .map((job, order) => ({ job, fit: fitOf(job.read(), candidate), order }))
    .sort((a, b) => b.fit.score - a.fit.score || a.order - b.order)
    .map(({ job, fit }) => ({ job, fit }));
}

function take(ordered: JobFeature[], candidate: CandidateText): JobFeature[] {
  const taken: JobFeature[] = [];
  for (const job of ordered.slice(0, lookedAt)) {
    const hard = Object.values(hardConstraints(job.text, candidate));
    if (hard.every(({ verdict }) => verdict !== "conflict")) taken.push(job);
    if (taken.length === poolSize) break;
  }
  return taken;
}

/** At most so many of one company, in the given order. */
export function diverse(
  pool: readonly Pooled[],
  { limit, perCompany }: { limit: number; perCompany: number },
) {
  const counts = new Map<string, number>();
  const chosen: Pooled[] = [];
  for (const each of pool) {
    const count = counts.get(each.job.companyId) ?? 0;
    if (count >= perCompany) continue;
    counts.set(each.job.companyId, count + 1);
    chosen.push(each);
    if (chosen.length === limit) break;
  }
  return chosen;
}

/** What the person named as the only thing they want; what a job does not say matches. */
function wanted(job: JobFeature, { departments, workplaceTypes }: Partial<WorkPreferences>) {
  const inDepartment = !departments?.length || !job.department || departments.includes(job.department);
  const inPlace =
    !workplaceTypes?.length ||
    !job.workplaceType ||
    (workplaceTypes as readonly string[]).includes(job.workplaceType);
  return inDepartment && inPlace;
}

function wishesMet(job: JobFeature, { companySizes, fundingStages, industries }: Partial<WorkPreferences>) {
  const size = companySizes?.some((wish) => job.companySize?.startsWith(wish)) ?? false;
  const stage = fundingStages?.includes(job.companyStage ?? "") ?? false;
  const industry = industries?.some((wish) => job.industries.includes(wish)) ?? false;
  return Number(size) + Number(stage) + Number(industry);
}

function newestFirst(a: JobFeature, b: JobFeature) {
  return b.publishedAt - a.publishedAt || (a.id < b.id ? 1 : -1);
}
