import { type MoveEvent, lockApplication } from "#server/domains/applications/index.ts";
import { on } from "#server/events/events.ts";
import type { Transaction } from "#server/database/open.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { findTask, enqueue } from "#server/tasks/enqueue.ts";
import { notificationTasks } from "./tasks.ts";
import { tellMove } from "./tell-move.ts";

/** While the team's screens still offer to take a stage back. */
const settledAfterMs = 10_000;

/** Moves of the same few seconds are told as one, from where the application stood before the first of them. */
on(
  "application.moved",
  "notifications",
  async (tx, { data, at }) => {
    const key = `stage-news:${data.applicationId}`;
    const waiting = await findTask(tx, notificationTasks.stage, key);
    const { from } = waiting?.data ?? data;
    await enqueue(tx, notificationTasks.stage, {
      key,
      data: { ...data, from },
      at: new Date(at.getTime() + settledAfterMs),
    });
  },
  { lane: "people" },
);

/** The task "notifications.stage": tells of a stage that still stands, unless it is where the application stood before. */
export async function tellStage(tx: Transaction, move: MoveEvent, { now }: TaskContext) {
  const row = await lockApplication(tx, move.applicationId);
  const stands = row?.applicationState === move.to.state && row.stage === move.to.stage;
  if (!stands || move.from?.stage === move.to.stage) return;
  await tellMove(tx, { name: "application.moved", data: move, at: now });
}
