export { holderOfKey } from "./key-holder.ts";
export { integrationData } from "./own-data.ts";
