import { queryOptions } from "@tanstack/react-query";
import { counted } from "#shared/words/sentence-list.ts";
import { api } from "#web/api/client.ts";

export const pointsPath = "/teams/earnings#points";

/** What the reader has at the company they work at. */
export const points = queryOptions({
  queryKey: ["gift-cards", "points"],
  queryFn: () => api.giftCards.points(),
});

/** "1,200 points" */
export const pointsText = (count: number) => counted(count, "point");
