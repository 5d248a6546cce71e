export { questionEvents } from "./events.ts";
export { questionData } from "./own-data.ts";
export { questionNames } from "./names.ts";
