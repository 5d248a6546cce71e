import type { Interview } from "#contract/interviews.ts";
import type { MyOffer } from "#contract/offers.ts";
import { isOpen } from "#shared/interviews/is-open.ts";
import { awaitsAnswer } from "#web/seeker/shared/offers/my-offers.ts";

/** What comes next of an application before any further stage. */
export type Due =
  | { what: "offer"; by: string }
  | { what: "chooseTime" }
  | { what: "newTimes" }
  | { what: "interview"; at: string }
  /** An offer was declined. */
  | { what: "decision" };

export interface Known {
  /** The latest first, both. */
  offers: readonly Pick<MyOffer, "state" | "expiresOn">[];
  interviews: readonly Pick<Interview, "state" | "times" | "window" | "time">[];
  now: Date;
}
/** An open offer, then the interview that is being agreed or is to come. */
export function dueOf({ offers, interviews, now }: Known): Due | null {
  const offer = offers.find(awaitsAnswer);
  if (offer) return { what: "offer", by: offer.expiresOn };
  const interview = interviews.find((each) => isOpen(each, now));
  if (interview?.state === "proposed") return { what: "chooseTime" };
  if (interview?.state === "refused") return { what: "newTimes" };
  if (interview?.time) return { what: "interview", at: interview.time };
  return offers[0]?.state === "declined" ? { what: "decision" } : null;
}
