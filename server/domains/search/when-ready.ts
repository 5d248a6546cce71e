import type { Context } from "#server/context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { isReady } from "./follow-index.ts";

/** The context, once every index holds everything. */
export function whenReady<C extends Context>(context: C): C {
  if (!isReady(context.outside.searchEngine))
    throw new Refusal(503, "WARMING_UP", "Search is still getting ready. Try again in a moment.");
  return context;
}
