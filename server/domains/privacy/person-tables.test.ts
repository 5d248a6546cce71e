import { expect, test } from "vitest";
import { purposes } from "#shared/privacy/purposes.data.ts";
import { ofPerson } from "#server/testing/filled-tables.data.ts";
import { password } from "#server/testing/passwords.ts";
import { someoneEverywhere } from "#server/testing/privacy.ts";
import { hearQueries, queriesWhile } from "#server/testing/queries-asked.ts";
import { openWorld } from "#server/testing/world.ts";
import { otherTables } from "#server/testing/other-tables.data.ts";
import { personTables } from "#server/testing/person-tables.data.ts";
import { gatherData } from "./gather.ts";

hearQueries();
const world = openWorld();

async function columnsByTable() {
  const { rows } = await world.database.pool.query<{ table: string; columns: string[] }>(
    `select class.relname as table, array_agg(attname::text) as columns
     from pg_class class join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
     group by class.relname`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

test("privacy: every table says whether it holds something of people, and what becomes of that", async () => {
  const tables = await columnsByTable();
  const told = [...Object.keys(personTables), ...otherTables];
  expect(told.toSorted()).toEqual([...tables.keys()].toSorted());
  // Who names no person by a number, an address or a name may hold nothing of them.
  const suspicious = otherTables.flatMap((table) =>
    tables.get(table)!.flatMap((column) => (ofPerson.test(column) ? [`${table}.${column}`] : [])),
  );
  expect(suspicious).toEqual([]);
});

test("privacy: every table that is shown is shown as a part that people read of, and each part is of a table", () => {
  const parts = new Set(Object.values(personTables).flatMap(({ shown }) => (shown ? [shown] : [])));
  // Told by other tables, whose rows have several sides.
  for (const part of ["answers", "shownToCoworkers"]) parts.add(part);
  expect([...parts].toSorted()).toEqual(Object.keys(purposes).toSorted());
});

/** Read, and gone, with the rows they belong to. */
const withOthers = ["applicant_texts", "invoice_refunds", "offer_documents", "payment_disputes"];

const names = (table: string) => new RegExp(`\\b${table}\\b`);
function tablesOf(fits: (table: (typeof personTables)[string]) => boolean) {
  return Object.keys(personTables).filter(
    (table) => fits(personTables[table]!) && !withOthers.includes(table),
  );
}

test("privacy: a copy reads every table that it says it shows", async () => {
  const { owner } = await someoneEverywhere(world);
  const asked = await queriesWhile(() => gatherData(world.db, owner));
  const unread = tablesOf(({ shown }) => shown !== undefined && shown !== "files");
  expect(unread.filter((table) => !names(table).test(asked))).toEqual([]);
});

test("privacy: an account that ends takes out of every table what is said to go", async () => {
  const { person } = await someoneEverywhere(world);
  const asked = await queriesWhile(() => person.api.privacy.deleteAccount({ body: { password } }));
  const gone = (verb: string) => (table: string) => new RegExp(`${verb} "?${table}"?\\b`).test(asked);
  const [deleted, emptied] = [gone("delete from"), gone("update")];
  expect(tablesOf(({ ends }) => ends === "deleted").filter((table) => !deleted(table))).toEqual([]);
  expect(tablesOf(({ ends }) => ends === "emptied").filter((table) => !emptied(table))).toEqual([]);
});
