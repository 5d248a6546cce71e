export { assistantData } from "./own-data.ts";
