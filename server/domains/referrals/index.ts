export { revealEvents } from "./events.ts";
export { referralData } from "./own-data.ts";
