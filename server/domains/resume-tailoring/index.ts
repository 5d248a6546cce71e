export { showLetter } from "./cover-letter.ts";
export { coverLetterData } from "./own-data.ts";
