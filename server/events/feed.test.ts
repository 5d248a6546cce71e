import { expect, test, vi } from "vitest";
import { openDatabase } from "#server/database/open.ts";
import { newId } from "#server/ids.ts";
import { openWorld } from "#server/testing/world.ts";
import { publish } from "./events.ts";
import { edgeOf, followFacts } from "./feed.ts";

const world = openWorld();

function happens(jobId: string) {
  return world.db.transaction((tx) =>
    publish(tx, { name: "job.closed", data: { jobId, companyId: newId() }, at: world.now() }),
  );
}

test("another process hears of a fact by a call, long before it would look by itself", async () => {
  const other = openDatabase(world.database.url, { max: 3 });
  const here: unknown[] = [];
  const there: { jobId: unknown; after: number }[] = [];
  const start = performance.now();
  const stops = [
    await followFacts(world.database, ({ data }) => here.push(data.jobId)),
    await followFacts(other, ({ data }) =>
      there.push({ jobId: data.jobId, after: performance.now() - start }),
    ),
  ];
  const jobs = [newId(), newId(), newId()];
  for (const jobId of jobs) await happens(jobId);
  await vi.waitFor(() => expect(there.map(({ jobId }) => jobId)).toEqual(jobs), { interval: 2 });
  await vi.waitFor(() => expect(here).toEqual(jobs), { interval: 2 });
  expect(there[0]!.after).toBeLessThan(600);
  for (const stop of stops) await stop();
  await other.close();
});

test("followers of one database share one reader; who has left hears nothing more", async () => {
  const [first, second] = [new Set<unknown>(), new Set<unknown>()];
  const leave = await followFacts(world.database, ({ data }) => first.add(data.jobId));
  const stay = await followFacts(world.database, ({ data }) => second.add(data.jobId));
  const [one, two] = [newId(), newId()];
  await happens(one);
  await vi.waitFor(() => expect(second).toContain(one), { interval: 2 });
  await leave();
  await happens(two);
  await vi.waitFor(() => expect(second).toContain(two), { interval: 2 });
  expect(first).toContain(one);
  expect(first).not.toContain(two);
  await stay();
});

test("whoever comes back with an edge is told what it missed, once and in order", async () => {
  const before: unknown[] = [];
  const leave = await followFacts(world.database, ({ data }) => before.push(data.jobId));
  const [one, two, three] = [newId(), newId(), newId()];
  await happens(one);
  await vi.waitFor(() => expect(before).toEqual([one]), { interval: 2 });
  const edge = edgeOf(world.database);
  await leave();
  await happens(two);
  const after: unknown[] = [];
  const stop = await followFacts(world.database, ({ data }) => after.push(data.jobId), edge);
  await happens(three);
  await vi.waitFor(() => expect(after).toEqual([two, three]), { interval: 2 });
  await stop();
});
