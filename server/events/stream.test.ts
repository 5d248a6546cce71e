import { expect, test, vi } from "vitest";
import { openDatabase } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { openWorld } from "#server/testing/world.ts";
import { publish } from "./events.ts";
import { edgeOf, followEvents } from "./stream.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";

const world = openWorld();
const patience = { timeout: 10_000, interval: 2 };

function happens(jobId: string) {
  return world.db.transaction((tx) =>
    publish(tx, jobEvents.closed, { data: { jobId, companyId: newId() }, at: world.now() }),
  );
}

test("event stream: another process hears of an event by a call, without looking by itself", async () => {
  const other = openDatabase(world.database.url, { max: 3 });
  const [here, there]: [unknown[], unknown[]] = [[], []];
  const stopHere = await followEvents(world.database, ({ data }) => here.push(data.jobId));
  // The other's second never passes.
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const stopThere = await followEvents(other, ({ data }) => there.push(data.jobId));
  vi.useRealTimers();
  const jobs = [newId(), newId(), newId()];
  for (const jobId of jobs) await happens(jobId);
  const ofThese = (heard: unknown[]) => heard.filter((id) => jobs.includes(id as string));
  // A transaction in another test's database hides what was committed after it: a later call brings that too.
  await vi.waitFor(
    async () => {
      await happens(newId());
      expect(ofThese(there)).toEqual(jobs);
    },
    { ...patience, interval: 50 },
  );
  await vi.waitFor(() => expect(ofThese(here)).toEqual(jobs), patience);
  await stopHere();
  await stopThere();
  await other.close();
});

test("event stream: followers of one database share one reader; who has left hears nothing more", async () => {
  const [first, second] = [new Set<unknown>(), new Set<unknown>()];
  const leave = await followEvents(world.database, ({ data }) => first.add(data.jobId));
  const stay = await followEvents(world.database, ({ data }) => second.add(data.jobId));
  const [one, two] = [newId(), newId()];
  await happens(one);
  await vi.waitFor(() => expect(second).toContain(one), patience);
  await leave();
  await happens(two);
  await vi.waitFor(() => expect(second).toContain(two), patience);
  expect(first).toContain(one);
  expect(first).not.toContain(two);
  await stay();
});

test("event stream: a follower that returns is told what it missed, once and in order", async () => {
  const before: unknown[] = [];
  const leave = await followEvents(world.database, ({ data }) => before.push(data.jobId));
  const [one, two, three] = [newId(), newId(), newId()];
  await happens(one);
  await vi.waitFor(() => expect(before).toEqual([one]), patience);
  const edge = edgeOf(world.database);
  await leave();
  await happens(two);
  const after: unknown[] = [];
  const stop = await followEvents(world.database, ({ data }) => after.push(data.jobId), edge);
  await happens(three);
  await vi.waitFor(() => expect(after).toEqual([two, three]), patience);
  await stop();
});
