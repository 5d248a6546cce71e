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
])("jobs and companies within %j are those of sizes %j", async (ranges, sizes) => {
  const found = await find("jobs", { ranges });
  expect(found.hits.map(({ job }) => job!.company.companySize).toSorted()).toEqual(sizes);
  const companies = await find("companies", { ranges, facets: ["companySize"] });
  expect(companies.hits.map(({ company }) => company!.companySize).toSorted()).toEqual(sizes);
  if (!("employees" in ranges)) return;
  const counts = companies.facets.companySize!.filter(({ count }) => count > 0);
  expect(counts.map(({ value }) => value)).toEqual(["Medium", "Small"]);
});
