import {
  type SQL,
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
} from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isUuid } from "#server/database/ids.ts";
import { likePart } from "#server/database/like.ts";
import { invalid } from "#server/errors/refusal.ts";

/** What one endpoint lets a caller ask for. */
export interface Allowed {
  columns: Record<string, PgColumn>;
  include?: readonly string[];
  maxLimit?: number;
}
export interface Asked {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
  include: ReadonlySet<string>;
  /** Keeps only the asked fields of a row; everything when none were named. */
  pick<T extends object>(row: T): T;
}

const pageSize = 20;
const operators = {
  eq,
  neq: ne,
  gt,
  gte,
  lt,
  lte,
  inq: (column: PgColumn, values: unknown[]) => inArray(column, values),
  nin: (column: PgColumn, values: unknown[]) => notInArray(column, values),
  like: (column: PgColumn, text: unknown) => ilike(column, likePart(String(text))),
};

/** The one compiler of the specified `filter` parameter: JSON text in, SQL over allowed columns out. */
export function readFilter(text: string | undefined, allowed: Allowed): Asked {
  const filter = parse(text);
  const names = filter.fields;
  return {
    where: filter.where == null ? undefined : compile(filter.where, allowed),
    orderBy: [filter.order ?? []].flat().map((order) => compileOrder(order, allowed)),
    limit: wholeNumber(filter.limit ?? pageSize, "limit", allowed.maxLimit ?? 100),
    offset: wholeNumber(filter.skip ?? 0, "skip", 1_000_000),
    include: new Set(readIncludes(filter.include, allowed)),
    pick: (row) =>
      names
        ? (Object.fromEntries(
            Object.entries(row).filter(([key]) => key === "id" || names.includes(key)),
          ) as typeof row)
        : row,
  };
}

interface Filter {
  where?: unknown;
  include?: unknown;
  fields?: string[];
  order?: unknown;
  limit?: unknown;
  skip?: unknown;
}

function parse(text: string | undefined): Filter {
  if (!text) return {};
  try {
    const filter: unknown = JSON.parse(text);
    if (typeof filter !== "object" || filter === null || Array.isArray(filter)) throw new Error();
    const { fields } = filter as { fields?: unknown };
    const named = Array.isArray(fields)
      ? fields
      : fields && typeof fields === "object"
        ? Object.keys(fields)
        : undefined;
    return { ...filter, ...(named && { fields: named.map(String) }) };
  } catch {
    throw refuse("it is not a JSON object");
  }
}

function compile(where: unknown, allowed: Allowed, depth = 0): SQL | undefined {
  if (depth > 5) throw refuse("it nests deeper than five levels");
  if (typeof where !== "object" || where === null || Array.isArray(where))
    throw refuse("a condition is an object");
  const parts = Object.entries(where).map(([name, value]) => {
    if (name === "and" || name === "or") {
      if (!Array.isArray(value) || value.length > 50)
        throw refuse(`${name} takes a list of at most 50 conditions`);
      const inner = value.map((each: unknown) => compile(each, allowed, depth + 1));
      return name === "and" ? and(...inner) : or(...inner);
    }
    return compileCondition(columnNamed(name, allowed), name, value);
  });
  return and(...parts);
}

function compileCondition(column: PgColumn, name: string, value: unknown): SQL | undefined {
  if (value === null) return isNull(column);
  if (typeof value !== "object") return eq(column, typed(column, value, name));
  return and(
    ...Object.entries(value).map(([operator, operand]) => {
      if (!Object.hasOwn(operators, operator))
        throw refuse(`${name} doesn’t support ${operator}. Use one of ${Object.keys(operators).join(", ")}`);
      if (operand === null) return operator === "neq" ? isNotNull(column) : isNull(column);
      if (operator === "like" && (column.dataType !== "string" || column.getSQLType() === "uuid"))
        throw refuse(`${name}.like only works on text`);
      const list = operator === "inq" || operator === "nin";
      if (list && (!Array.isArray(operand) || operand.length > 200))
        throw refuse(`${name}.${operator} takes a list of at most 200 values`);
      const values = list
        ? (operand as unknown[]).map((each) => typed(column, each, name))
        : typed(column, operand, name);
      return operators[operator as keyof typeof operators](column, values as never);
    }),
  );
}

/** A value of the wrong kind is the caller's mistake, not the database's. */
function typed(column: PgColumn, value: unknown, name: string) {
  const kind = column.dataType;
  if (kind === "number" && typeof value === "number") return value;
  if (kind === "boolean" && typeof value === "boolean") return value;
  if (kind === "date" && /^\d{4}-/.test(String(value)) && !Number.isNaN(Date.parse(String(value))))
    return new Date(String(value));
  if (kind === "string" && (typeof value === "string" || typeof value === "number")) {
    if (column.getSQLType() === "uuid" && !isUuid(String(value))) throw refuse(`${name} takes an ID`);
    return String(value);
  }
  throw refuse(`${name} takes a ${kind}`);
}

function compileOrder(order: unknown, allowed: Allowed) {
  const [name = "", direction = "ASC"] = String(order).split(/\s+/);
  const column = columnNamed(name, allowed);
  if (!/^(asc|desc)$/i.test(direction)) throw refuse(`${name} must be ASC or DESC`);
  return direction.toUpperCase() === "DESC" ? desc(column) : asc(column);
}

function columnNamed(name: string, { columns }: Allowed) {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!column) throw refuse(`${name} must be one of ${Object.keys(columns).join(", ")}`);
  return column;
}

function readIncludes(include: unknown, allowed: Allowed): string[] {
  const names = [include ?? []]
    .flat()
    .map((each) =>
      typeof each === "string" ? each : String((each as { relation?: unknown } | null)?.relation),
    );
  const unknown = names.find((name) => !allowed.include?.includes(name));
  if (unknown) throw refuse(`${unknown} can’t be included here`);
  return names;
}

function wholeNumber(value: unknown, name: string, most: number) {
  if (!Number.isInteger(value) || (value as number) < 0)
    throw refuse(`${name} must be a whole number, 0 or more`);
  return Math.min(value as number, most);
}

function refuse(why: string) {
  return invalid(`Couldn’t use the filter: ${why}.`, { filter: why }, "BAD_FILTER");
}
