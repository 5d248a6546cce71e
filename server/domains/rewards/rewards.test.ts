import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { roles } from "#server/domains/accounts/index.ts";
import { anApplication } from "#server/testing/applications.ts";
import { anEmployee, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aHireByReferral, aRewardingTeam, hireReferred, payRewards } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { referralHires } from "./tables.ts";

const world = openWorld();
const day = 86_400;
const dateIn = (days: number) => new Date(world.now().getTime() + days * day * 1000);
const kindsOf = async ({ employee }: { employee: Awaited<ReturnType<typeof anEmployee>> }) =>
  (await employee.api.rewards.transactions({ query: {} })).transactions.map(({ kind }) => kind);

test("rewards: a hire through an employee earns the bonus, which is due after the delay", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 7 });
  expect(await team.earnings()).toMatchObject({
    currency: "USD",
    referralHires: 1,
    totalEarnings: 100_000,
    upcomingPayment: 100_000,
    upcomingPayoutDate: dateIn(7).toISOString(),
    available: [{ amount: 0, currency: "USD" }],
    hires: [{ jobTitle: "Ranger", bonus: { amount: 100_000, currency: "USD" }, endedAt: null }],
  });
  await world.pass(6 * day);
  expect((await team.earnings()).available).toEqual([{ amount: 0, currency: "USD" }]);
  await world.pass(day + 1);
  expect(await team.earnings()).toMatchObject({
    available: [{ amount: 0, currency: "USD" }],
    hires: [{ payments: [{ state: "due" }] }],
  });
  await payRewards(world);
  expect(await team.earnings()).toMatchObject({
    upcomingPayment: 0,
    upcomingPayoutDate: null,
    totalEarnings: 100_000,
    available: [{ amount: 100_000, currency: "USD" }],
  });
  expect(await kindsOf(team)).toEqual(["vested", "due", "earned"]);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("rewards: nothing is earned without a program, without a referrer, and twice for one hire", async () => {
  const none = await aRewardingTeam(world, { hireBonus: null });
  await hireReferred(world, none);
  expect((await none.earnings()).hires).toEqual([]);
  const team = await aRewardingTeam(world);
  const unreferred = await anApplication(world, team.job, { applicationState: "pipeline", stage: "offer" });
  await team.marit.api.applications.hire({ params: { id: unreferred.id }, body: {} });
  const id = await hireReferred(world, team);
  await team.marit.api.applications.hire({ params: { id }, body: {} }).catch(() => null);
  await world.settle();
  expect(await team.earnings()).toMatchObject({ referralHires: 1, totalEarnings: 100_000 });
});

