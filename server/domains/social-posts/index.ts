export { socialPostEvents } from "./events.ts";
export { socialPostData } from "./own-data.ts";
