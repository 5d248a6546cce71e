import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobs } from "#server/domains/jobs/tables.ts";
import { newId } from "#server/database/ids.ts";
import { aJob } from "#server/testing/jobs.ts";
import { openWorld } from "#server/testing/world.ts";
import { allJobFeatures, jobFeatures, mostAwaited } from "./job-features.ts";

const world = openWorld();

async function importDuplicatesOf(id: string, count: number) {
  const [job] = await world.db.select().from(jobs).where(eq(jobs.id, id));
  const duplicates = Array.from({ length: count }, () => {
    const duplicate = newId();
    return { ...job!, id: duplicate, publicJobId: duplicate, changedAt: world.now() };
  });
  await world.db.insert(jobs).values(duplicates);
}

test("matching: the first reading is whole; later nobody waits for a large import but who needs all of it", async () => {
  const { id } = await aJob(world, { jobTitle: "Nurse" });
  await importDuplicatesOf(id, mostAwaited);
  const known = mostAwaited + 1;
  expect((await jobFeatures(world.db)).byId.size).toBe(known);

  await importDuplicatesOf(id, mostAwaited + 200);
  const { byId, shelf } = await jobFeatures(world.db);
  expect(byId.size).toBeGreaterThan(known);
  expect(byId.size).toBeLessThan(known + mostAwaited + 200);
  expect(shelf.newest()).toHaveLength(byId.size);
  expect((await allJobFeatures(world.db)).byId.size).toBe(known + mostAwaited + 200);
});
