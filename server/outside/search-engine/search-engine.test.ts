import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { IndexDefinition, SearchDocument } from "#server/search-engine/index.ts";
import { inMemoryEngine } from "./in-memory.ts";

const folder = mkdtempSync(join(tmpdir(), "search-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const definition: IndexDefinition = {
  name: "jobs",
  version: 1,
  fields: { title: { weight: 2 }, text: { weight: 1, long: true } },
  attributes: { company: "string", added: "date" },
};
function job(id: string, title: string, company = "acme"): SearchDocument {
  return { id, fields: { title, text: `${title} wanted` }, attributes: { company, added: new Date(0) } };
}

test("a restart goes on from the snapshot, also after a crash while the next one was written", async () => {
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

test("a damaged snapshot and one of another definition are not used", async () => {
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
