import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aPlanRequest, addCard, openOfflinePayments } from "#server/testing/payments.ts";
import { type CompanyPerson, aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const payments = openOfflinePayments(world);

const params = (companyId: string) => ({ params: { id: companyId } });
async function desk() {
  const { billing } = (await anAdministrator(world)).api;
  return {
    decideProRequest: billing.decideProRequest,
    on: async (list: "open" | "priced") =>
      (await billing.proRequests({ query: { list } })).map(({ companyId }) => companyId),
  };
}
const planOf = ({ api, companyId }: CompanyPerson) => api.billing.subscription(params(companyId));

test("plan requests: one that has its price leaves the queue, and the price can be corrected until it is bought", async () => {
  const { on, decideProRequest } = await desk();
  const companyId = await aPlanRequest(world);
  expect(await on("open")).toContain(companyId);
  const left = await decideProRequest({ ...params(companyId), body: { price: 90_000 } });
  expect(left.map((request) => request.companyId)).not.toContain(companyId);
  expect(await on("open")).not.toContain(companyId);
  expect(await on("priced")).toContain(companyId);
  await decideProRequest({ ...params(companyId), body: { price: 80_000 } });
  const ana = await aCompanyAdmin(world, { companyId });
  expect((await planOf(ana)).offers.find(({ plan }) => plan === "pro")).toMatchObject({ price: 80_000 });
  const declined = decideProRequest({ ...params(companyId), body: { reason: "A slip" } });
  expect((await refusal(declined)).code).toBe("PRICE_AGREED");
  const again = ana.api.billing.requestPro({ ...params(companyId), body: {} });
  expect((await refusal(again)).code).toBe("PRICE_AGREED");
});

test("plan requests: one that is declined leaves the queue, the team hears why, and can ask again", async () => {
  const { on, decideProRequest } = await desk();
  const ana = await aCompanyAdmin(world);
  await ana.api.billing.requestPro({ ...params(ana.companyId), body: { note: "Forty recruiters" } });
  await decideProRequest({ ...params(ana.companyId), body: { reason: "We start with the US." } });
  expect(await on("open")).not.toContain(ana.companyId);
  expect(await on("priced")).not.toContain(ana.companyId);
  expect((await planOf(ana)).proRequestedAt).toBeNull();
  await world.settle();
  expect(await lastEmailTo(world, ana.email)).toMatchObject({
    subject: "About your request for Pro",
    text: expect.stringContaining("We start with the US."),
  });
  const [logged] = await world.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.companyId, ana.companyId), eq(auditLog.action, "plan.proDeclined")));
  expect(logged).toMatchObject({ why: "We start with the US.", before: { note: "Forty recruiters" } });
  const twice = decideProRequest({ ...params(ana.companyId), body: { reason: "Again" } });
  expect((await refusal(twice)).statusCode).toBe(404);
  await ana.api.billing.requestPro({ ...params(ana.companyId), body: { note: "We have a US office now" } });
  expect(await on("open")).toContain(ana.companyId);
});

test("plan requests: a decision is a price or a reason", async () => {
  const { decideProRequest } = await desk();
  const companyId = await aPlanRequest(world);
  for (const body of [{ price: 1 }, { reason: " " }])
    expect((await refusal(decideProRequest({ ...params(companyId), body }))).statusCode).toBe(422);
});

test("plan requests: a price that is hardly above the present plan’s is bought although the rest is too little to charge", async () => {
  const { decideProRequest } = await desk();
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider);
  await ana.api.billing.subscribeToCore({ ...params(ana.companyId), body: {} });
  await ana.api.billing.requestPro({ ...params(ana.companyId), body: {} });
  await decideProRequest({ ...params(ana.companyId), body: { price: 24_920 } });
  const { due } = (await planOf(ana)).offers.find(({ plan }) => plan === "pro")!;
  expect(due).toMatchObject({ total: 0, later: false });
  expect(due!.lines.at(-1)).toMatchObject({ text: "Too little to charge to a card", amount: -20 });
  const body = { expectedTotal: due!.total };
  const bought = await ana.api.billing.subscribeToPro({ ...params(ana.companyId), body });
  expect(bought).toMatchObject({ state: "active", plan: "pro", invoices: [{ state: "paid" }] });
});
