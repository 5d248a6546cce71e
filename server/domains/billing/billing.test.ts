import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { auditLog } from "#server/audit/tables.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { anApplication, aHiringTeam } from "#server/testing/applications.ts";
import { addCard, emptyCard, openOfflinePayments } from "#server/testing/payments.ts";
import { type CompanyPerson, aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld(null, { TAX_NAME: "VAT", TAX_PERCENT: "20" });
const payments = openOfflinePayments(world);
const day = 86_400;

const mine = ({ companyId }: CompanyPerson) => ({ params: { id: companyId } });
const planOf = (ana: CompanyPerson) => ana.api.billing.subscription(mine(ana));
const toCore = (ana: CompanyPerson, expectedTotal?: number) =>
  ana.api.billing.subscribeToCore({ ...mine(ana), body: { expectedTotal } });

async function onCore() {
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider);
  await toCore(ana);
  return ana;
}
/** Four weeks of a period in which nothing is due, then day by day as a server would run; sessions end meanwhile. */
async function days(count: number, { companyId }: CompanyPerson) {
  const still = Math.min(28, count - 1);
  await world.pass(still * day);
  for (let nth = still; nth < count; nth++) await world.pass(day);
  return aCompanyAdmin(world, { companyId });
}

test("billing: a company is on Launch until it chooses, and has a trial once", async () => {
  const ana = await aCompanyAdmin(world);
  expect(await planOf(ana)).toMatchObject({ state: "free", plan: "launch", trialUsed: false, invoices: [] });
  expect(await ana.api.billing.startTrial(mine(ana))).toMatchObject({ state: "trial", plan: "core" });
  await days(15, ana);
  expect(await planOf(ana)).toMatchObject({ state: "free", plan: "launch", trialUsed: true });
  expect((await refusal(ana.api.billing.startTrial(mine(ana)))).code).toBe("TRIAL_USED");
  const clerk = await aCompanyAdmin(world, { companyId: ana.companyId, without: ["billing"] });
  expect((await refusal(clerk.api.billing.downgrade())).statusCode).toBe(403);
  const stranger = await aCompanyAdmin(world);
  expect((await refusal(stranger.api.billing.subscription(mine(ana)))).statusCode).toBe(404);
});

test("billing: what is shown before is what the invoice says, and another amount buys nothing", async () => {
  const ana = await aCompanyAdmin(world);
  expect((await refusal(toCore(ana))).code).toBe("PAYMENT_METHOD_NEEDED");
  const card = await addCard(ana, payments.provider);
  expect(card).toMatchObject({ brand: "visa", last4: "4242" });
  const { due } = (await planOf(ana)).offers.find(({ plan }) => plan === "core")!;
  expect(due).toMatchObject({ net: 24_900, tax: 4980, total: 29_880, later: false });
  expect((await refusal(toCore(ana, 1))).code).toBe("AMOUNT_CHANGED");
  const plan = await toCore(ana, due!.total);
  const { later: _, ...amounts } = due!;
  expect(plan).toMatchObject({
    state: "active",
    plan: "core",
    invoices: [{ ...amounts, state: "paid", taxName: "VAT" }],
  });
  expect((await refusal(ana.api.billing.removeMethod({ params: { id: card.id } }))).code).toBe("CARD_NEEDED");
  await ana.api.billing.subscribeToSync({ ...mine(ana), body: {} });
  expect(await planOf(ana)).toMatchObject({ plan: "sync", invoices: [{ net: 20_000 }, {}] });
  expect(await problemsOf(world.db)).toEqual([]);
});

test("billing: a card that is refused buys nothing", async () => {
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider, emptyCard);
  const refused = await refusal(toCore(ana));
  expect(refused).toMatchObject({ code: "PAYMENT_REFUSED" });
  expect(refused.message).toContain("enough funds");
  expect(await planOf(ana)).toMatchObject({ state: "free", invoices: [{ state: "void" }] });
  expect(await problemsOf(world.db)).toEqual([]);
});

