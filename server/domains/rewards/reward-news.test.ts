import { expect, test } from "vitest";
import { anAdministrator } from "#server/testing/people.ts";
import { aHireByReferral, aPayee, aRewardingTeam, payRewards } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const day = 86_400;
const one = (id: string) => ({ params: { id } });
type Employee = Awaited<ReturnType<typeof aRewardingTeam>>["employee"];

/** What the employee was told of their rewards, the oldest first. */
async function told({ api }: Employee) {
  await world.settle();
  const { notifications } = await api.notifications.list({ query: { audience: "employee" } });
  return notifications
    .filter(({ event }) => event === "reward.changed")
    .map(({ title, text }) => `${title} | ${text}`)
    .toReversed();
}

test("reward news: a bonus that is earned and paid for is told of, as due it is not", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 1 });
  const { companyName } = await team.marit.api.companies.get({ params: { id: team.companyId } });
  expect(await told(team.employee)).toEqual([
    `You earned $1,000 | Someone you referred was hired as Ranger at ${companyName}. Earnings shows when the bonus is due.`,
  ]);
  await world.pass(day + 1);
  expect(await told(team.employee)).toHaveLength(1);
  await payRewards(world);
  expect((await told(team.employee)).slice(1)).toEqual([
    `$1,000 is ready to withdraw | ${companyName} paid for Ranger. You can withdraw it to your bank account.`,
  ]);
});

test("reward news: what is not paid says why: the person left, or the team took the hire back", async () => {
  const left = await aHireByReferral(world);
  const endedOn = world.now().toISOString().slice(0, 10);
  await left.marit.api.rewards.endHire({ ...one(left.hireId), body: { endedOn } });
  expect((await told(left.employee)).at(-1)).toMatch(
    /^\$1,000 won’t be paid \| The person hired as Ranger left Company \d+ before it was due\.$/,
  );
  const undone = await aHireByReferral(world);
  await undone.marit.api.applications.move({ body: { requestId: undone.applicationId, stage: "offer" } });
  expect((await told(undone.employee)).at(-1)).toMatch(
    /^\$1,000 won’t be paid \| Company \d+ took back the hire for Ranger\. If they’re hired after all, you earn the bonus then\.$/,
  );
  const reasons = async ({ employee, marit }: typeof left) => [
    (await employee.api.rewards.earnings(one(employee.employeeId))).hires[0]!.endReason,
    (await marit.api.rewards.hires())[0]!.endReason,
    (await employee.api.rewards.transactions({ query: {} })).transactions[0]!.kind,
  ];
  expect(await reasons(left)).toEqual(["left", "left", "void"]);
  expect(await reasons(undone)).toEqual(["undone", "undone", "undone"]);
});

test("reward news: what becomes of a withdrawal is told of, with the reason where it comes back", async () => {
  const payee = await aPayee(world);
  const [ada, bo] = [await anAdministrator(world), await anAdministrator(world)];
  const before = (await told(payee.employee)).length;
  const declined = await payee.withdraw(60_000);
  await ada.api.payouts.decline({ ...one(declined.id), body: { reason: "The name differs." } });
  const [returned, paid] = [await payee.withdraw(40_000), await payee.withdraw(30_000)];
  for (const { id } of [returned, paid]) {
    await ada.api.payouts.approve(one(id));
    await bo.api.payouts.send(one(id));
  }
  const reconcile = bo.api.payouts.reconcile;
  await reconcile({ ...one(returned.id), body: { outcome: "returned", reason: "Closed account." } });
  await reconcile({ ...one(paid.id), body: { outcome: "paid", reference: "TX 9" } });
  expect((await told(payee.employee)).slice(before)).toEqual([
    "Your withdrawal of $600 was declined | Here’s why: The name differs. The money is back in your earnings.",
    "Your bank returned $400 | Here’s why: Closed account. The money is back in your earnings. Check your bank account before you withdraw it again.",
    "We paid out $300 | It was sent to GB •••• 5432. Your bank may take a few days to show it.",
  ]);
});
