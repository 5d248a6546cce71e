import { expect, test } from "vitest";
import { anEmployee } from "#server/testing/people.ts";
import { aReferralRequest } from "#server/testing/referrals.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("referral requests: an employee who is asked by name may decline; the person is told and may apply, the team is told nothing", async () => {
  const request = await aReferralRequest(world, { byName: true });
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

test("referral requests: a request to everyone can’t be declined", async () => {
  const { employee, one } = await aReferralRequest(world, { byName: false });
  expect(await refusal(employee.api.referrals.decline(one))).toMatchObject({ code: "ASKED_EVERYONE" });
});