test("billing: a payment that fails leads by grace to standby and back, and a new card is charged at once", async () => {
  const ana = await onCore();
  const good = await addCard(ana, payments.provider, emptyCard);
  const ben = await days(31, ana);
  expect(await planOf(ben)).toMatchObject({ state: "grace", invoices: [{ state: "open" }, {}] });
  const saved = await addCard(ben, payments.provider);
  await world.settle();
  expect(await planOf(ben)).toMatchObject({ state: "active", invoices: [{ state: "paid" }, {}] });
  await ben.api.billing.removeMethod({ params: { id: saved.id } });
  expect((await ben.api.billing.methods())[0]!.id).toBe(good.id);
  const cleo = await days(46, ben);
  expect(await planOf(cleo)).toMatchObject({
    state: "standby",
    plan: "core",
    invoices: [{ state: "void" }, {}, {}],
  });
  expect(world.mailed.map(({ subject }) => subject)).toContain("A payment failed");
  await addCard(cleo, payments.provider);
  expect(await cleo.api.billing.exitMaintenance({ body: {} })).toMatchObject({
    state: "active",
    plan: "core",
  });
  expect(await problemsOf(world.db)).toEqual([]);
});

test("billing: a smaller plan, the free one and standby begin when the period ends", async () => {
  const ana = await onCore();
  expect(await ana.api.billing.downgrade()).toMatchObject({ state: "active", nextPlan: "standby" });
  expect(await toCore(ana)).toMatchObject({ nextPlan: null });
  const canceled = ana.api.billing.cancel({ body: { reason: "We hired everyone" } });
  expect(await canceled).toMatchObject({ state: "active", nextPlan: "launch" });
  const ben = await days(32, ana);
  expect(await planOf(ben)).toMatchObject({ state: "free", plan: "launch", nextPlan: null });
  expect((await refusal(ben.api.billing.cancel({ body: { reason: " " } }))).statusCode).toBe(422);
});

test("billing: standby keeps reading and answering, and publishes nothing", async () => {
  const { marit, job } = await aHiringTeam(world);
  const application = await anApplication(world, job);
  await marit.api.billing.downgrade();
  expect((await marit.api.accounts.me()).plan).toEqual({
    state: "standby",
    version: "launch-1",
    switches: {},
  });
  await marit.api.applications.pass({ params: { id: application.id }, body: {} });
  await marit.api.jobs.close({ params: { id: job.id }, body: { others: "stay" } });
  const live = marit.api.jobs.setStatus({ params: { id: job.id }, body: { status: "live" } });
  expect((await refusal(live)).code).toBe("STANDBY");
  expect((await refusal(marit.api.jobs.create({ query: {}, body: { jobTitle: "Baker" } }))).code).toBe(
    "STANDBY",
  );
  expect(await marit.api.billing.exitMaintenance({ body: {} })).toMatchObject({ state: "free" });
  await marit.api.jobs.setStatus({ params: { id: job.id }, body: { status: "live" } });
});

test("billing: Pro is asked for, priced by an administrator and then bought at that price", async () => {
  const ana = await onCore();
  const pro = () => ana.api.billing.subscribeToPro({ ...mine(ana), body: {} });
  expect((await refusal(pro())).code).toBe("NO_PRICE");
  await ana.api.billing.requestPro({ ...mine(ana), body: { note: "Forty recruiters" } });
  const { api } = await anAdministrator(world);
  expect(await api.billing.proRequests({ query: {} })).toMatchObject([
    { companyId: ana.companyId, note: "Forty recruiters" },
  ]);
  await api.billing.decideProRequest({ params: { id: ana.companyId }, body: { price: 90_000 } });
  expect(await pro()).toMatchObject({ plan: "pro", invoices: [{ net: 65_100, state: "paid" }, {}] });
  const again = api.billing.decideProRequest({ params: { id: ana.companyId }, body: { price: 100_000 } });
  expect((await refusal(again)).code).toBe("HAS_PRO");
});

test("billing: every change stands in the log, with the reason", async () => {
  const ana = await onCore();
  const more = await addCard(ana, payments.provider);
  await ana.api.billing.removeMethod({ params: { id: more.id } });
  await ana.api.billing.requestPro({ ...mine(ana), body: {} });
  await ana.api.billing.cancel({ body: { reason: "Too few hires" } });
  const rows = await world.db.select().from(auditLog).where(eq(auditLog.companyId, ana.companyId));
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set(["paymentMethod.added", "paymentMethod.removed", "plan.changed", "plan.proRequested"]),
  );
  expect(rows.map(({ why }) => why)).toContain("Too few hires");
});
