import { agentApplications } from "#server/domains/agent-applications/tables.ts";
import { newId } from "#server/database/ids.ts";
import { aJob } from "./jobs.ts";
import { aCandidate, aCompany } from "./people.ts";
import type { World } from "./world.ts";

/** A job that an unmanaged company lists at a board, where people apply. */
export async function aJobAtBoard(world: World, system = "greenhouse") {
  const company = await aCompany(world, { isManaged: false });
  const pages: Record<string, string> = {
    greenhouse: "https://boards.greenhouse.io/acme/jobs/127817",
    lever: "https://jobs.lever.co/acme/127817",
    ashby: "https://jobs.ashbyhq.com/acme/127817",
    smartrecruiters: "https://jobs.smartrecruiters.com/acme/127817",
    recruitee: "https://acme.recruitee.com/o/night-baker",
    workable: "https://acme.workable.com/j/127817",
  };
  const sourceUrl = pages[system] ?? `https://acme.${system}.example/jobs/127817`;
  return aJob(world, { companyId: company.id, jobPlatform: system, sourceId: "127817", sourceUrl });
}

/** A form that was sent without an answer of its board. */
export async function anAgentApplication(world: World) {
  const { candidateId } = await aCandidate(world);
  const job = await aJobAtBoard(world);
  const id = newId();
  const target = {
    system: "greenhouse",
    token: "acme",
    postingId: "127817",
    url: job.sourceUrl,
    address: job.sourceUrl!,
  };
  const now = world.now();
  await world.db
    .insert(agentApplications)
    .values({ id, candidateId, jobId: job.id, target, stage: "unknown", createdAt: now, changedAt: now });
  return id;
}
