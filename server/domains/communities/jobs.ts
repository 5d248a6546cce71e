import { and, desc, eq } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import { companies } from "#server/domains/companies/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { findCommunity, isShown, isWaiting, refuseUnlessModerator } from "./queries.ts";
import { communityJobs } from "./tables.ts";

const mostShown = 500;

/** A job as lists show it. */
const listed = {
  id: jobs.id,
  publicJobId: jobs.publicJobId,
  jobTitle: jobs.jobTitle,
  department: jobs.department,
  locations: jobs.locations,
  remoteLocations: jobs.remoteLocations,
  workplaceType: jobs.workplaceType,
  remote: jobs.remote,
  salary: jobs.salary,
};
const { id: companyId, companyName, slug, companyLogo } = companies;

/** The open jobs of a community, newest first; those that wait are its moderators' to read. */
export async function listJobs(
  { db, viewer }: Context,
  id: string,
  { state }: { state: "published" | "waiting" },
) {
  await findCommunity(db, id, viewer?.userId);
  if (state === "waiting") await refuseUnlessModerator(db, id, viewer?.userId);
  const which = state === "published" ? isShown : isWaiting;
  const rows = await db
    .select({
      collection: communityJobs.collection,
      reason: communityJobs.reason,
      job: listed,
      company: { id: companyId, companyName, slug, companyLogo },
    })
    .from(communityJobs)
    .innerJoin(jobs, eq(jobs.id, communityJobs.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(communityJobs.communityId, id), which))
    .orderBy(desc(communityJobs.at), jobs.id)
    .limit(mostShown);
  return rows.map(({ job, company, reason, ...row }) => ({
    ...row,
    state,
    declinedBefore: state === "waiting" ? reason : null,
    job: { ...job, company },
  }));
}
