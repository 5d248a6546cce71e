import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { newId } from "#server/database/ids.ts";
import { testBankAccount } from "#server/outside/payments/offline-banks.ts";
import { addCard, emptyCard, openOfflinePayments, planOf, toCore } from "#server/testing/payments.ts";
import { aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const payments = openOfflinePayments(world);
const day = 86_400;

test("cards: the default is charged, and an older card can become it", async () => {
  const ana = await aCompanyAdmin(world);
  const older = await addCard(ana, payments.provider);
  const newer = await addCard(ana, payments.provider, emptyCard);
  expect((await refusal(toCore(ana))).code).toBe("PAYMENT_REFUSED");
  const after = await ana.api.billing.makeDefault({ params: { id: older.id } });
  expect(after.map(({ id }) => id)).toEqual([older.id, newer.id]);
  expect(await toCore(ana)).toMatchObject({ state: "active" });
  const entries = await world.db.select().from(auditLog).where(eq(auditLog.companyId, ana.companyId));
  expect(entries.map(({ action }) => action)).toContain("paymentMethod.madeDefault");
});

test("cards: what could not be paid is charged at once to the card that becomes the default", async () => {
  const ana = await aCompanyAdmin(world);
  const good = await addCard(ana, payments.provider);
  await toCore(ana);
  await addCard(ana, payments.provider, emptyCard);
  await world.pass(31 * day);
  const ben = await aCompanyAdmin(world, { companyId: ana.companyId });
  expect(await planOf(ben)).toMatchObject({ state: "grace" });
  await ben.api.billing.makeDefault({ params: { id: good.id } });
  await world.settle();
  expect(await planOf(ben)).toMatchObject({ state: "active", invoices: [{ state: "paid" }, {}] });
});

test("cards: only one’s own becomes the default", async () => {
  const ana = await aCompanyAdmin(world);
  const card = await addCard(ana, payments.provider);
  const { api } = await aCompanyAdmin(world);
  const seeker = await aCandidate(world);
  for (const id of [card.id, newId()]) {
    expect((await refusal(api.billing.makeDefault({ params: { id } }))).statusCode).toBe(404);
    expect((await refusal(seeker.api.seekerPlans.makeDefault({ params: { id } }))).statusCode).toBe(404);
  }
});

test("cards: the provider’s page takes only cards, and a bank account entered on an older page is refused, and its webhook does no harm", async () => {
  const ana = await aCompanyAdmin(world);
  const { provider } = payments;
  const { url } = await ana.api.billing.addMethod({ body: {} });
  const typed = await fetch(url!, {
    method: "POST",
    body: new URLSearchParams({ number: testBankAccount }),
    redirect: "manual",
  });
  expect(await typed.text()).toContain("This isn’t a test card");
  const session = new URL(url!).pathname.split("/").at(-1)!;
  provider.holding = true;
  provider.typeCard(session, testBankAccount);
  provider.holding = false;
  await provider.release();
  const refused = await refusal(ana.api.billing.addMethod({ body: { session } }));
  expect(refused).toMatchObject({ statusCode: 404 });
  expect(await ana.api.billing.methods()).toEqual([]);
});
