import type { z } from "zod";
import { type Endpoint, rolesOf } from "#contract/endpoint.ts";
import { privatePay } from "#contract/pay.ts";
import type { Viewer } from "#server/context.ts";

type Cut = (value: unknown, companyId: string) => unknown;
type Shape = Record<string, unknown>;
const cuts = new WeakMap<object, Cut | null>();

/** The answer, or a part of one, as the caller may read it: who may not see salaries gets it without those the contract marks. */
export function withoutPay(
  answer: unknown,
  endpoint: Pick<Endpoint, "access" | "response">,
  viewer: Viewer | null,
): unknown {
  if (!viewer?.companyId || viewer.team?.permissions.salaries) return answer;
  const roles = rolesOf(endpoint.access);
  // What concerns people themselves is theirs to read.
  if (Array.isArray(roles) && !roles.includes("company")) return answer;
  const cut = cutOf(endpoint.response as z.ZodType);
  return cut ? cut(answer, viewer.companyId) : answer;
}

/** What leaves the marked parts of a schema out of its values; null where it has none. */
export function cutOf(schema: z.ZodType): Cut | null {
  const known = cuts.get(schema);
  if (known !== undefined) return known;
  cuts.set(schema, null);
  const cut = within(schema);
  const marked = privatePay.get(schema)?.withoutPay as Cut | undefined;
  const all: Cut | null = marked ? (value, id) => marked(cut ? cut(value, id) : value, id) : cut;
  cuts.set(schema, all);
  return all;
}

function within(schema: z.ZodType): Cut | null {
  const { def } = schema as unknown as { def: Definition };
  switch (def.type) {
    case "object":
      return ofFields(Object.entries(def.shape!));
    case "array":
      return ofItems(cutOf(def.element!));
    case "record":
      return ofValues(cutOf(def.valueType!));
    case "union":
      return ofOptions(def.options!);
    case "nullable":
    case "optional":
    case "default":
      return ofInner(cutOf(def.innerType!));
    case "pipe":
      return ofInner(cutOf(def.out!));
    default:
      return null;
  }
}
interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  valueType?: z.ZodType;
  innerType?: z.ZodType;
  out?: z.ZodType;
  options?: z.ZodType[];
}

function ofFields(fields: [string, z.ZodType][]): Cut | null {
  const cut = fields.flatMap(([name, schema]) => {
    const one = cutOf(schema);
    return one ? [[name, one] as const] : [];
  });
  if (!cut.length) return null;
  return (value, id) => {
    const read = { ...(value as Shape) };
    for (const [name, one] of cut) if (name in read) read[name] = one(read[name], id);
    return read;
  };
}

function ofItems(cut: Cut | null): Cut | null {
  return cut && ((value, id) => (value as unknown[]).map((each) => cut(each, id)));
}

function ofValues(cut: Cut | null): Cut | null {
  return (
    cut &&
    ((value, id) =>
      Object.fromEntries(Object.entries(value as Shape).map(([name, each]) => [name, cut(each, id)])))
  );
}

function ofInner(cut: Cut | null): Cut | null {
  return cut && ((value, id) => (value === null || value === undefined ? value : cut(value, id)));
}

/** Of several shapes the one that the value has. */
function ofOptions(options: z.ZodType[]): Cut | null {
  if (!options.some((option) => cutOf(option))) return null;
  return (value, id) => {
    const shape = options.find((option) => option.safeParse(value).success);
    const cut = shape && cutOf(shape);
    return cut ? cut(value, id) : value;
  };
}
