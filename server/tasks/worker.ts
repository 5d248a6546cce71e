import { isNull, sql } from "drizzle-orm";
import type { Database } from "#server/database/open.ts";
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
  const worker = new Worker(dependencies, options);
  dependencies.database.onCommit((left) => {
    for (const lane of laneNames) if (left.has(`tasks:${lane}`)) worker.wake(lane);
  });
  void worker.plan();
  return () => worker.stop();
}

class Worker {
  readonly #dependencies: ServerDependencies;
  readonly #options: WorkerOptions;
  readonly #running = new Map<Lane, Set<Promise<void>>>(laneNames.map((lane) => [lane, new Set()]));
  readonly #emptyAt = new Map<Lane, number>();
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(dependencies: ServerDependencies, options: WorkerOptions) {
    this.#dependencies = dependencies;
    this.#options = options;
  }

  /** One more task of the lane is looked for, unless as many as it allows are being run. */
  wake(lane: Lane) {
    const rounds = this.#running.get(lane)!;
    if (this.#stopped || rounds.size >= lanes[lane]) return;
    const round: Promise<void> = this.#runOn(lane).finally(() => {
      rounds.delete(round);
      this.#emptyAt.set(lane, performance.now());
      if (rounds.size === 0) void this.plan();
    });
    rounds.add(round);
  }

  /** Wakes the idle lanes in which something is due, and looks again when the next task will be. */
  async plan() {
    if (this.#stopped) return;
    const due = await dueByLane(this.#dependencies.database.db);
    let next = this.#options.pollMs ?? 2000;
    for (const { lane, at } of due) {
      if (this.#running.get(lane)?.size !== 0) continue;
      const waitMs = new Date(at).getTime() - this.#dependencies.now().getTime();
      const rested = performance.now() - (this.#emptyAt.get(lane) ?? -blockedMs) >= blockedMs;
      if (waitMs <= 0 && rested) this.wake(lane);
      else next = Math.min(next, Math.max(waitMs, waitMs > 0 ? 20 : blockedMs));
    }
    clearTimeout(this.#timer);
    if (!this.#stopped) this.#timer = setTimeout(() => void this.plan(), next);
  }

  async stop() {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await Promise.all([...this.#running.values()].flatMap((rounds) => [...rounds]));
  }

  async #runOn(lane: Lane) {
    const onTaken = () => this.wake(lane);
    try {
      while (!this.#stopped && (await runOneTask(this.#dependencies, this.#options, { lane, onTaken })));
    } catch (error) {
      if (!this.#stopped) this.#options.onFailure("worker", error);
    }
  }
}

/** When the next task of each lane is due; nothing while the database is away. */
function dueByLane(db: Database) {
  return db
    .select({ lane: tasks.lane, at: sql<string>`min(${tasks.dueAt})` })
    .from(tasks)
    .where(isNull(tasks.failedAt))
    .groupBy(tasks.lane)
    .catch(() => []);
}