test("rewards: of several payments those due after the last day are not paid", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 3, payments: 3 });
  const amounts = (await team.earnings()).hires[0]!.payments.map(({ amount }) => amount);
  expect(amounts).toEqual([33_334, 33_333, 33_333]);
  await world.pass(4 * day);
  const end = (endedOn: string, api = team.marit.api) =>
    api.rewards.endHire({ params: { id: team.hireId }, body: { endedOn } });
  const today = world.now().toISOString().slice(0, 10);
  expect(await refusal(end(dateIn(400).toISOString().slice(0, 10)))).toMatchObject({
    statusCode: 422,
    details: { endedOn: expect.any(String) },
  });
  expect(await refusal(end(today, (await aCompanyAdmin(world)).api))).toMatchObject({ statusCode: 404 });
  expect((await end(today)).payments.map(({ state }) => state)).toEqual(["due", "void", "void"]);
  expect(await refusal(end(today))).toMatchObject({ statusCode: 409 });
  await world.pass(6 * day);
  await payRewards(world);
  expect(await team.earnings()).toMatchObject({
    totalEarnings: 33_334,
    upcomingPayment: 0,
    available: [{ amount: 33_334, currency: "USD" }],
  });
  expect(await kindsOf(team)).toEqual(["vested", "void", "due", "earned"]);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("rewards: a last day to come is recorded ahead, changed, and applied when it is over", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 3, payments: 3 });
  const dayIn = (days: number) => dateIn(days).toISOString().slice(0, 10);
  const end = (endedOn: string | null) =>
    team.marit.api.rewards.endHire({ params: { id: team.hireId }, body: { endedOn } });
  expect(await end(dayIn(1))).toMatchObject({ endedAt: null, endsAt: `${dayIn(1)}T23:59:59.999Z` });
  expect(await end(null)).toMatchObject({ endedAt: null, endsAt: null });
  const planned = await end(dayIn(4));
  expect(planned.payments.map(({ state }) => state)).toEqual(["pending", "pending", "pending"]);
  expect((await team.earnings()).hires[0]).toMatchObject({ endedAt: null });
  expect((await team.earnings()).hires[0]).not.toHaveProperty("endsAt");
  await world.pass(5 * day);
  const [hire] = await team.marit.api.rewards.hires();
  expect(hire).toMatchObject({ endsAt: null, endedAt: planned.endsAt, endReason: "left" });
  expect(hire!.payments.map(({ state }) => state)).toEqual(["due", "void", "void"]);
  expect(await kindsOf(team)).toEqual(["void", "due", "earned"]);
  expect(await refusal(end(dayIn(1)))).toMatchObject({ code: "ENDED" });
  expect(await problemsOf(world.db)).toEqual([]);
});

test("rewards: a hire that is taken back earns nothing, and earns anew when it is made again", async () => {
  const team = await aHireByReferral(world);
  const params = { id: team.applicationId };
  await team.marit.api.applications.move({ body: { requestId: team.applicationId, stage: "offer" } });
  await world.settle();
  expect(await team.earnings()).toMatchObject({ referralHires: 0, totalEarnings: 0, upcomingPayment: 0 });
  await team.marit.api.applications.hire({ params, body: {} });
  await world.settle();
  expect(await team.earnings()).toMatchObject({ referralHires: 1, totalEarnings: 100_000 });
});

test("rewards: what is due on one day is one next payment", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 7 });
  await hireReferred(world, team);
  await world.pass(day);
  await hireReferred(world, team);
  expect(await team.earnings()).toMatchObject({
    totalEarnings: 300_000,
    upcomingPayment: 200_000,
    upcomingPayoutDate: dateIn(6).toISOString(),
  });
});

test("rewards: the next payment is never on a day that is over", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 5, payments: 2 });
  const next = async () => {
    const { upcomingPayment, upcomingPayoutDate } = await team.earnings();
    return { upcomingPayment, upcomingPayoutDate };
  };
  const [first, second] = [dateIn(5), dateIn(10)];
  expect(await next()).toEqual({ upcomingPayment: 50_000, upcomingPayoutDate: first.toISOString() });
  await world.pass(5 * day);
  await world.pass(3600);
  expect(await next()).toEqual({ upcomingPayment: 50_000, upcomingPayoutDate: second.toISOString() });
  await world.pass(5 * day);
  await world.pass(3600);
  const { payBy } = (await team.earnings()).hires[0]!.payments[0]!;
  expect(await next()).toEqual({ upcomingPayment: 50_000, upcomingPayoutDate: payBy });
  await world.pass(15 * day);
  expect(await next()).toEqual({ upcomingPayment: 100_000, upcomingPayoutDate: null });
});

test("rewards: a year’s limit stays when other terms are changed, until it is removed", async () => {
  const { marit, companyId } = await aRewardingTeam(world, { mostAYear: 250_000 });
  const terms = { hireBonus: 120_000, currency: "USD", payoutDelay: 30, payments: 1 };
  const set = (body: object) =>
    marit.api.rewards.setProgram({ params: { companyId }, body: { ...terms, ...body } });
  expect(await set({})).toMatchObject({ hireBonus: 120_000, mostAYear: 250_000 });
  expect(await set({ mostAYear: null })).toMatchObject({ mostAYear: null });
});

