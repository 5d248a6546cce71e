import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { taskRunners } from "#server/app.ts";
import { newId } from "#server/database/ids.ts";
import { openWorld } from "#server/testing/world.ts";
import { defineTask, runTasks } from "./define-task.ts";
import { enqueue } from "./enqueue.ts";
import type { Lane } from "./lanes.ts";
import { tasks } from "./tables.ts";
import { startWorker } from "./worker.ts";

const world = openWorld();
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const data = z.object({ nth: z.number() });
const bulk = defineTask("test.bulk", { data, lane: "bulk" });
const email = defineTask("test.email", { data, lane: "email" });
const person = defineTask("test.person", { data, lane: "people" });
const reaction = defineTask("test.reaction", { data, lane: "reactions" });
const all = { bulk, email, person, reaction };
type Runs = Parameters<typeof runTasks<typeof all>>[1];

async function start(runs: Partial<Runs>, pollMs = 10_000) {
  await world.settle();
  const none = async () => {};
  const own = runTasks(all, { bulk: none, email: none, person: none, reaction: none, ...runs });
  const stop = startWorker(world.dependencies, {
    runners: new Map([...taskRunners, ...own.map((runner) => [runner.kind, runner] as const)]),
    onFailure: (kind, error) => world.failures.push({ kind, error }),
    pollMs,
  });
  stops.push(stop);
  return stop;
}
interface Left {
  sequence?: string;
  lane?: Lane;
}
function leaveTasks(task: typeof bulk, left: Left[]) {
  const wanted = left.map((each, nth) => ({ ...each, data: { nth }, at: world.now() }));
  return world.db.transaction((tx) => enqueue(tx, task, wanted));
}
function door() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

test("tasks: one is run as soon as it is enqueued, and where there is none the database is left in peace", async () => {
  const done: unknown[] = [];
  let commits = 0;
  const stop = await start({ bulk: async (_, { nth }) => void done.push(nth) });
  await leaveTasks(bulk, [{}]);
  await expect.poll(() => done).toEqual([0]);
  await wait(250);
  world.database.onCommit(() => commits++);
  await wait(150);
  await stop();
  expect(commits).toBe(0);
});

test("tasks: what a person waits for does not wait behind the reactions of an import", async () => {
  let reactions = 0;
  const sentAfter: number[] = [];
  await start({
    reaction: async () => void ((reactions += 1), await wait(10)),
    email: async () => void sentAfter.push(reactions),
    person: async () => void sentAfter.push(reactions),
  });
  await leaveTasks(
    reaction,
    Array.from({ length: 200 }, () => ({})),
  );
  await expect.poll(() => reactions).toBeGreaterThan(2);
  await leaveTasks(email, [{ lane: "account-email" }]);
  await leaveTasks(person, [{}]);
  await expect.poll(() => sentAfter.length).toBe(2);
  expect(Math.max(...sentAfter)).toBeLessThan(150);
  await expect.poll(() => reactions, { timeout: 10_000 }).toBe(200);
});

test("tasks: a mail server that never answers holds up nothing but email", async () => {
  const { open, opened } = door();
  const stood: unknown[] = [];
  let begun = 0;
  await start({
    email: async () => void ((begun += 1), await opened),
    person: async (_, { nth }) => void stood.push(nth),
  });
  await leaveTasks(
    email,
    Array.from({ length: 20 }, () => ({})),
  );
  await expect.poll(() => begun).toBe(2);
  await leaveTasks(person, [{}]);
  await expect.poll(() => stood).toEqual([0]);
  expect(begun).toBe(2);
  open();
  await expect.poll(() => begun).toBe(20);
});

test("tasks: several run at a time, those of one sequence one after the other", async () => {
  const order: unknown[] = [];
  let now = 0;
  let most = 0;
  await start({
    person: async (_, { nth }) => {
      most = Math.max(most, ++now);
      // The first one stays until a second runs beside it.
      await expect.poll(() => most).toBe(2);
      now -= 1;
      order.push(nth);
    },
  });
  await leaveTasks(person, [
    { sequence: "ann" },
    { sequence: "ann" },
    { sequence: "bo" },
    { sequence: "ann" },
  ]);
  await expect.poll(() => order.length).toBe(4);
  expect(most).toBe(2);
  expect(order.filter((nth) => nth !== 2)).toEqual([0, 1, 3]);
});

test("tasks: one that is left by another process is found", async () => {
  const done: unknown[] = [];
  await start({ bulk: async (_, { nth }) => void done.push(nth) }, 50);
  await world.database.pool.query(
    `insert into tasks (id, kind, lane, data, due_at) values (gen_random_uuid(), 'test.bulk', 'bulk', '{"nth":7}', $1)`,
    [world.now()],
  );
  await expect.poll(() => done).toEqual([7]);
});

test("tasks: a row that does not say what its task needs fails with the name of the task and of the field", async () => {
  const done: unknown[] = [];
  await start({ bulk: async (_, { nth }) => void done.push(nth) }, 50);
  const id = newId();
  await world.db
    .insert(tasks)
    .values({ id, kind: "test.bulk", lane: "bulk", data: { nth: "seven" }, dueAt: world.now() });
  const errorOf = async () => {
    const [row] = await world.db.select({ error: tasks.lastError }).from(tasks).where(eq(tasks.id, id));
    return row?.error;
  };
  await expect.poll(errorOf).toMatch(/task test\.bulk .*number[^]*nth/);
  expect(new Set(world.failures.splice(0).map(({ kind }) => kind))).toEqual(new Set(["test.bulk"]));
  expect(done).toEqual([]);
  await world.db.delete(tasks).where(eq(tasks.id, id));
});
