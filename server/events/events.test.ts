import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { tasks } from "#server/tasks/tables.ts";
import { openWorld } from "#server/testing/world.ts";
import { on, onAll, publishAll, registerReactions } from "./events.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";

const world = openWorld();
const seen: string[] = [];
const together: number[] = [];
let broken = "";
registerReactions([
  on(jobEvents.deleted, "test.each", async (_, { data }) => {
    if (data.jobId === broken) throw new Error("cannot be reacted to");
    seen.push(data.jobId);
  }),
  onAll(jobEvents.deleted, "test.all", async (_, all) => void together.push(all.length)),
]);

function deleted(count: number) {
  const companyId = newId();
  return Array.from({ length: count }, () => ({ jobId: newId(), companyId }));
}
function announce(all: { jobId: string; companyId: string }[]) {
  return world.db.transaction((tx) => publishAll(tx, jobEvents.deleted, { all, at: world.now() }));
}

test("events: the reactions to many events of one change are a handful of tasks", async () => {
  const all = deleted(1200);
  await announce(all);
  const ofThisTest = sql`${tasks.data}->>'reaction' like '%test.%'`;
  expect(await world.db.$count(tasks, and(eq(tasks.kind, "react"), ofThisTest))).toBe(6);
  await world.settle();
  expect(together.toSorted()).toEqual([200, 500, 500]);
  expect(seen.toSorted()).toEqual(all.map(({ jobId }) => jobId).toSorted());
});

test("events: one that cannot be reacted to is tried again alone, and the others are done", async () => {
  const all = deleted(3);
  broken = all[1]!.jobId;
  seen.length = 0;
  await announce(all);
  await world.settle();
  expect(seen).toEqual([all[0]!.jobId, all[2]!.jobId]);
  expect(world.failures).toHaveLength(1);
  broken = "";
  await world.pass(10);
  expect(seen.at(-1)).toBe(all[1]!.jobId);
  world.failures = [];
});
