export { giftCardEvents, redemptionEvents } from "./events.ts";
export { lastRedemption } from "./last-redemption.ts";
export { giftCardData } from "./own-data.ts";
export { giftCardNames, redemptionNames } from "./names.ts";
