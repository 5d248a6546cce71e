import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aCandidate, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

/** An employee whom someone asked for a referral. */
async function anAskedEmployee() {
  const { job, marit } = await aHiringTeam(world, { jobTitle: "Ranger" });
  const esi = await anEmployee(world, { companyId: job.companyId });
  await esi.api.accounts.updateAccount({
    params: { id: esi.userId },
    body: { parallelTag: `esi-${esi.userId.slice(-12)}` },
  });
  const { parallelTag } = await esi.api.accounts.me();
  const ann = await aCandidate(world, { fullName: "Ann Weaver" });
  const ask = { query: { pTag: parallelTag! }, body: { jobId: job.id } };
  const { id } = await ann.api.referrals.ask(ask);
  const stats = () => esi.api.employees.stats({ params: { id: esi.employeeId, companyId: job.companyId } });
  const kinds = async () =>
    (await esi.api.employees.activities({ query: {} })).activities.map(({ kind }) => kind);
  return { job, marit, esi, ann, id, stats, kinds, parallelTag: parallelTag! };
}

test("employee stats: counted by state, and nothing that can still be undone", async () => {
  const { marit, esi, id, stats, kinds } = await anAskedEmployee();
  expect(await stats()).toMatchObject({ requests: 1, referred: 0 });
  await esi.api.referrals.refer({ params: { id }, body: {} });
  expect(await stats()).toMatchObject({ requests: 0, referred: 1, waiting: 1 });

  await marit.api.applications.pass({
    params: { id },
    body: { undoKind: "pending_tab_qualified_feed_pass" },
  });
  expect(await stats()).toMatchObject({ waiting: 1, closed: 0 });
  expect(await kinds()).toEqual(["referred", "asked"]);
  await world.pass(60);
  expect(await stats()).toMatchObject({ waiting: 0, closed: 1 });
  expect(await kinds()).toEqual(["closed", "referred", "asked"]);
});

test("referral activities: only the reader's own, and only where they work now", async () => {
  const { esi, id, kinds, job, stats } = await anAskedEmployee();
  await esi.api.referrals.refer({ params: { id }, body: {} });
  await anApplication(world, job);
  const coworker = await anEmployee(world, { companyId: job.companyId });
  expect(await coworker.api.employees.activities({ query: {} })).toEqual({ activities: [], total: 0 });
  expect(await kinds()).toEqual(["referred", "asked"]);
  await esi.api.employees.leave({ params: { id: esi.employeeId } });
  expect(await stats()).toMatchObject({ referred: 1 });
  expect(await refusal(esi.api.employees.activities({ query: {} }))).toMatchObject({ statusCode: 403 });
});

test("employee stats: of other people and of companies one never worked at there are none", async () => {
  const { esi, job } = await anAskedEmployee();
  const stranger = await anEmployee(world);
  for (const id of [esi.employeeId, stranger.employeeId])
    expect(
      await refusal(stranger.api.employees.stats({ params: { id, companyId: job.companyId } })),
    ).toMatchObject({ statusCode: 404 });
});

test("employee views: each visitor once a day, never the employee; the first opens a step", async () => {
  const { esi, stats, parallelTag } = await anAskedEmployee();
  const view = { params: { id: esi.employeeId } };
  expect((await world.client().jobs.applyThrough({ params: { tag: parallelTag } })).person.employeeId).toBe(
    esi.employeeId,
  );
  await esi.api.employees.view(view);
  expect(await esi.api.employees.flags()).toMatchObject({ linkOpened: false, pastWorkAdded: false });
  const reader = await aCandidate(world);
  await reader.api.employees.view(view);
  await reader.api.employees.view(view);
  await world.client().employees.view(view);
  expect(await stats()).toMatchObject({ linkViews: 2 });
  expect(await esi.api.employees.flags()).toMatchObject({ linkOpened: true, stepsHidden: false });
  expect(await esi.api.employees.setFlags({ body: { stepsHidden: true } })).toMatchObject({
    stepsHidden: true,
  });
});
