import { expect, test } from "vitest";
import { balanceOf } from "#server/domains/ledger/index.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { addCard, openOfflinePayments, payWithoutOwing, planOf, toCore } from "#server/testing/payments.ts";
import { type CompanyPerson, aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aHireByReferral } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const payments = openOfflinePayments(world);

const mine = ({ companyId }: CompanyPerson) => ({ params: { id: companyId } });
async function withCard() {
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider);
  return { ana, paidBefore: payments.provider.account.payments.length };
}
/** How many payments went through since. */
const paidSince = (before: number) => payments.provider.account.payments.length - before;

/** The payment goes through, and neither its answer nor its webhooks arrive. */
async function losingWebhooks(pay: () => Promise<unknown>) {
  payments.provider.holding = true;
  payments.provider.faults.push("answer lost", "answer lost");
  await pay();
  payments.provider.holding = false;
  payments.provider.held.length = 0;
}

test("payments: a bank that refuses is answered with its reason, and another press pays", async () => {
  const { ana } = await withCard();
  payments.provider.faults.push(402);
  expect((await refusal(toCore(ana))).code).toBe("PAYMENT_REFUSED");
  expect(await toCore(ana)).toMatchObject({ state: "active" });
});

test("payments: what arrives for an invoice that is owed no more goes back", async () => {
  const { ana } = await withCard();
  await payWithoutOwing(ana, payments.provider);
  await world.pass(120);
  expect(await planOf(ana)).toMatchObject({ state: "free", invoices: [{ state: "void" }] });
  const refunds = Object.values(payments.provider.account.state.rows).filter(
    ({ object }) => object === "refund",
  );
  expect(refunds).toHaveLength(1);
  for (const name of [`refunds:company:${ana.companyId}`, `receivable:company:${ana.companyId}`])
    expect(await balanceOf(world.db, { name, currency: "USD" })).toEqual({ balance: 0, free: 0 });
  const { body } = await world.app.inject({
    url: "/api/admin/ledger/journal?from=2026-11-01&until=2027-12-31",
    headers: { authorization: `Bearer ${(await anAdministrator(world)).token}` },
  });
  expect(body).toMatch(/Payment of what is not owed[^]*Refund {2};/);
});

test("payments: many presses at once pay once", async () => {
  const { ana, paidBefore } = await withCard();
  const pressed = await Promise.allSettled(Array.from({ length: 20 }, () => toCore(ana)));
  expect(pressed.some(({ status }) => status === "fulfilled")).toBe(true);
  expect(paidSince(paidBefore)).toBe(1);
  expect((await planOf(ana)).invoices).toHaveLength(1);
});

test("payments: a card that is added before the outcome is known pays nothing a second time", async () => {
  const { ana, paidBefore } = await withCard();
  payments.provider.holding = true;
  payments.provider.faults.push("answer lost", "answer lost");
  await toCore(ana);
  await addCard(ana, payments.provider);
  payments.provider.holding = false;
  await world.pass(60);
  expect(await planOf(ana)).toMatchObject({ state: "active", invoices: [{ state: "paid" }] });
  expect(paidSince(paidBefore)).toBe(1);
});

test("payments: a card that is removed before the outcome is known hides no payment", async () => {
  const { ana, paidBefore } = await withCard();
  await losingWebhooks(() => toCore(ana));
  const [card] = await ana.api.billing.methods();
  await ana.api.billing.removeMethod({ params: { id: card!.id } });
  await world.pass(60);
  expect(await planOf(ana)).toMatchObject({ state: "active", invoices: [{ state: "paid" }] });
  expect(paidSince(paidBefore)).toBe(1);
});

test("payments: what was taken for an invoice that ended meanwhile goes back, also where nobody tells of it", async () => {
  const { ana, paidBefore } = await withCard();
  await ana.api.billing.startTrial(mine(ana));
  await losingWebhooks(() => toCore(ana));
  await ana.api.billing.cancel({ body: { reason: "A slip" } });
  await world.pass(120);
  expect(await planOf(ana)).toMatchObject({ state: "free", invoices: [{ state: "void" }] });
  const taken = payments.provider.account.payments.slice(paidBefore);
  expect(taken).toHaveLength(1);
  const refunds = Object.values(payments.provider.account.state.rows).filter(
    ({ object, payment_intent: of }) => object === "refund" && of === taken[0]!.id,
  );
  expect(refunds).toMatchObject([{ amount: 24_900 }]);
  expect(await problemsOf(world.db)).toEqual([]);
});

