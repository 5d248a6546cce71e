import type { RequirementCorrections } from "#contract/job-requirements.ts";
import { seniorities } from "#contract/job-shapes.ts";
import { sanitiseHtml } from "#server/texts/safe-html.ts";
import { newId } from "#server/database/ids.ts";
import type { FeedJob } from "#server/outside/ats/ats.ts";
import { writtenPlace } from "#server/places/written-place.ts";
import { readTitle } from "#server/taxonomy/titles.ts";
import { firstBudget } from "../job-budget.ts";
import { publicIdOf } from "../public-id.ts";
import { readDescription } from "../requirements/read-description.ts";
import type { FoundJob } from "./plan-feed.ts";

const mostPlaces = 100;

/** What a posting says in plain fields; what the board does not say is read from the title. */
export function plainColumns(job: FeedJob) {
  const jobTitle = job.title.trim().slice(0, 300);
  const said = readTitle(jobTitle);
  return {
    jobTitle,
    department: job.department?.slice(0, 120) ?? said.department,
    locations: [...new Set(job.locations.slice(0, mostPlaces).map((place) => writtenPlace(place.trim())))],
    remote: job.remote,
    remoteLocations: job.remoteRegions.slice(0, mostPlaces).map((region) => region.trim()),
    workplaceType: job.workplaceType,
    salary: job.salary,
    employmentType: job.employmentType,
    seniority: seniorities.find((known) => known === job.seniority) ?? said.seniority,
    sourceUrl: /^https?:\/\//i.test(job.url) ? job.url : null,
    closesOn: job.closesOn ?? null,
  };
}

/** Most systems don’t say who may see a posting: then it stays as the team has it. */
export function internalOf(job: FeedJob, ours: Pick<Ours, "internal"> | null) {
  return job.internal ?? ours?.internal ?? false;
}

/** What the team made of a job, which its board says nothing of. */
interface Ours {
  requirementCorrections: RequirementCorrections | null;
  internal: boolean;
}

/** A posting as our columns. */
export function feedColumns({ job, fingerprint }: FoundJob, feed: string, ours: Ours | null = null) {
  const corrections = ours?.requirementCorrections ?? null;
  const columns = plainColumns(job);
  const jobDescription = job.descriptionHtml === "" ? "" : sanitiseHtml(job.descriptionHtml.trim());
  return {
    ...readDescription(columns.jobTitle, jobDescription, { corrections, written: corrections !== null }),
    ...columns,
    jobDescription,
    internal: internalOf(job, ours),
    sourceId: job.sourceId,
    feed,
    fingerprint,
  };
}

interface NewJob {
  companyId: string;
  /** Of the company. */
  headquarters: string | null;
  system: string;
  marketplace: boolean;
  status: "draft" | "live";
  now: Date;
}
/** What only a new job is given. */
export function newJobColumns(job: FeedJob, of: NewJob) {
  const { companyId, headquarters, system, marketplace, status, now } = of;
  const id = newId();
  const published = job.publishedAt ? new Date(job.publishedAt) : now;
  return {
    id,
    companyId,
    publicJobId: publicIdOf(id),
    jobPlatform: system,
    ...firstBudget(headquarters),
    status,
    publishedToMarketplace: marketplace && !job.internal,
    createdAt: now,
    publishedAt: status === "draft" ? null : published < now ? published : now,
    changedAt: now,
    confirmedAt: status === "draft" ? null : now,
  };
}
