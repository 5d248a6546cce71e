import { expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { fillTables } from "#server/testing/filled-tables.ts";
import { aJob } from "#server/testing/jobs.ts";
import { leftBehind } from "#server/testing/left-behind.data.ts";
import { password } from "#server/testing/passwords.ts";
import { aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { personTables } from "#server/testing/person-tables.data.ts";
import { someoneEverywhere } from "#server/testing/privacy.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const tables = Object.keys(personTables).filter((table) => personTables[table]!.ends !== "apart");

/** Someone with a row in every table, once for each way in which it can be theirs. */
async function someoneInEveryTable() {
  const { person, owner } = await someoneEverywhere(world);
  const companyId = owner.companyId!;
  const { companyAdminId } = await aCompanyAdmin(world, { companyId });
  const stranger = await aCandidate(world);
  const { id: jobId } = await aJob(world, { companyId });
  const other = {
    ...owner,
    ...stranger,
    fullName: "Someone else",
    givenEmail: stranger.email,
    employeeId: newId(),
    companyAdminId,
  };
  const filling = { person: owner, other, jobId, now: world.now() };
  return { person, owner, ...(await fillTables(world.database.pool, tables, filling)) };
}

/** Every column of every row that holds this, with what of it. */
async function cellsWith(pattern: RegExp) {
  const { rows: all } = await world.database.pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const cells: { cell: string; words: string[] }[] = [];
  for (const { name } of all) {
    const { rows } = await world.database.pool.query<{ row: object }>(
      `select to_jsonb(one) as row from "${name}" one`,
    );
    for (const [column, value] of rows.flatMap(({ row }) => Object.entries(row))) {
      const words = readable(value).match(pattern);
      if (words) cells.push({ cell: `${name}.${column}`, words });
    }
  }
  return cells;
}
function readable(value: unknown): string {
  const bytes = typeof value === "string" && value.startsWith("\\x");
  return bytes ? Buffer.from(value.slice(2), "hex").toString() : (JSON.stringify(value) ?? "");
}

test("deleted accounts: nothing of the person is left in any column of any table but what is said to stay, and why", async () => {
  const { person, owner, filled, places } = await someoneInEveryTable();
  expect(tables.filter((table) => !filled.has(table))).toEqual([]);
  await person.api.privacy.deleteAccount({ body: { password, givesUp: true } });
  await world.settle();

  const ofPerson = new RegExp(`zq\\d+z|${owner.fullName}|${owner.givenEmail}`, "gi");
  const left = await cellsWith(ofPerson);
  const rows = left.flatMap(({ words }) => words.flatMap((word) => places.get(word) ?? []));
  expect([...new Set(rows.map(rowOf))].toSorted()).toEqual(Object.keys(leftBehind).toSorted());
  // No one’s name or address is anywhere else.
  const named = left.filter(({ words }) => !words.some((word) => places.has(word)));
  expect(named.map(({ cell }) => cell)).toEqual([]);
});

/** The table of a place and the column by which its row is of the person. */
function rowOf(place: string) {
  return place.replace(/\.\S+ by /, " by ");
}
