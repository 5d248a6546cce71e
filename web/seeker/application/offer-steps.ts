import type { MyOffer } from "#contract/offers.ts";

type Stepped = Pick<MyOffer, "id" | "state" | "sentAt" | "decidedAt" | "withdrawnBy">;

/** What happened to offers besides being accepted, which is a step of the application itself. */
export function offerSteps(offers: readonly Stepped[], companyName: string) {
  return offers.flatMap((offer) => {
    const { id, sentAt, decidedAt } = offer;
    const end = endText(offer, companyName);
    return [
      ...(sentAt ? [stepOf(`${id} sent`, sentAt, `You got an offer from ${companyName}`)] : []),
      ...(end && decidedAt ? [stepOf(`${id} ended`, decidedAt, end)] : []),
    ];
  });
}

function endText({ state, withdrawnBy }: Stepped, companyName: string): string | null {
  if (state === "declined") return "You declined the offer";
  if (state === "expired") return "The offer expired";
  return state === "withdrawn" && withdrawnBy === "team" ? `${companyName} withdrew the offer` : null;
}

function stepOf(key: string, at: string, title: string) {
  return { key, at, title, text: null };
}
