import { asc, eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { collectCompany, collectedCompanies } from "#server/domains/companies/index.ts";
import { collectJob, collectedJobs, findJob } from "#server/domains/jobs/index.ts";
import { publish } from "#server/events/events.ts";
import { notFound } from "#server/errors/refusal.ts";
import { collections } from "./tables.ts";
import { collectionEvents } from "./events.ts";

/** Everything in a collection, also what is no longer open. */
export async function listCollectedJobs(
  { db }: AuthenticatedContext,
  id: string,
  page: { limit: number; skip: number },
) {
  await findCollection(db, id);
  return collectedJobs(db, id, page);
}

/** Puts a job in or takes it out; the index of jobs hears of it. */
export function fillCollection(
  context: AuthenticatedContext,
  id: string,
  wanted: { jobId: string; belongs: boolean },
) {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    await findCollection(tx, id);
    await collectJob(tx, { ...wanted, collectionId: id });
    const { jobId, belongs } = wanted;
    const said = { job: (await findJob(tx, jobId))?.job.jobTitle, jobId };
    await auditFill(tx, context, { id, said, belongs });
    await publish(tx, collectionEvents.filled, { data: { collectionId: id, jobId }, at: now() });
  });
}

export async function listCollectedCompanies({ db }: AuthenticatedContext, id: string) {
  await findCollection(db, id);
  return collectedCompanies(db, id);
}

/** Puts a company in, and so all its open jobs, or takes it out. */
export function fillWithCompany(
  context: AuthenticatedContext,
  id: string,
  { companyId, belongs }: { companyId: string; belongs: boolean },
) {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    await findCollection(tx, id);
    const { companyName } = await collectCompany(tx, { companyId, collectionId: id, belongs, now: now() });
    await auditFill(tx, context, { id, said: { company: companyName, companyId }, belongs });
  });
}

function auditFill(
  tx: Transaction,
  { viewer, now }: AuthenticatedContext,
  { id, said, belongs }: { id: string; said: object; belongs: boolean },
) {
  return audit(
    tx,
    { viewer, now: now() },
    {
      action: "collection.fill",
      subject: { kind: "collection", id },
      before: belongs ? null : said,
      after: belongs ? said : null,
    },
  );
}

/** Collections in a new order; those that are not named follow as they stood. */
export function orderCollections({ db, viewer, now }: AuthenticatedContext, ids: string[]) {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: collections.id, place: collections.place, name: collections.collectionName })
      .from(collections)
      .orderBy(asc(collections.place), asc(collections.collectionName))
      .for("update");
    const known = new Set(rows.map((row) => row.id));
    const named = [...new Set(ids)].filter((id) => known.has(id));
    const before = rows.map((row) => row.id);
    const after = [...named, ...before.filter((id) => !named.includes(id))];
    for (const [place, id] of after.entries()) {
      if (rows.find((row) => row.id === id)!.place === place) continue;
      await tx.update(collections).set({ place }).where(eq(collections.id, id));
      await publish(tx, collectionEvents.changed, { data: { collectionId: id }, at: now() });
    }
    const inWords = (order: string[]) => ({
      order: order.map((id) => rows.find((row) => row.id === id)!.name).join(", "),
    });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "collection.order",
        subject: { kind: "collection", id: null },
        before: inWords(before),
        after: inWords(after),
      },
    );
  });
}

async function findCollection(db: Reader, id: string) {
  const [row] = await db.select({ id: collections.id }).from(collections).where(eq(collections.id, id));
  if (!row) throw notFound("Collection");
}
