import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { productRole } from "#server/database/product-role.ts";
import { asSuperuser } from "#server/testing/empty-database.ts";
import { huntMs, raceOften, racers } from "#server/testing/how-often.ts";
import { anAdministrator } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { balanceOf, settle, statementOf, transfer } from "./index.ts";
import { problemsOf } from "./overview.ts";

const world = openWorld();
const bank = { name: "bank", currency: "USD", mayGoNegative: true };
const purseOf = (name: string) => ({ name: `purse:${name}`, currency: "USD" });
const inTransaction = <T>(act: (tx: Transaction) => Promise<T>) => world.db.transaction(act);

function give(name: string, amount: number, key: string = newId()) {
  const entries = [
    { ...bank, amount: -amount },
    { ...purseOf(name), amount },
  ];
  return inTransaction((tx) => transfer(tx, { key, memo: "A gift", at: world.now(), entries }));
}
function spend(name: string, amount: number, pending: boolean) {
  const entries = [
    { ...purseOf(name), amount: -amount },
    { ...bank, amount },
  ];
  return inTransaction((tx) =>
    transfer(tx, { key: newId(), memo: "A cake", at: world.now(), entries, pending }),
  );
}
const decide = (of: string, as: "posted" | "void" | "reversed", key: string = newId()) =>
  inTransaction((tx) => settle(tx, { of, as, key, memo: "Decided", at: world.now() }));
const free = async (name: string) => (await balanceOf(world.db, purseOf(name))).free;

test("ledger: what one account gives, the other has", async () => {
  await give("ann", 1000);
  expect(await balanceOf(world.db, purseOf("ann"))).toEqual({ balance: 1000, free: 1000 });
  expect(await problemsOf(world.db)).toEqual([]);
});

test("ledger: what is held is neither free nor gone until it is posted or let go", async () => {
  await give("ben", 1000);
  const held = await spend("ben", 700, true);
  expect(await balanceOf(world.db, purseOf("ben"))).toEqual({ balance: 1000, free: 300 });
  await expect(spend("ben", 400, false)).rejects.toMatchObject({
    code: "NOT_ENOUGH",
    details: { account: "purse:ben", missing: 100 },
  });
  await decide(held.id, "posted");
  expect(await balanceOf(world.db, purseOf("ben"))).toEqual({ balance: 300, free: 300 });
  const other = await spend("ben", 300, true);
  await decide(other.id, "void");
  expect(await free("ben")).toBe(300);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("ledger: a decision is made once, and what was posted is taken back once", async () => {
  await give("cleo", 500);
  const held = await spend("cleo", 500, true);
  const posting = await decide(held.id, "posted");
  await expect(decide(held.id, "void")).rejects.toMatchObject({ code: "INVALID_STATE" });
  await expect(decide(posting.id, "reversed")).rejects.toMatchObject({ code: "INVALID_STATE" });
  await decide(held.id, "reversed");
  await expect(decide(held.id, "reversed")).rejects.toMatchObject({ code: "INVALID_STATE" });
  expect(await free("cleo")).toBe(500);
});

test("ledger: a key that is used again changes nothing, and with another content it is refused", async () => {
  const [first, second] = await Promise.all([give("dora", 100, "gift 1"), give("dora", 100, "gift 1")]);
  expect(second.id).toBe(first.id);
  expect(await free("dora")).toBe(100);
  await expect(give("dora", 101, "gift 1")).rejects.toMatchObject({
    statusCode: 409,
    code: "KEY_USED_BEFORE",
  });
  const held = await spend("dora", 50, true);
  await decide(held.id, "posted", "decision 1");
  await decide(held.id, "posted", "decision 1");
  expect(await free("dora")).toBe(50);
});

test("ledger: an account named twice is opened once, and what it gives and is given counts together", async () => {
  const entries = [-50, 20, 30].map((amount) => ({ ...purseOf("ned"), amount }));
  const move = (amounts: typeof entries) =>
    inTransaction((tx) =>
      transfer(tx, { key: newId(), memo: "In circles", at: world.now(), entries: amounts }),
    );
  await move(entries);
  expect(await balanceOf(world.db, purseOf("ned"))).toEqual({ balance: 0, free: 0 });
  await expect(
    move([
      { ...bank, amount: 10 },
      { ...purseOf("ned"), amount: -20 },
      entries[1]!,
      { ...purseOf("ned"), amount: -10 },
    ]),
  ).rejects.toMatchObject({ code: "NOT_ENOUGH" });
  expect(await problemsOf(world.db)).toEqual([]);
});

test(
  "ledger: of fifty who race for the last unit, one spends it",
  () =>
    raceOften(async () => {
      const eve = newId();
      await give(eve, 1);
      const raced = await Promise.allSettled(Array.from({ length: racers }, () => spend(eve, 1, false)));
      expect(raced.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const each of raced)
        if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "NOT_ENOUGH" });
      expect(await free(eve)).toBe(0);
    }),
  huntMs,
);

