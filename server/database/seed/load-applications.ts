import {
  applicationHistory,
  applicationNotes,
  applications,
  savedJobs,
} from "#server/domains/applications/tables.ts";
import { newId } from "#server/ids.ts";
import { type CandidateText, type ReadJob, readJob, scoreFit } from "#server/matching-engine/index.ts";
import { seniorityWords } from "./load-people.ts";
import { type Load, inChunks } from "./load.ts";
import type { Application, Candidate, Job } from "./world/world.ts";

/** Applications in every state, judged by the engine, with their history and notes. */
export async function loadApplications({ tx, world, now }: Load) {
  const people = new Map(world.candidates.map((candidate) => [candidate.id, candidate]));
  const work = new Map(world.jobs.map((job) => [job.id, job]));
  const read = new Map<string, ReadJob>();
  const jobOf = (job: Job) => read.get(job.id) ?? read.set(job.id, readJob(jobText(job))).get(job.id)!;

  await inChunks(
    tx,
    applications,
    world.applications.map(({ history: _, notes: __, expectedScore: ___, ...application }) => {
      const candidate = people.get(application.candidateId)!;
      const fit = candidate.scoring
        ? judged(jobOf(work.get(application.jobId)!), candidateText(candidate, application, now))
        : null;
      return {
        ...application,
        resumeId: candidate.resume.id,
        fit,
        score: fit?.score ?? null,
        verdicts: fit?.requirements.map(({ verdict }) => verdict) ?? [],
      };
    }),
  );
  await inChunks(
    tx,
    applicationHistory,
    world.applications.flatMap(({ id, history }) => history.map((step) => ({ ...step, applicationId: id }))),
  );
  await inChunks(
    tx,
    applicationNotes,
    world.applications.flatMap(({ id, companyId, notes }) =>
      notes.map((note) => ({ ...note, applicationId: id, companyId })),
    ),
  );
  await inChunks(
    tx,
    savedJobs,
    world.savedJobs.map((saved) => ({ id: newId(), ...saved })),
  );
}

function judged(job: ReadJob, candidate: CandidateText) {
  const { score, requirements, hard, raise, modelVersion } = scoreFit(job, candidate);
  return {
    score,
    modelVersion,
    raise,
    hard,
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

function jobText(job: Job) {
  return {
    title: job.jobTitle,
    descriptionHtml: job.jobDescription,
    department: job.department,
    seniority: seniorityWords(job.seniority),
    locations: job.locations,
    remote: job.remote,
    remoteRegions: job.remoteLocations,
    employmentType: job.employmentType,
  };
}

function candidateText(
  candidate: Candidate,
  application: Pick<Application, "answers">,
  now: Date,
): CandidateText {
  const { preferences } = candidate;
  return {
    asOf: now.toISOString().slice(0, 10),
    resume: candidate.resume.lines,
    answers: application.answers.map(({ answer }) => answer),
    skills: candidate.skills,
    work: candidate.workExperience,
    location: candidate.location,
    wanted: {
      ...preferences,
      currency: preferences.salaryCurrency,
      types: preferences.jobTypes,
      seniority: preferences.seniority.map(seniorityWords),
    },
  };
}
