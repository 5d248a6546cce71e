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

test("talent pool: people who are leads of the job already are left out, and those of other jobs are not", async () => {
  const { api } = team.marit;
  const params = { id: team.job.id };
  const other = await api.jobs.create({ body: { jobTitle: "Diver" } });
  await api.leads.add({ params: { id: other.id }, body: { candidateId: people[1]! } });
  await api.leads.add({ params, body: { candidateId: people[0]! } });
  const pool = await api.networks.talentPool({ params });
  expect(pool.people.map(({ person }) => person.candidateId)).toEqual([people[1]]);
  expect(pool.total).toBe(1);
});