/** What the role of the product may not even try. */
const ungranted = [
  "changing an entry",
  "deleting an entry",
  "changing a transfer",
  "deleting a transfer",
  "emptying the entries",
  "emptying the transfers",
  "deleting an account",
  "emptying the accounts",
];
const direct: [what: string, statement: string, refusal: RegExp][] = [
  ["changing an entry", "update ledger_entries set amount = amount + 1", /append-only/],
  ["deleting an entry", "delete from ledger_entries", /append-only/],
  ["changing a transfer", "update ledger_transfers set memo = ''", /append-only/],
  ["deleting a transfer", "delete from ledger_transfers", /append-only/],
  ["emptying the entries", "truncate ledger_entries", /append-only/],
  ["emptying the transfers", "truncate ledger_transfers", /append-only/],
  ["deleting an account", "delete from ledger_accounts", /append-only/],
  ["emptying the accounts", "truncate ledger_accounts cascade", /append-only/],
  ["changing a balance", "update ledger_accounts set balance = balance + 1", /follows its entries/],
  ["letting an account owe", "update ledger_accounts set may_go_negative = true", /follows its entries/],
  [
    "an account that opens with money",
    "insert into ledger_accounts (id, name, currency, may_go_negative, balance, opened_at) values (gen_random_uuid(), 'x', 'USD', true, 5, now())",
    /opens empty/,
  ],
  [
    "an entry that unbalances",
    "insert into ledger_entries (transfer_id, account_id, currency, layer, amount, memo, at, kind) select transfer_id, account_id, currency, 'posted', 1, '', now(), '' from ledger_entries limit 1",
    /sums to zero/,
  ],
  [
    "an entry of another currency",
    "insert into ledger_entries (transfer_id, account_id, currency, layer, amount, memo, at, kind) select transfer_id, account_id, 'EUR', 'posted', 1, '', now(), '' from ledger_entries limit 1",
    /foreign key/,
  ],
  [
    "an entry without a transfer",
    "insert into ledger_entries (transfer_id, account_id, currency, layer, amount, memo, at, kind) select gen_random_uuid(), account_id, currency, 'posted', 1, '', now(), '' from ledger_entries limit 1",
    /belongs to a transfer/,
  ],
  [
    "a transfer without entries",
    "insert into ledger_transfers (id, key, fingerprint, stage, memo, at) values (gen_random_uuid(), 'bare', '', 'posted', '', now())",
    /has entries/,
  ],
];
test.each(direct)(
  "ledger: direct SQL as the product’s role is refused: %s",
  async (what, statement, reason) => {
    await give("fay", 10);
    const refused = ungranted.includes(what) ? /permission denied for table ledger_/ : reason;
    await expect(world.database.pool.query(statement)).rejects.toThrow(refused);
    expect(await problemsOf(world.db)).toEqual([]);
  },
);

test.each(direct)(
  "ledger: direct SQL is refused by trigger even to a superuser: %s",
  async (_, statement, reason) => {
    await give("gil", 10);
    const name = new URL(world.database.url).pathname.slice(1);
    await asSuperuser(name, (superuser) => expect(superuser.query(statement)).rejects.toThrow(reason));
    expect(await problemsOf(world.db)).toEqual([]);
  },
);

test("ledger: the product’s role is no superuser, and refused by trigger where it gives its rights back to itself", async () => {
  await give("gus", 10);
  const { rows } = await world.database.pool.query(
    "select rolname as name, rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as more from pg_roles where rolname = current_user",
  );
  expect(rows).toEqual([{ name: productRole, more: false }]);
  for (const [, statement, reason] of direct.filter(([what]) => ungranted.includes(what)))
    await expect(
      inTransaction(async (tx) => {
        for (const table of ["accounts", "transfers", "entries"])
          await tx.execute(sql.raw(`grant update, delete, truncate on ledger_${table} to ${productRole}`));
        await tx.execute(sql.raw(statement));
      }),
    ).rejects.toMatchObject({ cause: { message: expect.stringMatching(reason) } });
  expect(await problemsOf(world.db)).toEqual([]);
});

test("ledger: a statement shows what an account led to, the newest first", async () => {
  await give("hal", 300);
  await spend("hal", 100, false);
  const rows = await statementOf(world.db, purseOf("hal"), { limit: 10 });
  expect(rows.map(({ amount, balance }) => [amount, balance])).toEqual([
    [-100, 200],
    [300, 300],
  ]);
});

test("ledger: a statement has the words and the millisecond of a transfer, whatever the words are", async () => {
  const memo = 'Two, "three"\n{4}';
  const at = new Date("2026-11-20T04:05:06.789Z");
  const entries = [
    { ...bank, amount: -5 },
    { ...purseOf("jo"), amount: 5 },
  ];
  const { id } = await inTransaction((tx) => transfer(tx, { key: newId(), memo, at, entries }));
  const rows = await statementOf(world.db, purseOf("jo"), { limit: 10 });
  expect(rows).toEqual([{ transferId: id, at, memo, amount: 5, balance: 5 }]);
  expect(await statementOf(world.db, purseOf("nobody"), { limit: 10 })).toEqual([]);
});

test("ledger: administrators see sums by kind and download the journal", async () => {
  await give("ida", 1250);
  const admin = await anAdministrator(world);
  const { sums, problems, firstYear } = await admin.api.ledger.overview();
  expect(firstYear).toBe(2026);
  expect(problems).toEqual([]);
  expect(sums.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  const answer = await world.app.inject({
    url: "/api/admin/ledger/journal?from=2026-11-01&until=2026-11-30",
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.body).toContain("    purse:ida  -12.50 USD");
  expect(answer.body).toMatch(/^2026-11-21 \* A gift {2}; posted /m);
  const { rows } = await world.db.execute<{ count: string }>(sql`select count(*) from ledger_transfers`);
  expect(answer.body.match(/^2026-/gm)).toHaveLength(Number(rows[0]!.count));
});
