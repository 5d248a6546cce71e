import type { Transaction } from "#server/database/open.ts";
import { type CandidateRow, findCandidate } from "#server/domains/candidates/index.ts";
import type { JobRow } from "#server/domains/jobs/index.ts";
import { findResume } from "#server/domains/resumes/index.ts";
import {
  type CandidateText,
  type JobText,
  type RequirementKind,
  scoreFit,
} from "#server/matching-engine/index.ts";
import type { Answer, Fit, JudgedRequirement } from "./tables.ts";

interface Judged {
  score: number | null;
  fit: Fit | null;
  verdicts: JudgedRequirement["verdict"][];
}
interface ToJudge {
  job: JobRow;
  candidateId: string;
  resumeId: string | null;
  answers: Answer[];
  now: Date;
}

/** How well the person fits the job, with the lines that show it; nothing for who opted out of scoring. */
export async function judgeApplication(
  tx: Transaction,
  { job, candidateId, resumeId, answers, now }: ToJudge,
): Promise<Judged> {
  const candidate = await findCandidate(tx, candidateId);
  if (!candidate?.scoring) return { score: null, fit: null, verdicts: [] };
  const resume = resumeId ? await findResume(tx, resumeId) : undefined;
  const judged = scoreFit(
    textOfJob(job),
    textOfCandidate(candidate, { resume: resume?.lines ?? [], answers, now }),
  );
  const requirements = judged.requirements.map(({ id, text, must, verdict, evidence, note }) => ({
    id,
    text,
    must,
    verdict,
    evidence,
    note: note ?? null,
  }));
  const fit = { ...judged, requirements };
  return { score: fit.score, fit, verdicts: requirements.map(({ verdict }) => verdict) };
}

function textOfJob(job: JobRow): JobText {
  return {
    title: job.jobTitle,
    descriptionHtml: job.jobDescription,
    department: job.department,
    seniority: job.seniority,
    locations: job.locations,
    remote: job.remote,
    remoteRegions: job.remoteLocations,
    salary: job.salary,
    employmentType: job.employmentType,
    ...(job.requirements.length && {
      requirements: job.requirements.map((each) => ({ ...each, kind: each.kind as RequirementKind })),
    }),
  };
}

interface Sent {
  resume: string[];
  answers: Answer[];
  now: Date;
}
/** Only what may count: no name, picture, age or origin. */
function textOfCandidate(candidate: CandidateRow, { resume, answers, now }: Sent): CandidateText {
  const { workExperience, preferences: wants } = candidate;
  return {
    asOf: now.toISOString().slice(0, 10),
    resume,
    profile: [
      candidate.headline ?? "",
      candidate.summary ?? "",
      ...workExperience.flatMap(({ title, description }) => [title, ...description.split("\n")]),
    ].filter(Boolean),
    answers: answers.map(({ answer }) => answer),
    skills: candidate.skills,
    work: workExperience.map(({ title, start, end, description }) => ({ title, start, end, description })),
    location: candidate.location,
    wanted: {
      titles: wants.titles,
      locations: wants.locations,
      remote: wants.remote,
      salary: wants.salary,
      currency: wants.salaryCurrency,
      types: wants.jobTypes,
      seniority: wants.seniority,
    },
  };
}
