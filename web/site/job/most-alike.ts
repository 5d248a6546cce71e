import type { Job, JobCard } from "#contract/job-shapes.ts";
import { placeText } from "#shared/places/place-text.ts";

/** Up to five open jobs of the company, those of the same department first. */
export function mostAlike(job: Job, open: JobCard[]) {
  return open
    .filter(({ id }) => id !== job.id)
    .toSorted((a, b) => Number(b.department === job.department) - Number(a.department === job.department))
    .slice(0, 5)
    .map(({ id, jobTitle, ...other }) => ({ id, jobTitle, place: placeText(other) }));
}
