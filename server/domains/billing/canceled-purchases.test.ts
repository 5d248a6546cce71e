import { and, eq, like } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { addCard, addSeekerCard, openOfflinePayments, planOf, toCore } from "#server/testing/payments.ts";
import { type CompanyPerson, aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { tasks } from "#server/tasks/tables.ts";
import { attempt } from "./charge.ts";

const world = openWorld();
const payments = openOfflinePayments(world);
const hour = 3600;
const day = 24 * hour;
const awaited = { state: "open", awaitingBank: true, providerAway: true, cancelable: true };
const charges = () => world.db.$count(tasks, like(tasks.kind, "billing.charge"));

/** Scheduled tasks of other domains don’t matter here. */
beforeAll(() => world.db.delete(tasks));

async function withCard() {
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider);
  return ana;
}
/** The provider gives no answer, until `back`. */
function goAway() {
  payments.provider.away = true;
  world.dependencies.outside.payments = payments.client({ repeats: 0 });
}
async function back() {
  payments.provider.away = false;
  await world.pass(300);
}
const cancel = ({ api }: CompanyPerson, id: string) => api.billing.cancelPurchase({ params: { id } });
const paidBy = (invoiceId: string) =>
  payments.provider.account.payments.filter(
    ({ metadata }) => (metadata as { invoiceId: string }).invoiceId === invoiceId,
  );

/** Each state in which something can be bought, what is bought there, and what the plan is without it. */
const states = [
  { state: "free", plan: "launch", come: async () => {}, buy: toCore },
  {
    state: "trial",
    plan: "core",
    come: ({ api, companyId: id }: CompanyPerson) => api.billing.startTrial({ params: { id } }),
    buy: toCore,
  },
  {
    state: "active",
    plan: "core",
    come: toCore,
    buy: ({ api, companyId: id }: CompanyPerson) => api.billing.subscribeToSync({ params: { id }, body: {} }),
  },
  {
    state: "standby",
    plan: "launch",
    come: ({ api }: CompanyPerson) => api.billing.downgrade(),
    buy: toCore,
  },
] as const;

test.each(states)(
  "canceled purchases: a plan bought in $state while the provider is down can be canceled, and is never charged",
  async ({ state, plan, come, buy }) => {
    const ana = await withCard();
    await come(ana);
    goAway();
    const [bought] = (await buy(ana)).invoices;
    expect(bought).toMatchObject(awaited);
    expect((await refusal(buy(ana))).message).toContain("cancel that purchase first");
    const canceled = await cancel(ana, bought!.id);
    expect(canceled).toMatchObject({ state, plan });
    expect(canceled.invoices[0]).toMatchObject({
      state: "void",
      cancelable: false,
      providerAway: false,
      problem: "You canceled the purchase before it was paid, so the plan didn’t begin.",
    });
    const [log] = await world.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, ana.companyId), eq(auditLog.why, "cancelPurchase")));
    expect(log).toMatchObject({ action: "plan.changed" });
    await back();
    expect(await planOf(ana)).toMatchObject({ state, plan });
    expect(paidBy(bought!.id)).toEqual([]);
    expect(await charges()).toBe(0);
    expect((await buy(ana)).invoices[0]).toMatchObject({ state: "paid" });
    expect(await problemsOf(world.db)).toEqual([]);
  },
);

test("canceled purchases: only an unpaid purchase can be canceled, and only by the company that made it", async () => {
  const ana = await withCard();
  const { id: paid } = (await toCore(ana)).invoices[0]!;
  expect(await refusal(cancel(ana, paid))).toMatchObject({ statusCode: 409, code: "INVALID_STATE" });
  goAway();
  await world.pass(31 * day);
  const owner = await aCompanyAdmin(world, { companyId: ana.companyId });
  const [renewal] = (await planOf(owner)).invoices;
  expect(renewal).toMatchObject({ state: "open", awaitingBank: true, cancelable: false });
  expect((await refusal(cancel(owner, renewal!.id))).statusCode).toBe(409);
  expect((await refusal(cancel(await aCompanyAdmin(world), renewal!.id))).statusCode).toBe(404);
  await back();
});

