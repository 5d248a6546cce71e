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
import { candidateText } from "./candidate-text.ts";
import { jobText } from "./job-features.ts";

interface ToJudge {
  job: JobRow;
  candidateId: string;
  /** The resume an application was sent with; the default one where none is named. */
  resumeId?: string | null;
  answers?: string[];
  now: Date;
}
/** How well a person fits one job, with the lines that show it; null for who opted out of scoring. */
export async function judgeFit(
  db: Reader,
  { job, candidateId, resumeId, answers, now }: ToJudge,
): Promise<Fit | null> {
  const profile = await findProfile(db, candidateId);
  if (!profile?.candidate.scoring) return null;
  const { candidate, user } = profile;
  const resume = resumeId ? await findResume(db, resumeId) : await defaultResume(db, candidateId);
  const own = resume?.candidateId === candidateId ? resume.lines : [];
  const forThisJob = await findJobPreferences(db, candidateId, job.id);
  const preferences = { ...candidate.preferences, ...forThisJob };
  const day = now.toISOString().slice(0, 10);
  const companyPlace = (await findCompany(db, job.companyId))?.companyHQlocation ?? null;
  return fitOf(
    readJob({ ...jobText(job), companyPlace }),
    candidateText({ candidate: { ...candidate, preferences }, user, resume: own, answers, day }),
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
