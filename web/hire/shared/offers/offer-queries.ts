import { queryOptions } from "@tanstack/react-query";
import type { Offer } from "#contract/offers.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

export const offersOf = (applicationId: string) =>
  queryOptions({
    queryKey: ["offers", "of", applicationId],
    queryFn: () => api.offers.list({ params: { id: applicationId } }),
  });

/** One step of an offer; the screen says a refusal itself. */
export function useOfferStep<Wish>(call: (wish: Wish) => Promise<Offer>, done?: () => void) {
  return useChange({ call, done, refusal: null, stale: [["offers"], ["applications"]], once: () => "step" });
}
