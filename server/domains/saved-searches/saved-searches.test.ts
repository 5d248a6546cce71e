import Fastify from "fastify";
import { expect, test } from "vitest";
import type { CandidateRow } from "#server/domains/candidates/index.ts";
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

type Profile = Pick<Partial<CandidateRow>, "location" | "preferences">;

/** The jobs a feed reader finds in a saved search. */
async function foundBy(body: Pick<Body, "terms" | "country">, profile: Profile = { location: null }) {
  const { api } = await aCandidate(world, { profile });
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

const [inBoston, inTrumpington, inLeeds] = [
  "Boston, MA",
  "Cambridge, United Kingdom",
  "Leeds, United Kingdom",
];
test.each<[string, Profile, string]>([
  ["where the profile says they live", { location: inBoston }, "US"],
  ["where they want to work", { location: inBoston, preferences: { locations: [inLeeds] } }, "GB"],
  [
    "home, where that is one of the places they want",
    { location: inBoston, preferences: { locations: [inTrumpington, inBoston] } },
    "US",
  ],
])("saved searches: whatever the browser says, the country meant is %s", async (_, profile, country) => {
  const terms = { query: "tinsmith" };
  const found = await unique(foundBy({ terms, country: country === "US" ? "GB" : "US" }, profile));
  expect(found).toEqual(await unique(foundBy({ terms, country })));
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
