export { questionEvents } from "./events.ts";
export { questionData } from "./own-data.ts";
