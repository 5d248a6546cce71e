export { collections } from "./tables.ts";
