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
type Asked = Awaited<ReturnType<typeof asked>>;

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

test("referral requests: the team finds nothing of who only asked an employee, also once they took it back or time ran out", async () => {
  const waiting = await asked({ byName: true });
  expect(await foundByTeam(waiting)).toEqual(nothing);
  await waiting.greta.api.applications.withdraw({ ...waiting.one, body: {} });
  await world.settle();
  expect(await foundByTeam(waiting)).toEqual(nothing);
  expect(await waiting.greta.api.applications.get(waiting.one)).toMatchObject({ shownAs: "withdrawn" });

  const silent = await asked({ byName: false });
  await silent.marit.api.jobs.close({ params: { id: silent.job.id }, body: { others: "stay" } });
  await world.settle();
  const [applied, passed, , opened] = await foundByTeam(silent);
  expect([applied, passed, opened]).toEqual([0, 0, 404]);
  expect(await refusal(silent.marit.api.applications.reopen({ ...silent.one, body: {} }))).toMatchObject({
    statusCode: 404,
  });
});
