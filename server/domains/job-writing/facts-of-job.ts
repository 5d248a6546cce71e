import { employmentTypes } from "#contract/job-shapes.ts";
import type { WritingFacts } from "#contract/job-writing.ts";
import type { JobRow } from "#server/domains/jobs/index.ts";

/** What of a saved job its texts are written from. */
export function factsOfJob(job: JobRow): WritingFacts {
  const { jobTitle, locations, remote, workplaceType, salary } = job;
  const employmentType = employmentTypes.find((type) => type === job.employmentType) ?? null;
  return { jobTitle, locations, remote, workplaceType, employmentType, salary };
}
