import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { type CandidateRow, findProfile, hiddenCompanyIds } from "#server/domains/candidates/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { findJobs } from "#server/domains/jobs/index.ts";
import { defaultResume } from "#server/domains/resumes/index.ts";
import { type CandidateText, modelVersion, type Sense } from "#server/matching-engine/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { candidateText } from "../fit/candidate-text.ts";
import { reasonsInForce } from "./given-reasons.ts";
import { type JobFeature, jobFeatures, jobText } from "../fit/job-features.ts";
import { type Rejection, ruledOut } from "./learned-rules.ts";
import { matchDay } from "#shared/times/match-day.ts";
import { decidedMatches, signalsOf } from "../queries.ts";
import { type Pool, rankPool } from "./rank-pool.ts";
import { type Said, whatSignalsSay, withDecisions } from "../signals/what-signals-say.ts";
import { findSense } from "../fit/senses.ts";

export interface Seeker {
  candidate: CandidateRow;
  text: CandidateText;
  /** Which work they do; null until a model has read it. */
  sense: Sense | null;
  /** Companies the person hides from: no job of theirs is put before them. */
  hiddenFrom: Set<string>;
  timeZone: string;
  day: string;
  /** Changes whenever the choice of jobs may. */
  fingerprint: string;
  /** Changes with what the person said they want. */
  preferencesHash: string;
}
/** A candidate as matching sees them today. */
export async function seekerOf(
  { db, now }: Pick<AuthenticatedContext, "db" | "now">,
  candidateId: string,
): Promise<Seeker> {
  const [profile, resume, hidden, sense, reasons] = await Promise.all([
    findProfile(db, candidateId),
    defaultResume(db, candidateId),
    hiddenCompanyIds(db, candidateId),
    findSense(db, candidateId),
    reasonsInForce(db, candidateId),
  ]);
  if (!profile) throw notFound("Candidate");
  const { candidate, user } = profile;
  const day = matchDay(now(), user.timeZone);
  const text = candidateText({ candidate, user, resume: resume?.lines ?? [], day });
  // What is read by teams alone chooses no jobs.
  const { anythingElse: _, anythingElseShown: __, ...preferences } = candidate.preferences;
  const basis = JSON.stringify([
    modelVersion,
    { ...text, asOf: "" },
    preferences,
    candidate.scoring,
    hidden,
    reasons,
  ]);
  const preferencesHash = hashOf(JSON.stringify([preferences, candidate.scoring]));
  return {
    candidate,
    text,
    sense,
    hiddenFrom: new Set(hidden),
    timeZone: user.timeZone,
    day,
    fingerprint: hashOf(basis),
    preferencesHash,
  };
}

function hashOf(text: string) {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

const remembered = new Map<string, { key: string; pool: Pool }>();
const most = 300;

/** The jobs to choose from: nothing decided, hidden or ruled out by a reason once given. */
export async function poolFor(
  { db, now }: Pick<AuthenticatedContext, "db" | "now">,
  seeker: Seeker,
): Promise<Pool> {
  const { candidate, text } = seeker;
  const [features, decided, signals] = await Promise.all([
    jobFeatures(db),
    decidedMatches(db, candidate.id),
    signalsOf(db, candidate.id),
  ]);
  const decisions = decided.map(({ jobId, status, reason }) => `${jobId}${status}${reason}`).sort();
  const key = [
    seeker.day,
    seeker.fingerprint,
    seeker.sense,
    features.version,
    ...decisions,
    ...signals.map(({ id }) => id),
  ].join();
  const known = remembered.get(candidate.id);
  if (known?.key === key) return known.pool;

  const said = withDecisions(whatSignalsSay(signals, now()), decided);
  const out = new Set([...decided.map(({ jobId }) => jobId), ...said.hidden]);
  const rejections = await rejectionsOf(db, decided);
  const pool = rankPool(features.shelf, {
    candidate: text,
    sense: seeker.sense,
    liked: likedJobs(decided, said).flatMap((id) => features.byId.get(id)?.vector ?? []),
    passedOver: passedOverIn(features.byId, said),
    today: new Date(`${seeker.day}T00:00:00Z`),
    preferences: candidate.preferences,
    scoring: candidate.scoring,
    isOut: (job) => out.has(job.id) || seeker.hiddenFrom.has(job.companyId) || ruledOut(job, rejections),
  });
  if (remembered.size >= most) remembered.delete(remembered.keys().next().value!);
  remembered.set(candidate.id, { key, pool });
  return pool;
}

/** Those that are still listed. */
function passedOverIn(byId: ReadonlyMap<string, JobFeature>, { passedOver }: Said) {
  return passedOver.flatMap(({ jobId, days }) => {
    const job = byId.get(jobId);
    return job ? [{ job, days }] : [];
  });
}

/** Saved, shared, liked and applied to, the latest twenty; not what was removed from the saved jobs since. */
function likedJobs(decided: Awaited<ReturnType<typeof decidedMatches>>, { liked, takenBack }: Said) {
  const decidedFor = decided
    .filter(({ status, at, jobId }) => {
      const back = takenBack.get(jobId);
      return status === "applied" || (status !== "rejected" && !(back && back >= at));
    })
    .map(({ jobId, at }) => [jobId, at] as const);
  return [...new Map([...liked, ...decidedFor])]
    .sort(([a, atA], [b, atB]) => atB.getTime() - atA.getTime() || (a < b ? -1 : 1))
    .slice(0, 20)
    .map(([jobId]) => jobId);
}

async function rejectionsOf(
  db: Reader,
  decided: Awaited<ReturnType<typeof decidedMatches>>,
): Promise<Rejection[]> {
  const given = decided.filter(({ status, reason }) => status === "rejected" && reason !== null);
  const rows = await findJobs(
    db,
    given.map(({ jobId }) => jobId),
  );
  const about = await Promise.all(rows.map((job) => rejectedJob(db, job)));
  const byId = new Map(about.map(({ id, ...job }) => [id, job]));
  return given.flatMap(({ jobId, reason }) => {
    const job = byId.get(jobId);
    return job ? [{ reason, job }] : [];
  });
}

async function rejectedJob(db: Reader, job: Awaited<ReturnType<typeof findJobs>>[number]) {
  const [company] = await db
    .select({ companyStage: companies.fundingStage, companySize: companies.companySize })
    .from(companies)
    .where(eq(companies.id, job.companyId));
  return {
    id: job.id,
    companyId: job.companyId,
    companyStage: company?.companyStage ?? null,
    companySize: company?.companySize ?? null,
    title: job.jobTitle,
    text: jobText(job),
  };
}
