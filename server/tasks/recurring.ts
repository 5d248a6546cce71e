import type { z } from "zod";
import type { Database, Transaction } from "#server/database/open.ts";
import type { Task } from "./define-task.ts";
import { enqueue } from "./enqueue.ts";

/** How far a round has come, where it takes several runs. */
interface Progress {
  after?: string | undefined;
}
type Recurring = Task<z.ZodType<Progress>>;

/** The next run of a task that asks for itself again; its kind is its key, so that one waits at a time. */
export function runNext(tx: Transaction, task: Recurring, at: Date, data: Progress = {}) {
  return enqueue(tx, task, { data, at, key: task.kind });
}

/** Has such a task waiting from every start on, to be run at once or when `firstAt` says. */
export function fromStart(task: Recurring, firstAt = (now: Date) => now) {
  return (db: Database, now: Date) => db.transaction((tx) => runNext(tx, task, firstAt(now)));
}
