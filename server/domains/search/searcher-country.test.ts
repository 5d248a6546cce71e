import { expect, test } from "vitest";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate, aCompany } from "#server/testing/people.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
openSearch(world, async () => {
  const { id: companyId } = await aCompany(world);
  await aJob(world, { companyId, jobTitle: "Glazier", locations: ["Leeds, United Kingdom"] });
  await aJob(world, { companyId, jobTitle: "Glazier", locations: ["Berlin, Germany"] });
});

test("search: a signed-in job seeker's own country is that of their profile, not of their browser", async () => {
  const { api, candidateId } = await aCandidate(world, { profile: { location: null } });
  const searched = async () => {
    const body = { query: "glazier", country: "DE" };
    return (await api.search.search({ params: { index: "jobs" }, body })).understood.place;
  };
  expect(await searched()).toBe("Germany");
  await api.candidates.update({ params: { id: candidateId }, body: { location: "Leeds, United Kingdom" } });
  expect(await searched()).toBe("United Kingdom");
});
