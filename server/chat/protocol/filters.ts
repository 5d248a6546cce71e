import { type SQL, and, or, sql } from "drizzle-orm";
import { badInput } from "./errors.ts";
import { folded, withoutAccents } from "./folded.ts";
import { escapeLike } from "#server/database/like.ts";

export type Kind = "text" | "time" | "number" | "boolean" | "list";
type Special = (operator: string, value: unknown) => SQL;
/** A field to filter by: a column of a kind (`words` is its full-text form), or a custom rule. */
export type Field = { column: SQL; kind: Kind; words?: SQL } | Special;
export interface Filterable {
  fields: Record<string, Field>;
  /** Where custom fields are stored; null where they cannot be filtered by. */
  custom: SQL | null;
}
const comparisons: Record<string, SQL> = {
  $eq: sql`=`,
  $ne: sql`is distinct from`,
  $gt: sql`>`,
  $gte: sql`>=`,
  $lt: sql`<`,
  $lte: sql`<=`,
};
export const customName = /^[\w-]{1,100}(\.[\w-]{1,100}){0,4}$/;
const deepest = 5;
const mostParts = 50;
const mostValues = 500;

/** Turns a Mongo-like filter into SQL over the filterable fields. */
export function compileFilter(
  filter: Record<string, unknown>,
  filterable: Filterable,
  depth = 0,
): SQL | undefined {
  if (depth > deepest) throw badInput("the filter nests deeper than five levels");
  return and(
    ...Object.entries(filter).map(([name, value]) => {
      if (name !== "$and" && name !== "$or" && name !== "$nor") return compileField(name, value, filterable);
      if (!Array.isArray(value) || !value.length || value.length > mostParts || !value.every(isObject))
        throw badInput(`${name} takes a list of filters`);
      const inner = value.map((each) => compileFilter(each, filterable, depth + 1) ?? sql`true`);
      if (name === "$and") return and(...inner);
      return name === "$or" ? or(...inner) : sql`not coalesce(${or(...inner)}, false)`;
    }),
  );
}

function compileField(name: string, value: unknown, { fields, custom }: Filterable): SQL | undefined {
  const operators = isOperators(value) ? Object.entries(value) : [["$eq", value] as const];
  const field = Object.hasOwn(fields, name) ? fields[name]! : null;
  if (!field && !(custom && customName.test(name))) throw badInput(`cannot filter by field ${name}`);
  return and(
    ...operators.map(([operator, operand]) => {
      if (typeof field === "function") return field(operator, operand);
      if (field) return compare(field, operator, { operand, name });
      const place = sql`${custom} #> ${sql.param(name.split("."))}::text[]`;
      return operator === "$contains"
        ? sql`(${place}) @> ${JSON.stringify([operand])}::jsonb`
        : compare(customColumn(place, operator, operand), operator, { operand, name });
    }),
  );
}

/** A custom field cast to the type it is compared with; values of another type count as missing. */
function customColumn(place: SQL, operator: string, operand: unknown): { column: SQL; kind: Kind } {
  const sample: unknown = Array.isArray(operand) ? operand[0] : operand;
  const text = sql`((${place}) #>> '{}')`;
  if (operator === "$exists" || (typeof sample !== "number" && typeof sample !== "boolean"))
    return { column: text, kind: "text" };
  const kind = typeof sample as "number" | "boolean";
  const cast = sql.raw(kind === "number" ? "numeric" : "boolean");
  return { column: sql`(case when jsonb_typeof(${place}) = ${kind} then ${text}::${cast} end)`, kind };
}

/** No team is matched by null or by an empty team. */
export function teamField(column: SQL): Special {
  const named = { column: sql`coalesce(${column}, '')`, kind: "text" } as const;
  return (operator, value) =>
    operator === "$exists"
      ? compare({ column, kind: "text" }, operator, { operand: value, name: "team" })
      : compare(named, operator, { operand: value ?? "", name: "team" });
}

