export { boardApplicationData } from "./own-data.ts";
