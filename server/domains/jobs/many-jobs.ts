import { and, eq, inArray, type SQL } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { MatchingJobs } from "#contract/many-jobs.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { lockCompany, publishCompanyOf } from "#server/domains/companies/index.ts";
import { publishAll } from "#server/events/events.ts";
import { newId } from "#server/database/ids.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { cancelTask, findTask, enqueue } from "#server/tasks/enqueue.ts";
import { conflict, invalid, notFound, Refusal } from "#server/errors/refusal.ts";
import { refuseBeyondPlan, refuseUnlessProven } from "#server/http/require-permission.ts";
import { updateRows } from "./bulk-rows.ts";
import { statusChanges } from "./change-job.ts";
import { closeInTime } from "./closing-day.ts";
import { wantedJobs } from "./careers/list-company-jobs.ts";
import { askAboutOthers } from "./filled-jobs.ts";
import { type JobRow, recountOpenJobs } from "./queries.ts";
import { moveTo, refuseUnlessPublishable, refuseWhenOver } from "./rules.ts";
import { jobs } from "./tables.ts";
import { jobTasks } from "./tasks.ts";
import { boardOfJob, foreignBoards, reasonFor } from "./feeds/whose-board.ts";

type Wanted = {
  to: "live" | "closed";
  others?: "stay" | undefined;
  ids?: string[] | undefined;
  matching?: MatchingJobs | undefined;
};
type Light = Pick<JobRow, (typeof lightColumns)[number]>;
const lightColumns = [
  "id",
  "companyId",
  "jobTitle",
  "jobDescription",
  "locations",
  "remote",
  "status",
  "feed",
  "fingerprint",
  "sourceUrl",
  "publishedAt",
  "closedAt",
  "closesOn",
] as const satisfies readonly (keyof JobRow)[];

/** As long as an undo is offered: only then is anyone told. */
const undoMs = 8000;
const mostReasons = 20;

/** Publishes, closes or reopens many jobs at once. They change now; others hear of it when it can no longer be undone. */
export function setStatusOfMany(context: AuthenticatedContext, companyId: string, wanted: Wanted) {
  const { db, viewer, now } = context;
  if (viewer.companyId !== companyId) throw notFound("Company");
  if (wanted.to === "live") {
    refuseUnlessProven(viewer);
    refuseBeyondPlan(viewer, "publish");
  }
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const found = await lockJobs(tx, whichOf(companyId, wanted));
    const { able, left } = await sortOut(tx, companyId, found, { to: wanted.to, now: now() });
    const reasons = left.slice(0, mostReasons);
    if (!able.length) return { batchId: null, changed: 0, left: left.length, reasons, undoMs };
    if (wanted.to === "closed") await askAboutOthers(tx, idsOf(able), wanted.others);
    if (wanted.to === "live") await publishCompanyOf(tx, context, companyId);
    await updateRows(
      tx,
      able.map((job) => ({
        id: job.id,
        closedAt: job.closedAt,
        publishedAt: job.publishedAt,
        feed: job.feed,
        ...statusChanges(job, wanted.to, now()),
        changedAt: now(),
      })),
    );
    await closeInTime(tx, idsOf(able));
    await recountOpenJobs(tx, [companyId]);
    const batchId = newId();
    await enqueueAnnouncement(tx, {
      batchId,
      companyId,
      to: wanted.to,
      able,
      at: new Date(now().getTime() + undoMs),
    });
    await auditChange(tx, context, { companyId, to: wanted.to, jobs: able.length });
    return { batchId, changed: able.length, left: left.length, reasons, undoMs };
  });
}

const idsOf = (found: readonly Light[]) => found.map(({ id }) => id);

function whichOf(companyId: string, { ids, matching }: Wanted): SQL {
  if ((ids === undefined) === (matching === undefined))
    throw invalid("Choose at least one job.", { ids: "Choose at least one job" });
  return matching
    ? wantedJobs(companyId, { ...matching, statuses: [matching.status] })
    : and(eq(jobs.companyId, companyId), inArray(jobs.id, ids!))!;
}

