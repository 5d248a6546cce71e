import { expect, test } from "vitest";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import type { Fault } from "#server/outside/payments/offline-provider.ts";
import { huntMs, repetitions } from "#server/testing/how-often.ts";
import { openDoor, pressed } from "#server/testing/over-http.ts";
import { addCard, openOfflinePayments } from "#server/testing/payments.ts";
import { type CompanyPerson, aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const payments = openOfflinePayments(world);
const atDoor = openDoor(world);
const crowdSize = 20;
const impatientMs = 300;

const mine = ({ companyId }: CompanyPerson) => ({ params: { id: companyId } });
const planOf = (ana: CompanyPerson) => ana.api.billing.subscription(mine(ana));
const toCore = (ana: CompanyPerson) => ana.api.billing.subscribeToCore({ ...mine(ana), body: {} });
const paid = { state: "active", plan: "core", invoices: [{ state: "paid" }] };

async function withCard() {
  const ana = atDoor(await aCompanyAdmin(world));
  await addCard(ana, payments.provider);
  return ana;
}
async function minutes(count: number) {
  for (let minute = 0; minute < count; minute++) await world.pass(60);
}

/** So many companies buy a plan, a crowd at the same time; in the end each has it, and paid for it once. */
async function eachPaysOnce(count: number, buy: (crowd: CompanyPerson[]) => Promise<unknown>) {
  for (let left = count; left > 0; left -= crowdSize) {
    const crowd = await Promise.all(Array.from({ length: Math.min(left, crowdSize) }, withCard));
    const before = payments.provider.account.payments.length;
    await buy(crowd);
    for (const ana of crowd) expect(await planOf(ana)).toMatchObject(paid);
    expect(payments.provider.account.payments.length - before).toBe(crowd.length);
  }
  expect(await problemsOf(world.db)).toEqual([]);
}

test(
  "payments: two presses at once pay once",
  () =>
    eachPaysOnce(repetitions(5), (crowd) =>
      Promise.all(
        crowd.map(async (ana) => {
          const { refused } = await pressed(2, () => toCore(ana));
          for (const { code } of refused) expect(code).toBe("PAYMENT_UNDER_WAY");
        }),
      ),
    ),
  huntMs,
);

test.each<Fault>([409, 429, 500, "answer lost", "no answer"])(
  "payments: one payment where the provider answers with %s",
  async (fault) => {
    await eachPaysOnce(repetitions(2), async (crowd) => {
      if (fault === "no answer")
        world.dependencies.outside.payments = payments.client({ patienceMs: impatientMs });
      payments.provider.faults.push(...crowd.flatMap(() => [fault, fault]));
      await Promise.all(crowd.map(toCore));
      payments.provider.faults.length = 0;
      world.dependencies.outside.payments = payments.client();
      await minutes(5);
    });
  },
  huntMs,
);

test(
  "payments: webhooks that come late, twice, reversed and at once change nothing more, and none has to be sent again",
  async () => {
    const { sentAgain } = payments;
    await eachPaysOnce(repetitions(3), async (crowd) => {
      payments.provider.holding = true;
      payments.provider.faults.push(...crowd.flatMap(() => ["answer lost", "answer lost"] as const));
      for (const plan of await Promise.all(crowd.map(toCore)))
        expect(plan).toMatchObject({ state: "free", invoices: [{ state: "open" }] });
      payments.provider.holding = false;
      await payments.provider.release({ times: 2, reversed: true, together: true });
      for (const ana of crowd) expect(await planOf(ana)).toMatchObject(paid);
      await minutes(2);
    });
    expect(payments.sentAgain).toBe(sentAgain);
  },
  huntMs,
);
