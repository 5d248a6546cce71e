import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { companies } from "#server/domains/companies/index.ts";
import { isListed, jobs, jobEvents } from "#server/domains/jobs/index.ts";
import { publish } from "#server/events/events.ts";
import { inMemoryEngine } from "#server/outside/search-engine/in-memory.ts";
import type { SearchEngine } from "#server/outside/search-engine/search-engine.ts";
import { aJob } from "#server/testing/jobs.ts";
import { openWorld } from "#server/testing/world.ts";
import { startIndexes } from "./index.ts";

const world = openWorld();
const folder = mkdtempSync(join(tmpdir(), "follow-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const names = ["a", "b", "c", "d"] as const;
const made = new Map<string, Awaited<ReturnType<typeof aJob>>>();

type Change = { job: (typeof names)[number]; title: string; live: boolean };
/** One committed change of a job, with its event. */
async function change({ job, title, live }: Change) {
  const known = made.get(job) ?? (await aJob(world, { jobTitle: title, status: "draft" }));
  made.set(job, known);
  const { id, companyId } = known;
  await world.db.transaction(async (tx) => {
    await tx
      .update(jobs)
      .set({ jobTitle: title, status: live ? "live" : "closed" })
      .where(eq(jobs.id, id));
    await publish(tx, jobEvents.changed, { data: { jobId: id, companyId }, at: world.now() });
  });
}

/** The indexes as a start of the product opens them; where they are never kept, a stop is as good as a crash. */
async function start({ keeps }: { keeps: boolean }) {
  const engine = inMemoryEngine({ folder });
  const stop = await startIndexes({
    database: world.database,
    engine,
    ...(keeps && { keepEveryMs: 3_600_000 }),
    onFailure: (error) => world.failures.push({ kind: "search", error }),
  });
  return { engine, stop };
}

async function inDatabase() {
  const rows = await world.db
    .select({ id: jobs.id, title: jobs.jobTitle })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isListed);
  return rows.map(({ id, title }) => `${id} ${title}`).toSorted();
}
async function inIndex(engine: SearchEngine) {
  const { hits } = await engine.search("jobs", { size: 100 });
  const found = await Promise.all(
    ["Baker", "Welder", "Nurse"].map(async (title) => {
      const answer = await engine.search("jobs", { text: title, size: 100 });
      return answer.hits.map(({ id }) => `${id} ${title}`);
    }),
  );
  expect(found.flat()).toHaveLength(hits.length);
  return found.flat().toSorted();
}

test("search index: holds what the database holds after changes, stops and crashes", async () => {
  const changes = fc.record({
    job: fc.constantFrom(...names),
    title: fc.constantFrom("Baker", "Welder", "Nurse"),
    live: fc.boolean(),
  });
  const restart = fc.record({ keeps: fc.boolean() });
  const steps = fc.array(fc.oneof({ weight: 3, arbitrary: changes }, restart), {
    minLength: 4,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(steps, changes, async (all, meanwhile) => {
      let running = await start({ keeps: true });
      for (const step of all) {
        if ("job" in step) {
          await change(step);
          continue;
        }
        await running.stop();
        await running.engine.close();
        await change(meanwhile);
        running = await start(step);
      }
      const { engine, stop } = running;
      await vi.waitFor(async () => expect(await inIndex(engine)).toEqual(await inDatabase()), {
        timeout: 10_000,
        interval: 100,
      });
      await stop();
      await engine.close();
    }),
    { numRuns: 3 },
  );
  expect(world.failures).toEqual([]);
});
