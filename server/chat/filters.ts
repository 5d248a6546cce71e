import { type SQL, and, or, sql } from "drizzle-orm";
import { badInput } from "./errors.ts";

type Kind = "text" | "time" | "number" | "boolean" | "list";
type Special = (operator: string, value: unknown) => SQL;
/** What may be asked of: a column of a kind, or a rule of its own. */
export type Field = { column: SQL; kind: Kind } | Special;
export interface Filterable {
  fields: Record<string, Field>;
  /** Where custom fields are kept; null where none may be asked for. */
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

/** Turns a Mongo-like filter into SQL over the fields that may be asked for. */
export function compileFilter(
  filter: Record<string, unknown>,
  filterable: Filterable,
  depth = 0,
): SQL | undefined {
  if (depth > 5) throw badInput("the filter nests deeper than five levels");
  return and(
    ...Object.entries(filter).map(([name, value]) => {
      if (name === "$and" || name === "$or" || name === "$nor") {
        if (!Array.isArray(value) || value.length > 50) throw badInput(`${name} takes a list of filters`);
        const inner = value.map((each) =>
          compileFilter(each as Record<string, unknown>, filterable, depth + 1),
        );
        if (name === "$and") return and(...inner);
        return name === "$or" ? or(...inner) : sql`not coalesce(${or(...inner) ?? sql`false`}, false)`;
      }
      return compileField(name, value, filterable);
    }),
  );
}

function compileField(name: string, value: unknown, { fields, custom }: Filterable): SQL | undefined {
  const operators = isOperators(value) ? Object.entries(value) : [["$eq", value] as const];
  const field = Object.hasOwn(fields, name) ? fields[name]! : null;
  if (!field && (!custom || !/^[\w.-]{1,100}$/.test(name))) throw badInput(`cannot filter by field ${name}`);
  return and(
    ...operators.map(([operator, operand]) => {
      if (typeof field === "function") return field(operator, operand);
      if (field) return compare(field.column, operator, { operand, kind: field.kind, name });
      const kind = typeof operand === "boolean" || typeof operand === "number" ? typeof operand : "text";
      const text = sql`${custom} #>> ${sql.param(name.split("."))}::text[]`;
      const column =
        kind === "number"
          ? sql`(${text})::numeric`
          : kind === "boolean"
            ? sql`(${text})::boolean`
            : sql`(${text})`;
      return compare(column, operator, { operand, kind: kind as Kind, name });
    }),
  );
}

function compare(
  column: SQL,
  operator: string,
  { operand, kind, name }: { operand: unknown; kind: Kind; name: string },
): SQL {
  if (operator === "$exists") return operand ? sql`${column} is not null` : sql`${column} is null`;
  if (operator === "$in" || operator === "$nin") {
    if (!Array.isArray(operand) || operand.length > 500) throw badInput(`${name}: ${operator} takes a list`);
    const values = operand.map((each) => sql`${typed(each, kind, name)}`);
    const within = values.length ? sql`${column} in (${sql.join(values, sql`, `)})` : sql`false`;
    return operator === "$in" ? within : sql`not (${within})`;
  }
  if (operator === "$contains") return sql`${String(operand)} = any(${column})`;
  if (operator === "$autocomplete" || operator === "$q") {
    const escaped = String(operand).replace(/[%_\\]/g, "\\$&");
    return sql`${column} ilike ${operator === "$q" ? `%${escaped}%` : `${escaped}%`}`;
  }
  const comparison = comparisons[operator];
  if (!comparison) throw badInput(`${name}: unknown operator ${operator}`);
  if (operand === null) return operator === "$ne" ? sql`${column} is not null` : sql`${column} is null`;
  return sql`${column} ${comparison} ${typed(operand, kind, name)}`;
}

/** A value of the wrong kind is the caller's mistake, not the database's. */
function typed(value: unknown, kind: Kind, name: string): SQL {
  if (kind === "time" && !Number.isNaN(Date.parse(String(value))))
    return sql`${new Date(String(value)).toISOString()}::timestamptz`;
  if (kind === "number" && typeof value === "number") return sql`${value}::numeric`;
  if (kind === "boolean" && typeof value === "boolean") return sql`${value}::boolean`;
  if (kind === "text" && typeof value === "string") return sql`${value}::text`;
  throw badInput(`${name} takes a ${kind}`);
}

function isOperators(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.keys(value).some((key) => key.startsWith("$"));
}

/** The order asked for, over the fields that may be asked for; unknown fields are refused. */
export function compileSort(
  sort: { field: string; direction: 1 | -1 }[],
  fields: Record<string, SQL>,
): SQL[] {
  return sort.map(({ field, direction }) => {
    const column = Object.hasOwn(fields, field) ? fields[field]! : null;
    if (!column) throw badInput(`cannot sort by field ${field}`);
    return direction === -1 ? sql`${column} desc nulls last` : sql`${column} asc nulls first`;
  });
}
