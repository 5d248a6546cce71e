export { giftCardEvents, redemptionEvents } from "./events.ts";
export { giftCardData } from "./own-data.ts";
export { giftCardNames, redemptionNames } from "./names.ts";
