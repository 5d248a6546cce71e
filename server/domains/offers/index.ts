export { type OfferEvent, offerEvents } from "./events.ts";
export { findOffer, offerEndedWith } from "./queries.ts";
export { offerData } from "./own-data.ts";
export { offersToAnswer } from "./offers-to-answer.ts";
export { sentOffers } from "./sent-offers.ts";
export { offersAwaitingApproval } from "./awaiting-approval.ts";
