import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { aJob } from "#server/testing/jobs.ts";
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

test("talent pool: it says whom the company hired, and who is in the pipeline of another job", async () => {
  const { companyId, jobTitle, locations } = team.job;
  const job = await aJob(world, { companyId, jobTitle, locations });
  const other = await aJob(world, { companyId, jobTitle: "Site engineer" });
  const elsewhere = async () => {
    const { people: found } = await team.marit.api.networks.talentPool({
      params: { id: job.id },
      query: {},
    });
    return new Map(found.map(({ person, elsewhere: there }) => [person.candidateId, there]));
  };
  expect([...(await elsewhere()).values()]).toEqual([null, null]);
  const [hired, screened] = people.map((candidateId) => ({ candidateId }));
  const on = { applicationState: "pipeline" } as const;
  await anApplication(world, other, { ...on, ...hired!, stage: "hired" });
  await anApplication(world, other, { ...on, ...screened!, stage: "screen" });
  expect(await elsewhere()).toEqual(
    new Map([
      [people[0], { jobTitle: "Site engineer", state: "hired" }],
      [people[1], { jobTitle: "Site engineer", state: "pipeline" }],
    ]),
  );
});
