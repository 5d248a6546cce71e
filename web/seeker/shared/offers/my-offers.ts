import { queryOptions } from "@tanstack/react-query";
import type { MyOffer } from "#contract/offers.ts";
import { api } from "#web/api/client.ts";

/** The offers for an application, the latest first. */
export const myOffers = (applicationId: string) =>
  queryOptions({
    queryKey: ["offers", "mine", applicationId],
    queryFn: () => api.offers.mine({ params: { id: applicationId } }),
  });

/** Those that wait for an answer, whatever they are for. */
export const offersToAnswer = queryOptions({
  queryKey: ["offers", "to-answer"],
  queryFn: () => api.offers.toAnswer(),
});

/** An offer that can be accepted or declined. */
export function awaitsAnswer({ state }: Pick<MyOffer, "state">): boolean {
  return state === "sent" || state === "viewed";
}
