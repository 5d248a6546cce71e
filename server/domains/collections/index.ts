import "./events.ts";
export { collections } from "./tables.ts";
