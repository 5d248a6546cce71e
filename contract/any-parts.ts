import { z } from "zod";

/** Any of the parts of a thing: one that isn't named stays as it is, also where a new thing would get a default. */
export function anyPartsOf<Shape extends z.ZodRawShape>(whole: z.ZodObject<Shape>) {
  const shape = Object.entries(whole.shape).map(([name, part]) => [
    name,
    z.optional(part instanceof z.ZodDefault ? part.unwrap() : part),
  ]);
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodType<
    Partial<z.output<z.ZodObject<Shape>>>,
    Partial<z.input<z.ZodObject<Shape>>>
  >;
}
