export { socialPostEvents } from "./events.ts";
export { socialPostData } from "./own-data.ts";
export { socialPostNames } from "./names.ts";
