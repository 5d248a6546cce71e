import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let team: Awaited<ReturnType<typeof aHiringTeam>>;
let people: string[];

openSearch(world, async () => {
  team = await aHiringTeam(world, { jobTitle: "Software engineer", locations: ["Bristol, United Kingdom"] });
  people = [];
  for (const headline of ["Software engineer", "Backend engineer"]) {
    const { candidateId } = await aDeveloper(world, {
      headline,
      department: "Engineering",
      jobStatus: "Open to offers",
      preferences: { titles: ["Software engineer"], locations: ["Bristol, United Kingdom"] },
    });
    people.push(candidateId);
  }
});

test("talent pool: a lead of the job is in it, and is left out for who lists leads beside it", async () => {
  const { api } = team.marit;
  const params = { id: team.job.id };
  await api.leads.add({ params, body: { candidateId: people[0]! } });
  const found = async (query: { withoutLeads?: "true" }) =>
    (await api.networks.talentPool({ params, query })).people.map(({ person }) => person.candidateId);
  expect((await found({})).toSorted()).toEqual(people.toSorted());
  expect(await found({ withoutLeads: "true" })).toEqual([people[1]]);
});
