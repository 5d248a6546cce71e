import type { z } from "zod";
import { ChatRefusal } from "../protocol/errors.ts";
import { refuseHalves } from "../protocol/whole-texts.ts";

type Fields = Record<string, unknown>;
type Drop = ((value: unknown) => unknown) | null;
/** The parts of a JSON schema that matter here. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
}
const known = new WeakMap<object, { drop: Drop }>();

/**
 * Some client languages send null for what was left out, and an empty list for an empty map. Where a field
 * is optional and null has no meaning of its own, null counts as left out. Numbers and booleans may come as text.
 */
export function withoutNulls(schema: unknown, value: unknown): unknown {
  const drop = schema ? dropFor(schema as z.ZodType) : null;
  return drop ? drop(value) : value;
}

/** The same for a JSON object in a query parameter. */
export function payloadWithoutNulls(query: unknown, text: string): string {
  const payload = query ? definitionOf(query as z.ZodType).shape?.payload : undefined;
  if (!payload) return text;
  try {
    const asked: unknown = JSON.parse(text);
    refuseHalves(text, asked);
    return JSON.stringify(withoutNulls(payload, asked));
  } catch (error) {
    if (error instanceof ChatRefusal) throw error;
    return text;
  }
}

function dropFor(schema: z.ZodType): Drop {
  const seen = known.get(schema);
  if (seen) return seen.drop;
  const made = { drop: dropIn(definitionOf(schema)) };
  known.set(schema, made);
  return made.drop;
}

function dropIn({ type, shape, innerType, element, valueType, ...pipe }: Definition): Drop {
  if (type === "object" && shape) return inObject(shape);
  if (type === "number") return asNumber;
  if (type === "boolean") return asFlag;
  if (type === "pipe") return firstOf(pipe.in) ?? firstOf(pipe.out);
  if (innerType) return dropFor(innerType);
  const each = element ?? valueType;
  const inner = each ? dropFor(each) : null;
  if (!inner) return null;
  return (value) => {
    if (Array.isArray(value)) return value.map(inner);
    return isFields(value) ? mapValues(value, inner) : value;
  };
}
/** Some clients send settings as text. */
function asNumber(value: unknown) {
  return typeof value === "string" && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}
function asFlag(value: unknown) {
  return value === "true" || value === "false" ? value === "true" : value;
}
function firstOf(schema: z.ZodType | undefined): Drop {
  return schema ? dropFor(schema) : null;
}

function inObject(shape: Record<string, z.ZodType>): Drop {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    leftOut: schema.safeParse(undefined).success && !schema.safeParse(null).success,
    isMap: schema.safeParse({}).success && !schema.safeParse([]).success,
    drop: dropFor(schema),
  }));
  const touched = fields.filter(({ leftOut, isMap, drop }) => leftOut || isMap || drop);
  if (!touched.length) return null;
  return (value) => {
    if (!isFields(value)) return value;
    const changed = { ...value };
    for (const { name, leftOut, isMap, drop } of touched) {
      if (!Object.hasOwn(changed, name)) continue;
      const given = changed[name];
      if (leftOut && given === null) delete changed[name];
      else if (isMap && Array.isArray(given) && !given.length) changed[name] = {};
      else if (drop) changed[name] = drop(given);
    }
    return changed;
  };
}

function definitionOf(schema: z.ZodType) {
  return schema._zod.def as unknown as Definition;
}
function mapValues(fields: Fields, change: (value: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));
}
function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