test("rewards: a year’s limit holds, also for hires at the same time", async () => {
  const team = await aRewardingTeam(world, { mostAYear: 250_000 });
  await Promise.all(Array.from({ length: 4 }, () => hireReferred(world, team)));
  await world.settle();
  expect(await team.earnings()).toMatchObject({ referralHires: 3, totalEarnings: 250_000 });
  await world.db
    .update(referralHires)
    .set({ hiredAt: dateIn(-366) })
    .where(eq(referralHires.companyId, team.companyId));
  await hireReferred(world, team);
  expect(await team.earnings()).toMatchObject({ referralHires: 4, totalEarnings: 350_000 });
});

test("rewards: a year’s limit leaves no remainder that’s too small to charge", async () => {
  const team = await aRewardingTeam(world, { mostAYear: 200_049, payments: 2 });
  for (let nth = 0; nth < 3; nth++) await hireReferred(world, team);
  expect(await team.earnings()).toMatchObject({ referralHires: 2, totalEarnings: 200_000 });
  const enough = await aRewardingTeam(world, { mostAYear: 100_060, payments: 2 });
  await hireReferred(world, enough);
  await hireReferred(world, enough);
  const { hires } = await enough.earnings();
  expect(hires.map(({ payments }) => payments.map(({ amount }) => amount))).toContainEqual([60]);
});

test("rewards: a company’s limit counts nothing that the employee earned elsewhere", async () => {
  const before = await aRewardingTeam(world);
  await hireReferred(world, before);
  const next = await aRewardingTeam(world, { mostAYear: 120_000 });
  const { employee } = before;
  await world.db.update(roles).set({ companyId: next.companyId }).where(eq(roles.id, employee.employeeId));
  await hireReferred(world, { ...next, employee });
  await hireReferred(world, { ...next, employee });
  const { hires } = await before.earnings();
  const amounts = hires.map(({ bonus }) => bonus.amount).toSorted((a, b) => a - b);
  expect(amounts).toEqual([20_000, 100_000, 100_000]);
});

test("rewards: a job’s own terms go before the company’s, and hires keep the terms of their day", async () => {
  const team = await aRewardingTeam(world);
  const { companyId, marit, job } = team;
  const terms = { hireBonus: 500_000, currency: "USD", payoutDelay: 10, payments: 2, jobId: job.id };
  expect((await marit.api.rewards.setProgram({ params: { companyId }, body: terms })).jobs).toMatchObject([
    { jobId: job.id, jobTitle: "Ranger", hireBonus: 500_000 },
  ]);
  await hireReferred(world, team);
  expect((await marit.api.rewards.removeJobTerms({ params: { id: job.id } })).jobs).toEqual([]);
  await hireReferred(world, team);
  expect((await team.earnings()).hires.map(({ bonus }) => bonus.amount).toSorted()).toEqual([
    100_000, 500_000,
  ]);
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.companyId, companyId));
  expect(kept.filter(({ action }) => action === "referralProgram.changed")).toHaveLength(3);
});

test("rewards: a job may pay no bonus while the company does, which employees read, until its own terms end", async () => {
  const team = await aRewardingTeam(world);
  const { companyId, marit, job, employee } = team;
  const terms = { currency: "USD", payoutDelay: 90, payments: 1, jobId: job.id };
  await marit.api.rewards.setProgram({ params: { companyId }, body: { ...terms, hireBonus: null } });
  const seen = await employee.api.rewards.program({ params: { companyId } });
  expect(seen).toMatchObject({ hireBonus: 100_000, jobs: [{ jobId: job.id, hireBonus: null }] });
  await hireReferred(world, team);
  expect((await team.earnings()).hires).toEqual([]);
  await marit.api.rewards.removeJobTerms({ params: { id: job.id } });
  await hireReferred(world, team);
  expect(await team.earnings()).toMatchObject({ referralHires: 1, totalEarnings: 100_000 });
});

