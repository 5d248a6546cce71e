import { expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { addCard, dollarsIn, openOfflinePayments } from "#server/testing/payments.ts";
import { type CompanyPerson, aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { pdfText } from "#server/testing/pdf-text.ts";

const world = openWorld();
const payments = openOfflinePayments(world);

const balance = dollarsIn(world);
const planOf = ({ api, companyId }: CompanyPerson) => api.billing.subscription({ params: { id: companyId } });

/** A company that paid $249 and 20% tax by card, and an administrator who gives parts of it back. */
async function aPaidPlan() {
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider);
  world.dependencies.config.TAX_PERCENT = 20;
  const { invoices } = await ana.api.billing.subscribeToCore({ params: { id: ana.companyId }, body: {} });
  world.dependencies.config.TAX_PERCENT = 0;
  const { id, total } = invoices[0]!;
  const { api } = await anAdministrator(world);
  const refund = (amount: number, key = newId()) =>
    api.billing.refund({ params: { id }, body: { key, amount, reason: "A week without service" } });
  return { ana, id, total, refund };
}
const givenBack = () =>
  Object.values(payments.provider.account.state.rows)
    .filter(({ object }) => object === "refund")
    .map(({ amount }) => amount);

test("refunds: one part goes back to the card, then another, and never more than is left", async () => {
  const { ana, total, refund } = await aPaidPlan();
  expect(total).toBe(29_880);
  const before = await balance("provider:payments");
  expect(await refund(5000)).toMatchObject({
    state: "paid",
    refunded: 5000,
    refundable: 24_880,
    refunds: [{ number: expect.stringMatching(/^C-\d{6}$/), total: 5000, reason: "A week without service" }],
  });
  expect(await refusal(refund(24_881))).toMatchObject({
    statusCode: 422,
    details: { amount: "You can refund up to $248.80" },
  });
  expect(await refund(24_880)).toMatchObject({ state: "refunded", refunded: total, refundable: 0 });
  expect(await refusal(refund(1))).toMatchObject({ code: "INVALID_STATE" });
  await world.pass(1);
  expect(givenBack()).toEqual([5000, 24_880]);
  expect((await balance("provider:payments")) - before).toBe(total);
  expect(await balance(`refunds:company:${ana.companyId}`)).toBe(0);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("refunds: partial refunds that add up to the whole refund exactly its tax", async () => {
  const { refund } = await aPaidPlan();
  const plans = await balance("revenue:plans");
  const tax = await balance(`tax:${world.dependencies.config.TAX_NAME}`);
  for (const part of [1, 9999, 3333, 16_547]) await refund(part);
  expect(plans - (await balance("revenue:plans"))).toBe(24_900);
  expect(tax - (await balance(`tax:${world.dependencies.config.TAX_NAME}`))).toBe(4980);
});

test("refunds: sending the same refund again changes nothing, even after everything was refunded", async () => {
  const { total, refund } = await aPaidPlan();
  await world.pass(1);
  const before = givenBack().length;
  const [part, rest] = [newId(), newId()];
  const once = await refund(5000, part);
  expect(await refund(5000, part)).toEqual(once);
  expect(await refusal(refund(5001, part))).toMatchObject({ code: "KEY_USED_BEFORE" });
  const whole = await refund(total - 5000, rest);
  expect(await refund(total - 5000, rest)).toEqual(whole);
  expect(whole.refunds).toHaveLength(2);
  await world.pass(1);
  expect(givenBack().length - before).toBe(2);
});

test("refunds: if two at the same time exceed what is left, one is refused", async () => {
  const { total, refund } = await aPaidPlan();
  const half = Math.ceil(total / 2) + 1;
  const made = await Promise.allSettled([refund(half), refund(half)]);
  expect(made.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("refunds: the company is notified of the amount and gets a credit note", async () => {
  const { ana, refund } = await aPaidPlan();
  await refund(6000);
  await world.settle();
  const [invoice] = (await planOf(ana)).invoices;
  expect(invoice).toMatchObject({ state: "paid", refunded: 6000, refunds: [{ total: 6000 }] });
  const { notifications } = await ana.api.notifications.list({ query: { audience: "company" } });
  expect(notifications.map(({ title }) => title)).toContain("Refund of $60");
  const path = `/company-credit-notes/${invoice!.refunds[0]!.id}/document`;
  const sent = await world.send(ana.token)("GET", path, undefined, {});
  const text = await pdfText(await sent.arrayBuffer());
  for (const words of [
    "Credit note C-",
    invoice!.number,
    "$50",
    "20%",
    "$10",
    "$60",
    "A week without service",
  ])
    expect(text).toContain(words);
  const stranger = await world.send((await aCompanyAdmin(world)).token)("GET", path, undefined, {});
  expect(stranger.status).toBe(404);
});

test("refunds: administrators open anyone’s invoices and credit notes, and the audit log names who read them", async () => {
  const { id, refund } = await aPaidPlan();
  const { refunds } = await refund(6000);
  const admin = await anAdministrator(world);
  const open = (path: string) => world.send(admin.token)("GET", path, undefined, {});
  const documents = [
    [`/admin/invoices/${id}/document`, "Invoice P-"],
    [`/admin/credit-notes/${refunds[0]!.id}/document`, "Credit note C-"],
  ] as const;
  for (const [path, title] of documents) {
    const sent = await open(path);
    expect(await pdfText(await sent.arrayBuffer())).toContain(title);
  }
  expect((await open(`/admin/invoices/${newId()}/document`)).status).toBe(404);
  const { entries } = await admin.api.auditLog.list({ query: { kind: "read", who: admin.adminId } });
  expect(entries).toMatchObject([
    { action: "creditNote.read", subjectName: refunds[0]!.number },
    { action: "invoice.read", subjectName: expect.stringMatching(/^P-\d{6}$/) },
  ]);
});
