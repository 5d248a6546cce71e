import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { keepReferral } from "#server/domains/applications/index.ts";
import { applications } from "#server/domains/applications/tables.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { auditLog } from "#server/audit/tables.ts";
import { histories, huntMs } from "#server/testing/how-often.ts";
import { aCompanyAdmin, anEmployee } from "#server/testing/people.ts";
import { password, withPassword } from "#server/testing/passwords.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aHireByReferral, hireReferred, payRewards } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";
import { referralHires, referralPayments } from "./tables.ts";

const world = openWorld();
const day = 86_400;
const dayIn = (days: number) =>
  new Date(world.now().getTime() + days * day * 1000).toISOString().slice(0, 10);

type Team = Awaited<ReturnType<typeof aHireByReferral>>;
async function takeBack({ marit, applicationId: requestId }: Team) {
  await marit.api.applications.move({ body: { requestId, stage: "offer" } });
  await world.settle();
}
async function hireAgain({ marit, applicationId: id }: Team) {
  await marit.api.applications.hire({ params: { id }, body: {} });
  await world.settle();
}
const lastDay = async ({ marit }: Team, endedOn: string | null) => {
  const [hire] = await marit.api.rewards.hires();
  return marit.api.rewards.endHire({ params: { id: hire!.id }, body: { endedOn } });
};
const statesOf = async ({ earnings }: Team) =>
  (await earnings()).hires.flatMap(({ payments }) => payments.map(({ state }) => state));

test("hired again: a bonus that was due at once is paid once, however often the hire is taken back and made", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 0 });
  await takeBack(team);
  await hireAgain(team);
  expect(await team.earnings()).toMatchObject({ referralHires: 1, totalEarnings: 100_000 });
  await takeBack(team);
  await payRewards(world);
  await hireAgain(team);
  await payRewards(world);
  expect(await team.earnings()).toMatchObject({
    totalEarnings: 100_000,
    available: [{ amount: 100_000 }],
    hires: [{ endedAt: null, endReason: null }],
  });
  expect(await problemsOf(world.db)).toEqual([]);
});

test("hired again: parts that were due before count, and the rest is promised anew", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 3, payments: 3 });
  await world.pass(4 * day);
  await takeBack(team);
  expect(await team.earnings()).toMatchObject({ totalEarnings: 33_334 });
  await hireAgain(team);
  expect(await team.earnings()).toMatchObject({ referralHires: 1, totalEarnings: 100_000 });
  await world.pass(10 * day);
  await payRewards(world);
  expect((await team.earnings()).available).toEqual([{ amount: 100_000, currency: "USD" }]);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("hired again: a last day that was recorded by mistake is taken back within 30 days, and what was lost is promised again", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 3, payments: 3 });
  await world.pass(4 * day);
  const ended = await lastDay(team, dayIn(0));
  expect(ended.payments.map(({ state }) => state)).toEqual(["due", "void", "void"]);
  expect(ended.mayStayUntil?.slice(0, 10)).toBe(dayIn(30));
  expect(await refusal(lastDay(team, dayIn(1)))).toMatchObject({ statusCode: 409, code: "ENDED" });
  await world.pass(3 * day);
  const stays = await lastDay(team, null);
  expect(stays).toMatchObject({ endedAt: null, endReason: null, mayStayUntil: null });
  expect(stays.payments.map(({ dueAt, state }) => [dueAt, state])).toEqual(
    ended.payments.map(({ dueAt }, at) => [dueAt, at === 0 ? "due" : "pending"]),
  );
  const { transactions } = await team.employee.api.rewards.transactions({ query: {} });
  expect(transactions.slice(0, 2)).toMatchObject([
    { kind: "restored", amount: { amount: 66_666 } },
    { kind: "void", amount: { amount: 66_666 } },
  ]);
  await world.pass(5 * day);
  await payRewards(world);
  expect((await team.earnings()).available).toEqual([{ amount: 100_000, currency: "USD" }]);
  const log = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, team.applicationId));
  expect(log.filter(({ action }) => action === "referralHire.ended").map(({ after }) => after)).toEqual([
    { endedOn: ended.endedAt!.slice(0, 10) },
    { endedOn: null },
  ]);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("hired again: after 30 days, after the hire was taken back and for an employee who is gone, the end stands", async () => {
  const late = await aHireByReferral(world);
  await lastDay(late, dayIn(0));
  await world.pass(31 * day);
  const { api } = await aCompanyAdmin(world, { companyId: late.companyId });
  const params = { id: late.hireId };
  expect(await refusal(api.rewards.endHire({ params, body: { endedOn: null } }))).toMatchObject({
    code: "ENDED",
  });
  const moved = await aHireByReferral(world);
  await lastDay(moved, dayIn(0));
  await takeBack(moved);
  expect(await refusal(lastDay(moved, null))).toMatchObject({ code: "ENDED" });
  const gone = await aHireByReferral(world);
  await lastDay(gone, dayIn(0));
  await withPassword(world, gone.employee);
  await gone.employee.api.privacy.deleteAccount({ body: { password, givesUp: true } });
  expect(await refusal(lastDay(gone, null))).toMatchObject({ code: "ENDED" });
});

test("hired again: what one employee keeps isn’t taken from another who is credited for the next hire", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 0 });
  await takeBack(team);
  const [application] = await world.db
    .select()
    .from(applications)
    .where(eq(applications.id, team.applicationId));
  const { employeeId, ...other } = await anEmployee(world, { companyId: team.companyId });
  await world.db.transaction((tx) =>
    keepReferral(tx, { application: application!, employeeId, way: "spoken", at: application!.appliedAt }),
  );
  await withPassword(world, team.employee);
  await team.employee.api.privacy.deleteAccount({ body: { password, givesUp: true } });
  await hireAgain(team);
  expect(await other.api.rewards.earnings({ params: { id: employeeId } })).toMatchObject({
    totalEarnings: 100_000,
    hires: [{ bonus: { amount: 100_000 }, endedAt: null }],
  });
  expect(await problemsOf(world.db)).toEqual([]);
});

