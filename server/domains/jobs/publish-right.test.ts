import { beforeAll, expect, test } from "vitest";
import { aJob } from "#server/testing/jobs.ts";
import { type CompanyPerson, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const one = (id: string) => ({ params: { id } });
let writer: CompanyPerson;
let publisher: CompanyPerson;
const draft = () => aJob(world, { companyId: writer.companyId, status: "draft", publishedAt: null });
beforeAll(async () => {
  writer = await aCompanyAdmin(world, { without: ["publish"] });
  publisher = await aCompanyAdmin(world, { companyId: writer.companyId, without: ["jobs"] });
});
const refused = async (call: Promise<unknown>) => (await refusal(call)).message;
const sentence = "Your team hasn’t given you permission to publish or close jobs.";

test("permission to publish: who only writes jobs saves them, and none goes live or closes", async () => {
  const { id } = await draft();
  const { jobs } = writer.api;
  expect(await jobs.update({ ...one(id), query: {}, body: { jobTitle: "Ranger" } })).toMatchObject({
    jobTitle: "Ranger",
    status: "draft",
  });
  const live = { status: "live" as const };
  for (const call of [
    () => jobs.update({ ...one(id), query: { publish: "true" }, body: {} }),
    () => jobs.setStatus({ ...one(id), body: live }),
    () => jobs.close(one(id)),
    () => jobs.setStatusOfMany({ ...one(writer.companyId), body: { to: "live", ids: [id] } }),
    () => jobs.publishToMarketplace(one(id)),
    () => jobs.publishCompanyToMarketplace(one(writer.companyId)),
    () => jobs.unpublishCompanyFromMarketplace(one(writer.companyId)),
  ])
    expect(await refused(call())).toBe(sentence);
});

test("permission to publish: who only writes jobs neither shows one to others nor hides it, in whatever way it is written", async () => {
  const { jobs } = writer.api;
  const hidden = { internal: true, publishedToMarketplace: false };
  const { id } = await aJob(world, { companyId: writer.companyId, ...hidden });
  const change = (body: object) => jobs.update({ ...one(id), query: {}, body });
  for (const body of [{ internal: false }, { publishedToMarketplace: true }])
    expect(await refused(change(body))).toBe(sentence);
  const { version } = await jobs.draft(one(id));
  const waiting = await jobs.saveDraft({ ...one(id), body: { internal: false, draftVersion: version } });
  expect(await refused(change({ draftVersion: waiting.version }))).toBe(sentence);
  const open = await aJob(world, { companyId: writer.companyId });
  const hide = jobs.update({ ...one(open.id), query: {}, body: { internal: true } });
  expect(await refused(hide)).toBe(sentence);
  expect(await change({ jobTitle: "Ranger" })).toMatchObject({ jobTitle: "Ranger", internal: true });
  const unpublished = await draft();
  expect(await jobs.update({ ...one(unpublished.id), query: {}, body: { internal: true } })).toMatchObject({
    internal: true,
    status: "draft",
  });
});

test("permission to publish: who only publishes changes no words of a job", async () => {
  const { id } = await aJob(world, { companyId: writer.companyId });
  expect(await publisher.api.jobs.close(one(id))).toMatchObject({ status: "closed" });
  const rewrite = publisher.api.jobs.update({ ...one(id), query: {}, body: { jobTitle: "Mine" } });
  expect(await refused(rewrite)).toBe("Your team hasn’t given you permission to edit jobs.");
});

test("permission to change stages: apart from the company's profile", async () => {
  const limited = await aCompanyAdmin(world, { companyId: writer.companyId, without: ["stages"] });
  const set = limited.api.jobs.setCompanyStages({
    ...one(writer.companyId),
    body: { stages: ["Task"] },
  });
  expect(await refused(set)).toBe(
    "Your team hasn’t given you permission to change the stages of your pipeline.",
  );
  expect(
    await limited.api.companies.update({ ...one(writer.companyId), body: { vibeText: "Calm" } }),
  ).toMatchObject({ vibeText: "Calm" });
});
