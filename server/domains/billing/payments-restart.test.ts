import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { huntMs, repetitions } from "#server/testing/how-often.ts";
import { addCard, openOfflinePayments, planOf, toCore } from "#server/testing/payments.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const payments = openOfflinePayments(world, join(mkdtempSync(join(tmpdir(), "payments-")), "state.json"));
const crowdSize = 10;

async function withCard() {
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider);
  return ana;
}
const payers = () => payments.provider.account.payments.length;

test("payments: a provider that is restarted after the effect still knows what it was paid", async () => {
  const ana = await withCard();
  const before = payers();
  payments.provider.faults.push("answer lost", "answer lost");
  payments.provider.holding = true;
  await toCore(ana);
  await payments.restart();
  await world.pass(60);
  expect(await planOf(ana)).toMatchObject({ state: "active" });
  expect(payers() - before).toBe(1);
});

test(
  "payments: a provider that is restarted while many pay is paid once by each",
  async () => {
    for (let left = repetitions(10); left > 0; left -= crowdSize) {
      const crowd = await Promise.all(Array.from({ length: Math.min(left, crowdSize) }, withCard));
      const before = payers();
      const paying = crowd.map(toCore);
      await Promise.any(paying);
      await payments.restart();
      await Promise.all(paying);
      for (let minute = 0; minute < 5; minute++) await world.pass(60);
      for (const ana of crowd)
        expect(await planOf(ana)).toMatchObject({ state: "active", invoices: [{ state: "paid" }] });
      expect(payers() - before).toBe(crowd.length);
    }
    expect(await problemsOf(world.db)).toEqual([]);
  },
  huntMs,
);
