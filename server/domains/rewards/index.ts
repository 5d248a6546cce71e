export { rewardData } from "./own-data.ts";
