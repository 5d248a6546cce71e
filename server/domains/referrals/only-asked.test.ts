import { expect, test } from "vitest";
import { aReferralRequest } from "#server/testing/referrals.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

type Asked = Awaited<ReturnType<typeof aReferralRequest>>;

/** What the hiring team finds of the person, wherever it looks. */
async function foundByTeam({ marit, job, one }: Asked) {
  const ofJob = { params: { id: job.id }, query: {} };
  const lists = [
    await marit.api.applications.all(ofJob),
    await marit.api.applications.feed({ ...ofJob, query: { type: "passed" } }),
  ];
  const { total } = await marit.api.notifications.list({ query: {} });
  const opened = await refusal(marit.api.applications.get(one)).catch(() => null);
  return [...lists.map((list) => list.applications.length), total, opened?.statusCode ?? 200];
}
const nothing = [0, 0, 0, 404];

test("referral requests: the team finds nothing about people who only asked an employee, even after they took it back or time ran out", async () => {
  const waiting = await aReferralRequest(world, { byName: true });
  expect(await foundByTeam(waiting)).toEqual(nothing);
  await waiting.greta.api.applications.withdraw({ ...waiting.one, body: {} });
  await world.settle();
  expect(await foundByTeam(waiting)).toEqual(nothing);
  expect(await waiting.greta.api.applications.get(waiting.one)).toMatchObject({ shownAs: "withdrawn" });

  const silent = await aReferralRequest(world, { byName: false });
  await silent.marit.api.jobs.close({ params: { id: silent.job.id }, body: { others: "stay" } });
  await world.settle();
  const [applied, passed, , opened] = await foundByTeam(silent);
  expect([applied, passed, opened]).toEqual([0, 0, 404]);
  expect(await refusal(silent.marit.api.applications.reopen({ ...silent.one, body: {} }))).toMatchObject({
    statusCode: 404,
  });
});

test("referral requests: an invitation by the team doesn’t say that the person asked, or what became of it", async () => {
  const { marit, greta, job, one } = await aReferralRequest(world, { byName: true });
  const body = { candidates: [{ candidateId: greta.candidateId, jobId: job.id }] };
  const answers = async () =>
    (await marit.api.networks.invite({ body })).refused.map(({ message }) => message);
  const neutral = ["You can’t invite this person to this job right now. Try another job."];
  expect(await answers()).toEqual(neutral);
  await greta.api.applications.withdraw({ ...one, body: {} });
  await world.settle();
  expect(await answers()).toEqual(neutral);
});
