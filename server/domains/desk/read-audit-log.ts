import { type SQL, and, desc, inArray, sql } from "drizzle-orm";
import type { AuditFilters } from "#contract/audit-log.ts";
import { auditLog } from "#server/audit/tables.ts";
import type { AdminContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { administratorNames, users } from "#server/domains/accounts/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { auditConditions } from "./audit-conditions.ts";
import { namesOfSubjects } from "./name-subjects.ts";

type Row = typeof auditLog.$inferSelect;
interface Asked extends AuditFilters {
  after?: string | undefined;
  limit: number;
}
/** Who did what to whose data, newest first, one page at a time. */
export async function readAuditLog({ db }: Pick<AdminContext, "db">, { after, limit, ...filters }: Asked) {
  return readPage(db, await auditConditions(db, filters), { after, limit });
}

/** A page of the entries that meet these conditions. */
export async function readPage(
  db: Reader,
  conditions: SQL | undefined,
  { after, limit }: Pick<Asked, "after" | "limit">,
) {
  const where = and(conditions, after ? before(after) : undefined);
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    entries: await named(db, page),
    next: last ? `${last.at.toISOString()}_${last.id}` : null,
  };
}

function before(cursor: string) {
  const [at, id] = cursor.split("_");
  return sql`(${auditLog.at}, ${auditLog.id}) < (${at}::timestamptz, ${id}::uuid)`;
}

async function named(db: Reader, rows: Row[]) {
  const people = rows.flatMap(({ actorId, onBehalfOf, personId }) =>
    [actorId, onBehalfOf, personId].filter((id) => id !== null),
  );
  const [subjects, names, administrators, companyNames] = await Promise.all([
    namesOfSubjects(db, rows),
    namesOfPeople(db, people),
    administratorNames(db),
    namesOfCompanies(
      db,
      rows.flatMap(({ companyId }) => companyId ?? []),
    ),
  ]);
  return rows.map((row) => ({
    ...row,
    actorName: names.get(row.actorId ?? "") ?? administrators.get(row.actorId ?? "") ?? null,
    onBehalfOfName: names.get(row.onBehalfOf ?? "") ?? null,
    subjectName: (row.subjectId && subjects.get(row.subjectId)) || null,
    personName: names.get(row.personId ?? "") ?? null,
    companyName: companyNames.get(row.companyId ?? "") ?? null,
  }));
}

async function namesOfPeople(db: Reader, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const found = await db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(found.map(({ id, name }) => [id, name]));
}

async function namesOfCompanies(db: Reader, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const found = await db
    .select({ id: companies.id, name: companies.companyName })
    .from(companies)
    .where(inArray(companies.id, [...new Set(ids)]));
  return new Map(found.map(({ id, name }) => [id, name]));
}
