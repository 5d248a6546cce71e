import { z } from "zod";

/** How long the answer took is part of every answer. */
export function answer<S extends z.ZodRawShape>(shape: S) {
  return z.object({ ...shape, duration: z.string().optional() });
}

/** An empty map that went through a language without empty maps comes as an empty list. */
export function orEmptyList<S extends z.ZodType>(fields: S) {
  return z.preprocess((given) => (Array.isArray(given) && !given.length ? {} : given), fields);
}
export function map<S extends z.ZodType>(value: S) {
  return orEmptyList(z.record(z.string(), value));
}
/** A flag in a query, as each language writes it; sent empty when it is not meant. */
export const QueryFlag = z
  .string()
  .regex(/^(?:true|false|t|f|1|0)?$/i, "is not true or false")
  .optional()
  .transform((flag = "") => /^(?:true|t|1)$/i.test(flag));
export const Filter = map(z.unknown());
export const Sort = z
  .array(
    z.object({
      field: z.string().max(100),
      direction: z.union([z.literal(1), z.literal(-1)]).default(1),
    }),
  )
  .max(10)
  .nullable()
  .transform((sort) => sort ?? []);
/** A page of a list that answers with `next` and `prev`; an offset goes with neither. */
export const Paging = {
  limit: z.number().int().min(0).max(100).optional(),
  next: z.string().max(4000).optional(),
  prev: z.string().max(4000).optional(),
};
/** The tokens of the next and previous page. */
export const Turns = { next: z.string().optional(), prev: z.string().optional() };
/** Sets and unsets single fields: { set: {...}, unset: ["a.b"] }. */
export const PartialUpdate = z.object({
  set: Filter.default({}),
  unset: z
    .array(z.string().max(255))
    .max(100)
    .nullish()
    .transform((names) => names ?? []),
});
/** Who acts, on calls made with a server token. */
export const Actor = {
  user_id: z.string().optional(),
  user: z.looseObject({ id: z.string() }).optional(),
};

/** Structured input of a GET: one JSON object in the query parameter `payload`; without anything in it, all that is usual. */
export function payload<S extends z.ZodType>(schema: S) {
  const read = z
    .string()
    .max(20_000)
    .default("{}")
    .transform((text, context): unknown => {
      try {
        const asked: unknown = JSON.parse(text || "{}");
        return asked === null || (Array.isArray(asked) && !asked.length) ? {} : asked;
      } catch {
        context.addIssue({ code: "custom", message: "payload is not JSON" });
        return z.NEVER;
      }
    });
  return z.object({ payload: read.pipe(schema) });
}