test.each([
  { terms: { payoutDelay: 3, payments: 3 }, bonuses: [66_666, 100_000] },
  { terms: { payoutDelay: 0, payments: 1 }, bonuses: [100_000] },
])(
  "hired again: after the company changed its currency, what is left of the bonus is earned in the earlier one: $bonuses",
  async ({ terms, bonuses }) => {
    const team = await aHireByReferral(world, terms);
    await world.pass(4 * day);
    await takeBack(team);
    const params = { companyId: team.companyId };
    const body = { hireBonus: 90_000, currency: "EUR", ...terms };
    await team.marit.api.rewards.setProgram({ params, body });
    await hireAgain(team);
    const { hires } = await team.earnings();
    expect(hires.map(({ bonus }) => bonus)).toEqual(bonuses.map((amount) => ({ amount, currency: "USD" })));
    expect(await keptOf(team)).toBe(100_000);
    expect(await problemsOf(world.db)).toEqual([]);
  },
);

test.each([
  { limit: 150_000, restored: 50_000 },
  { limit: 150_030, restored: 50_030 },
  { limit: 100_030, restored: 0 },
])("hired again: staying after all restores no more than a year’s limit of $limit allows", async (each) => {
  const { limit, restored } = each;
  const team = await aHireByReferral(world, { payoutDelay: 3, payments: 2, mostAYear: limit });
  await lastDay(team, dayIn(0));
  await hireReferred(world, team);
  expect(await team.earnings()).toMatchObject({ totalEarnings: 100_000 });
  const params = { id: team.hireId };
  const stays = await team.marit.api.rewards.endHire({ params, body: { endedOn: null } });
  const pending = stays.payments.filter(({ state }) => state === "pending");
  expect(pending.map(({ amount }) => amount)).toEqual(restored > 0 ? [restored] : []);
  expect(await team.earnings()).toMatchObject({ totalEarnings: 100_000 + restored });
  const { transactions } = await team.employee.api.rewards.transactions({ query: {} });
  const told = transactions.filter(({ kind }) => kind === "restored");
  expect(told.map(({ amount }) => amount.amount)).toEqual(restored > 0 ? [restored] : []);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("hired again: staying twice never restores more than the bonus, even if the year’s limit was removed in between", async () => {
  const terms = { payoutDelay: 3, payments: 2 };
  const team = await aHireByReferral(world, { ...terms, mostAYear: 150_030 });
  const { api } = team.marit;
  const ends = (endedOn: string | null) =>
    api.rewards.endHire({ params: { id: team.hireId }, body: { endedOn } });
  await ends(dayIn(0));
  await hireReferred(world, team);
  await ends(null);
  const body = { hireBonus: 100_000, currency: "USD", ...terms, mostAYear: null };
  await api.rewards.setProgram({ params: { companyId: team.companyId }, body });
  await ends(dayIn(0));
  const stays = await ends(null);
  const pending = stays.payments.filter(({ state }) => state === "pending");
  expect(pending.reduce((sum, { amount }) => sum + amount, 0)).toBe(100_000);
  expect(await problemsOf(world.db)).toEqual([]);
});

const act = fc.oneof(
  fc.constant("take back" as const),
  fc.constant("hire" as const),
  fc.constant("left" as const),
  fc.constant("stays" as const),
  fc.constant("pay" as const),
  fc.record({ days: fc.integer({ min: 1, max: 4 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

async function take(team: Team, wanted: Act) {
  if (wanted === "take back") await takeBack(team).catch(() => null);
  else if (wanted === "hire") await hireAgain(team).catch(() => null);
  else if (wanted === "left") await lastDay(team, dayIn(0)).catch(() => null);
  else if (wanted === "stays") await lastDay(team, null).catch(() => null);
  else if (wanted === "pay") await payRewards(world);
  else await world.pass(wanted.days * day);
}
/** What of all hires of an application is promised, due or paid. */
async function keptOf({ applicationId }: Team) {
  const rows = await world.db
    .select({ amount: referralPayments.amount, state: referralPayments.state })
    .from(referralPayments)
    .innerJoin(referralHires, eq(referralHires.id, referralPayments.hireId))
    .where(eq(referralHires.applicationId, applicationId));
  return rows.reduce((total, { amount, state }) => total + (state === "void" ? 0 : amount), 0);
}

test(
  "hired again: whatever a team does with a hire, no more than the bonus is earned, and the ledger adds up",
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        fc.array(act, { minLength: 2, maxLength: 8 }),
        async (payoutDelay, payments, acts) => {
          const team = await aHireByReferral(world, { payoutDelay, payments });
          for (const each of acts) {
            await take(team, each);
            expect(await keptOf(team)).toBeLessThanOrEqual(100_000);
          }
          await take(team, "take back");
          await take(team, "hire");
          expect(await keptOf(team)).toBe(100_000);
          await world.pass(10 * day);
          await payRewards(world);
          expect(await statesOf(team)).not.toContain("due");
          expect((await team.earnings()).available).toEqual([{ amount: 100_000, currency: "USD" }]);
          expect(await problemsOf(world.db)).toEqual([]);
        },
      ),
      { numRuns: histories(8) },
    ),
  huntMs,
);
