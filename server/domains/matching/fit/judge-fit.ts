import type { Fit } from "#contract/fit-shapes.ts";
import type { Reader } from "#server/database/open.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { findJobPreferences, findProfile } from "#server/domains/candidates/index.ts";
import type { JobRow } from "#server/domains/jobs/index.ts";
import { defaultResume, findResume } from "#server/domains/resumes/index.ts";
import {
  type CandidateText,
  type Fit as EngineFit,
  type ReadJob,
  readJob,
  scoreFit,
} from "#server/matching-engine/index.ts";
import { candidateText, nothingKeptBack } from "./candidate-text.ts";
import { jobText } from "./job-features.ts";

interface ToJudge {
  job: JobRow;
  candidateId: string;
  answers?: string[];
  now: Date;
}
interface Sent {
  resumeId: string | null;
  /** The lines that were sent, where a copy is kept: they stay as they were. */
  sent?: string[] | null;
}
/** How well a person fits one job by what they sent with their application; null for who opted out of scoring. */
export async function judgeFit(
  db: Reader,
  { resumeId, sent, ...toJudge }: ToJudge & Sent,
): Promise<Fit | null> {
  const resume = resumeId && !sent ? await findResume(db, resumeId) : undefined;
  const lines = resume?.candidateId === toJudge.candidateId ? resume.lines : [];
  return judge(db, { ...toJudge, lines: sent ?? lines });
}

/** The same for the person's own eyes: by the resume they would send. */
export async function judgeOwnFit(db: Reader, toJudge: ToJudge): Promise<Fit | null> {
  const resume = await defaultResume(db, toJudge.candidateId);
  return judge(db, { ...toJudge, lines: resume?.lines ?? [] });
}

/** The fit of someone who sent the company nothing: of what their network shows of the profile, without what they ask to be paid. */
export function judgeByProfile(db: Reader, toJudge: ToJudge): Promise<Fit | null> {
  return judge(db, { ...toJudge, lines: [], found: true });
}

interface Read extends ToJudge {
  /** Of a resume. */
  lines: string[];
  /** The company only found them. */
  found?: boolean;
}
async function judge(db: Reader, { job, candidateId, lines, found, answers, now }: Read) {
  const profile = await findProfile(db, candidateId);
  if (!profile?.candidate.scoring) return null;
  const { user } = profile;
  const candidate = { ...profile.candidate, ...(found && nothingKeptBack) };
  const forThisJob = await findJobPreferences(db, candidateId, job.id);
  const wishes = { ...candidate.preferences, ...forThisJob };
  const { salary: _, salaryCurrency: __, ...withoutPay } = wishes;
  const preferences = found ? withoutPay : wishes;
  const day = now.toISOString().slice(0, 10);
  const companyPlace = (await findCompany(db, job.companyId))?.companyHQlocation ?? null;
  return fitOf(
    readJob({ ...jobText(job), companyPlace }),
    candidateText({ candidate: { ...candidate, preferences }, user, resume: lines, answers, day }),
  );
}

/** What a job asks for, without judging anyone. */
export function requirementsOf(job: JobRow) {
  return readJob(jobText(job)).requirements;
}

export function fitOf(job: ReadJob, candidate: CandidateText): Fit {
  return onWire(scoreFit(job, candidate));
}

/** A fit as others may read it. */
export function onWire({ requirements, exact: _, hard, ...fit }: EngineFit): Fit {
  const { closeness: __, ...trade } = hard.trade;
  return {
    ...fit,
    hard: { ...hard, trade },
    requirements: requirements.map(({ id, text, must, verdict, evidence, note }) => ({
      id,
      text,
      must,
      verdict,
      evidence,
      note: note ?? null,
    })),
  };
}
