import { expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { openWorld } from "#server/testing/world.ts";
import { type Transaction, afterCommit } from "./open.ts";

const world = openWorld();

test("database: compares letters of every language without case", async () => {
  const { rows } = await world.database.db.execute(
    sql`select 'Süden' ilike 'SÜDEN' as alike, to_tsvector('simple', 'Ærø') @@ plainto_tsquery('simple', 'ÆRØ') as found`,
  );
  expect(rows).toEqual([{ alike: true, found: true }]);
});

test("database: hooks after a change run once it is committed, and not after a rollback", async () => {
  const { db } = world.database;
  const said: string[] = [];
  const say = (tx: Transaction, word: string) => afterCommit(tx, () => said.push(word));
  const fail = async (tx: Transaction, word: string) => {
    say(tx, word);
    throw new Error(word);
  };
  await db.transaction(async (tx) => {
    say(tx, "first");
    await tx.transaction(async (inner) => say(inner, "inner"));
    await expect(tx.transaction((inner) => fail(inner, "taken back alone"))).rejects.toThrow();
    await tx.execute(sql`select 1`);
    expect(said).toEqual([]);
  });
  expect(said).toEqual(["first", "inner"]);
  await expect(db.transaction((tx) => fail(tx, "taken back whole"))).rejects.toThrow();
  expect(said).toEqual(["first", "inner"]);
});

test("database: reads asked for together inside a transaction are sent in turn, also after one that fails", async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => void warnings.push(message);
  process.on("warning", note);
  const { db } = world.database;
  const read = (tx: Transaction, nth: number) => tx.execute(sql`select ${nth}::int as nth`);
  const found = await db.transaction((tx) => Promise.all([1, 2, 3, 4].map((nth) => read(tx, nth))));
  expect(found.map(({ rows }) => rows[0]!.nth)).toEqual([1, 2, 3, 4]);
  const failing = db.transaction((tx) =>
    Promise.all([tx.execute(sql`select 1 / 0`), read(tx, 2), read(tx, 3)]),
  );
  await expect(failing).rejects.toThrow();
  expect((await db.transaction((tx) => read(tx, 5))).rows).toEqual([{ nth: 5 }]);
  await new Promise((resolve) => setImmediate(resolve));
  process.off("warning", note);
  expect(warnings.filter((message) => message.includes("client.query"))).toEqual([]);
});
