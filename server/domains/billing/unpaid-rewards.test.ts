import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { auditLog } from "#server/audit/tables.ts";
import { notifications } from "#server/domains/notifications/tables.ts";
import { addCard, emptyCard, openOfflinePayments } from "#server/testing/payments.ts";
import { type CompanyPerson, anAdministrator, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aDrop, aHireByReferral, aRewardingTeam, hireReferred } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const payments = openOfflinePayments(world);
const hour = 3600;
const day = 24 * hour;

type Team = Awaited<ReturnType<typeof aRewardingTeam>>;
/** A company whose card has nothing on it, an hour after it owes $1,000. */
async function anUnpaidReward() {
  const team = await aHireByReferral(world, { payoutDelay: 0 });
  await addCard(team.marit, payments.provider, emptyCard);
  await world.pass(hour);
  return team;
}
const invoiceOf = async ({ marit, companyId }: Team) =>
  (await marit.api.billing.subscription({ params: { id: companyId } })).invoices[0]!;
const programOf = ({ employee, companyId }: { employee: Pick<CompanyPerson, "api">; companyId: string }) =>
  employee.api.rewards.program({ params: { companyId } });
/** Read from the table: over weeks, sessions end. */
const titlesOf = async ({ userId }: { userId: string }) =>
  (
    await world.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(notifications.createdAt)
  ).map(({ title }) => title);
const hiresOf = async (team: Team) => (await team.earnings()).referralHires;
/** Someone of the team who signs in now. */
const laterOf = ({ companyId }: Team) => aCompanyAdmin(world, { companyId });

test("unpaid rewards: an invoice is due after two weeks, and the people who pay are reminded on a schedule", async () => {
  const team = await anUnpaidReward();
  const { issuedAt, dueAt } = await invoiceOf(team);
  expect(Date.parse(dueAt!) - Date.parse(issuedAt)).toBe(14 * day * 1000);
  expect((await team.earnings()).hires[0]!.payments[0]).toMatchObject({ state: "due", payBy: dueAt });
  const reminders = async () =>
    (await titlesOf(team.marit)).filter((title) => /\bdue|overdue|paused/.test(title));
  await world.pass(6 * day);
  expect(await reminders()).toEqual([]);
  await world.pass(day);
  expect(await reminders()).toEqual([expect.stringMatching(/^Referral rewards of \$1,000 are due /)]);
  await world.pass(7 * day);
  expect((await reminders()).slice(1)).toEqual(["Referral rewards of $1,000 are due today"]);
  // After two that were missed, the later one alone is sent.
  await world.pass(14 * day);
  expect((await reminders()).slice(2)).toEqual(["New referral bonuses are paused"]);
}, 60_000);

test("unpaid rewards: people with the billing permission are reminded in the product and by email", async () => {
  const team = await anUnpaidReward();
  const other = await aCompanyAdmin(world, { companyId: team.companyId, without: ["billing"] });
  await world.pass(7 * day);
  const subject = /^Referral rewards of \$1,000 are due /;
  expect((await titlesOf(team.marit)).some((title) => subject.test(title))).toBe(true);
  expect((await titlesOf(other)).some((title) => subject.test(title))).toBe(false);
  const reminded = world.mailed.flatMap(({ to, subject: said }) => (subject.test(said) ? [to] : []));
  expect(reminded.filter((to) => [team.marit.email, other.email].includes(to))).toEqual([team.marit.email]);
});

test("unpaid rewards: four weeks later new bonuses and drops pause, but people referred before then still count", async () => {
  const team = await anUnpaidReward();
  expect(await programOf(team)).toMatchObject({ pausedSince: null });
  const drop = await aDrop(team.marit, world);
  await world.pass(28 * day);
  const { pausedSince } = await programOf(team);
  expect(pausedSince).not.toBeNull();
  await hireReferred(world, team);
  expect(await hiresOf(team)).toBe(1);
  await hireReferred(world, team, { referredAt: new Date(Date.parse(pausedSince!) - 1) });
  expect(await hiresOf(team)).toBe(2);
  expect(await refusal(aDrop(team.marit, world))).toMatchObject({ code: "REWARDS_PAUSED" });
  const claim = team.employee.api.drops.claim({ params: { id: drop.id } });
  expect(await refusal(claim)).toMatchObject({ code: expect.stringMatching(/REWARDS_PAUSED|NOTHING_LEFT/) });
  expect(await problemsOf(world.db)).toEqual([]);
});

