import { createCommunity } from "#server/domains/communities/communities.ts";
import { publishJob } from "#server/domains/communities/bring-job.ts";
import { decideJob } from "#server/domains/communities/decide-job.ts";
import { joinCommunity } from "#server/domains/communities/members.ts";
import { actingIn } from "./acting.ts";
import type { Load } from "./load.ts";
import { demoCommunities } from "./world/communities.data.ts";

/** Communities that job seekers started, and jobs that Saltmarsh brought into them. */
export async function loadCommunities(load: Load) {
  const acting = actingIn(load);
  for (const { moderator, members, jobs, ...fields } of demoCommunities) {
    const { id } = await createCommunity(acting.candidate(moderator, acting.ago(40)), fields);
    for (const name of members) await joinCommunity(acting.candidate(name, acting.ago(20)), id);
    for (const { title, collection } of jobs) {
      const { id: jobId } = acting.jobOf(title);
      await publishJob(acting.team("Marit Oakes", acting.ago(9)), id, { jobId });
      if (collection === undefined) continue;
      const decision = { jobId, state: "published", collection } as const;
      await decideJob(acting.candidate(moderator, acting.ago(8)), id, decision);
    }
  }
}
