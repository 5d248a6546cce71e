import type { appSearch } from "#contract/app-search.ts";
import type { DomainHandlers } from "#server/context.ts";
import { findEverything } from "./find-everything.ts";

export const appSearchHandlers: DomainHandlers<typeof appSearch> = {
  find: async ({ query, ...context }) => ({ found: await findEverything(context, query) }),
};
