import { expect, test } from "vitest";
import { aJob } from "#server/testing/jobs.ts";
import { aCompany } from "#server/testing/people.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
openSearch(world, async () => {
  const harbour = await aCompany(world, {
    companySize: "Medium",
    fundingStage: "series_a",
    fundingAmount: 12_000_000,
  });
  const mill = await aCompany(world, { companySize: "Small" });
  await aJob(world, { companyId: harbour.id, jobTitle: "Lighthouse Keeper" });
  await aJob(world, { companyId: mill.id, jobTitle: "Miller" });
  const quoted = {
    Herder: "<p>You know <b>sheep</b> dogs well.</p>",
    Shearer: "<ul><li>Sheep</li><li>no dogs</li></ul>",
    Trainer: "<p>The dogs guard the sheep.</p>",
    "Sheep Dog Breeder": "<p>Puppies &amp; care</p>",
  };
  for (const [jobTitle, jobDescription] of Object.entries(quoted))
    await aJob(world, { companyId: mill.id, jobTitle, jobDescription });
  const inPlaces = {
    München: [],
    Zürich: [],
    "New York, NY": [],
    دبي: [],
    Anywhere: ["Worldwide"],
    "Remote US": ["US"],
    "Remote, unsaid": [],
    "San Francisco, London, Berlin": [],
    "MA - Boston": [],
    "Boston, Lincolnshire": [],
  };
  for (const [place, remoteLocations] of Object.entries(inPlaces))
    await aJob(world, {
      companyId: mill.id,
      jobTitle: `Gardener, ${place}`,
      ...(remoteLocations.length || place.startsWith("Remote")
        ? { locations: [], remote: true, remoteLocations }
        : { locations: [place] }),
    });
});

type Asked = Parameters<ReturnType<typeof world.client>["search"]["search"]>[0]["body"];
async function find(index: "jobs" | "companies", body: Asked) {
  const answer = await world.client().search.search({ params: { index }, body });
  return { ...answer, hits: answer.hits.slice(0, answer.matching) };
}

test.each([
  [{ employees: { min: 100, max: 300 } }, ["Medium"]],
  [{ employees: { max: 60 } }, ["Medium", "Small"]],
  [{ employees: { min: 1001 } }, []],
  [{ fundingStage: { min: 0, max: 1 } }, ["Medium"]],
  [{ fundingStage: { min: 2 } }, []],
  [{ fundingAmount: { min: 10_000_000 } }, ["Medium"]],
  [{ fundingAmount: { max: 10_000_000 } }, []],
])("search filters: jobs and companies within %j are those of sizes %j", async (ranges, sizes) => {
  const found = await find("jobs", { ranges });
  expect([...new Set(found.hits.map(({ job }) => job!.company.companySize))].toSorted()).toEqual(sizes);
  const companies = await find("companies", { ranges, facets: ["companySize"] });
  expect(companies.hits.map(({ company }) => company!.companySize).toSorted()).toEqual(sizes);
  if (!("employees" in ranges)) return;
  const counts = companies.facets.companySize!.filter(({ count }) => count > 0);
  expect(counts.map(({ value }) => value)).toEqual(["Medium", "Small"]);
});

test.each([
  ["München oder Zürich", ["München", "Zürich"]],
  ["muenchen", ["München"]],
  ["Munich / NYC", ["München", "New York, NY"]],
  ["London", ["San Francisco, London, Berlin"]],
  ["Berlin", ["San Francisco, London, Berlin"]],
  ["Boston, MA", ["MA - Boston"]],
  ["Boston, UK", ["Boston, Lincolnshire"]],
  ["Munich, Germany", ["München"]],
  ["Zürich, NYC or remote", ["Anywhere", "New York, NY", "Remote US", "Remote, unsaid", "Zürich"]],
  ["دبي أو الرياض", ["دبي"]],
  ["Dubai", ["دبي"]],
  ["Germany", ["München", "San Francisco, London, Berlin"]],
  ["USA", ["MA - Boston", "New York, NY", "Remote US", "San Francisco, London, Berlin"]],
  ["remote", ["Anywhere", "Remote US", "Remote, unsaid"]],
  ["Massachusetts", ["MA - Boston"]],
  ["Europe", ["Boston, Lincolnshire", "München", "San Francisco, London, Berlin", "Zürich"]],
  ["Narnia or Zürich", ["Zürich"]],
])("search filters: gardeners around %s are in %j", async (name, places) => {
  const { hits, matching } = await find("jobs", { query: "gardener", place: { name } });
  const found = hits.slice(0, matching).map(({ job }) => job!.jobTitle.replace("Gardener, ", ""));
  expect(found.toSorted()).toEqual(places.toSorted());
});

test("search filters: work from anywhere comes before work that doesn’t say from where", async () => {
  const { hits, facets } = await find("jobs", {
    query: "gardener remote",
    country: "FR",
    facets: ["remoteFrom"],
  });
  expect(hits.map(({ job }) => job!.jobTitle)).toEqual(["Gardener, Anywhere", "Gardener, Remote, unsaid"]);
  expect(facets.remoteFrom).toEqual([{ value: "Worldwide", count: 1 }]);
});

test("search filters: a place that is in no list is refused with its field", async () => {
  await expect(find("jobs", { place: { name: "Narnia or Mordor" } })).rejects.toMatchObject({
    error: { statusCode: 422, details: { "place.name": expect.any(String) } },
  });
});

test.each([
  ['"sheep dogs"', ["Herder", "Sheep Dog Breeder"]],
  ["“sheep dog”", ["Herder", "Sheep Dog Breeder"]],
  ['"dog sheep"', []],
  ['"know sheep dogs" well', ["Herder"]],
  ['"puppies care"', ["Sheep Dog Breeder"]],
  ['"sheep dogs" "know sheep"', ["Herder"]],
  ["sheep dogs", ["Herder", "Shearer", "Sheep Dog Breeder", "Trainer"]],
])("search filters: %s is found in titles and descriptions of %j", async (query, titles) => {
  const { hits, facets } = await find("jobs", { query, facets: ["department"] });
  expect(hits.map(({ job }) => job!.jobTitle).toSorted()).toEqual(titles);
  expect(facets.department!.map(({ count }) => count)).toEqual(titles.length ? [titles.length] : []);
});
