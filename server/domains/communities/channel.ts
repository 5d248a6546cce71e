import { and, eq, isNull } from "drizzle-orm";
import { type CommunityChannel, companies } from "#server/domains/companies/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { isShown } from "./queries.ts";
import { communities, communityJobs } from "./tables.ts";

/** Jobs of a company in communities of our own. */
export const jobsInCommunities: CommunityChannel = {
  async isLive(tx, company) {
    const rows = await tx
      .select({ id: jobs.id })
      .from(communityJobs)
      .innerJoin(jobs, eq(jobs.id, communityJobs.jobId))
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .innerJoin(communities, eq(communities.id, communityJobs.communityId))
      .where(and(eq(communityJobs.companyId, company), isNull(communities.takenDownAt), isShown))
      .limit(1);
    return rows.length > 0;
  },
  async resume(tx, company) {
    await tx.update(communityJobs).set({ paused: false }).where(eq(communityJobs.companyId, company));
  },
  async pause(tx, company) {
    await tx.update(communityJobs).set({ paused: true }).where(eq(communityJobs.companyId, company));
  },
};
