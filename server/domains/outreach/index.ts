export { outreachData } from "./own-data.ts";
