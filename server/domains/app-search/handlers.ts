import type { appSearch } from "#contract/app-search.ts";
import type { Handlers } from "#contract/endpoint.ts";
import type { Known } from "#server/context.ts";
import { findEverything } from "./find-everything.ts";

export const appSearchHandlers: Handlers<typeof appSearch, Known> = {
  find: async ({ query, ...context }) => ({ found: await findEverything(context, query) }),
};
