import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { mostTags } from "#contract/applicant-tags.ts";
import { auditAll } from "#server/audit/audit.ts";
import type { AuthenticatedContext, CompanyContext, UserContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { publishAll } from "#server/events/events.ts";
import { newId } from "#server/database/ids.ts";
import { idsOf } from "../publish-move.ts";
import { applicationTags } from "./tables.ts";
import { gone, nameRefused } from "../batches/name-refused.ts";
import { type Application, lockSetForTeam } from "../queries.ts";
import { applicationEvents } from "../events.ts";

/** More than a company can remember; what is rarer is still found by typing it. */
const mostListed = 500;

/** The words a company has, the most frequent first. */
export function listTags({ db, viewer }: CompanyContext) {
  return db
    .select({ tag: sql<string>`min(${applicationTags.tag})`, count: sql<number>`count(*)::int` })
    .from(applicationTags)
    .where(eq(applicationTags.companyId, viewer.companyId))
    .groupBy(sql`lower(${applicationTags.tag})`)
    .orderBy(desc(sql`2`), sql`1`)
    .limit(mostListed);
}

interface Wanted {
  requestIds: string[];
  add: string[];
  remove: string[];
}
/** Adds and removes tags of one application or of many; who would have too many is named and keeps what they have. */
export function changeTags(context: CompanyContext, { requestIds, add, remove }: Wanted) {
  const { db, viewer } = context;
  return db.transaction(async (tx) => {
    const rows = await lockSetForTeam(tx, context, requestIds);
    const before = await tagsOf(tx, rows);
    const added = await asCompanyWrites(tx, viewer.companyId, add);
    const judged = rows.map((row) => {
      const own = before.get(row.id) ?? new Map<string, string>();
      const removed = remove.map(fold).filter((tag) => own.has(tag));
      const fresh = added.filter((tag) => !own.has(fold(tag)) && !remove.map(fold).includes(fold(tag)));
      return { row, removed, fresh, number: own.size - removed.length + fresh.length };
    });
    const full = judged.filter(({ number, fresh }) => number > mostTags && fresh.length > 0);
    const changed = judged.filter(
      (each) => !full.includes(each) && each.fresh.length + each.removed.length > 0,
    );
    await writeTags(tx, context, changed);
    await tell(tx, context, changed);
    const missing = requestIds.filter((id) => !rows.some((row) => row.id === id));
    const refused = await nameRefused(tx, [
      ...full.map(({ row }) => ({ id: row.id, because: `would have more than ${mostTags} tags` })),
      ...missing.map((id) => ({ id, because: gone })),
    ]);
    return { changed: changed.length, refused };
  });
}

interface Changed {
  row: Application;
  /** Folded. */
  removed: string[];
  fresh: string[];
  number: number;
}
async function writeTags(tx: Transaction, { viewer, now }: UserContext, changed: Changed[]) {
  for (const { row, removed } of changed)
    if (removed.length > 0)
      await tx
        .delete(applicationTags)
        .where(
          and(
            eq(applicationTags.applicationId, row.id),
            inArray(sql`lower(${applicationTags.tag})`, removed),
          ),
        );
  const values = changed.flatMap(({ row, fresh }) =>
    fresh.map((tag) => ({
      id: newId(),
      applicationId: row.id,
      companyId: row.companyId,
      tag,
      byUserId: viewer.userId,
      createdAt: now(),
    })),
  );
  if (values.length > 0) await tx.insert(applicationTags).values(values);
}

/** The log holds how many tags there are, never the words; colleagues' screens read them anew. */
async function tell(tx: Transaction, { viewer, now }: AuthenticatedContext, changed: Changed[]) {
  await auditAll(
    tx,
    { viewer, now: now() },
    changed.map(({ row, number, fresh, removed }) => ({
      action: "application.tagged",
      subject: { kind: "application", id: row.id, companyId: row.companyId },
      before: { tags: number - fresh.length + removed.length },
      after: { tags: number },
    })),
  );
  if (changed.length > 0)
    await publishAll(tx, applicationEvents.changed, {
      all: changed.map(({ row }) => ({ ...idsOf(row, viewer.userId), version: row.version })),
      at: now(),
    });
}

/** The tags of each application, by their folded words. */
async function tagsOf(db: Reader, rows: Application[]) {
  const ids = rows.map(({ id }) => id);
  const tags = await db.select().from(applicationTags).where(inArray(applicationTags.applicationId, ids));
  const all = new Map<string, Map<string, string>>();
  for (const { applicationId, tag } of tags) {
    const own = all.get(applicationId) ?? new Map<string, string>();
    all.set(applicationId, own.set(fold(tag), tag));
  }
  return all;
}

/** A word the company has already keeps the spelling it has, and is there once. */
async function asCompanyWrites(db: Reader, companyId: string, tags: string[]) {
  if (tags.length === 0) return [];
  const known = await db
    .select({ tag: sql<string>`min(${applicationTags.tag})` })
    .from(applicationTags)
    .where(
      and(
        eq(applicationTags.companyId, companyId),
        inArray(sql`lower(${applicationTags.tag})`, tags.map(fold)),
      ),
    )
    .groupBy(sql`lower(${applicationTags.tag})`);
  const spellings = new Map(known.map(({ tag }) => [fold(tag), tag]));
  return [...new Map(tags.map((tag) => [fold(tag), spellings.get(fold(tag)) ?? tag])).values()];
}

function fold(tag: string) {
  return tag.toLowerCase();
}