test.each([
  {
    act: "cancels",
    next: "launch",
    change: ({ api }: CompanyPerson) => api.billing.cancel({ body: { reason: "x" } }),
  },
  { act: "moves to standby", next: "standby", change: ({ api }: CompanyPerson) => api.billing.downgrade() },
])(
  "payments: an upgrade that is paid after the team $act goes back, and what they chose counts",
  async (each) => {
    const { ana, paidBefore } = await withCard();
    await toCore(ana);
    await losingWebhooks(() => ana.api.billing.subscribeToSync({ ...mine(ana), body: {} }));
    expect(await each.change(ana)).toMatchObject({ plan: "core", nextPlan: each.next });
    await world.pass(120);
    expect(await planOf(ana)).toMatchObject({
      state: "active",
      plan: "core",
      nextPlan: each.next,
      invoices: [{ state: "void" }, { state: "paid" }],
    });
    const [, upgrade] = payments.provider.account.payments.slice(paidBefore);
    const refunds = Object.values(payments.provider.account.state.rows).filter(
      ({ object, payment_intent: of }) => object === "refund" && of === upgrade!.id,
    );
    expect(refunds).toMatchObject([{ amount: upgrade!.amount }]);
    expect(await problemsOf(world.db)).toEqual([]);
  },
);

test("payments: asking again pays nothing twice, also when the provider has forgotten the first call", async () => {
  const { ana, paidBefore } = await withCard();
  await losingWebhooks(() => toCore(ana));
  payments.provider.account.state.answers = {};
  await world.pass(60);
  expect(await planOf(ana)).toMatchObject({ state: "active", invoices: [{ state: "paid" }] });
  expect(paidSince(paidBefore)).toBe(1);
});

test("payments: an invoice that was paid by a press whose answer was lost is asked about again", async () => {
  const { marit } = await aHireByReferral(world, { payoutDelay: 0 });
  await world.pass(3600);
  await world.pass(90 * 86_400);
  const ana = await aCompanyAdmin(world, { companyId: marit.companyId });
  await addCard(ana, payments.provider);
  payments.provider.faults.push(402);
  await world.settle();
  const [invoice] = (await planOf(ana)).invoices;
  expect(invoice).toMatchObject({ kind: "rewards", state: "open" });
  await losingWebhooks(() => ana.api.billing.payInvoice({ params: { id: invoice!.id } }));
  await world.pass(60);
  expect(await planOf(ana)).toMatchObject({ invoices: [{ kind: "rewards", state: "paid" }] });
});

/** Ends the connection of whatever waits for a row, as where the database stops; answers how many there were. */
async function endWaiting() {
  const { rowCount } = await world.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount;
}

test("payments: a webhook that the database couldn’t keep is answered with 503, and kept once it is sent again", async () => {
  const { ana, paidBefore } = await withCard();
  payments.provider.holding = true;
  payments.provider.faults.push("answer lost", "answer lost");
  await toCore(ana);
  payments.provider.holding = false;
  const other = await world.database.pool.connect();
  await other.query("begin");
  await other.query("select 1 from subscriptions where owner_id = $1 for update", [ana.companyId]);
  const { sentAgain } = payments;
  const releasing = payments.provider.release();
  await expect.poll(endWaiting).toBe(1);
  await other.query("rollback");
  other.release();
  await releasing;
  expect(payments.sentAgain - sentAgain).toBe(1);
  expect(await planOf(ana)).toMatchObject({ state: "active", invoices: [{ state: "paid" }] });
  expect(paidSince(paidBefore)).toBe(1);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("payments: a webhook that the provider didn’t sign is refused, and a card belongs to who typed it", async () => {
  const response = await world.app.inject({
    method: "POST",
    url: "/api/payments/webhook",
    headers: { "content-type": "application/json", "stripe-signature": "t=1,v1=00" },
    payload: "{}",
  });
  expect(response.statusCode).toBe(401);
  const { ana } = await withCard();
  const { url } = await ana.api.billing.addMethod({ body: {} });
  const session = new URL(url!).pathname.split("/").at(-1)!;
  payments.provider.typeCard(session, "4242424242424242");
  const stranger = await aCompanyAdmin(world);
  expect((await refusal(stranger.api.billing.addMethod({ body: { session } }))).statusCode).toBe(404);
});
