import { readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { roles } from "#server/domains/accounts/index.ts";
import { companies } from "#server/domains/companies/tables.ts";
import { tasks } from "#server/tasks/tables.ts";
import { invoices } from "#server/domains/billing/tables.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { notifications } from "#server/domains/notifications/tables.ts";
import { addCard, emptyCard, openOfflinePayments, planOf, toCore } from "#server/testing/payments.ts";
import { password, withPassword } from "#server/testing/passwords.ts";
import { type CompanyPerson, aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aHireByReferral } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const payments = openOfflinePayments(world);
const day = 86_400;
const end = ({ api }: CompanyPerson, givesUp = true) =>
  api.privacy.deleteAccount({ body: { password, givesUp } });
const lost = async ({ api }: CompanyPerson) => (await api.privacy.overview()).lost;

/** Someone alone in a hiring team, with a card. */
async function alone(number?: string) {
  const marit = await withPassword(world, await aCompanyAdmin(world));
  await addCard(marit, payments.provider, number);
  return marit;
}
/** Over weeks, sessions end. */
async function signedInAgain(person: CompanyPerson) {
  const { token } = await world.client().accounts.login({ body: { email: person.email, password } });
  return { ...person, api: world.client(token) };
}
/** Cards and customers the provider still knows. */
const atProvider = () =>
  Object.values(payments.provider.account.state.rows).filter(
    ({ object, customer }) => object === "customer" || (object === "payment_method" && customer),
  ).length;
/** Read from the table: no one is left who sees them. */
const invoicesOf = ({ companyId }: { companyId: string }) =>
  world.db.select().from(invoices).where(eq(invoices.ownerId, companyId));

test("company plan left: the plan is named, and ends with the last member’s account and their cards", async () => {
  const before = atProvider();
  const marit = await alone();
  await toCore(marit);
  expect(await lost(marit)).toEqual([
    expect.stringMatching(/^Core at Company \d+, which is paid until [A-Z][a-z]+ \d+, \d{4}$/),
  ]);
  expect(await refusal(end(marit, false))).toMatchObject({ statusCode: 409, code: "SOMETHING_LEFT" });
  await end(marit);
  await world.settle();
  expect(atProvider()).toBe(before);
  await world.pass(70 * day);
  expect(await invoicesOf(marit)).toHaveLength(1);
  expect(world.failures).toEqual([]);
  expect(await problemsOf(world.db)).toEqual([]);

  const next = await aCompanyAdmin(world, marit);
  expect(await planOf(next)).toMatchObject({ state: "free", plan: "launch" });
  expect(await next.api.billing.methods()).toEqual([]);
  expect(await refusal(toCore(next))).toMatchObject({ code: "PAYMENT_METHOD_NEEDED" });
});

test("company plan left: where the last member left before plans ended with them, it ends at an upgrade", async () => {
  const before = atProvider();
  const marit = await alone();
  await toCore(marit);
  await world.db.delete(roles).where(eq(roles.userId, marit.userId));
  await world.db.update(companies).set({ isManaged: false }).where(eq(companies.id, marit.companyId));
  const migration = new URL("../../database/migrations/0151_plans_without_teams_end.sql", import.meta.url);
  await world.db.execute(sql.raw(await readFile(migration, "utf8")));
  await world.db
    .update(tasks)
    .set({ dueAt: world.now() })
    .where(eq(tasks.key, `billing.turn:${marit.companyId}`));
  await world.pass(1);
  expect(atProvider()).toBe(before);
  const next = await aCompanyAdmin(world, marit);
  expect(await planOf(next)).toMatchObject({ state: "free", plan: "launch" });
  expect(await next.api.billing.methods()).toEqual([]);
  expect(world.failures).toEqual([]);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("company plan left: a free trial is named, ends, and is had once", async () => {
  const marit = await withPassword(world, await aCompanyAdmin(world));
  const params = { id: marit.companyId };
  await marit.api.billing.startTrial({ params });
  expect(await lost(marit)).toEqual([
    expect.stringMatching(/^The free trial of Company \d+, which runs until /),
  ]);
  await end(marit);
  const next = await aCompanyAdmin(world, marit);
  expect(await planOf(next)).toMatchObject({ state: "free" });
  expect(await refusal(next.api.billing.startTrial({ params }))).toMatchObject({ code: "TRIAL_USED" });
});

test("company plan left: with a teammate who stays, the plan and its card stay", async () => {
  const marit = await alone();
  await toCore(marit);
  const dilip = await aCompanyAdmin(world, marit);
  expect(await lost(marit)).toEqual([]);
  await end(marit);
  await world.pass(40 * day);
  expect(await invoicesOf(marit)).toHaveLength(2);
  const later = await aCompanyAdmin(world, dilip);
  expect(await planOf(later)).toMatchObject({ state: "active", plan: "core" });
  expect(await later.api.billing.methods()).toMatchObject([{ last4: "4242" }]);
});

test("company plan left: a month that isn’t paid for is owed no more", async () => {
  const marit = await alone();
  await toCore(marit);
  await addCard(marit, payments.provider, emptyCard);
  await world.pass(32 * day);
  expect((await invoicesOf(marit)).map(({ state }) => state)).toContain("open");
  await end(await signedInAgain(marit));
  expect((await invoicesOf(marit)).map(({ state }) => state).toSorted()).toEqual(["paid", "void"]);
  await world.pass(40 * day);
  expect(await invoicesOf(marit)).toHaveLength(2);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("company plan left: while nobody knows what became of a payment, the account stays", async () => {
  const marit = await alone();
  payments.provider.holding = true;
  payments.provider.faults.push("answer lost", "answer lost");
  await toCore(marit).catch(() => {});
  expect(await refusal(end(marit))).toMatchObject({ statusCode: 409, code: "PAYMENT_UNDER_WAY" });
  payments.provider.holding = false;
  await payments.provider.release({ times: 2 });
  await world.settle();
  await end(marit);
  expect(world.failures).toEqual([]);
});

test("company plan left: employees who wait for a bonus see that no team is there to pay, and no reminder is sent", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 0 });
  const marit = await withPassword(world, team.marit);
  await addCard(marit, payments.provider, emptyCard);
  await world.pass(3600);
  expect((await team.earnings()).hires).toMatchObject([{ hasTeam: true, payments: [{ state: "due" }] }]);
  await marit.api.jobs.close({ params: { id: team.job.id } });
  await end(await withPassword(world, team.dilip));
  await end(marit);
  expect((await team.earnings()).hires).toMatchObject([{ hasTeam: false, payments: [{ state: "due" }] }]);
  await world.pass(29 * day);
  const told = await world.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, team.employee.userId));
  expect(told.filter(({ title }) => title === "New referral bonuses are paused")).toEqual([]);
  // The debt to the employee stays: a transfer to the bank still pays it.
  const [invoice] = await invoicesOf(marit);
  expect(invoice).toMatchObject({ kind: "rewards", state: "open" });
  const { api } = await anAdministrator(world);
  await api.billing.recordTransfer({ params: { id: invoice!.id }, body: { reference: "TX 9" } });
  await world.settle();
  expect(await problemsOf(world.db)).toEqual([]);
});
