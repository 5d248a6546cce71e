import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aCandidate, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

/** Someone who asked an employee by name, or everyone who works there. */
async function asked({ byName }: { byName: boolean }) {
  const { marit, job } = await aHiringTeam(world);
  const employee = await anEmployee(world, { companyId: job.companyId });
  const parallelTag = `employee-${employee.userId.slice(-12)}`;
  await employee.api.accounts.updateAccount({ params: { id: employee.userId }, body: { parallelTag } });
  const greta = await aCandidate(world, { fullName: "Greta Lind" });
  const query = byName ? { pTag: parallelTag } : {};
  const { id } = await greta.api.referrals.ask({ query, body: { jobId: job.id } });
  await world.settle();
  return { marit, job, employee, greta, one: { params: { id } }, id };
}
test("referral requests: who is asked by name may decline; the person hears of it and may apply, the team hears nothing", async () => {
  const request = await asked({ byName: true });
  const { employee, greta, one, id, job } = request;
  const coworker = await anEmployee(world, { companyId: job.companyId });
  expect(await refusal(coworker.api.referrals.decline(one))).toMatchObject({ statusCode: 404 });
  await employee.api.referrals.decline(one);
  await world.settle();
  expect((await employee.api.referrals.requests({ query: {} })).requests).toEqual([]);
  expect(await refusal(employee.api.referrals.refer({ ...one, body: {} }))).toMatchObject({
    code: "INVALID_STATE",
  });
  const [mine] = await greta.api.applications.mine({ query: {} });
  expect(mine).toMatchObject({ id, shownAs: "declined", applied: false, canApplyAgain: true });
  const { notifications } = await greta.api.notifications.list({ query: {} });
  expect(notifications[0]).toMatchObject({
    title: `Your referral request for ${job.jobTitle} was declined`,
    text: expect.stringContaining("can’t refer you to"),
  });
  expect(await refusal(request.marit.api.applications.get(one))).toMatchObject({ statusCode: 404 });
  await greta.api.applications.apply({ params: { id: job.id }, body: {} });
  expect(await request.marit.api.applications.get(one)).toMatchObject({
    applicationState: "pending",
    referral: null,
  });
  // That was their first application: they may still come back once.
  await greta.api.applications.withdraw({ ...one, body: {} });
  await greta.api.applications.apply({ params: { id: job.id }, body: {} });
  await greta.api.applications.withdraw({ ...one, body: {} });
  expect(await refusal(greta.api.applications.apply({ params: { id: job.id }, body: {} }))).toMatchObject({
    code: "ALREADY_APPLIED",
  });
});

test("referral requests: nobody declines what everyone was asked", async () => {
  const { employee, one } = await asked({ byName: false });
  expect(await refusal(employee.api.referrals.decline(one))).toMatchObject({ code: "ASKED_EVERYONE" });
});
