import { createHash } from "node:crypto";
import type { FeedJob } from "./feed-job.ts";

/** A hash of what a reader would notice; dates and the order of places do not count. */
export function feedFingerprint(job: FeedJob): string {
  const {
    url,
    title,
    department,
    descriptionHtml,
    locations,
    remote,
    remoteRegions,
    workplaceType,
    salary,
    employmentType,
  } = job;
  const pay = salary && [salary.currency, salary.period, salary.min, salary.max];
  const content = [
    url,
    title,
    department,
    descriptionHtml.replace(/\s+/g, " ").trim(),
    locations.toSorted(),
    remote,
    remoteRegions.toSorted(),
    workplaceType,
    pay,
    employmentType,
    job.seniority,
    // What isn’t said counts as before: postings keep the fingerprint they had.
    job.internal ?? false,
    // Only where there is one, so that postings without keep the fingerprint they had.
    ...(job.closesOn ? [job.closesOn] : []),
  ];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 32);
}