test("rewards: the program is its own company’s, earnings are their owner’s", async () => {
  const team = await aRewardingTeam(world);
  const { companyId, employee } = team;
  expect(await employee.api.rewards.program({ params: { companyId } })).toMatchObject({ hireBonus: 100_000 });
  const stranger = await anEmployee(world);
  expect(await refusal(stranger.api.rewards.program({ params: { companyId } }))).toMatchObject({
    statusCode: 404,
  });
  expect(await refusal(stranger.api.rewards.earnings({ params: { id: employee.employeeId } }))).toMatchObject(
    { statusCode: 404 },
  );
  const { marit } = team;
  const hires = (await aHireByReferral(world)).marit.api.rewards.hires();
  expect(await hires).toMatchObject([{ employeeName: "Esi Badu", payments: [{ state: "pending" }] }]);
  expect(await marit.api.rewards.hires()).toEqual([]);
});

test("rewards: a transaction is marked read by its owner", async () => {
  const { employee } = await aHireByReferral(world);
  const { transactions, unread } = await employee.api.rewards.transactions({ query: {} });
  expect([unread, transactions[0]!.readStatus]).toEqual([1, false]);
  const read = (api: typeof employee.api) =>
    api.rewards.readTransaction({ params: { id: transactions[0]!.id }, body: { readStatus: true } });
  expect(await refusal(read((await anEmployee(world)).api))).toMatchObject({ statusCode: 404 });
  expect(await read(employee.api)).toMatchObject({ kind: "earned", about: "Ranger", readStatus: true });
});

test("rewards: all transactions are marked read at once, one’s own alone", async () => {
  const { employee } = await aHireByReferral(world);
  const other = await aHireByReferral(world);
  expect(await employee.api.rewards.readTransactions()).toEqual({ count: 1 });
  const unread = async ({ api }: typeof employee) => (await api.rewards.transactions()).unread;
  expect([await unread(employee), await unread(other.employee)]).toEqual([0, 1]);
});

test("rewards: without a hire, amounts are in the currency of the program, else of the company’s country", async () => {
  const team = await aRewardingTeam(world, { hireBonus: null });
  const { companyId, marit } = team;
  const body = { hireBonus: null, currency: "GBP", payoutDelay: 90, payments: 1 };
  await marit.api.rewards.setProgram({ params: { companyId }, body });
  expect(await team.earnings()).toMatchObject({ currency: "GBP", totalEarnings: 0 });
  const other = await aCompanyAdmin(world);
  const params = { companyId: other.companyId };
  await other.api.companies.update({
    params: { id: other.companyId },
    body: { companyHQlocation: "Graz, Austria" },
  });
  expect(await other.api.rewards.program({ params })).toMatchObject({ hireBonus: null, currency: "EUR" });
  const employee = await anEmployee(world, { companyId: other.companyId });
  const earned = await employee.api.rewards.earnings({ params: { id: employee.employeeId } });
  expect(earned.currency).toBe("EUR");
});

test("rewards: a bonus is what a card can be charged for each payment, up to the same in each currency", async () => {
  const { marit, companyId } = await aRewardingTeam(world);
  const terms = { payoutDelay: 90, payments: 4, mostAYear: null };
  const set = (hireBonus: number, currency: string) =>
    marit.api.rewards.setProgram({ params: { companyId }, body: { ...terms, hireBonus, currency } });
  expect((await refusal(set(199, "USD"))).details).toEqual({ hireBonus: "At least $2 in 4 payments" });
  expect((await refusal(set(100_000_001, "USD"))).details).toEqual({ hireBonus: "This bonus is too large" });
  // About $900, which was too large once.
  expect(await set(1_500_000_000, "IDR")).toMatchObject({ hireBonus: 1_500_000_000, currency: "IDR" });
});
