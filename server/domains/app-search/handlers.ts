import type { appSearch } from "#contract/app-search.ts";
import type { Handlers } from "#contract/endpoint.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { findEverything } from "./find-everything.ts";

export const appSearchHandlers: Handlers<typeof appSearch, AuthenticatedContext> = {
  find: async ({ query, ...context }) => ({ found: await findEverything(context, query) }),
};
