export { candidates } from "./tables.ts";
