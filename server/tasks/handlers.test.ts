import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { whyNoRoom } from "#server/http/readiness.ts";
import { newId } from "#server/database/ids.ts";
import { mailTasks } from "#server/outside/mail/outbox.ts";
import { anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { enqueue } from "./enqueue.ts";
import { tasks } from "./tables.ts";

const world = openWorld();
let ada: Awaited<ReturnType<typeof anAdministrator>>;
beforeEach(async () => {
  ada = await anAdministrator(world);
  await world.settle();
});

async function laneOf(name: string) {
  const { lanes } = await ada.api.tasks.overview();
  return lanes.find(({ lane }) => lane === name)!;
}
const get = (url: string) => world.app.inject({ url });

test("background tasks: administrators see how many wait in each lane, and since when", async () => {
  const before = await laneOf("email");
  const at = new Date(world.now().getTime() - 90_000);
  await world.db.transaction((tx) => enqueue(tx, mailTasks.send, { data: { id: newId() }, at }));
  expect(await laneOf("email")).toMatchObject({ waiting: before.waiting + 1, oldestDueAt: at.toISOString() });
  const { body } = await get("/metrics");
  expect(body).toContain('tasks_oldest_waiting_seconds{lane="email"} 90');
  expect(body).toContain('tasks_waiting{lane="account-email"} 0');
});

test("background tasks: email that stands still for more than a minute takes the process out of service", async () => {
  expect((await get("/readyz")).statusCode).toBe(200);
  const at = new Date(world.now().getTime() - 61_000);
  await world.db.transaction((tx) => enqueue(tx, mailTasks.send, { data: { id: newId() }, at }));
  await expect.poll(async () => (await get("/readyz")).statusCode, { timeout: 10_000 }).toBe(503);
  const late = await get("/readyz");
  expect(late.json()).toMatchObject({ ready: false, database: true });
  expect(late.json().reasons).toEqual(["Emails have been queued for more than a minute."]);
});

test("background tasks: one that failed for good shows its error, and is done when it is tried again", async () => {
  const id = newId();
  const kind = "feed.read" as const;
  const row = { kind, lane: "bulk" as const, data: { feedId: newId() }, dueAt: world.now(), attempts: 8 };
  await world.db.insert(tasks).values({ id, ...row, lastError: "No answer", failedAt: world.now() });
  expect((await laneOf("bulk")).failed).toBe(1);
  const { failed } = await ada.api.tasks.overview();
  expect(failed[0]).toMatchObject({ id, kind, error: "No answer", attempts: 8, reaction: null });
  expect(await ada.api.tasks.retry({ params: { id } })).toEqual({ count: 1 });
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id);
  expect(kept.map(({ action }) => action)).toEqual(["task.retried"]);
  await world.settle();
  expect(await world.db.$count(tasks, eq(tasks.id, id))).toBe(0);
  expect(await refusal(ada.api.tasks.retry({ params: { id } }))).toMatchObject({ statusCode: 404 });
  expect(await ada.api.tasks.retryAll()).toEqual({ count: 0 });
});

test("readiness: a disk without room is told", async () => {
  expect(await whyNoRoom("/", Number.MAX_SAFE_INTEGER)).toMatch(/full/);
  expect(await whyNoRoom("/", 0)).toBeNull();
});
