import type { Listener } from "#contract/endpoint.ts";
import type { RecruitHelp } from "#contract/job-writing.ts";
import type { CompanyContext } from "#server/context.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { type JobRow, findOwnJob } from "#server/domains/jobs/index.ts";
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
export async function assistRecruiting(
  { db, viewer, listener }: CompanyContext & { listener: Listener<RecruitHelp> | null },
  jobId: string,
): Promise<RecruitHelp> {
  const job = await findOwnJob(db, viewer.companyId, jobId);
  const company = (await findCompany(db, viewer.companyId))!;
  const { occupation } = readTitle(job.jobTitle);
  const parts = [
    () => peopleToLookFor(job, occupation?.code),
    () => questionsToAsk(job),
    () => ({ hints: hintsFor(job.jobDescription, { paid: job.salary !== null }) }),
    () => ({ missing: missingFacts(factsOfJob(job), company, occupation !== null) }),
  ];
  let help: RecruitHelp = {
    occupation,
    otherTitles: [],
    skills: [],
    questions: [],
    hints: [],
    missing: [],
  };
  for (const [at, part] of parts.entries()) {
    help = { ...help, ...part() };
    await listener?.tell({ done: at + 1, of: parts.length, answer: help });
  }
  return help;
}

function peopleToLookFor(job: JobRow, occupation: string | undefined) {
  const known = occupation ? factsOfOccupation(occupation) : null;
  const own = job.skills.map((skill) => skillById(skill)?.name ?? skill);
  return {
    otherTitles: (known?.titles ?? []).filter((title) => title !== job.jobTitle).slice(0, mostTitles),
    skills: [...new Set([...own, ...(known?.technologies ?? [])])].slice(0, mostSkills),
  };
}

function questionsToAsk({ requirements, prompts }: JobRow) {
  const already = new Set(prompts.map(({ question }) => question));
  const asked = questionsFor(requirements).map(({ question }) => question);
  return { questions: asked.filter((question) => !already.has(question)) };
}
