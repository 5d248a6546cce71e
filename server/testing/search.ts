import { afterAll, beforeAll } from "vitest";
import { startIndexes } from "#server/domains/search/index.ts";
import { collections } from "#server/domains/collections/tables.ts";
import { newId } from "#server/database/ids.ts";
import { aCandidate } from "./people.ts";
import type { World } from "./world.ts";

/** Lets a world's indexes follow its database, filled once `prepare` has made what is there from the start. */
export function openSearch(world: World, prepare: () => Promise<void> = async () => {}) {
  let stop = async () => {};
  beforeAll(async () => {
    await prepare();
    const { database, outside } = world.dependencies;
    stop = await startIndexes({
      database,
      engine: outside.searchEngine,
      onFailure: (error) => world.failures.push({ kind: "search", error }),
    });
  });
  afterAll(async () => {
    await stop();
    await world.dependencies.outside.searchEngine.close();
  });
}

/** A search someone keeps. */
export async function aSavedSearch(world: World) {
  const { api } = await aCandidate(world);
  return api.savedSearches.save({ body: { name: "Nurses", index: "jobs", terms: { query: "nurse" } } });
}

/** A collection nobody has published yet. */
export async function aCollection(world: World) {
  const [row] = await world.db
    .insert(collections)
    .values({ id: newId(), collectionName: newId(), createdAt: world.now(), changedAt: world.now() })
    .returning();
  return row!;
}
