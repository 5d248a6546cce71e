import fc from "fast-check";
import { expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { openWorld } from "#server/testing/world.ts";
import { balanceOf, statementBetween, transfer } from "./index.ts";

const world = openWorld();
const hourMs = 3_600_000;
const start = new Date("2026-01-01T00:00:00Z").getTime();
const at = (hour: number) => new Date(start + hour * hourMs);
const hour = fc.integer({ min: 0, max: 999 });

test("ledger: statements of periods that follow each other have every entry once, and end at the balance", async () => {
  const moves = fc.array(fc.record({ hour, amount: fc.integer({ min: -500, max: 500 }).filter(Boolean) }), {
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(moves, hour, async (moved, cut) => {
      const account = { name: `statement:${newId()}`, currency: "USD", mayGoNegative: true };
      const bank = { name: "bank", currency: "USD", mayGoNegative: true };
      for (const move of moved)
        await world.db.transaction((tx) =>
          transfer(tx, {
            key: newId(),
            memo: "Move",
            at: at(move.hour),
            entries: [
              { ...account, amount: move.amount },
              { ...bank, amount: -move.amount },
            ],
          }),
        );
      const read = (from: number, until: number) =>
        statementBetween(world.db, { account, layer: "posted", from: at(from), until: at(until) });
      const [whole, first, second] = [await read(0, 1000), await read(0, cut), await read(cut, 1000)];
      expect(second.start).toBe(first.end);
      expect([...first.lines, ...second.lines]).toEqual(whole.lines);
      expect(whole.end).toBe((await balanceOf(world.db, account)).balance);
      expect(whole.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(whole.end - whole.start);
    }),
    { numRuns: 15 },
  );
}, 60_000);