function lockJobs(tx: Transaction, where: SQL): Promise<Light[]> {
  const columns = Object.fromEntries(lightColumns.map((name) => [name, jobs[name]]));
  return tx.select(columns).from(jobs).where(where).orderBy(jobs.id).for("update") as unknown as Promise<
    Light[]
  >;
}

interface Move {
  to: "live" | "closed";
  now: Date;
}
/** Which of the jobs can move, and why the others cannot. */
async function sortOut(tx: Transaction, companyId: string, found: Light[], move: Move) {
  const { to } = move;
  const foreign = new Set(
    to === "live"
      ? await foreignBoards(
          tx,
          companyId,
          found.flatMap((job) => boardOfJob(job) ?? []),
        )
      : [],
  );
  const able: Light[] = [];
  const left: { jobTitle: string; reason: string }[] = [];
  for (const job of found) {
    const board = boardOfJob(job);
    const reason = board && foreign.has(board) ? reasonFor(board, companyId) : whyNot(job, move);
    if (reason) left.push({ jobTitle: job.jobTitle || "Untitled draft", reason });
    else if (job.status !== to) able.push(job);
  }
  return { able, left };
}

function whyNot(job: Light, { to, now }: Move): string | null {
  try {
    moveTo(to, job.status);
    if (to === "live") refuseUnlessPublishable(job, job.publishedAt ? job : null);
    if (to === "live") refuseWhenOver(job, now);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

interface Batch {
  batchId: string;
  companyId: string;
  to: "live" | "closed";
  able: Light[];
  at: Date;
}
function enqueueAnnouncement(tx: Transaction, { batchId, companyId, to, able, at }: Batch) {
  const before = able.map(({ id, status, feed, publishedAt, closedAt }) => ({
    id,
    status,
    feed,
    publishedAt: publishedAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
  }));
  return enqueue(tx, jobTasks.statusCommitted, {
    data: { companyId, to, before },
    at,
    key: keyOf(companyId, batchId),
  });
}

const keyOf = (companyId: string, batchId: string) => `jobs.statusCommitted:${companyId}:${batchId}`;

/** The time to undo is over: everyone is told. */
export async function announceStatuses(
  tx: Transaction,
  { companyId, to, before }: DataOf<typeof jobTasks.statusCommitted>,
  { now }: TaskContext,
) {
  for (const from of ["draft", "live", "closed"] as const) {
    const moved = before.filter(({ status }) => status === from);
    const move = moved.length ? moveTo(to, from) : null;
    if (move)
      await publishAll(tx, move.event, {
        all: moved.map(({ id }) => ({ jobId: id, companyId })),
        at: now,
      });
  }
}

/** Puts the jobs back as they were; too late once everyone was told. */
export function undoStatusOfMany(context: AuthenticatedContext, companyId: string, batchId: string) {
  const { db, viewer, now } = context;
  if (viewer.companyId !== companyId) throw notFound("Company");
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const waiting = await findTask(tx, jobTasks.statusCommitted, keyOf(companyId, batchId));
    if (!waiting || !(await cancelTask(tx, keyOf(companyId, batchId))))
      throw conflict("TOO_LATE", "Too late to undo. Change the jobs again instead.");
    const { before, to } = waiting.data;
    await updateRows(
      tx,
      before.map(({ publishedAt, closedAt, ...job }) => ({
        ...job,
        publishedAt: publishedAt === null ? null : new Date(publishedAt),
        closedAt: closedAt === null ? null : new Date(closedAt),
        changedAt: now(),
      })),
    );
    await closeInTime(
      tx,
      before.map(({ id }) => id),
    );
    await recountOpenJobs(tx, [companyId]);
    await auditChange(tx, context, { companyId, to, jobs: before.length, undone: true });
    return before.length;
  });
}

function auditChange(
  tx: Transaction,
  { viewer, now }: AuthenticatedContext,
  { companyId, ...after }: { companyId: string; to: string; jobs: number; undone?: boolean },
) {
  return audit(
    tx,
    { viewer, now: now() },
    { action: "jobs.changed", subject: { kind: "company", id: companyId, companyId }, after },
  );
}