test("canceled purchases: a payment the provider took anyway is refunded, with the reason", async () => {
  const ana = await withCard();
  payments.provider.holding = true;
  payments.provider.faults.push("answer lost", "answer lost");
  const [bought] = (await toCore(ana)).invoices;
  goAway();
  await cancel(ana, bought!.id);
  await world.pass(2 * hour);
  payments.provider.held.length = 0;
  payments.provider.holding = false;
  await back();
  const [taken] = paidBy(bought!.id);
  expect(Object.values(payments.provider.account.state.rows)).toContainEqual(
    expect.objectContaining({ object: "refund", payment_intent: taken!.id, amount: bought!.total }),
  );
  await world.settle();
  expect((await lastEmailTo(world, ana.email))?.text).toContain(
    "You canceled the purchase before it was paid",
  );
  expect(await problemsOf(world.db)).toEqual([]);
});

test("canceled purchases: a purchase canceled while we ask the provider about it is not charged", async () => {
  const ana = await withCard();
  goAway();
  const [bought] = (await toCore(ana)).invoices;
  payments.provider.away = false;
  const client = payments.client({ repeats: 0 });
  async function madeBefore() {
    await cancel(ana, bought!.id);
    return null;
  }
  const asked: typeof client = Object.assign(Object.create(client), { madeBefore });
  const report = (_: string, error: unknown) => {
    throw error;
  };
  expect(
    await attempt(world.db, { ...world.dependencies.outside, payments: asked, report }, bought!.id),
  ).toBeNull();
  await back();
  expect(paidBy(bought!.id)).toEqual([]);
});

test.each(states)(
  "canceled purchases: a purchase in $state ends by itself after a day without reaching the provider",
  async ({ state, plan, come, buy }) => {
    const ana = await withCard();
    await come(ana);
    goAway();
    const [bought] = (await buy(ana)).invoices;
    await world.pass(day - 600);
    const owner = await aCompanyAdmin(world, { companyId: ana.companyId });
    expect((await planOf(owner)).invoices[0]).toMatchObject(awaited);
    await world.pass(900);
    const ended = await planOf(owner);
    expect(ended).toMatchObject({ state, plan });
    expect(ended.invoices[0]).toMatchObject({
      state: "void",
      problem: "We couldn’t reach our payment provider for a day, so the plan didn’t begin.",
    });
    await world.settle();
    const email = await lastEmailTo(world, ana.email);
    expect(email?.subject).toMatch(/^Your purchase of \$.* was canceled$/);
    expect(email?.text).toContain("didn’t begin");
    await back();
    expect(paidBy(bought!.id)).toEqual([]);
    expect(await charges()).toBe(0);
  },
);

test("canceled purchases: a job seeker can cancel Plus, or it ends by itself after a day, with an email", async () => {
  const ann = await aCandidate(world);
  const { seekerPlans } = ann.api;
  await addSeekerCard(ann, payments.provider);
  const toPlus = () => seekerPlans.change({ body: { plan: "plus" } });
  goAway();
  const [first] = (await toPlus()).invoices;
  expect(first).toMatchObject(awaited);
  const none = await aCandidate(world);
  const params = { id: first!.id };
  expect((await refusal(none.api.seekerPlans.cancelPurchase({ params }))).statusCode).toBe(404);
  expect(await seekerPlans.cancelPurchase({ params })).toMatchObject({
    state: "free",
    invoices: [{ state: "void" }],
  });
  expect((await refusal(seekerPlans.cancelPurchase({ params }))).statusCode).toBe(409);
  await toPlus();
  await world.pass(day - 60);
  await world.pass(360);
  expect((await lastEmailTo(world, ann.email))?.subject).toBe("Your purchase of $9 was canceled");
  await back();
  expect(await charges()).toBe(0);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("canceled purchases: a slow bank ends no purchase, and a provider that answers again starts the day over", async () => {
  const ana = await withCard();
  goAway();
  await toCore(ana);
  payments.provider.faults.push("processing");
  await world.pass(20 * hour);
  await back();
  const slow = { state: "open", awaitingBank: true, providerAway: false, cancelable: true };
  expect((await planOf(ana)).invoices[0]).toMatchObject(slow);
  payments.provider.away = true;
  await world.pass(10 * hour);
  const owner = await aCompanyAdmin(world, { companyId: ana.companyId });
  expect((await planOf(owner)).invoices[0]).toMatchObject(awaited);
  await back();
  await world.pass(2 * day);
  const again = await aCompanyAdmin(world, { companyId: ana.companyId });
  expect((await planOf(again)).invoices[0]).toMatchObject(slow);
  await payments.provider.banksAnswer();
  expect(await planOf(again)).toMatchObject({ state: "active", invoices: [{ state: "paid" }] });
});
