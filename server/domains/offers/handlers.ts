import type { offers } from "#contract/offers.ts";
import type { DomainHandlers } from "#server/context.ts";
import { acceptOffer, declineOffer, listMine, viewOffer } from "./answer-offer.ts";
import { judgeOffer, submitOffer } from "./approve-offer.ts";
import { showDocument } from "./documents.ts";
import { offersToAnswer } from "./offers-to-answer.ts";
import { sendOffer, withdrawOffer } from "./send-offer.ts";
import { changeOffer, createOffer, listOffers } from "./write-offer.ts";

export const offerHandlers: DomainHandlers<typeof offers> = {
  list: ({ params, ...context }) => listOffers(context, params.id),
  create: ({ params, body, ...context }) => createOffer(context, params.id, body),
  change: ({ params, body, ...context }) => changeOffer(context, params.id, body),
  submit: ({ params, body, ...context }) => submitOffer(context, params.id, body),
  judge: ({ params, body, ...context }) => judgeOffer(context, params.id, body),
  send: ({ params, body, ...context }) => sendOffer(context, params.id, body),
  withdraw: ({ params, ...context }) => withdrawOffer(context, params.id),
  mine: ({ params, ...context }) => listMine(context, params.id),
  toAnswer: ({ db, viewer, now }) => offersToAnswer(db, viewer.candidateId, now()),
  view: ({ params, ...context }) => viewOffer(context, params.id),
  accept: ({ params, body, ...context }) => acceptOffer(context, params.id, body.signature),
  decline: ({ params, body, ...context }) => declineOffer(context, params.id, body.reason || null),
  document: ({ params, ...context }) => showDocument(context, params.id),
};
