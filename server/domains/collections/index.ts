import "./collection-index.ts";
import "./events.ts";
export { collectionHandlers } from "./handlers.ts";
export { collections } from "./tables.ts";
