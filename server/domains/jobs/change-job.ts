import { eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import { lockCompany } from "#server/domains/companies/index.ts";
import type { AuthenticatedContext, CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import {
  refuseBeyondPlan,
  refuseUnlessAllowed,
  refuseUnlessProven,
} from "#server/http/require-permission.ts";
import { closeInTime } from "./closing-day.ts";
import { countWriting } from "./drafts/draft-rows.ts";
import { confirmedNow } from "./freshness/rules.ts";
import { asksDifferently } from "./requirements/criteria.ts";
import { showJob } from "./list-jobs.ts";
import { type JobRow, lockMyJob, recountOpenJobs } from "./queries.ts";
import {
  findableByOthers,
  hasLeftBoard,
  moveTo,
  reachesMore,
  refuseUnlessPublishable,
  refuseWhenOver,
} from "./rules.ts";
import { jobs } from "./tables.ts";
import { jobEvents } from "./events.ts";

interface Aside {
  afterwards?: (job: JobRow, tx: Transaction, changes: JobChanges) => Promise<void>;
  /** Words on the way: publishing them is audited instead. */
  unaudited?: boolean;
}
export type JobChanges = Partial<JobRow>;

/**
 * Changes one of the company's jobs and tells the others; the answer is the job as it is then.
 * The company is held before the job, as imports do, so that neither waits for the other in a circle.
 */
export async function changeJob(
  context: CompanyContext,
  id: string,
  decide: (job: JobRow, tx: Transaction) => JobChanges | Promise<JobChanges>,
  { afterwards, unaudited = false }: Aside = {},
) {
  await context.db.transaction(async (tx) => {
    await lockCompany(tx, context.viewer.companyId);
    const job = await lockMyJob(tx, context, id);
    const changes = await decide(job, tx);
    await saveJob(tx, context, { job, changes, unaudited });
    await afterwards?.(job, tx, changes);
  });
  return showJob(context, id);
}

/** Writes what changed, keeps the company's count true and announces what happened. */
async function saveJob(
  tx: Transaction,
  { viewer, now }: AuthenticatedContext,
  { job, changes, unaudited }: { job: JobRow; changes: JobChanges; unaudited: boolean },
) {
  if (!Object.keys(changes).length) return;
  const after = { ...job, ...changes };
  if (after.status !== job.status || findableByOthers(job, after)) refuseUnlessAllowed(viewer, "publish");
  if (after.status === "live" && job.status !== "live") refuseUnlessProven(viewer);
  if (reachesMore(job, after)) refuseBeyondPlan(viewer, "publish");
  if (after.status === "live") refuseUnlessPublishable(after, job.publishedAt ? job : null);
  if (after.status === "live") refuseWhenOver(after, now());
  await tx
    .update(jobs)
    .set({
      ...changes,
      ...markedFor(changes, after),
      changedAt: now(),
      ...(after.status === "live" && confirmedNow(now())),
    })
    .where(eq(jobs.id, job.id));
  await countWriting(tx, viewer, job.id);
  await closeInTime(tx, [job.id]);
  if (after.status !== job.status || after.internal !== job.internal)
    await recountOpenJobs(tx, [job.companyId]);
  if (!unaudited) await auditChange(tx, { viewer, now: now() }, { job, changes });
  const data = { jobId: job.id, companyId: job.companyId };
  const event =
    after.status === "draft"
      ? jobEvents.changed
      : (moveTo(after.status, job.status)?.event ?? jobEvents.changed);
  await publish(tx, event, { data, at: now() });
  if (asksDifferently(job, changes)) await publish(tx, jobEvents.criteriaChanged, { data, at: now() });
}

/** Whether the job is shown to everyone is its own from now on, whatever the company chooses for all; of one for employees nobody asked. */
export function markedFor(
  { publishedToMarketplace }: Pick<JobChanges, "publishedToMarketplace">,
  { internal }: { internal: boolean },
) {
  return publishedToMarketplace === undefined || internal
    ? {}
    : { keptOffMarketplace: !publishedToMarketplace };
}

async function auditChange(
  tx: Transaction,
  by: { viewer: AuthenticatedContext["viewer"]; now: Date },
  { job, changes }: { job: JobRow; changes: JobChanges },
) {
  const before = Object.fromEntries(Object.keys(changes).map((name) => [name, job[name as keyof JobRow]]));
  const subject = { kind: "job", id: job.id, companyId: job.companyId } as const;
  await audit(tx, by, { action: "job.changed", subject, before, after: changes });
}

/** What a change of status writes beside the status itself. */
export function statusChanges(
  job: Pick<JobRow, "status" | "feed" | "fingerprint">,
  wanted: "live" | "closed",
  now: Date,
): JobChanges {
  if (!moveTo(wanted, job.status)) return {};
  if (wanted === "closed") return { status: "closed", closedAt: now };
  // What the board let go is the team’s own from now on: the next reading would close it.
  const own = hasLeftBoard(job) && { feed: null };
  return { status: "live", closedAt: null, publishedAt: now, ...own, ...confirmedNow(now) };
}
