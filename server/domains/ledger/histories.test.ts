import fc from "fast-check";
import { expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { histories, huntMs } from "#server/testing/how-often.ts";
import { openWorld } from "#server/testing/world.ts";
import { balanceOf, settle, transfer } from "./index.ts";
import { problemsOf } from "./overview.ts";

const world = openWorld();
const names = ["ann", "ben", "cleo"] as const;
const currencies = ["USD", "CREDIT"] as const;

const amount = fc.integer({ min: 1, max: 500 });
const step = fc.oneof(
  fc.record({
    kind: fc.constant("move" as const),
    from: fc.constantFrom("bank", ...names),
    to: fc.constantFrom(...names),
    currency: fc.constantFrom(...currencies),
    amount,
    pending: fc.boolean(),
    key: fc.integer({ min: 0, max: 9 }),
  }),
  fc.record({
    kind: fc.constant("settle" as const),
    nth: fc.nat(8),
    as: fc.constantFrom("posted" as const, "void" as const, "reversed" as const),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

class History {
  readonly id = newId();
  private made: string[] = [];

  account(name: string, currency: string) {
    return { name: `${name}:${this.id}`, currency, mayGoNegative: name === "bank" };
  }
  /** Whether it was done; an expected refusal leaves nothing, since its transaction is rolled back. */
  take(wanted: Step) {
    return world.db
      .transaction((tx) => this.within(tx, wanted))
      .catch((error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      });
  }
  private async within(tx: Transaction, wanted: Step) {
    if (wanted.kind === "settle") {
      const of = this.made[wanted.nth];
      if (!of) return false;
      const key = `${this.id} ${of} ${wanted.as}`;
      await settle(tx, { of, as: wanted.as, key, memo: wanted.as, at: world.now() });
      return true;
    }
    const { from, to, currency, pending } = wanted;
    if (from === to) return false;
    const entries = [
      { ...this.account(from, currency), amount: -wanted.amount },
      { ...this.account(to, currency), amount: wanted.amount },
    ];
    const key = `${this.id} ${wanted.key}`;
    const { id } = await transfer(tx, { key, memo: "Step", at: world.now(), entries, pending });
    if (!this.made.includes(id)) this.made.push(id);
    return true;
  }
  async balances() {
    const each = ["bank", ...names].flatMap((name) =>
      currencies.map((currency) => this.account(name, currency)),
    );
    return Promise.all(each.map((account) => balanceOf(world.db, account)));
  }
}

test(
  "ledger: whatever is moved, held, posted, let go and taken back adds up, and saying it again changes nothing",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const history = new History();
        const taken: Step[] = [];
        for (const each of steps) if (await history.take(each)) taken.push(each);
        const after = await history.balances();
        for (const { free } of after.slice(currencies.length)) expect(free).toBeGreaterThanOrEqual(0);
        for (const each of taken) await history.take(each);
        expect(await history.balances()).toEqual(after);
        expect(await problemsOf(world.db)).toEqual([]);
      }),
      { numRuns: histories(25) },
    );
  },
  huntMs,
);
