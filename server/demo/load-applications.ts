import { addDays } from "#shared/times/add-days.ts";
import { eq } from "drizzle-orm";
import { users } from "#server/domains/accounts/tables.ts";
import { applicationScores } from "#server/domains/applications/decision-log/tables.ts";
import { employeeReferrals } from "#server/domains/applications/referrals/tables.ts";
import { applicationHistory, applications, sentResumes } from "#server/domains/applications/tables.ts";
import { candidateNotes } from "#server/domains/candidate-notes/tables.ts";
import { savedJobs } from "#server/domains/job-tracker/tables.ts";
import { candidates } from "#server/domains/candidates/tables.ts";
import { jobs } from "#server/domains/jobs/tables.ts";
import { candidateText } from "#server/domains/matching/fit/candidate-text.ts";
import { jobMatches } from "#server/domains/matching/tables.ts";
import { jobText } from "#server/domains/matching/fit/job-features.ts";
import { fitOf } from "#server/domains/matching/fit/judge-fit.ts";
import { newId } from "#server/database/ids.ts";
import { readJob } from "#server/matching-engine/index.ts";
import { type Load, inChunks } from "./load.ts";
import type { Step } from "./world/world.ts";

type World = Load["world"];

/** Applications in every state, judged as a real one is, with their history and notes. */
export async function loadApplications({ tx, world, now }: Load) {
  const judge = await judgeIn({ tx, world, now });
  const judged = world.applications.map(judge);
  await inChunks(tx, applications, judged);
  await inChunks(tx, applicationScores, judged.map(scoreWhenApplied));
  await inChunks(tx, sentResumes, sentResumesIn(world));
  await inChunks(
    tx,
    applicationHistory,
    world.applications.flatMap(({ id, history }) => history.map((step) => ({ ...step, applicationId: id }))),
  );
  await inChunks(tx, employeeReferrals, world.applications.flatMap(referralIn));
  await inChunks(
    tx,
    candidateNotes,
    world.applications.flatMap(({ candidateId, companyId, notes }) =>
      notes.map((note) => ({ ...note, candidateId, companyId })),
    ),
  );
  await inChunks(tx, jobMatches, appliedMatches(world));
  await inChunks(
    tx,
    savedJobs,
    world.savedJobs.map((saved) => ({ id: newId(), ...saved })),
  );
}

const referralDays = 180;
/** A referred person, who referred them, and since when. */
function referralIn({ id: applicationId, history, ...application }: World["applications"][number]) {
  const { companyId, jobId, candidateId, employeeId } = application;
  const at = history.find(({ move }) => move === "refer" || move === "referForReview")?.at;
  if (!employeeId || !at) return [];
  const until = addDays(at, referralDays);
  const ids = { id: newId(), applicationId, companyId, jobId, candidateId, employeeId };
  return [{ ...ids, way: "spoken" as const, at, until }];
}

/** Compares an application with its job, by what was loaded before. */
async function judgeIn({ tx, world, now }: Pick<Load, "tx" | "world" | "now">) {
  const profiles = await tx
    .select({ candidate: candidates, user: users })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.userId));
  const people = new Map(profiles.map((profile) => [profile.candidate.id, profile]));
  const read = new Map((await tx.select().from(jobs)).map((job) => [job.id, readJob(jobText(job))]));
  const resumes = resumesIn(world);
  const day = now.toISOString().slice(0, 10);
  return ({ history, notes: _, expectedScore: __, ...application }: World["applications"][number]) => {
    const { candidate, user } = people.get(application.candidateId)!;
    const resume = resumes.get(application.candidateId)!;
    const answers = application.answers.map(({ answer }) => answer);
    const about = candidateText({ candidate, user, resume: resume.lines, answers, day });
    const fit = candidate.scoring ? fitOf(read.get(application.jobId)!, about) : null;
    return {
      ...application,
      waitingSince: history.findLast(isMove)?.at ?? application.appliedAt,
      resumeId: resume.id,
      fit,
      score: fit?.score ?? null,
      verdicts: fit?.requirements.map(({ verdict }) => verdict) ?? [],
    };
  };
}

function scoreWhenApplied({ id, appliedAt, score, fit }: typeof applications.$inferInsert) {
  return {
    id: newId(),
    applicationId: id,
    at: appliedAt,
    score,
    fit,
    modelVersion: fit?.modelVersion ?? null,
  };
}

/** A step to another place, as shortlisting is not. */
function isMove({ fromState, fromStage, toState, toStage }: Step) {
  return fromState !== toState || fromStage !== toStage;
}

function resumesIn(world: World) {
  return new Map(world.candidates.map(({ id, resume }) => [id, resume]));
}

function sentResumesIn(world: World) {
  const resumes = resumesIn(world);
  return world.applications.flatMap(({ id, candidateId, appliedAt, history }) => {
    const { id: resumeId, name, lines } = resumes.get(candidateId)!;
    return history.some(({ move }) => /^(apply|refer)/.test(move))
      ? [{ applicationId: id, resumeId, name, fileId: null, lines, at: appliedAt }]
      : [];
  });
}

/** As after a real application: what was applied for is no match anymore. */
function appliedMatches(world: World) {
  return world.applications
    .filter(({ applicationState }) => applicationState !== "lead" && applicationState !== "outbound")
    .map(({ candidateId, jobId, appliedAt }) => ({
      id: newId(),
      candidateId,
      jobId,
      day: "",
      place: 0,
      chosenFrom: "",
      status: "applied" as const,
      at: appliedAt,
    }));
}
