import type { Domain } from "#server/domain.ts";
import { addFileNames } from "#server/domains/files/index.ts";
import "./collection-index.ts";
import { collectionHandlers } from "./handlers.ts";
import * as tables from "./tables.ts";

addFileNames(tables.collections.image);

export const collections: Domain = {
  handlers: { collections: collectionHandlers },
};
