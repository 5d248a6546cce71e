export { collectionNames } from "./collections.ts";
