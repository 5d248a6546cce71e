import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { workHandlers } from "#server/app.ts";
import { openWorld } from "#server/testing/world.ts";
import { later } from "./later.ts";
import { startWorker } from "./worker.ts";

const world = openWorld();

test("work is done as soon as it is left, and where there is none the database is left in peace", async () => {
  const greeted: unknown[] = [];
  let commits = 0;
  await world.settle();
  const stop = startWorker(world.database, {
    handlers: { ...workHandlers(world.parts), greet: async (_, { name }) => void greeted.push(name) },
    now: world.now,
    onFailure: (kind, error) => world.failures.push({ kind, error }),
    pollMs: 10_000,
  });
  await world.db.transaction((tx) => later(tx, { kind: "greet", data: { name: "Ada" }, at: world.now() }));
  await expect.poll(() => greeted).toEqual(["Ada"]);
  await wait(50);
  world.database.onCommit(() => commits++);
  await wait(150);
  await stop();
  expect(commits).toBe(0);
});
