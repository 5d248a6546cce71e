import { and, asc, eq, max, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { collections as promised } from "#contract/collections.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context, AuthenticatedContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { readFilter } from "#server/http/filter.ts";
import { newId } from "#server/database/ids.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { type JobCounts, countCollectedJobs, knownJobCounts } from "./count-collected-jobs.ts";
import { collections } from "./tables.ts";
import { collectionEvents } from "./events.ts";

type Row = typeof collections.$inferSelect;
type Created = z.infer<(typeof promised.create)["body"]>;
type Changed = z.infer<(typeof promised.change)["body"]>;

const columns = {
  id: collections.id,
  collectionName: collections.collectionName,
  published: collections.published,
  createdAt: collections.createdAt,
};

/** Published ones in their order; administrators see the others too, and counts as they are this moment, since they fill them. */
export async function listCollections(context: Context, filter: string | undefined) {
  const { db, viewer } = context;
  const asked = readFilter(filter, { columns });
  const rows = await db
    .select()
    .from(collections)
    .where(and(asked.where, viewer?.adminId ? undefined : eq(collections.published, true)))
    .orderBy(...asked.orderBy, asc(collections.place), asc(collections.collectionName))
    .limit(asked.limit)
    .offset(asked.offset);
  const ids = rows.map(({ id }) => id);
  if (viewer?.adminId) {
    const counts = await countCollectedJobs(db, ids);
    return rows.map((row) => present(row, counts.get(row.id)));
  }
  const known = await knownJobCounts(context, ids);
  return rows.map((row) => ({ ...present(row), jobs: known.get(row.id) ?? 0, notOpen: null }));
}

export async function showCollection({ db, viewer }: Context, id: string) {
  const [row] = await db.select().from(collections).where(eq(collections.id, id));
  if (!row || !(row.published || viewer?.adminId)) throw notFound("Collection");
  const collection = await presentOne(db, row);
  return viewer?.adminId ? collection : { ...collection, notOpen: null };
}

export function createCollection(context: AuthenticatedContext, fields: Created) {
  return context.db.transaction(async (tx) => {
    await refuseTaken(tx, fields.collectionName);
    const at = context.now();
    const [row] = await tx
      .insert(collections)
      .values({ id: newId(), ...fields, place: await lastPlace(tx), createdAt: at, changedAt: at })
      .returning();
    return changed(tx, context, { before: null, after: row! });
  });
}

export function changeCollection(context: AuthenticatedContext, id: string, fields: Changed) {
  return context.db.transaction(async (tx) => {
    const [before] = await tx.select().from(collections).where(eq(collections.id, id)).for("update");
    if (!before) throw notFound("Collection");
    if (fields.collectionName && fields.collectionName !== before.collectionName)
      await refuseTaken(tx, fields.collectionName);
    const [after] = await tx
      .update(collections)
      .set({ ...fields, changedAt: context.now() })
      .where(eq(collections.id, id))
      .returning();
    return changed(tx, context, { before, after: after! });
  });
}

async function changed(
  tx: Transaction,
  { viewer, now }: AuthenticatedContext,
  { before, after }: { before: Row | null; after: Row },
) {
  const action = before ? "collection.change" : "collection.create";
  await audit(
    tx,
    { viewer, now: now() },
    { action, subject: { kind: "collection", id: after.id }, before, after },
  );
  await publish(tx, collectionEvents.changed, { data: { collectionId: after.id }, at: now() });
  return presentOne(tx, after);
}

async function refuseTaken(tx: Transaction, name: string) {
  const [taken] = await tx.select().from(collections).where(eq(collections.collectionName, name));
  if (taken) throw conflict("TAKEN", `A collection called “${name}” already exists. Choose another name.`);
}

/** New ones stand after the others. */
async function lastPlace(tx: Transaction) {
  const [last] = await tx.select({ place: max(collections.place) }).from(collections);
  return (last?.place ?? -1) + 1;
}

/** Counted by the database, since who has just changed a collection looks at it. */
async function presentOne(db: Reader, row: Row) {
  return present(row, (await countCollectedJobs(db, [row.id])).get(row.id));
}
function present(row: Row, { open, notOpen }: JobCounts = { open: 0, notOpen: 0 }) {
  return { ...row, objectID: row.id, jobs: open, notOpen };
}

export function collectionNames(db: Reader, ids: string[]) {
  return db
    .select({ id: collections.id, name: collections.collectionName })
    .from(collections)
    .where(inArray(collections.id, ids));
}
