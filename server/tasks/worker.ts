import { isNull, sql } from "drizzle-orm";
import type { ServerDependencies } from "#server/dependencies.ts";
import { type Lane, laneNames, lanes } from "./lanes.ts";
import { type TaskOptions, runOneTask } from "./run-task.ts";
import { tasks } from "./tables.ts";

interface WorkerOptions extends TaskOptions {
  /** How often to look for tasks that another process left. */
  pollMs?: number;
}
/** A due task that cannot be taken yet waits for another one, here or in another process. */
const blockedMs = 100;

/** Works until stopped: at once when work is left by this process, and by the clock for what becomes due. */
export function startWorker(dependencies: ServerDependencies, options: WorkerOptions) {
  const { db, onCommit } = dependencies.database;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const running = new Map<Lane, Set<Promise<void>>>(laneNames.map((lane) => [lane, new Set()]));
  const emptyAt = new Map<Lane, number>();

  /** One more task of the lane is looked for, unless as many as it allows are being run. */
  function wake(lane: Lane) {
    const rounds = running.get(lane)!;
    if (stopped || rounds.size >= lanes[lane]) return;
    const round: Promise<void> = runOn(lane).finally(() => {
      rounds.delete(round);
      emptyAt.set(lane, performance.now());
      if (rounds.size === 0) void plan();
    });
    rounds.add(round);
  }
  async function runOn(lane: Lane) {
    const onTaken = () => wake(lane);
    try {
      while (!stopped && (await runOneTask(dependencies, options, { lane, onTaken })));
    } catch (error) {
      if (!stopped) options.onFailure("worker", error);
    }
  }
  /** Wakes the idle lanes in which something is due, and looks again when the next task will be. */
  async function plan() {
    if (stopped) return;
    const due = await db
      .select({ lane: tasks.lane, at: sql<string>`min(${tasks.dueAt})` })
      .from(tasks)
      .where(isNull(tasks.failedAt))
      .groupBy(tasks.lane)
      .catch(() => []);
    let next = options.pollMs ?? 2000;
    for (const { lane, at } of due) {
      if (running.get(lane)?.size !== 0) continue;
      const waitMs = new Date(at).getTime() - dependencies.now().getTime();
      const rested = performance.now() - (emptyAt.get(lane) ?? -blockedMs) >= blockedMs;
      if (waitMs <= 0 && rested) wake(lane);
      else next = Math.min(next, Math.max(waitMs, waitMs > 0 ? 20 : blockedMs));
    }
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(plan, next);
  }

  onCommit((left) => {
    for (const lane of laneNames) if (left.has(`tasks:${lane}`)) wake(lane);
  });
  void plan();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await Promise.all([...running.values()].flatMap((rounds) => [...rounds]));
  };
}
