import { beforeAll, expect, test } from "vitest";
import { aJob } from "#server/testing/jobs.ts";
import { aCompany, anAdministrator } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let id: string;

beforeAll(async () => {
  const { api } = await anAdministrator(world);
  const { companyId } = await aJob(world, { status: "draft" });
  await aJob(world, { companyId });
  ({ id } = await api.collections.create({ body: { collectionName: "Bread", published: true } }));
  await api.collections.putCompany({ params: { id }, body: { companyId, belongs: true } });
  const hidden = await aCompany(world, { published: false });
  for (const wanted of [
    {},
    {},
    { status: "closed" as const },
    { publishedToMarketplace: false },
    { companyId: hidden.id },
  ]) {
    const job = await aJob(world, wanted);
    await api.collections.putJob({ params: { id }, body: { jobId: job.id, belongs: true } });
  }
});

test("collections: administrators read one count in the list, in the collection and over its jobs", async () => {
  const { api } = await anAdministrator(world);
  const counts = { jobs: 3, notOpen: 3 };
  expect((await api.collections.list()).find((collection) => collection.id === id)).toMatchObject(counts);
  expect(await api.collections.get({ params: { id } })).toMatchObject(counts);
  const { total, jobs } = await api.collections.jobs({ params: { id } });
  expect(total).toBe(6);
  expect(jobs.filter(({ open }) => open)).toHaveLength(counts.jobs);
  expect(jobs.filter(({ open }) => !open)).toHaveLength(counts.notOpen);
  expect(jobs.filter(({ byCompany }) => byCompany)).toMatchObject([{ open: true }]);
});

test("collections: a job put in or taken out is counted at once", async () => {
  const { api } = await anAdministrator(world);
  const job = await aJob(world);
  const put = async (belongs: boolean) => {
    await api.collections.putJob({ params: { id }, body: { jobId: job.id, belongs } });
    const listed = (await api.collections.list()).find((collection) => collection.id === id)!;
    return [listed.jobs, (await api.collections.jobs({ params: { id } })).total];
  };
  expect(await put(true)).toEqual([4, 7]);
  expect(await put(false)).toEqual([3, 6]);
});

test("collections: a company is put in with its open jobs, once, and taken out again", async () => {
  const { api } = await anAdministrator(world);
  const { id: own } = await api.collections.create({
    body: { collectionName: "Ends meet", published: true },
  });
  const { companyId } = await aJob(world, { jobTitle: "Night baker" });
  await aJob(world, { companyId, status: "closed" });
  const put = (belongs: boolean) =>
    api.collections.putCompany({ params: { id: own }, body: { companyId, belongs } });
  const counted = async () => (await api.collections.get({ params: { id: own } })).jobs;
  await put(true);
  await put(true);
  expect(await api.collections.companies({ params: { id: own } })).toMatchObject([{ id: companyId }]);
  expect(await api.collections.jobs({ params: { id: own } })).toMatchObject({
    total: 1,
    jobs: [{ jobTitle: "Night baker", byCompany: true }],
  });
  expect(await counted()).toBe(1);
  await put(false);
  expect(await api.collections.companies({ params: { id: own } })).toEqual([]);
  expect(await counted()).toBe(0);
  const { entries } = await api.auditLog.list({ query: { action: "collection.fill" } });
  expect(entries.map(({ after }) => after)).toContainEqual(expect.objectContaining({ companyId }));
});

test("collections: visitors read how many jobs are open, and nothing of the others", async () => {
  const [listed] = (await world.client().collections.list()).filter((collection) => collection.id === id);
  expect(listed).toMatchObject({ jobs: 3, notOpen: null });
  expect(await world.client().collections.get({ params: { id } })).toMatchObject({ jobs: 3, notOpen: null });
});
