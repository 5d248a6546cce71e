import { expect, test, vi } from "vitest";
import { aDeveloper } from "#server/testing/candidates.ts";
import { aJob } from "#server/testing/jobs.ts";
import { type CompanyPerson, aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let ann: Awaited<ReturnType<typeof aDeveloper>>;
let team: CompanyPerson;
let draft: Awaited<ReturnType<typeof aJob>>;
openSearch(world, async () => {
  const companyName = "Osprey Works";
  await aCompany(world, { companyName, provenAt: null });
  const { id: companyId } = await aCompany(world, { companyName, published: false });
  team = await aCompanyAdmin(world, { companyId });
  draft = await aJob(world, {
    companyId,
    jobTitle: "Software engineer",
    jobDescription: "<h3>Requirements</h3><ul><li>Experience with React</li></ul>",
    status: "draft",
    publishedAt: null,
  });
  const work = { title: "Engineer", companyURL: null, start: "2020", end: null, current: true };
  ann = await aDeveloper(world, { workExperience: [{ ...work, companyName, description: "" }] });
});

test("hiding from a company: a team that may look for people before it shows a page is offered and can be hidden from", async () => {
  const { companyId } = team;
  const [params, at] = [{ id: ann.candidateId }, { id: ann.candidateId, companyId }];
  const found = async () => {
    const pool = await team.api.networks.talentPool({ params: { id: draft.id } });
    return pool.people.some(({ person }) => person.candidateId === ann.candidateId);
  };
  expect(await found()).toBe(true);
  const offered = await ann.api.matching.companiesToHideFrom({ params });
  expect(offered.map(({ id }) => id)).toContain(companyId);
  expect(offered).toHaveLength(2);
  await ann.api.matching.hideFromCompany({ params: at });
  expect(await found()).toBe(false);
  await ann.api.matching.hideFromCompany({ params: at, body: { hide: false } });
  // The search learns of it a moment later.
  await vi.waitFor(async () => expect(await found()).toBe(true), 10_000);
});
