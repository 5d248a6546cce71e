import type { CompanyContext } from "#server/context.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { findOwnJob } from "#server/domains/jobs/index.ts";
import { missingFacts } from "#server/job-writer/missing-facts.ts";
import { questionsFor } from "#server/job-writer/questions-for.ts";
import { factsOfOccupation } from "#server/taxonomy/occupation-facts.ts";
import { skillById } from "#server/taxonomy/skills.ts";
import { readTitle } from "#server/taxonomy/titles.ts";
import { hintsFor } from "#shared/jobs/text-hints.ts";
import { factsOfJob } from "./facts-of-job.ts";

const mostTitles = 8;
const mostSkills = 12;

/** What helps to hire for a job: whom to look for, what to ask, what to change in its text. */
export async function assistRecruiting({ db, viewer }: CompanyContext, jobId: string) {
  const job = await findOwnJob(db, viewer.companyId, jobId);
  const company = (await findCompany(db, viewer.companyId))!;
  const { occupation } = readTitle(job.jobTitle);
  const known = occupation ? factsOfOccupation(occupation.code) : null;
  const own = job.skills.map((skill) => skillById(skill)?.name ?? skill);
  const asked = questionsFor(job.requirements).map(({ question }) => question);
  const already = new Set(job.prompts.map(({ question }) => question));
  return {
    occupation,
    otherTitles: (known?.titles ?? []).filter((title) => title !== job.jobTitle).slice(0, mostTitles),
    skills: [...new Set([...own, ...(known?.technologies ?? [])])].slice(0, mostSkills),
    questions: asked.filter((question) => !already.has(question)),
    hints: hintsFor(job.jobDescription, { paid: job.salary !== null }),
    missing: missingFacts(factsOfJob(job), company, occupation !== null),
  };
}
