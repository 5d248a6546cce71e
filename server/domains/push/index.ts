export { pushData } from "./own-data.ts";
