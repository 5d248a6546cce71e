import type { Domain } from "#server/domain.ts";
import "./collection-index.ts";
import { collectionHandlers } from "./handlers.ts";

export const collections: Domain = {
  handlers: { collections: collectionHandlers },
};
