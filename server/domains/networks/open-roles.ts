import type { CompanyContext } from "#server/context.ts";
import { mayMove } from "#server/domains/applications/index.ts";
import { seeProfile } from "#server/domains/candidates/index.ts";
import { judgeForTeam } from "./judge-people.ts";
import { presentMember } from "./network-people.ts";
import { liveJobs, roleOf } from "#server/domains/jobs/index.ts";
import { findReachable } from "./reachable-people.ts";

const mostRoles = 60;

/** A person with the company's live jobs, those that fit best first. */
export async function openRoles(context: CompanyContext, candidateId: string) {
  const { db } = context;
  const companyId = context.viewer.companyId;
  const person = await findReachable(db, { companyId, candidateId });
  await seeProfile(context, { companyId, candidateId });
  const jobs = await liveJobs(db, companyId, mostRoles);
  const past = new Map(person.applications.map((one) => [one.jobId, one]));
  const roles = await Promise.all(
    jobs.map(async (job) => {
      const application = past.get(job.id);
      return {
        job: roleOf(job),
        fit: await judgeForTeam(context, { job, candidateId }),
        application: application ? { id: application.id, status: application.status } : null,
        canInvite: mayMove("invite", application ? { ...application, ignored: false, passAt: null } : null),
      };
    }),
  );
  return {
    person: presentMember(person),
    scored: roles.some(({ fit }) => fit !== null),
    roles: roles.toSorted((a, b) => (b.fit?.score ?? -1) - (a.fit?.score ?? -1)),
  };
}
