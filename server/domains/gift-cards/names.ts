import { namesOf } from "#server/database/names-of.ts";
import { giftCardRedemptions, giftCards } from "./tables.ts";

/** What the audit log calls them. */
export const giftCardNames = namesOf(giftCards, giftCards.title);
export const redemptionNames = namesOf(giftCardRedemptions, giftCardRedemptions.title);
