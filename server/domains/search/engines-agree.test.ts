import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { jobs, jobEvents } from "#server/domains/jobs/index.ts";
import { publish } from "#server/events/events.ts";
import { inMemoryEngine } from "#server/outside/search-engine/in-memory.ts";
import type { SearchEngine } from "#server/outside/search-engine/search-engine.ts";
import type { SearchQuery } from "#server/search-engine/index.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCompany } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { startIndexes } from "./index.ts";

const world = openWorld();
const titles = [
  "Senior Baker",
  "Bakery Lead",
  "Bader",
  "Baker",
  "Welder",
  "Welders Mate",
  "Front-end Engineer",
];
const places = ["Berlin, Germany", "Bern, Switzerland", "Paris, France", "London, United Kingdom"];
const skills = ["Bread", "Steel", "TypeScript", "React", "Ovens"];
const texts = ["Bake bread at night.", "Weld steel; no bread.", "Write React for bakers and welders."];

const jobFields = fc.record({
  jobTitle: fc.constantFrom(...titles),
  jobDescription: fc.constantFrom(...texts),
  locations: fc.uniqueArray(fc.constantFrom(...places), { minLength: 1, maxLength: 3 }),
  skills: fc.uniqueArray(fc.constantFrom(...skills), { maxLength: 3 }),
  remote: fc.boolean(),
  status: fc.constantFrom("live" as const, "live" as const, "closed" as const),
});
const changes = fc.array(fc.record({ job: fc.nat(11), fields: jobFields }), { minLength: 40, maxLength: 40 });

/** The indexes as one more process opens them over the same database. */
async function openProcess() {
  const engine = inMemoryEngine({ folder: null });
  const stop = await startIndexes({
    database: world.database,
    engine,
    onFailure: (error) => world.failures.push({ kind: "search", error }),
  });
  return { engine, close: () => stop().then(() => engine.close()) };
}

const facets = ["department", "jobLocation", "country", "skills", "remote", "companyGraph.companySlug"];
const collapse = { by: "sameJob", gather: "jobLocation" };
const words = [
  "",
  "b",
  "ba",
  "baker",
  "bakr",
  "baxer",
  "wleder",
  "weld",
  "bread",
  "steel berlin",
  "front end",
  '"no bread"',
];
const queries: SearchQuery[] = [
  ...words.map((text) => ({ text, facets, collapse, highlight: ["jobTitle"] })),
  { text: "welder -steel", facets },
  { facets, collapse, seed: 7, sort: [{ attribute: "day", order: "descending" }] },
  { filters: [{ attribute: "skills", is: ["Bread", "React"] }], facets },
  { text: "bread", filters: [{ attribute: "remote", is: true }], facets, size: 3, offset: 2, collapse },
  { sort: [{ attribute: "alphabet", order: "ascending" }], size: 5 },
];

async function answersOf(engine: SearchEngine) {
  const answers = [];
  for (const query of queries) {
    const { tookMs: _, ...answer } = await engine.search("jobs", query);
    answers.push({ query, answer });
  }
  const found = await engine.facetValues("jobs", { attribute: "jobLocation", text: "b" });
  return { answers, found };
}

async function untilFollowed(engines: SearchEngine[], jobTitle: string) {
  for (const engine of engines)
    await expect.poll(async () => (await engine.search("jobs", { text: jobTitle })).total).toBe(1);
}

test("search: processes that indexed in different orders answer alike", async () => {
  const [random] = fc.sample(changes, { numRuns: 1 });
  const employers = [await aCompany(world), await aCompany(world)];
  const known: { id: string; companyId: string }[] = [];
  for (let at = 0; at < 12; at++)
    known.push(
      await aJob(world, { companyId: employers[at % 2]!.id, jobTitle: titles[at % titles.length]! }),
    );

  const first = await openProcess();
  const running = [first.engine];
  let second: typeof first | undefined;
  for (const [at, { job, fields }] of random!.entries()) {
    const { id, companyId } = known[job]!;
    await world.db.transaction(async (tx) => {
      await tx.update(jobs).set(fields).where(eq(jobs.id, id));
      await publish(tx, jobEvents.changed, { data: { jobId: id, companyId }, at: world.now() });
    });
    if (at !== 20) continue;
    second = await openProcess();
    running.push(second.engine);
  }
  const last = await aJob(world, { companyId: employers[0]!.id, jobTitle: "Zookeeper" });
  await world.db.transaction((tx) =>
    publish(tx, jobEvents.published, {
      data: { jobId: last.id, companyId: last.companyId },
      at: world.now(),
    }),
  );
  await untilFollowed(running, "Zookeeper");
  const third = await openProcess();

  const one = await answersOf(first.engine);
  expect(one.answers[0]!.answer.total).toBeGreaterThan(2);
  expect(await answersOf(second!.engine), JSON.stringify(random)).toEqual(one);
  expect(await answersOf(third.engine), JSON.stringify(random)).toEqual(one);
  expect(world.failures).toEqual([]);
  for (const { close } of [first, second!, third]) await close();
});
