import { z } from "zod";
import type { Transaction } from "#server/database/open.ts";
import type { ServerDependencies } from "#server/dependencies.ts";
import type { Lane } from "./lanes.ts";

/** One kind of background task: the name its rows bear, what they carry and the lane they wait in. */
export interface Task<S extends z.ZodType = z.ZodType> {
  kind: string;
  data: S;
  lane: Lane;
}
export type DataOf<T extends Task> = z.output<T["data"]>;

/** What a running task may touch beside its transaction; its time stands still while it runs. */
export type TaskContext = Omit<ServerDependencies, "now"> & { now: Date };
/** What a run leaves to be done once its transaction is over: something outside, which may take its time. */
export interface Outside {
  /** Longer than it can take; only then is what was interrupted run again. */
  holdMs: number;
  /** Answers what to keep of it, in a transaction of its own. */
  act(): Promise<(tx: Transaction) => Promise<void>>;
}
type Ran = Promise<void> | Promise<Outside | undefined>;
type Run<T extends Task> = (tx: Transaction, data: DataOf<T>, context: TaskContext) => Ran;
/** What becomes of what a task was about once no attempt is made anymore. */
type GiveUp<T extends Task> = (tx: Transaction, data: DataOf<T>, why: string) => Promise<void>;
interface RunOrGiveUp<T extends Task> {
  run: Run<T>;
  giveUp: GiveUp<T>;
}

/** A task and its run, for rows as the database has them. */
export interface TaskRunner {
  kind: string;
  run(tx: Transaction, data: unknown, context: TaskContext): Ran;
  giveUp?(tx: Transaction, data: unknown, why: string): Promise<void>;
}

/** For tasks that carry nothing. */
export const noData = z.object({});

/** Names a kind of task. The name is kept in the database, so do not change it while tasks are waiting. */
export function defineTask<S extends z.ZodType>(
  kind: string,
  { data, lane }: Omit<Task<S>, "kind">,
): Task<S> {
  return { kind, data, lane };
}

/** Gives each task of a domain its run; one that is missing does not compile. */
export function runTasks<T extends Record<string, Task>>(
  tasks: T,
  runs: { [N in keyof T]: Run<T[N]> | RunOrGiveUp<T[N]> },
): TaskRunner[] {
  return Object.keys(tasks).map((name) => runnerOf(tasks[name]!, runs[name]!));
}

function runnerOf<T extends Task>(task: T, given: Run<T> | RunOrGiveUp<T>): TaskRunner {
  const { run, giveUp } = typeof given === "function" ? { run: given, giveUp: undefined } : given;
  return {
    kind: task.kind,
    run: (tx, data, context) => run(tx, readData(task, data), context),
    ...(giveUp && {
      giveUp: async (tx, data, why) => {
        if (task.data.safeParse(data).success) await giveUp(tx, readData(task, data), why);
      },
    }),
  };
}

/** Runners by the kind of their task, each kind once. */
export function runnersByKind(runners: readonly TaskRunner[]): ReadonlyMap<string, TaskRunner> {
  const byKind = new Map<string, TaskRunner>();
  for (const runner of runners) {
    if (byKind.has(runner.kind)) throw new Error(`Two tasks are called ${runner.kind}`);
    byKind.set(runner.kind, runner);
  }
  return byKind;
}

/** A row may be older than the code that runs it. */
export function readData<T extends Task>(task: T, data: unknown): DataOf<T> {
  const read = z.safeParse<T["data"]>(task.data, data);
  if (read.success) return read.data;
  throw new Error(`The data of a task ${task.kind} is not what it should be. ${z.prettifyError(read.error)}`);
}
