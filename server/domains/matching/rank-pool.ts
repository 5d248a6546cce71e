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
/** With fewer that keep every condition, near misses fill up. */
const fewest = 20;
/** Looked at for hard constraints before first sight is trusted no further. */
const lookedAt = 1500;

/** The best jobs that keep every hard condition, best first, then near misses; without scoring, the newest. */
export function rankPool(features: Iterable<JobFeature>, wishes: Wishes): Pooled[] {
  const possible = [...features].filter((job) => inPlace(job, wishes.preferences) && !wishes.isOut(job));
  return wishes.scoring ? scoredPool(possible, wishes) : newestPool(possible, wishes);
}

function newestPool(jobs: JobFeature[], { candidate, preferences }: Wishes): Pooled[] {
  const newest = jobs.filter((job) => inDepartment(job, preferences)).sort(newestFirst);
  return sift(newest, candidate).keeping.map((job) => ({ job, fit: null }));
}

function scoredPool(jobs: JobFeature[], { candidate, preferences }: Wishes): Pooled[] {
  const known = lookup(candidateVector(candidate));
  const firstSight = jobs
    .map((job) => ({ job, quick: quickScore(known, job.vector) + 0.02 * wishesMet(job, preferences) }))
    .filter(({ quick }) => quick > 0 || known.size === 0)
    .sort((a, b) => b.quick - a.quick || newestFirst(a.job, b.job))
    .map(({ job }) => job);
  const { keeping, nearMisses } = sift(firstSight, candidate);
  const filling = nearMisses.slice(0, Math.max(0, fewest - keeping.length));
  return [...judged(keeping, candidate), ...judged(filling, candidate)];
}

function judged(jobs: JobFeature[], candidate: CandidateText) {
  return jobs
    .map((job, order) => ({ job, fit: fitOf(job.read(), candidate), order }))
    .sort((a, b) => b.fit.score - a.fit.score || a.order - b.order)
    .map(({ job, fit }) => ({ job, fit }));
}

/** Near misses break one condition, and never that of the place: the fit says which. */
function sift(ordered: JobFeature[], candidate: CandidateText) {
  const keeping: JobFeature[] = [];
  const nearMisses: JobFeature[] = [];
  for (const job of ordered.slice(0, lookedAt)) {
    const { place, ...others } = hardConstraints(job.text, candidate);
    if (place.verdict === "conflict") continue;
    const broken = Object.values(others).filter(({ verdict }) => verdict === "conflict").length;
    if (broken === 0) keeping.push(job);
    if (broken === 1) nearMisses.push(job);
    if (keeping.length === poolSize) break;
  }
  return { keeping, nearMisses };
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

/** Where the work is done was named as a condition; what a job does not say keeps it. */
function inPlace(job: JobFeature, { workplaceTypes, remote }: Partial<WorkPreferences>) {
  if (!workplaceTypes?.length || !job.workplaceType) return true;
  return (workplaceTypes as readonly string[]).includes(job.workplaceType) || (remote && job.text.remote);
}

function inDepartment({ department }: JobFeature, { departments }: Partial<WorkPreferences>) {
  return !departments?.length || !department || departments.includes(department);
}

function wishesMet(job: JobFeature, preferences: Partial<WorkPreferences>) {
  const { companySizes, fundingStages, industries, departments } = preferences;
  const size = companySizes?.some((wish) => job.companySize?.startsWith(wish)) ?? false;
  const stage = fundingStages?.includes(job.companyStage ?? "") ?? false;
  const industry = industries?.some((wish) => job.industries.includes(wish)) ?? false;
  const department = departments?.includes(job.department ?? "") ?? false;
  return Number(size) + Number(stage) + Number(industry) + Number(department);
}

function newestFirst(a: JobFeature, b: JobFeature) {
  return b.publishedAt - a.publishedAt || (a.id < b.id ? 1 : -1);
}
