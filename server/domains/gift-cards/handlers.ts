import type { giftCards } from "#contract/gift-cards.ts";
import type { DomainHandlers } from "#server/context.ts";
import { declineGiftCard, deliverGiftCard, listRequests } from "./deliver.ts";
import { createGiftCard, endGiftCard, listGiftCards } from "./gift-cards.ts";
import { showPoints } from "./points.ts";
import { cancelRedemption, listRedemptions, redeemGiftCard } from "./redeem.ts";

export const giftCardHandlers: DomainHandlers<typeof giftCards> = {
  list: ({ query, ...context }) => listGiftCards(context, query.as),
  create: ({ body, ...context }) => createGiftCard(context, body),
  end: ({ params, ...context }) => endGiftCard(context, params.id),
  redeem: ({ body, ...context }) => redeemGiftCard(context, body),
  redemptions: (context) => listRedemptions(context),
  cancel: ({ params, ...context }) => cancelRedemption(context, params.id),
  points: (context) => showPoints(context),
  requests: (context) => listRequests(context),
  deliver: ({ params, body, ...context }) => deliverGiftCard(context, params.id, body),
  decline: ({ params, body, ...context }) => declineGiftCard(context, params.id, body),
};
