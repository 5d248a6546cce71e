import { type SQL, and, getTableColumns, or, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Reader } from "#server/database/open.ts";
import { badInput } from "./errors.ts";
import type { Kind } from "./filters.ts";

interface Asked {
  sort?: { field: string; direction: 1 | -1 }[] | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
  next?: string | undefined;
  prev?: string | undefined;
}
/** The query of a list: a filter, an order, a limit, and the row to continue after or before. */
export interface ListQuery {
  filter: Record<string, unknown>;
  sort: { field: string; direction: 1 | -1 }[];
  limit?: number | undefined;
  next?: string | undefined;
  prev?: string | undefined;
}
export interface Sortable {
  fields: Record<string, { column: SQL; kind: Kind | "json" }>;
  /** The default order. */
  usual: { field: string; direction: 1 | -1 }[];
  /** Unique for each row, so that the order is total. */
  tie: SQL;
  limit: number;
}
interface Part {
  column: SQL;
  kind: Kind | "json";
  direction: 1 | -1;
}
export interface Page {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
  /** Selected with each row: its place in the order. */
  place: SQL<unknown[]>;
  /** The rows in the requested order, with the tokens of the next and previous page. */
  turn<T extends { place: unknown[] }>(rows: T[]): { rows: T[]; next?: string; prev?: string };
}

/** Keyset pagination: a page continues from a row rather than an offset, so nothing is skipped or repeated while rows come and go. */
export function pageOf(asked: Asked, sortable: Sortable): Page {
  if (asked.offset && (asked.next || asked.prev)) throw badInput("Cannot specify offset with next");
  if (asked.next && asked.prev) throw badInput("Cannot specify prev with next");
  const parts = partsOf(asked, sortable);
  const limit = asked.limit ?? sortable.limit;
  const token = asked.next || asked.prev;
  const from = token ? readPlace(token, parts.length) : null;
  const backwards = Boolean(from?.before || asked.prev);
  const ordered = backwards
    ? parts.map((part) => ({ ...part, direction: -part.direction as 1 | -1 }))
    : parts;
  return {
    where: from ? after(ordered, from.place) : undefined,
    orderBy: ordered.map(({ column, direction }) =>
      direction === -1 ? sql`${column} desc nulls last` : sql`${column} asc nulls first`,
    ),
    limit: limit + 1,
    offset: asked.offset ?? 0,
    place: sql<unknown[]>`jsonb_build_array(${sql.join(
      parts.map((part) => part.column),
      sql`, `,
    )})`,
    turn: (found) => turnPage(found, { limit, backwards, isFirst: !token && !asked.offset }),
  };
}

/** What the rows are ordered by; the tie comes last. */
function partsOf({ sort }: Asked, { fields, usual, tie }: Sortable): Part[] {
  const parts: Part[] = (sort?.length ? sort : usual).map(({ field, direction }) => {
    if (!Object.hasOwn(fields, field)) throw badInput(`cannot sort by field ${field}`);
    return { ...fields[field]!, direction };
  });
  return [...parts, { column: tie, kind: "text", direction: parts.at(-1)?.direction ?? 1 }];
}

interface Turning {
  limit: number;
  backwards: boolean;
  isFirst: boolean;
}
/** One row more than the limit was read, which tells whether there is another page. */
function turnPage<T extends { place: unknown[] }>(found: T[], { limit, backwards, isFirst }: Turning) {
  const more = found.length > limit;
  const rows = found.slice(0, limit);
  if (backwards) rows.reverse();
  const [first, last] = [rows[0], rows.at(-1)];
  const hasNext = backwards || more;
  const hasPrevious = backwards ? more : !isFirst;
  return {
    rows,
    ...(hasNext && last && { next: writePlace(last.place) }),
    ...(hasPrevious && first && { prev: writePlace([before, ...first.place]) }),
  };
}

/** One page of a table's rows, with the tokens of the next and previous page. */
export async function readPage<T extends PgTable>(
  db: Reader,
  table: T,
  { page, where }: { page: Page; where: SQL | undefined },
) {
  const found = await db
    .select({ row: getTableColumns(table), place: page.place })
    .from(table as PgTable)
    .where(and(where, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.turn(found as { row: T["$inferSelect"]; place: unknown[] }[]);
}

/** Rows behind a place in an order of several columns; nothing (null) is the smallest value. */
function after(parts: Part[], place: unknown[]): SQL | undefined {
  return or(
    ...parts.map((part, index) =>
      and(
        ...parts
          .slice(0, index)
          .map(({ column, kind }, at) => sql`${column} is not distinct from ${cast(place[at], kind)}`),
        behind(part, place[index]),
      ),
    ),
  );
}

function behind({ column, kind, direction }: Part, value: unknown): SQL {
  if (value === null) return direction === 1 ? sql`${column} is not null` : sql`false`;
  return direction === 1
    ? sql`${column} > ${cast(value, kind)}`
    : sql`(${column} < ${cast(value, kind)} or ${column} is null)`;
}

const types = {
  text: "text",
  time: "timestamptz",
  number: "numeric",
  boolean: "boolean",
  list: "text",
  json: "jsonb",
};
function cast(value: unknown, kind: Kind | "json"): SQL {
  if (kind === "json") return sql`${value === null ? null : JSON.stringify(value)}::jsonb`;
  if (value !== null && kind === "time" && Number.isNaN(Date.parse(String(value)))) throw badPlace();
  if (value !== null && kind === "number" && typeof value !== "number") throw badPlace();
  return sql`${value}::${sql.raw(types[kind])}`;
}

/** Marks a token that pages backwards, since some clients send it as `next`. */
const before = "<";
function writePlace(place: unknown[]) {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}
function readPlace(token: string, length: number): { place: unknown[]; before: boolean } {
  try {
    const read: unknown = JSON.parse(Buffer.from(token, "base64url").toString());
    if (Array.isArray(read) && read.length === length) return { place: read, before: false };
    if (Array.isArray(read) && read.length === length + 1 && read[0] === before)
      return { place: read.slice(1), before: true };
  } catch {
    // Falls through to the refusal.
  }
  throw badPlace();
}
function badPlace() {
  return badInput("next or prev was not given by this list in this order");
}
