import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { FailedTask, tasks as contract } from "#contract/tasks.ts";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext, DomainHandlers } from "#server/context.ts";
import { leave } from "#server/database/open.ts";
import { notFound } from "#server/errors/refusal.ts";
import { laneStates } from "./lane-states.ts";
import { tasks } from "./tables.ts";

const mostShown = 100;

export const taskHandlers: DomainHandlers<typeof contract> = {
  overview: (context) => showTasks(context),
  retry: ({ params, ...context }) => retryFailed(context, params.id),
  retryAll: (context) => retryFailed(context),
};

async function showTasks({ db, now }: AuthenticatedContext) {
  const failed = await db
    .select({
      id: tasks.id,
      kind: tasks.kind,
      lane: tasks.lane,
      reaction: sql<string | null>`${tasks.data} ->> 'reaction'`,
      attempts: tasks.attempts,
      error: tasks.lastError,
      failedAt: sql<Date>`${tasks.failedAt}`.mapWith(tasks.failedAt),
    })
    .from(tasks)
    .where(isNotNull(tasks.failedAt))
    .orderBy(desc(tasks.failedAt))
    .limit(mostShown);
  const shown: FailedTask[] = failed.map((task) => ({ ...task, failedAt: task.failedAt.toISOString() }));
  return { lanes: await laneStates(db, now()), failed: shown, at: now().toISOString() };
}

/** Failed tasks are done again from their first attempt: the one named, or all of them. */
function retryFailed({ db, viewer, now }: AuthenticatedContext, id?: string) {
  return db.transaction(async (tx) => {
    const again = await tx
      .update(tasks)
      .set({ dueAt: now(), failedAt: null, attempts: 0 })
      .where(and(isNotNull(tasks.failedAt), id === undefined ? undefined : eq(tasks.id, id)))
      .returning({ id: tasks.id, lane: tasks.lane });
    if (id !== undefined && !again.length) throw notFound("Task");
    for (const { lane } of again) leave(tx, `tasks:${lane}`);
    if (again.length)
      await audit(
        tx,
        { viewer, now: now() },
        { action: "task.retried", subject: { kind: "task", id: id ?? null }, after: { count: again.length } },
      );
    return { count: again.length };
  });
}
