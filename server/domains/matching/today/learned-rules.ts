import type { RejectReason } from "#contract/match-shapes.ts";
import { yearlySalary } from "#shared/money/salary.ts";
import { titleSimilarity } from "#server/taxonomy/titles.ts";
import type { JobFeature } from "../fit/job-features.ts";

export interface Rejection {
  reason: RejectReason | null;
  job: Pick<JobFeature, "companyId" | "companyStage" | "companySize" | "title" | "text">;
}
/** Titles this alike are the same kind of work. */
const sameWork = 0.85;

/** What one "not for me, because" says about other jobs. */
const rules: Record<RejectReason, (rejected: Rejection["job"], job: Rejection["job"]) => boolean> = {
  company: (rejected, job) => job.companyId === rejected.companyId,
  pay: (rejected, job) => paysNoMore(rejected, job),
  place: (rejected, job) => {
    const refused = placesOf(rejected);
    return refused.length > 0 && placesOf(job).every((place) => refused.includes(place));
  },
  stage: (rejected, job) => stageOf(rejected) !== null && stageOf(job) === stageOf(rejected),
  work: (rejected, job) => titleSimilarity(rejected.title, job.title) >= sameWork,
};

/** True when a reason the person gave for another job speaks against this one. */
export function ruledOut(job: Rejection["job"], rejections: readonly Rejection[]): boolean {
  return rejections.some(({ reason, job: rejected }) => reason !== null && rules[reason](rejected, job));
}

function placesOf({ text }: Rejection["job"]): string[] {
  if (text.remote) return [`remote ${[...(text.remoteRegions ?? [])].sort().join(", ")}`];
  return text.locations?.length ? text.locations : ["unknown"];
}

function stageOf({ companyStage, companySize }: Rejection["job"]) {
  return companyStage ?? companySize;
}

/** Pay that cannot be compared speaks for or against nothing. */
function paysNoMore(rejected: Rejection["job"], job: Rejection["job"]): boolean {
  const [floor, offer] = [rejected.text.salary, job.text.salary];
  if (!floor || !offer || floor.currency !== offer.currency) return false;
  const [refused, offered] = [yearlySalary(floor).max, yearlySalary(offer).max];
  return refused !== null && offered !== null && offered <= refused;
}
