import Fastify from "fastify";
import { expect, test } from "vitest";
import { aCandidate, aCompany } from "#server/testing/people.ts";
import { aJob } from "#server/testing/jobs.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";
import { addSavedSearchFeeds } from "#server/site/feeds/saved-search-feeds.ts";

const world = openWorld();
const feeds = Fastify();

openSearch(world, async () => {
  addSavedSearchFeeds(feeds, world.dependencies);
  const { id: companyId } = await aCompany(world);
  const make = (jobTitle: string, locations: string[], more = {}) =>
    aJob(world, { companyId, jobTitle, locations, ...more });
  await make("Tinsmith in Leeds", ["Leeds, United Kingdom"]);
  await make("Tinsmith in Harvard Square", ["Cambridge, MA"]);
  await make("Tinsmith in Trumpington", ["Cambridge, United Kingdom"]);
  await make("Tinsmith from anywhere", [], { remote: true, remoteLocations: ["Worldwide"] });
  await make("Sailmaker in Gdynia", ["Gdynia, Poland"]);
});

type Body = Parameters<Awaited<ReturnType<typeof aCandidate>>["api"]["savedSearches"]["save"]>[0]["body"];

/** The jobs a feed reader finds in a saved search. */
async function foundBy(body: Pick<Body, "terms" | "country">, location: string | null = null) {
  const { api, candidateId } = await aCandidate(world);
  if (location) await api.candidates.update({ params: { id: candidateId }, body: { location } });
  const saved = await api.savedSearches.save({ body: { name: "Work", index: "jobs", ...body } });
  const { body: xml } = await feeds.inject({ url: new URL(saved.rss).pathname });
  return [...xml.matchAll(/(?:Tinsmith|Sailmaker) (?:in|from) [\p{L} ]+?(?= \(|<)/gu)].map(
    ([title]) => title,
  );
}
const unique = async (found: Promise<string[]>) => [...new Set(await found)].toSorted();

test("saved searches: without a place, the search is meant in the country of the person who saved it", async () => {
  expect(await unique(foundBy({ terms: { query: "tinsmith" }, country: "GB" }))).toEqual([
    "Tinsmith from anywhere",
    "Tinsmith in Leeds",
    "Tinsmith in Trumpington",
  ]);
});

test("saved searches: a city of two countries is the one in the own country", async () => {
  const terms = { query: "tinsmith cambridge" };
  expect(await unique(foundBy({ terms, country: "US" }))).toEqual(["Tinsmith in Harvard Square"]);
  expect(await unique(foundBy({ terms, country: "GB" }))).toEqual(["Tinsmith in Trumpington"]);
});

test("saved searches: without a country that of the profile is meant", async () => {
  const terms = { query: "tinsmith" };
  expect(await unique(foundBy({ terms }, "Boston, MA"))).toEqual([
    "Tinsmith from anywhere",
    "Tinsmith in Harvard Square",
  ]);
});

test("saved searches: what the own country has nothing of is found elsewhere", async () => {
  expect(await unique(foundBy({ terms: { query: "sailmaker" }, country: "GB" }))).toEqual([
    "Sailmaker in Gdynia",
  ]);
});

test("saved searches: a removed search that comes back keeps the address of its feed, for its own person alone", async () => {
  const [ann, ben] = [await aCandidate(world), await aCandidate(world)];
  const body = { name: "Work", index: "jobs", terms: { query: "tinsmith" } } as const;
  const { id, rss } = await ann.api.savedSearches.save({ body });
  const { removed } = await ann.api.savedSearches.remove({ params: { id } });
  const theirs = await ben.api.savedSearches.save({ body: { ...body, removed } });
  expect(theirs.rss).not.toBe(rss);
  expect((await ann.api.savedSearches.save({ body: { ...body, removed } })).rss).toBe(rss);
});