test("unpaid rewards: we stop trying the card at some point; Pay now tries it again, and paying ends the pause", async () => {
  const team = await anUnpaidReward();
  const { id } = await invoiceOf(team);
  await world.pass(40 * day);
  const tries = () =>
    Object.values(payments.provider.account.state.rows).filter(({ object }) => object === "payment_intent")
      .length;
  const before = tries();
  await world.pass(60 * day);
  expect(tries()).toBe(before);
  const marit = await laterOf(team);
  const pay = () => marit.api.billing.payInvoice({ params: { id } });
  expect(await refusal(pay())).toMatchObject({ code: "PAYMENT_REFUSED" });
  expect(tries()).toBe(before + 1);
  expect(await programOf({ ...team, employee: marit })).toMatchObject({ pausedSince: expect.any(String) });
  await addCard(marit, payments.provider);
  await pay();
  await world.settle();
  expect(await invoiceOf({ ...team, marit })).toMatchObject({ state: "paid" });
  const [kept] = await world.db.select().from(auditLog).where(eq(auditLog.action, "invoice.charged"));
  expect(kept).toMatchObject({ actorId: marit.userId, subjectId: id, companyId: team.companyId });
  expect(await refusal(pay())).toMatchObject({ code: "INVALID_STATE" });
  expect(await programOf({ ...team, employee: marit })).toMatchObject({ pausedSince: null });
  expect(await problemsOf(world.db)).toEqual([]);
});

test("unpaid rewards: someone else’s invoice can’t be paid, and one without a card says so", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 0 });
  await world.pass(hour);
  const params = { id: (await invoiceOf(team)).id };
  expect(await refusal(team.marit.api.billing.payInvoice({ params }))).toMatchObject({
    code: "PAYMENT_METHOD_NEEDED",
  });
  const stranger = await aCompanyAdmin(world);
  expect(await refusal(stranger.api.billing.payInvoice({ params }))).toMatchObject({ statusCode: 404 });
});

test("unpaid rewards: administrators see the longest overdue invoice first and how many there are, and find one by buyer or number", async () => {
  const before = (await (await anAdministrator(world)).api.billing.allInvoices({ query: {} })).counts;
  const first = await anUnpaidReward();
  const overdue = await invoiceOf(first);
  await world.pass(20 * day);
  const newer = await invoiceOf(await anUnpaidReward());
  const { api } = await anAdministrator(world);
  const { invoices, counts } = await api.billing.allInvoices({ query: { limit: 100 } });
  expect(counts.open - before.open).toBe(2);
  expect(counts.overdue - before.overdue).toBeGreaterThanOrEqual(1);
  const ids = invoices.map(({ id }) => id);
  expect(ids.indexOf(overdue.id)).toBeLessThan(ids.indexOf(newer.id));
  for (const search of [overdue.number, overdue.number.slice(2), overdue.number.toLowerCase()]) {
    const found = await api.billing.allInvoices({ query: { search } });
    expect(found.invoices.map(({ number }) => number)).toEqual([overdue.number]);
    expect(found.counts).toEqual({ open: 1, settled: 0, overdue: 1, attention: 0 });
  }
  const { buyer } = invoices.find(({ id }) => id === overdue.id)!;
  const named = await api.billing.allInvoices({ query: { search: buyer.slice(1).toUpperCase() } });
  expect(named.invoices.map(({ id }) => id)).toContain(overdue.id);
  const none = await api.billing.allInvoices({ query: { search: overdue.number, list: "settled" } });
  expect(none.invoices).toEqual([]);
});
