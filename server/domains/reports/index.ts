export { reportData } from "./own-data.ts";
