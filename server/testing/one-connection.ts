import { taskRunners } from "#server/app.ts";
import { openDatabase } from "#server/database/open.ts";
import { runOneTask } from "#server/tasks/run-task.ts";
import type { World } from "./world.ts";

/** Moves the clock and runs what is due with a single connection: a task that needs a second one fails after half a second. */
export async function passOnOneConnection(world: World, seconds: number) {
  const database = openDatabase(world.database.url, { max: 1, patienceMs: 500 });
  const onFailure = (kind: string, error: unknown) => world.failures.push({ kind, error });
  try {
    world.moveClock(seconds);
    while (await runOneTask({ ...world.dependencies, database }, { runners: taskRunners, onFailure }));
  } finally {
    await database.close();
  }
}
