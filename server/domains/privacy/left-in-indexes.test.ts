import { mkdtempSync, rmSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startIndexes } from "#server/domains/search/index.ts";
import { inMemoryEngine } from "#server/outside/search-engine/in-memory.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { password, withPassword } from "#server/testing/passwords.ts";
import { aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const folder = mkdtempSync(join(tmpdir(), "left-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The indexes as the product opens them; a stop keeps them on the disk. */
async function open() {
  const engine = inMemoryEngine({ folder });
  const handed = { database: world.database, engine, keepEveryMs: 3_600_000 };
  const stop = await startIndexes({
    ...handed,
    onFailure: (error) => world.failures.push({ kind: "search", error }),
  });
  const found = async (text: string) => {
    const answers = await Promise.all(indexes.map((index) => engine.search(index, { text, size: 10 })));
    return answers.map(({ hits }) => hits.length);
  };
  const close = () => stop().then(() => engine.close());
  return { found, close };
}
const indexes = ["candidates", "talent"];

/** The files of the folder that hold a word. */
async function filesWith(word: string) {
  const held: string[] = [];
  for (const name of await readdir(folder))
    if ((await readFile(join(folder, name), "latin1")).toLowerCase().includes(word)) held.push(name);
  return held;
}

test("deleted accounts: indexes hold no word of the person, in memory and on the disk", async () => {
  const { job } = await aHiringTeam(world);
  const profile = { headline: "Harpsichord maker", skills: ["Zymurgy"], department: "Crafts" };
  const person = await withPassword(
    world,
    await aCandidate(world, { fullName: "Ottoline Vexworth", profile }),
  );
  await person.api.applications.apply({ params: { id: job.id }, body: {} });
  await world.settle();
  const before = await open();
  await expect.poll(() => before.found("Harpsichord")).toEqual([1, 1]);
  await before.close();
  expect(await filesWith("vexworth")).not.toEqual([]);

  const after = await open();
  await person.api.privacy.deleteAccount({ body: { password } });
  await world.settle();
  for (const word of ["Vexworth", "Ottoline", "Harpsichord", "Zymurgy"])
    await expect.poll(() => after.found(word)).toEqual([0, 0]);
  await after.close();
  for (const word of ["vexworth", "ottoline", "harpsichord", "zymurgy"])
    expect(await filesWith(word), word).toEqual([]);
});
