import { createHash } from "node:crypto";
import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import { addDays } from "#shared/times/add-days.ts";
import type { Transaction } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { publish } from "#server/events/events.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { settleSet } from "./batches/commit-batch.ts";
import { expireMany } from "./expire-many.ts";
import type { Application } from "./queries.ts";
import { applications } from "./tables.ts";
import { applicationTasks } from "./tasks.ts";
import { applicationEvents } from "./events.ts";
import { awaitingCompany } from "./transitions.data.ts";

export const invitationDays = 14;
const warnings = [14, 3] as const;
const lastWarning = 3;
const atOnce = 200;
const everyMs = 3_600_000;
/** Whose end the team is warned of; requests for a referral wait for an employee. */
const warned = ["pending", "review"] as const;

const waitsFor = (days: unknown) => sql`${applications.waitingSince} + make_interval(days => ${days})`;

/** The task "applications.sweep", hourly: what nobody answered ends, and teams are warned before. */
export async function sweep(tx: Transaction, _data: object, { now }: TaskContext) {
  const expired = await expireSilent(tx, now);
  for (const days of warnings) await warn(tx, { days, now });
  await runNext(tx, applicationTasks.sweep, expired < atOnce ? new Date(now.getTime() + everyMs) : now);
}

/** Its team was told that it ends, and had the days it was told, however long it had waited before. */
function hadItsWarning(now: Date) {
  const { warnedDays, warnedAt } = applications;
  return and(eq(warnedDays, lastWarning), or(isNull(warnedAt), lte(warnedAt, addDays(now, -lastWarning))));
}

/** When an application ends unless someone answers; one that has waited longer is warned of first. */
export function endOf(application: Application, { days, now }: { days: number; now: Date }): Date {
  const { applicationState, waitingSince, warnedDays, warnedAt } = application;
  const end = addDays(waitingSince, days);
  if (end > now || !warned.some((state) => state === applicationState)) return end;
  return addDays((warnedDays === lastWarning ? warnedAt : null) ?? now, lastWarning);
}

async function expireSilent(tx: Transaction, now: Date) {
  const state = applications.applicationState;
  const silent = await tx
    .select(getTableColumns(applications))
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(
      or(
        and(eq(state, "outbound"), sql`${waitsFor(invitationDays)} <= ${now}`),
        and(
          inArray(state, awaitingCompany),
          sql`${waitsFor(companies.answerDays)} <= ${now}`,
          or(notInArray(state, [...warned]), hadItsWarning(now)),
        ),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(atOnce)
    .for("update", { of: applications });
  await expireMany(tx, await settleSet(tx, silent, now), {
    why: ({ applicationState }) => whoWasSilent(applicationState),
    now,
  });
  return silent.length;
}

function whoWasSilent(state: Application["applicationState"]) {
  if (state === "outbound") return "You didn’t answer the invitation.";
  return state === "referralRequest"
    ? "No one answered your request in time."
    : "The company didn’t answer in time.";
}

/** One event for each job whose applications end unanswered in so many days. */
async function warn(tx: Transaction, { days, now }: { days: number; now: Date }) {
  const due = await tx
    .select({ id: applications.id, jobId: applications.jobId, companyId: applications.companyId })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(
      and(
        inArray(applications.applicationState, warned),
        sql`${waitsFor(sql`${companies.answerDays} - ${days}::int`)} <= ${now}`,
        sql`coalesce(${applications.warnedDays}, 99) > ${days}`,
        days === 14 ? sql`${waitsFor(sql`${companies.answerDays} - 3`)} > ${now}` : undefined,
      ),
    );
  if (due.length === 0) return;
  await tx
    .update(applications)
    .set({ warnedDays: days, warnedAt: now })
    .where(
      inArray(
        applications.id,
        due.map(({ id }) => id),
      ),
    );
  for (const [jobId, rows] of Map.groupBy(due, (row) => row.jobId)) {
    const applicationIds = rows.map(({ id }) => id);
    const data = { jobId, companyId: rows[0]!.companyId, applicationIds, daysLeft: days };
    await publish(tx, applicationEvents.warned, { data, at: now });
  }
}

/** Closed jobs answer nobody anymore: the waiting ones end in portions, people in the pipeline stay. What can still be undone is left to whoever did it until then. */
export async function endWaiting(tx: Transaction, jobIds: string[], now: Date) {
  const concerned = await tx
    .select()
    .from(applications)
    .where(
      and(
        ofClosed(tx, jobIds),
        inArray(applications.applicationState, ["outbound", "pending", "review", "referralRequest"]),
        isNull(applications.pendingUndo),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(atOnce)
    .for("update");
  await expireMany(tx, concerned, { why: () => "The job closed.", now });
  const again = concerned.length === atOnce ? now : await whenUndoIsOver(tx, jobIds, now);
  if (again)
    await enqueue(tx, applicationTasks.endWaiting, {
      data: { jobIds },
      at: again,
      key: `end-waiting:${concerned[0]?.id ?? createHash("sha256").update(jobIds.toSorted().join()).digest("hex")}`,
    });
}

/** Of a job that is open again meanwhile the others go on waiting. */
function ofClosed(tx: Transaction, jobIds: string[]) {
  const live = tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, applications.jobId), eq(jobs.status, "live")));
  return and(inArray(applications.jobId, jobIds), notExists(live))!;
}

/** What still isn’t committed so long after its time waits for something else. */
const givenUpMs = 60_000;

/** When nothing about closed jobs can be undone anymore; null where nothing can. */
async function whenUndoIsOver(tx: Transaction, jobIds: string[], now: Date): Promise<Date | null> {
  const until = sql<string | null>`max(${applications.pendingUndo} ->> 'until')`;
  const [found] = await tx
    .select({ until })
    .from(applications)
    .where(and(ofClosed(tx, jobIds), isNotNull(applications.pendingUndo)));
  const over = found?.until ? Date.parse(found.until) : 0;
  return over < now.getTime() - givenUpMs ? null : new Date(Math.max(over, now.getTime()) + 1000);
}

/** The task "applications.endWaiting": the next portion. */
export function endMoreWaiting(
  tx: Transaction,
  { jobIds }: DataOf<typeof applicationTasks.endWaiting>,
  { now }: TaskContext,
) {
  return endWaiting(tx, jobIds, now);
}
