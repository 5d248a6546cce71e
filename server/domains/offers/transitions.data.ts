import type { OfferState } from "#contract/offers.ts";

interface Transition {
  by: "team" | "candidate" | "clock";
  from: readonly OfferState[];
  to: OfferState;
  /** What is said where it is not possible. */
  refusal: string;
}
const open = ["draft", "approval", "approved", "sent", "viewed"] as const;
const withCandidate = ["sent", "viewed"] as const;

/** Every step of an offer: by whom, from where, to where. Nothing else moves one. */
export const offerTransitions = {
  change: { by: "team", from: ["draft"], to: "draft", refusal: "Only a draft can be changed." },
  submit: { by: "team", from: ["draft"], to: "approval", refusal: "This offer was submitted already." },
  approve: {
    by: "team",
    from: ["approval"],
    to: "approved",
    refusal: "This offer isn’t waiting for approval.",
  },
  reject: { by: "team", from: ["approval"], to: "draft", refusal: "This offer isn’t waiting for approval." },
  loseApprover: {
    by: "clock",
    from: ["approval"],
    to: "draft",
    refusal: "This offer isn’t waiting for approval.",
  },
  send: { by: "team", from: ["approved"], to: "sent", refusal: "Only an approved offer can be sent." },
  withdraw: { by: "team", from: open, to: "withdrawn", refusal: "This offer has been decided." },
  view: { by: "candidate", from: ["sent"], to: "viewed", refusal: "This offer is no longer open." },
  accept: { by: "candidate", from: withCandidate, to: "accepted", refusal: "This offer is no longer open." },
  decline: { by: "candidate", from: withCandidate, to: "declined", refusal: "This offer is no longer open." },
  expire: { by: "clock", from: withCandidate, to: "expired", refusal: "This offer is no longer open." },
} as const satisfies Record<string, Transition>;
export type OfferStep = keyof typeof offerTransitions;

/** Nobody waits for an answer anymore. */
export const endedOffers: readonly OfferState[] = ["accepted", "declined", "expired", "withdrawn"];
