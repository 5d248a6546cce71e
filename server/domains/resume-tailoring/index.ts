export { coverLetterData } from "./own-data.ts";
