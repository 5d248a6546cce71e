import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { taskRunners } from "#server/app.ts";
import { openWorld } from "#server/testing/world.ts";
import { type NewTask, enqueue } from "./enqueue.ts";
import type { Handlers } from "./run-task.ts";
import { startWorker } from "./worker.ts";

const world = openWorld();
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function start(handlers: Partial<Handlers>, pollMs = 10_000) {
  await world.settle();
  const stop = startWorker(world.database, {
    handlers: { ...taskRunners(world.parts), ...handlers },
    now: world.now,
    onFailure: (kind, error) => world.failures.push({ kind, error }),
    pollMs,
  });
  stops.push(stop);
  return stop;
}
function leaveTasks(tasks: Omit<NewTask, "at" | "data">[]) {
  const all = tasks.map((task, nth) => ({ ...task, data: { nth }, at: world.now() }));
  return world.db.transaction((tx) => enqueue(tx, all));
}
function door() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

test("tasks: one is run as soon as it is enqueued, and where there is none the database is left in peace", async () => {
  const done: unknown[] = [];
  let commits = 0;
  const stop = await start({ "file.remove": async (_, { nth }) => void done.push(nth) });
  await leaveTasks([{ kind: "file.remove" }]);
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
    react: async () => void ((reactions += 1), await wait(10)),
    "mail.send": async () => void sentAfter.push(reactions),
    "applications.commit": async () => void sentAfter.push(reactions),
  });
  await leaveTasks(Array.from({ length: 200 }, () => ({ kind: "react" as const })));
  await expect.poll(() => reactions).toBeGreaterThan(2);
  await leaveTasks([{ kind: "mail.send", lane: "account-email" }, { kind: "applications.commit" }]);
  await expect.poll(() => sentAfter.length).toBe(2);
  expect(Math.max(...sentAfter)).toBeLessThan(150);
  await expect.poll(() => reactions, { timeout: 10_000 }).toBe(200);
});

test("tasks: a mail server that never answers holds up nothing but email", async () => {
  const { open, opened } = door();
  const stood: unknown[] = [];
  let begun = 0;
  await start({
    "mail.send": async () => void ((begun += 1), await opened),
    "applications.commit": async (_, { nth }) => void stood.push(nth),
  });
  await leaveTasks(Array.from({ length: 20 }, () => ({ kind: "mail.send" as const })));
  await expect.poll(() => begun).toBe(2);
  await leaveTasks([{ kind: "applications.commit" }]);
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
    "applications.commit": async (_, { nth }) => {
      most = Math.max(most, ++now);
      // The first one stays until a second runs beside it.
      await expect.poll(() => most).toBe(2);
      now -= 1;
      order.push(nth);
    },
  });
  const kind = "applications.commit";
  await leaveTasks([
    { kind, sequence: "ann" },
    { kind, sequence: "ann" },
    { kind, sequence: "bo" },
    { kind, sequence: "ann" },
  ]);
  await expect.poll(() => order.length).toBe(4);
  expect(most).toBe(2);
  expect(order.filter((nth) => nth !== 2)).toEqual([0, 1, 3]);
});

test("tasks: one that is left by another process is found", async () => {
  const done: unknown[] = [];
  await start({ "file.remove": async (_, { nth }) => void done.push(nth) }, 50);
  await world.database.pool.query(
    `insert into tasks (id, kind, lane, data, due_at) values (gen_random_uuid(), 'file.remove', 'bulk', '{"nth":7}', $1)`,
    [world.now()],
  );
  await expect.poll(() => done).toEqual([7]);
});
