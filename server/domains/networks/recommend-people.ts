import type { Fit } from "#contract/fit-shapes.ts";
import type { CompanyContext } from "#server/context.ts";
import { type JobRow, findOwnJob, liveJobs, roleOf } from "#server/domains/jobs/index.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { findForJob } from "./find-for-job.ts";
import { judgePeople } from "./judge-people.ts";
import { ownPeople } from "./network-index.ts";
import { type Member, presentMember, readMembers, selectPairs } from "./network-people.ts";

/** A fit worth a look, unless the job asks for less. */
const worthALook = 40;
const forOneJob = { looked: 100, most: 24 };
const forManyJobs = { jobs: 5, looked: 30, most: 5 };

/** Past candidates whose fit for a job is worth a look, for whom something speaks besides and who could be invited to it, best first. */
export async function recommendPeople(context: CompanyContext, jobId: string | undefined) {
  const companyId = context.viewer.companyId;
  if (jobId) return bestFor(context, await findOwnJob(context.db, companyId, jobId), forOneJob);
  const jobs = await liveJobs(context.db, companyId, forManyJobs.jobs);
  const best = await Promise.all(jobs.map((job) => bestFor(context, job, forManyJobs)));
  const seen = new Set<string>();
  return best
    .flat()
    .toSorted((a, b) => b.score - a.score)
    .filter(({ person }) => !seen.has(person.candidateId) && seen.add(person.candidateId));
}

async function bestFor(
  context: CompanyContext,
  job: JobRow,
  { looked, most }: { looked: number; most: number },
) {
  const ids = await findForJob(context, {
    index: "candidates",
    title: job.jobTitle,
    skills: job.skills,
    filters: [ownPeople(context.viewer), { not: { attribute: "groups", is: "hired" } }],
    most: looked,
  });
  const members = await readMembers(context.db, await selectPairs(context.db, { ids }));
  const free = members.filter((member) => !hasAnswered(member, job.id));
  const fits = await judgePeople(
    context,
    job,
    free.map(({ candidateId }) => candidateId),
  );
  return free
    .flatMap((member) => {
      const fit = fits.get(member.candidateId);
      if (!fit || fit.score === null || fit.score < Math.min(worthALook, job.qualificationScore)) return [];
      const reasons = reasonsFor(member, fit);
      if (fit.requirements.length > 0 && reasons.length === 0) return [];
      return [{ person: presentMember(member), job: roleOf(job), score: fit.score, fit, reasons }];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most);
}

/** Whoever has an application for the job, of whatever end, is not recommended for it again. */
function hasAnswered({ applications }: Member, jobId: string) {
  return applications.some((past) => past.jobId === jobId && past.applicationState !== "lead");
}

function reasonsFor({ applications }: Member, { requirements }: Fit): string[] {
  const met = requirements.filter(({ verdict }) => verdict === "met").length;
  const reached = (stage: string) => applications.find(({ stages }) => stages.includes(stage));
  const offered = reached("offer");
  const interviewed = reached("interview");
  return [
    met > 0 ? `Meets ${met} of ${counted(requirements.length, "requirement")}` : "",
    offered ? `Was offered ${offered.jobTitle}` : "",
    !offered && interviewed ? `Reached interview for ${interviewed.jobTitle}` : "",
    applications.some(({ saved }) => saved) ? "Saved by your team" : "",
    applications.some(({ employeeId }) => employeeId) ? "Referred by a coworker" : "",
  ].filter(Boolean);
}
