import { beforeAll, expect, test } from "vitest";
import { aJob } from "#server/testing/jobs.ts";
import { type CompanyPerson, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let ana: CompanyPerson;
let ben: CompanyPerson;
beforeAll(async () => {
  ana = await aCompanyAdmin(world);
  ben = await aCompanyAdmin(world, { companyId: ana.companyId });
});
async function aLiveJob(more = {}) {
  const { id } = await aJob(world, { companyId: ana.companyId, jobTitle: "Diver", ...more });
  return { params: { id } };
}
const seenBy = async (one: { params: { id: string } }) => (await world.client().jobs.get(one)).jobTitle;

test("job draft: what is written of a live job waits, is read again, and shows once it is published", async () => {
  const one = await aLiveJob();
  const { jobs } = ana.api;
  const saved = await jobs.saveDraft({ ...one, body: { draftVersion: 0, jobTitle: "Deep diver" } });
  expect(saved).toMatchObject({ version: 1, waiting: { jobTitle: "Deep diver" }, changedBy: null });
  await jobs.saveDraft({ ...one, body: { draftVersion: 1, department: "Sea" } });
  expect(await seenBy(one)).toBe("Diver");
  expect(await jobs.draft(one)).toMatchObject({
    job: { jobTitle: "Diver" },
    waiting: { jobTitle: "Deep diver", department: "Sea" },
  });
  await jobs.update({ ...one, query: { publish: "true" }, body: { draftVersion: 2 } });
  expect(await seenBy(one)).toBe("Deep diver");
  expect(await jobs.draft(one)).toMatchObject({ job: { department: "Sea" }, waiting: {}, version: 3 });
});

test("job draft: a job that never was public is changed itself", async () => {
  const one = await aLiveJob({ status: "draft", publishedAt: null });
  const saved = await ana.api.jobs.saveDraft({ ...one, body: { draftVersion: 0, jobTitle: "Pilot" } });
  expect(saved).toMatchObject({ job: { jobTitle: "Pilot", status: "draft" }, waiting: {}, version: 1 });
});

test("job draft: what a teammate wrote meanwhile is not written over, and they are named", async () => {
  const one = await aLiveJob();
  await ana.api.jobs.saveDraft({ ...one, body: { draftVersion: 0, jobTitle: "Sailor" } });
  const late = { ...one, body: { draftVersion: 0, jobTitle: "Pilot" } };
  expect((await refusal(ben.api.jobs.saveDraft(late))).code).toBe("CONFLICT");
  expect((await refusal(ben.api.jobs.update({ ...late, query: {} }))).code).toBe("CONFLICT");
  const theirs = await ben.api.jobs.draft(one);
  expect(theirs).toMatchObject({ version: 1, waiting: { jobTitle: "Sailor" } });
  expect(theirs.changedBy).toBeTruthy();
  await ben.api.jobs.saveDraft({ ...one, body: { draftVersion: 1, jobTitle: "Pilot" } });
});

test("job draft: of two saves at once over the same version one wins", async () => {
  const one = await aLiveJob();
  const saves = await Promise.allSettled(
    [ana, ben, ana, ben].map(({ api }, nth) =>
      api.jobs.saveDraft({ ...one, body: { draftVersion: 0, jobTitle: `Title ${nth}` } }),
    ),
  );
  expect(saves.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("job draft: a change of the job itself without its draft leaves what waits, and counts as a version", async () => {
  const one = await aLiveJob();
  await ana.api.jobs.saveDraft({ ...one, body: { draftVersion: 0, jobTitle: "Sailor" } });
  await ben.api.jobs.update({ ...one, query: {}, body: { department: "Coast" } });
  expect(await ana.api.jobs.draft(one)).toMatchObject({
    version: 2,
    waiting: { jobTitle: "Sailor" },
    job: { jobTitle: "Diver", department: "Coast" },
  });
});

test("job draft: pay that waits is neither shown to nor published by who sees no salaries", async () => {
  const cleo = await aCompanyAdmin(world, { companyId: ana.companyId, without: ["salaries"] });
  const one = await aLiveJob();
  const salary = { currency: "USD", period: "year" as const, min: 9_000_000, max: null };
  await ana.api.jobs.saveDraft({ ...one, body: { draftVersion: 0, salary, jobTitle: "Sailor" } });
  expect((await cleo.api.jobs.draft(one)).waiting).toEqual({ jobTitle: "Sailor" });
  await cleo.api.jobs.saveDraft({ ...one, body: { draftVersion: 1, salary: null, department: "Sea" } });
  await cleo.api.jobs.update({ ...one, query: { publish: "true" }, body: { draftVersion: 2 } });
  expect(await world.client().jobs.get(one)).toMatchObject({ jobTitle: "Sailor", salary: null });
  expect(await ana.api.jobs.draft(one)).toMatchObject({ waiting: { salary } });
});

test("job draft: another company’s looks as if it did not exist, and words are checked as they are saved", async () => {
  const other = await aCompanyAdmin(world);
  const one = await aLiveJob();
  expect((await refusal(other.api.jobs.draft(one))).statusCode).toBe(404);
  expect((await refusal(other.api.jobs.saveDraft({ ...one, body: { draftVersion: 0 } }))).statusCode).toBe(
    404,
  );
  const stages = [{ name: "Offer" }];
  const refused = await refusal(ana.api.jobs.saveDraft({ ...one, body: { draftVersion: 0, stages } }));
  expect(refused.details).toHaveProperty("stages");
});

test("job draft: stages of the company that were removed meanwhile are left out and named, and it can be published", async () => {
  const team = await aCompanyAdmin(world);
  const { jobs } = team.api;
  const params = { id: team.companyId };
  const set = (...stages: string[]) => jobs.setCompanyStages({ params, body: { stages } });
  const { id } = await aJob(world, { companyId: team.companyId });
  const one = { params: { id } };
  const own = (await set("Case study", "Panel")).stages.filter(({ fixed }) => !fixed);
  const stages = own.map(({ id: stageId, name }) => ({ id: stageId, name }));
  await jobs.saveDraft({ ...one, body: { draftVersion: 0, stages: [...stages, { name: "Trial day" }] } });
  expect(await jobs.draft(one)).toMatchObject({ stagesGone: [] });
  await set("Panel");
  const [, panel] = stages;
  expect(await jobs.draft(one)).toMatchObject({
    stagesGone: ["Case study"],
    waiting: { stages: [panel, { name: "Trial day" }] },
  });
  await jobs.saveDraft({ ...one, body: { draftVersion: 1, stages: [] } });
  expect(await jobs.draft(one)).toMatchObject({ stagesGone: [], waiting: { stages: [] } });
  await jobs.saveDraft({ ...one, body: { draftVersion: 2, stages: [panel!, { name: "Trial day" }] } });
  await jobs.update({ ...one, query: { publish: "true" }, body: { draftVersion: 3 } });
  const names = (await jobs.stages(one)).filter(({ fixed }) => !fixed).map(({ name }) => name);
  expect(names).toEqual(["Panel", "Trial day"]);
  expect(await jobs.draft(one)).toMatchObject({ stagesGone: [], waiting: {} });
});
