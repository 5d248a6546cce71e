import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { type CandidatePerson, disableAccount } from "#server/testing/people.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let team: Awaited<ReturnType<typeof aHiringTeam>>;
let seeker: CandidatePerson;
let applicant: CandidatePerson;

openSearch(world, async () => {
  team = await aHiringTeam(world, {
    jobTitle: "Software engineer",
    skills: ["TypeScript", "React"],
    locations: ["Bristol, United Kingdom"],
  });
  const looking = { headline: "Software engineer", department: "Engineering", jobStatus: "Open to offers" };
  seeker = await aDeveloper(world, looking);
  applicant = await aDeveloper(world, { ...looking, jobStatus: "Not looking" });
  await anApplication(world, team.job, { candidate: applicant });
});

test.each([
  ["talent pool", "a job seeker", () => seeker],
  ["network", "an applicant", () => applicant],
])(
  "%s: %s whose account is disabled is not found or invited there until it is enabled",
  async (_, __, who) => {
    const { api } = team.marit;
    const { candidateId } = who();
    const found = async () => {
      const pool = await api.networks.talentPool({ params: { id: team.job.id } });
      const { hits } = await api.networks.search({ body: {} });
      const all = [...pool.people.map(({ person }) => person), ...hits.map(({ person }) => person!)];
      return all.some((person) => person.candidateId === candidateId);
    };
    expect(await found()).toBe(true);
    await disableAccount(world, who());
    await expect.poll(found).toBe(false);
    const body = { candidates: [{ candidateId, jobId: team.job.id }] };
    expect(await api.networks.invite({ body })).toMatchObject({
      invited: [],
      refused: [{ code: "NOT_FOUND" }],
    });
    await disableAccount(world, who(), false);
    await expect.poll(found).toBe(true);
  },
);
