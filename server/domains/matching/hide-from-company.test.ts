import { beforeAll, expect, test } from "vitest";
import { anApplication } from "#server/testing/applications.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCompany, aCompanyAdmin, type CompanyPerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const asks = "<h3>Requirements</h3><ul><li>Experience with React</li></ul>";
const wanted = { jobTitle: "Software engineer", jobDescription: asks };
let employer: CompanyPerson;
let job: Awaited<ReturnType<typeof aJob>>;

beforeAll(async () => {
  const { id: companyId } = await aCompany(world, { companyName: "Kestrel Harbour" });
  employer = await aCompanyAdmin(world, { companyId });
  job = await aJob(world, { companyId, ...wanted });
  for (let number = 0; number < 3; number++) await aJob(world, wanted);
});
const work = {
  title: "Engineer",
  companyName: "kestrel harbour",
  companyURL: null,
  start: "2020",
  end: null,
};

test("hiding from a company: who hides from a company sees none of its jobs and is none of its leads, until they come themselves", async () => {
  const dana = await aDeveloper(world, { workExperience: [{ ...work, current: true, description: "" }] });
  const [params, at] = [{ id: dana.candidateId }, { id: dana.candidateId, companyId: employer.companyId }];
  const lead = await anApplication(world, job, { candidate: dana, applicationState: "lead" });
  const leads = async () => (await employer.api.applications.leadsStats({ params: { id: job.id } })).pending;
  const shown = async () => (await dana.api.matching.today()).matches.map(({ jobId }) => jobId);
  expect([await leads(), (await shown()).includes(job.id)]).toEqual([1, true]);

  const [choice] = await dana.api.matching.companiesToHideFrom({ params });
  expect(choice).toMatchObject({ id: employer.companyId, companyName: "Kestrel Harbour" });
  await dana.api.matching.hideFromCompany({ params: at });
  expect(await dana.api.matching.hiddenCompanies({ params })).toMatchObject([{ id: employer.companyId }]);
  expect(await dana.api.matching.companiesToHideFrom({ params, query: { q: "harb" } })).toEqual([]);

  expect(await shown()).not.toContain(job.id);
  const { sections } = await dana.api.matching.forYou();
  expect(sections.flatMap(({ jobs }) => jobs.map(({ id }) => id))).not.toContain(job.id);
  expect(await leads()).toBe(0);
  const open = () => employer.api.applications.get({ params: { id: lead.id } });
  expect((await refusal(open())).statusCode).toBe(404);
  const { refused } = await employer.api.applications.ignoreLeads({ body: { requests: [lead.id] } });
  expect(refused).toMatchObject([{ id: lead.id, code: "NOT_FOUND" }]);

  await dana.api.applications.apply({
    params: { id: job.id },
    body: { resumeId: dana.resumeId, answers: [] },
  });
  expect(await open()).toMatchObject({ candidate: { id: dana.candidateId } });
  await dana.api.matching.hideFromCompany({ params: at, body: { hide: false } });
  expect(await dana.api.matching.hiddenCompanies({ params })).toEqual([]);
  expect(world.failures).toEqual([]);
});

test("hiding from a company: one that nobody has proven and that shows no page does not exist", async () => {
  const { id: companyId } = await aCompany(world, {
    companyName: "Nobody Yet",
    published: false,
    provenAt: null,
  });
  const ann = await aDeveloper(world);
  const params = { id: ann.candidateId };
  expect(await ann.api.matching.companiesToHideFrom({ params, query: { q: "Nobody" } })).toEqual([]);
  const hiding = ann.api.matching.hideFromCompany({ params: { ...params, companyId } });
  expect((await refusal(hiding)).statusCode).toBe(404);
});

test("hiding from a company: those of one name are told apart by their domain and place", async () => {
  const companyName = "Osprey Works";
  const own = { companyEmailDomain: "osprey.example", companyHQlocation: "Leeds, United Kingdom" };
  await aCompany(world, { companyName, ...own });
  await aCompany(world, { companyName, companyEmailDomain: null, companyHQlocation: null });
  const ann = await aDeveloper(world);
  const params = { id: ann.candidateId };
  const choices = await ann.api.matching.companiesToHideFrom({ params, query: { q: "Osprey" } });
  expect(choices.map(({ detail }) => detail).toSorted()).toEqual([
    "",
    "osprey.example, Leeds, United Kingdom",
  ]);
  for (const { id } of choices)
    await ann.api.matching.hideFromCompany({ params: { ...params, companyId: id } });
  const hidden = await ann.api.matching.hiddenCompanies({ params });
  expect(new Set(hidden.map(({ detail }) => detail))).toEqual(new Set(choices.map(({ detail }) => detail)));
});

test("job preferences: count for their job alone and can be removed", async () => {
  const dana = await aDeveloper(world, { preferences: { titles: ["Software engineer"], salary: 90 } });
  const params = { candidateId: dana.candidateId, jobId: job.id };
  const said = await dana.api.matching.setPreferencesForJob({
    params,
    body: { locations: ["Tokyo, Japan"], salary: 70 },
  });
  expect(said).toMatchObject({
    own: { salary: 70 },
    preferences: { titles: ["Software engineer"], salary: 70 },
  });
  const { fit } = await dana.api.matching.forJob({ params });
  const elsewhere = await dana.api.matching.today();
  expect(elsewhere.matches.find(({ jobId }) => jobId !== job.id)!.fit!.hard.place.verdict).not.toBe(
    "conflict",
  );
  expect(fit!.hard.place.verdict).toBe("conflict");
  const back = await dana.api.matching.setPreferencesForJob({ params, body: { locations: null } });
  expect(back.own).toEqual({ salary: 70 });
  const general = await dana.api.candidates.preferences({ params });
  expect(general).toMatchObject({ salary: 90, locations: [] });
});

test("hiding from a company: nobody reads or changes whom someone else hides from", async () => {
  const [dana, ben] = [await aDeveloper(world), await aDeveloper(world)];
  const at = { id: dana.candidateId, companyId: employer.companyId };
  for (const call of [
    () => ben.api.matching.hiddenCompanies({ params: { id: dana.candidateId } }),
    () => ben.api.matching.hideFromCompany({ params: at }),
    () => ben.api.matching.preferencesForJob({ params: { candidateId: dana.candidateId, jobId: job.id } }),
  ])
    expect((await refusal(call())).statusCode).toBe(404);
});