type Column = Exclude<Field, Special>;
function compare(field: Column, operator: string, { operand, name }: { operand: unknown; name: string }) {
  const { column, kind } = field;
  if (operator === "$exists") {
    if (typeof operand !== "boolean") throw badInput(`${name}: $exists takes true or false`);
    return operand ? sql`${column} is not null` : sql`${column} is null`;
  }
  if (kind === "list") return compareList(column, operator, { operand, name });
  if (operator === "$in" || operator === "$nin") {
    const values = listOf(operand, operator, name).map((each) => typed(each, kind, name));
    const within = values.length ? sql`${column} in (${sql.join(values, sql`, `)})` : sql`false`;
    return operator === "$in" ? within : sql`not coalesce(${within}, false)`;
  }
  if (operator === "$autocomplete" || operator === "$q") return search(field, operator, { operand, name });
  const comparison = Object.hasOwn(comparisons, operator) ? comparisons[operator] : null;
  if (!comparison) throw badInput(`${name}: unknown operator ${operator}`);
  if (operand === null) return operator === "$ne" ? sql`${column} is not null` : sql`${column} is null`;
  return sql`${column} ${comparison} ${typed(operand, kind, name)}`;
}

/** $q finds words in any order, the last one as a prefix; $autocomplete finds prefixes of words. */
function search(
  { column, kind, words }: Column,
  operator: string,
  { operand, name }: { operand: unknown; name: string },
) {
  if (kind !== "text" || typeof operand !== "string" || !operand.trim())
    throw badInput(`${name}: ${operator} takes a text`);
  if (words && operator === "$q")
    return sql`${words} @@ (nullif(plainto_tsquery('simple', ${folded(operand)})::text, '') || ':*')::tsquery`;
  const escaped = escapeLike(withoutAccents(operand.trim()));
  const plain = folded(column);
  if (operator === "$q") return sql`${plain} ilike ${`%${escaped}%`}`;
  return sql`(${plain} ilike ${`${escaped}%`} or ${plain} ilike ${`% ${escaped}%`})`;
}

/** A list contains a value, has one of several, or is exactly this. */
function compareList(column: SQL, operator: string, { operand, name }: { operand: unknown; name: string }) {
  if (operator === "$contains") return sql`${typed(operand, "text", name)} = any(${column})`;
  const values = [operand ?? []].flat().map((each) => typed(each, "text", name));
  if (values.length > mostValues) throw badInput(`${name}: ${operator} takes at most ${mostValues} values`);
  const list = sql`array[${sql.join(values, sql`, `)}]::text[]`;
  if (operator === "$in") return sql`${column} && ${list}`;
  if (operator === "$nin") return sql`not (${column} && ${list})`;
  if (operator === "$eq")
    return Array.isArray(operand) || operand === null
      ? sql`(${column} @> ${list} and ${column} <@ ${list})`
      : sql`${column} && ${list}`;
  throw badInput(`${name}: unknown operator ${operator}`);
}

function listOf(operand: unknown, operator: string, name: string): unknown[] {
  if (!Array.isArray(operand) || operand.length > mostValues)
    throw badInput(`${name}: ${operator} takes a list of at most ${mostValues} values`);
  return operand;
}

/** A value of the wrong kind is the caller's mistake, not the database's. */
function typed(value: unknown, kind: Kind, name: string): SQL {
  if (kind === "time" && typeof value === "string" && !Number.isNaN(Date.parse(value)))
    return sql`${new Date(value).toISOString()}::timestamptz`;
  if (kind === "number" && typeof value === "number") return sql`${value}::numeric`;
  if (kind === "boolean" && typeof value === "boolean") return sql`${value}::boolean`;
  if (kind === "text" && typeof value === "string") return sql`${value}::text`;
  throw badInput(`${name} takes a ${kind}`);
}

function isOperators(value: unknown): value is Record<string, unknown> {
  const keys = isObject(value) ? Object.keys(value) : [];
  return keys.length > 0 && keys.every((key) => key.startsWith("$"));
}
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The order asked for, over the fields that may be asked for and custom ones by their JSON value: numbers by size, texts by letter. */
export function compileSort(
  sort: readonly { field: string; direction: 1 | -1 }[],
  fields: Record<string, SQL>,
  custom: SQL | null = null,
): SQL[] {
  return sort.map(({ field, direction }) => {
    const known = Object.hasOwn(fields, field) ? fields[field]! : null;
    if (!known && !(custom && customName.test(field))) throw badInput(`cannot sort by field ${field}`);
    const column = known ?? sql`${custom} #> ${sql.param(field.split("."))}::text[]`;
    return direction === -1 ? sql`${column} desc nulls last` : sql`${column} asc nulls first`;
  });
}
