export { rewardEvents } from "./events.ts";
export { rewardData } from "./own-data.ts";
export { bankAccountNames, dropNames, payoutNames } from "./names.ts";
