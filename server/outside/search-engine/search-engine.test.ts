import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { IndexDefinition, SearchDocument, SearchQuery } from "#server/search-engine/index.ts";
import { openWorld } from "#server/testing/world.ts";
import { inMemoryEngine } from "./in-memory.ts";

import { postgresEngine } from "./postgres.ts";

const folder = mkdtempSync(join(tmpdir(), "search-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const definition: IndexDefinition = {
  name: "jobs",
  version: 1,
  fields: { title: { weight: 2 }, text: { weight: 1, long: true } },
  attributes: { company: "string", added: "date" },
};
const people: IndexDefinition = {
  name: "people",
  version: 1,
  fields: { name: { weight: 1 } },
  attributes: { skills: "string", open: "boolean", age: "number", home: "point", name: "string" },
};
function job(id: string, title: string, company = "acme"): SearchDocument {
  return { id, fields: { title, text: `${title} wanted` }, attributes: { company, added: new Date(0) } };
}

const world = openWorld();
const engines = {
  memory: () => inMemoryEngine({ folder: null }),
  postgres: () => postgresEngine(world.database.pool),
};
test.each(["memory", "postgres"] as const)(
  "search port: the port keeps its promises over %s",
  async (kind) => {
    const engine = engines[kind]();
    await engine.open(people);
    const person = (id: string, name: string, skills: string[], age: number): SearchDocument => ({
      id,
      fields: { name },
      attributes: { skills, age, open: age > 30, home: { latitude: 50 + age / 10, longitude: 10 }, name },
    });
    await engine.put("people", [
      person("1", "Ann Lee", ["c++", "sql"], 30),
      person("2", "Ann Ray", ["sql"], 40),
      person("3", "Bob Lee", [], 50),
    ]);
    const ids = async (query: SearchQuery) =>
      (await engine.search("people", query)).hits.map(({ id }) => id).toSorted();
    expect(await ids({ text: "ann" })).toEqual(["1", "2"]);
    expect(await ids({ text: "le" })).toEqual(["1", "3"]);
    expect(await ids({ text: "bob ray" })).toEqual(["2", "3"]);
    expect(await ids({ filters: [{ attribute: "skills", is: ["c++", "rust"] }] })).toEqual(["1"]);
    expect(
      await ids({
        filters: [
          { attribute: "age", from: 40 },
          { attribute: "open", is: true },
        ],
      }),
    ).toEqual(["2", "3"]);
    expect(await ids({ filters: [{ not: { attribute: "skills", given: true } }] })).toEqual(["3"]);
    expect(await ids({ filters: [{ or: [{ ids: ["3"] }, { attribute: "age", to: 30 }] }] })).toEqual([
      "1",
      "3",
    ]);
    expect(
      await ids({ filters: [{ attribute: "home", near: { latitude: 53, longitude: 10 }, km: 20 }] }),
    ).toEqual(["1"]);

    const answer = await engine.search("people", {
      filters: [{ attribute: "skills", is: "c++" }],
      facets: ["skills", "open", { attribute: "age", ranges: [{ to: 39 }, { from: 40 }] }],
    });
    expect(answer.facets.skills?.values).toEqual([
      { value: "sql", count: 2 },
      { value: "c++", count: 1 },
    ]);
    expect(answer.facets.open?.values).toEqual([{ value: "false", count: 1 }]);
    expect(answer.facets.age).toMatchObject({ min: 30, max: 30, ranges: [{ count: 1 }, { count: 0 }] });
    const byName = { attribute: "name", order: "descending" } as const;
    const sorted = await engine.search("people", { sort: [byName], first: ["1"], size: 2 });
    expect(sorted.hits.map(({ id }) => id)).toEqual(["1", "3"]);
    const collapsed = await engine.search("people", {
      sort: [byName],
      collapse: { by: "open", gather: "name" },
    });
    expect(collapsed).toMatchObject({ total: 2, documents: 3 });
    expect(collapsed.hits.map(({ duplicates }) => duplicates.ids)).toEqual([["2"], []]);
    expect(collapsed.hits[0]!.duplicates.gathered.toSorted()).toEqual(["Ann Ray", "Bob Lee"]);
    expect(await engine.facetValues("people", { attribute: "name", text: "le" })).toHaveLength(2);

    await engine.put("people", [person("1", "Zoe Kay", ["go"], 31)]);
    await engine.remove("people", ["2"]);
    expect(await ids({ text: "ann" })).toEqual([]);
    expect((await engine.stats("people")).documents).toBe(2);
    await engine.clear("people");
    expect(await ids({})).toEqual([]);
    await engine.close();
  },
);

test("search port: a restart goes on from the snapshot, also after a crash while the next one was written", async () => {
  const first = inMemoryEngine({ folder });
  expect(await first.open(definition)).toEqual({ documents: 0, position: null });
  await first.put("jobs", [job("a", "Cook"), job("b", "Nurse"), job("c", "Driver")]);
  await first.remove("jobs", ["c"]);
  const saving = first.save("jobs", "17");
  await first.put("jobs", [job("d", "Pilot")]);
  await saving;
  await first.close();

  const second = inMemoryEngine({ folder });
  expect(await second.open(definition)).toEqual({ documents: 2, position: "17" });
  await second.put("jobs", [job("d", "Pilot"), job("a", "Chef", "globex")]);
  const { hits, facets } = await second.search("jobs", { text: "wanted", facets: ["company"] });
  expect(hits.map(({ id }) => id).toSorted()).toEqual(["a", "b", "d"]);
  expect(facets.company?.values).toEqual([
    { value: "acme", count: 2 },
    { value: "globex", count: 1 },
  ]);
  expect((await second.search("jobs", { text: "cook" })).total).toBe(0);
  await second.close();
});

test("search port: a damaged snapshot and one of another definition are not used", async () => {
  const changed = inMemoryEngine({ folder });
  expect(await changed.open({ ...definition, version: 2 })).toEqual({ documents: 0, position: null });
  await changed.close();
  const file = join(
    folder,
    readdirSync(folder).find((name) => name.endsWith(".index"))!,
  );
  truncateSync(file, statSync(file).size - 10);
  const damaged = inMemoryEngine({ folder });
  expect(await damaged.open(definition)).toEqual({ documents: 0, position: null });
  await expect(damaged.search("people", {})).rejects.toThrow('The index "people" is not open.');
  await damaged.close();
});

test.each(["memory", "postgres"] as const)(
  "search port: words of titles, all words and what comes first hold over %s",
  async (kind) => {
    const engine = engines[kind]();
    const name = `steps_${kind}`;
    await engine.open({ ...definition, name });
    const text = "A nurse works beside the porter.";
    await engine.put(name, [
      job("1", "Night Nurse", "acme"),
      job("2", "Night Nurse", "other"),
      { ...job("3", "Night Porter"), fields: { title: "Night Porter", text } },
    ]);
    const ids = async (query: SearchQuery) =>
      (await engine.search(name, { prefix: false, ...query })).hits.map(({ id }) => id);
    expect((await ids({ text: "night nurse" })).toSorted()).toEqual(["1", "2", "3"]);
    expect((await ids({ text: "night nurse", shortOnly: ["nurse"] })).toSorted()).toEqual(["1", "2"]);
    expect((await ids({ text: "nurse pilot" })).length).toBeGreaterThan(0);
    expect(await ids({ text: "nurse pilot", partly: false })).toEqual([]);
    for (const company of ["acme", "other"]) {
      const prefer = [{ filter: { attribute: "company", is: company }, share: 0.5 }];
      const [first] = await ids({ text: "night nurse", shortOnly: ["nurse"], prefer });
      expect(first).toBe(company === "acme" ? "1" : "2");
    }
    await engine.close();
  },
);
