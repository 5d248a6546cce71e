export { rewardEvents } from "./events.ts";
export { rewardData } from "./own-data.ts";
