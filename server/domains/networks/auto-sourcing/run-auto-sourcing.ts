import { and, eq, inArray, sql } from "drizzle-orm";
import type { LeftOutReason } from "#contract/auto-sourcing.ts";
import type { ApplicationSource } from "#contract/application-sources.ts";
import type { Fit } from "#contract/fit-shapes.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { applications, startApplication } from "#server/domains/applications/index.ts";
import { whyBeyondPlan } from "#server/domains/billing/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { isAllowed } from "#server/domains/companies/index.ts";
import { askedNotToByIds } from "#server/domains/do-not-contact/index.ts";
import { type JobRow, criteriaOf, findJob, whyNotAsked } from "#server/domains/jobs/index.ts";
import { judgeByProfile } from "#server/domains/matching/index.ts";
import { isReady } from "#server/domains/search/index.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { findForJob } from "../find-for-job.ts";
import { seekers } from "../reachable-people.ts";
import { type KeptRun, autoSourcings } from "../tables.ts";
import { shownTo } from "../talent-pool.ts";
import type { networkTasks } from "../tasks.ts";
import { criterionMissed } from "./left-out.ts";
import { scheduleRun, tomorrowNight } from "./schedule.ts";

const mostFound = 200;
/** So many new leads a run: more than a team reads is no help. */
const mostAdded = 25;

interface Judged {
  candidateId: string;
  fit: Fit | null;
  score: number;
}

/** The task "networks.autoSource": finds people for a job, makes the best its leads and says whom it left out, and why. */
export async function runAutoSourcing(
  tx: Transaction,
  { jobId }: DataOf<typeof networkTasks.autoSource>,
  context: TaskContext,
) {
  const { now } = context;
  const [plan] = await tx.select().from(autoSourcings).where(eq(autoSourcings.jobId, jobId)).for("update");
  if (!plan || plan.type === "off") return;
  const found = await findJob(tx, jobId);
  const why = found && (await whyNotRun(tx, { ...plan, ...found, now }));
  if (!found || why) {
    await rest(tx, jobId, { type: "off", running: false, nextRunAt: null, why });
    return;
  }
  const { job } = found;
  if (!isReady(context.outside.searchEngine)) throw new Error("The search indexes are not ready yet.");
  const lastRun = await sourceFor(tx, job, { ...context, byUserId: plan.byUserId });
  const nightly = plan.type === "nightly";
  const nextRunAt = nightly ? tomorrowNight(now) : null;
  await rest(tx, jobId, { type: nightly ? "nightly" : "off", running: false, nextRunAt, lastRun });
  if (nextRunAt) await scheduleRun(tx, jobId, nextRunAt);
}

type Asking = NonNullable<Awaited<ReturnType<typeof findJob>>> & {
  companyId: string;
  byUserId: string;
  now: Date;
};
/** Why the search for people stopped: the teammate or the company may no longer source, or no one may be invited to the job. */
async function whyNotRun(tx: Transaction, { companyId, byUserId: userId, job, company, now }: Asking) {
  if (!(await isAllowed(tx, { companyId, userId }, "sourcing")))
    return "The teammate who started it can no longer look for people.";
  return (await whyBeyondPlan(tx, companyId, "sourcing")) ?? whyNotAsked(job, company, now)?.sentence ?? null;
}

function rest(tx: Transaction, jobId: string, changes: Partial<typeof autoSourcings.$inferInsert>) {
  return tx.update(autoSourcings).set(changes).where(eq(autoSourcings.jobId, jobId));
}

async function sourceFor(
  tx: Transaction,
  job: JobRow,
  context: TaskContext & { byUserId: string },
): Promise<KeptRun> {
  const { now } = context;
  const ids = await findForJob(context, {
    index: "talent",
    title: job.jobTitle,
    skills: job.skills,
    filters: [shownTo(job.companyId)],
    most: mostFound,
  });
  const open = await seekers(tx, job.companyId, { ids });
  const { kept, leftOut } = await sortOut(tx, context, {
    job,
    ids: open.map(({ candidateId }) => candidateId),
  });
  const fitting: Judged[] = [];
  for (const candidateId of kept) {
    const fit = await judgeByProfile(tx, { job, candidateId, now });
    const score = fit?.score ?? null;
    if (score === null) count(leftOut, "notScored");
    else if (score < job.qualificationScore) count(leftOut, "score");
    else fitting.push({ candidateId, fit, score });
  }
  const best = fitting.toSorted((a, b) => b.score - a.score);
  for (const _ of best.slice(mostAdded)) count(leftOut, "full");
  for (const judged of best.slice(0, mostAdded)) await addLead(tx, job, { ...judged, ...context });
  const added = Math.min(best.length, mostAdded);
  return { at: now.toISOString(), found: open.length, added, leftOut };
}

type LeftOut = Partial<Record<LeftOutReason, number>>;

/** Who stays after the criteria, those who are known to the job already, and those who asked not to be contacted. */
async function sortOut(
  db: Reader,
  { config }: Pick<TaskContext, "config">,
  { job, ids }: { job: JobRow; ids: string[] },
) {
  const leftOut: LeftOut = {};
  const known = await knownToJob(db, job.id, ids);
  const refused = await askedNotToByIds(db, config, { companyId: job.companyId, ids });
  const people = await peopleOf(db, ids);
  const wanted = {
    filters: criteriaOf(job).sanitizedJobFilters,
    locations: job.locations,
    remote: job.remote,
  };
  const kept = people.filter((person) => {
    const reason =
      knownAs(known.get(person.id)) ??
      (refused.has(person.id) ? "doNotContact" : criterionMissed(person, wanted));
    if (reason) count(leftOut, reason);
    return reason === null;
  });
  return { kept: kept.map(({ id }) => id), leftOut };
}

function knownAs(state: string | undefined): LeftOutReason | null {
  if (!state) return null;
  return state === "lead" ? "lead" : "applied";
}

function count(leftOut: LeftOut, reason: LeftOutReason) {
  leftOut[reason] = (leftOut[reason] ?? 0) + 1;
}

async function knownToJob(db: Reader, jobId: string, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .select({ id: applications.candidateId, state: applications.applicationState })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), inArray(applications.candidateId, ids)));
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** In the order they were found. */
function peopleOf(db: Reader, ids: string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({
      id: candidates.id,
      location: candidates.location,
      title: candidates.headline,
      preferences: candidates.preferences,
    })
    .from(candidates)
    .where(inArray(candidates.id, ids))
    .orderBy(sql`array_position(${sql.param(ids)}::uuid[], ${candidates.id})`);
}

async function addLead(
  tx: Transaction,
  job: JobRow,
  { candidateId, fit, score, now, byUserId }: Judged & { now: Date; byUserId: string },
) {
  const source: ApplicationSource = "Automatic sourcing";
  const verdicts = fit?.requirements.map(({ verdict }) => verdict) ?? [];
  await startApplication(tx, {
    move: "sourceLead",
    who: { kind: "clock", userId: null, onBehalfOf: byUserId },
    now,
    job,
    candidateId,
    also: { fit, score, verdicts, source },
  });
}
