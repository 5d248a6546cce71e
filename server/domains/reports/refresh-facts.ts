import { and, asc, gt, inArray, isNull, notInArray, eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { applications, movesOf } from "#server/domains/applications/index.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { factsOf } from "./rules.ts";
import { reportApplications, reportStages } from "./tables.ts";
import { reportTasks } from "./tasks.ts";

/** Counts some applications anew, from their whole history. */
export async function refreshFacts(tx: Transaction, ids: string[]) {
  await waitForOthers(tx, ids);
  const rows = await tx
    .select()
    .from(applications)
    .where(inArray(applications.id, ids))
    .orderBy(asc(applications.id))
    .for("update");
  const moves = Map.groupBy(await movesOf(tx, ids), ({ applicationId }) => applicationId);
  const made = rows.flatMap((row) => {
    const facts = factsOf(row, moves.get(row.id) ?? []);
    return facts ? [{ row, facts }] : [];
  });
  await tx.delete(reportApplications).where(inArray(reportApplications.applicationId, ids));
  await tx.delete(reportStages).where(inArray(reportStages.applicationId, ids));
  if (made.length === 0) return;
  await tx
    .insert(reportApplications)
    .values(made.map(({ row, facts: { stages: _, ...facts } }) => ({ ...ofRow(row), ...facts })));
  const stages = made.flatMap(({ row, facts }) =>
    facts.stages.map((stage) => ({ ...ofRow(row), cameAt: facts.cameAt, ...stage })),
  );
  if (stages.length > 0) await tx.insert(reportStages).values(stages);
}

/** Facts of one company change the same totals, so they are counted one after the other, companies in one order. */
async function waitForOthers(tx: Transaction, ids: string[]) {
  const chosen = sql`any(${sql.param(ids)}::uuid[])`;
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(company_id::text, 18)) from (
      select company_id from ${applications} where id = ${chosen}
      union select company_id from ${reportApplications} where application_id = ${chosen} order by 1) companies`);
}

function ofRow({ id: applicationId, companyId, jobId, source }: typeof applications.$inferSelect) {
  return { applicationId, companyId, jobId, source };
}

const atOnce = 500;
const everyMs = 3_600_000;
const never = ["lead", "outbound", "referralRequest"] as const;

/** The task "reports.catchUp": counts what was written without an announcement, portion by portion, and looks again in an hour. */
export async function catchUp(
  tx: Transaction,
  { after }: DataOf<typeof reportTasks.catchUp>,
  { now }: TaskContext,
) {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .leftJoin(reportApplications, eq(reportApplications.applicationId, applications.id))
    .where(
      and(
        isNull(reportApplications.applicationId),
        notInArray(applications.applicationState, [...never]),
        after ? gt(applications.id, after) : undefined,
      ),
    )
    .orderBy(asc(applications.id))
    .limit(atOnce);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await refreshFacts(tx, ids);
  const more = ids.length === atOnce;
  await (more
    ? runNext(tx, reportTasks.catchUp, now, { after: ids.at(-1)! })
    : runNext(tx, reportTasks.catchUp, new Date(now.getTime() + everyMs)));
}
