import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { newId } from "#server/database/ids.ts";
import { balanceOf } from "#server/domains/ledger/index.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { huntMs, repetitions } from "#server/testing/how-often.ts";
import { openDoor, pressed } from "#server/testing/over-http.ts";
import { anAdministrator } from "#server/testing/people.ts";
import { aPayee } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";
import { rewardAccounts } from "./accounts.ts";

const world = openWorld();
const atDoor = openDoor(world);
const one = (id: string) => ({ params: { id } });
const bank = async () => (await balanceOf(world.db, { ...rewardAccounts.bank, currency: "USD" })).balance;

test(
  "payouts: two presses at once, and a third whose answer was lost, are one payout at every step",
  async () => {
    const { employee, account } = await aPayee(world);
    const esi = atDoor(employee);
    const [ada, bo] = [atDoor(await anAdministrator(world)), atDoor(await anAdministrator(world))];
    const before = await bank();
    const times = repetitions(5);
    const amount = Math.floor(100_000 / times);
    for (let nth = 0; nth < times; nth++) {
      const body = { key: newId(), bankAccountId: account.id, amount, currency: "USD" };
      const { done: asked } = await pressed(2, () => esi.api.payouts.withdraw({ body }));
      expect(asked).toHaveLength(2);
      asked.push(await esi.api.payouts.withdraw({ body }));
      const [id] = new Set(asked.map((each) => each.id));
      expect(asked).toMatchObject(asked.map(() => ({ id, state: "requested" })));
      const steps = [
        () => ada.api.payouts.approve(one(id!)),
        () => bo.api.payouts.send(one(id!)),
        (press: number) =>
          [ada, bo][press % 2]!.api.payouts.reconcile({
            ...one(id!),
            body: { outcome: "paid", reference: `TX ${nth}` },
          }),
      ];
      for (const step of steps) {
        const { done, refused } = await pressed<unknown>(2, step);
        expect(done).toHaveLength(1);
        expect(refused).toMatchObject([{ code: "INVALID_STATE" }]);
        expect((await pressed<unknown>(1, step)).refused).toMatchObject([{ code: "INVALID_STATE" }]);
      }
      const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, id!));
      expect(kept.map(({ action }) => action).toSorted()).toEqual([
        "payout.approve",
        "payout.paid",
        "payout.send",
      ]);
    }
    const payouts = await esi.api.payouts.mine();
    expect(payouts).toHaveLength(times);
    expect(new Set(payouts.map(({ state }) => state))).toEqual(new Set(["paid"]));
    expect((await bank()) - before).toBe(times * amount);
    expect(await problemsOf(world.db)).toEqual([]);
  },
  huntMs,
);
