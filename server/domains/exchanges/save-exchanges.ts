import { isDeepStrictEqual } from "node:util";
import { eq, inArray } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { newId } from "#server/database/ids.ts";
import { type KnownExchange, knownExchanges } from "./known-exchange.ts";
import { jobExchanges } from "./tables.ts";
import { exchangeEvents } from "./events.ts";

/** Brings the exchanges up to what we know of them; called at every start, and tells the index what changed. */
export function saveExchanges(db: Database, now: Date) {
  return db.transaction(async (tx) => {
    const known = knownExchanges();
    const kept = await tx.select().from(jobExchanges);
    const keptBySlug = new Map(kept.map((row) => [row.slug, row]));
    const slugs = new Set(known.map(({ slug }) => slug));
    const added = known.filter(({ slug }) => !keptBySlug.has(slug));
    const changed = known.flatMap((each) => {
      const row = keptBySlug.get(each.slug);
      return row && differs(row, each) ? [{ id: row.id, ...columnsOf(each) }] : [];
    });
    const gone = kept.filter(({ slug, listed }) => listed && !slugs.has(slug)).map(({ id }) => id);
    const exchangeIds = [
      ...(await add(tx, added, now)),
      ...(await change(tx, changed, now)),
      ...(await takeOff(tx, gone, now)),
    ];
    if (exchangeIds.length) await publish(tx, exchangeEvents.changed, { data: { exchangeIds }, at: now });
  });
}

type Row = typeof jobExchanges.$inferSelect;
type Columns = ReturnType<typeof columnsOf>;

function columnsOf({ demographics = [], price, ...known }: KnownExchange) {
  return { ...known, demographics, price: price ?? null, listed: true };
}
function differs(row: Row, known: KnownExchange) {
  return Object.entries(columnsOf(known)).some(
    ([name, value]) => !isDeepStrictEqual(row[name as keyof Row], value),
  );
}

/** Two processes that start at once may both add; the first wins. */
async function add(tx: Transaction, added: KnownExchange[], now: Date) {
  if (!added.length) return [];
  const rows = added.map((each) => ({ id: newId(), ...columnsOf(each), changedAt: now }));
  const inserted = await tx
    .insert(jobExchanges)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: jobExchanges.id });
  return inserted.map(({ id }) => id);
}
async function change(tx: Transaction, changed: (Columns & { id: string })[], now: Date) {
  for (const { id, ...columns } of changed)
    await tx
      .update(jobExchanges)
      .set({ ...columns, changedAt: now })
      .where(eq(jobExchanges.id, id));
  return changed.map(({ id }) => id);
}
async function takeOff(tx: Transaction, gone: string[], now: Date) {
  if (gone.length)
    await tx
      .update(jobExchanges)
      .set({ listed: false, changedAt: now })
      .where(inArray(jobExchanges.id, gone));
  return gone;
}
